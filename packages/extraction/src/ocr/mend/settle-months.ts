import type { Word } from '../../read/page.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import { isAdjacent } from './is-adjacent.ts';

/** How often a month must appear on the page between a day and a year to replace another word there. */
const OFTEN = 2;
/** Confidence of a date whose month came from others: no total proves it, so its row is doubted. */
const CERTAINTY = 0.3;
const DAY = /^(0?[1-9]|[12]\d|3[01])\.?$/;

/**
 * Corrects a misspelled month between a day and a year by the months of the page's other dates: "6 Jar 2021" among "5 Jan 2021" and
 * "14 Dec 2020". It must differ from exactly one of them in one letter, missing or extra ones included: "an", "jJan".
 * The confidence of the day before it is lowered too.
 */
export function settleMonths(words: readonly Word[]): Word[] {
  const dated = words.flatMap((word) => {
    const day = /^\p{L}{2,}\.?$/u.test(word.text) ? dayBefore(word, words) : undefined;
    return day === undefined ? [] : [{ word, day }];
  });
  const counts = Map.groupBy(dated, ({ word }) => word.text.toLowerCase());
  const months = [...counts].flatMap(([text, those]) =>
    isMonthName(text) && those.length >= OFTEN ? [those[0]?.word.text ?? text] : [],
  );
  const corrections = new Map<Word, string>();
  for (const { word, day } of dated) {
    const alike = isMonthName(word.text) ? [] : months.filter((month) => isNear(month, word.text));
    const [text] = alike;
    if (text === undefined || alike.length > 1) continue;
    corrections.set(word, text).set(day, day.text);
  }
  for (const word of words) {
    const text = wholeMonthDay(word, words);
    if (text !== null) corrections.set(word, text);
    const year = yearWithLetter(word, words);
    if (year !== null) corrections.set(word, `${word.text}l`).set(year, year.text.slice(1));
  }
  return words.map((word) => {
    const text = corrections.get(word);
    return text === undefined ? word : { ...word, text, confidence: Math.min(word.confidence, CERTAINTY) };
  });
}

/** The next word of a date if it took the last letter of its month: "Apri l2020", "Apri 12020". */
function yearWithLetter(word: Word, words: readonly Word[]): Word | null {
  if (isMonthName(word.text) || !isMonthName(`${word.text}l`)) return null;
  const isAfterDay = words.some((other) => DAY.test(other.text) && isAdjacent(other, word));
  const year = words.find((other) => /^[l1I|](19|20)\d\d$/.test(other.text) && isAdjacent(word, other));
  return isAfterDay && year !== undefined ? year : null;
}

const MONTH_AND_DAY = /^(\p{L}{2,})([./-])(\d{1,2})$/u;
/** How closely in points the right edges of days in one column agree, with one digit or two. */
const SAME_EDGE = 3;

/** "un.15", which ends where the "Jun.14" and "Jun.27" above and below it do, with its first letter restored. Null if it is complete or resembles none. */
function wholeMonthDay(word: Word, words: readonly Word[]): string | null {
  const [, name, mark = '', day = ''] = MONTH_AND_DAY.exec(word.text) ?? [];
  if (name === undefined || isMonthName(name)) return null;
  const months = words.flatMap((other) => {
    const [, month, otherMark] = MONTH_AND_DAY.exec(other.text) ?? [];
    const isSameColumn = Math.abs(other.right - word.right) < SAME_EDGE && otherMark === mark;
    return month !== undefined && isSameColumn && isMonthName(month) && month.slice(1) === name
      ? [month]
      : [];
  });
  const [month] = months;
  const isClear = months.length >= OFTEN && months.every((other) => other === month);
  return isClear ? `${month}${mark}${day}` : null;
}

/** The day before a word that is followed by a year. */
function dayBefore(word: Word, words: readonly Word[]): Word | undefined {
  const hasYear = words.some((other) => /^(19|20)\d\d$/.test(other.text) && isAdjacent(word, other));
  return hasYear ? words.find((other) => DAY.test(other.text) && isAdjacent(other, word)) : undefined;
}

function isNear(month: string, text: string): boolean {
  const [a, b] = [month.toLowerCase(), text.toLowerCase()];
  if (a.length === b.length) return [...a].filter((letter, at) => letter !== b[at]).length === 1;
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}
