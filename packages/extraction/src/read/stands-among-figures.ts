import type { Word } from './page.ts';

/** Gap between two words of one cell, in line heights, at most. */
const CELL_GAP = 1;

/**
 * Whether a word is all that was read of a cell in a column of dates or amounts: another word with figures extends over its middle, and
 * no word is next to it on its line. No ruling is drawn through a column, so what looks like one, or like a speck, is a figure
 * that was not recognized.
 */
export function standsAmongFigures(word: Word, words: readonly Word[]): boolean {
  const middle = (word.left + word.right) / 2;
  const isOver = (other: Word) => other.left < middle && middle < other.right && /\d/.test(other.text);
  const others = words.filter((other) => other !== word);
  return others.some(isOver) && !others.some((other) => isNextTo(word, other));
}

function isNextTo(word: Word, other: Word): boolean {
  const height = Math.min(word.bottom - word.top, other.bottom - other.top);
  const rise = Math.abs(word.top + word.bottom - other.top - other.bottom) / 2;
  const gap = Math.max(other.left - word.right, word.left - other.right);
  return rise < height / 2 && gap < height * CELL_GAP;
}
