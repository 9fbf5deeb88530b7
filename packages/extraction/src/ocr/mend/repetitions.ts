import { linesOfWords, textOf } from '../../lines/line.ts';
import type { Page, Word } from '../../read/page.ts';
import { perObject } from '../../values/per-object.ts';
import { lettersApart } from './letters.ts';
import { type Misreading, type Place, readAsOne } from './reading.ts';
import { headersOn } from './spelling.ts';

/** How what repeats in one position is misread; the other pages and parts of the table show it. */
export const REPETITIONS: readonly Misreading[] = [
  { name: 'a line at the top of pages, or a header row', cost: 1, printed: asElsewhere },
  { name: 'a word', cost: 2, printed: asAboveAndBelow },
  { name: 'two words as one, as elsewhere', cost: 2, printed: inTwo },
];

/** How closely in points both edges of a repeated word agree. */
const SAME_EDGE = 3;
/** A word read with a higher confidence is not corrected; shorter ones are too alike. */
const DOUBTED = 0.9;
const LEAST_LETTERS = 5;
/** How many days and months above and below show that four digits are both, if all four digits there may be. */
const LEAST_DAYS = 3;
const DAY = /^(?:0[1-9]|[12]\d|3[01])$/;
const DAY_AND_MONTH =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/;

/** "Irans" where "Trans", and nothing else as near, is above and below. */
function asAboveAndBelow(word: Word, place: Place, cost: number) {
  const { text, right } = word;
  if (word.confidence >= DOUBTED || text.length < LEAST_LETTERS || !isOfLetters(text)) return null;
  const alike = place
    .column(word, 'left', SAME_EDGE)
    .filter(
      (other) =>
        Math.abs(other.right - right) < SAME_EDGE &&
        other.text.length === text.length &&
        isOfLetters(other.text) &&
        lettersApart(other.text, text) <= 1,
    );
  const texts = [...Map.groupBy(alike, (other) => other.text)].filter(([, same]) => same.length >= cost);
  const [printed, ...others] = texts;
  return printed === undefined || printed[0] === text || others.length > 0
    ? null
    : readAsOne([word], printed[0]);
}

/** "SalioTSh" below "Salio TSh", and "0731" as wide as the "07 30" above and below it: the narrow gap between two columns was not detected. */
function inTwo(word: Word, place: Place, cost: number) {
  const { text, right } = word;
  const isDay = DAY_AND_MONTH.test(text);
  if (!isDay && !/^[\p{L}.]{4,}$/u.test(text)) return null;
  const column = place.column(word, 'left', SAME_EDGE);
  if (isDay && column.some((other) => /^\d{4}$/.test(other.text) && !DAY_AND_MONTH.test(other.text)))
    return null;
  const pairs = column.flatMap((first) => {
    const isOther = (part: Word) =>
      isDay
        ? DAY.test(first.text) && DAY.test(part.text) && Math.abs(part.right - right) < SAME_EDGE
        : first.text + part.text === text;
    const second = place.after(first).find(isOther);
    return second === undefined ? [] : [{ first, second }];
  });
  const [model] = pairs;
  if (model === undefined || pairs.length < (isDay ? LEAST_DAYS : cost)) return null;
  const { alternatives: _, ...read } = word;
  const at = model.first.text.length;
  return {
    of: [word],
    as: [
      { ...read, text: text.slice(0, at), right: model.first.right },
      { ...read, text: text.slice(at), left: model.second.left },
    ],
  };
}

function isOfLetters(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

/** Lines from the top of a page that may be its running header. */
const REACH = 8;
/** How closely in points the edges of such a line agree over several pages. */
const SAME_ENDS = 4;
/** Letters that may be misread, and how many letters the line must have for each. */
const MOST_APART = 3;
const LETTERS_FOR_ONE = 6;

/** Share of a header row's letters that may be misread. */
const MOST_OF_HEADINGS = 0.15;

/** A running header, or a header row anywhere, with the lowest confidence of its words. */
type Head = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly certainty: number;
  readonly isHeadings: boolean;
};

/** The heads of a page by their first words. */
const headsOf = perObject((page: Page): ReadonlyMap<Word, Head> => {
  const own = new Set(page.words);
  return new Map(
    linesOfWords(page.number, page.words).flatMap(({ words }, at) => {
      const [first] = words;
      const isHeadings = first !== undefined && headersOn(page).has(first);
      if (first === undefined || (at >= REACH && !isHeadings) || !words.every((word) => own.has(word)))
        return [];
      const certainty = Math.min(...words.map(({ confidence }) => confidence));
      return [[first, { words, text: textOf(words), certainty, isHeadings }] as const];
    }),
  );
});

/**
 * The line at the top of each page as on the page where it was read with the highest confidence: "AcountNumber: 12345678" is
 * "Account Number: 12345678", so it is not read as part of the rows. A header row likewise, wherever it appears:
 * "A o Ot Added" is "Amount Added". A line with other digits is another line.
 */
function asElsewhere(word: Word, { page, document: { pages } }: Place, cost: number) {
  const head = headsOf(page).get(word);
  if (head === undefined) return null;
  const there = pages
    .filter((other) => other !== page)
    .flatMap((other) => [...headsOf(other).values()].filter((its) => isInPlaceOf(head, its)));
  if (there.some(({ text }) => text === head.text)) return null;
  const same = there.filter((its) => isSpeltLike(head, its));
  if (same.length < cost) return null;
  const surest = same.reduce((best, other) => (other.certainty > best.certainty ? other : best));
  return surest.certainty > head.certainty ? { of: head.words, as: inPlaceOf(head, surest) } : null;
}

/** Whether two lines are in one place and have the same digits. */
function isInPlaceOf(a: Head, b: Head): boolean {
  const [first, last] = [a.words[0], a.words.at(-1)];
  const [otherFirst, otherLast] = [b.words[0], b.words.at(-1)];
  if (first === undefined || last === undefined || otherFirst === undefined || otherLast === undefined)
    return false;
  const areBoth = a.isHeadings && b.isHeadings;
  if (!isNear(first.left, otherFirst.left) || !(areBoth || isNear(first.top, otherFirst.top))) return false;
  return isNear(last.right, otherLast.right) && figuresOf(a) === figuresOf(b);
}

function isSpeltLike(a: Head, b: Head): boolean {
  const [letters, otherLetters] = [lettersOf(a), lettersOf(b)];
  const most =
    a.isHeadings && b.isHeadings
      ? letters.length * MOST_OF_HEADINGS
      : Math.min(MOST_APART, Math.floor(letters.length / LETTERS_FOR_ONE));
  return (
    Math.abs(letters.length - otherLetters.length) <= most && lettersApart(letters, otherLetters) <= most
  );
}

/** The words of the other line at the position of this one, with confidence no higher than this line's own. */
function inPlaceOf({ words: [first], certainty }: Head, meant: Head): readonly Word[] {
  const rise = (first?.top ?? 0) - (meant.words[0]?.top ?? 0);
  return meant.words.map((word) => ({
    ...word,
    top: word.top + rise,
    bottom: word.bottom + rise,
    confidence: Math.min(certainty, word.confidence),
  }));
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_ENDS;
}

function figuresOf({ text }: Head): string {
  return text.replace(/\D/g, '');
}

function lettersOf({ text }: Head): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
