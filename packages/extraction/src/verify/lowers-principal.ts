import type { AccountReading } from '../interpret/account-reading.ts';
import { owesAll } from '../roles/owed-balance.ts';

/** Whether each row changes the principal of a loan, under a debt balance: what reduces it is money in. */
export function lowersPrincipal({ rows, reconciliation: { chain } }: AccountReading): boolean {
  return (
    chain.breaks.length === 0 &&
    chain.holds >= rows.length - 1 &&
    rows.every(({ anchor }) => owesAll(anchor.table))
  );
}
