import { toMinor, toNumber } from './rows/decimal.ts';
import type { DocumentRow } from './rows/document-rows.ts';
import type { Sum } from './rows/sums.ts';
import { isTaxOn } from './rows/tax-at-rate.ts';
import { adjustmentsOf, partialSums } from './totals.ts';

/** How sure a tax is that is known by its rate alone. */
const STRENGTH = 0.6;

/** How clearly the sums around it must be named. */
const CLEARLY = 0.5;

/** How many lines below what it is levied on a tax may be printed. */
const MOST_ROWS = 6;

/** No tax is levied at more, in percent. */
const MOST_RATE = 35;

/**
 * Taxes by names nobody listed: lines of one rate and one amount between a named sum and a total below it, whose amount is that share
 * of the sum with what is added to it and taken off it in between. None where a tax is named there or below.
 * A levy on which another tax is levied below it is none either, but a charge.
 */
export function unnamedTaxes(rows: readonly DocumentRow[], sums: readonly Sum[], digits: number): Sum[] {
  const found = taxesOn(rows, sums, [], digits);
  const onTop = found.length === 0 ? [] : taxesOn(rows, sums, found, digits);
  return onTop.length === 0 ? found : onTop;
}

/** The same, levied also on some of these `levies` as if they were charges. */
function taxesOn(
  rows: readonly DocumentRow[],
  sums: readonly Sum[],
  levies: readonly Sum[],
  digits: number,
): Sum[] {
  const isNamed = (sum: Sum) => sum.strength >= CLEARLY && sum.amount !== 0;
  const totals = sums.filter((sum) => (sum.role === 'total' || sum.role === 'due') && isNamed(sum));
  const bases = sums.filter((sum) => (sum.role === 'subtotal' || sum.role === 'total') && isNamed(sum));
  const hasTax = (from: number) => sums.some(({ role, position }) => role === 'tax' && position > from);
  return rows.flatMap((row) => {
    const at = row.position;
    const total = totals.find(({ position }) => position > at);
    const tax = total === undefined ? null : taxOf(row, digits);
    if (total === undefined || tax === null || sums.some(({ position }) => position === at)) return [];
    const isLevied = bases.some((base) => {
      if (base.position >= at || at - base.position > MOST_ROWS || base.page !== row.line.page) return false;
      if (hasTax(base.position)) return false;
      const isBetween = ({ position }: Sum) => position > base.position && position < at;
      const changes = adjustmentsOf(sums.filter(isBetween));
      const levied = levies.filter(isBetween);
      const before = levied.reduce((sum, { amount }) => sum + amount, base.amount);
      return (
        (levies.length === 0 || levied.length > 0) &&
        partialSums(changes).some((change) => isTaxOn(before + change, tax.rate ?? 0, tax.amount))
      );
    });
    return isLevied ? [tax] : [];
  });
}

/** A line as a tax: words, one rate and one amount behind them; null where it prints anything else. */
function taxOf({ line, figures, position }: DocumentRow, digits: number): Sum | null {
  const [rate, ...otherRates] = figures.filter(({ isPercent }) => isPercent);
  const [figure, ...others] = figures.filter(({ isMoney }) => isMoney);
  if (rate === undefined || figure === undefined || otherRates.length > 0 || others.length > 0) return null;
  const [amount, share] = [toMinor(figure.value, digits), toNumber(rate.value)];
  const words = line.words.slice(0, figure.from);
  const isNamed = words.some(({ text }) => /\p{L}{3}/u.test(text));
  // "Protection plan 15% | 1 | 273.00" is a line with a quantity.
  const isCounted = figures.some(({ from }) => from > rate.from && from < figure.from);
  if (isCounted) return null;
  if (amount === null || amount === 0 || share <= 0 || share > MOST_RATE || !isNamed) return null;
  return {
    role: 'tax',
    strength: STRENGTH,
    amount,
    label: words.map(({ text }) => text).join(' '),
    position,
    page: line.page,
    ...{ currency: figure.currency, isMoney: true },
    words: line.words.slice(figure.from, figure.to),
    rate: share,
  };
}
