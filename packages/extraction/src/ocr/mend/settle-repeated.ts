import type { Page, Word } from '../../read/page.ts';
import { joinWords } from './join-words.ts';

/** How often a word must appear at one position of a document's pages to replace another there, and how closely in points the edges agree. */
const OFTEN = 2;
const SAME_EDGE = 3;
/** Widest blank within a split word, as a share of its height. */
const WIDEST_BLANK = 0.4;
/** A word read with a higher confidence is not corrected; shorter ones are too alike. */
const DOUBTED = 0.9;
const LEAST_LETTERS = 5;

/**
 * Corrects words by what appears at the same position on other pages if they differ in one letter, and restores a first letter that was
 * split off: headers repeat over every part of a table, and "I rans" is "Trans".
 */
export function settleRepeated(pages: readonly Page[]): Page[] {
  const repeated = repeatedWords(pages.flatMap(({ words }) => words));
  return repeated.length === 0
    ? [...pages]
    : pages.map((page) => ({ ...page, words: settled(page.words, repeated) }));
}

function repeatedWords(words: readonly Word[]): Word[] {
  const long = words.filter(({ text }) => isOfLetters(text) && text.length >= LEAST_LETTERS);
  return [...Map.groupBy(long, ({ text }) => text).values()].flatMap((same) =>
    same.filter((word) => same.filter((other) => isInPlaceOf(other, word)).length >= OFTEN),
  );
}

function settled(words: readonly Word[], repeated: readonly Word[]): Word[] {
  const taken = new Set<Word>();
  const corrections = new Map<Word, Word>();
  const lettered = words.filter(({ text }) => isOfLetters(text));
  for (const word of lettered) {
    if (taken.has(word)) continue;
    const behind = word.text.length > 1 ? undefined : lettered.find((other) => isRightBehind(word, other));
    const whole = behind === undefined ? null : meant([word, behind], repeated);
    if (whole !== null && behind !== undefined) taken.add(behind);
    const text = whole ?? (word.confidence < DOUBTED ? meant([word], repeated) : null);
    if (text !== null)
      corrections.set(
        word,
        joinWords(whole === null || behind === undefined ? [word] : [word, behind], text),
      );
  }
  return words.filter((word) => !taken.has(word)).map((word) => corrections.get(word) ?? word);
}

/** The text at the same position elsewhere, with the same length and at most one different letter; null if there is none. */
function meant(parts: readonly Word[], repeated: readonly Word[]): string | null {
  const text = parts.map((part) => part.text).join('');
  const place = joinWords(parts, text);
  const alike = repeated.filter(
    (other) =>
      isInPlaceOf(other, place) && other.text.length === text.length && differing(other.text, text) <= 1,
  );
  const [first] = alike;
  return first !== undefined && alike.every((other) => other.text === first.text) ? first.text : null;
}

function isOfLetters(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

function isInPlaceOf(a: Word, b: Word): boolean {
  return Math.abs(a.left - b.left) < SAME_EDGE && Math.abs(a.right - b.right) < SAME_EDGE;
}

function isRightBehind(word: Word, other: Word): boolean {
  const gap = other.left - word.right;
  const height = other.bottom - other.top;
  const rise = Math.abs(word.top + word.bottom - other.top - other.bottom) / 2;
  return other !== word && gap > -1 && gap < height * WIDEST_BLANK && rise < height / 2;
}

function differing(a: string, b: string): number {
  return [...a].filter((letter, at) => letter !== b[at]).length;
}
