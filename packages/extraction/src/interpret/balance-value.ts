import type { Amount } from '../values/amount.ts';

/** A printed balance with its sign, in minor units: overdrawn negative; in a debit column negative, whatever mark it bears. */
export function balanceValue(amount: Amount, column: string | null): number {
  const isNegative =
    amount.mark === 'minus' || amount.mark === 'out' || (column === 'out' && amount.mark === 'none');
  return isNegative ? -amount.minor : amount.minor;
}
