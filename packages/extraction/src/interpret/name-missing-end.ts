import type { Amount } from '../values/amount.ts';
import type { AccountReading } from './account-reading.ts';
import type { UnnamedFigure } from './items/unnamed-figures.ts';

/** An opening or closing balance without a label. */
export type NamedEnd = { readonly openings: number[] } | { readonly closings: number[] };

/**
 * The opening or closing balance of an account that labels only the other one, or the available amount in its place: the amount calculated
 * from its rows, if exactly that is printed outside the rows under no other known label. What is available is that and a printed limit. Null
 * if it is not.
 */
export function nameMissingEnd(
  { rows, amounts, reconciliation: { opening, closing, ledger, isOwed, isTooLarge } }: AccountReading,
  unnamed: () => readonly UnnamedFigure[],
): NamedEnd | null {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (isTooLarge === true || sum === 0 || (opening === null && closing === null)) return null;
  const moved = isOwed ? -sum : sum;
  const end = opening === null ? (closing ?? 0) - moved : opening + moved;
  const isBoth = opening !== null && closing !== null;
  if (isBoth ? ledger !== 'fails' : ledger !== null) return null;
  const own = new Set(rows.map(({ anchor }) => anchor.body));
  const outside = unnamed().filter(({ body }) => !own.has(body));
  if (!outside.some(({ amount, isLimit }) => !isLimit && isBalance(amount, end))) return null;
  if (isBoth && !outside.some(({ amount, isLimit }) => isLimit && isBalance(amount, closing - end)))
    return null;
  return opening === null ? { openings: [end] } : { closings: [end] };
}

/** Whether an amount is a non-zero balance with a matching sign: a mark if negative, none if not. */
function isBalance({ minor, mark }: Amount, end: number): boolean {
  const isMarked = mark === 'minus' || mark === 'out';
  return end !== 0 && minor === Math.abs(end) && isMarked === end < 0;
}
