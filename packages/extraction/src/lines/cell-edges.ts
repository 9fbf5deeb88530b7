import { CELL_GAP_EM } from './chunk.ts';
import type { Line } from './line.ts';

/** Whether a word of a line is the first of its cell: nothing stands close before it. */
export function beginsCell({ words }: Line, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    before === undefined ||
    word === undefined ||
    word.left - before.right > (word.bottom - word.top) * CELL_GAP_EM
  );
}

/** Whether a word of a line is the last of its cell: nothing stands close behind it. */
export function endsCell({ words }: Line, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined) return word !== undefined;
  return next.left - word.right > (word.bottom - word.top) * CELL_GAP_EM;
}
