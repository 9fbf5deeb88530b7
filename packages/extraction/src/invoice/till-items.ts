import { textOf } from '../arrange/line.ts';
import { readDateAt } from '../values/printed-date.ts';
import { normalise } from '../words/normalise.ts';
import { phrasesIn } from '../words/phrase-table.ts';
import { type Decimal, toMinor, toNumber } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure, FigureStyle } from './figure.ts';
import type { Item } from './items.ts';
import { fieldLabelAt } from './labels.ts';
import { parseNumber } from './parse-number.ts';
import { type TotalMeaning, totalLabel } from './total-label.ts';
import { ITEM_HEADINGS } from './words/index.ts';

/** A stretch of rows without headings that read as items, up to a sum. */
export type TillSection = { readonly items: readonly Item[]; readonly position: number };

/** "2 Stk x 0,66", "1 @ $349.99", "0,832 kg x 1,59": a quantity times a price. */
const TIMES =
  /(?:^|\s)(?<quantity>\d[\d.,]*)\s?(?<unit>[\p{L}.]{1,6})?\s?[x×@*]\s?(?:[$€£]|RM|EUR|CHF)?\s?(?<price>\d{1,3}(?: \d{3})+[.,]\d+|\d[\d.,]*)/iu;

type Times = {
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly from: number;
  readonly to: number;
};
type Pending = { rows: { text: string; row: DocumentRow }[]; times: Times | null };

const NOTHING_PENDING: Pending = { rows: [], times: null };

/** The sections of item-like rows of a document that prints no headings over them; rows at `sumPositions` are its sums. */
export function tillSections(
  rows: readonly DocumentRow[],
  sumPositions: ReadonlySet<number>,
  style: FigureStyle,
  digits: number,
): TillSection[] {
  const sections: { items: Item[]; position: number }[] = [{ items: [], position: 0 }];
  let pending: Pending = NOTHING_PENDING;
  const space = usualSpace(rows);
  for (const row of rows) {
    const section = sections[sections.length - 1];
    if (section === undefined || row.isFurniture) continue;
    const figure = lastFigure(row);
    const text = textOf(row.line.words);
    const label = ownLabel(row, figure, labelOf(row, figure));
    const meaning = totalLabel(label);
    const isSum =
      sumPositions.has(row.position) || (meaning !== null && /^(subtotal|total|due)$/.test(meaning.role));
    if (figure !== null && isSum) {
      if (section.items.length > 0) sections.push({ items: [], position: row.position });
      pending = NOTHING_PENDING;
      continue;
    }
    const amount = figure === null ? null : toMinor(figure.value, digits);
    const found = timesIn(text, style);
    const counted =
      found === null && figure !== null && amount !== null ? countedIn(row, figure, amount, digits) : null;
    const isOnlyPrice =
      found !== null && figure !== null && found.to >= text.trimEnd().length - tailLength(text);
    const times = isOnlyPrice || isMeant(found, amount, label, digits) ? found : null;
    if (figure === null || amount === null || isOnlyPrice) {
      pending = gather(section.items, pending, text, times, row, digits);
      continue;
    }
    if (meaning !== null && isNoItem(meaning, row)) continue;
    if (meaning === null && times === null && isIllReadSum(label)) continue;
    const hasName = /\p{L}{2}/u.test(label + pendingText(pending, row, space));
    if (fieldLabelAt(label) || (!hasName && row.line.words.length > 5)) continue;
    const isAdjustment = meaning !== null;
    const isOfNext = isAdjustment && amount < 0 && pending.rows.length > 0;
    const own = isOfNext ? NOTHING_PENDING : pending;
    const item = toItem(row, figure, amount, label, times, own, isAdjustment, digits, space);
    section.items.push(counted === null ? item : { ...item, ...counted });
    if (!isOfNext) pending = NOTHING_PENDING;
  }
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => /\p{L}{2}/u.test(item.description)),
    }))
    .filter((section) => section.items.length > 0);
}

/** "4 Coffee 2.50 10.00": the quantity before and the price behind a text, where they give the amount. */
function countedIn(
  row: DocumentRow,
  amount: Figure,
  minor: number,
  digits: number,
): Pick<Item, 'description' | 'quantity' | 'unitPrice' | 'ties'> | null {
  const [first, price, ...more] = row.figures.filter((figure) => figure.from < amount.from);
  if (first?.from !== 0 || price?.to !== amount.from || more.length > 0 || !price.isMoney) return null;
  const description = textOf(row.line.words.slice(first.to, price.from));
  const times = { quantity: first.value, price: price.value };
  if (!/\p{L}{2}/u.test(description) || !isProduct(times, minor, digits)) return null;
  return { description, quantity: first.value, unitPrice: price.value, ties: true };
}

/** A label that begins as one of a sum but goes on in letters a recogniser made of it. */
function isIllReadSum(label: string): boolean {
  return /^(sub)?(total|totaal|totale|summe|somme|suma)|^rounding|^gst/.test(
    normalise(label).replaceAll(' ', ''),
  );
}

/** A tax, a payment or a carried sum by name; one that says more than that may be an item, and the sums decide. */
function isNoItem({ role, strength }: TotalMeaning, row: DocumentRow): boolean {
  if (role === 'other' || role === 'carried') return strength > 0.5;
  if (role !== 'tax' && role !== 'paid') return false;
  return strength > 0.65 || row.figures.some((figure) => figure.isPercent);
}

/** The money at the right end of a line; a tax letter or a currency may stand behind it. */
function lastFigure(row: DocumentRow): Figure | null {
  const figure = row.figures[row.figures.length - 1];
  if (figure === undefined || !figure.isMoney || figure.value.scale > 2) return null;
  const behind = row.line.words.slice(figure.to).map((word) => word.text);
  return behind.length <= 2 &&
    behind.every((text) => /^([A-Z]{1,2}\d?|[*#.·-]|TTC|HT|SR|ZR|ZRL|EUR)$/.test(text))
    ? figure
    : null;
}

/** The text of a line before its amount; a date it begins with is no part of the item. */
function labelOf(row: DocumentRow, figure: Figure | null): string {
  const all = figure === null ? row.line.words : row.line.words.slice(0, figure.from);
  const date = readDateAt(
    all.map((word) => word.text),
    0,
  );
  const words = date === null ? all : all.slice(date.wordCount);
  return textOf(words)
    .replace(/[.…]{3,}/g, ' ')
    .trim();
}

/** Of a label over several cells the last where that one names a sum by itself: the others are another column's. */
function ownLabel(row: DocumentRow, figure: Figure | null, label: string): string {
  if (figure === null || totalLabel(label) !== null) return label;
  const word = row.line.words[figure.from - 1];
  const chunk = row.chunks.find((item) => word !== undefined && item.words.includes(word));
  return chunk !== undefined && chunk !== row.chunks[0] && totalLabel(chunk.text)?.strength === 1
    ? chunk.text
    : label;
}

function timesIn(text: string, style: FigureStyle): Times | null {
  const match = TIMES.exec(text);
  const groups = match?.groups;
  if (!match || !groups?.quantity || !groups.price) return null;
  const quantity = parseNumber(groups.quantity, style.decimalMark);
  const price = parseNumber(groups.price, style.decimalMark);
  if (quantity === null || price === null || (price.scale === 0 && style.decimals > 0)) return null;
  return { quantity, price, from: match.index, to: match.index + match[0].length };
}

function tailLength(text: string): number {
  return /\s*(EUR|RM|€|\/?\s?[\p{L}]{1,3}|EUR\/\p{L}+)?\s*$/u.exec(text)?.[0].length ?? 0;
}

/** A line without an amount: a quantity of the item above where it gives its amount, else text of the one to come. */
function gather(
  items: Item[],
  pending: Pending,
  text: string,
  times: Times | null,
  row: DocumentRow,
  digits: number,
): Pending {
  const last = items[items.length - 1];
  if (times !== null && last !== undefined && last.quantity === null && pending.rows.length === 0) {
    if (isProduct(times, last.amount, digits)) {
      items[items.length - 1] = { ...last, quantity: times.quantity, unitPrice: times.price, ties: true };
      return pending;
    }
  }
  const isNameless = last !== undefined && !/\p{L}{2}/u.test(last.description);
  if (isNameless && times === null && /\p{L}{2}/u.test(text) && row.line.page === last.page) {
    items[items.length - 1] = { ...last, description: text };
    return NOTHING_PENDING;
  }
  if (isHeadings(text) || isHeadingRow(row)) return NOTHING_PENDING;
  if (/^[-=_*.\s]+$/.test(text) || fieldLabelAt(text)) return NOTHING_PENDING;
  if (row.chunks.length > 3) return NOTHING_PENDING;
  const own = times === null ? text : text.slice(0, times.from).trim();
  return {
    rows: own === '' ? pending.rows : [...pending.rows, { text: own, row }].slice(-5),
    times: times ?? pending.times,
  };
}

/** Headings of columns, some of them too ill read to be a table's. */
function isHeadings(text: string): boolean {
  return phrasesIn(ITEM_HEADINGS, text).length >= 2;
}

/** Whether a line of several cells has one that heads a column by its whole text. */
function isHeadingRow({ chunks }: DocumentRow): boolean {
  return (
    chunks.length > 2 &&
    chunks.some(({ text, words }) => words.length > 1 && ITEM_HEADINGS.spaced.has(normalise(text)))
  );
}

/** The waiting lines that follow one another closely and flush down to `row`: the lines of a till's head do not. */
function pendingText({ rows }: Pending, row: DocumentRow, space: number): string {
  const near: string[] = [];
  let below = row;
  for (const { text, row: own } of rows.toReversed()) {
    const height = Math.max(1, own.line.bottom - own.line.top);
    // A discount may stand between an item's text and its amount.
    const most = space + (below === row ? CLOSE + 1 : CLOSE);
    const isClose = below.line.top - own.line.bottom < height * most && own.line.page === below.line.page;
    const isFlush = below === row || Math.abs(own.line.left - below.line.left) < height;
    if (!isClose || !isFlush) break;
    near.unshift(text);
    below = own;
  }
  return near.join(' ');
}

/** Lines of one item stand no further apart than the slip's usual space and this share of their height. */
const CLOSE = 0.35;

/** The usual space between two lines in heights of a line. */
function usualSpace(rows: readonly DocumentRow[]): number {
  const gaps = rows
    .slice(1)
    .map(
      (row, index) =>
        (row.line.top - (rows[index]?.line.bottom ?? 0)) / Math.max(1, row.line.bottom - row.line.top),
    )
    .filter((gap) => gap > -0.5 && gap < 3)
    .sort((a, b) => a - b);
  return Math.max(0, gaps[gaps.length >> 1] ?? 0);
}

/** "6x1,5" within a name is a size, unless it gives the line's amount. */
function isMeant(times: Times | null, amount: number | null, label: string, digits: number): boolean {
  if (times === null || amount === null) return true;
  return isProduct(times, amount, digits) || !/\p{L}{2}/u.test(label.slice(0, times.from));
}

function isProduct(times: Pick<Times, 'quantity' | 'price'>, amount: number, digits: number): boolean {
  return Math.abs(toNumber(times.quantity) * toNumber(times.price) * 10 ** digits - Math.abs(amount)) <= 0.51;
}

function toItem(
  row: DocumentRow,
  figure: Figure,
  amount: number,
  label: string,
  times: Times | null,
  pending: Pending,
  isAdjustment: boolean,
  digits: number,
  space: number,
): Item {
  const used = times ?? pending.times;
  const own = times === null ? label : label.slice(0, Math.max(0, times.from)).trim();
  const above = pendingText(pending, row, space);
  const description = /\p{L}{2}/u.test(own) ? own : `${above} ${own}`.trim();
  const { line } = row;
  return {
    description,
    quantity: used?.quantity ?? null,
    unitPrice: used?.price ?? null,
    taxRate: null,
    amount,
    ties: used === null ? null : isProduct(used, amount, digits),
    isAdjustment,
    page: line.page,
    position: row.position,
    box: [line.left, line.top, Math.max(line.right, figure.right), line.bottom],
    indent: line.left,
    table: 0,
  };
}
