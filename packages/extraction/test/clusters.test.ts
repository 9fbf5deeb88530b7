import { expect, test } from 'vitest';
import { PLACE_PT, placesOf } from '../src/tables/clusters.ts';
import type { AmountToken } from '../src/tables/token.ts';

test('numbers that end at one place, on either side of where edges are rounded, have one place', () => {
  const between = 5666.5 * PLACE_PT;
  const ending = (digitsRight: number) => ({ digitsRight, left: digitsRight - 20 }) as AmountToken;
  const places = placesOf([ending(between - 0.001), ending(between + 0.001), ending(between + 10)], 'right');
  expect(places.map(({ count }) => count)).toEqual([2, 1]);
});
