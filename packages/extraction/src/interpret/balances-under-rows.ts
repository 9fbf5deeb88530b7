import { balanceValue } from './balance-value.ts';
import type { Entry } from './rows/row.ts';

/** Least rows that must follow from the balances below them. */
const LEAST_ROWS = 3;

/**
 * The balances printed on lines of their own below the rows, one per row, if every row has exactly one and each follows from the next older
 * row's by the transaction, as in a list of tiles; null if not.
 */
export function balancesUnderRows(
  entries: readonly Entry[],
  amounts: readonly number[],
  isCard: boolean,
): readonly number[] | null {
  const under: number[][] = [];
  for (const entry of entries) {
    if (entry.kind === 'row') under.push([]);
    else if (entry.kind === 'balance' && entry.isInTable)
      under.at(-1)?.push(balanceValue(entry.amount, entry.column, isCard));
  }
  if (under.length < LEAST_ROWS || under.some(({ length }) => length !== 1)) return null;
  const balances = under.flat();
  const follows = (row: number, older: number) =>
    balances[older] === undefined || balances[row] === balances[older] + (amounts[row] ?? 0);
  return [-1, 1].some((back) => balances.every((_, row) => follows(row, row + back))) ? balances : null;
}
