import type { Word } from '../../read/page.ts';

/** Amounts of a column with a minus behind them, which two dots behind another may be, and how closely in points their right edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;
/** How sure an amount is whose minus broke: it is looked at again where sums fail. */
const CERTAINTY = 0.5;

const SIGNED = /\d[.,]\d{2}-$/;
const DOTTED = /^(\d[\d.,]*[.,]\d{2})[.,]{2}$/;

/** The words with the minus behind amounts that broke in two given back: "79,65.." that ends where "390,86-" does. */
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
