import type { Line } from './line.ts';

/** The vertical distance between a line and the one below it, in points; infinite if they are on different pages. */
export function verticalGap(upper: Line, lower: Line): number {
  return upper.page === lower.page ? lower.top - upper.bottom : Number.POSITIVE_INFINITY;
}
