import { type PrintedDate, readDateAt } from '../values/printed-date.ts';
import type { Line } from './line.ts';

/** The date a line begins with; null where it begins with none. */
export function firstDate(line: Line): PrintedDate | null {
  const known = firstDates.get(line);
  if (known !== undefined) return known;
  const texts = line.words.slice(0, MOST_DATE_WORDS).map(({ text }) => withoutComma(text));
  const date = readDateAt(texts, 0);
  firstDates.set(line, date);
  return date;
}

/** A word without the comma, colon or semicolon behind it. */
export function withoutComma(text: string): string {
  return text.replace(/[,;:]$/, '');
}

/** A weekday and the words of its date. */
const MOST_DATE_WORDS = 6;
/** Of lines that are still held: where statements begin, which lines are rows and where a page's table stands are each shown from them. */
const firstDates = new WeakMap<Line, PrintedDate | null>();
