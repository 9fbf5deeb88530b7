import type { Word } from '../../read/page.ts';
import { joinWords } from './join-words.ts';
import { mendFigures } from './mend-figures.ts';

/** How many amounts must end above or below another, and how closely in points, for the column to supply its decimals. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2.5;
/** Widest blank that a lost mark leaves, as a share of the word height: hardly wider than a digit and the mark. */
const WIDEST_BLANK = 0.75;
/** Highest confidence of a number with a missed part: it is checked again if totals fail. */
const CERTAINTY = 0.5;

const AMOUNT = /^[^\d]{0,3}(\d{1,3}([.,]\d{2,3})*|\d+)[.,]\d{2}([-+)]|\([A-Za-z]{1,2}\))?$/;
const WHOLE = /^([^\d]{0,2}\d[\d.,]*?)[.,]?$/;
const DECIMALS = /^[.,]?(\d{2}(?:[-+)]|\([A-Za-z]{1,2}\))?)$/;
/** A group of thousands and what precedes it, with the mark between them lost. */
const THOUSANDS = /^(\d{3}[.,]\d{2}[-+)]?)$/;
const BEFORE_THOUSANDS = /^([^\d]{0,2}\d{1,3})[.,]?$/;

/** "1698 140,50" and "2 284704,61" where spaces separate the thousands: only one of the two was detected. */
const LOST_SPACE = /^[^\d]{0,2}(?:\d{4,6} \d{3}|\d{1,3} \d{6})[.,]\d{2}[-+)]?$/;

/** A number whose thousands are separated by more than a space. */
const GROUPED = /\d[.,]\d{3}[.,]/;
/** A number whose thousands are not separated, or only by a stroke too thin to be detected. */
const UNMARKED = /^[^\d]{0,3}\d{4,}[.,]\d{2}[-+)]?$/;

/**
 * Joins amounts that were split where a coarse scan lost a mark: "60" and "57" close together, in a column of amounts with the same right
 * edge as the second.
 */
export function joinCutAmounts(words: readonly Word[], decimalMark: '.' | ','): Word[] {
  const amounts = words.filter((word) => AMOUNT.test(word.text));
  const groupMark = groupMarkOf(words, amounts, decimalMark);
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

/** The joined text of two parts; null if they are not parts of one amount. */
function joinedText(
  before: string,
  behind: string,
  decimalMark: '.' | ',',
  groupMark: string | null,
): string | null {
  const [, cents] = DECIMALS.exec(behind) ?? [];
  const [, figures] = WHOLE.exec(before) ?? [];
  if (cents !== undefined && figures !== undefined) return `${figures}${decimalMark}${cents}`;
  if (groupMark === ' ') return LOST_SPACE.test(`${before} ${behind}`) ? `${before}${behind}` : null;
  const [, thousands] = THOUSANDS.exec(behind) ?? [];
  const [, millions] = BEFORE_THOUSANDS.exec(before) ?? [];
  if (groupMark === null || thousands === undefined || millions === undefined) return null;
  return `${millions}${groupMark}${thousands}`;
}

/** The thousands separator in the amounts of a page: a space if more amounts have one than none; null if there are no thousands. */
function groupMarkOf(
  words: readonly Word[],
  amounts: readonly Word[],
  decimalMark: '.' | ',',
): string | null {
  if (amounts.some(({ text }) => GROUPED.test(text))) return decimalMark === '.' ? ',' : '.';
  const thousands = words.filter(({ text }) => BEFORE_THOUSANDS.test(text));
  const spaced = amounts.filter(
    (amount) => THOUSANDS.test(amount.text) && thousands.some((word) => isCutBefore(word, amount)),
  );
  const unmarked = amounts.filter(({ text }) => UNMARKED.test(text));
  if (spaced.length > unmarked.length) return ' ';
  return unmarked.length === 0 ? null : '';
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
