import { CELL_GAP_EM } from '../lines/chunk.ts';
import { wordBefore } from '../lines/word-before.ts';
import type { BodyLine } from './body-line.ts';
import type { Token } from './token.ts';

/** Whether a token is separate from its neighbours on its line, as a cell is. */
export function isCell({ line }: BodyLine, { from, to, left, right }: Token): boolean {
  const before = wordBefore(line.words, from);
  const behind = line.words[to];
  const gap = (line.bottom - line.top) * CELL_GAP_EM;
  return (
    (before === undefined || left - before.right > gap) && (behind === undefined || behind.left - right > gap)
  );
}
