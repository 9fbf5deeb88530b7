import type { Word } from '../read/page.ts';
import { termFor } from './settle-terms.ts';

/** Letters the network reads for the sign of a currency that stands by itself. */
const LIKE_A_SIGN = /^[EfS]$/;
/** Amounts that must end under it, and how closely in points. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;

const AMOUNT = /^[^\d]{0,3}\d[\d.,]*[.,]\d{2}[-+)]?$/;

/**
 * The words with those that head a column of amounts told from it: a lone letter is the sign of money, of which it does not tell, and
 * "batance" is the word of the trade it is like, however sure.
 */
export function settleHeadings(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const isOver = (word: Word) =>
    amounts.filter(({ right, top }) => Math.abs(right - word.right) < SAME_EDGE && top > word.top).length >=
    NEIGHBOURS;
  return words.map((word) => {
    const text = LIKE_A_SIGN.test(word.text) ? '¤' : termFor(word.text, true);
    return text !== word.text && isOver(word) ? { ...word, text } : word;
  });
}
