/** A day of the calendar as "2025-03-31": no time, no zone. */
export type CalendarDate = string;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days in `month` (1 to 12) of `year`, Gregorian; 0 for a month that does not exist. */
function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** The date of `year`, `month` (1 to 12), `day`; null when there is no such day. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  if (!isDay(year, month, day)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function isDay(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return false;
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth(year, month);
}

/** Year, month (1 to 12) and day of a calendar date; null when `date` is none. */
export function dateParts(date: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isDay(year, month, day) ? { year, month, day } : null;
}

/** Days from a fixed origin, for differences between dates; null when `date` is no calendar date. */
export function dayNumber(date: CalendarDate): number | null {
  const parts = dateParts(date);
  return parts === null ? null : Date.UTC(parts.year, parts.month - 1, parts.day) / 86_400_000;
}
