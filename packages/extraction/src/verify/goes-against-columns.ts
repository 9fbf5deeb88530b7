import type { AccountReading } from '../interpret/account-reading.ts';
import type { Column } from '../roles/column.ts';
import type { Table } from '../roles/table.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { cellOfAmount } from './cell-of-amount.ts';

/**
 * Whether rows of a table have amounts in several unnamed columns, and by their balances those of one column go both ways: two such columns
 * exist to separate money in from money out.
 */
export function goesAgainstColumns({ rows, amounts, sign }: AccountReading): boolean {
  if (sign.followsBalance !== true) return false;
  const ways = new Map<Column, Set<number>>();
  for (const [index, amount] of amounts.entries()) {
    const row = rows[index];
    const column = row === undefined ? undefined : cellOfAmount(row)?.column;
    if (column === undefined || amount === 0) continue;
    ways.set(column, (ways.get(column) ?? new Set()).add(Math.sign(amount)));
  }
  return [...new Set(rows.map(({ anchor }) => anchor.table))].some((table) => {
    const directions = table.columns.flatMap((column) => ways.get(column) ?? []);
    return (directions.length > 1 || namesTwins(table)) && directions.some((both) => both.size > 1);
  });
}

/** Whether two headers name amounts with the same words, although one column may be empty. */
function namesTwins({ headings }: Table): boolean {
  const names = headings.filter(({ role }) => role === 'amount').map(({ text }) => normalise(text));
  return new Set(names).size < names.length;
}
