import { dayNumber, formatDecimal } from '@tieout/records';
import { plainText } from '../cells/plain-text.ts';
import type { PreflightItem } from '../preflight/preflight-log.ts';
import type { Movement } from '../source/export-source.ts';
import type { PlacedStatement } from './place-statement.ts';

/** Rows of the later statement that are in the earlier one too, and what a person should know of the two. */
export type Comparison = {
  readonly repeated: ReadonlySet<Movement>;
  /** Whether the statements show the same rows for all days they share, so that leaving them out loses nothing. */
  readonly isCertain: boolean;
  readonly notes: readonly MergeNote[];
};

/** Something to know of two statements of one account; \`between\` names them by their documents, counted from 0. */
export type MergeNote = PreflightItem & { readonly between: readonly [number, number] };

const SAMPLES = 3;

/** Compares a statement with the one before it of the same account: days both cover, days none covers, balances that do not meet. */
export function compareStatements(earlier: PlacedStatement, later: PlacedStatement): Comparison {
  const { end } = earlier;
  const { start } = later;
  const days = daysBetween(end, start);
  if (end === null || start === null || days === null)
    return {
      repeated: new Set(),
      isCertain: false,
      notes: [note('order-unknown', NO_DATES, earlier, later)],
    };
  const { closingMinor: closing } = earlier.statement;
  const { openingMinor: opening } = later.statement;
  const doBalancesMeet = closing !== null && closing === opening;
  // A shared day between balances that meet belongs to both: equal rows on it are genuine.
  const repeated =
    days === 0 && doBalancesMeet ? new Set<Movement>() : repeatedRows(earlier.rows, later.rows, start, end);
  const isCertain = repeated.size === sharedCount(earlier, later, start, end);
  const compared = (...notes: MergeNote[]) => ({ repeated, isCertain, notes });
  if (repeated.size > 0 || days < 0) return compared(overlapNote(earlier, later, repeated));
  if (days > 1) return compared(gapNote(earlier, later, doBalancesMeet));
  if (closing === null || opening === null || doBalancesMeet) return compared();
  return compared(breakNote(earlier, later, closing, opening));
}

const NO_DATES =
  'prints no dates, so its place among the statements of the account is not known. Check the order of the rows';

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

/** How many rows each of the two has on the days both print as theirs; null where they differ, a day is not known or a period is not printed. */
function sharedCount(
  earlier: PlacedStatement,
  later: PlacedStatement,
  start: string,
  end: string,
): number | null {
  if (earlier.statement.period === null || later.statement.period === null) return null;
  const all = [...earlier.rows, ...later.rows];
  if (all.some(({ date }) => date === null)) return null;
  const countOf = (rows: readonly Movement[]) =>
    rows.filter(({ date }) => date !== null && date >= start && date <= end).length;
  const [first, second] = [countOf(earlier.rows), countOf(later.rows)];
  return first === second ? first : null;
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
  const days = `begins ${later.start}, and ${earlier.name} ends ${earlier.end}: both cover the days between`;
  const what = repeated.size === 0 ? 'No duplicates were found' : 'Duplicates would be booked twice';
  const samples = [...repeated].slice(0, SAMPLES).map((row) => sampleOf(row, later));
  return { ...note('overlap', `${days}. ${what}`, earlier, later), count: repeated.size, samples };
}

function gapNote(earlier: PlacedStatement, later: PlacedStatement, doBalancesMeet: boolean): MergeNote {
  const days = `begins ${later.start}, and ${earlier.name} ends ${earlier.end}: no statement covers the days between`;
  const what = doBalancesMeet
    ? '. The balances meet, so nothing seems to be missing'
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
  const message = `opens with ${opening}, and ${earlier.name} closes with ${closing}. A statement between them or a transaction may be missing`;
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
