import type { Word } from '../read/page.ts';
import { namesLimit } from '../vocabulary/label.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { BALANCES } from '../vocabulary/tables.ts';

/** Type this many times larger than the usual size is large. */
const LARGE = 1.25;

/** The strength of words that exactly name the balance. */
export const EXACT_WORDS = 2;

/**
 * How clearly a balance is labelled, from 0: by exact words, bold, large type. An available balance is no clear label of the booked one.
 * `usualSize` is the most frequent type size, in points.
 */
export function strengthOf(label: string, words: readonly Word[], usualSize: number): number {
  if (namesLimit(label)) return 0;
  const isExact = exactPhrase(BALANCES, label.replace(/[\d/.:-]+/g, ' ')) !== null;
  const isBold = words.some((word) => word.isBold);
  const isLarge = words.some(({ fontSize }) => fontSize >= usualSize * LARGE);
  // The amount due now may be less than the debt.
  const exact = says('toBePaid', label) ? EXACT_WORDS - 1 : EXACT_WORDS;
  return (isExact ? exact : 0) + (isBold ? 1 : 0) + (isLarge ? 2 : 0);
}

/** The most frequent type size, in points. */
export function usualSize(words: Iterable<Word>): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (const { fontSize } of words) {
    const size = Math.round(fontSize);
    const count = (counts.get(size) ?? 0) + 1;
    counts.set(size, count);
    if (count > (counts.get(most) ?? 0)) most = size;
  }
  return most;
}
