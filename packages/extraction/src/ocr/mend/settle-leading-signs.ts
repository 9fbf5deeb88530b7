import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';

/** How many amounts of a column with a leading minus show where one begins, and how closely in points their right edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 1.5;
/** Tolerance for the left edge of an amount with a minus, as a share of the digit width: a minus is wider. */
const SLACK = 0.25;
/** Confidence of an amount whose minus came from its width: it is checked again if totals fail. */
const CERTAINTY = 0.5;

const SIGNED = /^-\d[\d.,]*[.,]\d{2}$/;
const BARE = /^[·•]?(\d[\d.,]*[.,]\d{2})$/;

/**
 * Restores a leading minus whose ink was missed: "487,958.28" with the same edges as "-522,103.46" above it, and "·34,145.18" under
 * "-17,052.66". An amount printed without one begins further right.
 */
export function settleLeadingSigns(words: readonly Word[]): Word[] {
  const signed = words.filter(({ text }) => SIGNED.test(text));
  if (signed.length < NEIGHBOURS) return [...words];
  return words.map((word) => {
    const [, figures] = BARE.exec(word.text) ?? [];
    if (figures === undefined || continuesFigures(word, words)) return word;
    const alike = signed.filter(
      ({ text, right }) => text.length === figures.length + 1 && Math.abs(right - word.right) < SAME_EDGE,
    );
    if (alike.length < NEIGHBOURS) return word;
    const usual = alike.map(({ left }) => left).sort((a, b) => a - b)[alike.length >> 1] ?? 0;
    if (word.left > usual + ((word.right - usual) / figures.length) * SLACK) return word;
    const alternatives = [figures, ...(word.alternatives ?? []).filter((text) => text !== figures)];
    return { ...word, text: `-${figures}`, confidence: Math.min(CERTAINTY, word.confidence), alternatives };
  });
}

/** "+112" right before "555,57": the thousands, behind which no minus stands. */
function continuesFigures(word: Word, words: readonly Word[]): boolean {
  return words.some((other) => other !== word && /\d$/.test(other.text) && isAdjacent(other, word));
}
