import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPageRanges, parsePageRanges } from '../src/index.ts';

describe('page ranges', () => {
  test('are read as people write them', () => {
    expect(parsePageRanges('1-3, 7')).toEqual([1, 2, 3, 7]);
    expect(parsePageRanges(' 7,1 – 3,2')).toEqual([1, 2, 3, 7]);
  });

  test.each(['', '0', '3-1', 'two', '1,,2', '1-', '1.5', '-2', '1-999999'])(
    '"%s" is no such list',
    (text) => {
      expect(parsePageRanges(text)).toBeNull();
    },
  );

  test('say the same numbers again when read back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { minLength: 1 }), (numbers) => {
        expect(parsePageRanges(formatPageRanges(numbers))).toEqual(numbers.toSorted((a, b) => a - b));
      }),
    );
  });
});
