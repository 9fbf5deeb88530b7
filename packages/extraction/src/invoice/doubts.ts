import { CURRENCY_CODES } from '../values/currency.ts';
import { largest, smallest } from '../values/extremes.ts';
import { type ColumnOfItems, sumOfColumn } from './items/columns-of-items.ts';
import { isLedTo, isOtherTotal } from './other-total.ts';
import { partsOfSums } from './parts-of-sums.ts';
import type { CheckedItem, Checks } from './reconcile.ts';
import { toNumber } from './rows/decimal.ts';
import type { LooseFigure } from './rows/loose-figures.ts';
import { HALF, isTaxOn, isTaxWithin } from './rows/tax-at-rate.ts';
import type { BrokenTaxRow, TaxBreakdown } from './rows/tax-rows.ts';
import {
  type Adjustment,
  adjustmentsOf,
  type CheckedSum,
  type CheckedTotals,
  partialSums,
  ratesOfTax,
} from './totals.ts';
import { usualTaxRates } from './usual-tax-rates.ts';

/** What of a document its reading does not account for, though its sums hold: each keeps it from being proven. */
export type Doubts = {
  /** Printed sums, by name or among those, that follow from nothing that was read. */
  readonly unexplained: readonly LooseFigure[];
  /** Whether a tax is printed that no printed sum or rate confirms. */
  readonly isTaxOpen: boolean;
  /** Whether nothing but a line without a price is read, which may be a sum printed twice. */
  readonly isLoneLine: boolean;
  /** Whether lines with a quantity are printed with and without tax, those without are read, and no price shows which of the two they cost. */
  readonly isNetOrGross: boolean;
  /** Whether another total is printed below the one that was read, and nothing printed between them leads to it. */
  readonly isOtherTotal: boolean;
  /** Rows with quantity and price that stand in a table but are not among the items read. */
  readonly leftOut: readonly CheckedItem[];
  /** Lines of a table of taxes whose rate, base and tax do not fit. */
  readonly brokenTaxRows: readonly BrokenTaxRow[];
  /** Columns with, without or of tax whose sum follows from nothing that was read. */
  readonly strayColumns: readonly StrayColumn[];
};

/** A column and what it adds up to over the items. Minor units. */
type StrayColumn = Pick<ColumnOfItems, 'heading' | 'page'> & { readonly sum: number };

/** An item of another way to read the tables or the till's lines. */
export type OtherItem = CheckedItem & { readonly isOfTable: boolean };

/** What a document prints that its reading has to account for. */
export type Printed = {
  readonly columns: readonly ColumnOfItems[];
  readonly sums: readonly CheckedSum[];
  readonly breakdowns: readonly TaxBreakdown[];
  readonly others: readonly OtherItem[];
  readonly brokenTaxRows: readonly BrokenTaxRow[];
  /** Amounts among the sums without a name that says what they are. */
  readonly loose?: readonly LooseFigure[] | undefined;
  /** ISO code of its currency. */
  readonly currency?: string | null | undefined;
};

/** A rounding of tax by line, by rate or in all differs by no more. Minor units. */
const ROUNDED = 1.01;

/** What speaks against taking a reading for proven. */
export function doubtsOf(reconciliation: Checks, evidence: Printed): Doubts {
  return {
    unexplained: [...unexplainedSums(reconciliation, evidence), ...looseSums(reconciliation, evidence)],
    isTaxOpen: !isTaxConfirmed(reconciliation, evidence),
    isLoneLine: isLoneLine(reconciliation, evidence),
    isNetOrGross: isNetOrGross(reconciliation, evidence),
    isOtherTotal: isOtherTotal(reconciliation, evidence),
    leftOut: leftOutItems(reconciliation, evidence),
    brokenTaxRows: [...evidence.brokenTaxRows, ...taxesNearTotal(reconciliation, evidence)],
    strayColumns: strayColumns(reconciliation, evidence),
  };
}

/** Whether a single line without a price is read, unless every tax below it is its share at a printed rate and they lead to the total. */
function isLoneLine({ set, totals, sum }: Checks, { sums }: Printed): boolean {
  const priced = set.items.filter(({ amount }) => amount !== 0);
  if (set.origin !== 'till' || priced.length > 1 || set.items[0]?.ties === true) return false;
  const taxes = sums.filter(({ role, amount }) => role === 'tax' && amount !== 0);
  const isShare = ({ rate, amount }: CheckedSum) => rate !== null && isTaxOn(sum, rate, amount);
  const whole = taxes.reduce((total, { amount }) => total + amount, sum);
  return taxes.length === 0 || !taxes.every(isShare) || whole !== totals.total;
}

function isNetOrGross({ set, totals, sum, itemsCheck }: Checks, { columns }: Printed): boolean {
  const tax = itemsCheck === 'total' ? 0 : (totals.tax ?? 0);
  const counted = set.items.filter(({ quantity }) => quantity !== null);
  if (tax === 0 || counted.length === 0 || counted.some(({ unitPrice }) => unitPrice !== null)) return false;
  return columns.some((column) => sumOfColumn(column) === sum + tax);
}

function isTaxConfirmed(reconciliation: Checks, { sums, breakdowns, currency }: Printed): boolean {
  const { totals } = reconciliation;
  const { subtotal, tax, total } = totals;
  if (!isGapPrinted(reconciliation, sums)) return false;
  if (tax === null || tax === 0) return true;
  if (breakdowns.some((breakdown) => isOfOneRate(tax, breakdown))) return false;
  const isIncluded = total !== null && partialSums(adjustmentsOf(sums)).includes(total - reconciliation.sum);
  if (reconciliation.itemsCheck === 'whole' && !isIncluded) return true;
  if (
    subtotal !== null &&
    total !== null &&
    partialSums(adjustmentsOf(sums)).includes(total - subtotal - tax)
  )
    return true;
  const bases = [subtotal, total, total === null ? null : total - tax];
  const isCalledTotal = sums.some(({ role, amount }) => role !== 'subtotal' && amount === total);
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
  if (isTaxOfItems(reconciliation, tax) || isTaxOfPart(reconciliation, sums)) return true;
  if (breakdowns.some((breakdown) => isIncludedInRun(breakdown, tax, reconciliation))) return true;
  const rates = likelyRates(reconciliation, { sums, currency });
  return [subtotal, total].some(
    (gross) => gross !== null && rates.some((rate) => isTaxWithin(gross, rate, tax)),
  );
}

/** Whether a tax and its base are what neighbouring items make together, at its rate: those of one rate among others without tax. */
function isIncludedInRun({ rows: [row, ...others] }: TaxBreakdown, tax: number, { set }: Checks): boolean {
  if (row === undefined || others.length > 0 || row.tax !== tax || row.rate === 0) return false;
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
function taxesNearTotal({ totals }: Checks, { breakdowns, sums }: Printed): BrokenTaxRow[] {
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
  // Lines below the subtotal that it leaves out are not counted in it.
  const isLeftOut = set.setAside !== undefined && sum + set.setAside === subtotal;
  const at = largest(sums.filter(({ amount }) => amount === subtotal).map(({ position }) => position));
  const counted = set.items.filter(({ position }) => !isLeftOut || position < at);
  const among = new Set(counted.map((item) => item.position));
  const free = adjustmentsOf(sums).filter(({ position }) => !among.has(position));
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
  const below = adjustmentsOf(sums).filter((other) => other.position > at);
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

/** Whether the rates printed on the items give the tax: of their amounts with tax where they add up to the total, else of those without. */
function isTaxOfItems({ set, itemsCheck }: Checks, tax: number): boolean {
  const sums = new Map<number, number>();
  for (const { taxRate, amount } of set.items) {
    if (taxRate === null) return false;
    sums.set(toNumber(taxRate), (sums.get(toNumber(taxRate)) ?? 0) + amount);
  }
  const share = (rate: number) => (itemsCheck === 'total' ? rate / (100 + rate) : rate / 100);
  const byRate = [...sums].map(([rate, sum]) => sum * share(rate));
  const byItem = set.items.map(
    ({ taxRate, amount }) => amount * share(taxRate === null ? 0 : toNumber(taxRate)),
  );
  const rounded = (parts: readonly number[]) => parts.reduce((whole, part) => whole + Math.round(part), 0);
  const exact = byRate.reduce((whole, part) => whole + part, 0);
  return sums.size > 0 && [Math.round(exact), rounded(byRate), rounded(byItem)].includes(tax);
}

/** Items with quantity and price that another way to read the tables has and this one has not. */
function leftOutItems(
  { set, totals, itemsCheck }: Checks,
  { others, sums }: Pick<Printed, 'others' | 'sums'>,
): CheckedItem[] {
  const taken = new Map(set.items.map((item) => [item.position, item]));
  const seen = new Set<number>();
  const passedOver = tablesPassedOver(set, others);
  // One line without a price that equals the total may be a box that repeats it.
  const details = new Set([...detailsOf(set.items, others), ...summedUpBy(set.items, others)]);
  const recaps = recapsOf(set.items, others);
  const isLone = set.items.filter(({ amount }) => amount !== 0).length === 1 && set.items[0]?.ties !== true;
  return others
    .filter(
      (item) =>
        item.isOfTable ||
        (set.origin === 'till' &&
          (item.ties === true || isPassed(item, set.items) || details.has(item.position))),
    )
    .filter((item) => !recaps.has(item.position))
    .filter((item) => {
      const own = taken.get(item.position);
      const isLost =
        own === undefined || (own.ties === null && own.isEntered !== true && !isTaxedAmount(own, item));
      const isCountedBelow =
        item.isAdjustment &&
        itemsCheck === 'whole' &&
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

/**
 * Columns whose sum nothing else confirms: no sum that was read, no foot of their own under more than one figure, and no other
 * column that leads from it to what the items add up to. Tax by line may be rounded on each.
 */
function strayColumns(reconciliation: Checks, evidence: Printed): StrayColumn[] {
  if (reconciliation.totals.total === null) return [];
  const known = [...explanations(reconciliation, evidence, false)];
  return evidence.columns.flatMap((column) => {
    const { heading, page, cells, others, isDiscount } = column;
    const sum = sumOfColumn(column);
    const gap = smallest(known.map((amount) => Math.abs(amount - Math.abs(sum))));
    const isKnown =
      gap === 0 ||
      (gap <= ROUNDED * cells.length && !breaksOnOneLine(column, evidence.columns, reconciliation));
    const count = cells.filter(({ amount }) => amount !== 0).length;
    const isAddedUp = count > 1 && others.includes(sum);
    const isCovered = count === 0 || isDiscount === true || isAddedUp || isKnown;
    const isLedTo = leadsToItems(column, evidence.columns, reconciliation);
    return !missesFoot(column) && (isCovered || isLedTo) ? [] : [{ heading, page, sum }];
  });
}

/** Whether the sum printed at the foot of a column is another than that of its cells, by more than rounding each of them may make. */
function missesFoot(column: ColumnOfItems): boolean {
  const { cells, others, isFooted } = column;
  const [foot] = others;
  return (
    isFooted === true && foot !== undefined && Math.abs(sumOfColumn(column) - foot) > ROUNDED * cells.length
  );
}

/** Whether a column and another one, such as a base and its tax, make the amount of most lines, rounded, and miss it on others: no rounding does. */
function breaksOnOneLine(column: ColumnOfItems, columns: readonly ColumnOfItems[], { set }: Checks): boolean {
  const others = columns.filter((other) => other !== column);
  return others.some((other) => {
    const misses = column.cells.flatMap(({ position, amount }) => {
      const second = other.cells.find((cell) => cell.position === position);
      const item = set.items.find((one) => one.position === position);
      return second === undefined || item === undefined
        ? []
        : [Math.abs(amount + second.amount - item.amount)];
    });
    const broken = misses.filter((miss) => miss > ROUNDED);
    return broken.length > 0 && broken.length * 2 < misses.length;
  });
}

/** Whether a column and another one of the same lines, added or subtracted, are the amounts of the items: a base and its tax, a price and its discount. */
function leadsToItems(column: ColumnOfItems, columns: readonly ColumnOfItems[], { sum }: Checks): boolean {
  const own = sumOfColumn(column);
  return columns.some((other) => {
    const isOfSameLines = other !== column && other.cells[0]?.position === column.cells[0]?.position;
    const second = sumOfColumn(other);
    return isOfSameLines && second !== 0 && [own + second, own - second, second - own].includes(sum);
  });
}

/** How clearly a sum must be named to need an explanation. */
const CLEARLY = 0.8;

function unexplainedSums(reconciliation: Checks, evidence: Printed): CheckedSum[] {
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
  const isReadAsBase = ({ amount }: CheckedSum) =>
    amount === totals.subtotal && amount !== lines && (totals.tax ?? 0) !== 0;
  return evidence.sums.filter((sum) => {
    if (sum.strength < (sum.role === 'tax' ? CLEARLY : 0.5) || sum.amount === 0) return false;
    if (!(sum.role === 'subtotal' || sum.role === 'tax' || sum.role === 'total')) return false;
    // A figure under a heading such as "VAT %" is a rate.
    if (/(^|[^\d\s])\s?%/.test(sum.label) || namesOtherMoney(sum.label, ownCode)) return false;
    if (sum.currency !== null && currency !== null && sum.currency !== currency) return false;
    if (set.items.some((item) => item.position === sum.position)) return false;
    // What is called the total below the one that was read, and is less the tax: the two may not tie out.
    if (sum.role === 'total' && sum.strength === 1 && sum.position > at && isReadAsBase(sum)) return true;
    // Without a subtotal in the sums, one that is printed has to be that of the lines.
    if (itemsCheck === 'whole' && sum.role === 'subtotal')
      return sum.amount !== lines && !isRunOf(set.items, sum.amount);
    if (parts.has(sum) || isTaxOfPayment(sum, evidence.sums)) return false;
    if (sum.role === 'total' && isLedTo(sum, totals, evidence)) return false;
    const isWithin = sum.position > firstItem && sum.position < lastItem + 4;
    const place = sum.position > lastItem ? sum.position : undefined;
    const known = explanations(reconciliation, evidence, sum.position > at, place);
    return !known.has(Math.abs(sum.amount)) && !(isWithin && isRunOf(set.items, sum.amount));
  });
}

/** Whether a tax is what a payment before this document holds of it, at a rate that is printed. */
function isTaxOfPayment({ role, amount }: CheckedSum, sums: readonly CheckedSum[]): boolean {
  const rates = sums.flatMap((sum) => (sum.role === 'tax' && sum.rate !== null ? [sum.rate] : []));
  const paid = sums.filter((sum) => sum.role === 'paid');
  return (
    role === 'tax' &&
    paid.some((payment) =>
      rates.some((rate) => isTaxWithin(Math.abs(payment.amount), rate, Math.abs(amount))),
    )
  );
}

/** The amounts among the sums that follow from nothing that was read, and that no name explains. */
function looseSums(checks: Checks, evidence: Printed): LooseFigure[] {
  const { totals, set } = checks;
  const { sums, breakdowns, loose = [] } = evidence;
  if (totals.total === null || loose.length === 0) return [];
  const named = sums.filter(({ role, strength }) => role !== 'other' && strength >= 0.5);
  const known = new Set([
    ...[false, true].flatMap((isBelow) => [...explanations(checks, evidence, isBelow)]),
    ...[...named, ...partsOfSums(totals.tax, sums)].map(({ amount }) => Math.abs(amount)),
    ...breakdowns.flatMap(({ rows }) => rows.map(({ rate }) => Math.round(rate * 100))),
  ]);
  const open = loose.filter(({ amount }) => !known.has(Math.abs(amount)) && !isRunOf(set.items, amount));
  // Where the lines read are the total, amounts above it that make the subtotal are likelier the lines.
  const isOfLines = (amount: number) => checks.itemsCheck === 'total' && amount === totals.subtotal;
  const listed = new Set(
    [...known].flatMap((amount) => (isOfLines(amount) ? [] : (runOf(open, amount) ?? []))),
  );
  return open.filter((figure) => !listed.has(figure) && !leadsToSum(figure, open, checks, sums));
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
  const all = partialSums([...named, ...own]);
  const others = partialSums([...named, ...own.filter(({ position }) => position !== figure.position)]);
  const dues = sums.flatMap(({ role, amount }) =>
    role === 'due' || role === 'total' ? [amount - total] : [],
  );
  const before = [subtotal ?? sum, sum].flatMap((base) => [total - base, total - base - (tax ?? 0)]);
  return [...before, ...dues].some((gap) => all.includes(gap) && !others.includes(gap));
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

/**
 * Every amount that follows from what was read: the sums, with and without what is added, taken off or paid; bases and taxes by rate.
 * Below the total (`isBelow`) nothing stands that leads up to it. At a `place` among the sums, what is printed above it leads to it from
 * the lines, what is printed below it from there to the total.
 */
function explanations(
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

/** Whether neighbouring items add up to an amount, as those of one section do. */
function isRunOf(items: readonly CheckedItem[], amount: number): boolean {
  return runOf(items, amount, 1) !== null;
}

/** The first neighbouring items, at least so many, that add up to an amount; null where none do. */
function runOf<Own extends { readonly amount: number }>(
  items: readonly Own[],
  amount: number,
  least = 2,
): readonly Own[] | null {
  for (let from = 0; from < items.length; from++) {
    let run = 0;
    for (let to = from; to < items.length; to++) {
      run += items[to]?.amount ?? 0;
      if (run === amount && to - from >= least - 1) return items.slice(from, to + 1);
    }
  }
  return null;
}
