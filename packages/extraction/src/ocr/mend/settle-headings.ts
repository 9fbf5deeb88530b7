import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { HEADINGS } from '../../vocabulary/tables.ts';
import { isTerm, lettersApart, termFor } from './settle-terms.ts';

/** Letters the network reads for a currency sign that is alone. */
const LIKE_A_SIGN = /^[EfS]$/;
/** How many amounts must end below it, and how closely in points. */
const NEIGHBOURS = 3;
const SAME_EDGE = 3;

const AMOUNT = /^[^\d]{0,3}\d[\d.,]*[.,]\d{2}[-+)]?$/;

/**
 * Corrects the words that head a column of amounts. A lone letter there is a misread currency sign. "batance" becomes the term it
 * resembles, however confident the reading, and "amoun" becomes the "amount" on the same line.
 */
export function settleHeadings(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const isOver = (word: Word) =>
    amounts.filter(({ right, top }) => Math.abs(right - word.right) < SAME_EDGE && top > word.top).length >=
    NEIGHBOURS;
  const corrections = headingsAmong(words);
  return words.map((word) => {
    const heading = corrections.get(word);
    if (heading !== undefined) return { ...word, text: heading };
    const text = LIKE_A_SIGN.test(word.text) ? '¤' : (twinOf(word, words) ?? termFor(word.text, true));
    return text !== word.text && isOver(word) ? { ...word, text } : word;
  });
}

/** Least number of terms in a header row next to an unknown word, and the share of its longer words that they are. */
const OTHERS = 2;
const MOSTLY = 0.6;
/** Least letters of such a term: "Date" marks a header row too. */
const LEAST_LETTERS_ON_LINE = 4;

/** Corrects words in header rows that are one letter off: "Belap" between "Tekst" and "NOK" is "Beløp", because nothing else appears there. */
function headingsAmong(words: readonly Word[]): Map<Word, string> {
  const corrections = new Map<Word, string>();
  const spoilt = words.filter(
    ({ text }) => text.length >= LEAST_LETTERS && /^\p{L}+$/u.test(text) && !isTerm(text),
  );
  for (const word of spoilt) {
    const line = words.filter((other) => other !== word && isOnSameLine(word, other));
    if (line.some(({ text }) => /\d/.test(text))) continue;
    const others = line.filter(({ text }) => text.length >= LEAST_LETTERS_ON_LINE && text !== word.text);
    const terms = others.filter(({ text }) => isOfHeadings(text.replace(/[:.,()]/g, ''))).length;
    if (terms < OTHERS || terms < (others.length + 1) * MOSTLY) continue;
    const heading = headingLike(word.text);
    if (heading !== null) corrections.set(word, heading);
  }
  return corrections;
}

/** The one header term that differs from a text in one letter; null if there is none, or several. */
function headingLike(text: string): string | null {
  const key = normalise(text);
  const near = WORDS_OF_HEADINGS.filter(
    (other) => Math.abs(other.length - key.length) <= 1 && lettersApart(other, key) === 1,
  );
  const [first] = near;
  return first !== undefined && near.length === 1 ? first : null;
}

function isOfHeadings(text: string): boolean {
  return isTerm(text) || IN_HEADINGS.has(normalise(text));
}

const IN_HEADINGS: ReadonlySet<string> = new Set(
  [...HEADINGS.spaced.keys()].flatMap((phrase) => phrase.split(' ')),
);
const WORDS_OF_HEADINGS: readonly string[] = [...IN_HEADINGS].filter((name) => /^[a-z]{5,}$/.test(name));

function isOnSameLine(word: Word, other: Word): boolean {
  return Math.abs(other.top + other.bottom - word.top - word.bottom) < word.bottom - word.top;
}

/** Least letters of a word that is compared with one letter missing. */
const LEAST_LETTERS = 5;

/** The term on the same line, as in side-by-side tables, that differs from a word in one letter: "amoun" next to "amount". Null if there is none. */
function twinOf(word: Word, words: readonly Word[]): string | null {
  if (word.text.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word.text) || isTerm(word.text)) return null;
  const twin = words.find(
    (other) =>
      Math.abs(other.text.length - word.text.length) <= 1 &&
      isOnSameLine(word, other) &&
      lettersApart(other.text, word.text) === 1 &&
      isTerm(other.text),
  );
  return twin?.text ?? null;
}
