import { chunksOf } from '../lines/chunk.ts';
import { horizontalGap } from '../lines/horizontal-gap.ts';
import { largest, smallest } from '../values/extremes.ts';
import type { BodyLine } from './body-line.ts';
import { haveDaysAbove } from './day-line.ts';
import { roleOf } from './heading.ts';
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

/** Where the rows of a table without headers have a date, by its left edge in points, and which of their dates it is. */
export type UnheadedDay = {
  readonly left: number;
  readonly role: 'date' | 'valueDate';
  /** Whether words over the column name it, though they are no headers of a table. */
  readonly isNamed: boolean;
};

/**
 * The columns of dates behind the first of each row in a table without headers. Where rows begin with words, the first of these columns has
 * their day, unless lines above the rows do, or there are too few rows to show it. A few lines that begin with a date do not say where many
 * rows have theirs.
 */
export function unheadedDays(lines: readonly BodyLine[]): UnheadedDay[] {
  const leading = lines.filter(beginsWithDate);
  // A fact left of a few rows may be a date: where more rows begin is no column behind it.
  const isBehindMost = (count: number) => (column: DayColumn) =>
    leading.filter((body) => Math.abs(leftOf(body) - column.left) < FLUSH_PT).length <= count;
  const [first, ...others] = leading.length < ENOUGH_ROWS ? daysBehindWords(lines) : [];
  if (first === undefined)
    return beginningAlike(leading)
      .flatMap((alike) => daysAligned(alike).slice(1).filter(isBehindMost(alike.length)))
      .map((column) => ({ left: column.left, role: 'valueDate', isNamed: isNamedValue(column, lines) }));
  return [
    { left: first.left, role: 'date', isNamed: false },
    ...others.map(({ left }) => ({ left, role: 'valueDate' as const, isNamed: false })),
  ];
}

/** Lines by where their first date begins: a strip of key figures above the rows has its dates elsewhere. */
function beginningAlike(lines: readonly BodyLine[]): readonly (readonly BodyLine[])[] {
  const alike: BodyLine[][] = [];
  for (const body of lines) {
    const own = alike.find(([first]) => Math.abs(leftOf(first) - leftOf(body)) < FLUSH_PT);
    if (own === undefined) alike.push([body]);
    else own.push(body);
  }
  return alike;
}

function leftOf(body: BodyLine | undefined): number {
  return body?.tokens[0]?.left ?? 0;
}

/** The columns of dates of rows that begin with words: before their amounts, else behind them. */
function daysBehindWords(lines: readonly BodyLine[]): DayColumn[] {
  if (haveDaysAbove(lines)) return [];
  const columns = [hasDayBeforeAmount, endsWithDay]
    .map((isDated) => lines.filter((body) => !beginsWithDate(body) && isDated(body)))
    .map((dated) => (dated.length < ENOUGH_ROWS ? [] : daysAligned(dated)));
  return columns.find((found) => found.length > 0) ?? [];
}

/** Whether a phrase over a column of dates, on a line without figures above its first row, names days of value. */
function isNamedValue(column: DayColumn, lines: readonly BodyLine[]): boolean {
  const row = lines.findIndex(beginsWithDate);
  return lines
    .slice(0, Math.max(0, row))
    .filter(({ tokens }) => tokens.every(({ kind }) => kind === 'text'))
    .some(({ line }) =>
      chunksOf(line).some(
        (chunk) => horizontalGap(chunk, column) === 0 && roleOf(chunk.text) === 'valueDate',
      ),
    );
}

/** Whether a line's first date is before its first amount; behind one, the next fact of a summary may be a date. */
function hasDayBeforeAmount({ tokens }: BodyLine): boolean {
  const [first] = tokens.filter(({ kind }) => kind === 'date' || kind === 'amount');
  return first?.kind === 'date' && tokens.some(({ kind }) => kind === 'amount');
}

/** Whether a line ends with a date in a cell of its own behind its only certain amount; a summary has more. */
function endsWithDay(body: BodyLine): boolean {
  const last = body.tokens.at(-1);
  const amounts = body.tokens.filter((token) => token.kind === 'amount' && token.amount.isCertain);
  return last?.kind === 'date' && amounts.length === 1 && isCell(body, last);
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
