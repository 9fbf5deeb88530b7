import { largest, smallest } from '../values/extremes.ts';
import type { BodyLine } from './body-line.ts';

/** Fewer rows may begin with two dates by chance. */
const ENOUGH_ROWS = 3;
/** How far second days of one column may stand from one another, in points. */
const SPREAD_PT = 4;

/** The left edge of the day that stands right behind the first of each line that begins with one and ends with an amount; null where they do not all have it. */
export function secondDay(lines: readonly BodyLine[]): number | null {
  const rows = lines.filter(
    ({ tokens }) => tokens[0]?.kind === 'date' && tokens.some(({ kind }) => kind === 'amount'),
  );
  const lefts = rows.flatMap(({ tokens }) => (tokens[1]?.kind === 'date' ? [tokens[1].left] : []));
  if (rows.length < ENOUGH_ROWS || lefts.length < rows.length) return null;
  const left = smallest(lefts);
  return largest(lefts) - left < SPREAD_PT ? left : null;
}
