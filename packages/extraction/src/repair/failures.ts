import { verdictOf } from '../checks/verdict.ts';
import type { DocumentReading } from '../statement/document-reading.ts';

/** A failing check: its key, whether it is a running balance, and the difference in minor units. */
export type Failure = { readonly key: string; readonly isBalance: boolean; readonly difference: number };

/** The failing checks of a reading, running balances in order before totals; none if every account is proven. */
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
    // A difference that no edit can have, so nothing can be repaired.
    return isUnproven
      ? [{ key: `${account} unproven`, isBalance: false, difference: Number.NaN }]
      : [...breaks, ...sums];
  });
}
