import { isCountable } from '../values/countable.ts';
import { largest, smallest } from '../values/extremes.ts';
import type { ItemSet } from './items/item-sets.ts';
import type { Item } from './items/items.ts';
import { type PricedItem, unroundedSum } from './items/unrounded-sum.ts';
import {
  type Adjustment,
  adjustmentsOf,
  type CheckedSum,
  type CheckedTotals,
  type PlacedSum,
  partialSums,
  paymentsOf,
  type Totals,
} from './totals.ts';

/**
 * How the items add up: to the subtotal, to the total, to the total with every charge, discount, tax and payment below them (`whole`), to a
 * sum with some of those (`adjusted`), or to none; null where there is nothing to compare with.
 */
export type ItemsCheck = 'subtotal' | 'total' | 'whole' | 'adjusted' | 'fails' | null;

/** A line item as far as checks ask for it. Minor units. */
export type CheckedItem = Pick<
  Item,
  'amount' | 'position' | 'page' | 'ties' | 'taxRate' | 'isAdjustment' | 'indent' | 'table'
> & {
  /** Whether a person entered it, or its amount. */
  readonly isEntered?: boolean;
};

/** Items and sums together, checked. Minor units. */
export type Checks = {
  readonly set: Pick<ItemSet, 'origin' | 'setAside'> & {
    readonly items: readonly (CheckedItem & PricedItem)[];
  };
  readonly totals: CheckedTotals;
  readonly itemsCheck: ItemsCheck;
  /** What the items add up to: to a printed sum that is added up before rounding, the same way. */
  readonly sum: number;
  /** True where only the unrounded products of the lines add up to it. */
  readonly isUnrounded?: true;
  /** True where the amounts are too large together to be counted exactly: nothing was checked then. */
  readonly isTooLarge?: true;
};

/** The reading of items and sums together, of all that were tried. */
export type Reconciliation = Omit<Checks, 'set' | 'totals'> & {
  readonly set: ItemSet;
  readonly totals: Totals;
  readonly score: number;
};

const NO_ITEMS: ItemSet = { items: [], prior: -1, origin: 'table' };
const NO_TOTALS: Totals = {
  subtotal: null,
  tax: null,
  total: null,
  holds: null,
  hasRival: false,
  ...{ isSubtotalNamed: false, subtotalAt: null, totalAt: null },
  score: -3,
};
const MOST_TOTALS = 60;

/** The items and sums that tie out best together. */
export function reconcile(
  sets: readonly ItemSet[],
  totals: readonly Totals[],
  sums: readonly CheckedSum[],
  digits: number,
): Reconciliation {
  let best: Reconciliation | null = null;
  for (const set of [...sets, NO_ITEMS]) {
    const added = addUp(set, sums, digits);
    for (const option of totals.length > 0 ? totals.slice(0, MOST_TOTALS) : [NO_TOTALS]) {
      const { itemsCheck, sum, ...how } = added(option);
      const score =
        option.score + set.prior + weight(itemsCheck, set, sum, option) + (set.origin === 'table' ? 1.2 : 0);
      if (best === null || score > best.score) best = { set, totals: option, itemsCheck, sum, ...how, score };
    }
  }
  if (best !== null && !isCountable(amountsOf(best))) return unchecked(best);
  return best ?? { set: NO_ITEMS, totals: NO_TOTALS, itemsCheck: null, sum: 0, score: 0 };
}

/** Items and sums checked against each other, as `reconcile` chose between them; nothing where they cannot be counted exactly. */
export function checkItems(
  set: Checks['set'],
  totals: CheckedTotals,
  sums: readonly CheckedSum[],
  digits: number,
): Checks {
  const checks = { set, totals, ...addUp(set, sums, digits)(totals) };
  return isCountable(amountsOf(checks)) ? checks : unchecked(checks);
}

/** How the items add up to the totals given: as printed, or before their amounts are rounded. */
function addUp(
  set: Checks['set'],
  sums: readonly CheckedSum[],
  digits: number,
): (totals: CheckedTotals) => Pick<Checks, 'itemsCheck' | 'sum' | 'isUnrounded'> {
  const sum = sumOf(set);
  const [next, ...later] = afterItems(adjustmentsOf(sums), set);
  // What the lines are called together may be the name of a charge: "Freight" below the lines of a carrier.
  const isOwnSum = next !== undefined && set.items.length >= LEAST_ADDENDS && next.amount === sum;
  const below = next === undefined ? [] : isOwnSum ? later : [next, ...later];
  const between = partialSums(below);
  const payments = afterItems(paymentsOf(sums), set);
  const paid = amountTogether(payments);
  let unrounded: number | null | undefined;
  return (totals) => {
    const whole = amountTogether(aboveTotal(below, totals, sums));
    const before = sum + whole + (totals.tax ?? 0);
    // Where what it was before a payment is printed, that is the total.
    const isPrinted = sums.some(({ role, amount }) => /total$/.test(role) && amount === before);
    const led = aboveSubtotal(below, totals.subtotal, afterItems(sums, set, sums.length));
    const above = led.length === below.length ? between : partialSums(led);
    const discounted = amountTogether(
      aboveTotal(below, totals, sums).filter(({ role }) => role === 'discount'),
    );
    const itemsCheck = itemsCheckOf(set, sum, totals, {
      ...{ between, above, whole, discounted },
      paid: isPrinted || isAbovePayments(totals.total, payments, sums) ? 0 : paid,
    });
    const isNear = [totals.subtotal, totals.total].some(
      (target) => target !== null && Math.abs(target - sum) <= set.items.length,
    );
    if (itemsCheck !== 'fails' || !isNear) return { itemsCheck, sum };
    if (unrounded === undefined) unrounded = unroundedSum(set.items, digits);
    if (unrounded === null || (unrounded !== totals.subtotal && unrounded !== totals.total))
      return { itemsCheck, sum };
    return {
      itemsCheck: unrounded === totals.subtotal ? 'subtotal' : 'total',
      sum: unrounded,
      isUnrounded: true,
    };
  };
}

/** Whether what is called a total is printed above the first payment: it was not paid by then. */
function isAbovePayments(
  total: number | null,
  payments: readonly PlacedSum[],
  sums: readonly CheckedSum[],
): boolean {
  const first = smallest(payments.map(({ position }) => position));
  return sums.some(
    ({ role, strength, amount, position }) =>
      role === 'total' && strength >= NAMED && amount === total && position < first,
  );
}

/** How clearly a total must be named. */
const NAMED = 0.8;

/** Fewer lines may add up to a charge by chance. */
const LEAST_ADDENDS = 3;

function sumOf({ items }: Checks['set']): number {
  return items.reduce((total, item) => total + item.amount, 0);
}

function amountsOf({ set, totals }: Checks): number[] {
  return [...set.items.map(({ amount }) => amount), totals.subtotal ?? 0, totals.tax ?? 0, totals.total ?? 0];
}

/** Sums that are rounded prove nothing and contradict nothing. */
function unchecked<Own extends Checks>(checks: Own): Own {
  return {
    ...checks,
    totals: { ...checks.totals, holds: null },
    ...{ itemsCheck: null, sum: 0, isTooLarge: true },
  };
}

/** What is printed below the items; a row that is itself an item is not counted again. */
function afterItems<Own extends PlacedSum>(
  sums: readonly Own[],
  { items }: Checks['set'],
  most = MOST_BELOW,
): Own[] {
  const last = Math.max(-1, largest(items.map((item) => item.position)));
  return sums.filter(({ position }) => position > last).slice(0, most);
}

const MOST_BELOW = 6;

/** What may stand between the items and the subtotal of the sums below them: a rounding printed below that rounds the total, and a charge there is added to it. */
function aboveSubtotal(
  below: readonly Adjustment[],
  subtotal: number | null,
  sums: readonly CheckedSum[],
): readonly Adjustment[] {
  const at = sums.findIndex(({ amount }) => amount === subtotal);
  const before = at < 0 ? sums : sums.slice(0, at);
  return below.filter(
    ({ role, position, amount }) =>
      role === 'discount' || before.some((sum) => sum.position === position && sum.amount === amount),
  );
}

/** What stands between the items and the total, as a tip and a withholding below it do not; all where the total follows its tax. */
function aboveTotal(
  below: readonly Adjustment[],
  { subtotal, tax, total }: CheckedTotals,
  sums: readonly CheckedSum[],
): readonly Adjustment[] {
  if (subtotal !== null || tax === null || tax === 0) return below;
  const places = sums.filter(({ amount }) => amount === total).map(({ position }) => position);
  return places.length === 0 ? below : below.filter(({ position }) => position < largest(places));
}

function amountTogether(sums: readonly PlacedSum[]): number {
  return sums.reduce((all, { amount }) => all + amount, 0);
}

function itemsCheckOf(
  set: Checks['set'],
  sum: number,
  totals: CheckedTotals,
  {
    between,
    above,
    whole,
    discounted,
    paid,
  }: {
    readonly between: readonly number[];
    /** The same, between the items and the subtotal. */
    readonly above: readonly number[];
    readonly whole: number;
    /** What of it are discounts. */
    readonly discounted: number;
    readonly paid: number;
  },
): ItemsCheck {
  if (set.items.length === 0) return null;
  const { subtotal, tax, total } = totals;
  if (subtotal === null && total === null) return null;
  if (subtotal !== null && sum === subtotal) return 'subtotal';
  if (total !== null && sum === total) return 'total';
  // The taxes among the lines are the tax that is printed, and lead to the total.
  if (subtotal === null && tax !== null && set.setAside === tax && sum + tax === total) return 'whole';
  // Less what was paid before, where no other total is printed.
  if (subtotal === null && total !== null && [0, paid].includes(total - sum - whole - (tax ?? 0)))
    return 'whole';
  // Prices may include the tax.
  if (subtotal === null && total === sum + whole) return 'whole';
  // What is called a subtotal and is the total has the tax in it.
  const isOpen = subtotal === null || subtotal === total;
  if (isOpen && total !== null && tax !== null && sum + tax === total) return 'adjusted';
  // Lines from which the discount printed below a sum before it is already taken.
  if (subtotal !== null && between.includes(sum - subtotal) && sum + (tax ?? 0) === total) return 'adjusted';
  // The same, with charges behind it.
  const isBefore = subtotal !== null && discounted !== 0 && sum - subtotal === discounted;
  if (isBefore && total === sum + whole - discounted + (tax ?? 0)) return 'adjusted';
  // Outlays among the lines that the subtotal leaves out are part of the total.
  const isHeld =
    !endsInAside(set) ||
    subtotal === null ||
    total === null ||
    between.includes(total - subtotal - (tax ?? 0) + (set.setAside ?? 0));
  const leadsTo = (target: number | null, changes: readonly number[]) =>
    target !== null && (changes.includes(target - sum) || (isHeld && target - sum === set.setAside));
  // What is set aside below the lines is taxed with them.
  if (subtotal === null && total !== null && tax !== null && total - tax - sum === set.setAside)
    return 'adjusted';
  return leadsTo(subtotal, above) || leadsTo(total, between) ? 'adjusted' : 'fails';
}

/** Whether the last lines are what is set aside: they are listed, and the subtotal leaves them out. */
function endsInAside({ items, setAside = 0 }: Checks['set']): boolean {
  let rest = -setAside;
  for (const { amount } of items.toReversed()) {
    if (rest <= 0) break;
    rest -= amount;
  }
  return setAside < 0 && rest === 0;
}

/** Items of a till that miss the sum by less than this share of it are likelier misread than none. */
const NEAR = 0.3;

/** Sums that miss by no more are off by rounding: likelier the right columns than others. Minor units. */
const MISSED_CENTS = 3;

/** Outweighs everything that speaks for a reading. */
const OUT = -100;

function weight(check: ItemsCheck, set: ItemSet, sum: number, totals: Totals): number {
  const { subtotal, tax, total, totalAt, holds, hasRival, isSubtotalNamed } = totals;
  if (set.isTaxAside === true && tax !== set.setAside) return OUT;
  // Items that are all nought add up to nothing and so prove nothing.
  if (sum === 0 && check !== 'fails') return -1;
  // One line without a price may be the sum printed again.
  if (isLone(set) && (check === 'total' || (check === 'adjusted' && (tax ?? 0) !== 0))) return 4;
  switch (check) {
    case 'subtotal':
      // What adds up to one sum of several says nothing of the total.
      if (holds === null && total !== null && total !== subtotal) return 6.5;
      // Of lines with and without their tax those without are listed next to a tax.
      return tax === null || tax === 0 ? 8 : 8.2;
    case 'total':
      // Another total below it may be that of all lines.
      if (isAmong(totalAt, set)) return 0;
      return hasRival || isPastSubtotal(set, totals) ? 7.2 : 8;
    case 'whole':
    case 'adjusted':
      if (subtotal === null && set.setAside === tax && sum + (tax ?? 0) === total) return 9;
      // The lines of several tables that lead to the total together, past the sum of each.
      if (check === 'whole' && new Set(set.items.map(({ table }) => table)).size > 1) return 9;
      // Lines that lead to the total with their tax alone, past the sums of sections.
      if (!hasRival && subtotal === null && isInSections(set) && tax !== null && sum + tax === total)
        return 8.4;
      // Of lines with and without their tax those without are listed, though a sum before the discount is the subtotal.
      if (isDiscounted(set, sum, { subtotal, tax, total })) return 8.2;
      // Charges and discounts behind the items that make up the whole difference are no items. Lines under headings, with charges below
      // them, are likelier than lines of no table that hold the charges too.
      return set.setAside !== undefined &&
        !(set.isFlush === true && isSubtotalNamed && subtotal === sum + set.setAside) &&
        (check === 'whole' ||
          [subtotal, total, total === null ? null : total - (tax ?? 0)].includes(sum + set.setAside))
        ? 8.5
        : holds === true && set.origin === 'table'
          ? 7
          : 6.5;
    case 'fails':
      if (set.origin === 'table') return Math.abs(sum - (subtotal ?? total ?? 0)) <= MISSED_CENTS ? 1 : 0;
      return set.items.length > 1 && Math.abs(sum - (total ?? subtotal ?? 0)) < Math.abs(sum) * NEAR
        ? -0.5
        : -3;
    case null:
      if (set.origin !== 'till' || set.items.length === 0) return 0;
      // Lines that each multiply are items, whatever became of the sum.
      return areProducts(set.items.filter(({ amount }) => amount !== 0)) ? 0 : -4;
  }
}

/** Whether lines are those of a table, or of several sections that end in sums of their own. */
function isInSections({ origin, isOfSections }: ItemSet): boolean {
  return origin === 'table' || isOfSections === true;
}

/** Whether lines of a table and their tax are the total, and a larger sum before a discount is printed as the subtotal. */
function isDiscounted(
  { origin, setAside }: ItemSet,
  sum: number,
  { subtotal, tax, total }: Pick<Totals, 'subtotal' | 'tax' | 'total'>,
): boolean {
  const isLess = subtotal !== null && subtotal > sum && sum > 0;
  return (
    origin === 'table' && setAside === undefined && isLess && (tax ?? 0) > 0 && sum + (tax ?? 0) === total
  );
}

/** Whether a till's lines are one without a price, apart from those that cancel out, as a balance and its payment. */
function isLone({ origin, items }: ItemSet): boolean {
  const [first, ...others] = items.filter(({ amount }) => amount !== 0);
  const rest = [first, ...others].filter(
    (item) => item !== undefined && !items.some(({ amount }) => amount === -item.amount),
  );
  return origin === 'till' && (others.length === 0 ? first?.ties !== true : rest.length < 2);
}

/** Whether a total is printed between the lines that would add up to it: those below it are none of them. */
function isAmong(totalAt: number | null, { items }: ItemSet): boolean {
  const positions = items.filter(({ amount }) => amount !== 0).map(({ position }) => position);
  return totalAt !== null && totalAt > smallest(positions) && totalAt < largest(positions);
}

/** Whether the lines above the subtotal make it, and those below it are called charges or discounts: they lead from that to the total. */
function isPastSubtotal({ items }: ItemSet, { subtotal, subtotalAt }: Totals): boolean {
  if (subtotal === null || subtotalAt === null) return false;
  const above = items.filter(({ position }) => position < subtotalAt);
  const below = items.filter(({ position }) => position > subtotalAt);
  const areChanges = below.length > 0 && below.every(({ isAdjustment }) => isAdjustment);
  return areChanges && subtotal === above.reduce((sum, { amount }) => sum + amount, 0);
}

function areProducts(items: readonly CheckedItem[]): boolean {
  return items.length > 1 && items.every(({ ties }) => ties === true);
}
