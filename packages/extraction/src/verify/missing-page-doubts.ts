import { type AccountEvidence, formatPageRanges, raiseFinding } from '@tieout/records';
import type { MissingPages } from '../classify/page-number.ts';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { Doubt } from './doubt.ts';

/**
 * What keeps the only account of a document, or the first, from being sure where the document says it has more pages than there are: rows
 * may stand on them, unless those at hand lead from a balance that is said to open to one that is said to close. What opens a later page
 * may be carried over from one before.
 */
export function missingPageDoubts(
  claimed: AccountEvidence['balances'],
  { reconciliation: { opening, closing } }: Pick<AccountReading, 'reconciliation'>,
  { numbers, isFirst }: MissingPages,
): Doubt[] {
  const areBothTold = isTold('opening', opening, claimed) && isTold('closing', closing, claimed);
  if (numbers.length === 0 || (areBothTold && !isFirst)) return [];
  return [raiseFinding('pages-missing', { pages: formatPageRanges(numbers) })];
}

function isTold(
  role: 'opening' | 'closing',
  value: number | null,
  claimed: AccountEvidence['balances'],
): boolean {
  return claimed.some(
    (one) => one.role === role && value !== null && Math.abs(one.amount) === Math.abs(value),
  );
}
