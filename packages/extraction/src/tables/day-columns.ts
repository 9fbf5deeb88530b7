import { wordBefore } from '../lines/word-before.ts';
import { largest, smallest } from '../values/extremes.ts';
import type { BodyLine } from './body-line.ts';
import type { DateToken } from './token.ts';

/** A column of dates in cells of their own; edges in points. */
export type DayColumn = { readonly left: number; readonly right: number };

/** Dates are aligned if their left or right edges differ by less than this, in points. */
const FLUSH_PT = 3;
/** With fewer rows, all of them must have a date in the column. */
const ENOUGH_ROWS = 3;
/** Least share of the rows with a date that a column of dates fills. */
const MOST = 0.8;
/** Gap of a cell to its neighbours, in text heights. */
const CELL_GAP = 0.62;

/** Left edges of the dates that follow the first of each row in a table without headers, in columns of their own, in points. */
export function laterDays(lines: readonly BodyLine[]): number[] {
  return dayColumnsOf(lines.filter(({ tokens }) => tokens[0]?.kind === 'date'))
    .slice(1)
    .map(({ left }) => left);
}

/** The columns of dates of the lines with amounts, left to right, with or without headers: most rows that have any date have one there. */
export function dayColumnsOf(lines: readonly BodyLine[]): DayColumn[] {
  const rows = lines.flatMap((body) => {
    if (!body.tokens.some((token) => token.kind === 'amount' && token.amount.isCertain)) return [];
    const days = body.tokens.filter((token) => token.kind === 'date' && isCell(body, token));
    return days.length === 0 ? [] : [days as DateToken[]];
  });
  const least = rows.length < ENOUGH_ROWS ? rows.length : Math.max(ENOUGH_ROWS, rows.length * MOST);
  const columns: { days: DateToken[] }[] = [];
  for (const days of rows)
    for (const day of days) {
      const own = columns.find(({ days: [first] }) => first !== undefined && isFlush(first, day));
      if (own === undefined) columns.push({ days: [day] });
      else own.days.push(day);
    }
  return columns
    .filter(({ days }) => days.length >= least)
    .map(({ days }) => ({
      left: smallest(days.map(({ left }) => left)),
      right: largest(days.map(({ right }) => right)),
    }))
    .sort((a, b) => a.left - b.left);
}

function isFlush(a: DateToken, b: DateToken): boolean {
  return Math.abs(a.left - b.left) < FLUSH_PT || Math.abs(a.right - b.right) < FLUSH_PT;
}

/** Whether a date is separate from its neighbours. */
function isCell({ line }: BodyLine, { from, to, left, right }: DateToken): boolean {
  const before = wordBefore(line.words, from);
  const behind = line.words[to];
  const gap = (line.bottom - line.top) * CELL_GAP;
  return (
    (before === undefined || left - before.right > gap) && (behind === undefined || behind.left - right > gap)
  );
}
