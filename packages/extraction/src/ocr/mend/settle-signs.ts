import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { INDICATORS } from '../../vocabulary/tables.ts';

/** How many words must be above or below another before it counts as one of them, and how closely in points their left or right edges agree. */
const NEIGHBOURS = 5;
const SAME_EDGE = 1.5;
/** Widest blank between an amount and the word after it, in word heights. */
const WIDEST_BLANK = 2;
/** Confidence of a word that came from its column. */
const CERTAINTY = 0.5;

/**
 * Completes words for money in or out by the others of their column: "Bj" and "j" among "Bij" and "Af" lack letters of the one, and of no
 * other.
 */
export function settleSigns(words: readonly Word[]): Word[] {
  const signs = words.filter(({ text }) => /^\p{L}{2,4}$/u.test(text) && INDICATORS.has(normalise(text)));
  return words.map((word) => {
    if (!/^\p{L}{1,3}$/u.test(word.text) || !words.some((other) => isAmountBefore(other, word))) return word;
    const column = signs.filter(
      (sign) => Math.abs(sign.left - word.left) < SAME_EDGE || Math.abs(sign.right - word.right) < SAME_EDGE,
    );
    const texts = [...new Set(column.map(({ text }) => text))];
    const [whole, other] = texts.filter((text) => isPartOf(word.text, text));
    if (column.length < NEIGHBOURS || texts.includes(word.text) || whole === undefined || other !== undefined)
      return word;
    return { ...word, text: whole, confidence: Math.min(word.confidence, CERTAINTY) };
  });
}

function isAmountBefore(other: Word, word: Word): boolean {
  const gap = word.left - other.right;
  const height = word.bottom - word.top;
  const rise = Math.abs(other.top + other.bottom - word.top - word.bottom) / 2;
  return /\d[.,]\d{2}$/.test(other.text) && gap > -1 && gap < height * WIDEST_BLANK && rise < height / 2;
}

/** Whether the letters of `part` appear in `whole` in order. */
function isPartOf(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at++;
  return at === part.length;
}
