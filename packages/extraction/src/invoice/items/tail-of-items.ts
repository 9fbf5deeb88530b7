import type { Chunk } from '../../lines/chunk.ts';
import type { Ruling } from '../../read/page.ts';
import { largest } from '../../values/extremes.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { rateIn } from '../rows/rate-in.ts';
import { HALF } from '../rows/tax-at-rate.ts';
import { totalLabel } from '../rows/total-label.ts';
import { gapBetween, RULED_OFF } from './gap-between.ts';
import type { Item } from './items.ts';

/** The lines of a document and what is ruled on its pages. */
type Sheet = {
  readonly rows: readonly DocumentRow[];
  readonly rulings: ReadonlyMap<number, readonly Ruling[]>;
};

const NO_SHEET: Sheet = { rows: [], rulings: new Map() };

/** Items that were read, and how likely they are. */
type ReadItems = { readonly items: readonly Item[]; readonly prior: number };

/** The items without what follows them in the position of totals, and without the charges, discounts and zeros after them whose name says no more. */
export function withoutTail<Own extends ReadItems>(
  set: Own,
  { rows, rulings }: Sheet = NO_SHEET,
): (Own & { readonly setAside: number; readonly isFlush: boolean })[] {
  const isItem = (item: Item) => item.ties !== null || (!item.isAdjustment && item.amount !== 0);
  const outset = set.items.findIndex((item, index) => {
    const before = set.items.slice(0, index);
    return isRightOf(item, before) || isNamedAside(item, before, rows);
  });
  const head = outset < 0 ? set.items : set.items.slice(0, outset);
  const last = set.items.findLastIndex(
    (item, index) =>
      isItem(item) &&
      !isRightOf(item, set.items.slice(0, index)) &&
      !isShareOf(item, set.items.slice(0, index)) &&
      (index < head.length || !isNamedAside(item, head, rows)),
  );
  const [items, tail] = [set.items.slice(0, last + 1), set.items.slice(last + 1)];
  const shares = tail.filter((item) => isShareOfAll(item, set.items));
  // One alone that says what it is of may be a line.
  const [share] = shares;
  const areShares =
    shares.length === tail.length && share !== undefined && (shares.length > 1 || !isPrintedShare(share));
  if (
    items.length === 0 ||
    tail.length === 0 ||
    !tail.every(
      (item) =>
        isAside(item, items) ||
        isNamedCharge(item, items) ||
        isShareOf(item, items) ||
        areShares ||
        isNamedAside(item, items, rows),
    )
  )
    return [];
  const isNextToText = tail.some((item) => !isAside(item, items) && isNamedAside(item, items, rows));
  const namesSum = ({ position }: Item) => totalLabel(namesOn(rows, position).at(-1)?.text ?? '') !== null;
  if (isNextToText && !tail.some(namesSum)) return [];
  if (isRuledIn(items, tail, { rows, rulings }) || fillsColumns(items, tail, rows)) return [];
  const isFlush = tail.some(
    (item) => !isAside(item, items) && !isNamedAside(item, items, rows) && !isPrintedShare(item),
  );
  const setAside = tail.reduce((sum, { amount }) => sum + amount, 0);
  // With or without what comes to nothing, the items add up to the same; shares of them all are no items.
  const prior = set.prior + (setAside === 0 || areShares ? TELLS_APART : 0);
  return [{ ...set, items, prior, setAside, isFlush }];
}

/** Decides between ways to read the items that are as good as each other. */
const TELLS_APART = 0.1;

/** Whether a ruling is right below what follows the items and none above it: then it is inside the table, flush with them. */
function isRuledIn(items: readonly Item[], tail: readonly Item[], { rows, rulings }: Sheet): boolean {
  const [above, first, last] = [items.at(-1), tail[0], tail.at(-1)];
  // A share of the lines by a rate may be a tax.
  const isSold = tail.some((item) => isNamedCharge(item, items));
  if (last === undefined || !isSold || tail.some((item) => isAside(item, items))) return false;
  const next = rows.find(({ position }) => position > last.position)?.line ?? below(placeOf(last));
  const isRuled = (upper: Placed | undefined, lower: Placed | undefined) =>
    gapBetween(upper, lower, rulings) === RULED_OFF;
  return !isRuled(placeOf(above), placeOf(first)) && isRuled(placeOf(last), next);
}

/** Where the line right below another is. */
function below(own: Placed | undefined): Placed | undefined {
  if (own === undefined) return undefined;
  const height = own.bottom - own.top;
  return { page: own.page, top: own.bottom + height, bottom: own.bottom + 2 * height };
}

/** Sums are printed in fewer columns of amounts: with, without and of tax. */
const MANY_COLUMNS = 4;

/** Whether what follows the items fills as many columns of amounts as each of them, and those are many or it comes to nothing: it is one of them. */
function fillsColumns(items: readonly Item[], tail: readonly Item[], rows: readonly DocumentRow[]): boolean {
  const filled = ({ position }: Item) => rows[position]?.figures.filter(({ isMoney }) => isMoney).length ?? 0;
  const most = largest(items.map(filled));
  const isMany = most >= MANY_COLUMNS;
  return most > 1 && tail.every((item) => (isMany || item.amount === 0) && filled(item) >= most);
}

type Placed = { readonly page: number; readonly top: number; readonly bottom: number };

function placeOf(item: Item | undefined): Placed | undefined {
  if (item === undefined) return undefined;
  const [, top, , bottom] = item.box;
  return { page: item.page, top, bottom };
}

/** How much of a name must say that it is a charge or a discount. */
const CLEARLY = 0.65;

/** Whether an item is called a charge or a discount and no more, and has no quantity and no price, where most items have. */
function isNamedCharge(
  { isAdjustment, description, quantity, unitPrice }: Item,
  items: readonly Item[],
): boolean {
  const counted = items.filter((item) => item.quantity !== null || item.unitPrice !== null);
  return (
    isAdjustment &&
    quantity === null &&
    unitPrice === null &&
    counted.length * 2 > items.length &&
    (totalLabel(description)?.strength ?? 0) >= CLEARLY
  );
}

/** Texts of one column begin no further apart, in points. */
const ASIDE = 40;

/** Whether an item is in a column of its own, as totals are. */
function isAside({ indent }: Item, items: readonly Item[]): boolean {
  return items.every((item) => Math.abs(item.indent - indent) > ASIDE);
}

/** Whether what is right before an amount begins where no cell of the items before does, and another text is left of it: the name of a sum next to an address. */
function isNamedAside(
  { position, quantity, unitPrice }: Item,
  before: readonly Item[],
  rows: readonly DocumentRow[],
): boolean {
  if (quantity !== null || unitPrice !== null || before.length === 0) return false;
  const own = namesOn(rows, position);
  const name = own.at(-1);
  if (name === undefined || own.length < 2) return false;
  const others = before.flatMap((item) => namesOn(rows, item.position));
  return others.every(({ left, right }) => right < name.left || left < name.left - ASIDE);
}

/** The cells of a line that hold words. */
function namesOn(rows: readonly DocumentRow[], position: number): readonly Chunk[] {
  const row = rows.find((own) => own.position === position);
  return row?.chunks.filter(({ text }) => /\p{L}{2}/u.test(text)) ?? [];
}

/** Whether an item without quantity and price begins right of all before it, as what is named next to its figure among totals does. */
function isRightOf({ indent, quantity, unitPrice }: Item, before: readonly Item[]): boolean {
  const right = largest(before.map((item) => item.indent));
  return before.length > 0 && quantity === null && unitPrice === null && indent > right + ASIDE;
}

/** Whether a line names a rate and is that share of neighbouring lines above it, as a tax or a charge by a name nobody listed is. */
function isShareOf(item: Item, before: readonly Item[]): boolean {
  const { description, quantity, unitPrice, amount, isAdjustment } = item;
  const rate = (rateIn(description) ?? 0) / 100;
  if (rate === 0 || rate > MOST_SHARE || isAdjustment || amount <= 0) return false;
  if (quantity !== null || unitPrice !== null) return false;
  if (isPrintedShare(item)) return true;
  return before.some((_, from) => {
    let base = 0;
    return before.slice(from).some((above, index) => {
      base += above.amount;
      return index > 0 && Math.abs(Math.abs(base * rate) - Math.abs(amount)) <= HALF;
    });
  });
}

/** Whether a line prints a rate and what it is of, and is that share: "Tax (5.11 % of 227.76)". */
function isPrintedShare({ description, quantity, unitPrice, amount }: Item): boolean {
  const rate = (rateIn(description) ?? 0) / 100;
  if (rate === 0 || quantity !== null || unitPrice !== null) return false;
  const printed = description.match(/(?<![\d.,])\d[\d.,]*[.,]\d{2}(?![\d.,%]|\s%)/g) ?? [];
  return printed.some((figure) => {
    const base = Number(figure.replace(/\D/g, ''));
    return Math.abs(base * rate - Math.abs(amount)) <= HALF;
  });
}

/** Whether a charge or discount names a rate and is that share of all lines above it: of the sum, printed or not. */
function isShareOfAll({ description, position, amount, isAdjustment }: Item, all: readonly Item[]): boolean {
  const rate = (rateIn(description) ?? 0) / 100;
  const before = all.filter((item) => item.position < position);
  const base = before.reduce((sum, item) => sum + item.amount, 0);
  const isShare = Math.abs(Math.abs(base * rate) - Math.abs(amount)) <= HALF;
  return isAdjustment && before.length > 1 && rate > 0 && rate <= MOST_SHARE && isShare;
}

/** Shares beyond these are part of a name: "100 % cotton". */
const MOST_SHARE = 0.5;
