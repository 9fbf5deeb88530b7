import type { Line } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { SIGN_IN_BRACKETS } from '../../values/amount.ts';
import { ANY_MARK, beginsWithCurrency, isCurrencyMark } from '../../values/currency.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { TOTAL_LABELS } from '../vocabulary/tables.ts';
import { type Decimal, toNumber } from './decimal.ts';
import { parseNumber } from './parse-number.ts';

/** A number printed on a line: words `from` up to but not including `to`. Points of the upright page. */
export type Figure = {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
  /** Right edge of its last digit. */
  readonly digitsRight: number;
  /** With its sign. */
  readonly value: Decimal;
  readonly isPercent: boolean;
  /** Whether it is written as money: with a currency next to it, or with the decimals the document's money has. */
  readonly isMoney: boolean;
  /** The currency mark or code next to it, as printed. */
  readonly currency: string | null;
};

/** How a document writes numbers: its decimal mark and the decimals of its money. */
export type FigureStyle = { readonly decimalMark: '.' | ','; readonly decimals: 0 | 2 | 3 };

/** The rand's mark is a bare letter, and so one only before digits. */
const RAND = 'R(?=\\s?\\d)';
const SYMBOLS = `${ANY_MARK}|${RAND}`;
/** A percent sign in letters. */
const PERCENT = '(?:pct|PCT)\\.?';
const MINUS = '[-−–‐‑]';
const PATTERN = new RegExp(
  // A till writes the letter or number of a rate onto it, "A=19%", "(A)23,00", a sign onto the price of one, "@9.50", and one before amounts, so that
  // no digit can be added: "*69,00".
  `^(?:[A-Z\\d]=(?=[\\d.,]+ ?%)|\\([A-Z]\\)(?=\\d)|@|\\*(?=${MINUS}?[\\d.,]*[.,]\\d{2}(?!\\d)))?(?<outside>${SYMBOLS})?(?<open>\\()?(?<lead>${MINUS}|\\+)?\\s?(?<before>${SYMBOLS})?\\s?(?<lead2>${MINUS}|\\+)?\\s?` +
    `(?<digits>\\d[\\d.,'’ ]*|[.,]\\d{2})\\s?(?<trail>${MINUS})?\\s?(?<after>(?!${PERCENT})(?:${SYMBOLS}))?\\s?(?<trail2>${MINUS})?(?<close>\\))?` +
    // A scale writes the unit onto the weight: "0,842KG".
    `(?<weight>(?<=\\d[.,]\\d{3})(?:kg|KG|lb|LB))?(?<percent>\\s?(?:%|${PERCENT}))?(?<tail>\\s?[x×]?(?:[A-HTNVWXZ*]{1,2}|[\u0391-\u03a9\u0402-\u042f]))?[,;:*#]?$`,
);

/** The numbers printed on a line, left to right. Dates and codes are none. */
export function figuresOn(line: Line, style: FigureStyle): Figure[] {
  const figures: Figure[] = [];
  const space = wordSpace(line);
  for (let index = 0; index < line.words.length; ) {
    const figure = figureAt(line.words, index, style, space);
    if (figure !== null) figures.push(figure);
    index = figure?.to ?? index + 1;
  }
  return figures.map((figure, at) =>
    isRateInBrackets(line, figure, figures[at + 1]) ? asRate(figure) : figure,
  );
}

/** Whether a figure in brackets is the rate of the tax named before it, with sums behind it: "IVA (23,00)  784,49  180,43". */
function isRateInBrackets({ words }: Line, { from, to, value }: Figure, next: Figure | undefined): boolean {
  const name = normalise(words[from - 1]?.text ?? '');
  const isBracketed = to - from === 1 && /^\(\d{1,2}(?:[.,]\d{1,2})?\)$/.test(words[from]?.text ?? '');
  const isRate = isBracketed && Math.abs(toNumber(value)) <= MOST_RATE;
  return isRate && TOTAL_LABELS.spaced.get(name) === 'tax' && next?.isMoney === true && next.value.units > 0;
}

/** None is higher in any country. */
const MOST_RATE = 35;

function asRate(figure: Figure): Figure {
  const { units, scale } = figure.value;
  return { ...figure, value: { units: Math.abs(units), scale }, isPercent: true, isMoney: false };
}

/** The space between the words of a line in heights of its text; wide in typewriter type. At most 0.8. */
export function wordSpace(line: Line): number {
  const gaps = line.words
    .slice(1)
    .map((word, index) => (word.left - (line.words[index]?.right ?? 0)) / Math.max(1, word.bottom - word.top))
    .filter((gap) => gap > 0.1 && gap < 1)
    .sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0;
}

const MOST_WORDS = 5;

function figureAt(words: readonly Word[], index: number, style: FigureStyle, space: number): Figure | null {
  const first = words[index];
  if (first === undefined || !mayBegin(first.text)) return null;
  let best: Figure | null = null;
  let text = '';
  for (let to = index + 1; to <= Math.min(words.length, index + MOST_WORDS); to++) {
    const word = words[to - 1];
    if (word === undefined || !joins(words, index, to, space)) break;
    text = text === '' ? word.text : `${text} ${word.text}`;
    const isLast = to === words.length;
    const parsed = parse(isWithinBrackets(words, index) ? text.replace(/[)）]$/, '') : text, style, isLast);
    if (parsed !== null && !isCode(parsed)) best = { ...place(words, index, to), ...parsed };
  }
  return best;
}

/** Whether a bracket before a word is still open, so that one behind a figure closes it. */
function isWithinBrackets(words: readonly Word[], index: number): boolean {
  const before = words
    .slice(0, index)
    .map((word) => word.text)
    .join(' ');
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

function mayBegin(text: string): boolean {
  return (
    /^[(+\-−–‐‑.,%@*]?[\d$€£¥₹₩₽₺₪฿₱]|^[A-Z]=\d|^\([A-Z]\)\d|^\*[-−–‐‑]\d/.test(text) ||
    /^[-−–(]$/.test(text) ||
    SIGN_IN_BRACKETS.test(text) ||
    beginsWithMark(text)
  );
}

function beginsWithMark(text: string): boolean {
  const unsigned = text.replace(/^[-−–]/, '');
  return isCurrencyMark(unsigned) || beginsWithCurrency(unsigned);
}

function joins(words: readonly Word[], from: number, to: number, space: number): boolean {
  const [word, last] = [words[to - 1], words[to - 2]];
  if (to - 1 === from || word === undefined || last === undefined) return true;
  const em = Math.min(word.bottom - word.top, last.bottom - last.top);
  const gap = word.left - last.right;
  // Read from pixels, a number may be split before its decimals: "58 .30".
  if (/^\d+$/.test(last.text) && /^[.,]\d{2}$/.test(word.text)) return gap < em * 0.5;
  if (/\d$/.test(last.text) && /^\d/.test(word.text))
    return (
      gap < em * Math.max(0.42, space * 1.12) &&
      /^\d{3}(?!\d)/.test(word.text) &&
      /^\D*\d{1,3}$/.test(last.text)
    );
  if (/^(?:%|pct\.?)\)?$/i.test(word.text)) return gap < em * 0.7;
  if (/^[\p{L}]/u.test(word.text) && !isCurrencyMark(word.text)) return false;
  const isSign = /^[-−–(]$/.test(last.text) || isCurrencyMark(last.text.replace(/^[-−–(]/, ''));
  return gap < em * (isSign ? 3.2 : 0.9);
}

/** A whole number of so many digits is an article's code, a telephone number or an account, also behind the letter that may be the rand's. */
function isCode({ value, isMoney, currency }: Parsed): boolean {
  return (!isMoney || currency === 'R') && value.scale === 0 && Math.abs(value.units) >= 1e8;
}

type Parsed = Pick<Figure, 'value' | 'isPercent' | 'isMoney' | 'currency'>;

function parse(text: string, style: FigureStyle, isLast: boolean): Parsed | null {
  // Turkish prints the sign in front: "%10,00".
  const isBehindSign = /^%\s?\d/.test(text);
  const bare = isBehindSign ? text.slice(1).trimStart() : text.replace(SIGN_IN_BRACKETS, '$1');
  const groups = PATTERN.exec(bare)?.groups;
  if (!groups?.digits) return null;
  const isPercent = groups.percent !== undefined || isBehindSign;
  // Read from pixels, a space may stand behind the decimal mark: "6. 00".
  const digits = groups.digits.replace(/[ .,'’]+$/, '').replace(/([.,]) (?=\d{2}$)/, '$1');
  const value =
    parseNumber(digits, style.decimalMark) ??
    (isPercent ? parseNumber(digits, style.decimalMark === '.' ? ',' : '.') : null);
  if (value === null) return null;
  const currency = groups.outside ?? groups.before ?? groups.after ?? null;
  // A mark in front of a bracket is one of it: "$(291.50)".
  if (groups.outside !== undefined && groups.open === undefined && groups.before !== undefined) return null;
  // Without decimals only what ends a line and marks its thousands is an amount with the letter of a rate: "9.900E", but "1500W".
  const mayBeWhole = isLast && style.decimals === 0 && /\d[.,]\d{3}$/.test(digits);
  if (groups.tail !== undefined && value.scale === 0 && !mayBeWhole) return null;
  if ((groups.open === undefined) !== (groups.close === undefined)) return null;
  const sign = groups.lead ?? groups.lead2 ?? groups.trail ?? groups.trail2;
  const isNegative = (groups.open !== undefined && !isPercent) || (sign !== undefined && sign !== '+');
  const units = isNegative && value.units !== 0 ? -value.units : value.units;
  const isMeasure = isPercent || groups.weight !== undefined;
  const isMoney = !isMeasure && (currency !== null || value.scale === style.decimals) && value.scale <= 4;
  return {
    value: { units, scale: value.scale },
    isPercent,
    isMoney: isMoney && (style.decimals > 0 || currency !== null || /\D/.test(digits)),
    currency,
  };
}

function place(
  words: readonly Word[],
  from: number,
  to: number,
): Pick<Figure, 'from' | 'to' | 'left' | 'right' | 'digitsRight'> {
  const left = words[from]?.left ?? 0;
  const right = words[to - 1]?.right ?? 0;
  for (let index = to - 1; index >= from; index--) {
    const word = words[index];
    if (word === undefined || !/\d/.test(word.text)) continue;
    const after = /\D*$/.exec(word.text)?.[0].length ?? 0;
    return {
      from,
      to,
      left,
      right,
      digitsRight: word.right - ((word.right - word.left) * after) / word.text.length,
    };
  }
  return { from, to, left, right, digitsRight: right };
}
