import type { Amount } from '../values/amount.ts';

/**
 * A printed balance with its sign, in minor units: overdrafts are negative, and so are unmarked balances in a debit column. On a card, a balance
 * in that column or marked as a debit is debt and positive; a credit balance is negative.
 */
export function balanceValue(amount: Amount, column: string | null, isCard = false): number {
  const isNegative =
    amount.mark === 'minus' ||
    amount.mark === (isCard ? 'in' : 'out') ||
    (amount.mark === 'none' && column === (isCard ? 'in' : 'out'));
  return isNegative ? -amount.minor : amount.minor;
}
