import type { Word } from '../read/page.ts';
import { normalise } from '../words/normalise.ts';
import { tradeWords } from '../words/trade-words.ts';
import { oneWord } from './one-word.ts';
import { isRightBefore } from './right-before.ts';

/** Parts a word set wide falls into at most, and letters of one part. */
const MOST_PARTS = 8;
const MOST_LETTERS = 4;

/**
 * The words with those of the trade made whole that are printed s p a c e d and were cut between letters: "SA LDO" is "SALDO". The parts are of
 * few letters each, in capitals all, or all but the first of them small.
 */
export function joinSpacedTerms(words: readonly Word[]): Word[] {
  const parts = words.filter(({ text }) => text.length <= MOST_LETTERS && /^\p{L}+$/u.test(text));
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const first of parts) {
    if (taken.has(first)) continue;
    const run = wholeFrom(first, parts);
    if (run === null) continue;
    for (const part of run.slice(1)) taken.add(part);
    joined.set(first, oneWord(run, textOf(run)));
  }
  return words.filter((word) => !taken.has(word)).map((word) => joined.get(word) ?? word);
}

/** The word with as many of those behind it as make a word of the trade; null where none do. */
function wholeFrom(first: Word, parts: readonly Word[]): readonly Word[] | null {
  const run = [first];
  while (run.length < MOST_PARTS) {
    const last = run[run.length - 1] ?? first;
    const next = parts.find((part) => part !== last && part.left > last.left && isRightBefore(last, part));
    if (next === undefined) return null;
    run.push(next);
    const text = textOf(run);
    if (/^(?:\p{Lu}+|\p{L}\p{Ll}+)$/u.test(text) && TERMS.has(normalise(text))) return run;
  }
  return null;
}

function textOf(parts: readonly Word[]): string {
  return parts.map(({ text }) => text).join('');
}

const TERMS: ReadonlyMap<string, string> = tradeWords();
