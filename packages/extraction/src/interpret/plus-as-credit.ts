import type { Entry } from './rows/row.ts';

/**
 * The entries of a card, with a plus on its balances as a mark of credit where nothing has a minus and not every amount a plus: nobody
 * prints one on a debt, and a plus on some rows marks what was paid.
 */
export function plusAsCredit(entries: readonly Entry[]): readonly Entry[] {
  const marks = new Set(
    entries.flatMap((entry) => {
      if (entry.kind === 'row') return [entry.row.anchor.amount.mark];
      return entry.kind === 'balance' && entry.amount.minor !== 0 ? [entry.amount.mark] : [];
    }),
  );
  if (!marks.has('plus') || !marks.has('none') || marks.has('minus')) return entries;
  return entries.map((entry) =>
    entry.kind === 'balance' && entry.amount.mark === 'plus'
      ? { ...entry, amount: { ...entry.amount, mark: 'in' } }
      : entry,
  );
}
