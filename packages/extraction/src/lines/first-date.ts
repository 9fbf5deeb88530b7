import { perObject } from '../values/per-object.ts';
import { type PrintedDate, readDateAt } from '../values/printed-date.ts';
import type { Line } from './line.ts';

/** The date at the start of a line; null if there is none. */
export const firstDate: (line: Line) => PrintedDate | null = perObject((line) =>
  readDateAt(
    line.words.slice(0, MOST_DATE_WORDS).map(({ text }) => withoutComma(text)),
    0,
  ),
);

/** A word without a trailing comma, colon or semicolon. */
export function withoutComma(text: string): string {
  return text.replace(/[,;:]$/, '');
}

/** A weekday and the words of its date. */
const MOST_DATE_WORDS = 6;
