import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import { tradeWords } from '../../vocabulary/trade-words.ts';
import { isAdjacent } from './is-adjacent.ts';
import { joinWords } from './join-words.ts';

/** Most parts of a letter-spaced word, and most letters of one part. */
const MOST_PARTS = 8;
const MOST_LETTERS = 5;
const LETTERS = /^\p{L}+$/u;
/** A part, the last of which includes the punctuation after the word. */
const PART = /^\p{L}+[,.:;]?$/u;
/** How many single-letter tails may be cut off: "Deposi t s,". */
const MOST_TAILS = 2;
/** Consonants alone, with punctuation after them. */
const TAIL = /^[bcdfghjklmnpqrstvwxz]{1,2}[,.:;]?$/;

/**
 * Joins terms that are printed s p a c e d and were split between letters: "SA LDO" is "SALDO". The parts are short, and all in capitals or
 * all except the first in lower case; or one part is a consonant or two alone, "Deposit s,", which is a word in no language.
 */
export function joinSpacedTerms(words: readonly Word[]): Word[] {
  const parts = words.filter(({ text }) => text.length <= MOST_LETTERS && PART.test(text));
  const tails = words.filter(({ text }) => TAIL.test(text));
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const first of words) {
    if (taken.has(first) || !LETTERS.test(first.text)) continue;
    const run = withTail(first, tails) ?? (parts.includes(first) ? wholeFrom(first, parts) : null);
    if (run === null) continue;
    for (const part of run.slice(1)) taken.add(part);
    joined.set(first, joinWords(run, textOf(run)));
  }
  return words.filter((word) => !taken.has(word)).map((word) => joined.get(word) ?? word);
}

/** The word with one or two tails after it that make it a term; null if there are none. */
function withTail(first: Word, tails: readonly Word[]): readonly Word[] | null {
  if (first.text.length <= MOST_LETTERS) return null;
  const run = [first];
  let whole: readonly Word[] | null = null;
  while (run.length <= MOST_TAILS) {
    const last = run[run.length - 1] ?? first;
    const tail = tails.find((other) => other.left > last.left && isAdjacent(last, other));
    if (tail === undefined || !LETTERS.test(last.text)) return whole;
    run.push(tail);
    if (TERMS.has(normalise(textOf(run)))) whole = [...run];
  }
  return whole;
}

/** The word with as many of those after it as form the longest term; null if there is none. */
function wholeFrom(first: Word, parts: readonly Word[]): readonly Word[] | null {
  const run = [first];
  let whole: readonly Word[] | null = null;
  while (run.length < MOST_PARTS) {
    const last = run[run.length - 1] ?? first;
    const next = parts.find((part) => part !== last && part.left > last.left && isAdjacent(last, part));
    if (next === undefined || !LETTERS.test(last.text)) return whole;
    run.push(next);
    const text = textOf(run);
    if (/^(?:\p{Lu}+|\p{L}\p{Ll}+)[,.:;]?$/u.test(text) && isWhole(text)) whole = [...run];
  }
  return whole;
}

/** Whether a text is a term or the name of a month, and long enough to be recognized. */
function isWhole(text: string): boolean {
  return TERMS.has(normalise(text)) || (text.length > MOST_LETTERS && isMonthName(text));
}

function textOf(parts: readonly Word[]): string {
  return parts.map(({ text }) => text).join('');
}

const TERMS: ReadonlyMap<string, string> = tradeWords();
