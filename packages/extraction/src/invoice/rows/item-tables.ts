import type { Chunk } from '../../lines/chunk.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { TOTAL_LABELS } from '../vocabulary/tables.ts';
import type { ItemColumnRole } from '../words/locale.ts';
import { toNumber } from './decimal.ts';
import type { DocumentRow } from './document-rows.ts';
import { type ItemHeading, itemHeadingsAt } from './item-headings.ts';
import { totalLabel } from './total-label.ts';

/** A stretch of the document under one row of headings; the same headings on a later page go on with it. */
export type ItemTable = {
  readonly kind: 'items' | 'taxes';
  readonly headings: readonly ItemHeading[];
  /** Rows in reading order; `null` where the headings are printed again. */
  readonly rows: readonly (DocumentRow | null)[];
  readonly position: number;
  /** Reading positions of all lines of headings. */
  readonly headingLines: readonly number[];
  /** Whether its columns are named by what is in them, though other tables have headings. */
  readonly isByContent?: boolean;
};

/** No rate of a tax is higher, in percent. */
const MOST_RATE = 35;

type Draft = {
  kind: ItemTable['kind'];
  headings: readonly ItemHeading[];
  rows: (DocumentRow | null)[];
  position: number;
  headingLines: number[];
};

/** The tables of items and of taxes, in reading order. */
export function itemTables(rows: readonly DocumentRow[]): ItemTable[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (let index = 0; index < rows.length; ) {
    const found = itemHeadingsAt(rows, index);
    const row = rows[index];
    if (row === undefined) break;
    if (found === null) {
      const isTitle: boolean = open !== null && isTitleWithHeading(row, open);
      if (isTitle) open?.headingLines.push(index);
      open?.rows.push(isTitle ? null : row);
      index++;
      continue;
    }
    const twin = drafts.find((draft) => isSame(draft.headings, found.headings));
    if (twin === undefined) {
      open = {
        kind: kindOf(found.headings),
        headings: found.headings,
        rows: [],
        position: index,
        headingLines: [],
      };
      drafts.push(open);
    } else {
      open = twin;
      open.rows.push(null);
    }
    for (let line = 0; line < found.lineCount; line++) open.headingLines.push(index + line);
    index += found.lineCount;
  }
  const rated = drafts.map(withRates);
  const hasItems = rated.some(({ kind }) => kind === 'items');
  return rated
    .filter((draft) => !isOfPayments(draft))
    .map((draft) =>
      !hasItems && namesGoods({ ...draft, headings: withNames(draft) })
        ? { ...draft, kind: 'items' as const }
        : draft,
    )
    .map((draft) => {
      const named = withMoney({ ...draft, headings: withDays({ ...draft, headings: withCodes(draft) }) });
      const headings = withNames({ ...draft, headings: named });
      return { ...draft, headings: widened({ ...draft, headings }) };
    });
}

/** Whether a line is the title of a further section, with no more of the headings again than the last: "Charges at cost | Amount (JPY)". */
function isTitleWithHeading({ chunks, figures }: DocumentRow, { kind, headings }: Draft): boolean {
  const [title, heading, ...others] = chunks;
  const last = headings.at(-1);
  if (kind !== 'items' || heading === undefined || others.length > 0 || figures.length > 0) return false;
  const isAgain = heading.text === last?.text && Math.abs(heading.left - last.left) < FLUSH;
  return isAgain && last.role === 'amount' && /\p{L}{2}/u.test(title?.text ?? '');
}

/** A heading of prices over nothing but percentages is over rates: "Rate" is the price of an hour, and that of a tax. */
function withRates(draft: Draft): Draft {
  const { headings, rows } = draft;
  const over = headings.find((heading) => heading.role === 'unitPrice' && isOverPercents(heading, rows));
  if (over === undefined) return draft;
  const named = headings.map((heading) =>
    heading === over ? { ...heading, role: 'taxRate' as const } : heading,
  );
  return { ...draft, headings: named, kind: kindOf(named) };
}

function isOverPercents({ left, right }: ItemHeading, rows: Draft['rows']): boolean {
  const cells = rows.map((row) => row?.figures.find((figure) => figure.left < right && figure.right > left));
  const end = cells.indexOf(undefined);
  const first = end < 0 ? cells : cells.slice(0, end);
  return first.length > 0 && first.every((figure) => figure?.isPercent === true);
}

/** Of two headings that may name the text of an item, the one over single words with digits in them is over its codes. */
function withCodes({ headings, rows }: Draft): readonly ItemHeading[] {
  if (headings.filter((heading) => heading.role === 'description').length < 2) return headings;
  return headings.map((heading) =>
    heading.role === 'description' && isOverCodes(heading, rows) ? { ...heading, role: 'code' } : heading,
  );
}

/** A heading of unknown words over nothing but days is over days. */
function withDays({ headings, rows }: Draft): readonly ItemHeading[] {
  return headings.map((heading) => {
    if (heading.role !== null) return heading;
    const cells = cellsUnder(heading, rows);
    const isDay = (texts: readonly string[]) => readDateAt(texts, 0)?.wordCount === texts.length;
    const isOverDays = cells.length > 0 && cells.every((cell) => isDay(cell.words.map((word) => word.text)));
    return isOverDays ? { ...heading, role: 'date' } : heading;
  });
}

/**
 * A heading of a position, a code or unknown words over nothing but money is over amounts; one of a rate too where no other column is,
 * as "VAT" is all that a heading over two lines leaves on the line of the others, and else over taxes where a currency marks them or
 * most are no rates.
 */
function withMoney({ headings, rows, kind }: Draft): readonly ItemHeading[] {
  const hasAmounts = headings.some(({ role }) => role === 'amount' || role === 'net' || role === 'gross');
  // "Importo IVA": the amounts, and next to them the codes of their tax.
  const isOnlyTax = ({ role }: ItemHeading) => role === 'taxAmount' && kind === 'items' && !hasAmounts;
  const mayBeMoney = (heading: ItemHeading) =>
    heading.role === null ||
    heading.role === 'position' ||
    heading.role === 'code' ||
    heading.role === 'taxRate' ||
    isOnlyTax(heading);
  return headings.map((heading) => {
    if (!mayBeMoney(heading) && heading.role !== 'taxBase') return heading;
    const cells = rows.flatMap((row) => {
      const under = row?.figures.find(({ left, right }) => left < heading.right && right > heading.left);
      return under === undefined ? [] : [under];
    });
    const money = cells.filter(({ isMoney, value }) => isMoney && value.scale > 0);
    // "Basis" is over sums, or over what a charge is for.
    if (heading.role === 'taxBase') return money.length > 0 ? heading : { ...heading, role: null };
    const isOverMoney = cells.length > 0 && money.length >= cells.length * 0.8;
    if (!isOverMoney || heading.role === null) return heading;
    if (heading.role !== 'taxRate' || !hasAmounts) return { ...heading, role: 'amount' as const };
    return money.every(({ currency }) => currency !== null) || !isOfRates(heading, rows)
      ? { ...heading, role: 'taxAmount' as const }
      : heading;
  });
}

/** Whether a heading is over rates as taxes have: half a percent is the smallest step. */
function isOfRates(heading: ItemHeading, rows: readonly (DocumentRow | null)[]): boolean {
  if (heading.text.includes('%')) return true;
  const figures = aboveSums(rows).flatMap(
    (row) => row?.figures.find(({ left, right }) => left < heading.right && right > heading.left) ?? [],
  );
  const rates = figures
    .map(({ value }) => toNumber(value))
    .filter((rate) => rate <= MOST_RATE && (rate * 2) % 1 === 0);
  return rates.length * 2 >= figures.length;
}

/** The rows of a table up to its first sum. */
function aboveSums(rows: readonly (DocumentRow | null)[]): readonly (DocumentRow | null)[] {
  const sums = rows.findIndex((row) => row?.chunks.some(({ text }) => isSumLabel(text)) === true);
  return sums < 0 ? rows : rows.slice(0, sums);
}

/** Where no heading names the text of items, the first over words does that is unknown, or names something else: "Position | Netto | Brutto". */
function withNames({ headings, rows }: Draft): readonly ItemHeading[] {
  if (headings.some((heading) => heading.role === 'description')) return headings;
  const isOverWords = (heading: ItemHeading) => {
    const cells = cellsUnder(heading, aboveSums(rows));
    return cells.length > 0 && cells.every((cell) => /\p{L}{3}/u.test(cell.text));
  };
  const isOverNames = (heading: ItemHeading) =>
    cellsUnder(heading, aboveSums(rows)).every(
      ({ text }) => /\p{L}{4}/u.test(text) || totalLabel(text)?.strength === 1,
    );
  // "Charges" may be over the names of charges or over what they cost.
  const mayBeNames = (heading: ItemHeading) =>
    heading.role === null ||
    heading.role === 'position' ||
    heading.role === 'date' ||
    (heading.role === 'amount' && isOverNames(heading));
  const names = (heading: ItemHeading) => mayBeNames(heading) && isOverWords(heading);
  // "04 May" is a word too, though it names nothing.
  const undated = headings.findIndex((heading) => heading.role !== 'date' && names(heading));
  const column = undated < 0 ? headings.findIndex(names) : undated;
  return headings.map((heading, index) => (index === column ? { ...heading, role: 'description' } : heading));
}

/** Whether a table of names, bases, taxes and sums lists what was sold: no name in it speaks of a rate or a tax. */
function namesGoods({ headings, rows }: Draft): boolean {
  if (!headings.some(({ role }) => role === 'amount' || role === 'gross' || role === 'net')) return false;
  const named = headings.find((heading) => heading.role === 'description');
  const found = named === undefined ? namesLeftOf(headings[0]?.left ?? 0, rows) : cellsUnder(named, rows);
  const cells = found.filter(({ text }) => totalLabel(text) === null);
  const speaksOfTax = ({ text }: Chunk) =>
    /^\P{L}*\d+([.,]\d+)? ?%/u.test(text) ||
    phrasesIn(TOTAL_LABELS, text).some(({ value }) => value === 'tax');
  return cells.length > 0 && cells.every((cell) => /\p{L}{4}/u.test(cell.text) && !speaksOfTax(cell));
}

/** The names of the first lines of a table without a heading over them; none where its first line has no name. */
function namesLeftOf(edge: number, rows: readonly (DocumentRow | null)[]): Chunk[] {
  const priced = rows.filter((row) => row?.figures.some(({ isMoney }) => isMoney) === true);
  const end = priced.findIndex((row) => cellsUnder({ left: 0, right: edge }, [row]).length === 0);
  return cellsUnder({ left: 0, right: edge }, end < 0 ? priced : priced.slice(0, end));
}

function isOverCodes(heading: ItemHeading, rows: readonly (DocumentRow | null)[]): boolean {
  const cells = cellsUnder(heading, aboveSums(rows));
  const isCode = ({ words, text }: Chunk) => words.length === 1 && /\d|^\p{Lu}+[-/.]\p{Lu}+$/u.test(text);
  // Some, at most half of them, are all letters: "ECOLUB" among "FO1187" and "FA4020".
  const isAlike = ({ words, text }: Chunk) => words.length === 1 && !/\p{Ll}/u.test(text);
  const codes = cells.filter(isCode);
  return (
    codes.length > 0 &&
    codes.length * 2 >= cells.length &&
    cells.every((cell) => isCode(cell) || isAlike(cell))
  );
}

function isSumLabel(text: string): boolean {
  const meaning = totalLabel(text);
  return meaning !== null && meaning.strength === 1 && /total$/.test(meaning.role);
}

/** What stands under a heading on each line that carries money. */
function cellsUnder(
  heading: Pick<ItemHeading, 'left' | 'right'>,
  rows: readonly (DocumentRow | null)[],
): Chunk[] {
  return rows.flatMap((row) => {
    if (row?.figures.some((figure) => figure.isMoney) !== true) return [];
    const cell = row.chunks.find((chunk) => chunk.left < heading.right && chunk.right > heading.left);
    return cell === undefined ? [] : [cell];
  });
}

/**
 * The headings with that of the descriptions drawn out to the left as far as its cells begin: a heading may stand in the middle
 * of a wide column whose texts begin at its edge.
 */
function widened({ headings, rows }: Draft): readonly ItemHeading[] {
  const column = headings.findIndex((heading) => heading.role === 'description');
  const heading = headings[column];
  const next = headings[column + 1];
  if (heading === undefined || next === undefined) return headings;
  const edge = headings[column - 1]?.right ?? 0;
  const lefts = rows
    .filter((row) => row?.figures.some((figure) => figure.isMoney && figure.left > heading.right))
    .flatMap((row) => {
      const cells =
        row?.chunks.filter(
          (chunk) => chunk.left < heading.left && chunk.left >= edge - 2 && /\p{L}{2}/u.test(chunk.text),
        ) ?? [];
      const cell = cells[cells.length - 1];
      // Where the heading's own column has a text, what stands left of it is in a bar next to the table.
      const hasOwn = row?.chunks.some(
        (chunk) => Math.abs(chunk.left - heading.left) < FLUSH && /\p{L}{2}/u.test(chunk.text),
      );
      return cell === undefined || cell.right > next.left || hasOwn === true ? [] : [cell.left];
    })
    .sort((a, b) => a - b);
  const middle = lefts[lefts.length >> 1];
  const rowCount = rows.filter((row) => row?.figures.some((figure) => figure.isMoney)).length;
  if (middle === undefined || lefts.length * 4 < rowCount) return headings;
  const left = Math.min(heading.left, lefts.find((at) => at > middle - 16) ?? middle);
  return headings.map((item, index) => (index === column ? { ...item, left: left - 1 } : item));
}

/** How far from the left edge of its heading a text begins that is set flush with it, in points. */
const FLUSH = 2;

function isOfPayments({ headings }: Draft): boolean {
  const hasGoods = headings.some(({ role }) => role === 'quantity' || role === 'unitPrice');
  return !hasGoods && headings.some(({ text }) => says('paymentsHeading', text)) && headings.length <= 5;
}

/** Headings of rates, bases and taxes without what an item has are those of a table of taxes. */
function kindOf(headings: readonly ItemHeading[]): ItemTable['kind'] {
  const roles = headings.map((heading) => heading.role);
  const has = (...wanted: ItemColumnRole[]) => wanted.some((role) => roles.includes(role));
  if (has('quantity', 'unitPrice', 'position')) return 'items';
  const sums = headings.filter((heading) => totalLabel(heading.text) !== null);
  if (sums.length * 2 > headings.length && !has('description')) return 'taxes';
  if (has('description') && !has('taxRate', 'taxBase')) return 'items';
  if (has('taxAmount') || has('taxBase')) return 'taxes';
  const rates = roles.filter((role) => role === 'taxRate').length;
  return rates > 1 || (rates === 1 && !has('description') && has('net', 'gross', 'amount'))
    ? 'taxes'
    : 'items';
}

function isSame(a: readonly ItemHeading[], b: readonly ItemHeading[]): boolean {
  return (
    a.length === b.length &&
    a.every((heading, index) => {
      const other = b[index];
      return other !== undefined && heading.text === other.text && Math.abs(heading.left - other.left) < 12;
    })
  );
}
