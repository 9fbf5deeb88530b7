import type { ReadWord } from './cut-words.ts';

/** Least shared part of the smaller box for two words to be the same ink. */
const SAME_INK = 0.5;

/**
 * Drops words that were read twice because detection boxes overlap. The larger one stays, which was read with more context.
 */
export function withoutDoubles(words: readonly ReadWord[]): ReadWord[] {
  const kept = new Set<ReadWord>();
  for (const word of words.toSorted((a, b) => areaOf(b) - areaOf(a)))
    if (![...kept].some((other) => sharedInk(word, other) > SAME_INK)) kept.add(word);
  return words.filter((word) => kept.has(word));
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
