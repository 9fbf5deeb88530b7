import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';

export type DecimalMark = '.' | ',';

/** How many amounts must end above or below another, and how closely in points, for the page's decimal mark to apply. */
const NEIGHBOURS = 3;
const SAME_EDGE = 4;
/** If this many amounts follow the usual mark, exceptions are rare: one other amount in the column is then enough. */
const MANY = 20;
const STRANGE = 0.1;
/** A mark read with a lower confidence follows the page, even if its column shows nothing. */
const DOUBTED = 0.75;
/** How many times more amounts must have one mark than the other for it to be the usual one. */
const MAJORITY = 1.5;
/** In print this much larger than the usual amount's, marks are clearer. */
const LARGER = 1.2;

const AMOUNT = /^([^\d]{0,3})(\d{1,3}(?:([.,])\d{3})*|\d+)([.,])(\d{2})([-+)]?)$/;

/** What an amount may be instead if many in its column are: "01.08", or with the month first, "02.18". */
const DAY_AND_MONTH =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[.,](?:0[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[.,](?:0[1-9]|[12]\d|3[01]))$/;

const MOSTLY = 0.8;

/** How many amounts with decimals must end above or below a number without a mark for it to have lost one. */
const SURE_NEIGHBOURS = 6;
/** Highest confidence of a number with a missed part: it is checked again if totals fail. */
const CERTAINTY = 0.5;
const NO_MARK = /^(\D{0,2}\d{1,5})(\d{2}[-+)]?)$/;

/**
 * Restores the decimal mark of amounts: "19019" in a column where all others have two decimals. The column may continue on other pages, whose
 * words are then in `all`.
 */
export function settleLostMarks(words: readonly Word[], decimalMark: DecimalMark, all = words): Word[] {
  return words.map((word) => {
    const [, whole, decimals] = NO_MARK.exec(word.text) ?? [];
    if (whole === undefined || decimals === undefined || isOfText(word, words)) return word;
    const marked = all.filter(
      ({ text, right }) =>
        /\d/.test(text) && Math.abs(right - word.right) < SAME_EDGE / 2 && !NO_MARK.test(text),
    );
    if (marked.length < SURE_NEIGHBOURS || !marked.every(({ text }) => AMOUNT.test(text))) return word;
    const alternatives = [word.text, ...(word.alternatives ?? [])];
    const text = `${withSignOf(marked, whole)}${decimalMark}${decimals}`;
    return {
      ...word,
      text,
      confidence: Math.min(CERTAINTY, word.confidence),
      alternatives: alternatives.filter((other) => other !== text),
    };
  });
}

/** "NS1071" in a column of "N$456.33": its dollar sign was read as an S. */
function withSignOf(marked: readonly Word[], whole: string): string {
  const signed = whole.replace(/^(\D?)S/, '$1$$');
  const sign = /^\D*/.exec(signed)?.[0] ?? '';
  return signed !== whole && marked.some(({ text }) => text.startsWith(sign)) ? signed : whole;
}

/**
 * "2021" right after "25. september" and "Feb 10,", "214" after "Sheet Number", "0092" among the groups of an IBAN, "9670" before a town: a
 * number within a text belongs to no column, even if it ends where amounts do.
 */
function isOfText(word: Word, words: readonly Word[]): boolean {
  return words.some(
    (other) =>
      other !== word &&
      ((isAdjacent(other, word) && (BEFORE_TEXT.test(other.text) || GROUP.test(other.text))) ||
        (isAdjacent(word, other) && (BEHIND_NUMBER.test(other.text) || GROUP.test(other.text)))),
  );
}

/** Digits of a longer number, and a word that is no currency code or direction. */
const GROUP = /^\d{2,6}$/;
const BEHIND_NUMBER = /^\p{L}{4}/u;
const BEFORE_TEXT = /\p{L}{3,}[.,:]?$|^\d{1,2},$/u;

/**
 * The decimal mark of the amounts: that of most, else of all in larger print, else the comma, which looks like a period if its tail is lost;
 * null if there are none.
 */
export function habitOf(words: readonly Word[]): DecimalMark | null {
  const amounts = amountsAmong(words);
  const count = (mark: DecimalMark, among = amounts) => among.filter((amount) => amount.mark === mark).length;
  const [points, commas] = [count('.'), count(',')];
  if (points >= commas * MAJORITY) return points === 0 ? null : '.';
  if (commas >= points * MAJORITY) return ',';
  const sizes = amounts.map(({ word }) => word.fontSize).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const large = amounts.filter(({ word }) => word.fontSize > usual * LARGER);
  const [first] = large;
  return first !== undefined && large.length >= NEIGHBOURS && count(first.mark, large) === large.length
    ? first.mark
    : ',';
}

/**
 * Corrects amounts whose decimal and group marks were swapped, by the marks of the other amounts: "71.49" in a column of amounts
 * such as "1.234,50", where a blurred comma looks like a period. The original reading stays among the alternatives, and each
 * alternative is also there with its marks swapped: "59,87-" is the same number as "59.87-", with a minus.
 */
export function settleMarks(words: readonly Word[], habit = habitOf(words)): Word[] {
  const amounts = amountsAmong(words);
  const strange = amounts.filter(({ mark }) => mark !== habit).length;
  const isKept = amounts.length >= MANY && strange <= amounts.length * STRANGE;
  return words.map((word) => {
    const own = AMOUNT.exec(word.text)?.[4];
    if (own === undefined || habit === null || own === habit) return word;
    const column = amounts.filter((other) => Math.abs(other.word.right - word.right) < SAME_EDGE);
    const isEnoughWithFew = word.confidence < DOUBTED || column.some(({ mark }) => mark === habit);
    const isDecided = column.length > NEIGHBOURS || (isKept && isEnoughWithFew);
    if (!isDecided || areDays(column)) return word;
    const text = withOtherMarks(word.text);
    const others = (word.alternatives ?? []).flatMap((other) => [other, withOtherMarks(other)]);
    const alternatives = [...new Set([word.text, ...others])].filter((other) => other !== text);
    return { ...word, text, alternatives };
  });
}

function withOtherMarks(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

function areDays(column: readonly { readonly word: Word }[]): boolean {
  return column.filter(({ word }) => DAY_AND_MONTH.test(word.text)).length >= column.length * MOSTLY;
}

function amountsAmong(words: readonly Word[]): { readonly word: Word; readonly mark: DecimalMark }[] {
  return words.flatMap((word) => {
    const mark = AMOUNT.exec(word.text)?.[4];
    return mark === '.' || mark === ',' ? [{ word, mark }] : [];
  });
}
