import type { CalendarDate } from '@tieout/records';
import type { Line } from '../../lines/line.ts';
import { readDateAt } from '../../values/printed-date.ts';
import { settleDate } from '../../values/settle-date.ts';

const UNDATED = { start: null, end: null, isBuddhist: false };
const ORDERS = ['day-month', 'month-day'] as const;

/** Every full date printed on some lines, in either order of day and month. */
export function printedDays(lines: readonly Line[]): CalendarDate[] {
  return lines.flatMap(({ words }) => {
    const texts = words.map(({ text }) => text.replace(/[,;:.)]+$/, ''));
    return texts.flatMap((_, index) => {
      const date = readDateAt(texts, index);
      if (date === null || date.year === null) return [];
      return ORDERS.flatMap((order) => settleDate(date, order, UNDATED) ?? []);
    });
  });
}
