import { largest } from '../values/extremes.ts';
import type { Checks } from './reconcile.ts';
import type { LooseFigure } from './rows/loose-figures.ts';
import {
  adjustmentsOf,
  type CheckedSum,
  type CheckedTotals,
  paidOf,
  partialSums,
  paymentsOf,
  totalsByName,
} from './totals.ts';

/** The sums a document prints, and its amounts among them without a name. */
type PrintedSums = {
  readonly sums: readonly CheckedSum[];
  readonly loose?: readonly LooseFigure[] | undefined;
};

/** Whether another total is printed below the one that was read, and neither a payment nor a deduction between them leads to it. */
export function isOtherTotal({ totals }: Checks, printed: PrintedSums): boolean {
  const { total } = totals;
  if (total === null || !totals.hasRival) return false;
  const own = printed.sums.filter(({ amount }) => amount === total);
  const at = largest(own.map(({ position }) => position));
  const paid = paidOf(printed.sums);
  return totalsByName(printed.sums).some(
    (rival) =>
      rival.position > at &&
      !paid.has(rival.amount - total) &&
      !isOtherMoney(rival, own) &&
      !isLedTo(rival, totals, printed),
  );
}

/**
 * Whether what is printed between a total and a sum below it leads to that: payments, discounts, deductions that no name explains, and what
 * is added that is none of this document's sums by its name, as what is owed from before.
 */
export function isLedTo(
  { role, amount, position }: CheckedSum,
  { total, tax }: CheckedTotals,
  { sums, loose = [] }: PrintedSums,
): boolean {
  // A discount below lines that include their tax leads to the total itself.
  if (total === null || (role !== 'due' && (tax ?? 0) === 0)) return false;
  const own = sums.filter((sum) => sum.amount === total);
  const at = largest(own.map((sum) => sum.position));
  const isFromBefore = (part: { readonly position: number }) =>
    sums.some((sum) => sum.role === 'other' && sum.position === part.position);
  const between = [...deductionsOf(sums), ...loose].filter(
    (part) => (part.amount < 0 || isFromBefore(part)) && part.position > at && part.position <= position,
  );
  return position > at && partialSums(between.slice(-MOST_BETWEEN)).includes(amount - total);
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
