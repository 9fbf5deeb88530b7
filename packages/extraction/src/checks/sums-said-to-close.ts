import { movedBy, type PrintedTotal } from './totals.ts';

/** The amounts of an account, and the closing balances and totals printed for them; minor units. */
type PrintedSums = {
  readonly closings: readonly number[];
  readonly totals: readonly PrintedTotal[];
  readonly amounts: readonly number[];
};

/**
 * Totals that are labelled as closing balances: "Toplam Borç" is what a card owes, but next to "Toplam Alacak" it is the total of
 * debits. Only where the amount is exactly the total of one direction, and the total of the other direction is printed too.
 */
export function sumsSaidToClose({ closings, totals, amounts }: PrintedSums): PrintedTotal[] {
  const { in: into, out } = movedBy(amounts);
  const isPrinted = (side: 'in' | 'out', amount: number) =>
    totals.some((total) => total.side === side && total.amount === amount);
  if (out !== 0 && isPrinted('in', into) && closings.includes(out)) return [{ side: 'out', amount: out }];
  return into !== 0 && isPrinted('out', out) && closings.includes(into) ? [{ side: 'in', amount: into }] : [];
}
