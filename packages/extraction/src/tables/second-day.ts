import { largest, smallest } from '../values/extremes.ts';
import type { BodyLine } from './body-line.ts';
import type { Token } from './token.ts';

/** Fewer rows may begin with two dates by chance. */
const ENOUGH_ROWS = 3;
/** How far second days of one column may stand from one another, in points. */
const SPREAD_PT = 4;

/** The left edge of the day that stands right behind the first of each line that begins with one and ends with an amount; null where they do not all have it. */
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

/** How far a cell is from what is next to it, in heights of the print. */
const CELL_GAP = 0.62;

/** Whether a day stands apart from the day before it and the text behind it. */
function isCell({ line: { words, top, bottom } }: BodyLine, { from, to, left, right }: Token): boolean {
  const [before, behind] = [words[from - 1], words[to]];
  const gap = (bottom - top) * CELL_GAP;
  return (
    before !== undefined && behind !== undefined && left - before.right > gap && behind.left - right > gap
  );
}
