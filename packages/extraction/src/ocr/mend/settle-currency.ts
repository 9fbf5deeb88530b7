import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';

/** How many amounts of a column must have the sign before a misread one is corrected, and what share of all. */
const NEIGHBOURS = 5;
const MOSTLY = 0.8;
/** How closely the right edges of a column's amounts agree, in points. */
const SAME_EDGE = 3;
/** Highest confidence of an amount whose sign came from its column: it is checked again if totals fail. */
const CERTAINTY = 0.5;

const AMOUNT = /^[-+(]?[$€£]?\d[\d.,]*[.,]\d{2}\D{0,2}$/;
/** How a currency sign is misread. */
const LIKENESS: Readonly<Record<string, string>> = {
  '5': '$',
  '8': '$',
  S: '$',
  s: '$',
  E: '€',
  f: '£',
  F: '£',
};

/**
 * Corrects the currency sign before the amounts of a column: "5 161,735.62" among "$ 77,900.39" is not five million, nor "5150.55" among
 * "$268.33" five thousand.
 */
export function settleCurrency(words: readonly Word[]): Word[] {
  const signs = words.filter(({ text }) => /^[$€£]$/.test(text));
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const hasSign = (sign: string) => (amount: Word) =>
    /[$€£]/.exec(amount.text)?.[0] === sign ||
    signs.some((before) => before.text === sign && isAdjacent(before, amount));
  const shareOfSigned = (amount: Word, sign: string) => {
    const column = amounts.filter(
      (other) => other !== amount && Math.abs(other.right - amount.right) < SAME_EDGE,
    );
    const signed = column.filter(hasSign(sign));
    return signed.length >= NEIGHBOURS ? signed.length / column.length : 0;
  };
  const isOfSigned = (amount: Word, sign: string) => shareOfSigned(amount, sign) >= MOSTLY;
  /** If other amounts of the column have no sign, as the second of a day may, a digit that resembles it is a digit. */
  const mayLackSign = (amount: Word, sign: string) =>
    amounts.some(
      (other) =>
        Math.abs(other.right - amount.right) < SAME_EDGE &&
        /^[-+(]?\d/.test(other.text) &&
        LIKENESS[/\d/.exec(other.text)?.[0] ?? ''] !== sign &&
        !hasSign(sign)(other),
    );
  return words.map((word) => {
    const alone = LIKENESS[word.text];
    const amount = alone === undefined ? undefined : amounts.find((other) => isAdjacent(word, other));
    if (alone !== undefined && amount !== undefined)
      return isOfSigned(amount, alone) ? { ...word, text: alone } : word;
    const [, before = '', digit = '', rest = ''] =
      /^([-+(]?)([58])(\d[\d.,]*[.,]\d{2}\D{0,2})$/.exec(word.text) ?? [];
    const sign = LIKENESS[digit];
    if (sign === undefined || signs.some((other) => isAdjacent(other, word))) return word;
    const share = shareOfSigned(word, sign);
    if (share === 0) return word;
    // If others have none either, totals may decide.
    if (share < MOSTLY || mayLackSign(word, sign))
      return { ...word, alternatives: [...(word.alternatives ?? []), `${before}${sign}${rest}`] };
    const alternatives = [word.text, ...(word.alternatives ?? [])];
    return {
      ...word,
      text: `${before}${sign}${rest}`,
      confidence: Math.min(CERTAINTY, word.confidence),
      alternatives,
    };
  });
}
