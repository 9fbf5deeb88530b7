import type { Word } from '../../read/page.ts';

/** Amounts of a column with a minus behind them that tell how wide one is, and how closely in points their right edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;
/** Share of a figure's width by which an amount may be narrower than others of as many figures with their minus: a minus is wider. */
const SLACK = 0.4;
/** How sure an amount is whose minus was shown by its width: it is looked at again where sums fail. */
const CERTAINTY = 0.5;

const SIGNED = /^\d[\d.,]*[.,]\d{2}-$/;
const BARE = /^\d[\d.,]*[.,]\d{2}$/;

/**
 * The words with amounts given back the minus behind them that ran into their last figure, where print is small and soft: "149,16" that
 * is as wide as "390,86-" over it and ends where that does.
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
