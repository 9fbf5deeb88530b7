import { linesOf } from '../lines/line.ts';
import type { Page, Word } from '../read/page.ts';

/** An alternative for a misprinted word: another number, alone or joined with the word before it. */
export type Misprint = { readonly taken: string; readonly joined: Word | null };

/** The first part of a split number, and its continuation. */
const TORN_FROM = /^[-+(]?\D?\d{1,3}([.,']\d{3})*[.,']?$/;
const TORN_TO = /^(\d{0,3}[.,'])*\d{1,3}[.,]\d{2,3}\D{0,4}$/;
/** Largest gap between the parts of a number, in text heights. */
const APART = 0.5;
/** The same in recognized words, whose boxes are less exact. */
const APART_IN_PIXELS = 1;

/** The alternatives of each word of a page: those of the OCR, and in a file's own text those that a misprint leaves open. */
export function misprintsOn(page: Page): ReadonlyMap<Word, readonly Misprint[]> {
  const found = new Map<Word, readonly Misprint[]>();
  for (const { words } of linesOf(page))
    words.forEach((word, index) => {
      const own = [...recognised(word), ...torn(words[index - 1], word)];
      if (own.length > 0) found.set(word, own);
    });
  return found;
}

function recognised({ alternatives = [] }: Word): Misprint[] {
  return alternatives.map((taken) => ({ taken, joined: null }));
}

function torn(before: Word | undefined, word: Word): Misprint[] {
  if (before === undefined) return [];
  const isRecognised = before.confidence < 1 || word.confidence < 1;
  const most = (word.bottom - word.top) * (isRecognised ? APART_IN_PIXELS : APART);
  const isNear = word.left - before.right < most;
  if (!isNear || !TORN_FROM.test(before.text) || !TORN_TO.test(word.text)) return [];
  return [{ taken: `${before.text}${word.text}`, joined: before }];
}
