import { isUnspaced, normalise, normaliseRare } from './normalise.ts';

/** A phrase found in a text: its meaning, and which of the text's normalized words it covers. */
export type PhraseMatch<Value> = { readonly value: Value; readonly start: number; readonly length: number };

/** Phrases of several languages with their meanings; the first meaning given to a phrase wins. */
export type PhraseTable<Value> = {
  readonly spaced: ReadonlyMap<string, Value>;
  readonly unspaced: readonly (readonly [string, Value])[];
  /** Word count of the longest phrase that begins with a word. */
  readonly longestFrom: ReadonlyMap<string, number>;
};

/**
 * A table of phrases as people print them. It is built when it is first asked: a document needs few of the tables, and a start none. A
 * document whose time ends meanwhile breaks the building off, so the next one asks for the entries again.
 */
export function phraseTable<Value>(entries: () => Iterable<readonly [string, Value]>): PhraseTable<Value> {
  let built: PhraseTable<Value> | null = null;
  const table = () => {
    built ??= build(entries());
    return built;
  };
  return {
    get spaced() {
      return table().spaced;
    },
    get unspaced() {
      return table().unspaced;
    },
    get longestFrom() {
      return table().longestFrom;
    },
  };
}

function build<Value>(entries: Iterable<readonly [string, Value]>): PhraseTable<Value> {
  const spaced = new Map<string, Value>();
  const unspaced: [string, Value][] = [];
  const longestFrom = new Map<string, number>();
  const note = (key: string, value: Value, wordCount: number) => {
    if (!spaced.has(key)) spaced.set(key, value);
    const first = wordCount === 1 ? key : key.slice(0, key.indexOf(' '));
    if ((longestFrom.get(first) ?? 0) < wordCount) longestFrom.set(first, wordCount);
  };
  const add = (phrase: string, value: Value) => {
    const key = normaliseRare(phrase);
    if (key === '') return;
    const joined = key.includes(' ') ? key.replaceAll(' ', '') : key;
    if (isUnspaced(key)) unspaced.push([joined, value]);
    const wordCount = key.length - joined.length + 1;
    note(key, value, wordCount);
    if (wordCount === 1) return;
    // OCR loses narrow spaces: "WithdrawalAmt".
    if (joined.length >= 8 && !spaced.has(joined)) note(joined, value, 1);
    // "Dated'opération": the space before an elided word is lost, its apostrophe is not.
    if (!ELIDED.test(key)) return;
    const elided = key.replaceAll(ELISIONS, '');
    note(elided, value, wordCount - (key.length - elided.length));
  };
  for (const [phrase, value] of entries) add(phrase, value);
  unspaced.sort((a, b) => b[0].length - a[0].length);
  return { spaced, unspaced, longestFrom };
}

const ELIDED = / [a-z] /;
const ELISIONS = / (?=[a-z] )/g;

/** The meaning of the whole `text`; null if it is no phrase of the table. */
export function exactPhrase<Value>(table: PhraseTable<Value>, text: string): Value | null {
  return table.spaced.get(normalise(text)) ?? null;
}

/** The phrases in `text`, left to right, the longest first, none overlapping. */
export function phrasesIn<Value>(table: PhraseTable<Value>, text: string): PhraseMatch<Value>[] {
  const normalised = normalise(text);
  if (normalised === '') return [];
  if (isUnspaced(normalised)) return unspacedPhrases(table, normalised);
  // Words are cut from the text only when needed: most begin no phrase.
  const matches: PhraseMatch<Value>[] = [];
  let start = 0;
  for (let at = 0; at < normalised.length; start++) {
    const end = wordEnd(normalised, at);
    const longest = table.longestFrom.get(normalised.slice(at, end));
    const found = longest === undefined ? null : longestPhrase(table, normalised, at, longest);
    if (found !== null) matches.push({ value: found.value, start, length: found.length });
    if (found !== null) start += found.length - 1;
    at = (found?.end ?? end) + 1;
  }
  return matches;
}

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 ? text.length : end;
}

/** The longest phrase of at most so many words that begins at a letter of the text, and where it ends; null if none does. */
function longestPhrase<Value>(
  { spaced }: PhraseTable<Value>,
  text: string,
  from: number,
  most: number,
): { readonly value: Value; readonly length: number; readonly end: number } | null {
  const ends: number[] = [];
  for (let at = from; ends.length < most && at < text.length; at = (ends.at(-1) ?? at) + 1)
    ends.push(wordEnd(text, at));
  for (let length = ends.length; length >= 1; length--) {
    const end = ends[length - 1] ?? from;
    const value = spaced.get(text.slice(from, end));
    if (value !== undefined) return { value, length, end };
  }
  return null;
}

function unspacedPhrases<Value>(table: PhraseTable<Value>, normalised: string): PhraseMatch<Value>[] {
  const text = normalised.replaceAll(' ', '');
  const matches: PhraseMatch<Value>[] = [];
  const taken = new Array<boolean>(text.length).fill(false);
  for (const [phrase, value] of table.unspaced) {
    const start = text.indexOf(phrase);
    if (start < 0 || taken[start] || taken[start + phrase.length - 1]) continue;
    taken.fill(true, start, start + phrase.length);
    matches.push({ value, start, length: phrase.length });
  }
  return matches.sort((a, b) => a.start - b.start);
}
