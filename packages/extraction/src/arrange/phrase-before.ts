import { chunksOf } from './chunk.ts';
import type { BodyLine } from './table.ts';

/** The phrase of a line that ends last before `left`, in points; empty where there is none. */
export function phraseBefore(body: BodyLine, left: number): string {
  const phrases = chunksOf(body.line, 1.2).filter((item) => /[\p{L}%]/u.test(item.text));
  return phrases.findLast((item) => item.right <= left + 1)?.text ?? '';
}
