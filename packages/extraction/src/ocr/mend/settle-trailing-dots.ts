import type { Word } from '../../read/page.ts';

/** How many amounts of a column must have a trailing minus before two dots count as one, and how closely in points their right edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;
/** Confidence of an amount whose minus broke: it is checked again if totals fail. */
const CERTAINTY = 0.5;

const SIGNED = /\d[.,]\d{2}-$/;
const DOTTED = /^(\d[\d.,]*[.,]\d{2})[.,]{2}$/;

/** Restores a trailing minus that broke in two: "79,65.." with the right edge of "390,86-". */
export function settleTrailingDots(words: readonly Word[]): Word[] {
  const signed = words.filter(({ text }) => SIGNED.test(text));
  return words.map((word) => {
    const [, figures] = DOTTED.exec(word.text) ?? [];
    const column = signed.filter(({ right }) => Math.abs(right - word.right) < SAME_EDGE);
    if (figures === undefined || column.length < NEIGHBOURS) return word;
    const alternatives = [figures, ...(word.alternatives ?? [])];
    return { ...word, text: `${figures}-`, confidence: Math.min(CERTAINTY, word.confidence), alternatives };
  });
}
