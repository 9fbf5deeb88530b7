import { largest, smallest } from '../values/extremes.ts';
import type { BodyLine } from './body-line.ts';
import { isCell } from './is-cell.ts';
import type { DateToken } from './token.ts';

/** A column of dates in cells of their own; edges in points. */
export type DayColumn = { readonly left: number; readonly right: number };

/** Dates are aligned if their left or right edges differ by less than this, in points. */
const FLUSH_PT = 3;
/** With fewer rows, all of them must have a date in the column. */
const ENOUGH_ROWS = 3;
/** Least share of the rows with a date that a column of dates fills. */
const MOST = 0.6;

/** Left edges of the dates that follow the first of each row in a table without headers, in columns of their own, in points. */
export function laterDays(lines: readonly BodyLine[]): number[] {
  return daysAligned(lines.filter(beginsWithDate))
    .slice(1)
    .map(({ left }) => left);
}

/**
 * The columns of dates of the lines with amounts, left to right, with or without headers: most rows that have any date have one there. Rows
 * that begin with a date are asked first: other lines with dates may be notes.
 */
export function dayColumnsOf(lines: readonly BodyLine[]): DayColumn[] {
  const own = daysAligned(lines.filter(beginsWithDate));
  return own.length > 0 ? own : daysAligned(lines);
}

function beginsWithDate({ tokens: [first] }: BodyLine): boolean {
  return first?.kind === 'date';
}

function daysAligned(lines: readonly BodyLine[]): DayColumn[] {
  const rows = lines.flatMap((body) => {
    if (!body.tokens.some((token) => token.kind === 'amount' && token.amount.isCertain)) return [];
    const days = body.tokens.filter((token) => token.kind === 'date').filter((day) => isCell(body, day));
    return days.length === 0 ? [] : [days];
  });
  const least = rows.length < ENOUGH_ROWS ? rows.length : Math.max(ENOUGH_ROWS, rows.length * MOST);
  const columns: DateToken[][] = [];
  for (const day of rows.flat()) {
    const own = columns.find(([first]) => first !== undefined && isFlush(first, day));
    if (own === undefined) columns.push([day]);
    else own.push(day);
  }
  return columns
    .filter((days) => days.length >= least)
    .map((days) => ({
      left: smallest(days.map(({ left }) => left)),
      right: largest(days.map(({ right }) => right)),
    }))
    .sort((a, b) => a.left - b.left);
}

function isFlush(a: DateToken, b: DateToken): boolean {
  return Math.abs(a.left - b.left) < FLUSH_PT || Math.abs(a.right - b.right) < FLUSH_PT;
}
