import type { Edit, ReviewRow } from '@tieout/contract';
import { calendarDate, dateParts, parseDecimal, sumDecimals } from '@tieout/records';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { EditedAccount, EditedStatement } from './edited-statement.ts';

/** The statement with one more edit; refused where the edit names rows that are not there or cannot be made on them. */
export function applyEdit(statement: EditedStatement, edit: Edit): EditedStatement | Refused {
  switch (edit.kind) {
    case 'change-cells':
      return changeRows(statement, [edit.row], (row) => ({
        ...row,
        ...givenCells(edit.cells),
        isEdited: true,
      }));
    case 'exclude':
      return changeRows(statement, edit.rows, (row) => ({ ...row, isExcluded: true }));
    case 'include':
      return changeRows(statement, edit.rows, (row) => ({ ...row, isExcluded: false }));
    case 'flip-sign':
      return changeRows(statement, edit.rows, (row) => ({
        ...row,
        amount: negated(row.amount),
        isEdited: true,
      }));
    case 'change-year':
      return changeRows(statement, edit.rows, (row) => inYear(row, edit.year));
    case 'split':
      return split(statement, edit);
    case 'merge':
      return merge(statement, edit.rows);
    case 'change-balance':
      return changeBalance(statement, edit);
  }
}

type Change = (row: ReviewRow) => ReviewRow | Refused;

function changeRows(
  statement: EditedStatement,
  ids: readonly string[],
  change: Change,
): EditedStatement | Refused {
  const wanted = new Set(ids);
  const found = statement.accounts.flatMap((account) => account.rows.filter((row) => wanted.has(row.id)));
  if (found.length !== wanted.size) return noSuchRow();
  const changed = new Map<string, ReviewRow>();
  for (const row of found) {
    const result = change(row);
    if (isRefused(result)) return result;
    changed.set(row.id, result);
  }
  return withRows(statement, (account) => account.rows.map((row) => changed.get(row.id) ?? row));
}

function givenCells(cells: object): Partial<ReviewRow> {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined));
}

function negated(amount: string): string {
  if (amount.startsWith('-')) return amount.slice(1);
  return parseDecimal(amount)?.minor === 0 ? amount : `-${amount}`;
}

function inYear(row: ReviewRow, year: number): ReviewRow | Refused {
  const parts = row.date === null ? null : dateParts(row.date);
  if (parts === null) return cannot('A row without a date has no year to change. Enter its date instead.');
  const date = calendarDate(year, parts.month, parts.day);
  if (date === null)
    return cannot(`There is no ${row.date?.slice(5)} in ${year}. Enter the date of that row instead.`);
  return { ...row, date, isEdited: true };
}

function split(
  statement: EditedStatement,
  { row: id, parts }: Extract<Edit, { kind: 'split' }>,
): EditedStatement | Refused {
  const row = rowOf(statement, id);
  if (row === undefined) return noSuchRow();
  const sum = exactSum(
    parts.map((part) => part.amount),
    row.amount,
  );
  if (sum === null || !isSameAmount(sum, row.amount)) {
    return cannot(`The parts add up to ${sum ?? 'no amount'}, the row is ${row.amount}. Make them equal.`);
  }
  const rows = parts.map((part, index) => ({
    ...row,
    ...part,
    id: `${id}.${index + 1}`,
    // The printed balance stands after the whole movement, so only the last part can be checked against it.
    balance: index === parts.length - 1 ? row.balance : null,
    isEdited: true,
  }));
  return withRows(statement, (account) => account.rows.flatMap((each) => (each.id === id ? rows : [each])));
}

function merge(statement: EditedStatement, ids: readonly string[]): EditedStatement | Refused {
  const wanted = new Set(ids);
  const account = statement.accounts.find(({ rows }) => rows.some((row) => wanted.has(row.id)));
  const merged = account?.rows.filter((row) => wanted.has(row.id)) ?? [];
  const [first] = merged;
  if (first === undefined || merged.length !== wanted.size || wanted.size < 2) {
    return cannot('Choose at least two rows of the same account to merge.');
  }
  const amount = exactSum(
    merged.map((row) => row.amount),
    first.amount,
  );
  if (amount === null) return cannot('These amounts are too large to be added exactly.');
  const whole: ReviewRow = {
    ...first,
    amount,
    description: merged
      .map((row) => row.description)
      .filter((text) => text !== '')
      .join(' '),
    balance: merged.findLast((row) => row.balance !== null)?.balance ?? null,
    reference: merged.find((row) => row.reference !== null)?.reference ?? null,
    isEdited: true,
  };
  return withRows(statement, ({ rows }) =>
    rows.flatMap((row) => (row.id === first.id ? [whole] : wanted.has(row.id) ? [] : [row])),
  );
}

function changeBalance(
  statement: EditedStatement,
  { account: index, which, value }: Extract<Edit, { kind: 'change-balance' }>,
): EditedStatement | Refused {
  if (statement.accounts[index] === undefined) return cannot('There is no such account in this document.');
  return {
    accounts: statement.accounts.map((account, at) =>
      at === index ? { ...account, [which]: value } : account,
    ),
  };
}

function withRows(
  statement: EditedStatement,
  rowsOf: (account: EditedAccount) => readonly ReviewRow[],
): EditedStatement {
  return { accounts: statement.accounts.map((account) => ({ ...account, rows: rowsOf(account) })) };
}

function rowOf(statement: EditedStatement, id: string): ReviewRow | undefined {
  return statement.accounts.flatMap((account) => account.rows).find((row) => row.id === id);
}

function exactSum(amounts: readonly string[], like: string): string | null {
  const digits = Math.max(...[...amounts, like].map((amount) => parseDecimal(amount)?.digits ?? 0));
  return sumDecimals(amounts, digits);
}

function isSameAmount(one: string, other: string): boolean {
  const difference = exactSum([one, negated(other)], one);
  return difference !== null && parseDecimal(difference)?.minor === 0;
}

function noSuchRow(): Refused {
  return cannot('One of these rows is not there any more. Reload the file and try again.');
}

function cannot(message: string): Refused {
  return refused('edit-refused', { message });
}
