import { chunksOf } from '../../lines/chunk.ts';
import { linesOfWords } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import {
  ACCOUNT_LABELS,
  BALANCES,
  CARD_PHRASES,
  CARD_TITLES,
  HEADINGS,
  SECTIONS,
  TOTALS,
} from '../../vocabulary/tables.ts';
import { inCaseOf, lettersApart } from './settle-terms.ts';

/** Letters of a phrase, without spaces, that it must have for one to be misread, and for each further one. */
const LEAST_LETTERS = 9;
const LETTERS_FOR_MORE = 7;
/** Most letters that may be misread. */
const MOST_APART = 3;
/** Letters at either end of a phrase, one of which is read right if few letters are misread. */
const END = 3;
/** Letters of a word for each that may be misread. */
const LETTERS_OF_WORD = 4;

const TABLES = [BALANCES, TOTALS, CARD_PHRASES, CARD_TITLES, HEADINGS, SECTIONS, ACCOUNT_LABELS];
const KNOWN: ReadonlySet<string> = new Set(TABLES.flatMap(({ spaced }) => [...spaced.keys()]));
const WORDS: ReadonlySet<string> = new Set([...KNOWN].flatMap((phrase) => phrase.split(' ')));

/** Phrases of several words by three letters they begin or end with. */
const BY_END: ReadonlyMap<string, readonly string[]> = byEnd(
  [...KNOWN].filter((phrase) => phrase.includes(' ') && lettersOf(phrase).length >= LEAST_LETTERS),
);

function byEnd(phrases: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const phrase of phrases)
    for (const end of endsOf(lettersOf(phrase))) found.set(end, [...(found.get(end) ?? []), phrase]);
  return found;
}

function endsOf(letters: string): string[] {
  return [`${letters.slice(0, END)}…`, `…${letters.slice(-END)}`];
}

function lettersOf(text: string): string {
  return text.replaceAll(' ', '');
}

/**
 * Spells the labels of a page: a phrase that differs from one of the trade in a few letters, and from all others in more, is that one. "Credit
 * imit" is "Credit limit". Words that the trade has are not changed.
 */
export function spellPhrases(words: readonly Word[]): Word[] {
  const own = new Set(words);
  const spelt = new Map<Word, readonly Word[]>();
  for (const line of linesOfWords(1, words))
    for (const chunk of chunksOf(line)) {
      const label = labelOf(chunk.words);
      if (!label.every((word) => own.has(word))) continue;
      const phrase = phraseLike(label.map(({ text }) => text).join(' '));
      const meant = phrase === null ? null : spelling(label, phrase.split(' '));
      if (meant !== null) for (const [at, word] of label.entries()) spelt.set(word, at === 0 ? meant : []);
    }
  return words.flatMap((word) => spelt.get(word) ?? [word]);
}

/** The words of a phrase up to its first figure. */
function labelOf(words: readonly Word[]): readonly Word[] {
  const figure = words.findIndex(({ text }) => !/\p{L}{2}/u.test(text));
  return figure < 0 ? words : words.slice(0, figure);
}

/** The only phrase of the trade that a text resembles most; null if it is none, or one itself. */
function phraseLike(text: string): string | null {
  const key = normalise(text);
  const letters = lettersOf(key);
  const most = Math.min(
    MOST_APART,
    Math.floor((letters.length - LEAST_LETTERS) / LETTERS_FOR_MORE) + 1 + figuresIn(letters),
  );
  if (letters.length < LEAST_LETTERS || KNOWN.has(key) || KNOWN.has(letters)) return null;
  const near = [...new Set(endsOf(letters).flatMap((end) => BY_END.get(end) ?? []))].flatMap((phrase) => {
    const other = lettersOf(phrase);
    const isNear = Math.abs(other.length - letters.length) <= most;
    const apart = isNear ? lettersApart(other, letters) : most + 1;
    return apart <= most ? [{ phrase, apart }] : [];
  });
  const least = Math.min(...near.map(({ apart }) => apart));
  const [first, ...others] = near.filter(({ apart }) => apart === least);
  return first === undefined || others.length > 0 ? null : first.phrase;
}

/** The words of a label spelt like a phrase; null if it would change a word that the trade has, or has other words. */
function spelling(label: readonly Word[], phrase: readonly string[]): Word[] | null {
  if (label.length !== phrase.length) return null;
  const isChanged = (word: Word, at: number) => normalise(word.text) !== phrase[at];
  const isOther = (word: Word, at: number) =>
    WORDS.has(normalise(word.text)) || !isMisread(normalise(word.text), phrase[at] ?? '');
  if (label.some((word, at) => isChanged(word, at) && isOther(word, at))) return null;
  return label.map((word, at) =>
    isChanged(word, at) ? { ...word, text: spelt(word.text, phrase[at] ?? '') } : word,
  );
}

/** Whether a word is a term apart from a few letters. Words that differ only in their ending are inflections: each may be meant. */
function isMisread(read: string, term: string): boolean {
  const most = Math.min(read.length, term.length);
  let same = 0;
  while (same < most && read[same] === term[same]) same++;
  const isInflection = same >= Math.max(read.length, term.length) - 1;
  const apart = Math.max(1, Math.floor(term.length / LETTERS_OF_WORD)) + figuresIn(read);
  return !isInflection && lettersApart(read, term) <= apart;
}

/** How many figures are among letters, for each of which another letter is meant. */
function figuresIn(text: string): number {
  return text.match(/\d/g)?.length ?? 0;
}

/** A term in the case of what was read, with the punctuation after it. */
function spelt(text: string, term: string): string {
  const [, letters = '', mark = ''] = /^(.*?)([:.,;]*)$/.exec(text) ?? [];
  return `${inCaseOf(letters, term)}${mark}`;
}
