import type { Amount } from '../values/amount.ts';

/**
 * A printed balance with its sign, in minor units: overdrawn negative; unmarked in a debit column negative. A card's in that column, or marked
 * as a debit, is owed, and positive; one in credit is owed by the bank, and negative.
 */
export function balanceValue(amount: Amount, column: string | null, isCard = false): number {
  const isNegative =
    amount.mark === 'minus' ||
    amount.mark === (isCard ? 'in' : 'out') ||
    (amount.mark === 'none' && column === (isCard ? 'in' : 'out'));
  return isNegative ? -amount.minor : amount.minor;
}
