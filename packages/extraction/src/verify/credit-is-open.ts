import type { AccountReading } from '../interpret/account-reading.ts';
import { isBare } from '../interpret/sign.ts';

/**
 * Whether all balances of a card were read as credit because of their minus, although only a minus separates the directions and no printed
 * total confirms it. A card whose minus is debt, with mostly payments, would tie out as well.
 */
export function creditIsOpen({ rows, reconciliation }: AccountReading): boolean {
  const { opening, closing, isOwed, totals } = reconciliation;
  const isInCredit =
    opening !== null && closing !== null && opening <= 0 && closing <= 0 && opening + closing < 0;
  return isOwed && isInCredit && totals !== 'hold' && rows.every(isBare);
}
