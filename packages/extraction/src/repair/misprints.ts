import { linesOf } from '../lines/line.ts';
import type { Page, Word } from '../read/page.ts';

/** What a printed word may say where something was misprinted: another figure, by itself or with the word before it. */
export type Misprint = { readonly taken: string; readonly joined: Word | null };

/** What a figure torn apart begins with, and continues with. */
const TORN_FROM = /^[-+(]?\D?\d{1,3}([.,']\d{3})*[.,']?$/;
const TORN_TO = /^(\d{0,3}[.,'])*\d{1,3}[.,]\d{2,3}\D{0,4}$/;
/** How far apart, in heights of the print, the parts of a figure stand at most. */
const APART = 0.5;

/** What each word of a page may say otherwise: what the recogniser names, and on text of the file what a misprint leaves open. */
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
  if (before === undefined || before.confidence < 1 || word.confidence < 1) return [];
  const isNear = word.left - before.right < (word.bottom - word.top) * APART;
  if (!isNear || !TORN_FROM.test(before.text) || !TORN_TO.test(word.text)) return [];
  return [{ taken: `${before.text}${word.text}`, joined: before }];
}
