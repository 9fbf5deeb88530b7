import type { Word } from '../../read/page.ts';
import { standsAmongFigures } from '../../read/stands-among-figures.ts';
import { median } from '../../values/median.ts';
import { isAdjacent } from './place.ts';

/** A lone mark is dirt, except for a colon between a label and its value. */
const SPECK = /^[.,'’‘`·;]$/;
/** Least width of a star or tilde, in line heights: narrower ones are dirt, and a faint single-stroke letter is a piece of a rule. */
const STAR = /^[*"^~]$/;
const STROKE = /^[jil!]$/;
const NARROWEST = 0.2;
const SURE = 0.6;
/** Highest box of a dash alone, as a share of the usual one: no character is that low. And of one that is also narrower than a digit. */
const LOW = 0.35;
const [LOW_IF_NARROW, NARROW] = [0.6, 0.3];
/** A dash that the network missed is dirt if it is narrower than a printed one. */
const NARROWEST_DASH = 0.15;

/**
 * The words that are writing, a lone character in a box as low as a dash read as one: "3" in an empty cell. Ink of which nothing was read
 * has no confidence, and is one where a column has its figures.
 */
export function withoutDirt(words: readonly Word[]): Word[] {
  const usual = median(words.map(({ top, bottom }) => bottom - top));
  const read = words
    .filter(({ confidence }) => confidence > 0)
    .map((word) => (isLow(word, usual) ? { ...word, text: '-', alternatives: [] } : word));
  const writing = read.filter((word) => !isDirt(word, read));
  const unread = words.filter(({ confidence }) => confidence === 0);
  return [...writing, ...unread.filter((word) => standsAmongFigures(word, writing))];
}

function isLow({ text, left, right, top, bottom, confidence }: Word, usual: number): boolean {
  const highest = usual * (right - left < usual * NARROW ? LOW_IF_NARROW : LOW);
  return /^[\p{L}\d]$/u.test(text) && confidence < SURE && bottom - top < highest;
}

/** Whether a word is no writing. What is alone where a column has its figures is one that was not recognized, and stays. */
function isDirt(word: Word, words: readonly Word[]): boolean {
  return (isSpeck(word) || isLoneColon(word, words)) && !standsAmongFigures(word, words);
}

/** A colon that follows nothing is dirt: before a date, it would make that part of a text. */
function isLoneColon(word: Word, words: readonly Word[]): boolean {
  if (word.text !== ':' || word.confidence >= SURE) return false;
  return !words.some((other) => other !== word && isAdjacent(other, word));
}

function isSpeck({ text, left, right, top, bottom, confidence }: Word): boolean {
  const width = (right - left) / (bottom - top);
  const isNarrow = width < NARROWEST;
  if (text === '-') return width < NARROWEST_DASH && confidence < SURE;
  return SPECK.test(text) || (isNarrow && (STAR.test(text) || (STROKE.test(text) && confidence < SURE)));
}
