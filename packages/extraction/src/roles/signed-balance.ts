import type { Amount } from '../values/amount.ts';

/** A figure under a heading of balances with its sign, minor units: less than nothing with a minus, or marked as a debit where it is not what is owed. */
export function signedBalance({ mark, minor }: Amount, isOwed: boolean): number {
  return mark === 'minus' || (mark === 'out' && !isOwed) ? -minor : minor;
}
