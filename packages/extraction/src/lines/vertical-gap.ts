import type { Line } from './line.ts';

/** The room between a line and the one below it, in points; infinite where they stand on two pages. */
export function verticalGap(upper: Line, lower: Line): number {
  return upper.page === lower.page ? lower.top - upper.bottom : Number.POSITIVE_INFINITY;
}
