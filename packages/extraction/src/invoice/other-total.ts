import { largest } from '../values/extremes.ts';
import type { Checks } from './reconcile.ts';
import type { LooseFigure } from './rows/loose-figures.ts';
import { adjustmentsOf, type CheckedSum, paidOf, partialSums, paymentsOf, totalsByName } from './totals.ts';

/** The sums a document prints, and its amounts among them without a name. */
type PrintedSums = {
  readonly sums: readonly CheckedSum[];
  readonly loose?: readonly LooseFigure[] | undefined;
};

/** Whether another total is printed below the one that was read, and neither a payment nor a deduction between them leads to it. */
export function isOtherTotal({ totals }: Checks, { sums, loose = [] }: PrintedSums): boolean {
  const { total, tax } = totals;
  if (total === null || !totals.hasRival) return false;
  const own = sums.filter(({ amount }) => amount === total);
  const at = largest(own.map(({ position }) => position));
  const paid = paidOf(sums);
  return totalsByName(sums).some((rival) => {
    if (rival.position <= at || paid.has(rival.amount - total) || isOtherMoney(rival, own)) return false;
    // A discount below lines that include their tax leads to the total itself.
    if (rival.role !== 'due' && (tax ?? 0) === 0) return true;
    const between = [...deductionsOf(sums), ...loose].filter(
      ({ amount, position }) => amount < 0 && position > at && position <= rival.position,
    );
    return !partialSums(between.slice(-MOST_BETWEEN)).includes(rival.amount - total);
  });
}

/** More amounts than these may make any other. */
const MOST_BETWEEN = 6;

/** What is taken off between two sums: payments, discounts and withholdings. */
function deductionsOf(sums: readonly CheckedSum[]): { readonly amount: number; readonly position: number }[] {
  return [...paymentsOf(sums), ...adjustmentsOf(sums).filter(({ role }) => role === 'discount')];
}

/** Whether a total is the same in another currency. */
function isOtherMoney({ currency }: CheckedSum, own: readonly CheckedSum[]): boolean {
  return currency !== null && own.some((sum) => sum.currency !== null && sum.currency !== currency);
}
