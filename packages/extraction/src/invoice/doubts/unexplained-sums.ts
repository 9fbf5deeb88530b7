import { CURRENCY_CODES } from '../../values/currency.ts';
import { largest, smallest } from '../../values/extremes.ts';
import { isLedTo } from '../other-total.ts';
import { partsOfSums } from '../parts-of-sums.ts';
import type { Checks } from '../reconcile.ts';
import type { LooseFigure } from '../rows/loose-figures.ts';
import { isRunOf, isSumOfSection, runOf } from '../rows/runs.ts';
import { isTaxOn, isTaxWithin } from '../rows/tax-at-rate.ts';
import {
  type Adjustment,
  adjustmentsOf,
  type CheckedSum,
  partialSums,
  paymentsOf,
  withheldOf,
} from '../totals.ts';
import { explanations } from './explanations.ts';
import type { Printed } from './printed.ts';

/** How clearly a sum must be named to need an explanation. */
const CLEARLY = 0.8;

/** The sums printed by name that follow from nothing that was read. */
export function unexplainedSums(reconciliation: Checks, evidence: Printed): CheckedSum[] {
  const { totals, set, itemsCheck, sum: lines } = reconciliation;
  if (totals.total === null) return [];
  const at = Math.max(
    ...evidence.sums.filter((sum) => sum.amount === totals.total).map((sum) => sum.position),
  );
  const firstItem = smallest(set.items.map((item) => item.position));
  const lastItem = largest(set.items.map((item) => item.position));
  const parts = partsOfSums(totals.tax, evidence.sums);
  const totalSum = evidence.sums.find((sum) => sum.amount === totals.total);
  const currency = totalSum?.currency ?? null;
  const ownCode = codeBehind(totalSum?.label ?? '');
  const withheld = withheldOf(evidence.sums);
  const areWithheld = withheld.length > 0 && leadWithheld(totals, withheld, evidence.sums);
  const isReadAsBase = ({ amount }: CheckedSum) =>
    amount === totals.subtotal && amount !== lines && (totals.tax ?? 0) !== 0;
  const roundings = itemsCheck === 'total' ? roundingsAbove(totals.total, lastItem, evidence.sums) : [];
  return evidence.sums.filter((sum) => {
    // Lines that make the total leave nothing to a rounding printed between them.
    if (roundings.includes(sum)) return true;
    const isClear = sum.strength >= (sum.role === 'tax' && sum.position <= lastItem ? CLEARLY : 0.5);
    if (!isClear || sum.amount === 0) return false;
    // A discount that leads from the lines to the total cannot be taken off the total.
    if (sum.role === 'total' && itemsCheck !== 'total' && isTotalAgainBelowDiscount(sum, evidence.sums))
      return true;
    if (!(sum.role === 'subtotal' || sum.role === 'tax' || sum.role === 'total')) return false;
    // A figure under a heading such as "VAT %" is a rate.
    if (/(^|[^\d\s])\s?%/.test(sum.label) || namesOtherMoney(sum.label, ownCode)) return false;
    if (sum.currency !== null && currency !== null && sum.currency !== currency) return false;
    if (set.items.some((item) => item.position === sum.position)) return false;
    // What is called the total below the one that was read, and is less the tax: the two may not tie out.
    if (sum.role === 'total' && sum.strength === 1 && sum.position > at && isReadAsBase(sum)) return true;
    // Lines that are the total are not those of a larger subtotal, from which a discount leads to it.
    const isOwn = sum.role === 'subtotal' && sum.amount === totals.subtotal;
    if (isOwn && itemsCheck === 'total' && (totals.tax ?? 0) === 0 && sum.amount > lines)
      return !evidence.columns.some(({ isDiscount }) => isDiscount === true);
    // What a rounding leads from to the total is what the lines make, though they make the rounded total.
    if (
      isOwn &&
      itemsCheck === 'total' &&
      sum.amount !== lines &&
      isRounded(sum, totals.total, evidence.sums)
    )
      return true;
    // Without a subtotal in the sums, one that is printed has to be that of the lines.
    if (itemsCheck === 'whole' && sum.role === 'subtotal')
      return sum.amount !== lines && !isRunOf(set.items, sum.amount);
    if (parts.has(sum) || isTaxOfPayment(sum, evidence)) return false;
    if (sum.position > at && isTaxOfLines(sum, set.items, evidence.sums)) return false;
    if (withheld.includes(sum)) return !areWithheld;
    // What is to pay may be printed again at the top.
    const again = evidence.sums.filter(({ role, amount }) => role === 'total' && amount === sum.amount);
    if (sum.role === 'total' && again.some((own) => isLedTo(own, totals, evidence))) return false;
    const isWithin = sum.position > firstItem && sum.position < lastItem + 4;
    const place = sum.position > lastItem ? sum.position : undefined;
    const known = explanations(reconciliation, evidence, sum.position > at, place);
    return !known.has(Math.abs(sum.amount)) && !(isWithin && isRunOf(set.items, sum.amount));
  });
}

/** The roundings printed between the lines and the first total below them that is the one read. */
function roundingsAbove(total: number, lastItem: number, sums: readonly CheckedSum[]): readonly CheckedSum[] {
  const below = sums.filter(({ position }) => position > lastItem);
  const ends = below.filter(({ role, amount }) => (role === 'total' || role === 'due') && amount === total);
  if (ends.length === 0) return [];
  const endsAt = smallest(ends.map(({ position }) => position));
  return below.filter(
    ({ role, amount, position }) => role === 'rounding' && amount !== 0 && position < endsAt,
  );
}

/** Whether a discount is printed below a total, and the same total right below that. */
function isTotalAgainBelowDiscount({ amount, position }: CheckedSum, sums: readonly CheckedSum[]): boolean {
  const [discount, again] = sums.filter((sum) => sum.position > position && sum.amount !== 0);
  const isTotal = again?.role === 'total' || again?.role === 'due';
  return discount?.role === 'discount' && isTotal && again.amount === amount;
}

/** Whether a rounding printed between a sum and the total leads from the one to the other. */
function isRounded(sum: CheckedSum, total: number | null, sums: readonly CheckedSum[]): boolean {
  const gap = (total ?? sum.amount) - sum.amount;
  return (
    gap !== 0 &&
    sums.some(
      ({ role, amount, position }) =>
        role === 'rounding' && Math.abs(amount) === Math.abs(gap) && position > sum.position,
    )
  );
}

/** Whether subtotal and tax, less every tax that is withheld, lead to the total. */
function leadWithheld(
  { subtotal, tax, total }: Checks['totals'],
  withheld: readonly CheckedSum[],
  sums: readonly CheckedSum[],
): boolean {
  if (subtotal === null || total === null) return false;
  const places = new Set(withheld.map(({ position }) => position));
  const off = withheld.reduce((sum, { amount }) => sum + amount, 0);
  const others = adjustmentsOf(sums).filter(({ position }) => !places.has(position));
  return partialSums(others).includes(total - subtotal - (tax ?? 0) - off);
}

/** Whether a tax is what a payment before this document holds of it, at a rate that is printed. */
function isTaxOfPayment({ role, amount }: CheckedSum, { sums, loose = [] }: Printed): boolean {
  const rates = sums.flatMap((sum) => (sum.role === 'tax' && sum.rate !== null ? [sum.rate] : []));
  const paid = [...sums.filter((sum) => sum.role === 'paid'), ...loose.filter((own) => own.amount < 0)];
  return (
    role === 'tax' &&
    paid.some((payment) =>
      rates.some((rate) => isTaxWithin(Math.abs(payment.amount), rate, Math.abs(amount))),
    )
  );
}

/** Whether a tax is that of one line or of neighbouring ones, at a rate that is printed: "of which wages 465.00, plus 88.35 VAT". */
function isTaxOfLines(
  { role, amount }: CheckedSum,
  items: Checks['set']['items'],
  sums: readonly CheckedSum[],
): boolean {
  const rates = sums.flatMap((sum) => (sum.role === 'tax' && sum.rate !== null ? [sum.rate] : []));
  return (
    role === 'tax' &&
    items.some((_, from) => {
      let base = 0;
      return items.slice(from).some((item) => {
        base += item.amount;
        return rates.some((rate) => isTaxOn(base, rate, amount));
      });
    })
  );
}

/** The amounts among the sums that follow from nothing that was read, and that no name explains. */
export function looseSums(checks: Checks, evidence: Printed): LooseFigure[] {
  const { totals } = checks;
  const { sums, breakdowns, loose = [] } = evidence;
  if (totals.total === null || loose.length === 0) return [];
  const named = sums.filter(({ role, strength }) => role !== 'other' && strength >= 0.5);
  // No amount explains itself.
  const ofOthers = sums.filter(
    ({ position, strength }) => strength >= 0.5 || !loose.some((own) => own.position === position),
  );
  const known = new Set([
    ...[false, true].flatMap((isBelow) => [
      ...explanations(checks, { ...evidence, sums: ofOthers }, isBelow),
    ]),
    ...[...named, ...partsOfSums(totals.tax, sums)].map(({ amount }) => Math.abs(amount)),
    ...breakdowns.flatMap(({ rows }) => rows.map(({ rate }) => Math.round(rate * 100))),
  ]);
  // What a tax is levied on by its rate, whatever it is called, where the lines are not: a share of them, in some countries.
  const isBase = (amount: number) =>
    sums.some(({ role, rate, amount: tax }) => {
      const isOn = (base: number) => role === 'tax' && (rate ?? 0) > 0 && isTaxOn(base, rate ?? 0, tax);
      return isOn(amount) && !isOn(checks.sum);
    });
  const open = loose.filter(
    (figure) =>
      !known.has(Math.abs(figure.amount)) &&
      !isOfSection(figure, loose, checks) &&
      !isBase(figure.amount) &&
      !loose.some((other) => cancels(other, figure)),
  );
  // Where the lines read are the total, amounts above it that make the subtotal are likelier the lines.
  const isOfLines = (amount: number) => checks.itemsCheck === 'total' && amount === totals.subtotal;
  const listed = new Set(
    [...known].flatMap((amount) => (isOfLines(amount) ? [] : (runOf(open, amount) ?? []))),
  );
  return open.filter((figure) => !listed.has(figure) && !leadsToSum(figure, open, checks, sums));
}

/** Whether an amount and one right above or below it cancel each other out, as the balance of the last bill and its payment do. */
function cancels(other: LooseFigure, { amount, position }: LooseFigure): boolean {
  return other.amount === -amount && Math.abs(other.position - position) === 1;
}

/**
 * Whether an amount is what neighbouring lines make: those right next to it, or any where others are listed with it that are too, and make
 * all lines with it.
 */
function isOfSection(
  figure: LooseFigure,
  loose: readonly LooseFigure[],
  { set: { items }, sum }: Checks,
): boolean {
  if (!isRunOf(items, figure.amount)) return false;
  const others = loose.filter((other) => other !== figure && isRunOf(items, other.amount));
  return (
    isSumOfSection(items, figure) || partialSums(others.slice(-MOST_LEADING)).includes(sum - figure.amount)
  );
}

/** More figures than these may make any amount. */
const MOST_LEADING = 10;

/** Whether an amount among the sums, with others there, leads from the lines to the total, or from that to what is due: without it they would not. */
function leadsToSum(
  figure: LooseFigure,
  open: readonly LooseFigure[],
  { totals, sum }: Checks,
  sums: readonly CheckedSum[],
): boolean {
  const { subtotal, tax, total } = totals;
  const places = new Set(open.map(({ position }) => position));
  const named = adjustmentsOf(sums).filter(({ position }) => !places.has(position));
  const own = open.map(({ amount, position }): Adjustment => ({ amount, position, role: 'charge' }));
  if (total === null || named.length + own.length > MOST_LEADING) return false;
  const others = own.filter(({ position }) => position !== figure.position);
  const leads = (gaps: readonly number[], between: readonly { readonly amount: number }[]) => {
    const [all, rest] = [partialSums([...between, ...own]), partialSums([...between, ...others])];
    return gaps.some((gap) => all.includes(gap) && !rest.includes(gap));
  };
  const dues = sums.flatMap(({ role, amount }) =>
    role === 'due' || role === 'total' ? [amount - total] : [],
  );
  const before = [subtotal ?? sum, sum].flatMap((base) => [total - base, total - base - (tax ?? 0)]);
  return (
    leads([...before, ...dues], named) || leads(dues, [...named, ...paymentsOf(sums)].slice(-MOST_LEADING))
  );
}

/** Whether a label ends in another currency's code than the total's, as that of a tax repeated in the vendor's own currency does: "VAT in PLN:". */
function namesOtherMoney(label: string, ownCode: string | null): boolean {
  const code = codeBehind(label);
  return code !== null && code !== ownCode;
}

/** The currency code at the end of a label. */
function codeBehind(label: string): string | null {
  const code = /\b([A-Z]{3})\W*$/.exec(label)?.[1] ?? '';
  return CURRENCY_CODES.has(code) ? code : null;
}
