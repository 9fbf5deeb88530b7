import type { Word } from '../../read/page.ts';
import { joinWords } from './join-words.ts';
import { mendFigures } from './mend-figures.ts';

/** Amounts that must end under or over another, and how closely in points, for its decimals to be shown by the column. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2.5;
/** Widest blank a lost mark leaves, as a share of the height of a word: a figure and the mark are hardly wider. */
const WIDEST_BLANK = 0.75;
/** Highest certainty of a number part of which was not seen: it is looked at again where sums fail. */
const CERTAINTY = 0.5;

const AMOUNT = /^[^\d]{0,3}(\d{1,3}([.,]\d{2,3})*|\d+)[.,]\d{2}([-+)]|\([A-Za-z]{1,2}\))?$/;
const WHOLE = /^([^\d]{0,2}\d[\d.,]*?)[.,]?$/;
const DECIMALS = /^[.,]?(\d{2}(?:[-+)]|\([A-Za-z]{1,2}\))?)$/;
/** "5,068.1" and "0": the second decimal apart, as behind a faded figure. */
const LACKS_DECIMAL = /^[^\d]{0,3}\d[\d.,]*[.,]\d$/;
const LAST_DECIMAL = /^\d[-+)]?$/;
/** A group of thousands and what goes before it, where the mark between them was lost. */
const THOUSANDS = /^(\d{3}[.,]\d{2}[-+)]?)$/;
const BEFORE_THOUSANDS = /^([^\d]{0,2}\d{1,3})[.,]?$/;

/** "-1" and "1,107.80": ones stand so far apart that a number may be cut between them; a sign before the first shows that it begins one. */
const SIGNED_FIGURE = /^[-+]\d$/;
const LACKS_FIGURE = /^\d{1,2}([.,]\d{3})+[.,]\d{2}$/;

/** A number whose thousands are marked by more than a blank. */
const GROUPED = /\d[.,]\d{3}[.,]/;
/** A number whose thousands are not marked, or by a stroke so thin that it was not seen. */
const UNMARKED = /^[^\d]{0,3}\d{4,}[.,]\d{2}[-+)]?$/;

/**
 * The words with amounts made whole that were cut where a coarse scan lost a mark: "60" and "57" close together, in a column of amounts
 * that end where the second does.
 */
export function joinCutAmounts(words: readonly Word[], decimalMark: '.' | ','): Word[] {
  const amounts = words.filter((word) => AMOUNT.test(word.text));
  const groupMark = groupMarkOf(amounts, decimalMark);
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const decimals of words) {
    if (countEndingAt(amounts, decimals.right) < NEIGHBOURS) continue;
    const whole = words.find((word) => isCutBefore(word, decimals) && !taken.has(word));
    const text = whole === undefined ? null : joinedText(whole.text, decimals.text, decimalMark, groupMark);
    if (whole === undefined || text === null) continue;
    taken.add(decimals);
    joined.set(whole, asOne(whole, decimals, mendFigures(text, decimalMark)));
  }
  return words.filter((word) => !taken.has(word)).map((word) => joined.get(word) ?? word);
}

/** What the two parts say together; null where they are not parts of one amount. */
function joinedText(
  before: string,
  behind: string,
  decimalMark: '.' | ',',
  groupMark: string | null,
): string | null {
  const [, cents] = DECIMALS.exec(behind) ?? [];
  const [, figures] = WHOLE.exec(before) ?? [];
  if (cents !== undefined && figures !== undefined) return `${figures}${decimalMark}${cents}`;
  if (LAST_DECIMAL.test(behind) && LACKS_DECIMAL.test(before)) return `${before}${behind}`;
  if (SIGNED_FIGURE.test(before) && LACKS_FIGURE.test(behind)) return `${before}${behind}`;
  const [, thousands] = THOUSANDS.exec(behind) ?? [];
  const [, millions] = BEFORE_THOUSANDS.exec(before) ?? [];
  if (groupMark === null || thousands === undefined || millions === undefined) return null;
  return `${millions}${groupMark}${thousands}`;
}

/** What stands between thousands in the amounts of a page; null where it may be a blank, and nothing was lost. */
function groupMarkOf(amounts: readonly Word[], decimalMark: '.' | ','): string | null {
  if (amounts.some(({ text }) => GROUPED.test(text))) return decimalMark === '.' ? ',' : '.';
  return amounts.some(({ text }) => UNMARKED.test(text)) ? '' : null;
}

function countEndingAt(amounts: readonly Word[], right: number): number {
  return amounts.filter((amount) => Math.abs(amount.right - right) < SAME_EDGE).length;
}

function isCutBefore(word: Word, decimals: Word): boolean {
  const gap = decimals.left - word.right;
  const height = decimals.bottom - decimals.top;
  const rise = Math.abs(word.top + word.bottom - decimals.top - decimals.bottom) / 2;
  return word !== decimals && gap > -1 && gap < height * WIDEST_BLANK && rise < height / 2;
}

function asOne(whole: Word, decimals: Word, text: string): Word {
  const word = joinWords([whole, decimals], text);
  return { ...word, confidence: Math.min(CERTAINTY, word.confidence) };
}
