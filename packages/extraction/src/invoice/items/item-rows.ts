import type { Chunk } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { isCurrencyMark } from '../../values/currency.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { type Decimal, toMinor, toNumber } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { endsInTotal } from '../rows/ends-in-total.ts';
import type { Figure } from '../rows/figure.ts';
import type { ItemTable } from '../rows/item-tables.ts';
import { misreadSum } from '../rows/misread-label.ts';
import { isProduct } from '../rows/quantity-times-price.ts';
import { beginsWithDate, isRepeated, segmentsOf } from '../rows/sums.ts';
import { HALF, isTaxOn } from '../rows/tax-at-rate.ts';
import { sumNamed, totalLabel } from '../rows/total-label.ts';
import { productsOn } from '../rows/unheaded-table.ts';
import { TOTAL_LABELS, UNITS } from '../vocabulary/tables.ts';
import type { ItemColumnRole } from '../words/locale.ts';
import { type Assigned, assignColumns } from './assign-columns.ts';

/** A line of a table that carries an amount in its column of amounts. */
export type Anchor = {
  readonly row: DocumentRow;
  readonly assigned: Assigned;
  readonly amount: number;
  readonly quantity: Decimal | null;
  readonly unitPrice: Decimal | null;
  readonly discount: Decimal | null;
  /** Zeros of the number of units the price is for. */
  readonly perZeros: number;
  readonly taxRate: Decimal | null;
  /** Whether quantity times unit price gives the amount, less a printed discount; null where one is not printed. */
  readonly ties: boolean | null;
  /** What a sum of its name would be, where it stands among the items: shipping, a discount. */
  readonly isAdjustment: boolean;
};

/** A line of a table as it counts for the items: one with an amount, one with text only, or one that ends what was before it. */
export type TableRow =
  | { readonly kind: 'anchor'; readonly anchor: Anchor }
  | { readonly kind: 'text'; readonly assigned: Assigned; readonly row: DocumentRow }
  | { readonly kind: 'break' };

/** Which heading is read as what. */
export type ColumnPlan = {
  readonly amount: number;
  /** Columns next to it of which each row fills one, as of amounts that bear tax and amounts that do not. */
  readonly otherAmounts?: readonly number[];
  readonly quantity: number | null;
  readonly unitPrice: number | null;
};

/**
 * The rows of a table under a plan of its columns, up to where its sums begin; one of what stands since the last sum, as of a
 * section, ends nothing where `passesSections`.
 */
export function itemRows(
  table: ItemTable,
  plan: ColumnPlan,
  digits: number,
  passesSections: boolean,
): TableRow[] {
  const result: TableRow[] = [];
  let closedOn: number | null = null;
  // What the items add up to, since the last sum and all together.
  let run = 0;
  let runLength = 0;
  let whole = 0;
  let count = 0;
  let isPastSection = false;
  // Whether the line below one has a quantity and a price that give its amount.
  const isFollowedByProduct = (at: number) => {
    const below = table.rows[at + 1] ?? null;
    return below !== null && productsOn(below, digits).length > 0;
  };
  for (const [index, row] of table.rows.entries()) {
    if (row === null) {
      closedOn = null;
      result.push({ kind: 'break' });
      continue;
    }
    if (row.isFurniture) continue;
    const assigned = assignColumns(row.line, row.figures, table.headings);
    const anchor = anchorOf(row, assigned, table, plan, digits);
    // Behind a sum, nothing for no price is no line: "Over 60 days 0.00".
    if (closedOn !== null && (anchor?.ties !== true || anchor.amount === 0)) continue;
    closedOn = null;
    const sum = sumOf(row, table.rows[index - 1] ?? undefined);
    if (sum !== null && (anchor?.ties !== true || isTaxAtRate(row, digits))) {
      result.push({ kind: 'break' });
      const isSection = passesSections && run !== 0 && lastMoney(row, digits) === run;
      if (sum === 'ends' && !isSection) closedOn = row.line.page;
      isPastSection ||= isSection;
      [run, runLength] = [0, 0];
      continue;
    }
    if (
      anchor !== null &&
      anchor.ties !== true &&
      (isSumOf(anchor, run, runLength) || isSumOf(anchor, whole, count))
    ) {
      result.push({ kind: 'break' });
      isPastSection = true;
      [run, runLength] = [0, 0];
      continue;
    }
    if (anchor !== null && isNamedAside(anchor, table)) {
      result.push({ kind: 'break' });
      continue;
    }
    if (
      anchor !== null &&
      isPastSection &&
      !mayFollow(anchor, runLength > 0 || (passesSections && isFollowedByProduct(index)))
    )
      continue;
    if (anchor !== null) {
      result.push({ kind: 'anchor', anchor });
      run += anchor.amount;
      whole += anchor.amount;
      runLength++;
      count++;
      continue;
    }
    if (isTaxNote(row)) continue;
    const isClosing = isHeadOfSums(row);
    if (isClosing) closedOn = row.line.page;
    if (isClosing || isPayment(assigned, table) || isUncounted(assigned, plan))
      result.push({ kind: 'break' });
    else result.push({ kind: 'text', assigned: assignColumns(row.line, [], table.headings), row });
  }
  return result;
}

/** Whether a line behind a section's sum and so many further lines may be an item: a bare figure, a charge right behind the sum and what speaks of a total are none. */
function mayFollow({ row, assigned, isAdjustment }: Anchor, mayBeCharge: boolean): boolean {
  const { texts, outside } = assigned;
  const isNamed = [...texts.values(), outside].some((words) =>
    words.some((word) => /\p{L}{2}/u.test(word.text)),
  );
  return isNamed && (!isAdjustment || mayBeCharge) && !namesTotal(row);
}

/** How far right of the descriptions the name of what is no item begins, in points. */
const ASIDE = 40;

/**
 * Whether what names the amount of a line stands apart from the descriptions, as the names of sums do, in a table that has quantities or
 * prices, of which the line has none. What is called a charge or a discount is left to the sums.
 */
function isNamedAside(
  { row, assigned, isAdjustment, quantity, unitPrice, ties }: Anchor,
  table: ItemTable,
): boolean {
  if (isAdjustment || quantity !== null || unitPrice !== null || ties !== null) return false;
  const has = (role: string) => table.headings.find((heading) => heading.role === role);
  const description = has('description');
  if (description === undefined || has('quantity') === undefined || has('unitPrice') === undefined)
    return false;
  const label = labelOfAmount(row);
  const figures = [...assigned.figures.values()].filter(({ isMoney }) => isMoney);
  return (
    label !== null &&
    figures.length === 1 &&
    label.left > Math.max(description.left + ASIDE, description.right)
  );
}

/** The words right before the last amount of a line, other than a unit; null where there are none. */
export function labelOfAmount({ chunks, figures }: DocumentRow): Chunk | null {
  const figure = figures.findLast(({ isMoney }) => isMoney);
  if (figure === undefined) return null;
  const isName = ({ text, left }: Chunk) =>
    left < figure.left && /\p{L}{2}/u.test(text) && !UNITS.has(normalise(text)) && !isCurrencyMark(text);
  return chunks.findLast(isName) ?? null;
}

function namesTotal({ line }: DocumentRow): boolean {
  const label = textOf(line.words.filter(({ text }) => /\p{L}{2}/u.test(text) && !isCurrencyMark(text)));
  const [first = ''] = normalise(label).split(' ');
  // A narrow space may be lost behind it: "SubtotalJane".
  return (
    says('totalBegins', first) ||
    endsInTotal(label) ||
    phrasesIn(TOTAL_LABELS, label).some(({ value }) => /total$/.test(value))
  );
}

/** Fewer items may add up to the next one by chance. */
const LEAST_ADDENDS = 3;

/** Whether a line prints what the items since the last sum make, and speaks of a total, or sums up several without a price of its own. */
function isSumOf({ row, amount, quantity, unitPrice }: Anchor, run: number, runLength: number): boolean {
  if (run === 0 || amount !== run) return false;
  const isUnpriced = runLength >= LEAST_ADDENDS && quantity === null && unitPrice === null;
  return isUnpriced || namesTotal(row);
}

/** Whether most cells of a line without figures name a sum, a tax or a rate, whose figures stand below it: "Net | VAT 25% | Rounding". */
function isHeadOfSums({ chunks, figures }: DocumentRow): boolean {
  if (figures.some(({ isMoney }) => isMoney) || chunks.length < 2) return false;
  const named = chunks.filter(({ text }) => (totalLabel(text)?.strength ?? 0) >= 0.9);
  return named.length > 1 && named.length * 2 > chunks.length;
}

/** Whether the last amount of a line is another amount at a rate printed between: next to the name of a sum it is a tax, though a quantity of one multiplies too. */
function isTaxAtRate({ figures }: DocumentRow, digits: number): boolean {
  const amounts = figures.flatMap((own) => (own.isMoney ? [toMinor(own.value, digits) ?? 0] : []));
  const rates = figures.flatMap((own) => (own.isPercent ? [toNumber(own.value)] : []));
  const tax = amounts.pop() ?? 0;
  return tax !== 0 && rates.some((rate) => amounts.some((base) => isTaxOn(base, rate, tax)));
}

/** Whether a line shows what tax the item above it bears, with its base and amount: no part of what the item is called. */
function isTaxNote({ line, figures }: DocumentRow): boolean {
  return (
    figures.filter((figure) => figure.isMoney).length > 1 &&
    phrasesIn(TOTAL_LABELS, textOf(line.words)).some(({ value }) => value === 'tax')
  );
}

function lastMoney({ figures }: DocumentRow, digits: number): number | null {
  const figure = figures.findLast((item) => item.isMoney);
  return figure === undefined ? null : toMinor(figure.value, digits);
}

/** Whether a line without an amount carries one in a column of payments. */
function isPayment(assigned: Assigned, table: ItemTable): boolean {
  return [...assigned.figures].some(
    ([column, figure]) => figure.isMoney && table.headings[column]?.role === 'credit',
  );
}

/** Whether a line without an amount prints a quantity and a price, or a quantity of which nothing came: an item offered or back-ordered, but not charged. */
function isUncounted(assigned: Assigned, { quantity, unitPrice }: ColumnPlan): boolean {
  const has = (column: number | null) => column !== null && assigned.figures.has(column);
  const isNone = [...assigned.figures.values()].some(({ value, isMoney }) => value.units === 0 && !isMoney);
  return has(quantity) && (has(unitPrice) || isNone);
}

/** Whether a line is a sum of others: one that ends the items, or one carried between pages or over a section. */
function sumOf(row: DocumentRow, above: DocumentRow | undefined): 'ends' | 'passes' | null {
  if (beginsWithDate(row)) return null;
  const roles = segmentsOf(row).flatMap((segment) => {
    if (isRepeated(segment, row, above)) return [];
    const meaning =
      sumNamed(segment.label, segment.rate) ?? misreadSum(segment.label, segment.rate, row.line.words);
    if (meaning === null || meaning.strength < 0.5) return [];
    if (meaning.role === 'other' && meaning.strength === 0.5) return [];
    // "Tax consulting" is an item; a tax names its rate or nothing else.
    if (meaning.role === 'tax' && segment.rate === null && meaning.strength < 0.65) return [];
    return [meaning.role];
  });
  if (roles.some((role) => role === 'subtotal' || role === 'total' || role === 'tax' || role === 'due'))
    return 'ends';
  return roles.includes('carried') || roles.includes('other') ? 'passes' : null;
}

function anchorOf(
  row: DocumentRow,
  assigned: Assigned,
  table: ItemTable,
  plan: ColumnPlan,
  digits: number,
): Anchor | null {
  const column = [plan.amount, ...(plan.otherAmounts ?? [])].find((at) => assigned.figures.has(at));
  const figure = column === undefined ? undefined : assigned.figures.get(column);
  if (figure === undefined || figure.isPercent) return null;
  const amount = toMinor(figure.value, digits);
  if (amount === null || (!figure.isMoney && figure.value.scale > 0)) return null;
  const at = (column: number | null) => (column === null ? undefined : assigned.figures.get(column));
  const quantity = at(plan.quantity)?.value ?? null;
  const unitPrice = at(plan.unitPrice)?.value ?? null;
  if (!figure.isMoney && (quantity === null || unitPrice === null)) return null;
  const discount = chainedDiscount(row, assigned, table) ?? at(indexOf(table, 'discount'))?.value ?? null;
  const pricing = { quantity, unitPrice, discount };
  const behind = zerosBehind(row, at(plan.unitPrice));
  const zeros = behind === null ? zerosPer(assigned, table) : [behind];
  // "M" may be a thousand or a metre: which of them shows in the amount.
  const perZeros =
    [...zeros, 0].find((own) => tiesOut({ ...pricing, perZeros: own }, amount, digits) === true) ??
    zeros[0] ??
    0;
  const before = segmentsOf(row)[0]?.label ?? '';
  const isLeft = before === '' && row.figures[0] === figure;
  const meaning = totalLabel(isLeft ? textOf(descriptionWords(assigned, table)) : before);
  const anchor = {
    row,
    assigned,
    amount,
    quantity,
    unitPrice,
    discount,
    perZeros,
    taxRate: rateOf(at(indexOf(table, 'taxRate'))),
    ties: tiesOut({ ...pricing, perZeros }, amount, digits),
    isAdjustment: meaning !== null && /^(charge|discount|rounding|paid)$/.test(meaning.role),
  };
  const unnamed = anchor.ties === false ? unnamedDiscount(anchor, assigned, table, digits) : null;
  if (unnamed !== null) return { ...anchor, discount: unnamed, ties: true };
  if (
    anchor.ties === false &&
    (multipliesTwice(anchor, assigned, table, plan, digits) ||
      isReduced(anchor, assigned, table, digits) ||
      addsToProduct(anchor, assigned, table, plan, digits))
  )
    return { ...anchor, ties: true };
  const weight = anchor.ties === false ? otherQuantity(anchor, assigned, plan, digits) : null;
  if (weight !== null) return { ...anchor, quantity: weight, ties: true };
  if (
    anchor.ties === false &&
    (isPriceRounded(anchor, assigned, table, digits) || isProductWithTax(anchor, assigned, table, digits))
  )
    return { ...anchor, ties: null };
  const written =
    anchor.ties === true ? null : (writtenProduct(row, amount, digits) ?? countedAside(anchor, plan, digits));
  return written === null ? anchor : { ...anchor, ...priced(anchor, written) };
}

/** A rate of tax, in brackets too: "(21.00)" is below zero only where it is money. */
function rateOf(figure: Figure | undefined): Decimal | null {
  return figure === undefined ? null : { ...figure.value, units: Math.abs(figure.value.units) };
}

/** Discounts taken one after another, as the one they come to: "40+10" and "40% +10%" are 46 percent. */
function chainedDiscount(
  { line, chunks }: DocumentRow,
  assigned: Assigned,
  table: ItemTable,
): Decimal | null {
  const column = indexOf(table, 'discount');
  if (column === null) return null;
  const figure = assigned.figures.get(column);
  const first = figure === undefined ? undefined : line.words[figure.from];
  const cell = chunks.find(({ words }) => first !== undefined && words.includes(first));
  const text = cell?.text ?? textOf(assigned.texts.get(column) ?? []);
  if (!/^\d{1,2}([.,]\d+)?\s?%?(\s?\+\s?\d{1,2}([.,]\d+)?\s?%?)+$/.test(text)) return null;
  const parts = text.split('+').map((part) => Number.parseFloat(part.replace(',', '.')));
  const left = parts.reduce((share, part) => share * (1 - part / 100), 1);
  return { units: Math.round((1 - left) * 1e6), scale: 4 };
}

/** A percentage in a column of unknown name that, taken off or of quantity × price, gives the amount; null if none does. */
function unnamedDiscount(
  { quantity, unitPrice, perZeros, amount }: Omit<Anchor, 'row' | 'assigned'>,
  assigned: Assigned,
  table: ItemTable,
  digits: number,
): Decimal | null {
  const found = [...assigned.figures].find(
    ([column, { value }]) =>
      table.headings[column]?.role === null &&
      toNumber(value) > 0 &&
      toNumber(value) < 100 &&
      tiesOut({ quantity, unitPrice, discount: value, perZeros }, amount, digits) === true,
  );
  return found?.[1].value ?? null;
}

/** Whether a second quantity or a factor under a heading nobody listed, as the days for which several machines are hired, gives the amount together with the first. */
function multipliesTwice(
  { quantity, unitPrice, discount, perZeros, amount }: Omit<Anchor, 'row' | 'assigned'>,
  assigned: Assigned,
  table: ItemTable,
  plan: ColumnPlan,
  digits: number,
): boolean {
  const others = [...assigned.figures].filter(([column, { isPercent }]) => {
    const role = table.headings[column]?.role ?? null;
    const isOwn = column === plan.quantity || column === plan.unitPrice || column === plan.amount;
    return !isOwn && !isPercent && (role === 'quantity' || role === null);
  });
  return others.some(([, { value }]) => {
    if (quantity === null) return false;
    const times = { units: quantity.units * value.units, scale: quantity.scale + value.scale };
    return tiesOut({ quantity: times, unitPrice, discount, perZeros }, amount, digits) === true;
  });
}

/** The figure between the quantity and the price that the amount is of, next to a count of something else: what is in so many boxes weighs. */
function otherQuantity(
  { unitPrice, discount, perZeros, amount }: Omit<Anchor, 'row' | 'assigned'>,
  { figures }: Assigned,
  plan: ColumnPlan,
  digits: number,
): Decimal | null {
  const found = [...figures].find(
    ([column, { value, isPercent }]) =>
      column > (plan.quantity ?? 0) &&
      column < Math.min(plan.unitPrice ?? 0, plan.amount) &&
      !isPercent &&
      value.units !== 0 &&
      tiesOut({ quantity: value, unitPrice, discount, perZeros }, amount, digits) === true,
  );
  return found?.[1].value ?? null;
}

/** Whether a lower price next to that of one, under a heading nobody listed, gives the amount: that of an offer. */
function isReduced(
  { unitPrice, amount, ...pricing }: Omit<Anchor, 'row' | 'assigned'>,
  { figures }: Assigned,
  table: ItemTable,
  digits: number,
): boolean {
  return [...figures].some(
    ([column, { value, isMoney }]) =>
      table.headings[column]?.role === null &&
      isMoney &&
      unitPrice !== null &&
      toNumber(value) < toNumber(unitPrice) &&
      tiesOut({ ...pricing, unitPrice: value }, amount, digits) === true,
  );
}

/** Whether the amount is what the columns between price and amount add up to, and the first of them is quantity × price: freight, with halting and loading. */
function addsToProduct(
  { quantity, unitPrice, discount, perZeros, amount }: Omit<Anchor, 'row' | 'assigned'>,
  assigned: Assigned,
  table: ItemTable,
  plan: ColumnPlan,
  digits: number,
): boolean {
  const from = Math.max(plan.quantity ?? 0, plan.unitPrice ?? 0);
  // Next to a tax, what it is levied on is the amount of the line.
  if (indexOf(table, 'taxAmount') !== null || indexOf(table, 'taxRate') !== null) return false;
  const between = [...assigned.figures]
    .filter(([column, { isMoney }]) => column > from && column < plan.amount && isMoney)
    .sort(([a], [b]) => a - b);
  const parts = between
    .filter(([column]) => table.headings[column]?.role !== 'discount')
    .map(([, { value }]) => toMinor(value, digits) ?? 0);
  const [first] = parts;
  return (
    first !== undefined &&
    parts.length > 1 &&
    parts.reduce((sum, part) => sum + part, 0) === amount &&
    tiesOut({ quantity, unitPrice, discount, perZeros }, first, digits) === true
  );
}

/** Whether the amount is quantity × price with the tax of the line, printed under its own heading: a price without tax, an amount with it. The foot of the columns may say so too. */
function isProductWithTax(
  { amount, ...pricing }: Omit<Anchor, 'row' | 'assigned'>,
  { figures }: Assigned,
  table: ItemTable,
  digits: number,
): boolean {
  return table.headings.some(({ role }, column) => {
    const figure = role === 'taxAmount' || role === 'taxRate' ? figures.get(column) : undefined;
    const tax = figure?.isMoney === true ? toMinor(figure.value, digits) : null;
    return tax !== null && tax !== 0 && tiesOut(pricing, amount - tax, digits) === true;
  });
}

/**
 * Whether a price without tax is rounded from one with tax: that of all is a whole multiple of it, and the amount and its tax make it. The
 * product of the rounded price then proves nothing and misses nothing.
 */
function isPriceRounded(
  { quantity, unitPrice, discount, amount }: Omit<Anchor, 'row' | 'assigned'>,
  assigned: Assigned,
  table: ItemTable,
  digits: number,
): boolean {
  const under = (role: ItemColumnRole) => {
    const column = indexOf(table, role);
    const figure = column === null ? undefined : assigned.figures.get(column);
    return figure === undefined ? null : toMinor(figure.value, digits);
  };
  const [tax, gross] = [under('taxAmount'), under('gross')];
  if (quantity === null || unitPrice === null || discount !== null || tax === null || gross === null)
    return false;
  const count = toNumber(quantity);
  const isOfWhole = Number.isInteger(count) && count !== 0 && gross % count === 0 && amount + tax === gross;
  return isOfWhole && Math.abs(amount / count - toNumber(unitPrice) * 10 ** digits) <= HALF;
}

/** A quantity and a price on a line, and the word up to which from the quantity on nothing names the item. */
type Written = { readonly quantity: Figure; readonly price: Figure; readonly end: number };

/** Two figures with a sign of multiplication between them that give the amount of their line, whatever column they are in: "2 UN X 18,90". */
function writtenProduct({ line, figures }: DocumentRow, amount: number, digits: number): Written | null {
  for (const [index, price] of figures.entries()) {
    const quantity = figures[index - 1];
    if (quantity === undefined || quantity.isPercent || price.isPercent) continue;
    const between = line.words.slice(quantity.to, price.from).map(({ text }) => text);
    // "2 x Coffee 3.50" has the name between them.
    const isTimes = /^[x×*@]$/i.test(between.at(-1) ?? '') && between.length < 3;
    if (isTimes && isProduct({ quantity: quantity.value, price: price.value }, amount, digits))
      return { quantity, price, end: price.to };
  }
  return null;
}

/** The price under its heading and the figure before it that multiplies to the amount, in a table without a heading for quantities: "2 | Milk | 5,28 | 10,56". */
function countedAside(
  { row, assigned, quantity, unitPrice, amount }: Omit<Anchor, 'perZeros' | 'discount'>,
  plan: ColumnPlan,
  digits: number,
): Written | null {
  const price = plan.unitPrice === null ? undefined : assigned.figures.get(plan.unitPrice);
  if (plan.quantity !== null || quantity !== null || unitPrice === null || price === undefined) return null;
  const count = row.figures.find(
    (figure) =>
      figure.to <= price.from &&
      !figure.isPercent &&
      figure.value.units > 0 &&
      isProduct({ quantity: figure.value, price: unitPrice }, amount, digits),
  );
  if (count === undefined) return null;
  const isUnit = UNITS.has(normalise(row.line.words[count.to]?.text ?? ''));
  return { quantity: count, price, end: count.to + Number(isUnit) };
}

/** An anchor with quantity and price as they are written out on its line, which are then no part of what the item is called. */
function priced(
  { row, assigned }: Pick<Anchor, 'row' | 'assigned'>,
  { quantity, price, end }: Written,
): Pick<Anchor, 'assigned' | 'quantity' | 'unitPrice' | 'discount' | 'ties'> {
  const taken = new Set(row.line.words.slice(quantity.from, end));
  const without = (words: readonly Word[]) => words.filter((word) => !taken.has(word));
  const texts = new Map([...assigned.texts].map(([column, words]) => [column, without(words)] as const));
  return {
    assigned: { ...assigned, texts, outside: without(assigned.outside) },
    quantity: quantity.value,
    unitPrice: price.value,
    ...{ discount: null, ties: true },
  };
}

/** Units a price may be for more than one of, as suppliers of small parts print them. */
const MANY: Readonly<Record<string, number>> = {
  c: 2,
  '100': 2,
  'per 100': 2,
  hundred: 2,
  '100 st': 2,
  '100 stk': 2,
  '100 pcs': 2,
  '%st': 2,
  cwt: 2,
  m: 3,
  '1000': 3,
  'per 1000': 3,
  thousand: 3,
  '1000 st': 3,
  '1000 stk': 3,
};

/** Hundredths of a currency, in which suppliers of energy print their prices. */
const HUNDREDTHS: ReadonlySet<string> = new Set([
  'öre',
  'øre',
  'ct',
  'cts',
  'cent',
  'cents',
  'c€',
  '¢',
  'snt',
]);

/** The zeros of the number of units printed behind a price: 3 of "742.00 / 1000", 2 of "58.40 cents"; null if none is. */
function zerosBehind({ line }: DocumentRow, price: Figure | undefined): number | null {
  if (price === undefined) return null;
  const behind = line.words.slice(price.to, price.to + 2).map(({ text }) => text);
  const [unit = ''] = behind[0]?.toLowerCase().split(/[/.]/) ?? [];
  if (HUNDREDTHS.has(unit)) return 2;
  const count = /^\/(10+|1[.,]000)(?!\d)/.exec(behind.join(''))?.[1]?.replace(/\D/g, '');
  return count === undefined ? null : count.length - 1;
}

/** Zeros of the number of units a price is printed for, by each column of units: 2 for a hundred, "100M" or "C". */
function zerosPer(assigned: Assigned, table: ItemTable): readonly number[] {
  const found = table.headings.flatMap(({ role }, column) => {
    if (role !== 'unit') return [];
    const words = assigned.texts.get(column) ?? [];
    const text = textOf(words).toLowerCase().replace(/[/.]/g, '');
    const figure = assigned.figures.get(column);
    const unit = text === '' && figure?.value.scale === 0 ? String(figure.value.units) : text;
    const count = /^(10{2,4})\s?\p{L}{0,4}$/u.exec(unit)?.[1];
    return MANY[unit] ?? (count === undefined ? [] : [count.length - 1]);
  });
  return found.length > 0 ? found : [zerosOfHeading(table)];
}

/** The same, as the heading of the prices says it: "Rate per 1000". */
export function zerosOfHeading({ headings }: ItemTable): number {
  const heading = headings.find(({ role }) => role === 'unitPrice')?.text ?? '';
  const count = /(?:^|[^\d.,])(100|1[.,]?000)(?![\d.,])/.exec(heading)?.[1]?.replace(/\D/g, '');
  if (count !== undefined) return count.length - 1;
  const word = heading
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .find((part) => part.length > 1 && Object.hasOwn(MANY, part));
  return word === undefined ? 0 : (MANY[word] ?? 0);
}

function indexOf(table: ItemTable, role: string): number | null {
  const index = table.headings.findIndex((heading) => heading.role === role);
  return index < 0 ? null : index;
}

/** What the amount of a line is calculated from. */
export type Pricing = {
  readonly quantity: Decimal | null;
  readonly unitPrice: Decimal | null;
  readonly discount: Decimal | null;
  readonly perZeros: number;
};

/** Whether quantity × price, less the discount, or that share of it, is the amount within what rounding the printed figures may move it. */
export function tiesOut(
  { quantity, unitPrice: price, discount, perZeros }: Pricing,
  amount: number,
  digits: number,
): boolean | null {
  if (quantity === null || price === null) return null;
  const unitPrice = { ...price, scale: price.scale + perZeros };
  const unit = 10 ** digits;
  const full = toNumber(quantity) * toNumber(unitPrice) * unit;
  // A price printed with more decimals than money has is exact; one printed to the cent may itself be rounded by half a cent.
  const slack =
    0.51 +
    (unitPrice.scale > digits ? Math.abs(toNumber(quantity)) * 0.5 * 10 ** (digits - unitPrice.scale) : 0);
  const isNear = (value: number) => Math.abs(Math.abs(value) - Math.abs(amount)) <= slack;
  if (isNear(full)) return true;
  if (discount === null) return false;
  const reduction = Math.abs(toNumber(discount));
  // What was done so far is charged by its share: "60 %" of a contract's quantity at its price.
  const shares = [1 - reduction / 100, reduction / 100];
  return shares.some((share) => isNear(full * share)) || isNear(Math.abs(full) - reduction * unit);
}

/** The words of a line that describe its item: under descriptions, under unknown headings, and under codes where nothing else describes it. */
export function descriptionWords(assigned: Assigned, table: ItemTable): readonly Word[] {
  const isDescribed = table.headings.some((heading) => heading.role === 'description');
  const hasLetters = (words: readonly Word[]) => words.some((word) => /\p{L}{2}/u.test(word.text));
  const groups = [...assigned.texts].filter(([column, words]) => {
    const role = table.headings[column]?.role ?? null;
    // The letter of a rate names nothing.
    return role === 'description' || role === null || (!isDescribed && role === 'code' && hasLetters(words));
  });
  const isNamed = !isDescribed && groups.some(([, words]) => hasLetters(words));
  const isDescription = (column: number) => table.headings[column]?.role === 'description';
  const hasOwn = groups.some(([column, words]) => isDescription(column) && hasLetters(words));
  return groups
    .flatMap(([column, words]) =>
      (isNamed && !hasLetters(words)) || (hasOwn && !isDescription(column)) ? [] : words,
    )
    .sort((a, b) => a.left - b.left);
}
