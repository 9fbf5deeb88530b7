import { accountMentions } from '../classify/account-number.ts';
import { datesOn } from '../classify/dates-on.ts';
import { type MoneyTitle, moneyAt } from '../classify/money-titles.ts';
import { timeFrame } from '../classify/time-frame.ts';
import type { Line } from '../lines/line.ts';
import type { Table } from '../roles/table.ts';
import { balanceValue } from './balance-value.ts';
import { isEarlier } from './is-earlier.ts';
import type { Entry, Row } from './rows/row.ts';

/** What the lines between two reading positions say: whether they begin a statement, and whether they repeat the one above. */
export type Headers = {
  readonly isNewStatement: (from: number, to: number) => boolean;
  readonly isSameStatement: (from: number, to: number) => boolean;
};

/**
 * Splits the document's entries by account or statement. Another one begins at an opening balance that is not the part's own, unless it only
 * carries the last balance to the next page. One that equals the part's closing balance begins the next period's statement. If nothing else
 * shows it, one begins at a new table whose first balance, or first row, follows from another account of the overview.
 */
export function splitAccounts(
  entries: readonly Entry[],
  { isNewStatement, isSameStatement }: Headers,
): Entry[][] {
  const overview = overviewOf(entries);
  const namesOpening = entries.some((entry) => entry.kind === 'balance' && entry.role === 'opening');
  const summed = new Set(overview.flat());
  const parts: Entry[][] = [];
  let part = newPart();
  parts.push(part.entries);
  const begin = () => {
    part = newPart();
    parts.push(part.entries);
  };
  entries.forEach((entry, at) => {
    if (entry.kind === 'balance' && !summed.has(entry)) {
      const value = balanceValue(entry.amount, entry.column);
      if (
        opensAnother(entry, value, part, { isNewStatement, isSameStatement }) ||
        opensNextTable(entries, at, value, part) ||
        (!namesOpening && headsAnother(entry, part, isNewStatement))
      )
        begin();
      part.carriedOn = entry.role === 'carried' ? entry.body.line.page : null;
      if (entry.role === 'opening') part.openings.add(value);
      if (entry.role === 'closing') part.closings.add(value);
      part.last = value;
    } else if (entry.kind === 'row') {
      if (followsFromOverview(entry.row, part, overview)) begin();
      part.rows++;
      part.lastRow = entry.row.anchor.body.position;
      part.table = entry.row.anchor.table;
      part.title = entry.row.section?.part ?? null;
      if (entry.row.anchor.balance !== null) part.last = balanceValue(entry.row.anchor.balance, 'balance');
    }
    part.entries.push(entry);
  });
  return parts.map((own, at) =>
    withoutOverview(own, parts.length === overview.length ? overview[at] : undefined, summed),
  );
}

/** Splits the entries of accounts that each print both balances below their rows: another begins with the next row, behind lines that begin a statement. One list if there is no such account. */
export function splitBelowBalances(
  entries: readonly Entry[],
  { isNewStatement }: Pick<Headers, 'isNewStatement'>,
): Entry[][] {
  let part: Entry[] = [];
  const parts = [part];
  for (const entry of entries) {
    const lastRow = part.findLastIndex(({ kind }) => kind === 'row');
    const last = part.at(-1);
    if (
      entry.kind === 'row' &&
      last !== undefined &&
      lastRow >= 0 &&
      hasBothEnds(part.slice(lastRow)) &&
      isNewStatement(positionOf(last), positionOf(entry))
    ) {
      part = [];
      parts.push(part);
    }
    part.push(entry);
  }
  return parts;
}

/** Splits the entries of one part by the currency in their titles; entries above all titles belong to the first currency with entries. */
export function splitByMoney(entries: readonly Entry[], titles: readonly MoneyTitle[]): Entry[][] {
  const titleOf = (entry: Entry) => moneyAt(titles, positionOf(entry));
  const first = entries.map(titleOf).find((title) => title !== undefined);
  if (first === undefined) return [entries.slice()];
  return [...Map.groupBy(entries, (entry) => (titleOf(entry) ?? first).currency).values()];
}

function positionOf(entry: Entry): number {
  return entry.kind === 'row' ? entry.row.anchor.body.position : entry.body.position;
}

type BalanceEntry = Extract<Entry, { kind: 'balance' }>;

function opensAnother(
  entry: BalanceEntry,
  value: number,
  part: Part,
  { isNewStatement, isSameStatement }: Headers,
): boolean {
  if (opensBehindQuiet(entry, value, part)) return true;
  return (
    entry.role === 'opening' &&
    part.rows > 0 &&
    !part.openings.has(value) &&
    ((part.closings.has(value) &&
      isNewStatement(part.lastRow, entry.body.position) &&
      !isSameStatement(part.lastRow, entry.body.position)) ||
      (value !== part.last &&
        !part.closings.has(value) &&
        (part.carriedOn === null ||
          part.carriedOn === entry.body.line.page ||
          isNewStatement(part.lastRow, entry.body.position))))
  );
}

/** Whether a dated balance is above a table, after another table's rows and an account number, with no labelled opening balance. */
function headsAnother(
  { role, date, isInTable, body }: BalanceEntry,
  part: Part,
  isNewStatement: (from: number, to: number) => boolean,
): boolean {
  return (
    role === 'closing' &&
    date !== null &&
    !isInTable &&
    part.rows > 0 &&
    isNewStatement(part.lastRow, body.position)
  );
}

/** Whether an opening balance follows both equal balances of an account without transactions: it belongs to another account. */
function opensBehindQuiet({ role }: BalanceEntry, value: number, part: Part): boolean {
  const [held, ...others] = [...new Set([...part.openings, ...part.closings])];
  const isQuiet = part.rows === 0 && others.length === 0 && part.openings.size > 0 && part.closings.size > 0;
  return role === 'opening' && isQuiet && held !== value;
}

/** Whether a balance without an opening label is right after the part's last one, and above the rows of another table. */
function opensNextTable(entries: readonly Entry[], at: number, value: number, part: Part): boolean {
  const entry = entries[at];
  const above = entries.slice(0, at).findLast(({ kind }) => kind !== 'total' && kind !== 'section');
  if (entry?.kind !== 'balance' || !entry.isInTable || part.rows === 0 || value === part.last) return false;
  if (above?.kind !== 'balance' || above.role !== entry.role || above.role === 'carried') return false;
  if (isEarlier(entry.date, above.date)) return true;
  const next = entries.slice(at + 1).find(({ kind }) => kind === 'row');
  return (
    next?.kind === 'row' && next.row.anchor.table !== part.table && next.row.anchor.table.headings.length > 0
  );
}

/** Whether the first row of a new table, or under a new title, follows from an opening balance of the overview, or ends at a closing one, and not from the row above. */
function followsFromOverview(
  { anchor, section }: Row,
  part: Part,
  overview: readonly (readonly Entry[])[],
): boolean {
  if (part.rows === 0 || anchor.balance === null || part.last === null) return false;
  if (anchor.table === part.table && (section?.part ?? null) === part.title) return false;
  const balance = balanceValue(anchor.balance, 'balance');
  const before = [balance - anchor.amount.minor, balance + anchor.amount.minor];
  if (before.includes(part.last)) return false;
  return overview
    .slice(1)
    .some((line) =>
      line.map(heldIn).some((value) => value === balance || (value !== null && before.includes(value))),
    );
}

/** The lines of an overview of several accounts: each prints an opening and a closing balance, no two are of one account, and no transaction is between them. */
function overviewOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const lines = new Map<number, Entry[]>();
  for (const entry of entries)
    if (entry.kind === 'total' || (entry.kind === 'balance' && entry.role !== 'checkpoint'))
      lines.set(entry.body.position, [...(lines.get(entry.body.position) ?? []), entry]);
  const pairs = [...lines.values()].filter((line) => hasBothEnds(line));
  const distinct = new Set(pairs.map((line) => line.map(heldIn).join(' ')));
  const isOverview =
    pairs.length > 1 && distinct.size === pairs.length && standTogether(pairs.flat(), entries);
  return isOverview ? pairs : [];
}

function standTogether(some: readonly Entry[], entries: readonly Entry[]): boolean {
  const from = entries.findIndex((entry) => some.includes(entry));
  const to = entries.findLastIndex((entry) => some.includes(entry));
  return entries.slice(from, to).every(({ kind }) => kind !== 'row');
}

/** A part without what an overview says of other accounts, and of its own if it prints both balances itself. */
function withoutOverview(
  entries: Entry[],
  line: readonly Entry[] | undefined,
  summed: ReadonlySet<Entry>,
): Entry[] {
  const own = entries.filter((entry) => !summed.has(entry));
  if (hasBothEnds(own)) return own;
  return line === undefined ? entries : [...line, ...own];
}

function hasBothEnds(entries: readonly Entry[]): boolean {
  return (['opening', 'closing'] as const).every((role) =>
    entries.some((entry) => entry.kind === 'balance' && entry.role === role),
  );
}

function heldIn(entry: Entry): number | null {
  return entry.kind === 'balance' ? balanceValue(entry.amount, entry.column) : null;
}

/**
 * What the lines of a document say between two positions. They begin a statement where they print a period or an account number, and repeat
 * the one above, as each page of it may, where the period and the numbers are printed above too.
 */
export function headersIn(lines: readonly Line[], prose: ReadonlySet<Line>): Headers {
  const proseIn = (from: number, to: number) => lines.slice(from, to).filter((line) => prose.has(line));
  return {
    isNewStatement: (from, to) => {
      const between = proseIn(from + 1, to);
      return accountMentions(between).length > 0 || periodIn(between) !== null;
    },
    isSameStatement: (from, to) => {
      const [above, between] = [proseIn(0, from + 1), proseIn(from + 1, to)];
      const period = periodIn(between);
      const numbers = new Set(accountMentions(above).map(({ number }) => number));
      const isAbove = ({ number }: { readonly number: string }) => numbers.has(number);
      const mentions = accountMentions(between);
      // A running head repeats the number alone; what a foot adds to it, without a day, begins no statement.
      if (period === null) return mentions.some(isAbove) && !between.some((line) => datesOn(line).length > 0);
      return period === periodIn(above) && mentions.every(isAbove);
    },
  };
}

/** The first and the last day of a printed period, in one text; null without both. */
function periodIn(lines: readonly Line[]): string | null {
  for (const order of ['day-month', 'month-day'] as const) {
    const { start, end } = timeFrame(lines, order, { first: null, last: null }, false);
    if (start !== null && end !== null) return `${start} ${end}`;
  }
  return null;
}

type Part = {
  entries: Entry[];
  rows: number;
  openings: Set<number>;
  closings: Set<number>;
  last: number | null;
  /** Reading position of the last row, and its table. */
  lastRow: number;
  table: Table | null;
  /** The title above the last row. */
  title: string | null;
  /** The page whose last balance was carried to the next: what follows there continues, even if it differs; what opens on the same page does not. */
  carriedOn: number | null;
};

function newPart(): Part {
  return {
    entries: [],
    rows: 0,
    openings: new Set(),
    closings: new Set(),
    last: null,
    lastRow: 0,
    table: null,
    title: null,
    carriedOn: null,
  };
}
