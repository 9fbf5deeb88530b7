import type { Word } from '../../read/page.ts';
import { once } from '../../values/once.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { TOTAL_LABELS } from '../vocabulary/tables.ts';
import { sumNamed, type TotalMeaning } from './total-label.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 5;

/** A misread label is never as sure as one that is legible. */
const SURE = 0.9;

/** A mark that a letter was read as, and the letter of no alphabet of sums that holds its place. */
const MARK_FOR_LETTER = /[{}|[\]](?=\p{L}{3})/gu;
const UNREAD = 'ʔ';

/** The words of sums. */
const KNOWN = once(() => new Set([...TOTAL_LABELS.spaced.keys()].flatMap((phrase) => phrase.split(' '))));

/** The same by all but one of their letters. */
const BUT_ONE = once(() => {
  const words = new Map<string, Set<string>>();
  for (const word of KNOWN())
    if (word.length >= SHORTEST)
      for (const key of butOne(word)) words.set(key, (words.get(key) ?? new Set()).add(word));
  return words;
});

function butOne(word: string): string[] {
  return [...word].map((_, at) => `${word.slice(0, at)}?${word.slice(at + 1)}`);
}

/**
 * What sum a label names that was read from pixels (`words`) with one letter of a word wrong: "SUB-fOTAL", "SUB-{OTAL". Null where every word
 * is known, or the label is text from the file itself.
 */
export function misreadSum(label: string, rate: number | null, words: readonly Word[]): TotalMeaning | null {
  if (words.every(({ confidence }) => confidence === 1)) return null;
  const read = normalise(label.replace(MARK_FOR_LETTER, UNREAD)).split(' ');
  const meant = read.map(meantWord);
  if (meant.every((word, index) => word === read[index])) return null;
  const meaning = sumNamed(meant.join(' '), rate);
  return meaning === null ? null : { ...meaning, strength: meaning.strength * SURE };
}

/** The only word of sums that differs from one in a single letter; the word itself where none or several do. */
function meantWord(word: string): string {
  if (word.length < SHORTEST || KNOWN().has(word)) return word;
  const [only = word, ...others] = new Set(butOne(word).flatMap((key) => [...(BUT_ONE().get(key) ?? [])]));
  return others.length > 0 ? word : only;
}
