import { type PrintedDate, readDateAt } from '../values/printed-date.ts';
import type { Line } from './line.ts';

/** The date at the start of a line; null if there is none. */
export function firstDate(line: Line): PrintedDate | null {
  const known = firstDates.get(line);
  if (known !== undefined) return known;
  const texts = line.words.slice(0, MOST_DATE_WORDS).map(({ text }) => withoutComma(text));
  const date = readDateAt(texts, 0);
  firstDates.set(line, date);
  return date;
}

/** A word without a trailing comma, colon or semicolon. */
export function withoutComma(text: string): string {
  return text.replace(/[,;:]$/, '');
}

/** A weekday and the words of its date. */
const MOST_DATE_WORDS = 6;
/** Cached, because statement starts, rows and tables are all detected from the first dates of the same lines. */
const firstDates = new WeakMap<Line, PrintedDate | null>();
