import type { Word } from '../../read/page.ts';

/** Joins the parts of a split word, left to right, into one word that reads `text`, with the lowest confidence of its parts. */
export function joinWords(parts: readonly Word[], text: string): Word {
  const [first, last] = [parts[0], parts[parts.length - 1]];
  if (first === undefined || last === undefined) throw new Error('a word of no parts');
  return {
    ...first,
    text,
    right: last.right,
    top: Math.min(...parts.map((part) => part.top)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
    confidence: Math.min(...parts.map((part) => part.confidence)),
  };
}
