import type { Amount } from '../values/amount.ts';

/** A signed balance, minor units: negative with a minus, or if marked as a debit and not a debt column. */
export function signedBalance({ mark, minor }: Amount, isOwed: boolean): number {
  return mark === 'minus' || (mark === 'out' && !isOwed) ? -minor : minor;
}
