import type { CalendarDate } from '@tieout/records';
import { type Line, textOf } from '../lines/line.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { says } from '../vocabulary/says.ts';
import { datesOn } from './dates-on.ts';

/** Lines of a statement's head, among which its title stands. */
const HEAD_LINES = 12;

/** That it is of one day. */
const FOR_A_DAY = new RegExp(`(?<!\\p{L})${oneOf('forDay')}\\s*:?\\s*$`, 'iu');

/** The same in a language that writes some days month first. */
const FOR_A_DAY_MONTH_FIRST = new RegExp(`\\b${oneOf('forDayMonthFirst')}\\s*:?\\s*$`, 'iu');

/** The day of which alone a document says in its title that it is a statement: "Izvod br. 5 za dan 03.01.2024"; null where it says none, or two. */
export function soleDay(
  lines: readonly Line[],
  settle: (date: PrintedDate) => CalendarDate | null,
): CalendarDate | null {
  const days = new Set(
    lines.slice(0, HEAD_LINES).flatMap((line) => {
      const text = textOf(line.words);
      if (!says('statementBegins', text)) return [];
      return datesOn(line).flatMap(({ date, from }) => {
        const before = textOf(line.words.slice(0, from));
        const isOfDay = FOR_A_DAY.test(before) || (FOR_A_DAY_MONTH_FIRST.test(before) && !isOpen(date));
        const day = isOfDay ? settle(date) : null;
        return day === null ? [] : [day];
      });
    }),
  );
  const [day, ...others] = days;
  return day === undefined || others.length > 0 ? null : day;
}

/** Whether either of a date's first two numbers may be its month. */
function isOpen({ order, first, second, isShort }: PrintedDate): boolean {
  return order === 'unknown' && (isShort || (first <= 12 && second <= 12 && first !== second));
}
