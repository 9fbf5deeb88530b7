import type { Checks } from '../reconcile.ts';
import { HALF } from '../rows/tax-at-rate.ts';
import type { TaxBreakdown } from '../rows/tax-rows.ts';
import { adjustmentsOf, type CheckedSum, partialSums } from '../totals.ts';
import type { Printed } from './printed.ts';

/**
 * Every amount that follows from what was read: the sums, with and without what is added, taken off or paid; bases and taxes by rate.
 * Below the total (`isBelow`) nothing stands that leads up to it. At a `place` among the sums, what is printed above it leads to it from
 * the lines, what is printed below it from there to the total.
 */
export function explanations(
  { totals, sum }: Checks,
  { sums, breakdowns }: Printed,
  isBelow: boolean,
  place?: number,
): Set<number> {
  const { subtotal, tax, total } = totals;
  const isAbove = (own: { readonly position: number }) => place === undefined || own.position <= place;
  const isUnder = (own: { readonly position: number }) => place === undefined || own.position >= place;
  const payments = sums.filter((own) => (own.role === 'paid' || own.role === 'due') && isAbove(own));
  const off = [0, ...payments.map(({ amount }) => amount)];
  const changes = adjustmentsOf(sums);
  const [above, under] = [partialSums(changes.filter(isAbove)), partialSums(changes.filter(isUnder))];
  const whole = total ?? 0;
  const before = isBelow ? [whole] : [subtotal ?? sum, sum, sum + (tax ?? 0)];
  const after = isBelow ? [] : [whole, whole - (tax ?? 0)];
  const moved = [
    ...above.flatMap((change) => before.map((base) => base + change)),
    ...under.flatMap((change) => after.map((base) => base - change)),
  ];
  const known = new Set(
    moved.flatMap((amount) => off.flatMap((own) => [Math.abs(amount - own), Math.abs(amount + own)])),
  );
  const lines = subtotal ?? sum;
  for (const amount of [subtotal, sum, sum + (tax ?? 0), whole - (tax ?? 0), lines - (tax ?? 0), tax])
    if (amount !== null) known.add(Math.abs(amount));
  for (const { rows, base, tax: own } of breakdowns.filter((one) => isOfTax(one, breakdowns, tax)))
    for (const row of [...rows, { base, tax: own }])
      for (const amount of [row.base, row.tax, row.base + row.tax]) known.add(Math.abs(amount));
  for (const amount of ofSurcharges(breakdowns, sums)) known.add(Math.abs(amount));
  return known;
}

/** What follows from charges printed on the lines of taxes, as a surcharge at a second rate: that rate, what the line makes with it, and their sum. */
function ofSurcharges(breakdowns: readonly TaxBreakdown[], sums: readonly CheckedSum[]): number[] {
  return breakdowns.flatMap(({ rows }) => {
    const found = rows.flatMap(({ position, base, tax }) => {
      const own = sums.find((sum) => sum.role === 'charge' && sum.position === position);
      return own === undefined ? [] : [{ base, tax, charge: own.amount }];
    });
    const whole = found.reduce((sum, { charge }) => sum + charge, 0);
    const ofLines = found.flatMap(({ base, tax, charge }) => {
      const tenths = Math.round((charge * 1000) / base);
      const isRate = Math.abs((base * tenths) / 1000 - charge) <= HALF;
      return [base + tax + charge, ...(isRate ? [tenths * 10] : [])];
    });
    return found.length === 0 ? [] : [whole, ...ofLines];
  });
}

/** Whether a breakdown is of the tax that was read, alone, by one of its rates or with the others: another section's explains nothing here. */
function isOfTax(breakdown: TaxBreakdown, breakdowns: readonly TaxBreakdown[], tax: number | null): boolean {
  const all = breakdowns.reduce((sum, one) => sum + one.tax, 0);
  return tax === null || [breakdown.tax, all].includes(tax) || breakdown.rows.some((row) => row.tax === tax);
}
