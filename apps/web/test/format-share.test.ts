import { expect, test } from 'vitest';
import { formatShare } from '../src/ui/format-share.ts';

test('a share is never rounded up to more than was measured', () => {
  expect([1, 0.9997, 0.952380952, 0.972, 0.29, 0, null].map(formatShare)).toEqual([
    '100%',
    '99.9%',
    '95.2%',
    '97.2%',
    '29%',
    '0%',
    '–',
  ]);
});
