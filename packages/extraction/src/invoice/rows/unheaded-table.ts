import type { Chunk } from '../../lines/chunk.ts';
import { largest, smallest } from '../../values/extremes.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { UNITS } from '../vocabulary/tables.ts';
import type { ItemColumnRole } from '../words/locale.ts';
import { type Decimal, toMinor, toNumber } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figure.ts';
import type { ItemHeading } from './item-headings.ts';
import type { ItemTable } from './item-tables.ts';
import { isProduct } from './quantity-times-price.ts';

/** How far apart the edges or the middles of two figures of a column may be, in points. */
const ALIGNED = 4;
/** Rows whose quantity and price must give the amount: one may by chance. */
export const LEAST_ROWS = 2;
/** Two texts of a column begin no further apart, in points. */
const FLUSH = 3;

/** A row with a quantity and a price that give its amount, less a discount in percent where one is printed. */
type Priced = {
  readonly row: DocumentRow;
  readonly quantity: Figure;
  readonly price: Figure;
  readonly amount: Figure;
  readonly discount: Figure | null;
};

/**
 * The table of items of a document without headings, or with unknown ones: its columns are named by what is in them, those of quantity,
 * price and amount by their product on several rows. Null where no columns multiply.
 */
export function unheadedTable(rows: readonly DocumentRow[], digits: number): ItemTable | null {
  const priced = columnsThatMultiply(rows.flatMap((row) => productsOn(row, digits)));
  const [first] = priced;
  if (first === undefined) return null;
  const figures = (['quantity', 'price', 'amount'] as const).map((part) =>
    spanOf(priced.map((own) => own[part])),
  );
  const [quantity, price, amount] = figures;
  if (quantity === undefined || price === undefined || amount === undefined) return null;
  const numbers: ItemHeading[] = [
    { role: 'quantity', text: '', ...quantity },
    { role: 'unitPrice', text: '', ...price },
    { role: 'amount', text: '', ...amount },
    ...discountColumn(priced),
  ];
  const columns = [...numbers, ...textColumns(priced, numbers)];
  return tableFrom(rows, firstLike(first, rows), [...columns, ...columnOfUnits(priced, columns)]);
}

/** What is between quantities and prices, where the descriptions are left of both, is the unit, whatever it is called. */
function columnOfUnits(priced: readonly Priced[], columns: readonly ItemHeading[]): ItemHeading[] {
  const words = priced.flatMap(({ row, quantity, price }) => {
    const [from, to] = [quantity.to, price.from];
    return row.line.words.slice(from, to).filter(({ text }) => /\p{L}{2}/u.test(text));
  });
  if (words.length === 0) return [];
  const units = spanOf(words);
  const isFree = columns.every(({ left, right }) => right < units.left || left > units.right);
  const isBehind = columns.some(({ role, right }) => role === 'description' && right < units.left);
  return isFree && isBehind ? [{ role: 'unit', text: '', ...units }] : [];
}

/** The first of the lines right above one that fill the same columns, though their figures do not multiply, as under two discounts; else that line. */
function firstLike(own: Priced, rows: readonly DocumentRow[]): DocumentRow {
  const isAlike = ({ figures }: DocumentRow) =>
    [own.quantity, own.price, own.amount].every((figure) =>
      figures.some((other) => other.isMoney === figure.isMoney && areAligned(other, figure)),
    );
  const above = rows.filter(({ position }) => position < own.row.position);
  const last = above.findLastIndex((row) => row.figures.some(({ isMoney }) => isMoney) && !isAlike(row));
  return above.slice(last + 1).find(isAlike) ?? own.row;
}

/** The rows from the first item on under the names of its columns; null where none holds their names. */
export function tableFrom(
  rows: readonly DocumentRow[],
  first: DocumentRow,
  columns: readonly ItemHeading[],
): ItemTable | null {
  const headings = [...columns].sort((a, b) => a.left - b.left);
  if (!headings.some(({ role }) => role === 'description')) return null;
  const { position } = first;
  const own = rows.filter((row) => row.position >= position);
  return { kind: 'items', headings, rows: own, position, headingLines: [] };
}

/** The column of the discounts; none where no row has one. */
function discountColumn(priced: readonly Priced[]): ItemHeading[] {
  const figures = priced.flatMap(({ discount }) => (discount === null ? [] : [discount]));
  return figures.length === 0 ? [] : [{ role: 'discount', text: '', ...spanOf(figures) }];
}

/** Every way in which two figures of a row, and a discount between them and it, give a third that is money. */
export function productsOn(row: DocumentRow, digits: number): Priced[] {
  const numbers = row.figures.filter(({ isPercent, value }) => !isPercent && value.units !== 0);
  return numbers.flatMap((amount) => {
    const minor = amount.isMoney ? toMinor(amount.value, digits) : null;
    if (minor === null) return [];
    return numbers.flatMap((price, at) =>
      numbers.slice(0, at).flatMap((other): Priced[] => {
        if (price === amount || other === amount) return [];
        const isSwapped = other.currency !== null || other.value.scale > price.value.scale;
        const [quantity, each] = isSwapped ? [price, other] : [other, price];
        const times = { quantity: quantity.value, price: each.value };
        if (isProduct(times, minor, digits)) return [{ row, quantity, price: each, amount, discount: null }];
        return discountsOn(row, [price, amount])
          .filter((discount) => isProductLess(times, discount, minor, digits))
          .map((discount) => ({ row, quantity, price: each, amount, discount }));
      }),
    );
  });
}

/** The figures between two others that may be a discount. */
function discountsOn({ figures }: DocumentRow, [from, to]: readonly [Figure, Figure]): Figure[] {
  return figures.filter(
    ({ left, right, value }) => left >= from.right && right <= to.left && toNumber(value) > 0,
  );
}

/** Whether a quantity and its price, less a discount in percent or as an amount, give an amount. */
function isProductLess(
  times: { readonly quantity: Decimal; readonly price: Decimal },
  { value, isMoney, currency }: Figure,
  amount: number,
  digits: number,
): boolean {
  const off = isMoney ? toMinor(value, digits) : null;
  if (off !== null && isProduct(times, amount + off, digits)) return true;
  if (currency !== null || toNumber(value) >= 100) return false;
  const scale = value.scale + 2;
  const { units } = times.price;
  const price = {
    units: units * (100 * 10 ** value.scale - value.units),
    scale: times.price.scale + scale,
  };
  return isProduct({ quantity: times.quantity, price }, amount, digits);
}

/** The rows whose figures stand in the three columns that multiply on most rows, top to bottom; none where too few do, or only by one. */
function columnsThatMultiply(all: readonly Priced[]): Priced[] {
  const groups = all.map((own) => {
    const alike = all.filter(
      ({ quantity, price, amount, discount }) =>
        areAligned(quantity, own.quantity) &&
        areAligned(price, own.price) &&
        areAligned(amount, own.amount) &&
        (discount === null || own.discount === null || areAligned(discount, own.discount)),
    );
    return alike.filter(({ row }, at) => alike.findIndex((other) => other.row === row) === at);
  });
  const best = groups.reduce<Priced[]>((a, b) => (b.length > a.length ? b : a), []);
  const isShown = best.some(({ quantity }) => Math.abs(toNumber(quantity.value)) !== 1);
  return best.length >= LEAST_ROWS && isShown ? best : [];
}

export function areAligned(a: Figure, b: Figure): boolean {
  return (
    Math.abs(a.digitsRight - b.digitsRight) <= ALIGNED ||
    Math.abs(a.left - b.left) <= ALIGNED ||
    Math.abs(a.left + a.right - b.left - b.right) <= ALIGNED
  );
}

type Span = { readonly left: number; readonly right: number };

export function spanOf(parts: readonly Span[]): Span {
  return { left: smallest(parts.map(({ left }) => left)), right: largest(parts.map(({ right }) => right)) };
}

/** The columns of words: that with the most letters names the items. */
export function textColumns(
  priced: readonly Pick<Priced, 'row'>[],
  numbers: readonly ItemHeading[],
): ItemHeading[] {
  const columns: Chunk[][] = [];
  for (const { row } of priced) {
    for (const chunk of row.chunks) {
      if (numbers.some(({ left, right }) => chunk.left < right && chunk.right > left)) continue;
      const own = columns.find((column) => Math.abs((column[0]?.left ?? 0) - chunk.left) <= FLUSH);
      if (own === undefined) columns.push([chunk]);
      else own.push(chunk);
    }
  }
  const named = columns.filter((column) => column.some(({ text }) => /\p{L}{2}/u.test(text)));
  if (named.length === 0) return [];
  const most = largest(named.map(lettersIn));
  return columns
    .filter((column) => column.length * 2 >= priced.length)
    .map((column) => ({
      role: named.includes(column) && lettersIn(column) === most ? ('description' as const) : roleOf(column),
      text: '',
      ...spanOf(column),
    }));
}

function lettersIn(column: readonly Chunk[]): number {
  return column.reduce((count, { text }) => count + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

/** What a column next to the names holds: positions, units, rates or codes. */
function roleOf(column: readonly Chunk[]): ItemColumnRole | null {
  const are = (test: (text: string, at: number) => boolean) => column.every(({ text }, at) => test(text, at));
  if (are((text, at) => text.replace(/\.$/, '') === String(at + 1))) return 'position';
  if (are((text) => UNITS.has(normalise(text)))) return 'unit';
  if (are((text) => /^\d+([.,]\d+)? ?%$/.test(text))) return 'taxRate';
  if (are((text) => !text.includes(' ') && /\d/.test(text) && !/^\d+[.,]\d{2}$/.test(text))) return 'code';
  return null;
}
