import { says } from '../../vocabulary/says.ts';
import type { Checks } from '../reconcile.ts';
import type { LooseFigure } from '../rows/loose-figures.ts';
import { adjustmentsOf, type CheckedSum, partialSums } from '../totals.ts';

/** More payments at one till are none of one sale. */
const MOST_PAYMENTS = 6;

/** Cash is rounded to coins of up to ten cents, and not every till prints by how much. Minor units. */
const SMALLEST_COIN = 10;

/**
 * The change a till gave back where what was handed over, less the change, is no total that it prints, with or without a rounding or a tip:
 * then another sum was paid than the one that was read.
 */
export function changeGiven(
  { totals }: Checks,
  { sums }: { readonly sums: readonly CheckedSum[] },
): LooseFigure[] {
  if (totals.total === null) return [];
  const isChange = ({ role, label }: CheckedSum) => role === 'paid' && says('changeGiven', label);
  const owed = [
    totals.total,
    ...sums.flatMap(({ role, amount }) => (role === 'total' || role === 'due' ? [amount] : [])),
  ];
  const added = partialSums(
    adjustmentsOf(sums).filter(
      ({ role, amount }) => role === 'rounding' || (role === 'charge' && amount > 0),
    ),
  );
  return sums.filter((change) => {
    if (!isChange(change) || change.amount <= 0) return false;
    const given = sums.filter(
      (own) => own.role === 'paid' && !isChange(own) && own.amount > 0 && own.position < change.position,
    );
    const handed = partialSums(given.slice(-MOST_PAYMENTS)).filter((sum) => sum > 0);
    const isPaid = (sum: number) =>
      added.some((more) => owed.some((one) => Math.abs(sum - change.amount - more - one) < SMALLEST_COIN));
    return handed.length > 0 && !handed.some(isPaid);
  });
}
