import type { Page, Word } from '../read/page.ts';
import { holdsRightToLeft } from '../read/right-to-left.ts';
import { lineOf, linesOfWords } from './line.ts';
import { withPlainFigures } from './plain-figures.ts';

/**
 * Puts words in reading order. The pages of a right-to-left document are mirrored, so that text begins at the left, as everywhere else; words
 * of the other direction keep their own order. `boxAsShown` maps boxes back to the page.
 */
export function inReadingOrder(pages: readonly Page[]): readonly Page[] {
  if (!pages.some(({ words }) => words.some(isFromRight))) return pages;
  const share = shareFromRight(pages.flatMap(({ words }) => words));
  const readsFromRight =
    share > BILINGUAL ? true : share < 1 - BILINGUAL ? false : (datesStandRight(pages) ?? share > 0.5);
  return pages.map((page) => (readsFromRight ? fromRight(page) : withStretches(page, isFromRight)));
}

/** Above this share of one direction, the other is only names. */
const BILINGUAL = 0.85;

/** The share of right-to-left words among those that are no numbers. */
function shareFromRight(words: readonly Word[]): number {
  const letters = words.filter(({ text }) => /\p{L}/u.test(text));
  return letters.length === 0 ? 0 : letters.filter(isFromRight).length / letters.length;
}

const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const SUM = /^\D{0,2}\d[\d.,]*[.,]\d{2}\D{0,2}$/;

/** Whether most lines with a date and an amount have the date on the right; null if there are no such lines. */
function datesStandRight(pages: readonly Page[]): boolean | null {
  let [right, left] = [0, 0];
  for (const page of pages) {
    for (const line of linesOfWords(page.number, page.words.map(withPlainFigures))) {
      const day = line.words.find(({ text }) => DAY.test(text));
      const sum = line.words.find(({ text }) => !DAY.test(text) && SUM.test(text));
      if (day === undefined || sum === undefined) continue;
      if (day.left > sum.left) right++;
      else left++;
    }
  }
  return right + left === 0 ? null : right > left;
}

function fromRight(page: Page): Page {
  const { words } = withStretches(page, (word) => /\p{L}/u.test(word.text) && !isFromRight(word));
  return {
    ...page,
    isMirrored: true,
    words: words.map((word) => mirroredWord(word, page.widthPt)),
    rulings: page.rulings.map((ruling) =>
      ruling.isHorizontal
        ? { ...ruling, from: page.widthPt - ruling.to, to: page.widthPt - ruling.from }
        : { ...ruling, at: page.widthPt - ruling.at },
    ),
  };
}

function mirroredWord(word: Word, widthPt: number): Word {
  return { ...word, left: widthPt - word.right, right: widthPt - word.left };
}

/** Reverses each stretch of words of the other direction in place. */
function withStretches(page: Page, isOther: (word: Word) => boolean): Page {
  const turned = new Map(
    linesOfWords(page.number, page.words)
      .flatMap((line) => stretchesOf(line.words, isOther))
      .flatMap((stretch) => {
        const { left, right } = lineOf(page.number, stretch);
        return stretch.map((word) => [word, mirroredWord(word, left + right)] as const);
      }),
  );
  return turned.size === 0 ? page : { ...page, words: page.words.map((word) => turned.get(word) ?? word) };
}

/** Gaps within a stretch are smaller than this share of the word height. */
const STRETCH_GAP = 0.7;

/** Stretches from one word of the other direction to another, with neutral words between them. */
function stretchesOf(words: readonly Word[], isOther: (word: Word) => boolean): Word[][] {
  const stretches: Word[][] = [];
  let stretch: Word[] = [];
  const close = () => {
    // A number belongs to the letters before it: at their right end if those run from left to right.
    while (stretch.every(isFromRightOrFigure) && stretch.length > 0 && !stretch.slice(-1).every(isOther))
      stretch.pop();
    if (stretch.length > 1) stretches.push(stretch);
    stretch = [];
  };
  for (const word of words) {
    const last = stretch[stretch.length - 1];
    if (
      last !== undefined &&
      (word.left - last.right > (word.bottom - word.top) * STRETCH_GAP || !belongs(word))
    )
      close();
    if (isOther(word) || stretch.length > 0) stretch.push(word);
  }
  close();
  return stretches;

  function belongs(word: Word): boolean {
    return isOther(word) || !/\p{L}/u.test(word.text);
  }
}

function isFromRightOrFigure({ text }: Word): boolean {
  return holdsRightToLeft(text) || !/\p{L}/u.test(text);
}

function isFromRight({ text }: Word): boolean {
  return holdsRightToLeft(text);
}
