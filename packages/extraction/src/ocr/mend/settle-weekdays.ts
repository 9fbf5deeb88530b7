import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { isMonthName, WEEKDAYS } from '../../vocabulary/tables.ts';
import { isAdjacent } from './is-adjacent.ts';
import { joinWords } from './join-words.ts';
import { termFor } from './settle-terms.ts';

/** How much further right, in points, a weekday's name may begin if its first letter was missed. */
const LOST_LETTER = 10;
/** How many weekday names must be above or below another word before it counts as one, and how closely in points their left edges agree. */
const NEIGHBOURS = 2;
const SAME_EDGE = 6;

const DAY = /^(0?[1-9]|[12]\d|3[01])[.,]?$/;
const DATE = /^\d{1,2}([./-])\d{1,2}\1(\d{2}|\d{4})[.,]?$|^\d{4}([./-])\d{2}\3\d{2}[.,]?$/;

/**
 * Corrects weekday names before a day in a column of such: "samedli 25 mai" among "vendredi 24 mai" becomes "samedi", however confident
 * the reading. A date line that does not begin with a weekday would give its rows no date.
 */
export function settleWeekdays(words: readonly Word[]): Word[] {
  const names = words.filter(({ text }) => isWeekdayName(text));
  if (names.length < NEIGHBOURS) return [...words];
  const isAmongNames = (word: Word) =>
    names.filter(({ left }) => word.left > left - SAME_EDGE && word.left < left + LOST_LETTER).length >=
    NEIGHBOURS;
  const isBeforeDay = (word: Word) =>
    words.some(
      (other) =>
        (DAY.test(other.text) || DATE.test(other.text) || isMonthName(other.text)) && isAdjacent(word, other),
    );
  const corrections = new Map<Word, Word[]>();
  for (const word of words) {
    if (corrections.has(word) || !isAmongNames(word) || isWeekdayName(word.text)) continue;
    if (words.some((other) => other.left < word.left && isAdjacent(other, word))) continue;
    const run = [word];
    while (run.length <= MOST_LETTERS) {
      const text = weekdayLike(lettersOf(run));
      const last = run[run.length - 1] ?? word;
      if (text !== null && isBeforeDay(last)) {
        for (const part of run) corrections.set(part, part === word ? [joinWords(run, text)] : []);
        break;
      }
      const next = words.find((other) => isNext(last, other));
      if (next === undefined) break;
      run.push(next);
    }
  }
  return words.flatMap((word) => corrections.get(word) ?? [word]);
}

/** Letters of the longest name of a weekday. */
const MOST_LETTERS = 12;

/** Widely spaced letters may be read one by one, and a single g as a nine: "m a n d a 9". */
function lettersOf(run: readonly Word[]): string {
  return run.map(({ text }) => (run.length > 1 && text === '9' ? 'g' : text)).join('');
}

function isNext(last: Word, other: Word): boolean {
  const isPart = last.text.length <= MOST_OF_PART && LETTERS.test(other.text);
  return isPart && other.left > last.left && isAdjacent(last, other);
}

const LETTERS = /^(?:\p{L}+|9)$/u;
/** Most letters of a piece, except the last, where a name was read in pieces. */
const MOST_OF_PART = 3;

/** The weekday that a text resembles, with confused letters or its first letter missing; null if there is none. */
function weekdayLike(text: string): string | null {
  const term = termFor(text, true);
  if (isWeekdayName(term)) return term;
  const whole = [...WEEKDAYS].filter(
    (name) => name.length > LEAST_LETTERS && name.slice(1) === normalise(text),
  );
  return whole.length === 1 ? (whole[0] ?? null) : null;
}

/** A shorter name without its first letter could be any word. */
const LEAST_LETTERS = 4;

function isWeekdayName(text: string): boolean {
  return WEEKDAYS.has(normalise(text));
}
