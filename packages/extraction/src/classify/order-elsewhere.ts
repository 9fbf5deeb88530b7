import type { Line } from '../lines/line.ts';

/** With one mark throughout: "7.30-15.45" are hours. */
const DAY = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const MONTHS = 12;

/**
 * Which of day and month the days on `lines` print first, by those of which one number is no month; null where none shows, or they differ. Where
 * a day prints its year in full, those with two digits say nothing: "01-18-18" may be the code of a branch.
 */
export function orderElsewhere(lines: readonly Line[]): 'day-month' | 'month-day' | null {
  const days = lines.flatMap(({ words }) => words.flatMap(({ text }) => dayIn(text) ?? []));
  const full = days.filter(({ isFull }) => isFull);
  const orders = new Set((full.length > 0 ? full : days).map(orderOf));
  const [isDayFirst, isMonthFirst] = [orders.has('day-month'), orders.has('month-day')];
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day-month' : 'month-day';
}

type Day = { readonly first: number; readonly second: number; readonly isFull: boolean };

function dayIn(text: string): Day | null {
  const [, first, , second, year] = DAY.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  return { first: Number(first), second: Number(second), isFull: year.length > 2 };
}

function orderOf({ first, second }: Day): 'day-month' | 'month-day' | null {
  const [isFirstDay, isSecondDay] = [first > MONTHS, second > MONTHS];
  if (isFirstDay === isSecondDay) return null;
  return isFirstDay ? 'day-month' : 'month-day';
}
