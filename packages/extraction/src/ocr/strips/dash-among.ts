import type { InkRun } from './ink.ts';

/** How many times wider than high a dash is. */
const FLAT = 1.4;

/** Whether a run is a dash in a line of the ink given. */
export function dashAmong(ink: readonly InkRun[], flatness = FLAT): (run: InkRun) => boolean {
  const highest = Math.max(...ink.map(({ top, bottom }) => bottom - top));
  const letters = ink.filter(({ top, bottom }) => (bottom - top) * 2 > highest);
  const lineTop = middleOf(letters.map(({ top }) => top));
  const lineBottom = middleOf(letters.map(({ bottom }) => bottom));
  // Flat, and in the middle of the letters: a full stop lies at their feet.
  return ({ left, right, top, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    const rise = ((top + bottom) / 2 - lineTop) / Math.max(1, lineBottom - lineTop);
    const isThin = width >= 5 && width <= 26 && height <= 8 && width >= height * flatness;
    return isThin && rise > 0.3 && rise < 0.7;
  };
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
