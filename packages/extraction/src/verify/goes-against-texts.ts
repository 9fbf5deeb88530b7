import type { AccountReading } from '../interpret/account-reading.ts';
import { isBare } from '../interpret/sign.ts';
import { says } from '../vocabulary/says.ts';
import { rowsMoved } from './rows-moved.ts';

/**
 * Whether, where nothing but a mark or none shows directions and no printed sum of either does, rows that say they were spent or taken
 * out would be money in, and none of those money out: as where a card of money held was taken for one of money owed, or the reverse.
 */
export function goesAgainstTexts(account: AccountReading): boolean {
  const { rows, reconciliation } = account;
  if (reconciliation.totals === 'hold' || !rows.every(isBare)) return false;
  const spent = rows.filter(
    ({ description }) => says('spent', description) && !says('turnedBack', description),
  );
  const into = new Set(rowsMoved(account, 'in'));
  return spent.length > 0 && spent.every((row) => into.has(row));
}
