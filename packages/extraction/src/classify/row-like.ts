import type { Line } from '../arrange/line.ts';
import { readDateAt } from '../values/printed-date.ts';
import { beginsWithDate, beginsWithPeriod } from './time-frame.ts';

/** A line that begins with a date, and no period, and ends with a figure is a row: what it says is a payee's text, not the bank's. */
export function isRowLike(line: Line): boolean {
  const last = line.words.slice(-2).findLast(({ text }) => /\d/.test(text))?.text ?? '';
  if (!/\d[.,]\d{2,3}\D{0,3}$/.test(last) || readDateAt([last], 0) !== null) return false;
  return beginsWithDate(line) && !beginsWithPeriod(line);
}
