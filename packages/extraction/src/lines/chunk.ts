import type { Word } from '../read/page.ts';
import { perObject } from '../values/per-object.ts';
import { type Line, textOf } from './line.ts';

/** Words of a line that form one phrase or cell. */
export type Chunk = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly words: readonly Word[];
};

/** The gap between two cells of a line, in heights of its text. */
export const CELL_GAP_EM = 0.62;

/** The chunks of a line, at the gaps between its cells. */
export const chunksOf: (line: Line) => readonly Chunk[] = perObject((line) => chunksAt(line, CELL_GAP_EM));

/** Splits the line's words into chunks at gaps wider than `gapEm` times the text's height. */
export function chunksAt(line: Line, gapEm: number): Chunk[] {
  const groups: Word[][] = [];
  for (const word of line.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && standTogether(last, word, gapEm)) group.push(word);
    else groups.push([word]);
  }
  return groups.map(chunkOf);
}

/** Whether the gap between two consecutive words is less than `gapEm` times the height of the lower one. */
export function standTogether(left: Word, right: Word, gapEm: number): boolean {
  return right.left - left.right < heightOfType(left, right) * gapEm;
}

/** Line height per point of average letter width: for wider letters, capitals above all, the box height is lower. */
const HEIGHT_OF_LETTER = 2.55;

/** The type height of two neighbours, in points: the height of their boxes, or for recognized words, whose boxes may be too high, the width of their letters. */
function heightOfType(left: Word, right: Word): number {
  const height = Math.min(left.bottom - left.top, right.bottom - right.top);
  if (left.confidence === 1 || right.confidence === 1) return height;
  return Math.min(height, Math.max(letterWidth(left), letterWidth(right)) * HEIGHT_OF_LETTER);
}

function letterWidth({ left, right, text }: Word): number {
  return (right - left) / text.length;
}

/** One chunk of `words`, left to right. */
export function chunkOf(words: readonly Word[]): Chunk {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of words) {
    if (word.left < left) left = word.left;
    if (word.right > right) right = word.right;
  }
  return { text: textOf(words), left, right, words };
}
