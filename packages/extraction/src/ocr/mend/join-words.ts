import type { Word } from '../../read/page.ts';

/** The parts of a word that was cut, from left to right, as the one word that says `text`: no surer than its least sure part. */
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
