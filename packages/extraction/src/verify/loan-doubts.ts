import { raiseFinding } from '@tieout/records';
import { isLoanStatement } from '../classify/is-loan-statement.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Line } from '../lines/line.ts';
import type { Doubt } from './doubt.ts';

const HELD_AND_OWED = raiseFinding('sign-doubtful', { reason: 'by-arithmetic' });

/**
 * Doubts accounts of a loan's statement whose rows have no headings and all hold money: what is owed ties out with its sign turned about as
 * well, and no heading or mark says which it is.
 */
export function loanDoubts(accounts: readonly AccountReading[], lines: readonly Line[]): Doubt[] {
  const holds = ({ reconciliation: { opening, closing } }: AccountReading) => (opening ?? closing ?? 0) > 0;
  const rows = accounts.flatMap((account) => account.rows);
  const areBare =
    rows.length > 0 &&
    rows.every(({ anchor: { table, balance } }) => table.headings.length === 0 && balance?.mark !== 'in');
  if (!areBare || !accounts.every(holds)) return [];
  return isLoanStatement(lines) ? [HELD_AND_OWED] : [];
}
