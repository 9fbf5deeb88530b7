import type { AccountReading } from './account-reading.ts';

/** Whether a check of the whole account passes, and none of its balances fails. */
export function tiesOut({
  reconciliation: { ledger, chain, totals, isSoleSum },
}: Pick<AccountReading, 'reconciliation'>): boolean {
  if (chain.breaks.length > 0 || ledger === 'fails') return false;
  return (
    ledger === 'holds' ||
    isSoleSum ||
    totals === 'hold' ||
    (chain.movements > 0 && chain.covered === chain.movements)
  );
}
