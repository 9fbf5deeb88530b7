import type { ReadWord } from './cut-words.ts';

/** Share of the smaller box under the other from which two words are the same ink. */
const SAME_INK = 0.5;

/**
 * The words without those read twice: the boxes in which writing was found reach into one another. Of two the larger stays, which was
 * read with more around it.
 */
export function withoutDoubles(words: readonly ReadWord[]): ReadWord[] {
  const bySize = [...words].sort((a, b) => areaOf(b) - areaOf(a));
  const kept: ReadWord[] = [];
  const doubles = new Set<ReadWord>();
  for (const word of bySize) {
    if (kept.some((other) => sharedInk(word, other) > SAME_INK)) doubles.add(word);
    else kept.push(word);
  }
  return words.filter((word) => !doubles.has(word));
}

function sharedInk(word: ReadWord, other: ReadWord): number {
  const width = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const height = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(areaOf(word), areaOf(other));
}

function areaOf({ left, top, right, bottom }: ReadWord): number {
  return (right - left) * (bottom - top);
}
