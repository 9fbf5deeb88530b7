import type { Word } from '../read/page.ts';
import { isTerm, lettersApart, termFor } from './settle-terms.ts';

/** Letters the network reads for the sign of a currency that stands by itself. */
const LIKE_A_SIGN = /^[EfS]$/;
/** Amounts that must end under it, and how closely in points. */
const NEIGHBOURS = 3;
const SAME_EDGE = 3;

const AMOUNT = /^[^\d]{0,3}\d[\d.,]*[.,]\d{2}[-+)]?$/;

/**
 * The words with those that head a column of amounts told from it: a lone letter is the sign of money, of which it does not tell, and
 * "batance" is the word of the trade it is like, however sure, as "amoun" is that beside it which it lacks a letter of.
 */
export function settleHeadings(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const isOver = (word: Word) =>
    amounts.filter(({ right, top }) => Math.abs(right - word.right) < SAME_EDGE && top > word.top).length >=
    NEIGHBOURS;
  return words.map((word) => {
    const text = LIKE_A_SIGN.test(word.text) ? '¤' : (twinOf(word, words) ?? termFor(word.text, true));
    return text !== word.text && isOver(word) ? { ...word, text } : word;
  });
}

/** Letters from which a word that lacks one is like another. */
const LEAST_LETTERS = 5;

/** The word of the trade on the same line, as where two tables stand side by side, of which a word differs in one letter: "amoun" beside "amount"; null where none does. */
function twinOf(word: Word, words: readonly Word[]): string | null {
  if (word.text.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word.text) || isTerm(word.text)) return null;
  const twin = words.find(
    (other) =>
      Math.abs(other.text.length - word.text.length) <= 1 &&
      Math.abs(other.top + other.bottom - word.top - word.bottom) < word.bottom - word.top &&
      lettersApart(other.text, word.text) === 1 &&
      isTerm(other.text),
  );
  return twin?.text ?? null;
}
