import type { Word } from '../read/page.ts';
import { CELL_GAP_EM } from './chunk.ts';

/** Whether a word follows the one before it on its line as closely as words of one text do; false if there is none. */
export function followsClosely(before: Word | undefined, word: Word | undefined): boolean {
  if (before === undefined || word === undefined) return false;
  return word.left - before.right < (before.bottom - before.top) * CELL_GAP_EM;
}
