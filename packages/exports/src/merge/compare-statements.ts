import { dayNumber, formatDecimal } from '@tieout/records';
import { plainText } from '../cells/plain-text.ts';
import type { PreflightItem } from '../preflight/preflight-log.ts';
import type { Movement } from '../source/export-source.ts';
import type { PlacedStatement } from './place-statement.ts';

/** Rows of the later statement that stand in the earlier one too, and what a person should know of the two. */
export type Comparison = { readonly repeated: ReadonlySet<Movement>; readonly notes: readonly MergeNote[] };

/** Something to know of two statements of one account; \`between\` names them by their documents, counted from 0. */
export type MergeNote = PreflightItem & { readonly between: readonly [number, number] };

const SAMPLES = 3;

/** Compares a statement with the one before it of the same account: days both cover, days none covers, balances that do not meet. */
export function compareStatements(earlier: PlacedStatement, later: PlacedStatement): Comparison {
  const { end } = earlier;
  const { start } = later;
  const days = daysBetween(end, start);
  if (end === null || start === null || days === null)
    return { repeated: new Set(), notes: [note('order-unknown', NO_DATES, earlier, later)] };
  const { closingMinor: closing } = earlier.statement;
  const { openingMinor: opening } = later.statement;
  const doBalancesMeet = closing !== null && closing === opening;
  // A shared day between balances that meet belongs to both: equal rows on it are genuine.
  const repeated =
    days === 0 && doBalancesMeet ? new Set<Movement>() : repeatedRows(earlier.rows, later.rows, start, end);
  if (repeated.size > 0 || days < 0) return { repeated, notes: [overlapNote(earlier, later, repeated)] };
  if (days > 1) return { repeated, notes: [gapNote(earlier, later, doBalancesMeet)] };
  if (closing === null || opening === null || doBalancesMeet) return { repeated, notes: [] };
  return { repeated, notes: [breakNote(earlier, later, closing, opening)] };
}

const NO_DATES =
  'prints no dates, so its place among the statements of the account is not known: check the order of the rows';

/** Rows of `later` within the days both cover that stand in `earlier` as well; each row there answers for one only. */
function repeatedRows(
  earlier: readonly Movement[],
  later: readonly Movement[],
  start: string,
  end: string,
): Set<Movement> {
  const left = new Map<string, number>();
  for (const row of earlier) {
    if (row.date !== null && row.date >= start) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  }
  const repeated = new Set<Movement>();
  for (const row of later) {
    const count = left.get(keyOf(row)) ?? 0;
    if (row.date === null || row.date > end || count === 0) continue;
    left.set(keyOf(row), count - 1);
    repeated.add(row);
  }
  return repeated;
}

function keyOf({ date, amountMinor, description }: Movement): string {
  return `${date}|${amountMinor}|${plainText(description).toLowerCase()}`;
}

/** Days from one date to another, 1 for a date and the next day; null where one is not known or no calendar date. */
function daysBetween(from: string | null, to: string | null): number | null {
  const [first, last] = [from === null ? null : dayNumber(from), to === null ? null : dayNumber(to)];
  return first === null || last === null ? null : last - first;
}

function overlapNote(
  earlier: PlacedStatement,
  later: PlacedStatement,
  repeated: ReadonlySet<Movement>,
): MergeNote {
  const days = `covers days (from ${later.start}) that ${earlier.name} covers too (to ${earlier.end})`;
  const what =
    repeated.size === 0
      ? 'no row stands in both'
      : 'rows that stand in both would be booked twice: leave the repeated rows out, or compare them with the pages';
  const samples = [...repeated].slice(0, SAMPLES).map((row) => sampleOf(row, later));
  return { ...note('overlap', `${days}; ${what}`, earlier, later), count: repeated.size, samples };
}

function gapNote(earlier: PlacedStatement, later: PlacedStatement, doBalancesMeet: boolean): MergeNote {
  const days = `begins ${later.start}, and ${earlier.name} ends ${earlier.end}: no statement covers the days between`;
  const what = doBalancesMeet
    ? ', though the balances meet, so that no row need be missing'
    : '. Add the statement of those days';
  return note('gap', `${days}${what}`, earlier, later);
}

function breakNote(
  earlier: PlacedStatement,
  later: PlacedStatement,
  closingMinor: number,
  openingMinor: number,
): MergeNote {
  const opening = formatDecimal(openingMinor, later.statement.digits);
  const closing = formatDecimal(closingMinor, earlier.statement.digits);
  const message = `opens with ${opening}, and ${earlier.name} closes with ${closing}: a statement between them or a row may be missing`;
  return note('balances-apart', message, earlier, later);
}

function sampleOf({ date, description, amountMinor }: Movement, { statement }: PlacedStatement): string {
  return `${date} ${description} ${formatDecimal(amountMinor, statement.digits)}`;
}

function note(code: string, message: string, earlier: PlacedStatement, later: PlacedStatement): MergeNote {
  return {
    level: 'warning',
    code,
    message: `${later.name} ${message}.`,
    count: 0,
    samples: [],
    between: [earlier.place, later.place],
  };
}
