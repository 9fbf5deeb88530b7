import type { Word } from '../../read/page.ts';
import { standsAmongFigures } from '../../read/stands-among-figures.ts';
import { isAdjacent } from './is-adjacent.ts';
import { joinCutAmounts } from './join-cut-amounts.ts';
import { joinFaintDates } from './join-faint-dates.ts';
import { joinSpacedTerms } from './join-spaced-terms.ts';
import { settleCurrency } from './settle-currency.ts';
import { settleDates } from './settle-dates.ts';
import { settleFigures } from './settle-figures.ts';
import { settleLostMarks, settleMarks } from './settle-marks.ts';
import { settleNamedDays } from './settle-named-days.ts';
import { settleTerms } from './settle-terms.ts';
import { spellPhrases } from './spell-phrases.ts';
import { splitJoinedDays } from './split-joined-days.ts';

/** A lone mark is dirt, except for a colon between a label and its value. */
const SPECK = /^[.,'’‘`·;]$/;
/** Least width of a star or tilde, in line heights: narrower ones are dirt, and a faint single-stroke letter is a piece of a rule. */
const STAR = /^[*"^~]$/;
const STROKE = /^[jil!]$/;
const NARROWEST = 0.2;
const SURE = 0.6;
/** Highest box of a dash alone, as a share of the usual one: no character is that low. */
const LOW = 0.35;
/** A dash that the network missed is dirt if it is narrower than a printed one. */
const NARROWEST_DASH = 0.15;

/** Corrects the recognized words of a coarsely scanned page by its other words and by the terms of the trade. */
export function settlePage(words: readonly Word[], decimalMark: '.' | ','): Word[] {
  const signed = settleNamedDays(settleCurrency(splitJoinedDays(withDashes(words))));
  const whole = settleDates(joinFaintDates(joinCutAmounts(signed, decimalMark)));
  const figures = settleFigures(settleLostMarks(settleMarks(whole), decimalMark), decimalMark);
  const named = spellPhrases(settleTerms(joinSpacedTerms(figures)));
  return named.filter((word) => !isDirt(word, named));
}

/** Corrects a lone character in a box as low as a dash, "3" for one in an empty cell. */
function withDashes(words: readonly Word[]): Word[] {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const highest = (heights[heights.length >> 1] ?? 0) * LOW;
  return words.map((word) =>
    /^[\p{L}\d]$/u.test(word.text) && word.confidence < SURE && word.bottom - word.top < highest
      ? { ...word, text: '-', alternatives: [] }
      : word,
  );
}

/** Whether a word is no writing. What is alone where a column has its figures is one that was not recognized, and stays. */
function isDirt(word: Word, words: readonly Word[]): boolean {
  return (isSpeck(word) || isLoneColon(word, words)) && !standsAmongFigures(word, words);
}

/** A colon that follows nothing is dirt: before a date, it would make that part of a text. */
function isLoneColon(word: Word, words: readonly Word[]): boolean {
  return (
    word.text === ':' &&
    word.confidence < SURE &&
    !words.some((other) => isAdjacent(other, word) && other !== word)
  );
}

function isSpeck({ text, left, right, top, bottom, confidence }: Word): boolean {
  const width = (right - left) / (bottom - top);
  const isNarrow = width < NARROWEST;
  if (text === '-') return width < NARROWEST_DASH && confidence < SURE;
  return SPECK.test(text) || (isNarrow && (STAR.test(text) || (STROKE.test(text) && confidence < SURE)));
}
