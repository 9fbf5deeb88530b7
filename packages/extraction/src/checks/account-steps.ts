import type { BetweenRows } from './between-rows.ts';
import type { Step } from './reconcile.ts';

/** The transactions of an account with the balances printed on and between them, in printed order; `amounts` and `balances` have one entry per row. */
export function accountSteps(
  betweenRows: BetweenRows,
  opensAboveZero: boolean,
  amounts: readonly number[],
  balances: readonly (number | null)[],
): Step[] {
  const steps: Step[] = [];
  const printed = betweenRows.filter((mark) => mark.kind === 'balance');
  let next = 0;
  let moved = 0;
  for (let row = 0; row <= amounts.length; row++) {
    for (let mark = printed[next]; mark !== undefined && mark.at <= row; mark = printed[++next]) {
      // An amount carried over to the next page may be the total so far instead of a balance.
      const isSumSoFar = opensAboveZero && moved !== 0 && mark.carried === Math.abs(moved);
      if (!isSumSoFar) steps.push({ kind: 'balance', balance: mark.balance });
    }
    if (row === amounts.length) break;
    steps.push({ kind: 'movement', amount: amounts[row] ?? 0, balance: balances[row] ?? null });
    moved += amounts[row] ?? 0;
  }
  return steps;
}
