/** A day as a count of days since 1970-01-01. */
export type Day = number;

export type DateNames = {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Monday first. */
  readonly weekdays: readonly string[];
};

/** The day of a date; `month` counts from 1. */
export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** A day as "2025-03-31". */
export function isoDate(day: Day): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** A day's year, month and day of the month, from 1. */
export function partsOf(day: Day): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = isoDate(day).split('-').map(Number);
  return { year, month, day: date };
}

const QUOTE = '"';
const TOKENS = /"[^"]*"|yyyy|yy|BBBB|BB|RR|MMMM|MMM|MM|M|dddd|dd|do|d/g;

/**
 * `day` written after `pattern`: yyyy yy (Gregorian), BBBB BB (Buddhist era), RR (Reiwa), MMMM MMM (names), MM M, dd d, do (1st, 2nd),
 * dddd (weekday). Text in double quotes, and everything else, stands for itself.
 */
export function formatDate(day: Day, pattern: string, names: DateNames): string {
  const { year, month, day: date } = partsOf(day);
  const two = (value: number) => String(value).padStart(2, '0');
  const written: Readonly<Record<string, string>> = {
    yyyy: String(year),
    yy: two(year % 100),
    BBBB: String(year + 543),
    BB: two((year + 543) % 100),
    RR: String(year - 2018),
    MMMM: names.months[month - 1] ?? '',
    MMM: names.shortMonths[month - 1] ?? '',
    MM: two(month),
    M: String(month),
    dddd: names.weekdays[(day + 3) % 7] ?? '',
    dd: two(date),
    do: ordinal(date),
    d: String(date),
  };
  return pattern.replace(TOKENS, (token) =>
    token.startsWith(QUOTE) ? token.slice(1, -1) : (written[token] ?? token),
  );
}

function ordinal(date: number): string {
  if (date > 10 && date < 14) return `${date}th`;
  return `${date}${['th', 'st', 'nd', 'rd'][date % 10] ?? 'th'}`;
}
