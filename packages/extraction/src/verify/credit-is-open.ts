import type { AccountReading } from '../interpret/account-reading.ts';
import type { Row } from '../interpret/rows/row.ts';
import { isBare, isSignedByMark } from '../interpret/sign.ts';
import { says } from '../vocabulary/says.ts';
import { isInUnnamedColumn } from './is-in-unnamed-column.ts';
import { rowsMoved } from './rows-moved.ts';

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

/**
 * Whether all rows of a card that are worded as payments were read as money out because of their minus, or in a column that no header names,
 * from one debt to another: a card whose minus is credit would tie out as well, and they would be what the holder paid.
 */
export function owesWhatWasPaid(account: AccountReading): boolean {
  const { opening, closing, isOwed } = account.reconciliation;
  const areDebts = !isOwed && [opening, closing].every((end) => end !== null && end < 0);
  if (!areDebts || !rowsMoved(account, 'in').some(({ anchor }) => anchor.amount.mark === 'none'))
    return false;
  const paid = account.rows.filter(({ description }) => says('payment', description));
  const out = new Set(rowsMoved(account, 'out'));
  return paid.length > 0 && paid.every((row) => out.has(row) && (hasMinus(row) || isInUnnamedColumn(row)));
}

function hasMinus(row: Row): boolean {
  return isSignedByMark(row) && row.anchor.amount.mark === 'minus';
}
