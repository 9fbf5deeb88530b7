import { largest, smallest } from '../../values/extremes.ts';
import type { CheckedItem, Checks } from '../reconcile.ts';
import { toNumber } from '../rows/decimal.ts';
import { isRunOf, runOf } from '../rows/runs.ts';
import { adjustmentsOf, type CheckedSum, type CheckedTotals, partialSums } from '../totals.ts';
import { type OtherItem, type Printed, ROUNDED } from './printed.ts';

/** Items with quantity and price that another way to read the tables has and this one has not. */
export function leftOutItems(
  { set, totals, itemsCheck }: Checks,
  { others, sums }: Pick<Printed, 'others' | 'sums'>,
): CheckedItem[] {
  const taken = new Map(set.items.map((item) => [item.position, item]));
  const seen = new Set<number>();
  const passedOver = tablesPassedOver(set, others);
  // One line without a price that equals the total may be a box that repeats it.
  const details = new Set([
    ...detailsOf(set.items, others),
    ...summedUpBy(set.items, others),
    ...addedUpBy(set.items, others),
  ]);
  const recaps = recapsOf(set.items, others);
  const isAdjusted = itemsCheck === 'adjusted' && areAllCounted(set.items, totals, sums);
  const isLone = set.items.filter(({ amount }) => amount !== 0).length === 1 && set.items[0]?.ties !== true;
  return others
    .filter(
      (item) =>
        item.isOfTable ||
        (set.origin === 'till' &&
          (item.ties === true || isPassed(item, set.items) || details.has(item.position))),
    )
    .filter((item) => !recaps.has(item.position) && !isPaidOff(item, sums))
    .filter((item) => {
      const own = taken.get(item.position);
      const isLost =
        own === undefined || (own.ties === null && own.isEntered !== true && !isTaxedAmount(own, item));
      const isCountedBelow =
        item.isAdjustment &&
        (itemsCheck === 'whole' || isAdjusted) &&
        sums.some(({ position }) => position === item.position);
      const isPassedOver =
        own === undefined &&
        item.isAdjustment &&
        itemsCheck !== 'adjusted' &&
        !isCountedBelow &&
        !leadsToTotal(item, totals, sums);
      const isFromOtherTable = isLone && item.table !== set.items[0]?.table;
      const counts =
        item.ties !== null ||
        isPassedOver ||
        isFromOtherTable ||
        passedOver.has(item.table) ||
        (!isCountedBelow && isPassed(item, set.items)) ||
        isListedCharge(item, set.items, sums) ||
        details.has(item.position);
      const isNew = counts && item.amount !== 0 && isLost && !seen.has(item.position);
      if (isNew) seen.add(item.position);
      return isNew;
    });
}

/** Whether a line takes off what was paid before, as a number of equal payments: "Less 11 payments of 84.00   -924.00". */
function isPaidOff({ position, amount }: CheckedItem, sums: readonly CheckedSum[]): boolean {
  return amount < 0 && sums.some((sum) => sum.role === 'paid' && sum.position === position);
}

/** Whether all charges and discounts printed below the lines lead from them to the total. */
function areAllCounted(
  items: readonly CheckedItem[],
  { total }: CheckedTotals,
  sums: readonly CheckedSum[],
): boolean {
  const last = largest(items.map(({ position }) => position));
  const below = adjustmentsOf(sums).filter(({ position }) => position > last);
  return total === [...items, ...below].reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether a line of the items' table behind the last of them is what the sums call a charge elsewhere: then it is a line, behind the sum of the others. */
function isListedCharge(
  { position, amount, table, isAdjustment }: CheckedItem,
  items: readonly CheckedItem[],
  sums: readonly CheckedSum[],
): boolean {
  return (
    table !== 0 &&
    !isAdjustment &&
    items.some((item) => item.table === table) &&
    position > largest(items.map((item) => item.position)) &&
    sums.some((sum) => sum.role === 'charge' && sum.amount === amount && sum.position !== position) &&
    !sums.some((sum) => sum.position === position)
  );
}

/** The headed tables of which the first lines were not read, where lines without headings were. */
function tablesPassedOver(set: Checks['set'], others: readonly OtherItem[]): Set<number> {
  if (set.origin !== 'till') return new Set();
  const first = smallest(set.items.map(({ position }) => position));
  const tables = new Set(others.filter(({ isOfTable }) => isOfTable).map(({ table }) => table));
  return new Set(
    [...tables].filter((table) => {
      const lines = new Set(others.filter((item) => item.table === table).map(({ position }) => position));
      return table !== 0 && [...lines].filter((position) => position < first).length > 1;
    }),
  );
}

/** Where the lines of another table are that together make what several items do, such as a summary of hours by person: they list those again. */
function recapsOf(items: readonly CheckedItem[], others: readonly OtherItem[]): Set<number> {
  const tables = linesByTable(items, others);
  const found = [...tables.values()].flatMap((lines) => {
    const sum = lines.reduce((whole, { amount }) => whole + amount, 0);
    return lines.length > 1 && runOf(items, sum) !== null ? lines : [];
  });
  return new Set(found.map(({ position }) => position));
}

/** Where the lines of another table are that make an item's amount together: the items read are sums of those. */
function detailsOf(items: readonly CheckedItem[], others: readonly OtherItem[]): Set<number> {
  const found = [...linesByTable(items, others)].flatMap(([table, lines]) =>
    items
      .filter((item) => item.table !== table && item.amount !== 0)
      .flatMap(({ amount }) => runOf(lines, amount) ?? []),
  );
  return new Set(found.map(({ position }) => position));
}

/** As many amounts of one list in another are no chance. */
const LEAST_AGAIN = 2;

/** Where a longer list without headings is, above the items, that has the amounts of several of them: they are its summary. */
function summedUpBy(items: readonly CheckedItem[], others: readonly OtherItem[]): number[] {
  const first = smallest(items.map(({ position }) => position));
  const above = others.filter(
    ({ position, isOfTable, amount }) => position < first && !isOfTable && amount !== 0,
  );
  const amounts = new Map(above.map(({ position, amount }) => [position, amount]));
  const again = items.filter((item) => item.amount !== 0 && [...amounts.values()].includes(item.amount));
  return again.length < LEAST_AGAIN || amounts.size <= items.length ? [] : [...amounts.keys()];
}

/** Where more lines without headings than there are items make what those do together, above them: the items are sums of kinds of them. */
function addedUpBy(items: readonly CheckedItem[], others: readonly OtherItem[]): number[] {
  const first = smallest(items.map(({ position }) => position));
  const above = others.filter(({ position, table }) => position < first && table === 0);
  const lines = [...new Map(above.map((line) => [line.position, line])).values()].sort(
    (a, b) => a.position - b.position,
  );
  const whole = items.reduce((sum, { amount }) => sum + amount, 0);
  return (runOf(lines, whole, items.length + 1) ?? []).map(({ position }) => position);
}

/** The lines of headed tables that are none of the items, by table and from top to bottom. */
function linesByTable(
  items: readonly CheckedItem[],
  others: readonly OtherItem[],
): ReadonlyMap<number, readonly OtherItem[]> {
  const taken = new Set(items.map(({ position }) => position));
  const tables = new Map<number, Map<number, OtherItem>>();
  for (const item of others) {
    if (!item.isOfTable || item.table === 0 || taken.has(item.position)) continue;
    const own = tables.get(item.table) ?? new Map<number, OtherItem>();
    tables.set(item.table, own.set(item.position, own.get(item.position) ?? item));
  }
  return new Map(
    [...tables].map(([table, lines]) => [table, [...lines.values()].sort((a, b) => a.position - b.position)]),
  );
}

/** Whether a charge or discount is what leads from subtotal and tax to the total: without it they would not. */
function leadsToTotal(
  { position, amount }: CheckedItem,
  { subtotal, tax, total }: CheckedTotals,
  sums: readonly CheckedSum[],
): boolean {
  if (subtotal === null || total === null) return false;
  const gap = total - subtotal - (tax ?? 0);
  const adjustments = adjustmentsOf(sums);
  const others = adjustments.filter(
    (other) => other.position !== position || Math.abs(other.amount) !== Math.abs(amount),
  );
  return (
    others.length < adjustments.length &&
    partialSums(adjustments).includes(gap) &&
    !partialSums(others).includes(gap)
  );
}

/**
 * Whether a line without headings stands between those read, or right above or below them and flush, and its amount is not what
 * some of them make: details whose sums were read in their place, or a line left out until the rest holds.
 */
function isPassed({ position, amount, indent, table }: CheckedItem, items: readonly CheckedItem[]): boolean {
  const positions = items.map((item) => item.position);
  const [first, last] = [smallest(positions), largest(positions)];
  const isAtEdge = (position < first && position >= first - NEAR) || position === last + 1;
  const isFlush = items.some((item) => Math.abs(item.indent - indent) <= FLUSH);
  return (
    table === 0 &&
    !positions.includes(position) &&
    ((position > first && position < last) || (isAtEdge && isFlush)) &&
    !isRunOf(items, amount)
  );
}

/** A line of text may stand between two items. */
const NEAR = 2;

/** Left edges of one list lie no further apart, in points. */
const FLUSH = 1.5;

/** Whether an item's amount is that of another reading of its row with the tax of its rate on top, or without it. */
function isTaxedAmount(own: CheckedItem, other: CheckedItem): boolean {
  const isOnTop = (whole: CheckedItem, { amount, taxRate }: CheckedItem) =>
    Math.abs(whole.amount - amount * (1 + (taxRate === null ? 0 : toNumber(taxRate)) / 100)) <= ROUNDED;
  return isOnTop(own, other) || (own.taxRate !== null && isOnTop(other, own));
}
