import { raiseFinding } from '@tieout/records';
import { verdictOf } from '../checks/verdict.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Doubt } from './doubt.ts';

const TOTALS_ALONE = raiseFinding('not-checked', { reason: 'totals-alone' });

/**
 * What keeps an account from being sure that nothing but printed sums proves. Of the accounts measured whose totals alone held, one was
 * read right and two wrong (`problem-classes.md`), so that such a sum is no proof.
 */
export function totalsAloneDoubts({ reconciliation }: Pick<AccountReading, 'reconciliation'>): Doubt[] {
  const { ledger, chain, opening } = reconciliation;
  if (ledger === 'holds' || verdictOf(reconciliation) !== 'proven') return [];
  const isCovered = chain.covered === chain.movements && opening !== null;
  // Balances that follow from row to row leave only the first row to the sums.
  const isChained = chain.holds > 0 && chain.holds >= chain.movements - 1;
  return isCovered || isChained ? [] : [TOTALS_ALONE];
}
