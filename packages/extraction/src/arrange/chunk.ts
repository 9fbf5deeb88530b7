import type { Word } from '../read/page.ts';
import { type Line, textOf } from './line.ts';

/** Words of a line that stand together as one phrase or cell. */
export type Chunk = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly words: readonly Word[];
};

/** The line's words in chunks parted by gaps wider than `gapEm` times the text's height. */
export function chunksOf(line: Line, gapEm = 0.62): Chunk[] {
  const groups: Word[][] = [];
  for (const word of line.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && standTogether(last, word, gapEm)) group.push(word);
    else groups.push([word]);
  }
  return groups.map(chunkOf);
}

/** Whether the gap between two words that follow one another is less than `gapEm` times the height of the lower one. */
export function standTogether(left: Word, right: Word, gapEm: number): boolean {
  return right.left - left.right < Math.min(left.bottom - left.top, right.bottom - right.top) * gapEm;
}

/** One chunk of `words`, left to right; letters set apart one by one ("B a l a n c e") are joined. */
export function chunkOf(words: readonly Word[]): Chunk {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of words) {
    if (word.left < left) left = word.left;
    if (word.right > right) right = word.right;
  }
  const isLetterSpaced = words.length >= 4 && words.every((word) => word.text.length === 1);
  return {
    text: isLetterSpaced ? words.map((word) => word.text).join('') : textOf(words),
    left,
    right,
    words,
  };
}
