import { lineOf, textOf } from '../../lines/line.ts';
import type { Ruling, Word } from '../../read/page.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { type Decimal, toNumber } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { ItemTable } from '../rows/item-tables.ts';
import { endsWith, isPriceOfOne, isProduct } from '../rows/quantity-times-price.ts';
import { ITEM_HEADINGS, TITLES, UNITS } from '../vocabulary/tables.ts';
import { codeLabel, isArticleCode, isBareCode, isCodeLabelled } from './article-code.ts';
import { type Assigned, assignColumns } from './assign-columns.ts';
import { gapBetween } from './gap-between.ts';
import { isRemark } from './is-remark.ts';
import {
  type Anchor,
  type ColumnPlan,
  descriptionWords,
  itemRows,
  labelOfAmount,
  type TableRow,
  tiesOut,
} from './item-rows.ts';
import { sectionTitles } from './section-titles.ts';
import { wordsOfUnnamedColumns } from './unnamed-columns.ts';

/** An item of a document: minor units, quantity and price as printed. */
export type Item = {
  readonly description: string;
  readonly quantity: Decimal | null;
  readonly unitPrice: Decimal | null;
  readonly taxRate: Decimal | null;
  readonly amount: number;
  readonly ties: boolean | null;
  readonly isAdjustment: boolean;
  readonly page: number;
  /** Reading position of the line that carries its amount. */
  readonly position: number;
  /** Points of the upright page. */
  readonly box: readonly [number, number, number, number];
  /** Left edge of its description, to tell rows that stand under another. */
  readonly indent: number;
  /** Reading position of the headings it stands under; 0 where there are none. */
  readonly table: number;
  /** Percent or amount taken off the line, and the zeros of the number of units its price is for: 2 for a price per hundred. */
  readonly discount: Decimal | null;
  readonly perZeros: number;
};

type Part = {
  words: readonly Word[];
  top: number;
  bottom: number;
  page: number;
  isNamed: boolean;
  /** Whether the line begins an item with its position. */
  begins: boolean;
};
type Draft = {
  anchor: Anchor;
  before: Part[];
  own: readonly Word[];
  after: Part[];
  isNamed: boolean;
  isNumbered: boolean;
};

/** The items of a table under a plan of its columns, each with the lines of text that belong to it. */
export function itemsOf(
  table: ItemTable,
  plan: ColumnPlan,
  digits: number,
  rulings: ReadonlyMap<number, readonly Ruling[]>,
  passesSections: boolean,
): Item[] {
  const drafts: Draft[] = [];
  let between: Part[] = [];
  let last: Draft | null = null;
  let goesUp = false;
  let waiting: Product | null = null;
  let count: CountAbove | null = null;
  let isBelowSizes = false;
  const openings: { parts: Part[]; below: Draft }[] = [];
  const settle = (next: Draft | null) => {
    if (isUnderEach && last !== null) last.after.push(...between);
    else if (shareOut(between, last, next, rulings)) goesUp = true;
    else if (last === null && next !== null) openings.push({ parts: between, below: next });
    between = [];
  };
  const tableRows = itemRows(table, plan, digits, passesSections);
  const takesOutside = standsOutside(tableRows, table);
  const unnamed = wordsOfUnnamedColumns(
    tableRows.flatMap((row) =>
      row.kind === 'anchor' ? [wordsOf(row.anchor.assigned, table, takesOutside)] : [],
    ),
  );
  const nameOn = (assigned: Assigned) => {
    const words = wordsOf(assigned, table, takesOutside);
    return isNamed(assigned, table, takesOutside) && !isDetail(words) ? words : [];
  };
  const isTextOf = (row: TableRow) => {
    if (row.kind !== 'text' || productAlone(row.row) !== null) return false;
    const words = wordsOf(row.assigned, table, takesOutside);
    return words.length > 0 && !isDetail(words);
  };
  // Titles are not as regular as what is under each of several items.
  const isRegular = hasTextUnderEach(tableRows, isTextOf, { rulings, least: LEAST_REPEATED });
  const isCode = (row: TableRow) =>
    row.kind === 'text' && isCodeLabelled(textOf(wordsOf(row.assigned, table, takesOutside)));
  const titles = new Set(
    isRegular ? [] : [...sectionTitles(tableRows, nameOn, rulings)].filter((row) => !isCode(row)),
  );
  const isUnderEach =
    isRegular ||
    hasTextUnderEach(tableRows, (row) => isTextOf(row) && !titles.has(row), { rulings, least: 2 });
  for (const row of tableRows) {
    const product = row.kind === 'text' ? productAlone(row.row) : null;
    if (row.kind === 'anchor') {
      const anchor = counted(priced(row.anchor, waiting, digits), count, digits);
      [waiting, count] = [null, null];
      isBelowSizes = false;
      const printed = wordsOf(row.anchor.assigned, table, takesOutside);
      const isBare = isPriceDetail(printed);
      const own = printed.filter((word) => !unnamed.has(word));
      const draft = {
        anchor,
        before: [],
        own: isBare ? [] : own,
        after: [],
        isNumbered: hasPosition(row.anchor.assigned, row.anchor.row, table),
        isNamed: !isBare && isNamed(row.anchor.assigned, table, takesOutside),
      };
      settle(draft);
      drafts.push(draft);
      last = draft;
    } else if (product !== null) {
      // A quantity and a price on a line of their own belong to the item whose amount they give.
      const above: Anchor | null = last === null ? null : priced(last.anchor, product, digits);
      if (last !== null && above !== null && above !== last.anchor) last.anchor = above;
      else waiting = product;
    } else if (row.kind === 'text' && !titles.has(row)) {
      const words = wordsOf(row.assigned, table, takesOutside);
      isBelowSizes ||= last !== null && isOfSizes(row.row);
      if (words.length > 0 && !isDetail(words) && !isBelowSizes) {
        const part = {
          ...partOf(row.row, words, isNamed(row.assigned, table, takesOutside)),
          begins: hasPosition(row.assigned, row.row, table),
        };
        between.push(part);
        count = countAbove(row.row, part, table, plan);
      }
    } else {
      settle(null);
      last = null;
    }
  }
  settle(null);
  // Text stands over the first item too where it stands over the others.
  if (goesUp) for (const { parts, below } of openings) takeAbove(parts, below, rulings);
  const repeated = repeatedUnderAll(drafts);
  const codes = codesUnderItems(drafts);
  const items = withoutCodesBelow(drafts).map((draft) => without(repeated, codes, draft));
  return (beginInTwoColumns(items) ? items.map(withoutFirstWord) : items).map((draft) =>
    toItem(draft, table.position),
  );
}

/** The drafts without the code of the article on the line of the amount, where one line above names it, as on several of them; a name over more lines may end in it. */
function withoutCodesBelow(drafts: readonly Draft[]): readonly Draft[] {
  const isCodeBelow = ({ own, before }: Draft) =>
    own.length === 1 &&
    isBareCode(own[0]?.text ?? '') &&
    before.length === 1 &&
    before.every(({ words }) => hasText(words));
  const coded = new Set(drafts.filter(isCodeBelow));
  return coded.size < 2 ? drafts : drafts.map((draft) => (coded.has(draft) ? { ...draft, own: [] } : draft));
}

/** As many items with the same text under each are no chance. */
const LEAST_REPEATED = 3;

/** What begins with a label: "Condition: new". */
const LABELLED = /^\p{L}[\p{L} ]{1,20}: \S/u;

/** The labels and values that stand under every item alike: they say nothing of one. */
function repeatedUnderAll(drafts: readonly Draft[]): ReadonlySet<string> {
  const [first, ...others] = drafts.map(({ after }) => new Set(after.map(({ words }) => textOf(words))));
  if (first === undefined || drafts.length < LEAST_REPEATED) return new Set();
  return new Set(
    [...first].filter((text) => LABELLED.test(text) && others.every((texts) => texts.has(text))),
  );
}

/** What the codes are called that stand under half of several items or more, each on a line of its own: "SKU: PK-OFSP-12". */
function codesUnderItems(drafts: readonly Draft[]): ReadonlySet<string> {
  const labels = drafts.flatMap(({ after }) => [
    ...new Set(after.flatMap(({ words }) => codeLabel(textOf(words)) ?? [])),
  ]);
  const count = (label: string) => labels.filter((other) => other === label).length;
  return new Set(labels.filter((label) => count(label) > 1 && count(label) * 2 >= drafts.length));
}

/** Whether all descriptions begin with a code, and what is behind the codes, as wide as they are, at one left edge: a column without a heading. */
function beginInTwoColumns(drafts: readonly Draft[]): boolean {
  const starts = drafts.flatMap(({ own: [code, name] }) => {
    const isCoded = code !== undefined && isArticleCode(code.text) && /\p{L}{2}/u.test(name?.text ?? '');
    return isCoded ? [{ right: code.right, left: name?.left ?? 0 }] : [];
  });
  const [first, ...others] = starts;
  if (first === undefined || others.length === 0 || starts.length < drafts.length) return false;
  const isFlush = others.every(({ left }) => Math.abs(left - first.left) < FLUSH);
  return isFlush && others.some(({ right }) => Math.abs(right - first.right) > FLUSH);
}

/** How far apart the cells of one column may begin, in points. */
const FLUSH = 3;

function withoutFirstWord(draft: Draft): Draft {
  return { ...draft, own: draft.own.slice(1) };
}

function without(repeated: ReadonlySet<string>, codes: ReadonlySet<string>, draft: Draft): Draft {
  const isKept = (text: string) => !repeated.has(text) && !codes.has(codeLabel(text) ?? '-');
  return { ...draft, after: draft.after.filter(({ words }) => isKept(textOf(words))) };
}

/**
 * Whether each item has as many lines of text under it, the last one too and those before a break, and none is above the first or behind
 * a break: then all are of the item above them.
 */
function hasTextUnderEach(
  rows: readonly TableRow[],
  isText: (row: TableRow) => boolean,
  { rulings, least }: { readonly rulings: ReadonlyMap<number, readonly Ruling[]>; readonly least: number },
): boolean {
  const anchors = rows.flatMap((row, index) => (row.kind === 'anchor' ? [index] : []));
  const first = anchors[0] ?? 0;
  if (anchors.length < least || rows.slice(0, first).some(isText)) return false;
  const under = anchors.map((at, index) => {
    const below = rows.slice(at + 1, anchors[index + 1]);
    const end = below.findIndex((row) => !isText(row));
    return { at, below, end: end < 0 ? below.length : end, isLast: index + 1 === anchors.length };
  });
  const counts = under.flatMap(({ below, end, isLast }) => (!isLast && end === below.length ? [end] : []));
  const usual = counts[0] ?? under[0]?.end ?? 0;
  if (usual === 0 || counts.some((count) => count !== usual)) return false;
  return under.every(({ at, below, end, isLast }) => {
    if (!isLast && end === below.length) return true;
    const isBroken = isLast || (below[end]?.kind === 'break' && below.at(-1)?.kind === 'break');
    // Small print far below the last item is not counted.
    return isBroken && (end === usual || (end > usual && isClose(rows.slice(at, at + usual + 1), rulings)));
  });
}

function isClose(rows: readonly TableRow[], rulings: ReadonlyMap<number, readonly Ruling[]>): boolean {
  const lines = rows.flatMap((row) =>
    row.kind === 'break' ? [] : [row.kind === 'anchor' ? row.anchor.row.line : row.row.line],
  );
  return lines.slice(1).every((line, index) => gapBetween(lines[index] ?? null, line, rulings) <= CLOSE);
}

function isSame(a: Decimal | undefined, b: Decimal | undefined): boolean {
  return a !== undefined && b !== undefined && toNumber(a) === toNumber(b);
}

type Product = { readonly quantity: Decimal; readonly price: Decimal };

/** A sign of multiplication, behind the unit of the quantity. */
const BETWEEN = new RegExp(`^(?:\\p{L}{1,5}\\.? )?(?:${oneOf('netWeight')} )?[x×*@]$`, 'iu');

/** A count in one word with what is before it, and its sign of multiplication: "(2 x", "n.3 x". */
const COUNT_WITH_MARK = /^(?:\(|(?<unit>\p{L}{1,3})\.)(?<count>\d{1,4}) [x×*@] /iu;

/** The quantity and the price of a line that prints nothing else: "2 x 1.80", "1.326 kg x 1.99 /kg". */
function productAlone({ line, figures }: DocumentRow): Product | null {
  const glued = COUNT_WITH_MARK.exec(textOf(line.words))?.groups;
  const [only, ...rest] = figures.filter(({ from }) => from > 0);
  if (glued?.count !== undefined && only?.isMoney === true && rest.length === 0) {
    const isCounted = glued.unit === undefined || UNITS.has(normalise(glued.unit));
    const isAlone = endsWith({ to: 0 }, textOf(line.words.slice(only.to)).replace(/^\)$/, ''));
    return isCounted && isAlone
      ? { quantity: { units: Number(glued.count), scale: 0 }, price: only.value }
      : null;
  }
  const [quantity, price, ...others] = figures;
  if (quantity === undefined || price === undefined || others.length > 0) return null;
  // The sign behind a quantity may be read with it: "7,50 *".
  const isSigned = line.words[quantity.to - 1]?.text === '*';
  const between = textOf(line.words.slice(quantity.to - Number(isSigned), price.from));
  // "n. 2 * 4,30", "mt 7,50 * 1,20"
  const isFirst = line.words.slice(0, quantity.from).every(({ text }) => UNITS.has(normalise(text)));
  const isAlone = isFirst && endsWith({ to: 0 }, textOf(line.words.slice(price.to)));
  return isAlone && BETWEEN.test(between) ? { quantity: quantity.value, price: price.value } : null;
}

/** An item's line with a quantity and a price that give its amount, where it prints none. */
function priced(anchor: Anchor, product: Product | null, digits: number): Anchor {
  const isOpen = anchor.unitPrice === null && isSame(anchor.quantity ?? product?.quantity, product?.quantity);
  if (product === null || !isOpen || !isProduct(product, anchor.amount, digits)) return anchor;
  return { ...anchor, quantity: product.quantity, unitPrice: product.price, ties: true };
}

/** A quantity under its heading on a line of text, the words of it and its unit, and the text they are in. */
type CountAbove = {
  readonly quantity: Decimal;
  readonly words: ReadonlySet<Word>;
  readonly part: Part;
};

/** The quantity of a line without an amount; null where it prints none under its heading. */
function countAbove(
  { line, figures }: DocumentRow,
  part: Part,
  table: ItemTable,
  plan: ColumnPlan,
): CountAbove | null {
  const assigned = assignColumns(line, figures, table.headings);
  const figure = plan.quantity === null ? undefined : assigned.figures.get(plan.quantity);
  if (figure === undefined || figure.isPercent) return null;
  const units = [...assigned.texts].flatMap(([column, words]) =>
    table.headings[column]?.role === 'unit' ? words : [],
  );
  const words = new Set([...line.words.slice(figure.from, figure.to), ...units]);
  return { quantity: figure.value, words, part };
}

/**
 * An item's line with the quantity of the line above it, under headings over two lines, where that times its price, less its discount,
 * gives the amount; the line above then names the item without it.
 */
function counted(anchor: Anchor, count: CountAbove | null, digits: number): Anchor {
  if (count === null || anchor.quantity !== null || anchor.unitPrice === null) return anchor;
  const own = { ...anchor, quantity: count.quantity };
  if (tiesOut(own, anchor.amount, digits) !== true) return anchor;
  count.part.words = count.part.words.filter((word) => !count.words.has(word));
  return { ...own, ties: true };
}

/**
 * Whether words are no part of what an item is called: its quantity or price, the delivery it came with, or a part of its amount,
 * as "dont éco-participation 9,20 €".
 */
function isDetail(words: readonly Word[]): boolean {
  const text = textOf(words);
  return (
    isPriceDetail(words) ||
    isRemark(text) ||
    isDelivery(words) ||
    (says('partOfAmount', text) && /\d[.,]\d{2}(?!\d)/.test(text))
  );
}

/** Whether words name the delivery that the lines below came with, by its number and day: "DDT 552 del 19/10/2026". */
function isDelivery(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  const [name] = phrasesIn(TITLES, textOf(words));
  const endsInDay = texts.some(
    (_, at) => at > 1 && at + (readDateAt(texts, at)?.wordCount ?? 0) === texts.length,
  );
  return (
    name?.value === 'other' && name.start === 0 && endsInDay && words.length <= name.length + MOST_BEHIND
  );
}

/** A number, its sign, a day and a small word before it. */
const MOST_BEHIND = 4;

/** A size of shoes or clothes, or how many were sold of one. */
const SIZE = /^(?:\d{1,3}(?:[.,]5|½)?|X{0,3}[SML])$/;

/** Whether a line lists the sizes of an item, or how many of each, apart from each other: "Size  4  5  6". What is below is not what it is called. */
function isOfSizes({ line: { words, top, bottom } }: DocumentRow): boolean {
  const [name, ...sizes] = words;
  const isApart = (word: Word, index: number) => word.left - (words[index]?.right ?? 0) > bottom - top;
  return (
    name !== undefined &&
    /^\p{L}{2,}:?$/u.test(name.text) &&
    sizes.length > 1 &&
    sizes.every((word, index) => SIZE.test(word.text) && isApart(word, index))
  );
}

/** Whether words are no more than a quantity or a price under the name of a column, as "Gross price: 8.00 Net price: 7.50": no part of what an item is called. */
function isPriceDetail(words: readonly Word[]): boolean {
  const pairs = [...textOf(words).matchAll(/([^:]+?)\s*:\s*(\P{L}*\d[^\p{L}\s]*)(?:\s+|$)/gu)];
  const isWhole = pairs.reduce((length, [pair]) => length + pair.length, 0) === textOf(words).length;
  const isPrice = (label: string) => {
    const role = ITEM_HEADINGS.spaced.get(normalise(label));
    return role === 'quantity' || role === 'unitPrice' || role === 'net' || role === 'gross';
  };
  return (
    isPriceOfOne(textOf(words)) ||
    (isWhole && pairs.length > 0 && pairs.every(([, label = '']) => isPrice(label)))
  );
}

/** Whether the descriptions stand left of the headings, as under a heading set in the middle of a wide column, or on lines of their own under none. */
function standsOutside(rows: readonly TableRow[], table: ItemTable): boolean {
  const anchors = rows.flatMap((row) => (row.kind === 'anchor' ? [row.anchor.assigned] : []));
  const texts = rows.flatMap((row) => (row.kind === 'text' ? [row.assigned] : []));
  const isUndescribed = (own: readonly Assigned[]) =>
    own.every((assigned) => descriptionWords(assigned, table).length === 0);
  if (isUndescribed([...anchors, ...texts]) && texts.some((assigned) => hasText(allWords(assigned))))
    return true;
  const bare = anchors.filter(
    (assigned) => descriptionWords(assigned, table).length === 0 && hasText(assigned.outside),
  );
  return bare.length * 2 > anchors.length;
}

/** Whether a line has a number in the column of positions. */
function hasPosition(assigned: Assigned, { line }: DocumentRow, table: ItemTable): boolean {
  const heading = table.headings.find(({ role }) => role === 'position');
  const [first] = line.words;
  if (heading === undefined || first === undefined) return false;
  const isUnder = first.left < heading.right && first.right > heading.left;
  return isUnder && /^\d{1,3}(\.\d{1,3})*[.)]?$/.test(first.text) && assigned.line === line;
}

/** Whether a line has words in its column of descriptions itself, not only in one next to it. */
function isNamed(assigned: Assigned, table: ItemTable, takesOutside: boolean): boolean {
  const headings = table.headings.filter((heading) => heading.role === 'description');
  const words = wordsOf(assigned, table, takesOutside);
  if (headings.length === 0 || takesOutside) return words.length > 0;
  const under = words.filter((word) =>
    headings.some((heading) => word.left < heading.right && word.right > heading.left),
  );
  return hasText(under);
}

function hasText(words: readonly Word[]): boolean {
  return words.some((word) => /\p{L}{2}/u.test(word.text) && !UNITS.has(normalise(word.text)));
}

function wordsOf(assigned: Assigned, table: ItemTable, takesOutside: boolean): readonly Word[] {
  if (takesOutside && assigned.figures.size === 0) return allWords(assigned);
  const words = descriptionWords(assigned, table);
  return takesOutside ? [...assigned.outside, ...words] : words;
}

/** The words of a line under every heading and none. */
function allWords({ outside, texts }: Assigned): readonly Word[] {
  return [...outside, ...[...texts.values()].flat()].sort((a, b) => a.left - b.left);
}

function partOf(row: DocumentRow, words: readonly Word[], isNamed: boolean): Part {
  const { top, bottom, page } = row.line;
  return { words, top, bottom, page, isNamed, begins: false };
}

/** Lines of text between two items: to the one above, save those that belong to the one below. Also says whether any went below by position alone. */
function shareOut(
  parts: readonly Part[],
  above: Draft | null,
  below: Draft | null,
  rulings: ReadonlyMap<number, readonly Ruling[]>,
): boolean {
  if (parts.length === 0) return false;
  const edges = [
    above === null ? null : anchorPart(above),
    ...parts,
    below === null ? null : anchorPart(below),
  ];
  const gaps = edges.slice(1).map((part, index) => gapBetween(edges[index], part, rulings));
  const needsText = above !== null && !hasText(above.own) && above.before.length === 0;
  const isBare =
    !needsText &&
    below !== null &&
    (!hasText(below.own) ||
      continuesName(parts.at(-1), below) ||
      (!below.isNamed && parts.some((part) => part.isNamed)));
  const start = startOfNext(parts, below);
  const cut = start >= 0 ? start : above === null ? 0 : cutAt(parts, gaps, { above, below, isBare });
  if (above !== null) above.after.push(...parts.slice(0, Math.min(cut, firstWide(gaps))));
  if (below === null || (above === null && !isBare && start < 0)) return false;
  const near = nearest(parts, gaps, cut, isBare || start >= 0 ? WIDE : CLOSE);
  below.before.push(...near);
  return near.length > 0;
}

/** Whether the line of an amount continues a name in lower case that the line above begins with a capital. */
function continuesName(part: Part | undefined, { own }: Draft): boolean {
  return /^\p{Ll}{2}/u.test(textOf(own)) && /^\p{Lu}\p{Ll}/u.test(textOf(part?.words ?? []));
}

/** The line that begins the item below with its position, where the line of that item's amount has none; -1 else. */
function startOfNext(parts: readonly Part[], below: Draft | null): number {
  if (below === null || below.isNumbered) return -1;
  return parts.findLastIndex(({ begins }) => begins);
}

function takeAbove(
  parts: readonly Part[],
  below: Draft,
  rulings: ReadonlyMap<number, readonly Ruling[]>,
): void {
  const edges = [...parts, anchorPart(below)];
  const gaps = edges.map((part, index) => gapBetween(edges[index - 1], part, rulings));
  below.before.push(...nearest(parts, gaps, 0, CLOSE));
}

type Neighbours = { readonly above: Draft; readonly below: Draft | null; readonly isBare: boolean };

/** How many of the lines belong to the item above: up to a hanging first line, a ruling, or the gap that stands out. */
function cutAt(
  parts: readonly Part[],
  gaps: readonly number[],
  { above, below, isBare }: Neighbours,
): number {
  if (below === null) return parts.length;
  const hanging = hangingStart(parts, above, below);
  // What stands far over the item below is no line of it.
  if (hanging >= 0 && (gaps[parts.length] ?? 99) <= WIDE) return hanging;
  const widestAt = widest(gaps);
  if (isBare) return widestAt;
  const others = gaps.filter((_, index) => index !== widestAt).sort((a, b) => a - b);
  const usual = others[others.length >> 1] ?? 0;
  if ((gaps[widestAt] ?? 0) > usual * 1.35 + 0.12) return widestAt;
  return parts.length;
}

/** The lines from `from` on that follow one another closely down to the item below. */
function nearest(parts: readonly Part[], gaps: readonly number[], from: number, most: number): Part[] {
  const near: Part[] = [];
  for (let index = parts.length - 1; index >= from; index--) {
    const part = parts[index];
    if (part === undefined || (gaps[index + 1] ?? 99) > most) break;
    near.unshift(part);
  }
  return near;
}

/** The line that begins the next item where its first line hangs out to the left of those that go on, the amount on the last; -1 else. */
function hangingStart(parts: readonly Part[], above: Draft, below: Draft): number {
  const leftOf = (words: readonly Word[]) => words[0]?.left ?? Number.NaN;
  const deep = leftOf(below.own);
  const outer = Math.min(leftOf(above.before[0]?.words ?? above.own), leftOf(above.own));
  if (!(deep > outer + 2)) return -1;
  return parts.findLastIndex(
    (part) => leftOf(part.words) < deep - 2 && Math.abs(leftOf(part.words) - outer) < 12,
  );
}

/** A gap of more than this many heights of a line parts two paragraphs. */
const WIDE = 0.95;
/** Lines of one paragraph stand no further apart than this. */
const CLOSE = 0.6;

function anchorPart({ anchor }: Draft): Part {
  const { line } = anchor.row;
  return { words: [], top: line.top, bottom: line.bottom, page: line.page, isNamed: false, begins: false };
}

function firstWide(gaps: readonly number[]): number {
  const inner = gaps.slice(0, -1);
  const wide = inner.findIndex((gap) => gap > WIDE);
  return wide < 0 ? inner.length : wide;
}

function widest(gaps: readonly number[]): number {
  let best = 0;
  gaps.forEach((gap, index) => {
    if (gap > (gaps[best] ?? 0) + 0.05) best = index;
  });
  return best;
}

function toItem({ anchor, before, own, after }: Draft, table: number): Item {
  const named = [...before.flatMap((part) => part.words), ...own, ...after.flatMap((part) => part.words)];
  // Where nothing stands in the column of descriptions, the line's text stands in another.
  const words = named.length > 0 ? named : [...anchor.assigned.texts.values()].filter(hasText).flat();
  const { line } = anchor.row;
  const parts = [...before, ...after].filter((part) => part.page === line.page && part.words.length > 0);
  const all = parts.map((part) => lineOf(part.page, part.words));
  return {
    description: textOf(words).trim(),
    quantity: anchor.quantity,
    unitPrice: anchor.unitPrice,
    taxRate: anchor.taxRate,
    amount: anchor.amount,
    ties: anchor.ties,
    isAdjustment: anchor.isAdjustment,
    page: line.page,
    position: anchor.row.position,
    box: [
      Math.min(line.left, ...all.map((item) => item.left)),
      Math.min(line.top, ...all.map((item) => item.top)),
      Math.max(line.right, ...all.map((item) => item.right)),
      Math.max(line.bottom, ...all.map((item) => item.bottom)),
    ],
    indent: (anchor.isAdjustment ? labelOfAmount(anchor.row)?.left : undefined) ?? own[0]?.left ?? line.left,
    table,
    ...{ discount: anchor.discount, perZeros: anchor.perZeros },
  };
}
