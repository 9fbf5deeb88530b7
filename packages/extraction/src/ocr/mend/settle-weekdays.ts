import type { Word } from '../../read/page.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { isMonthName, WEEKDAYS } from '../../vocabulary/tables.ts';
import { oneWord } from './one-word.ts';
import { isRightBefore } from './right-before.ts';
import { termFor } from './settle-terms.ts';

/** How much further right, in points, the name of a weekday may begin whose first letter was not seen. */
const LOST_LETTER = 10;
/** Names of weekdays that stand over or under another word for it to be one too, and how closely in points their left edges agree. */
const NEIGHBOURS = 2;
const SAME_EDGE = 6;

const DAY = /^(0?[1-9]|[12]\d|3[01])[.,]?$/;
const DATE = /^\d{1,2}([./-])\d{1,2}\1(\d{2}|\d{4})[.,]?$|^\d{4}([./-])\d{2}\3\d{2}[.,]?$/;

/**
 * The words with the names of weekdays set right that stand before a day in a column of such: "samedli 25 mai" among "vendredi 24 mai" is
 * "samedi", however sure the network is. A line over the rows of a day that begins with no weekday gives them no date.
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
        (DAY.test(other.text) || DATE.test(other.text) || isMonthName(other.text)) &&
        isRightBefore(word, other),
    );
  const told = new Map<Word, Word[]>();
  for (const word of words) {
    if (told.has(word) || !isAmongNames(word) || isWeekdayName(word.text)) continue;
    if (words.some((other) => other.left < word.left && isRightBefore(other, word))) continue;
    const run = [word];
    while (run.length <= MOST_LETTERS) {
      const text = weekdayLike(lettersOf(run));
      const last = run[run.length - 1] ?? word;
      if (text !== null && isBeforeDay(last)) {
        for (const part of run) told.set(part, part === word ? [oneWord(run, text)] : []);
        break;
      }
      const next = words.find((other) => isNext(last, other));
      if (next === undefined) break;
      run.push(next);
    }
  }
  return words.flatMap((word) => told.get(word) ?? [word]);
}

/** Letters of the longest name of a weekday. */
const MOST_LETTERS = 12;

/** What is printed with wide spaces may be read letter by letter, a g by itself as a nine: "m a n d a 9". */
function lettersOf(run: readonly Word[]): string {
  return run.map(({ text }) => (run.length > 1 && text === '9' ? 'g' : text)).join('');
}

function isNext(last: Word, other: Word): boolean {
  const isPart = last.text.length <= MOST_OF_PART && LETTERS.test(other.text);
  return isPart && other.left > last.left && isRightBefore(last, other);
}

const LETTERS = /^(?:\p{L}+|9)$/u;
/** Letters of a part at most, the last aside, where a name was read in parts. */
const MOST_OF_PART = 3;

/** The name of a weekday a text is but for what a scan makes of letters, or for the first of them, lost; null where it is none. */
function weekdayLike(text: string): string | null {
  const term = termFor(text, true);
  if (isWeekdayName(term)) return term;
  const whole = [...WEEKDAYS].filter(
    (name) => name.length > LEAST_LETTERS && name.slice(1) === normalise(text),
  );
  return whole.length === 1 ? (whole[0] ?? null) : null;
}

/** A shorter name without its first letter may be any word. */
const LEAST_LETTERS = 4;

function isWeekdayName(text: string): boolean {
  return WEEKDAYS.has(normalise(text));
}
