import type { AccountReading } from '../interpret/account-reading.ts';
import { isBare } from '../interpret/sign.ts';
import { says } from '../vocabulary/says.ts';

/**
 * Whether, where nothing but a mark or none shows directions and no printed sum of either does, rows that say they were spent or taken
 * out would be money in, and none of those money out: as where a card of money held was taken for one of money owed, or the reverse.
 */
export function goesAgainstTexts({ rows, amounts, reconciliation }: AccountReading): boolean {
  if (reconciliation.totals === 'hold' || !rows.every(isBare)) return false;
  const spent = rows.flatMap((row, index) =>
    says('spent', row.description) && !says('turnedBack', row.description) ? [amounts[index] ?? 0] : [],
  );
  return spent.length > 0 && spent.every((amount) => amount > 0);
}
