import { largest, smallest } from '../values/extremes.ts';
import type { BodyLine } from './body-line.ts';
import type { Token } from './token.ts';

/** With fewer rows, two dates at the start may be chance. */
const ENOUGH_ROWS = 3;
/** Largest distance between the second dates of one column, in points. */
const SPREAD_PT = 4;

/** The left edge of the date right after the first one, on lines that begin with a date and end with an amount; null if not all of them have it. */
export function secondDay(lines: readonly BodyLine[]): number | null {
  const rows = lines.filter(
    ({ tokens }) => tokens[0]?.kind === 'date' && tokens.some(({ kind }) => kind === 'amount'),
  );
  const isSure = rows.length >= ENOUGH_ROWS;
  const lefts = rows.flatMap((row) => {
    const second = row.tokens[1];
    return second?.kind === 'date' && (isSure || isCell(row, second)) ? [second.left] : [];
  });
  if (lefts.length < rows.length) return null;
  const left = smallest(lefts);
  return lefts.length > 0 && largest(lefts) - left < SPREAD_PT ? left : null;
}

/** Gap of a cell to its neighbours, in text heights. */
const CELL_GAP = 0.62;

/** Whether a date is separate from the date before it and the text after it. */
function isCell({ line: { words, top, bottom } }: BodyLine, { from, to, left, right }: Token): boolean {
  const [before, behind] = [words[from - 1], words[to]];
  const gap = (bottom - top) * CELL_GAP;
  return (
    before !== undefined && behind !== undefined && left - before.right > gap && behind.left - right > gap
  );
}
