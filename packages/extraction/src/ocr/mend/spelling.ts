import { chunksOf } from '../../lines/chunk.ts';
import { linesOfWords } from '../../lines/line.ts';
import type { Page, Word } from '../../read/page.ts';
import { perObject } from '../../values/per-object.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { exactPhrase } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import {
  ACCOUNT_LABELS,
  BALANCES,
  CARD_PHRASES,
  CARD_TITLES,
  HEADINGS,
  isMonthName,
  SECTIONS,
  TOTALS,
} from '../../vocabulary/tables.ts';
import { joinsAsNouns, languagesOf, tradeWords } from '../../vocabulary/trade-words.ts';
import { READING_TEXTS } from '../networks/reading-layer.ts';
import { inCaseOf, lettersApart } from './letters.ts';
import { type Misreading, type Place, readAsOne, respelt } from './reading.ts';

/** How words of the trade are misread. What shows it is that only one of its words, or one of its phrases, is so near, in a language of the document. */
export const SPELLINGS: readonly Misreading[] = [
  { name: 'letters with spaces between them', cost: 0, printed: ofSpacedLetters },
  { name: 'a zero for an o', cost: 0, printed: ofZeros },
  { name: 'a letter the network does not know', cost: 0, printed: term(termOfUnknown) },
  { name: 'a letter for two that merge', cost: 1, printed: term(termOfMelted) },
  {
    name: 'similar letters',
    cost: 2,
    printed: term((letters, isDoubted) => (isDoubted ? termsLike(letters) : [])),
  },
  { name: 'a short header', cost: 2, printed: ofHeader },
  { name: 'a phrase', cost: 3, printed: ofPhrase },
  { name: 'two words as one', cost: 4, printed: inTwo },
];

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

const TERMS: ReadonlyMap<string, string> = tradeWords();

/** Whether a word is a term as read, or two in one word. */
function isTerm(text: string): boolean {
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

/** "SALD0" for "SALDO", "t0" for "to": among letters alone a zero is an o, if that makes a term or a small word next to a day. */
function ofZeros(word: Word, { document }: Place): ReturnType<Misreading['printed']> {
  const [, letters = '', behind = ''] = /^((?=.*0)[\p{L}0]{2,})([^\p{L}\d]*)$/u.exec(word.text) ?? [];
  const meant = letters.replaceAll('0', /\p{Ll}/u.test(letters) ? 'o' : 'O');
  const isTermOfIts = TERMS.has(normalise(meant)) && isOfItsLanguages(meant, document);
  return respelt(word, /^(?:to|of)$/i.test(meant) || isTermOfIts ? `${meant}${behind}` : null);
}

/** A word whose letters are those of the only term in a language of the document, apart from what `find` knows to be misread. */
function term(find: (letters: string, isDoubted: boolean) => readonly string[]): Misreading['printed'] {
  return (word, { page, document }) => {
    const [, before = '', letters = '', behind = ''] =
      /^(\P{L}*)([\p{L}|!]{5,})([^\p{L}\d]*)$/u.exec(word.text) ?? [];
    const isDoubted = word.confidence < DOUBTED || headersOn(page).has(word);
    const found = letters === '' ? [] : find(letters, isDoubted);
    const [meant, ...others] = found.filter((one) => isOfItsLanguages(one, document));
    if (meant === undefined || others.length > 0) return null;
    return respelt(word, `${before}${inCaseOf(letters, meant)}${behind}`);
  };
}

/** Least number of terms in a header row, and the share of its longer words that they are. */
const LEAST_HEADINGS = 3;
const MOSTLY = 0.5;

/** The words of the header rows of a page, whose other words are headers too, however sure the network is of their letters. */
export const headersOn = perObject(
  (page: Page): ReadonlySet<Word> =>
    new Set(linesOfWords(page.number, page.words).flatMap(({ words }) => (areHeaders(words) ? words : []))),
);

function areHeaders(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length > 2);
  const terms = long.filter(isHeader).length;
  return (
    terms >= LEAST_HEADINGS && terms >= long.length * MOSTLY && !words.some(({ text }) => /\d/.test(text))
  );
}

/** "Oate" where another header of the page is "Date", and no other differs by one letter; "Pald" before "in", where only "Paid in" is a header. */
function ofHeader(word: Word, { page, after }: Place) {
  const headers = headersOn(page);
  if (!headers.has(word) || !/^\p{L}{4,}$/u.test(word.text) || isHeader(word)) return null;
  const near = [...headers].filter((other) => isHeader(other) && lettersApart(other.text, word.text) === 1);
  const [behind] = after(word);
  const texts = [...near.map(({ text }) => text), ...(behind === undefined ? [] : beginning(word, behind))];
  const [meant, ...others] = new Set(texts.map((text) => inCaseOf(word.text, text)));
  return meant === undefined || others.length > 0 ? null : respelt(word, meant);
}

/** What a word a letter away may be, if it and the next one are a header of two words. */
function beginning({ text }: Word, behind: Word): string[] {
  const last = normalise(behind.text);
  return HEADERS_OF_TWO.flatMap(([first = '', second]) =>
    second === last && lettersApart(first, normalise(text)) === 1 ? [first] : [],
  );
}

const HEADERS_OF_TWO = [...HEADINGS.spaced.keys()]
  .map((phrase) => phrase.split(' '))
  .filter(({ length }) => length === 2);

function isHeader({ text }: Word): boolean {
  return isTerm(text) || exactPhrase(HEADINGS, text) !== null;
}

/** Share of the terms of a document's main language that another of its languages has. */
const OFTEN = 0.5;

/** The languages of a document's terms. */
const languagesIn = perObject(({ pages }: Place['document']): ReadonlySet<number> => {
  const counts = new Map<number, number>();
  for (const { text } of pages.flatMap(({ words }) => words))
    for (const language of languagesOf(normalise(text)))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].flatMap(([language, count]) => (count >= most * OFTEN ? [language] : [])));
});

/** Whether a term may be in the languages of a document: "Dolar" is no "Dólar" where all else is English. */
function isOfItsLanguages(term: string, document: Place['document']): boolean {
  const [own, its] = [languagesOf(normalise(term)), languagesIn(document)];
  return own.length === 0 || its.size === 0 || own.some((language) => its.has(language));
}

/** Letters that the network reads reliably, as they are or without their accent. Not ø, ł or ß, which it often confuses. */
const READ: ReadonlySet<string> = new Set(
  READING_TEXTS.filter((letter) => /^[\x20-\x7f]/.test(letter.normalize('NFD'))),
);
/** What the network reads for a letter it does not know, other than nothing or the letter without its accent. */
const LIKENESSES: readonly Readonly<Record<string, string>>[] = [
  { æ: 'a', ð: 'o', œ: 'o', ß: 'b', ł: 't' },
  { æ: 'e', œ: 'e', ø: 'e' },
  { ø: 'a' },
];
/** Terms as they are read when they have letters the network does not know. */
const UNKNOWN: ReadonlyMap<string, string> = new Map(
  [...TERMS.values()].filter(hasUnknown).flatMap((term) =>
    [null, ...LIKENESSES].flatMap((likeness) => {
      const readAs = (letter: string) => (likeness === null ? '' : (likeness[letter] ?? letter));
      const letters = [...term.toLowerCase()].map((letter) => (READ.has(letter) ? letter : readAs(letter)));
      const key = normalise(letters.join(''));
      return TERMS.has(key) ? [] : [[key, term] as const];
    }),
  ),
);

function hasUnknown(term: string): boolean {
  return [...term.toLowerCase()].some((letter) => !READ.has(letter));
}

/** "Kjpsdato" and "Bogferingsdato" for "Kjøpsdato" and "Bogføringsdato". */
function termOfUnknown(letters: string): readonly string[] {
  const meant = UNKNOWN.get(normalise(letters));
  return meant === undefined ? [] : [meant];
}

/** Terms by how they look when r and n merge into an m, i looks like an l, and two equal letters are read once. */
const MELTED: ReadonlyMap<string, readonly string[]> = Map.groupBy(TERMS.keys(), melted);

function melted(key: string): string {
  return key.replaceAll('rn', 'm').replaceAll('i', 'l').replace(/(.)\1/g, '$1');
}

/** "giomo" for "giorno", "detalls" for "details" and "forige" for "forrige", which the network reads with high confidence. */
function termOfMelted(letters: string): readonly string[] {
  const key = normalise(letters);
  if (key.length < LEAST_LETTERS || TERMS.has(key)) return [];
  return (MELTED.get(melted(key)) ?? []).flatMap((term) => TERMS.get(term) ?? []);
}

const SHAPES = [...TERMS].map(([key, term]) => ({ key, shape: shapeOf(key), term }));

/** "Lastschrilt" for "Lastschrift": the terms that look like this. */
function termsLike(letters: string): readonly string[] {
  const key = normalise(letters.replace(/[|!]/g, 'l'));
  if (TERMS.has(key) || isJoined(key)) return [];
  const shape = shapeOf(key);
  const same = SHAPES.filter((other) => other.shape === shape);
  const alike =
    same.length > 0 || key.length < LONG ? same : SHAPES.filter((other) => isNear(other.shape, shape));
  const most = key.length < LONG ? MOST_APART_IN_SHORT : MOST_APART;
  return alike.flatMap(({ key: own, term }) => (lettersApart(own, key) <= most ? [term] : []));
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

/** "TOTALINTEREST" and "ANDWITHDRAWALS": two terms, or a joining word and a term, that are not one term, nor the joined nouns of a language. */
function inTwo(word: Word) {
  const [, letters, mark = ''] = /^([\p{L}]{10,})([:.]?)$/u.exec(word.text) ?? [];
  if (letters === undefined || isTerm(letters)) return null;
  const isPart = (part: string) => part.length >= LEAST_LETTERS && TERMS.has(normalise(part));
  const places = [...Array(letters.length).keys()].filter(
    (at) =>
      (isPart(letters.slice(0, at)) || says('joining', letters.slice(0, at))) && isPart(letters.slice(at)),
  );
  const [at] = places;
  if (at === undefined || places.length > 1) return null;
  const step = (word.right - word.left) / word.text.length;
  return {
    of: [word],
    as: [
      { ...word, text: letters.slice(0, at), right: word.left + (at - 0.25) * step },
      { ...word, text: letters.slice(at) + mark, left: word.left + (at + 0.25) * step },
    ],
  };
}

/** Most parts of a letter-spaced word, and how many single-letter tails may be cut off: "Deposi t s,". */
const MOST_PARTS = 8;
const MOST_TAILS = 2;
const LETTERS = /^\p{L}+$/u;
/** A part, the last of which includes the punctuation after the word. */
const PART = /^\p{L}{1,5}$|^\p{L}{1,4}[,.:;]$/u;
/** Consonants alone, with punctuation after them. */
const TAIL = /^[bcdfghjklmnpqrstvwxz]{1,2}[,.:;]?$/;

/**
 * A term that is printed s p a c e d and was split between letters: "SA LDO" is "SALDO". The parts are short, and all in capitals or
 * all except the first in lower case; or one part is a consonant or two alone, "Deposit s,", which is a word in no language.
 */
function ofSpacedLetters(first: Word, place: Place) {
  if (!LETTERS.test(first.text)) return null;
  const run = PART.test(first.text)
    ? longestRun(first, place, [PART, MOST_PARTS, isSpacedTerm])
    : longestRun(first, place, [TAIL, MOST_TAILS + 1, (text) => TERMS.has(normalise(text))]);
  return run === null ? null : readAsOne(run, textOf(run));
}

function longestRun(
  first: Word,
  place: Place,
  [part, most, isWhole]: readonly [RegExp, number, (text: string) => boolean],
): readonly Word[] | null {
  const run = [first];
  let whole: readonly Word[] | null = null;
  while (run.length < most) {
    const last = run.at(-1) ?? first;
    const next = place.after(last).find(({ text, left }) => left > last.left && part.test(text));
    if (next === undefined || !LETTERS.test(last.text)) return whole;
    run.push(next);
    if (isWhole(textOf(run))) whole = [...run];
  }
  return whole;
}

function isSpacedTerm(text: string): boolean {
  const isInCase = /^(?:\p{Lu}+|\p{L}\p{Ll}+)[,.:;]?$/u.test(text);
  return isInCase && (TERMS.has(normalise(text)) || (text.length > LEAST_LETTERS && isMonthName(text)));
}

function textOf(parts: readonly Word[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Letters of a phrase, without spaces, that it must have for one to be misread, and for each further one. */
const LEAST_OF_PHRASE = 9;
const LETTERS_FOR_MORE = 7;
/** Letters at either end of a phrase, one of which is read right if few letters are misread. */
const END = 3;
/** Letters of a word for each that may be misread. */
const LETTERS_OF_WORD = 4;

const TABLES = [BALANCES, TOTALS, CARD_PHRASES, CARD_TITLES, HEADINGS, SECTIONS, ACCOUNT_LABELS];
const KNOWN: ReadonlySet<string> = new Set(TABLES.flatMap(({ spaced }) => [...spaced.keys()]));
const WORDS: ReadonlySet<string> = new Set([...KNOWN].flatMap((phrase) => phrase.split(' ')));

/** Phrases of several words by three letters they begin or end with. */
const BY_END: ReadonlyMap<string, readonly string[]> = byEnd(
  [...KNOWN].filter((phrase) => phrase.includes(' ') && lettersOf(phrase).length >= LEAST_OF_PHRASE),
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

/** The labels of a page, up to their first figure, by their first words. */
const labelsOn = perObject(({ page }: Place): ReadonlyMap<Word, readonly Word[]> => {
  const own = new Set(page.words);
  const labels = linesOfWords(1, page.words)
    .flatMap(chunksOf)
    .map(({ words }) => {
      const figure = words.findIndex(({ text }) => !/\p{L}{2}/u.test(text));
      return figure < 0 ? words : words.slice(0, figure);
    });
  return new Map(
    labels.flatMap((label) => {
      const [first] = label;
      return first !== undefined && label.every((word) => own.has(word)) ? [[first, label]] : [];
    }),
  );
});

/** "Credit imit" is "Credit limit": a phrase of the trade apart from a few letters, and from all others in more. Words that the trade has are not changed. */
function ofPhrase(first: Word, place: Place) {
  const label = labelsOn(place).get(first);
  const phrase = label === undefined ? null : phraseLike(label.map(({ text }) => text).join(' '));
  const as = label === undefined || phrase === null ? null : spelling(label, phrase.split(' '));
  return label === undefined || as === null ? null : { of: label, as };
}

/** The only phrase of the trade that a text resembles most; null if it is none, or one itself. */
function phraseLike(text: string): string | null {
  const key = normalise(text);
  const letters = lettersOf(key);
  const most = Math.min(
    MOST_APART,
    Math.floor((letters.length - LEAST_OF_PHRASE) / LETTERS_FOR_MORE) + 1 + figuresIn(letters),
  );
  if (letters.length < LEAST_OF_PHRASE || KNOWN.has(key) || KNOWN.has(letters)) return null;
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
  if (!label.some(isChanged) || label.some((word, at) => isChanged(word, at) && isOther(word, at)))
    return null;
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
