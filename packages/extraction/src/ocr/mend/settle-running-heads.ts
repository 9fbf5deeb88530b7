import { linesOfWords, textOf } from '../../lines/line.ts';
import type { Page, Word } from '../../read/page.ts';
import { isTerm, lettersApart } from './settle-terms.ts';

/** Lines from the top of a page that may be its running header. */
const REACH = 8;
/** How closely in points the edges of such a line agree over several pages. */
const SAME_EDGE = 4;
/** Letters that may be misread, and how many letters the line must have for each. */
const MOST_APART = 3;
const LETTERS_FOR_ONE = 6;

/** Least number of terms in a header row, the share of its longer words that they are, and the share of letters that may be misread. */
const HEADINGS = 3;
const MOSTLY = 0.6;
const MOST_OF_HEADINGS = 0.15;

/** A running header, or a header row anywhere, with the lowest confidence of its words. */
type Head = {
  readonly page: Page;
  readonly words: readonly Word[];
  readonly text: string;
  readonly certainty: number;
  readonly isHeadings: boolean;
};

/**
 * Corrects the line at the top of each page by the page where it was read with the highest confidence: "AcountNumber: 12345678" becomes
 * "Account Number: 12345678", so it is not read as part of the rows. A header row is corrected likewise, wherever it appears:
 * "A o Ot Added" becomes "Amount Added". Digits are never corrected this way: a line with other digits is another line.
 */
export function settleRunningHeads(pages: readonly Page[]): Page[] {
  if (pages.length < 2) return [...pages];
  const heads = pages.map(headsOf);
  return pages.map((page, at) => {
    const others = heads.flatMap((own, index) => (index === at ? [] : own));
    const corrections = new Map<Word, readonly Word[]>();
    for (const head of heads[at] ?? []) {
      const meant = meantBy(head, others);
      if (meant === null) continue;
      for (const [index, word] of head.words.entries())
        corrections.set(word, index === 0 ? inPlaceOf(head, meant) : []);
    }
    return corrections.size === 0
      ? page
      : { ...page, words: page.words.flatMap((word) => corrections.get(word) ?? [word]) };
  });
}

function headsOf(page: Page): Head[] {
  const own = new Set(page.words);
  return linesOfWords(page.number, page.words).flatMap(({ words }, at) => {
    const isHeadings = areHeadings(words);
    if ((at >= REACH && !isHeadings) || !words.every((word) => own.has(word))) return [];
    return [
      {
        page,
        words,
        text: textOf(words),
        certainty: Math.min(...words.map(({ confidence }) => confidence ?? 1)),
        isHeadings,
      },
    ];
  });
}

function areHeadings(words: readonly Word[]): boolean {
  if (words.length < HEADINGS || words.some(({ text }) => /\d/.test(text))) return false;
  const long = words.filter(({ text }) => text.length > 2);
  const terms = long.filter(({ text }) => isTerm(text)).length;
  return terms >= HEADINGS && terms >= long.length * MOSTLY;
}

/** The same line of another page with a higher confidence; null if there is none, or it reads the same. */
function meantBy(head: Head, others: readonly Head[]): Head | null {
  const same = others.filter((other) => isSameLine(head, other));
  if (same.length === 0 || same.some(({ text }) => text === head.text)) return null;
  const surest = same.reduce((best, other) => (other.certainty > best.certainty ? other : best));
  return surest.certainty > head.certainty ? surest : null;
}

function isSameLine(a: Head, b: Head): boolean {
  const [first, last] = [a.words[0], a.words.at(-1)];
  const [otherFirst, otherLast] = [b.words[0], b.words.at(-1)];
  if (first === undefined || last === undefined || otherFirst === undefined || otherLast === undefined)
    return false;
  const areBoth = a.isHeadings && b.isHeadings;
  if (!isNear(first.left, otherFirst.left) || !(areBoth || isNear(first.top, otherFirst.top))) return false;
  if (!isNear(last.right, otherLast.right) || figuresOf(a) !== figuresOf(b)) return false;
  const [letters, otherLetters] = [lettersOf(a), lettersOf(b)];
  const most = areBoth
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
    confidence: Math.min(certainty, word.confidence ?? 1),
  }));
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_EDGE;
}

function figuresOf({ text }: Head): string {
  return text.replace(/\D/g, '');
}

function lettersOf({ text }: Head): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
