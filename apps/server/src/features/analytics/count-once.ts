import type { AccountFigures, FigureRow, StatementFigures } from './statement-figures.ts';

/** An account over all of an owner's statements. */
export type CountedAccount = {
  /** The fullest number any statement prints; null for all accounts that print none. */
  readonly number: string | null;
  readonly currency: string | null;
  /** Each transaction once; `statements` are the places of the statements that have it. */
  readonly rows: readonly CountedRow[];
};

export type CountedRow = {
  readonly row: FigureRow;
  readonly statements: readonly number[];
  /** How often it is in statements beyond the one it is counted from. */
  readonly repeats: number;
};

type Part = { readonly place: number; readonly kind: string; readonly account: AccountFigures };

/** The accounts of several statements. A transaction that overlapping statements of one account share is counted once. */
export function countOnce(statements: readonly StatementFigures[]): CountedAccount[] {
  const parts = statements.flatMap(({ kind, accounts }, place) =>
    accounts.map((account): Part => ({ place, kind, account })),
  );
  const full = parts.filter(({ account: { number } }) => number !== null && !MASK.test(number));
  const fullByEnd = Map.groupBy(full, (part) => JSON.stringify([...sortOf(part), endOf(part)]));
  return [...Map.groupBy(parts, (part) => accountKey(part, fullByEnd)).values()].map(countAccount);
}

/** Numbers of which only the end is printed: "****1234". */
const MASK = /[*•·xX#]{2,}|\.{3,}|…/;

/** A masked number is that of the one account whose full number ends alike, where there is one. */
function accountKey(part: Part, fullByEnd: ReadonlyMap<string, readonly Part[]>): string {
  const { number } = part.account;
  if (number === null) return JSON.stringify([part.account.currency]);
  if (!MASK.test(number)) return JSON.stringify([...sortOf(part), plain(number)]);
  const same = fullByEnd.get(JSON.stringify([...sortOf(part), endOf(part)])) ?? [];
  const numbers = new Set(same.map(({ account }) => plain(account.number ?? '')));
  const [only] = numbers;
  return JSON.stringify([...sortOf(part), numbers.size === 1 ? only : `end ${endOf(part)}`]);
}

const sortOf = ({ kind, account }: Part) => [kind, account.currency];
const endOf = ({ account }: Part) => plain(account.number ?? '').slice(-4);
const plain = (number: string) => number.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

function countAccount(parts: readonly Part[]): CountedAccount {
  const numbers = parts.flatMap(({ account }) => account.number ?? []);
  const number = numbers.find((one) => !MASK.test(one)) ?? numbers[0] ?? null;
  const currency = parts[0]?.account.currency ?? null;
  // Nothing shows whether statements without a number are of one account.
  return { number, currency, rows: number === null ? parts.flatMap(rowsOf) : mergedRows(parts) };
}

function rowsOf({ place, account }: Part): CountedRow[] {
  return account.rows.map((row) => ({ row, statements: [place], repeats: 0 }));
}

/** Of equal transactions, as many as the statement with the most of them has. Those without a date cannot be compared. */
function mergedRows(parts: readonly Part[]): CountedRow[] {
  const undated: CountedRow[] = [];
  const counted = new Map<string, CountedRow>();
  for (const rows of Map.groupBy(parts, ({ place }) => place).values())
    for (const one of sameRowsJoined(rows.flatMap(rowsOf))) {
      if (one.row[0] === null) undated.push(one);
      else counted.set(identity(one.row), joined(counted.get(identity(one.row)), one));
    }
  return [...undated, ...counted.values()];
}

/** Rows of one document: equal ones are different transactions, so they add up. */
function sameRowsJoined(rows: readonly CountedRow[]): CountedRow[] {
  const [undated, dated] = [
    rows.filter(({ row }) => row[0] === null),
    rows.filter(({ row }) => row[0] !== null),
  ];
  const added = [...Map.groupBy(dated, ({ row }) => identity(row)).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const [date, minor, category, text, count] = first.row;
    const sum = others.reduce((all, { row }) => all + row[4], count);
    return [{ ...first, row: [date, minor, category, text, sum] as FigureRow }];
  });
  return [...undated, ...added];
}

function joined(one: CountedRow | undefined, other: CountedRow): CountedRow {
  if (one === undefined) return other;
  const more = one.row[4] >= other.row[4] ? one : other;
  const repeats = one.repeats + other.repeats + Math.min(one.row[4], other.row[4]);
  return { row: more.row, statements: [...one.statements, ...other.statements], repeats };
}

const identity = ([date, minor, , text]: FigureRow) => `${date}|${minor}|${text}`;
