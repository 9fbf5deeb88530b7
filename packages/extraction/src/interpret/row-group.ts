import { signedBalance } from '../roles/signed-balance.ts';
import { says } from '../vocabulary/says.ts';
import { type DateColumn, dateColumnOf, standsInColumn } from './date-column.ts';
import { listsRates } from './lists-rates.ts';
import type { Row } from './rows/row.ts';

/** Rows that a reading leaves out or reverses only together. */
export type RowGroup = {
  readonly key: string;
  readonly rows: number;
  /** Under an unrelated title, marked as failed, undated where nearly every row has a date, or part of a second list of the rows or checks: left out unless the rest needs it. */
  readonly isDoubtful: boolean;
  readonly isStray: boolean;
  /** Whether its rows are deposits or bonds that fall due on a day: no transactions, unless there are no others. */
  readonly isHeld: boolean;
  /** Whether some of its rows print no balance. */
  readonly isSilent: boolean;
  /** Whether a reading may leave it out: doubtful, after the last balance, outside the tables with headers, or each row repeated elsewhere. */
  readonly mayBeLeftOut: boolean;
  /** Undated rows after the last balance, or above or below all dated rows: the available credit, for example, or a table of fees. */
  readonly isApart: boolean;
  /** Whether each of its rows appears earlier or next to a balance, with the same date and amount, and none has a balance of its own: a list of rows printed elsewhere. */
  readonly isRetold: boolean;
  /** Whether it is such a list of checks, and the other rows print their numbers too: no reading includes it. */
  readonly isRegister: boolean;
  /** Whether no column gives the direction of its rows, so that a reading may reverse it. */
  readonly mayBeTurned: boolean;
};

/** The groups of `rows`, in order of their first rows. */
export function groupsOf(rows: readonly Row[]): RowGroup[] {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const group = byKey.get(row.group);
    if (group === undefined) byKey.set(row.group, [row]);
    else group.push(row);
  }
  const dated = datedShares(rows);
  const tellings = countTellings(rows);
  const retold = retoldGroups(byKey, daysOf(rows));
  const isListedTwice = areListedTwice(byKey, retold);
  const column = dateColumnOf(rows);
  const printsBalances = rows.some(({ anchor }) => anchor.balance !== null);
  const hasHeadings = rows.some((row) => row.anchor.table.headings.length > 0);
  const isDated = (row: Row) => !row.anchor.isUndated;
  const amongDated = new Set(rows.slice(rows.findIndex(isDated), rows.findLastIndex(isDated) + 1));
  const main = mainRows(rows);
  const following = rowsThatFollow(rows);
  return [...byKey].map(([key, members]) => {
    const role = members[0]?.section?.role;
    const isLoose = hasHeadings && members.every((row) => row.anchor.table.headings.length === 0);
    const isStray = members.every(
      (row) =>
        row.anchor.isUndated &&
        !following.has(row) &&
        (isLoose || isRare(dated.get(row.anchor.table)) || isRare(dated.get('all'))) &&
        !(
          column !== null &&
          // Over the first header there are postal codes where the dates are below it.
          (!isLoose || amongDated.has(row)) &&
          (!printsBalances || row.anchor.balance !== null) &&
          hasSpoiltDate(row, column)
        ),
    );
    const isRetoldList = retold.has(key) && members.every(isListedCheck);
    const isDoubtful =
      role === 'ignored' ||
      role === 'balances' ||
      isStray ||
      hasFailed({ key }) ||
      listsRates(members) ||
      isRetoldList ||
      (isListedTwice && retold.has(key));
    const isBehindBalances = isTail({ key });
    const isRepeated =
      (members.length > 1 || members.every(isListedCheck)) &&
      members.every((row) => (tellings.get(tellingOf(row)) ?? 0) > 1);
    const isApart =
      amongDated.size > 0 &&
      members.every(
        (row) => !isDated(row) && !following.has(row) && (isBehindBalances || !amongDated.has(row)),
      );
    const isTitled = role === 'in' || role === 'out';
    return {
      key,
      rows: members.length,
      isDoubtful,
      isStray,
      isHeld: members.every(({ section }) => says('maturityHeading', section?.title ?? '')),
      isSilent: members.some(({ anchor }) => anchor.balance === null),
      isApart,
      isRetold: retold.has(key),
      isRegister: isRetoldList && members.every((check) => isNumberedIn(rows, check)),
      mayBeLeftOut:
        isDoubtful || isBehindBalances || isApart || isRepeated || isLoose || isOfOtherTable(members, main),
      mayBeTurned:
        (!isTitled || says('payment', members[0]?.section?.title ?? '')) &&
        members.every((row) => row.anchor.side === 'amount' || row.anchor.table.headings.length === 0),
    };
  });
}

/** The rows whose balance differs by their own amount from that of the row above in their table: transactions, dated or not. */
function rowsThatFollow(rows: readonly Row[]): ReadonlySet<Row> {
  return new Set(
    rows.filter(({ anchor: { amount, balance, table } }, at) => {
      const above = rows[at - 1]?.anchor;
      if (balance === null || above?.balance == null || above.table !== table || amount.minor === 0)
        return false;
      const step = signedBalance(balance, false) - signedBalance(above.balance, false);
      return Math.abs(step) === amount.minor;
    }),
  );
}

/** The rows of the table that has the most of them. */
function mainRows(rows: readonly Row[]): readonly Row[] {
  const tables = [...Map.groupBy(rows, ({ anchor }) => anchor.table).values()];
  return tables.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Whether a few rows, or one, are under headers of other columns than most rows: a list of loans, of instalments still due, or an example of how interest is charged. */
function isOfOtherTable(members: readonly Row[], main: readonly Row[]): boolean {
  return (
    (members.length === 1 || members.length * 2 <= main.length) &&
    members.every(({ anchor }) => anchor.table.headings.length > 0) &&
    rolesOf(members) !== rolesOf(main)
  );
}

/** What the headers of the first of some rows name, in order. */
function rolesOf([first]: readonly Row[]): string {
  return (first?.anchor.table.headings ?? []).map(({ role }) => role ?? '?').join(' ');
}

/** Whether its rows are behind the last balance. */
export function isTail({ key }: Pick<RowGroup, 'key'>): boolean {
  return key.endsWith('|tail');
}

/** Whether its rows are marked as failed. */
export function hasFailed({ key }: Pick<RowGroup, 'key'>): boolean {
  return key.endsWith('|failed');
}

/** Whether recognized digits are in the date column, before the usual contents of a row: a misread date. */
function hasSpoiltDate({ anchor: { body } }: Row, column: DateColumn): boolean {
  return body.line.words.some(
    (word) => word.confidence < 1 && /\d{2}/.test(word.text) && standsInColumn(word, column),
  );
}

/** Whether another row of its amount prints the number of a check: then the list of checks can only repeat it. */
function isNumberedIn(rows: readonly Row[], check: Row): boolean {
  const textsOf = ({ anchor }: Row) => anchor.body.line.words.map(({ text }) => text);
  const numbers = textsOf(check).filter((text) => CHECK_NUMBER.test(text));
  return rows.some(
    (row) =>
      row.group !== check.group &&
      tellingOf(row) === tellingOf(check) &&
      textsOf(row).some((text) => numbers.includes(text)),
  );
}

const CHECK_NUMBER = /^\d{2,}$/;

/** Whether a row is in a list of checks: under a header for numbers, and none for descriptions. */
function isListedCheck({ anchor }: Row): boolean {
  const roles = anchor.table.headings.map((heading) => heading.role);
  return roles.includes('reference') && !roles.includes('description');
}

/** The groups whose rows all appear in earlier groups, or anywhere with balances. Each earlier row accounts for one repetition. */
function retoldGroups(
  groups: ReadonlyMap<string, readonly Row[]>,
  days: ReadonlyMap<Row, string>,
): Set<string> {
  const dayAndAmount = (row: Row) => `${days.get(row)} ${row.anchor.amount.minor}`;
  const counts = new Map<string, number>();
  const count = (rows: readonly Row[], times: number) => {
    for (const row of rows) counts.set(dayAndAmount(row), (counts.get(dayAndAmount(row)) ?? 0) + times);
  };
  const printsBalances = (rows: readonly Row[]) => rows.every(({ anchor }) => anchor.balance !== null);
  for (const rows of groups.values()) if (printsBalances(rows)) count(rows, 1);
  const retold = new Set<string>();
  for (const [key, rows] of groups) {
    if (printsBalances(rows)) continue;
    const own = Map.groupBy(rows, dayAndAmount);
    const isRetold =
      rows.every(({ anchor }) => anchor.balance === null && !anchor.isUndated) &&
      [...own].every(([key, { length }]) => (counts.get(key) ?? 0) >= length);
    if (isRetold) retold.add(key);
    count(rows, isRetold ? -1 : 1);
  }
  return retold;
}

/** Fewer rows may be two of one day and amount by chance. */
const ENOUGH_TWICE = 3;

/** Whether the repeated rows are a second list: of all rows with days, or of rows that each print their balance the first time. */
function areListedTwice(groups: ReadonlyMap<string, readonly Row[]>, retold: ReadonlySet<string>): boolean {
  const rowsOf = (isAgain: boolean) =>
    [...groups].flatMap(([key, rows]) =>
      retold.has(key) === isAgain ? rows.filter(({ anchor }) => !anchor.isUndated) : [],
    );
  const [again, first] = [rowsOf(true), rowsOf(false)];
  return (
    again.length >= ENOUGH_TWICE &&
    (again.length === first.length || first.every(({ anchor }) => anchor.balance !== null))
  );
}

/** The date of each row, or of the row above it in its table. */
function daysOf(rows: readonly Row[]): Map<Row, string> {
  let above: Row['anchor'] | null = null;
  let day = '';
  const days = new Map<Row, string>();
  for (const row of rows) {
    const { date, table } = row.anchor;
    if (date !== null || table !== above?.table) day = `${date?.first} ${date?.second}`;
    days.set(row, day);
    above = row.anchor;
  }
  return days;
}

type Share = { undated: number; all: number };

function datedShares(rows: readonly Row[]): Map<unknown, Share> {
  const shares = new Map<unknown, Share>();
  for (const { anchor } of rows) {
    for (const key of ['all', anchor.table]) {
      const share = shares.get(key) ?? { undated: 0, all: 0 };
      shares.set(key, { undated: share.undated + (anchor.isUndated ? 1 : 0), all: share.all + 1 });
    }
  }
  return shares;
}

/** Undated rows are out of place if they are few; if all are undated, nothing shows that they are rows. */
function isRare(share: Share | undefined): boolean {
  return (
    share !== undefined && (share.undated <= Math.max(1, share.all * 0.2) || share.undated === share.all)
  );
}

function countTellings(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(tellingOf(row), (counts.get(tellingOf(row)) ?? 0) + 1);
  return counts;
}

function tellingOf(row: Row): string {
  return String(row.anchor.amount.minor);
}
