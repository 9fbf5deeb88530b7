import type { AccountReading } from '../interpret/account-reading.ts';
import { isBare } from '../interpret/sign.ts';

/**
 * Whether a card's balances were all taken for what the bank owes, for their minus, where only a minus shows the movements apart and no
 * printed sum of either direction bears it out: a card whose minus is debt, paid off by most of its rows, would tie out as well.
 */
export function creditIsOpen({ rows, reconciliation }: AccountReading): boolean {
  const { opening, closing, isOwed, totals } = reconciliation;
  const isInCredit =
    opening !== null && closing !== null && opening <= 0 && closing <= 0 && opening + closing < 0;
  return isOwed && isInCredit && totals !== 'hold' && rows.every(isBare);
}
