import { largest, smallest } from '../../values/extremes.ts';
import type { Checks } from '../reconcile.ts';
import { toNumber } from '../rows/decimal.ts';
import { isRunOf } from '../rows/runs.ts';
import { HALF, isTaxOn, isTaxWithin } from '../rows/tax-at-rate.ts';
import type { BrokenTaxRow, TaxBreakdown } from '../rows/tax-rows.ts';
import {
  type Adjustment,
  adjustmentsOf,
  type CheckedSum,
  isInSection,
  partialSums,
  paymentsOf,
  ratesOfTax,
  untaxedOf,
} from '../totals.ts';
import { usualTaxRates } from '../usual-tax-rates.ts';
import type { Printed } from './printed.ts';

/** Whether the tax that was read follows from a sum, a rate or a table of taxes that is printed; true where none was read. */
export function isTaxConfirmed(reconciliation: Checks, { sums, breakdowns, currency }: Printed): boolean {
  const { totals } = reconciliation;
  const { subtotal, tax, total } = totals;
  const isWithoutCharges = breakdowns.some((breakdown) => leavesOutCharges(breakdown, reconciliation, sums));
  if (isWithoutCharges && reconciliation.itemsCheck === 'total') return true;
  if (!isGapPrinted(reconciliation, sums)) return false;
  if (tax === null || tax === 0) return true;
  if (breakdowns.some((breakdown) => isOfOneRate(tax, breakdown))) return false;
  const isCalledTotal = sums.some(
    ({ role, strength, amount }) => role !== 'subtotal' && strength >= NAMED && amount === total,
  );
  // What is called a subtotal, and is what a tax is levied on, is not the total that holds the tax.
  if (
    !isCalledTotal &&
    total === subtotal &&
    breakdowns.some((item) => item.base === total && item.tax === tax)
  )
    return false;
  const isIncluded = total !== null && partialSums(adjustmentsOf(sums)).includes(total - reconciliation.sum);
  if (reconciliation.itemsCheck === 'whole' && !isIncluded) return true;
  if (
    subtotal !== null &&
    total !== null &&
    partialSums([...adjustmentsOf(sums), ...untaxedOf(sums)]).includes(total - subtotal - tax)
  )
    return true;
  const bases = [subtotal, total, total === null ? null : total - tax];
  if (
    breakdowns.some(
      (item) =>
        item.tax === tax &&
        // What a tax is levied on is the total only if it is called so, as where prices include it.
        (total !== item.base || isCalledTotal) &&
        bases.some((base) => base === item.base || base === item.base + item.tax),
    )
  )
    return true;
  if (breakdowns.some((breakdown) => hasFurtherTax(breakdown, tax, total))) return true;
  if (isTaxOfItems(reconciliation, tax) || isTaxOfPart(reconciliation, sums)) return true;
  if (areTaxesOfLines(reconciliation, sums)) return true;
  if (isWithoutCharges) return true;
  if (isSumOfRates(tax, sums)) return true;
  if (breakdowns.some((breakdown) => isIncludedInRun(breakdown, tax, reconciliation))) return true;
  const rates = likelyRates(reconciliation, { sums, currency });
  return [subtotal, total].some(
    (gross) => gross !== null && rates.some((rate) => isTaxWithin(gross, rate, tax)),
  );
}

/** Whether one line of the taxes by rate is a further tax, levied on some of what the others are, and the bases, the tax and it make the total. */
function hasFurtherTax({ rows, base, tax: whole }: TaxBreakdown, tax: number, total: number | null): boolean {
  return rows.some(
    (further) =>
      rows.length > 1 &&
      whole - further.tax === tax &&
      further.base <= base - further.base &&
      base - further.base + whole === total,
  );
}

/** Whether the taxes by rate, with what they are levied on, are what the lines make without some that are called charges: deposits, which bear no tax. */
function leavesOutCharges(
  { base, tax }: TaxBreakdown,
  { totals, set, sum }: Checks,
  sums: readonly CheckedSum[],
): boolean {
  const lines = new Map(set.items.map(({ position, amount }) => [position, amount]));
  const charges = sums.filter(
    ({ role, position, amount }) => role === 'charge' && lines.get(position) === amount,
  );
  return tax === totals.tax && partialSums(charges.slice(0, MOST_CHARGES)).includes(sum - base - tax);
}

/** Of more charges some make any amount. */
const MOST_CHARGES = 4;

/** Whether a tax is printed as what the taxes of several rates make, each printed with its own. */
function isSumOfRates(tax: number, sums: readonly CheckedSum[]): boolean {
  const taxes = sums.filter(
    ({ role, strength, amount }) => role === 'tax' && strength >= NAMED && amount !== 0,
  );
  const byRate = new Map(taxes.flatMap(({ rate, amount }) => (rate === null ? [] : [[rate, amount]])));
  const whole = [...byRate.values()].reduce((sum, amount) => sum + amount, 0);
  return (
    byRate.size > 1 && whole === tax && taxes.some(({ rate, amount }) => rate === null && amount === tax)
  );
}

/** How clearly a sum must be named to be one. */
const NAMED = 0.5;

/**
 * Whether a tax and its base are what neighbouring items make together, at its rate: those of one rate among others without tax. Where the
 * items are the total, the base may be theirs with the tax in it.
 */
function isIncludedInRun(
  { rows: [row, ...others] }: TaxBreakdown,
  tax: number,
  { set, itemsCheck }: Checks,
): boolean {
  if (row === undefined || others.length > 0 || row.tax !== tax || row.rate === 0) return false;
  if (itemsCheck === 'total' && isRunOf(set.items, row.base)) return true;
  const gross = row.base + tax;
  return isTaxWithin(gross, row.rate, tax) && isRunOf(set.items, gross);
}

/** Whether a tax is that of one of several rates, and not what they make together. */
function isOfOneRate(tax: number, { rows, tax: whole }: TaxBreakdown): boolean {
  const taxed = rows.filter((row) => row.tax !== 0);
  return taxed.length > 1 && whole !== tax && taxed.some((row) => row.tax === tax);
}

/** The rates a tax within the prices may be levied at: those printed with it, else the one of all lines, else the usual ones of the currency. */
function likelyRates(
  { totals, set }: Checks,
  { sums, currency }: Pick<Printed, 'sums' | 'currency'>,
): readonly number[] {
  const printed = ratesOfTax(sums, totals.tax);
  if (printed.length > 0) return printed;
  const ofItems = new Set(set.items.map(({ taxRate }) => (taxRate === null ? null : toNumber(taxRate))));
  const [only = null] = ofItems;
  if (ofItems.size === 1 && only !== null) return [only];
  return only === null && ofItems.size === 1 ? usualTaxRates(currency ?? null) : [];
}

/**
 * The line of the one rate whose tax is the document's where its base and tax miss the total by no more than a rounding, and neither a
 * printed rounding nor the rate says why: one of the two was misprinted by a cent or two.
 */
export function taxesNearTotal({ totals }: Checks, { breakdowns, sums }: Printed): BrokenTaxRow[] {
  const { subtotal, tax, total } = totals;
  if (tax === null || total === null) return [];
  const changes = partialSums(adjustmentsOf(sums));
  return breakdowns.flatMap(({ rows: [row, ...others] }) => {
    if (row === undefined || others.length > 0 || row.tax !== tax || row.base === subtotal) return [];
    const gap = total - row.base - tax;
    const isShare =
      Math.abs((total * 100) / (100 + row.rate) - row.base) <= HALF && isTaxWithin(total, row.rate, tax);
    const isMissed = gap !== 0 && Math.abs(gap) <= MISPRINTED && !isShare && !changes.includes(gap);
    return isMissed ? [{ position: row.position, rates: [row.rate], amounts: [row.base, tax, total] }] : [];
  });
}

/** A base that misses the total by more is of another sum. Minor units. */
const MISPRINTED = 10;

/** Whether what lies between subtotal, tax and total is printed below the items and counted once, and a printed rounding is needed. */
function isGapPrinted({ totals, set, sum }: Checks, sums: readonly CheckedSum[]): boolean {
  const { subtotal, tax, total } = totals;
  if (subtotal === null || total === null) return true;
  const whole = sums.find(({ amount }) => amount === total);
  if (whole !== undefined && isInSection(tax ?? 0, whole, sums)) return true;
  // Lines below the subtotal that it leaves out are not counted in it.
  const isLeftOut = set.setAside !== undefined && sum + set.setAside === subtotal;
  const at = largest(sums.filter(({ amount }) => amount === subtotal).map(({ position }) => position));
  const counted = set.items.filter(({ position }) => !isLeftOut || position < at);
  const among = new Set(counted.map((item) => item.position));
  const free = [...adjustmentsOf(sums), ...untaxedOf(sums)].filter(({ position }) => !among.has(position));
  const roundings = free.filter((own) => own.role === 'rounding' && !isBelowTotal(own, total, sums));
  // One that is printed above the total leads to it.
  const changes =
    roundings.length === 0
      ? partialSums(free)
      : roundings.flatMap((own) =>
          partialSums(free.filter((other) => other !== own)).map((sum) => sum + own.amount),
        );
  const gap = total - subtotal - (tax ?? 0);
  if (gap === 0 && tax !== null) return roundings.length === 0;
  return changes.includes(gap) || changes.includes(total - subtotal);
}

/** Whether a rounding is printed below the total and is needed to get from that to what is to pay. */
function isBelowTotal({ position, amount }: Adjustment, total: number, sums: readonly CheckedSum[]): boolean {
  const at = smallest(sums.filter((sum) => sum.amount === total).map((sum) => sum.position));
  const below = [...adjustmentsOf(sums), ...paymentsOf(sums)].filter((other) => other.position > at);
  const others = partialSums(below.filter((other) => other.position !== position));
  return sums.some(
    (sum) =>
      (sum.role === 'total' || sum.role === 'due') &&
      sum.position > position &&
      position > at &&
      others.includes(sum.amount - total - amount) &&
      !others.includes(sum.amount - total),
  );
}

/** Whether the tax is that of a printed part of the lines by its printed rate, and the lines and it make the total. */
function isTaxOfPart({ totals, sum }: Checks, sums: readonly CheckedSum[]): boolean {
  const { tax, total } = totals;
  if (tax === null || total === null || sum + tax !== total) return false;
  const rates = ratesOfTax(sums, tax);
  const bases = sums.filter(({ role, amount }) => role === 'subtotal' && Math.abs(amount) <= Math.abs(sum));
  return rates.some((rate) => bases.some(({ amount }) => isTaxOn(amount, rate, tax)));
}

/** Whether two taxes, each printed with its rate alone, are to the cent those within some of the lines and within all others, which make the total. */
function areTaxesOfLines({ totals, set, sum, itemsCheck }: Checks, sums: readonly CheckedSum[]): boolean {
  const rated = sums.filter(({ role, rate, amount }) => role === 'tax' && (rate ?? 0) > 0 && amount > 0);
  const [one, other, ...more] = new Map(rated.map((tax) => [tax.rate, tax])).values();
  if (one === undefined || other === undefined || more.length > 0 || itemsCheck !== 'total') return false;
  if (one.amount + other.amount !== totals.tax || set.items.length > MOST_PARTED) return false;
  return partialSums(set.items).some(
    (part) =>
      isTaxWithin(part, one.rate ?? 0, one.amount) && isTaxWithin(sum - part, other.rate ?? 0, other.amount),
  );
}

/** Of more lines some have any tax within them. */
const MOST_PARTED = 6;

/** Whether the rates printed on the items give the tax: of their amounts with tax where they add up to the total, else of those without. */
function isTaxOfItems({ set, itemsCheck }: Checks, tax: number): boolean {
  const rated: { readonly rate: number; readonly amount: number }[] = [];
  for (const { taxRate, amount } of set.items) {
    // What is taken off a line, below it, is taxed with it; what prints no rate next to others is not taxed.
    const above = amount < 0 ? (rated.at(-1)?.rate ?? 0) : 0;
    rated.push({ rate: taxRate === null ? above : toNumber(taxRate), amount });
  }
  if (rated.every(({ rate }) => rate === 0)) return false;
  const sums = new Map<number, number>();
  for (const { rate, amount } of rated) sums.set(rate, (sums.get(rate) ?? 0) + amount);
  const share = (rate: number) => (itemsCheck === 'total' ? rate / (100 + rate) : rate / 100);
  const byRate = [...sums].map(([rate, sum]) => sum * share(rate));
  const byItem = rated.map(({ rate, amount }) => amount * share(rate));
  const rounded = (parts: readonly number[]) => parts.reduce((whole, part) => whole + Math.round(part), 0);
  const exact = byRate.reduce((whole, part) => whole + part, 0);
  return sums.size > 0 && [Math.round(exact), rounded(byRate), rounded(byItem)].includes(tax);
}
