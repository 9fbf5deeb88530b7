import { type Chunk, chunkOf } from '../../lines/chunk.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { says } from '../../vocabulary/says.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { FigureStyle } from '../rows/figure.ts';
import { fieldLabelAt } from '../rows/labels.ts';
import { isProduct } from '../rows/quantity-times-price.ts';
import type { TotalMeaning } from '../rows/total-label.ts';
import { isArticleCode, isBareCode, isCodeLabelled } from './article-code.ts';
import type { Item } from './items.ts';
import {
  NOTHING_PENDING,
  type Pending,
  pendingAfter,
  pendingText,
  textBelow,
  usualSpace,
} from './pending-lines.ts';
import { type StackedProduct, stackedProducts } from './stacked-products.ts';
import { nameOn, rateOn, type TillLine, tillLine } from './till-line.ts';
import { withoutSideCells } from './unnamed-columns.ts';

/** A range of rows without headers that read as items, up to a total. */
export type TillSection = {
  readonly items: readonly Item[];
  readonly position: number;
  /** What the sum that ends it says, in minor units; null where none does. */
  readonly closing: number | null;
};

/** The sections of item-like rows in a document without item headers; rows at `sumPositions` are its totals. */
export function tillSections(
  rows: readonly DocumentRow[],
  sumPositions: ReadonlySet<number>,
  style: FigureStyle,
  digits: number,
): TillSection[] {
  const space = usualSpace(rows);
  const sections: TillSection[] = [];
  let items: Item[] = [];
  let position = 0;
  let pending = NOTHING_PENDING;
  const stacked = stackedProducts(rows, digits);
  for (const row of rows) {
    if (row.isFurniture) continue;
    const product = stacked.find(({ positions }) => positions.includes(row.position));
    if (product?.row === row) items = [...items, ofStack(product)];
    // Where the sum of all is the amount, it ends the items too.
    if (product !== undefined && (product.row !== row || !sumPositions.has(row.position))) {
      pending = NOTHING_PENDING;
      continue;
    }
    const line = tillLine(row, style, digits);
    // The number of an article under its name and amount, and what it was sold at before; how many at which price may be behind it.
    const isCoded = pending.rows.length === 0 && items.length > 0 && beginsWithCode(line);
    if (isCoded && (line.priced !== null || complete(line, items.at(-1), pending, digits) === null)) continue;
    const single = pricedBelow(line, items.at(-1), digits);
    // The bill before and its payment, which leave nothing.
    if (line.meaning?.role === 'carried' && line.priced?.amount === 0 && amountOf(items) === 0) items = [];
    if (single !== null) items = [...items.slice(0, -1), single];
    else if (line.endsInMoney && (sumPositions.has(row.position) || isSum(line))) {
      items = withTextBelow(items, pending, space);
      if (items.length > 0) {
        sections.push({ items, position, closing: line.priced?.amount ?? null });
        [items, position] = [[], row.position];
      }
      pending = NOTHING_PENDING;
    } else if (line.priced === null) {
      const completed = complete(line, items.at(-1), pending, digits);
      if (completed !== null) items = [...items.slice(0, -1), completed.item];
      pending = completed?.pending ?? pendingAfter(pending, line);
    } else if (isItem(line, pendingText(pending, row, space))) {
      const isOfNext = line.meaning !== null && line.priced.amount < 0 && pending.rows.length > 0;
      const own = isOfNext ? NOTHING_PENDING : pending;
      const item = toItem({ ...line, priced: line.priced }, own, space, digits);
      if (isWord(nameOn(line))) items = withTextBelow(items, pending, space);
      items.push(item);
      if (!isOfNext) pending = NOTHING_PENDING;
    }
  }
  return [...sections, { items, position, closing: null }]
    .map((section) => ({
      ...section,
      items: withoutSideCells(
        withoutCodes(withCounts(section.items.filter(({ description }) => isWord(description))), rows),
        rows,
      ),
    }))
    .filter((section) => section.items.length > 0);
}

/** A count at the start of a name: "2 Fish of the day". */
const COUNTED = /^(\d{1,3}) (\p{L}.*)$/u;

/** The items with the numbers that all of them begin with, up to the last that does, as quantities: if one multiplies, or two are the same, they are no positions. */
function withCounts(items: readonly Item[]): readonly Item[] {
  const open = items.filter(({ quantity, isAdjustment }) => quantity === null && !isAdjustment);
  const counts = open.map(({ description }) => Number(COUNTED.exec(description)?.[1] ?? Number.NaN));
  const own = counts.slice(0, counts.findLastIndex((count) => !Number.isNaN(count)) + 1);
  const isMultiplied = items.some(({ quantity, ties }) => quantity !== null && ties === true);
  const isRepeated = new Set(own).size < own.length;
  if (own.some(Number.isNaN) || !(isMultiplied || isRepeated)) return items;
  return items.map((item) => {
    const [, count, description] = item.quantity === null ? (COUNTED.exec(item.description) ?? []) : [];
    if (count === undefined || description === undefined) return item;
    return { ...item, description, quantity: { units: Number(count), scale: 0 } };
  });
}

/** How far apart the cells of one column may begin, in points. */
const FLUSH = 3;

/** The items without the codes that are a column of their own before the names of half of them: under a heading they would be no part of a name. */
function withoutCodes(items: readonly Item[], rows: readonly DocumentRow[]): readonly Item[] {
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const cellsOf = ({ position, description }: Item) => {
    const chunks = byPosition.get(position)?.chunks.flatMap(withNumberApart) ?? [];
    // A day, or the letter of a tax, may be before the code.
    return chunks.slice(0, 2).flatMap((code, index) => {
      const name = chunks[index + 1];
      const isCoded =
        name !== undefined &&
        isArticleCode(code.text) &&
        isWord(name.text) &&
        description.includes(`${code.text} ${name.words[0]?.text}`);
      return isCoded ? [{ code, name }] : [];
    });
  };
  const [first, ...others] = items.flatMap(cellsOf);
  const isInColumn = ({ code, name }: NonNullable<typeof first>) =>
    (Math.abs(code.left - (first?.code.left ?? 0)) <= FLUSH ||
      Math.abs(code.right - (first?.code.right ?? 0)) <= FLUSH) &&
    Math.abs(name.left - (first?.name.left ?? 0)) <= FLUSH;
  if (others.length === 0 || (others.length + 1) * 2 < items.length || !others.every(isInColumn))
    return items;
  // The price of a coded name may be on the line below it.
  const lengths = new Set([first, ...others].map((cells) => cells?.code.text.length));
  return items.map((item) => {
    const [cells] = cellsOf(item);
    const [code = '', ...rest] = item.description.split(' ');
    const isCoded =
      cells === undefined && isArticleCode(code) && lengths.has(code.length) && isWord(rest.join(' '));
    if (isCoded) return { ...item, description: rest.join(' ') };
    if (cells === undefined) return item;
    const { text } = cells.code;
    const from = item.description.indexOf(`${text} `) + text.length + 1;
    return { ...item, description: item.description.slice(from) };
  });
}

function amountOf(items: readonly Item[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

/** A cell with the long number it begins with as a cell of its own, one space from the name. */
function withNumberApart(chunk: Chunk): Chunk[] {
  const at = /^\p{Lu}$/u.test(chunk.words[0]?.text ?? '') ? 1 : 0;
  const number = chunk.words[at];
  const rest = chunk.words.slice(at + 1);
  return number !== undefined && /^\d{4,}$/.test(number.text) && rest.length > 0
    ? [chunkOf([number]), chunkOf(rest)]
    : [chunk];
}

/** Whether a text contains a word. */
function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function isSum({ meaning }: TillLine): boolean {
  return meaning !== null && /^(subtotal|total|due)$/.test(meaning.role);
}

/** The item above, completed by a line without an amount: a quantity that gives its amount, or its name; null if it is neither. */
function complete(
  { row, text, times }: TillLine,
  last: Item | undefined,
  pending: Pending,
  digits: number,
): { readonly item: Item; readonly pending: Pending } | null {
  if (last === undefined) return null;
  const mayCount = times !== null && last.quantity === null && pending.rows.length === 0;
  if (mayCount && isProduct(times, last.amount, digits))
    return { item: { ...last, quantity: times.quantity, unitPrice: times.price, ties: true }, pending };
  const mayName = times === null && row.line.page === last.page && !isWord(last.description);
  return mayName && isWord(text) ? { item: { ...last, description: text }, pending: NOTHING_PENDING } : null;
}

/** The item above with the price of one, which a line in brackets below it prints: "2 Schnitzel 39.60", "(each 19.80)"; null if the line prints none. */
function pricedBelow({ row, text }: TillLine, last: Item | undefined, digits: number): Item | null {
  if (last === undefined || last.quantity !== null || !/^\(.*\)$/.test(text)) return null;
  const [figure, ...others] = row.figures;
  const [, count, description] = COUNTED.exec(last.description) ?? [];
  if (figure?.isMoney !== true || others.length > 0 || count === undefined || description === undefined)
    return null;
  const quantity = { units: Number(count), scale: 0 };
  if (!isProduct({ quantity, price: figure.value }, last.amount, digits)) return null;
  return { ...last, description, quantity, unitPrice: figure.value, ties: true };
}

/** Whether a line with an amount is an item; `above` is the pending text. */
function isItem({ row, label, meaning, times, priced }: TillLine, above: string): boolean {
  // A till prints zero discounts and roundings too.
  if (meaning !== null && (priced?.amount === 0 || isNoItem(meaning, row))) return false;
  if (meaning === null && times === null && (isIllReadSum(label) || says('amountAlone', label))) return false;
  return !fieldLabelAt(label) && (isWord(label + above) || row.line.words.length <= 5);
}

/** Whether a label is a tax, a payment, a rounding or a carried total; one that says more may be an item, and the totals decide. */
function isNoItem({ role, strength }: TotalMeaning, row: DocumentRow): boolean {
  if (role === 'other' || role === 'carried' || role === 'rounding') return strength > 0.5;
  if (role !== 'tax' && role !== 'paid') return false;
  // A payment is subtracted: no item.
  if (role === 'paid' && (row.figures.at(-1)?.value.units ?? 0) < 0) return true;
  return strength > 0.65 || row.figures.some((figure) => figure.isPercent);
}

/** Totals as OCR reads them, with a T as an F. */
const SUM_ILL_READ = new RegExp(`^${oneOf('sumIllRead').replaceAll('t', '[tf]')}`);

/** Whether a label begins like a total but continues, or is misread: "SUB-fOTAL". */
function isIllReadSum(label: string): boolean {
  const letters = normalise(label).replaceAll(' ', '').replaceAll('0', 'o').replaceAll('1', 'l');
  return SUM_ILL_READ.test(letters) || says('nextToTotal', letters);
}

/** The items, the last one with the pending lines that continue it. */
function withTextBelow(items: readonly Item[], pending: Pending, space: number): Item[] {
  const last = items.at(-1);
  const rest = last === undefined ? '' : textBelow(pending, last, space);
  if (last === undefined || rest === '') return [...items];
  return [...items.slice(0, -1), { ...last, description: `${last.description} ${rest}` }];
}

function ofStack({ name, quantity, price, amount, row }: StackedProduct): Item {
  const { left, top, right, bottom, page } = row.line;
  return {
    ...{ description: name, quantity, unitPrice: price, amount, ties: true },
    ...{ taxRate: null, isAdjustment: false, discount: null, perZeros: 0 },
    ...{ page, position: row.position, box: [left, top, right, bottom], indent: left, table: 0 },
  };
}

/** Whether a line begins with a name for codes and a code: "SKU 400118740552 REG 45.00"; without an amount, "Art. 118740 Gr. 52". */
function beginsWithCode({ text, priced }: TillLine): boolean {
  const [, start = ''] = /^(\S+ \S+)(?: |$)/.exec(text) ?? [];
  return isCodeLabelled(start, priced === null);
}

type Priced = TillLine & { readonly priced: NonNullable<TillLine['priced']> };

function toItem(line: Priced, pending: Pending, space: number, digits: number): Item {
  const { row, times, meaning, counted } = line;
  const { figure, amount } = line.priced;
  const used = times ?? pending.times;
  const ties = used === null ? null : isProduct(used, amount, digits);
  const own = counted?.description === '' ? '' : nameOn(line);
  // The number of an article below its name: "SKU 118740", or its bar code right under a name of one line; over several it is one of them.
  const [first = ''] = own.split(' ');
  const [begin = ''] = line.label.split(' ');
  const ending = pending.rows.length > 1 && isBareCode(begin) ? ` ${begin}` : '';
  const isBare = isBareCode(first) && !isWord(own) && pending.rows.length === 1;
  const isCode = isBare || (isCodeLabelled(own) && pending.rows.length > 0);
  const isWhole = isWord(own) && !/^\p{Ll}{2}/u.test(own) && !isCode;
  return {
    description: isWhole ? own : `${pendingText(pending, row, space)} ${isCode ? '' : own}`.trim(),
    quantity: used?.quantity ?? null,
    unitPrice: used?.price ?? null,
    taxRate: rateOn(row),
    amount,
    ties,
    // What a number of them comes to is an item, whatever it is called: "-11 x Leergut à 0,15".
    isAdjustment: meaning !== null && (counted?.ties ?? ties) !== true,
    page: row.line.page,
    position: row.position,
    box: [row.line.left, row.line.top, Math.max(row.line.right, figure.right), row.line.bottom],
    indent: row.line.left,
    table: 0,
    ...{ discount: null, perZeros: 0 },
    ...counted,
    ...(counted?.description === '' ? { description: `${pendingText(pending, row, space)}${ending}` } : {}),
  };
}
