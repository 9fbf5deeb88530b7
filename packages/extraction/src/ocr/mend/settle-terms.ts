import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import { tradeWords } from '../../vocabulary/trade-words.ts';
import { READING_TEXTS } from '../networks/reading-layer.ts';

/** A word read with more certainty is what it says. */
const DOUBTED = 0.9;
/** Letters of each of two words that were read as one, at least. */
const LEAST_LETTERS = 5;
/** Letters that differ in all at most, thin ones too: "TALLERES" is not "TARJETA". */
const MOST_APART = 3;
/** Letters from which one that is wrong, thin ones aside, leaves a word tellable. */
const LONG = 8;

/**
 * The words with those that are one of the trade but for letters a coarse scan makes one another of: "Lastschrilt" over a column is
 * "Lastschrift". Nothing else is touched: neither words read with certainty, but for letters the network does not know ("Kjpsdato" is
 * "Kjøpsdato", "Kontobevagelser" is "Kontobevægelser"), nor such as are a word of the trade as they stand.
 */
export function settleTerms(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const text =
      WITH_NOUGHT[word.text] ??
      termWithFigure(word.text) ??
      termWithBracket(word.text) ??
      termFor(word.text, word.confidence < DOUBTED);
    return partedTerms({ ...word, text });
  });
}

/** Small words between two days, and before one, read with a nought. */
const WITH_NOUGHT: Readonly<Record<string, string>> = { T0: 'TO', t0: 'to', '0F': 'OF', '0f': 'of' };

/** Letters by the figures they are read as within a word: an o with an accent is a six. */
const FIGURES: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's', '6': 'o', '8': 'b' };

/** "Szczeg6ly": the word of the trade this is but for a figure among its letters; null where it is none. */
function termWithFigure(text: string): string | null {
  const letters = /^\p{L}{2,}\d\p{L}+$/u.test(text)
    ? text.replace(/\d/, (figure) => FIGURES[figure] ?? figure)
    : '';
  const term = letters === '' ? undefined : TERMS.get(normalise(letters));
  return term === undefined ? null : inCaseOf(letters, term);
}

/** "('hecks", "(ard": the word of the trade this is but for a capital C that was read for a bracket; null where it is none. */
function termWithBracket(text: string): string | null {
  const letters = text.replace(/^\(['’]?(?=\p{Ll}{3,}$)/u, 'C');
  return letters !== text && isTerm(letters) ? letters : null;
}

/** "TOTALINTEREST" and "ANDWITHDRAWALS" as two words, each with its share of the width: both are of the trade, or the first joins such, and what they make together is not. */
function partedTerms(word: Word): Word[] {
  const [, letters, mark = ''] = /^([\p{L}]{10,})([:.]?)$/u.exec(word.text) ?? [];
  if (letters === undefined || TERMS.has(normalise(letters))) return [word];
  const isTerm = (part: string) => part.length >= LEAST_LETTERS && TERMS.has(normalise(part));
  const places = [...Array(letters.length).keys()].filter(
    (at) =>
      (isTerm(letters.slice(0, at)) || says('joining', letters.slice(0, at))) && isTerm(letters.slice(at)),
  );
  const [at] = places;
  if (at === undefined || places.length > 1) return [word];
  const step = (word.right - word.left) / word.text.length;
  return [
    { ...word, text: letters.slice(0, at), right: word.left + (at - 0.25) * step },
    { ...word, text: letters.slice(at) + mark, left: word.left + (at + 0.25) * step },
  ];
}

/** The word of the trade a text is but for letters that were misread, those the network knows only where it `isDoubted`; else the text. */
export function termFor(text: string, isDoubted: boolean): string {
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

/** Letters the network is sure to read as they are, or as the letter under their mark: not ø, ł or ß, which it often takes for others. */
const isRead = (letter: string) =>
  READING_TEXTS.includes(letter) && /^[\x20-\x7f]/.test(letter.normalize('NFD'));
/** What the network reads for a letter it does not know where not nothing, nor the letter without its marks; and what else it may read. */
const LIKENESSES: readonly Readonly<Record<string, string>>[] = [
  { æ: 'a', œ: 'o', ß: 'b', ł: 't' },
  { æ: 'e', œ: 'e', ø: 'e' },
  { ø: 'a' },
];
/** The words of the trade as they are read with letters the network does not know. */
const UNKNOWN: ReadonlyMap<string, string> = new Map(
  [...TERMS.values()].flatMap((term) =>
    [
      (): string => '',
      ...LIKENESSES.map(
        (likeness) =>
          (letter: string): string =>
            likeness[letter] ?? letter,
      ),
    ].flatMap((readAs) => {
      const letters = [...term.toLowerCase()].map((letter) => (isRead(letter) ? letter : readAs(letter)));
      const key = normalise(letters.join(''));
      return TERMS.has(key) ? [] : [[key, term] as const];
    }),
  ),
);

/** The word of the trade this is but for letters the network does not know; null where it is none. */
function termOfUnknown(letters: string): string | null {
  return UNKNOWN.get(normalise(letters)) ?? null;
}

/** Letters from which a word is shown though it was read with certainty. */
const TELLABLE = 5;

/** Words of the trade by how they look where an r and an n melt into an m, and an i is an l. */
const MELTED: ReadonlyMap<string, readonly string[]> = Map.groupBy(TERMS.keys(), melted);

function melted(key: string): string {
  return key.replaceAll('rn', 'm').replaceAll('i', 'l');
}

/** The one word of the trade this is but for an r and an n read as an m, or an i as an l, which is done with certainty: "giomo" is "giorno", "detalls" is "details"; null where there is none, or several. */
function termOfMelted(letters: string): string | null {
  const key = normalise(letters);
  if (key.length < TELLABLE || TERMS.has(key)) return null;
  const [term, ...others] = MELTED.get(melted(key)) ?? [];
  return term === undefined || others.length > 0 ? null : (TERMS.get(term) ?? null);
}

/** The one word of the trade that looks like this; null where there is none, several, or it is one itself. */
function termLike(letters: string): string | null {
  const key = normalise(letters.replace(/[|!]/g, 'l'));
  if (TERMS.has(key)) return null;
  const shape = shapeOf(key);
  const same = SHAPES.filter((other) => other.shape === shape);
  const alike =
    same.length > 0 || key.length < LONG ? same : SHAPES.filter((other) => isNear(other.shape, shape));
  const near = alike.filter((other) => lettersApart(other.key, key) <= MOST_APART);
  const [first] = near;
  return first !== undefined && near.length === 1 ? first.term : null;
}

/** Whether a word is one of the trade as it stands. */
export function isTerm(text: string): boolean {
  return TERMS.has(normalise(text));
}

/** How many letters of one word must be put in, left out or changed for the other. */
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

/** The letters with runs of thin ones, which blur into one another, as one sign. */
function shapeOf(key: string): string {
  return key.replaceAll('rn', 'm').replace(/[litfrj]+/g, '|');
}

/** Whether one letter more, fewer or other makes one shape the other. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < LONG - 2) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  // Words that differ in their last letter are forms of one another, each as right as the other.
  return endA < a.length && endB < b.length && endA - from <= 1 && endB - from <= 1;
}

function inCaseOf(read: string, term: string): string {
  if (read === read.toUpperCase()) return term.toUpperCase();
  const [first = '', rest = ''] = [term.slice(0, 1), term.slice(1)];
  return read.slice(0, 1) === read.slice(0, 1).toUpperCase()
    ? `${first.toUpperCase()}${rest}`
    : term.toLowerCase();
}
