import type { Word } from '../read/page.ts';
import { MONTHS, monthKey } from '../words/index.ts';
import { isRightBefore } from './right-before.ts';

/** The words without the speck behind a day that stands behind its month: "Feb 1." is written by none, and "1. Feb" the other way round. */
export function withoutStops(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const [, day] = /^(0?[1-9]|[12]\d|3[01])\.$/.exec(word.text) ?? [];
    const isBehindMonth = () =>
      words.some((other) => MONTHS.has(monthKey(other.text)) && isRightBefore(other, word));
    return day !== undefined && isBehindMonth() ? { ...word, text: day } : word;
  });
}
