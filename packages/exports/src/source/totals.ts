/** What must be the same in the records and in the file made of them: how many, and the money by direction. Minor units, both sums positive. */
export type Totals = { readonly count: number; readonly inMinor: number; readonly outMinor: number };

export const NO_TOTALS: Totals = { count: 0, inMinor: 0, outMinor: 0 };

/** The totals of one signed amount. */
export function totalsOf(amountMinor: number): Totals {
  return { count: 1, inMinor: Math.max(amountMinor, 0), outMinor: Math.max(-amountMinor, 0) };
}

/** Both together. */
export function addTotals(one: Totals, other: Totals): Totals {
  return {
    count: one.count + other.count,
    inMinor: one.inMinor + other.inMinor,
    outMinor: one.outMinor + other.outMinor,
  };
}

/** Whether two are the same to the cent. */
export function isSameTotals(one: Totals, other: Totals): boolean {
  return one.count === other.count && one.inMinor === other.inMinor && one.outMinor === other.outMinor;
}
