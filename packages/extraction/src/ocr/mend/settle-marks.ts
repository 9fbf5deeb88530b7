import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';

export type DecimalMark = '.' | ',';

/** Amounts that must end under or over another, and how closely in points, for the page's habit to settle its marks. */
const NEIGHBOURS = 3;
const SAME_EDGE = 4;
/** Of so many amounts no more are written against the habit where it is kept: one other of a column then shows. */
const MANY = 20;
const STRANGE = 0.1;
/** A mark read with less certainty is that of the page, though nothing in its column shows. */
const DOUBTED = 0.75;
/** So many more of a page's amounts must have one mark than the other for it to be the habit. */
const MAJORITY = 1.5;
/** Print this much larger than the usual amount's shows its marks better. */
const LARGER = 1.2;

const AMOUNT = /^([^\d]{0,3})(\d{1,3}(?:([.,])\d{3})*|\d+)([.,])(\d{2})([-+)]?)$/;

/** What an amount may be instead where so many of its column are: "01.08". */
const DAY_AND_MONTH = /^(0?[1-9]|[12]\d|3[01])[.,](0[1-9]|1[0-2])$/;

const MOSTLY = 0.8;

/** Amounts, of which none lacks its decimals, that must end under or over a number without a mark for it to be one that lost it. */
const SURE_NEIGHBOURS = 6;
/** Highest certainty of a number part of which was not seen: it is looked at again where sums fail. */
const CERTAINTY = 0.5;
const NO_MARK = /^(\D{0,2}\d{1,5})(\d{2}[-+)]?)$/;

/**
 * The words with the mark given back to amounts that lost it: "19019" in a column where all others have two decimals. The column may go
 * on over other pages, whose words are then among `all`.
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
    const text = `${whole}${decimalMark}${decimals}`;
    return {
      ...word,
      text,
      confidence: Math.min(CERTAINTY, word.confidence),
      alternatives: alternatives.filter((other) => other !== text),
    };
  });
}

/** "2021" right behind "25. september" and "Feb 10,", "214" behind "Sheet Number": what continues with words is no figure of a column, though it may end where amounts do. */
function isOfText(word: Word, words: readonly Word[]): boolean {
  return words.some((other) => isAdjacent(other, word) && BEFORE_TEXT.test(other.text));
}

const BEFORE_TEXT = /\p{L}{3,}[.,:]?$|^\d{1,2},$/u;

/**
 * The mark before the decimals that amounts have: most of them, or else all in print larger than most, or else the comma, which looks like
 * a point where its tail is lost; null where there are none.
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
 * such as "1.234,50", where a blurred comma looks like a period. The original reading stays among the alternatives.
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
    const text = word.text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
    const others = (word.alternatives ?? []).filter((other) => other !== text);
    return { ...word, text, alternatives: [word.text, ...others] };
  });
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
