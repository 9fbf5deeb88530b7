import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { isCurrencyMark } from '../../values/currency.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { type Decimal, toMinor, toNumber } from '../rows/decimal.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { Figure, FigureStyle } from '../rows/figure.ts';
import { misreadSum } from '../rows/misread-label.ts';
import { parseNumber } from '../rows/parse-number.ts';
import {
  endsWith,
  isPriceOfOne,
  isProduct,
  saysForOne,
  type Times,
  timesIn,
} from '../rows/quantity-times-price.ts';
import { sumNamed, type TotalMeaning, totalLabel } from '../rows/total-label.ts';
import { ITEM_HEADINGS, UNITS } from '../vocabulary/tables.ts';
import { isBareCode } from './article-code.ts';
import type { Item } from './items.ts';

/** A line of a till receipt, by what it may say about an item. */
export type TillLine = {
  readonly row: DocumentRow;
  readonly text: string;
  /** The text before the amount, or the whole line. */
  readonly label: string;
  /** The total, tax or payment that the label names. */
  readonly meaning: TotalMeaning | null;
  /** Whether it ends in an amount or a price. */
  readonly endsInMoney: boolean;
  /** The amount at its end, in minor units; null if it ends in a price or in none. */
  readonly priced: { readonly figure: Figure; readonly amount: number } | null;
  readonly times: Times | null;
  /** A quantity before and a price after the name, if they give the amount. */
  readonly counted: Pick<Item, 'description' | 'quantity' | 'unitPrice' | 'ties'> | null;
};

/** A row as a line of a till receipt. */
export function tillLine(row: DocumentRow, style: FigureStyle, digits: number): TillLine {
  const figure = lastFigure(row);
  const text = textOf(row.line.words);
  const label = ownLabel(row, figure, labelOf(row, figure));
  const amount = figure === null ? null : toMinor(figure.value, digits);
  const found = timesIn(text, style);
  const isOnlyPrice = found !== null && figure !== null && endsWith(found, text);
  const isAmount = figure !== null && amount !== null;
  // "1 loaf 1kg x 4.35": a size at the end of a name is no count where the line begins with one.
  const isSize = isAmount && found !== null && found.from > 0 && !isOnlyPrice;
  const own = isSize ? countedIn(row, figure, amount, digits) : null;
  const times = own === null && (isOnlyPrice || isMeant(found, amount, label, digits)) ? found : null;
  return {
    row,
    text,
    label,
    meaning: sumNamed(label, percentOf(row)) ?? misreadSum(label, percentOf(row), row.line.words),
    endsInMoney: figure !== null,
    priced: isAmount && !isOnlyPrice ? { figure, amount } : null,
    times,
    counted:
      isAmount && times === null
        ? (own ??
          countedIn(row, figure, amount, digits) ??
          countedBefore(label) ??
          countedBehind(label, amount, style, digits))
        : null,
  };
}

/** The text of a line before its amount, without quantity and price: "2 x 139.00 Lunch". */
export function nameOn({ label, times }: Pick<TillLine, 'label' | 'times'>): string {
  if (times === null) return label;
  const printed = label.slice(0, Math.max(0, times.from)).trim();
  // "Qty 2 @ 11.50 each"
  const before = ITEM_HEADINGS.spaced.get(normalise(printed)) === 'quantity' ? '' : printed;
  const behind = label.slice(times.to).trim();
  return before === '' && /^\p{L}{3}/u.test(behind) && !saysForOne(behind) ? behind : before;
}

/** The amount at the right end of a line; a tax letter, its rate or a currency may follow. */
function lastFigure(row: DocumentRow): Figure | null {
  const [before, last] = row.figures.slice(-2);
  const isCoded =
    before?.isMoney === true &&
    last !== undefined &&
    (isTaxDigit(last) || last.isPercent) &&
    before.to === last.from;
  const figure = isCoded ? before : row.figures[row.figures.length - 1];
  if (figure === undefined || !figure.isMoney || figure.value.scale > 2) return null;
  const behind = row.line.words.slice(figure.to).map((word) => word.text);
  return behind.length <= 2 &&
    behind.every((text) =>
      /^([A-Z]{1,2}\d?\*?|\p{Lu}|[a-h]|\d|[*#.·-]|[x×*][A-Z]{1,2}|TTC|HT|SR|ZR|ZRL|EUR|\d{1,2}([.,]\d{1,2})?%)$/u.test(
        text,
      ),
    )
    ? figure
    : null;
}

/** The rate of its tax that a line prints in a cell of its own; null if it prints none. */
export function rateOn({ figures, chunks, line }: DocumentRow): Decimal | null {
  const rate = figures.find(
    ({ isPercent, from, to }) =>
      isPercent && chunks.some(({ words }) => words[0] === line.words[from] && words.length === to - from),
  );
  return rate?.value ?? null;
}

/** The last percentage of a line; null if it has none. */
function percentOf({ figures }: DocumentRow): number | null {
  const figure = figures.findLast(({ isPercent }) => isPercent);
  return figure === undefined ? null : toNumber(figure.value);
}

/** A tax rate by its number in the till's list. */
function isTaxDigit({ value, isMoney, isPercent }: Figure): boolean {
  return !isMoney && !isPercent && value.scale === 0 && value.units >= 0 && value.units < 10;
}

/** The text of a line before its amount; a date at its start is not part of the item. */
function labelOf(row: DocumentRow, figure: Figure | null): string {
  const all = figure === null ? row.line.words : row.line.words.slice(0, figure.from);
  const date = readDateAt(
    all.map((word) => word.text),
    0,
  );
  // "September 11th Security Fee" does not begin with a row's date.
  const isDay = date !== null && !/\d(st|nd|rd|th)$/.test(all[date.wordCount - 1]?.text ?? '');
  const words = isDay ? all.slice(date.wordCount) : all;
  return textOf(withoutFigureCells(row, words))
    .replace(/[.…]{3,}/g, ' ')
    .trim();
}

/** The words without the last cells that hold nothing but figures, such as the rate a line is taxed at: columns without a header. */
function withoutFigureCells({ chunks }: DocumentRow, words: readonly Word[]): readonly Word[] {
  const isFigures = (cell: readonly Word[]) =>
    cell.every(({ text }) => !/\p{L}{2}/u.test(text) || UNITS.has(normalise(text)) || isCurrencyMark(text)) &&
    cell.some(({ text }) => /\d/.test(text));
  const cells = chunks.map((chunk) => chunk.words.filter((word) => words.includes(word)));
  const kept = cells.slice(0, cells.findLastIndex((cell) => cell.length > 0 && !isFigures(cell)) + 1);
  return kept.length === 0 ? words : kept.flat();
}

/** Of a label over several cells the last, if that alone names a total: the others belong to another column. */
function ownLabel(row: DocumentRow, figure: Figure | null, label: string): string {
  if (figure === null || totalLabel(label) !== null) return label;
  const word = row.line.words[figure.from - 1];
  const chunk = row.chunks.find((item) => word !== undefined && item.words.includes(word));
  return chunk !== undefined && chunk !== row.chunks[0] && totalLabel(chunk.text)?.strength === 1
    ? chunk.text
    : label;
}

/** "6x1,5" within a name is a size, unless it gives the line's amount, or ends a line without one. */
function isMeant(times: Times | null, amount: number | null, label: string, digits: number): boolean {
  if (times === null || !/\p{L}{2}/u.test(label.slice(0, times.from))) return true;
  if (amount !== null) return isProduct(times, amount, digits);
  const behind = label.slice(times.to);
  return !/\d|\p{L}{2}/u.test(behind) || saysForOne(behind);
}

/**
 * "4 Coffee 2.50 10.00", "4 bags | Coffee | 9 % | 2.50 | 10.00": a quantity at the start of a cell and a price before the amount that give it; the
 * description is the most meaningful cell, without them.
 */
function countedIn(
  row: DocumentRow,
  amount: Figure,
  minor: number,
  digits: number,
): Pick<Item, 'description' | 'quantity' | 'unitPrice' | 'ties'> | null {
  const before = row.figures.filter((figure) => figure.from < amount.from && !figure.isPercent);
  const begins = ({ from }: Figure) => row.chunks.some(({ words }) => words[0] === row.line.words[from]);
  for (const price of before.filter(({ isMoney }) => isMoney).toReversed())
    for (const count of before) {
      if (count === price || (!begins(count) && count.from > 0)) continue;
      if (!isProduct({ quantity: count.value, price: price.value }, minor, digits)) continue;
      const description = textWithout(row, [count, price, amount]);
      if (description !== null)
        return { description, quantity: count.value, unitPrice: price.value, ties: true };
    }
  return null;
}

/** "2 x Iced coffee": a quantity before a text, without a price. */
function countedBefore(label: string): Pick<Item, 'description' | 'quantity' | 'unitPrice' | 'ties'> | null {
  const [, count, description] = /^(\d{1,3})\s?[x×]\s+(\p{L}.*)$/iu.exec(label) ?? [];
  if (count === undefined || description === undefined) return null;
  return { description, quantity: { units: Number(count), scale: 0 }, unitPrice: null, ties: null };
}

/** "Latte × 2 ($5.50 ea.)", "Latte × 2": a quantity behind a text, and the price of one in brackets if that gives the amount. */
function countedBehind(
  label: string,
  minor: number,
  style: FigureStyle,
  digits: number,
): Pick<Item, 'description' | 'quantity' | 'unitPrice' | 'ties'> | null {
  const [, description, count, printed] = /^(\p{L}.*?) ×\s?(\d{1,3})(?: \(([^()]+)\))?$/u.exec(label) ?? [];
  if (description === undefined || count === undefined) return null;
  const quantity = { units: Number(count), scale: 0 };
  const counted = { description, quantity, unitPrice: null, ties: null };
  if (printed === undefined) return counted;
  const figure = /\d[\d.,]*/.exec(printed)?.[0] ?? '';
  const price = isPriceOfOne(printed) ? parseNumber(figure, style.decimalMark) : null;
  if (price === null || !isProduct({ quantity, price }, minor, digits)) return null;
  return { ...counted, unitPrice: price, ties: true };
}

/** A bracket around a price and the word before it, without the price: "Renversé (à". */
const OPENED = /\s*\((?:\p{L}{1,2}|@)?$/u;

/** The cell of a line with the most letters, without numbers and the units after them: empty if there is nothing else, null if none has any letters. */
function textWithout(row: DocumentRow, figures: readonly Figure[]): string | null {
  const taken = new Set(
    figures.flatMap(({ from, to }) => {
      const behind = row.line.words[to]?.text ?? '';
      const isUnit = UNITS.has(normalise(behind)) || /^[x×]$/iu.test(behind);
      // "2 x Joghurt à 1,79"
      const isEach = isPriceOfOne(row.line.words[from - 1]?.text ?? '');
      return row.line.words.slice(isEach ? from - 1 : from, isUnit ? to + 1 : to);
    }),
  );
  const isOwnUnit = (words: readonly Word[]) => words.length < 2 && taken.size > 0;
  const cells = row.chunks.map(({ words }) => {
    const free = words.filter((word) => !taken.has(word));
    const isRest = free.length < words.length && isOwnUnit(free) && row.chunks.length > 3;
    return { text: textOf(free).replace(OPENED, ''), isRest };
  });
  const isNamed = cells.some(({ text, isRest }) => !isRest && /\p{L}{2}/u.test(text));
  const texts = cells.flatMap(({ text, isRest }) => (isRest && isNamed ? [] : [text]));
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const longest = texts.reduce((a, b) => (letters(b) > letters(a) ? b : a), '');
  // The name of what is weighed may be on the line above, with or without its code here.
  if (row.line.words.every((word) => taken.has(word) || isBareCode(word.text))) return '';
  return /\p{L}{2}/u.test(longest) ? longest : null;
}
