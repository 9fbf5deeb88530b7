import type { Word } from '../../read/page.ts';
import { isAdjacent } from './is-adjacent.ts';

/** Signs in brackets that must stand over or under empty ones, and how closely in points their edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;
/** How sure a sign is of which only the brackets were seen: it is looked at again where sums fail. */
const CERTAINTY = 0.3;

/**
 * The words with brackets behind an amount that lost what they hold, in a column of "(+)" and "(-)": nobody prints them empty, and it is
 * the thin stroke that a scan loses, not the cross.
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
