import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import { joinsAsNouns, tradeWords } from '../../vocabulary/trade-words.ts';
import { READING_TEXTS } from '../networks/reading-layer.ts';

/** A word read with a higher confidence is not corrected. */
const DOUBTED = 0.9;
/** Least letters of each of two words that were read as one. */
const LEAST_LETTERS = 5;
/** Most letters that may differ in all, thin ones included: "TALLERES" is not "TARJETA". */
const MOST_APART = 3;
/** The same in a short word: "RETAIL" is not "RETRAIT". */
const MOST_APART_IN_SHORT = 1;
/** Words of this many letters are still recognizable with one wrong letter, thin ones aside. */
const LONG = 8;

/**
 * Corrects trade terms that differ only in letters a coarse scan confuses: "Lastschrilt" over a column becomes "Lastschrift". Words read
 * with high confidence are left alone, unless they lack letters the network does not know ("Kjpsdato" is "Kjøpsdato",
 * "Kontobevagelser" is "Kontobevægelser"), and so are words that already are terms.
 */
export function settleTerms(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const text = WITH_ZERO[word.text] ?? termFor(word.text, word.confidence < DOUBTED);
    return splitJoinedTerms({ ...word, text });
  });
}

/** Small words between two days, and before one, read with a zero. */
const WITH_ZERO: Readonly<Record<string, string>> = { T0: 'TO', t0: 'to', '0F': 'OF', '0f': 'of' };

/**
 * Splits "TOTALINTEREST" and "ANDWITHDRAWALS" in two, each with its share of the width. Both must be terms, or the first a joining word, and
 * together they must not be one term, nor the joined nouns of a language.
 */
function splitJoinedTerms(word: Word): Word[] {
  const [, letters, mark = ''] = /^([\p{L}]{10,})([:.]?)$/u.exec(word.text) ?? [];
  if (letters === undefined || isTerm(letters)) return [word];
  const isPart = (part: string) => part.length >= LEAST_LETTERS && TERMS.has(normalise(part));
  const places = [...Array(letters.length).keys()].filter(
    (at) =>
      (isPart(letters.slice(0, at)) || says('joining', letters.slice(0, at))) && isPart(letters.slice(at)),
  );
  const [at] = places;
  if (at === undefined || places.length > 1) return [word];
  const step = (word.right - word.left) / word.text.length;
  return [
    { ...word, text: letters.slice(0, at), right: word.left + (at - 0.25) * step },
    { ...word, text: letters.slice(at) + mark, left: word.left + (at + 0.25) * step },
  ];
}

/** Corrects a misread term. Letters that the network knows are only corrected if the word `isDoubted`. Returns the text unchanged if it resembles no term. */
function termFor(text: string, isDoubted: boolean): string {
  const parts = /^(\P{L}*)([\p{L}|!]{5,})([^\p{L}\d]*)$/u.exec(text);
  if (parts === null) return text;
  const [, before = '', letters = '', behind = ''] = parts;
  const term = termOfUnknown(letters) ?? termOfMelted(letters) ?? (isDoubted ? termLike(letters) : null);
  return term === null ? text : `${before}${inCaseOf(letters, term)}${behind}`;
}

const TERMS: ReadonlyMap<string, string> = tradeWords();
const SHAPES: readonly { readonly key: string; readonly shape: string; readonly term: string }[] = [
  ...TERMS,
].map(([key, term]) => ({ key, shape: shapeOf(key), term }));

/** Letters that the network reads reliably, as they are or without their accent. Not ø, ł or ß, which it often confuses. */
const READ: ReadonlySet<string> = new Set(
  READING_TEXTS.filter((letter) => /^[\x20-\x7f]/.test(letter.normalize('NFD'))),
);
/** What the network reads for a letter it does not know, other than nothing or the letter without its accent. */
const LIKENESSES: readonly Readonly<Record<string, string>>[] = [
  { æ: 'a', œ: 'o', ß: 'b', ł: 't' },
  { æ: 'e', œ: 'e', ø: 'e' },
  { ø: 'a' },
];
/** Terms as they are read when they have letters the network does not know. */
const UNKNOWN: ReadonlyMap<string, string> = new Map(
  [...TERMS.values()].filter(hasUnknown).flatMap((term) =>
    [
      (): string => '',
      ...LIKENESSES.map(
        (likeness) =>
          (letter: string): string =>
            likeness[letter] ?? letter,
      ),
    ].flatMap((readAs) => {
      const letters = [...term.toLowerCase()].map((letter) => (READ.has(letter) ? letter : readAs(letter)));
      const key = normalise(letters.join(''));
      return TERMS.has(key) ? [] : [[key, term] as const];
    }),
  ),
);

function hasUnknown(term: string): boolean {
  return [...term.toLowerCase()].some((letter) => !READ.has(letter));
}

/** The term this is, apart from letters the network does not know; null if it is none. */
function termOfUnknown(letters: string): string | null {
  return UNKNOWN.get(normalise(letters)) ?? null;
}

/** Words of this many letters are corrected even if read with high confidence. */
const LEAST_LETTERS_WHEN_SURE = 5;

/** Terms by how they look when r and n merge into an m, and i looks like an l. */
const MELTED: ReadonlyMap<string, readonly string[]> = Map.groupBy(TERMS.keys(), melted);

function melted(key: string): string {
  return key.replaceAll('rn', 'm').replaceAll('i', 'l');
}

/** The one term this is when "rn" was read as "m" or "i" as "l", which the network does with high confidence: "giomo" is "giorno", "detalls" is "details". Null if there is none, or several. */
function termOfMelted(letters: string): string | null {
  const key = normalise(letters);
  if (key.length < LEAST_LETTERS_WHEN_SURE || TERMS.has(key)) return null;
  const [term, ...others] = MELTED.get(melted(key)) ?? [];
  return term === undefined || others.length > 0 ? null : (TERMS.get(term) ?? null);
}

/** The one term that looks like this. Null if there is none or several, or if the word is a term itself. */
function termLike(letters: string): string | null {
  const key = normalise(letters.replace(/[|!]/g, 'l'));
  if (TERMS.has(key) || isJoined(key)) return null;
  const shape = shapeOf(key);
  const same = SHAPES.filter((other) => other.shape === shape);
  const alike =
    same.length > 0 || key.length < LONG ? same : SHAPES.filter((other) => isNear(other.shape, shape));
  const most = key.length < LONG ? MOST_APART_IN_SHORT : MOST_APART;
  const near = alike.filter((other) => lettersApart(other.key, key) <= most);
  const [first] = near;
  return first !== undefined && near.length === 1 ? first.term : null;
}

/** Whether a word is a term as read, or two in one word. */
export function isTerm(text: string): boolean {
  const key = normalise(text);
  return TERMS.has(key) || isJoined(key);
}

/** Whether two terms are the joined nouns of a language, with or without an s between them: "Kartenzahlung", "Valutakonto". */
function isJoined(key: string): boolean {
  for (let at = LEAST_LETTERS; at <= key.length - LEAST_LETTERS; at++) {
    const [first, second] = [key.slice(0, at), key.slice(at)];
    if (!TERMS.has(second)) continue;
    if (joinsAsNouns(first, second) || (first.endsWith('s') && joinsAsNouns(first.slice(0, -1), second)))
      return true;
  }
  return false;
}

/** The edit distance of two words: letters to insert, delete or replace. */
export function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let at = 0; at < b.length; at++)
      next.push(
        Math.min((row[at] ?? 0) + (b[at] === letter ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The letters with each run of thin ones, which blur into one another, as one character. */
function shapeOf(key: string): string {
  return key.replaceAll('rn', 'm').replace(/[litfrj]+/g, '|');
}

/** Whether two shapes differ by at most one letter. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < LONG - 2) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  // Words that differ in their last letter are inflections, each as likely as the other.
  return endA < a.length && endB < b.length && endA - from <= 1 && endB - from <= 1;
}

export function inCaseOf(read: string, term: string): string {
  if (read === read.toUpperCase()) return term.toUpperCase();
  const [first = '', rest = ''] = [term.slice(0, 1), term.slice(1)];
  return read.slice(0, 1) === read.slice(0, 1).toUpperCase()
    ? `${first.toUpperCase()}${rest}`
    : term.toLowerCase();
}
