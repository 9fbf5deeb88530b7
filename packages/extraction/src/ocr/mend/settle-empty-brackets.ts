import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';

/** How many signs in brackets must be above or below empty ones, and how closely in points their edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;
/** Confidence of a sign of which only the brackets were detected: it is checked again if totals fail. */
const CERTAINTY = 0.3;

/**
 * Restores the minus in empty brackets after an amount, in a column of "(+)" and "(-)": nobody prints them empty, and a scan loses a thin
 * stroke, not a cross.
 */
export function settleEmptyBrackets(words: readonly Word[]): Word[] {
  const signs = words.filter(({ text }) => /^\([-+]\)$/.test(text));
  if (signs.length < NEIGHBOURS) return [...words];
  return words.map((word) => {
    if (word.text !== '()') return word;
    const column = signs.filter(
      ({ left, right }) => Math.abs(left - word.left) < SAME_EDGE && Math.abs(right - word.right) < SAME_EDGE,
    );
    const isBehindAmount = words.some((other) => /\d[.,]\d{2}$/.test(other.text) && isAdjacent(other, word));
    if (column.length < NEIGHBOURS || !isBehindAmount || !column.some(({ text }) => text === '(-)'))
      return word;
    return { ...word, text: '(-)', confidence: Math.min(CERTAINTY, word.confidence) };
  });
}
