import { median } from '../../values/median.ts';
import type { InkRun } from './ink.ts';

/** Least ratio of width to height of a dash. */
const FLAT = 1.4;

/** Returns a test whether a run is a dash within a line of the given ink. */
export function dashAmong(ink: readonly InkRun[], flatness = FLAT): (run: InkRun) => boolean {
  const highest = Math.max(...ink.map(({ top, bottom }) => bottom - top));
  const letters = ink.filter(({ top, bottom }) => (bottom - top) * 2 > highest);
  const lineTop = median(letters.map(({ top }) => top));
  const lineBottom = median(letters.map(({ bottom }) => bottom));
  // Flat, and at mid-height of the letters: a period is at their feet.
  return ({ left, right, top, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    const rise = ((top + bottom) / 2 - lineTop) / Math.max(1, lineBottom - lineTop);
    const isThin = width >= 5 && width <= 26 && height <= 8 && width >= height * flatness;
    return isThin && rise > 0.3 && rise < 0.7;
  };
}
