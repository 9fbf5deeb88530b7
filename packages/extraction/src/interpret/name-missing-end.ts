import type { Amount } from '../values/amount.ts';
import type { AccountReading } from './account-reading.ts';
import type { UnnamedFigure } from './items/unnamed-figures.ts';

/** An end of an account that no words name. */
export type NamedEnd = { readonly openings: number[] } | { readonly closings: number[] };

/**
 * The opening or closing balance of an account of which only the other is named: what its rows make of that, where just this is printed
 * outside the rows under words that are not known to name anything else. Null where it is not.
 */
export function nameMissingEnd(
  { rows, amounts, reconciliation: { opening, closing, ledger, isOwed, isTooLarge } }: AccountReading,
  unnamed: () => readonly UnnamedFigure[],
): NamedEnd | null {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (ledger !== null || isTooLarge === true || sum === 0 || (opening === null) === (closing === null))
    return null;
  const moved = isOwed ? -sum : sum;
  const end = opening === null ? (closing ?? 0) - moved : opening + moved;
  const own = new Set(rows.map(({ anchor }) => anchor.body));
  const isPrinted = unnamed().some(({ body, amount }) => !own.has(body) && isBalance(amount, end));
  if (!isPrinted) return null;
  return opening === null ? { openings: [end] } : { closings: [end] };
}

/** Whether a figure is a balance that is not nil, with a mark where it is below nothing and none where it is not. */
function isBalance({ minor, mark }: Amount, end: number): boolean {
  const isMarked = mark !== 'none' && mark !== 'plus';
  return end !== 0 && minor === Math.abs(end) && isMarked === end < 0;
}
