import { expect, test } from 'vitest';
import type { Row } from '../src/interpret/rows/row.ts';
import { rowsMoved } from '../src/verify/rows-moved.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((description) => ({ description }) as Row);

test('rows are money in or money out by their amounts, and zero-amount rows neither', () => {
  const amounts = [1, -1, 0, 250, -250];
  const described = (way: 'in' | 'out') => rowsMoved({ rows, amounts }, way).map((row) => row.description);
  expect(described('in')).toEqual(['a', 'd']);
  expect(described('out')).toEqual(['b', 'e']);
});

test('a row with an unknown amount is neither', () => {
  expect(rowsMoved({ rows, amounts: [] }, 'in')).toEqual([]);
  expect(rowsMoved({ rows, amounts: [] }, 'out')).toEqual([]);
});
