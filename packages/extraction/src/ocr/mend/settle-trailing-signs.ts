import type { Word } from '../../read/page.ts';

/** How many amounts of a column with a trailing minus show its width, and how closely in points their right edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;
/** Tolerance for the width of an amount with a minus, as a share of the digit width: a minus is wider. */
const SLACK = 0.4;
/** Confidence of an amount whose minus came from its width: it is checked again if totals fail. */
const CERTAINTY = 0.5;

const SIGNED = /^\d[\d.,]*[.,]\d{2}-$/;
const BARE = /^\d[\d.,]*[.,]\d{2}$/;

/**
 * Restores a trailing minus that merged with the last digit in small soft print: "149,16" as wide as the "390,86-" above it, with the same
 * right edge.
 */
export function settleTrailingSigns(words: readonly Word[]): Word[] {
  const signed = words.filter(({ text }) => SIGNED.test(text));
  if (signed.length < NEIGHBOURS) return [...words];
  return words.map((word) => {
    if (!BARE.test(word.text)) return word;
    const alike = signed.filter(
      ({ text, right }) => text.length === word.text.length + 1 && Math.abs(right - word.right) < SAME_EDGE,
    );
    if (alike.length < NEIGHBOURS) return word;
    const usual = alike.map(widthOf).sort((a, b) => a - b)[alike.length >> 1] ?? 0;
    if (widthOf(word) < usual - (usual / word.text.length) * SLACK) return word;
    const alternatives = [word.text, ...(word.alternatives ?? [])];
    return {
      ...word,
      text: `${word.text}-`,
      confidence: Math.min(CERTAINTY, word.confidence),
      alternatives,
    };
  });
}

function widthOf({ left, right }: Word): number {
  return right - left;
}
