import type { Line } from '../lines/line.ts';

/** With one mark throughout: "7.30-15.45" are hours. */
const DAY = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/;
const MONTHS = 12;

/** Which of day and month the days on `lines` print first, by those of which one number is no month; null where none shows, or they differ. */
export function orderElsewhere(lines: readonly Line[]): 'day-month' | 'month-day' | null {
  const orders = new Set(lines.flatMap(({ words }) => words.map(({ text }) => orderOf(text))));
  const [isDayFirst, isMonthFirst] = [orders.has('day-month'), orders.has('month-day')];
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day-month' : 'month-day';
}

function orderOf(text: string): 'day-month' | 'month-day' | null {
  const [, first, , second] = DAY.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const [isFirstDay, isSecondDay] = [Number(first) > MONTHS, Number(second) > MONTHS];
  if (isFirstDay === isSecondDay) return null;
  return isFirstDay ? 'day-month' : 'month-day';
}
