import type { Line } from '../arrange/line.ts';
import { accountMentions } from '../classify/account-number.ts';
import { timeFrame } from '../classify/time-frame.ts';
import { balanceValue } from './balance-value.ts';
import type { Entry } from './row.ts';

/**
 * The document's entries by account or statement: another begins at an opening balance that is not the part's own, unless it only
 * carries the last balance over to a next page. One that equals the part's closing balance begins the next period's statement.
 */
export function splitAccounts(
  entries: readonly Entry[],
  isNewStatement: (from: number, to: number) => boolean,
): Entry[][] {
  const overview = overviewOf(entries);
  const parts: Entry[][] = [];
  let part = newPart();
  parts.push(part.entries);
  for (const entry of entries) {
    if (entry.kind === 'balance' && !overview.has(entry)) {
      const value = balanceValue(entry.amount, entry.column);
      const isNew =
        entry.role === 'opening' &&
        part.rows > 0 &&
        !part.openings.has(value) &&
        ((part.closings.has(value) && isNewStatement(part.lastRow, entry.body.position)) ||
          (value !== part.last && !part.isCarried && !part.closings.has(value)));
      if (isNew) {
        part = newPart();
        parts.push(part.entries);
      }
      part.isCarried = entry.role === 'carried';
      if (entry.role === 'opening') part.openings.add(value);
      if (entry.role === 'closing') part.closings.add(value);
      part.last = value;
    } else if (entry.kind === 'row') {
      part.rows++;
      part.lastRow = entry.row.anchor.body.position;
      if (entry.row.anchor.balance !== null) part.last = balanceValue(entry.row.anchor.balance, 'balance');
    }
    part.entries.push(entry);
  }
  return parts.map((own) => withoutOverview(own, overview));
}

/** Lines of an overview of several accounts: each prints an opening and a closing balance, no two are of one account, and no movement stands between them. */
function overviewOf(entries: readonly Entry[]): ReadonlySet<Entry> {
  const lines = new Map<number, Entry[]>();
  for (const entry of entries)
    if (entry.kind === 'balance' && entry.role !== 'checkpoint')
      lines.set(entry.body.position, [...(lines.get(entry.body.position) ?? []), entry]);
  const pairs = [...lines.values()].filter((line) => hasBothEnds(line));
  const told = new Set(pairs.map((line) => line.map(heldIn).join(' ')));
  const isOverview = pairs.length > 1 && told.size === pairs.length && standTogether(pairs.flat(), entries);
  return new Set(isOverview ? pairs.flat() : []);
}

function standTogether(some: readonly Entry[], entries: readonly Entry[]): boolean {
  const from = entries.findIndex((entry) => some.includes(entry));
  const to = entries.findLastIndex((entry) => some.includes(entry));
  return entries.slice(from, to).every(({ kind }) => kind !== 'row');
}

/** A part without what an overview says of every account, where it prints both its own balances. */
function withoutOverview(entries: Entry[], overview: ReadonlySet<Entry>): Entry[] {
  const own = entries.filter((entry) => !overview.has(entry));
  return hasBothEnds(own) ? own : entries;
}

function hasBothEnds(entries: readonly Entry[]): boolean {
  return (['opening', 'closing'] as const).every((role) =>
    entries.some((entry) => entry.kind === 'balance' && entry.role === role),
  );
}

function heldIn(entry: Entry): number | null {
  return entry.kind === 'balance' ? balanceValue(entry.amount, entry.column) : null;
}

/** Whether the lines between two reading positions begin another statement: they print a period or an account's number. */
export function beginsAnew(
  lines: readonly Line[],
  prose: ReadonlySet<Line>,
): (from: number, to: number) => boolean {
  return (from, to) => {
    const between = lines.slice(from + 1, to).filter((line) => prose.has(line));
    if (accountMentions(between).length > 0) return true;
    const { start, end } = timeFrame(between, 'day-month', { first: null, last: null }, false);
    if (start !== null && end !== null) return true;
    const other = timeFrame(between, 'month-day', { first: null, last: null }, false);
    return other.start !== null && other.end !== null;
  };
}

type Part = {
  entries: Entry[];
  rows: number;
  openings: Set<number>;
  closings: Set<number>;
  last: number | null;
  /** Reading position of the last row. */
  lastRow: number;
  /** The last balance was carried to a next page: what comes there goes on, even where it differs. */
  isCarried: boolean;
};

function newPart(): Part {
  return {
    entries: [],
    rows: 0,
    openings: new Set(),
    closings: new Set(),
    last: null,
    lastRow: 0,
    isCarried: false,
  };
}
