import type { PrintedDate } from '../values/printed-date.ts';

/** Whether one day comes before another, whichever of day and month is printed first. Where one of them prints no year, or neither does, they are of the years that bring them closest. `among` are other days of the document, which may leave one order only. */
export function isEarlier(
  day: PrintedDate | null,
  other: PrintedDate | null,
  among: readonly PrintedDate[] = [],
): boolean {
  if (day === null || other === null) return false;
  const orders = (['day-month', 'month-day'] as const).filter(
    (order) =>
      [day, other].every((date) => date.order === 'unknown' || date.order === order) &&
      among.every((date) => date.order !== 'unknown' || rankInYear(date, order) !== null),
  );
  const apart = orders.map((order) => daysApart(day, other, order)).filter((days) => days !== null);
  return apart.length > 0 && apart.every((days) => days < 0);
}

/** How many days one day lies behind another, months of 31; null where a month would be none. */
function daysApart(day: PrintedDate, other: PrintedDate, order: Order): number | null {
  const [rank, from] = [rankInYear(day, order), rankInYear(other, order)];
  if (rank === null || from === null) return null;
  if (day.year !== null && other.year !== null) return (day.year - other.year) * YEAR + rank - from;
  const shifts = [-YEAR, 0, YEAR].map((shift) => rank - from + shift);
  return shifts.reduce((least, days) => (Math.abs(days) < Math.abs(least) ? days : least));
}

type Order = 'day-month' | 'month-day';
const YEAR = 12 * 31;

function rankInYear({ first, second }: PrintedDate, order: Order): number | null {
  const [month, day] = order === 'month-day' ? [first, second] : [second, first];
  return month > 12 ? null : month * 31 + day;
}
