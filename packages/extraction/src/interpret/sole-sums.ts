import type { Amount } from '../values/amount.ts';
import type { Figure } from './account-reading.ts';
import type { Entry } from './rows/row.ts';

/**
 * The totals a card without an opening balance may charge for its transactions alone: totals and closing balances after the last of them, in minor
 * units. None if another amount appears twice outside the rows: it may be a previous balance under an unknown label and its payment, which is
 * then missing from the rows.
 */
export function soleSums(entries: readonly Entry[], figures: () => readonly Figure[]): number[] {
  if (entries.some((entry) => entry.kind === 'balance' && entry.role === 'opening')) return [];
  const last = entries.findLastIndex((entry) => entry.kind === 'row');
  const sums = entries
    .slice(last + 1)
    .flatMap(chargedBy)
    .filter(isOwed);
  const charged = [...new Set(sums.map(({ minor }) => minor))];
  return charged.filter((sum) => !isAnyTwice(entries, figures(), sum));
}

function chargedBy(entry: Entry): Amount[] {
  if (entry.kind === 'balance') return entry.role === 'closing' ? [entry.amount] : [];
  return entry.kind === 'total' && entry.side === 'both' ? entry.amounts.map(({ amount }) => amount) : [];
}

function isOwed({ mark, minor }: Amount): boolean {
  return minor > 0 && (mark === 'none' || mark === 'plus' || mark === 'out');
}

function isAnyTwice(entries: readonly Entry[], figures: readonly Figure[], sum: number): boolean {
  const rows = new Set(entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.anchor.body] : [])));
  const seen = new Set<number>();
  return figures.some(({ body, amount }) => {
    if (rows.has(body) || amount === sum || amount === 0) return false;
    const isAgain = seen.has(amount);
    seen.add(amount);
    return isAgain;
  });
}
