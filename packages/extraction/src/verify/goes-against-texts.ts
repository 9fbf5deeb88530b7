import type { AccountReading } from '../interpret/account-reading.ts';
import { isBare } from '../interpret/sign.ts';
import { says } from '../vocabulary/says.ts';

/**
 * Whether rows worded as spending or withdrawals would be money in, and none of them money out, where only a sign gives directions and no
 * printed total confirms them: a debit card was read as a credit card, or the reverse.
 */
export function goesAgainstTexts({ rows, amounts, reconciliation }: AccountReading): boolean {
  if (reconciliation.totals === 'hold' || !rows.every(isBare)) return false;
  const spent = rows.flatMap((row, index) =>
    says('spent', row.description) && !says('turnedBack', row.description) ? [amounts[index] ?? 0] : [],
  );
  return spent.length > 0 && spent.every((amount) => amount > 0);
}
