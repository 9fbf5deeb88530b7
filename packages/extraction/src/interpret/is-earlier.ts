import type { PrintedDate } from '../values/printed-date.ts';

/** Whether one day comes before another, whichever of day and month is printed first. */
export function isEarlier(day: PrintedDate | null, other: PrintedDate | null): boolean {
  if (day === null || other === null || day.year === null || other.year === null) return false;
  const orders = (['day-month', 'month-day'] as const).filter((order) =>
    [day, other].every((date) => date.order === 'unknown' || date.order === order),
  );
  const ranks = orders.map((order) => [day, other].map((date) => rankOf(date, order)));
  const possible = ranks.filter((pair) => pair.every((rank) => rank !== null));
  return possible.length > 0 && possible.every(([a, b]) => (a ?? 0) < (b ?? 0));
}

/** A day as a number that grows with time; null where its month would be none. */
function rankOf({ first, second, year }: PrintedDate, order: 'day-month' | 'month-day'): number | null {
  const [month, day] = order === 'month-day' ? [first, second] : [second, first];
  return month > 12 ? null : ((year ?? 0) * 12 + month) * 31 + day;
}
