import { movedBy, type PrintedTotal } from './totals.ts';

/** What an account's rows move and what is printed of it; minor units. */
type Told = {
  readonly closings: readonly number[];
  readonly totals: readonly PrintedTotal[];
  readonly amounts: readonly number[];
};

/**
 * Balances said to close that are sums: "Toplam Borç" is what a card owes, and beside "Toplam Alacak" all that went out of an account.
 * Only where the one is just what went one way and a sum printed for the other way is just what went there.
 */
export function sumsSaidToClose({ closings, totals, amounts }: Told): PrintedTotal[] {
  const { in: into, out } = movedBy(amounts);
  const isTold = (side: 'in' | 'out', amount: number) =>
    totals.some((total) => total.side === side && total.amount === amount);
  if (out !== 0 && isTold('in', into) && closings.includes(out)) return [{ side: 'out', amount: out }];
  return into !== 0 && isTold('out', out) && closings.includes(into) ? [{ side: 'in', amount: into }] : [];
}
