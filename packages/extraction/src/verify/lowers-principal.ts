import type { AccountReading } from '../interpret/account-reading.ts';
import { owesAll } from '../roles/owed-balance.ts';

/** Whether each row moves the principal of a loan, under a balance that is owed: what lowers it has come in. */
export function lowersPrincipal({ rows, reconciliation: { chain } }: AccountReading): boolean {
  return (
    chain.breaks.length === 0 &&
    chain.holds >= rows.length - 1 &&
    rows.every(({ anchor }) => owesAll(anchor.table))
  );
}
