import type { Word } from '../../read/page.ts';

/** Whether a word precedes another on its line with no more than a space between them. */
export function isAdjacent(before: Word, word: Word): boolean {
  const gap = word.left - before.right;
  const rise = Math.abs(before.top + before.bottom - word.top - word.bottom) / 2;
  const height = word.bottom - word.top;
  return gap > -height / 2 && gap < height && rise < height / 2;
}
