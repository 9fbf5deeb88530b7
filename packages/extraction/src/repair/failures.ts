import { verdictOf } from '../checks/verdict.ts';
import type { DocumentReading } from '../statement/document-reading.ts';

/** A check that fails: what shows it from the others, whether it is that of a running balance, and by how many minor units it fails. */
export type Failure = { readonly key: string; readonly isBalance: boolean; readonly difference: number };

/** The checks of a reading that fail, running balances in their order before the sums; none where every account is proven. */
export function failuresOf(reading: DocumentReading): Failure[] {
  return reading.accounts.flatMap(({ reconciliation }, account) => {
    const { chain, ledger, difference } = reconciliation;
    const breaks = chain.breaks.map(({ step, expected, printed }) => ({
      key: `${account} balance ${step}`,
      isBalance: true,
      difference: printed - expected,
    }));
    const sums =
      ledger === 'fails' && difference !== null
        ? [{ key: `${account} ledger`, isBalance: false, difference }]
        : [];
    const isUnproven = breaks.length === 0 && sums.length === 0 && verdictOf(reconciliation) !== 'proven';
    // Nothing to mend by: a difference no edit can have.
    return isUnproven
      ? [{ key: `${account} unproven`, isBalance: false, difference: Number.NaN }]
      : [...breaks, ...sums];
  });
}
