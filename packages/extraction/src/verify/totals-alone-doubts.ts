import { raiseFinding } from '@tieout/records';
import { verdictOf } from '../checks/verdict.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Doubt } from './doubt.ts';

const TOTALS_ALONE = raiseFinding('not-checked', { reason: 'totals-alone' });

/**
 * Doubts an account that only printed totals confirm. Of the measured accounts confirmed by totals alone, one was read correctly and two were
 * not (`problem-classes.md`), so such a total is no proof.
 */
export function totalsAloneDoubts({ reconciliation }: Pick<AccountReading, 'reconciliation'>): Doubt[] {
  const { ledger, chain, opening } = reconciliation;
  if (ledger === 'holds' || verdictOf(reconciliation) !== 'proven') return [];
  const isCovered = chain.covered === chain.movements && opening !== null;
  // If balances follow from row to row, only the first row depends on the totals.
  const isChained = chain.holds > 0 && chain.holds >= chain.movements - 1;
  return isCovered || isChained ? [] : [TOTALS_ALONE];
}
