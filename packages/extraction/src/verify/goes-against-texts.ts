import type { AccountReading } from '../interpret/account-reading.ts';
import { isBare } from '../interpret/sign.ts';
import { says } from '../vocabulary/says.ts';
import { isInUnnamedColumn } from './is-in-unnamed-column.ts';
import { rowsMoved } from './rows-moved.ts';

/**
 * Whether rows worded as spending or withdrawals would be money in, and none of them money out, where only a sign or a column
 * without a header gives directions and no printed total confirms them: a debit card was read as a credit card, or the reverse.
 */
export function goesAgainstTexts(account: AccountReading): boolean {
  const { rows, reconciliation } = account;
  if (reconciliation.totals === 'hold' || !rows.every((row) => isBare(row) || isInUnnamedColumn(row)))
    return false;
  const spent = rows.filter(
    ({ description }) => says('spent', description) && !says('turnedBack', description),
  );
  const into = new Set(rowsMoved(account, 'in'));
  return spent.length > 0 && spent.every((row) => into.has(row));
}
