import { type CalendarDate, calendarDate } from '@tieout/records';

/** Years of the Hijri calendars, which no Gregorian year of a current document can be. */
const HIJRI_YEARS = { first: 1340, last: 1499 };
/** The solar year 1420 begins in 2041 and the lunar one began in 1999: until then the year shows which calendar it is. */
const FIRST_LUNAR_YEAR = 1420;

/** Whether a printed year is Hijri: solar as in Iran, or lunar as in Arabia. */
export function isHijriYear(year: number): boolean {
  return year >= HIJRI_YEARS.first && year <= HIJRI_YEARS.last;
}

type Calendar = { readonly name: string; readonly epochDay: number; readonly yearDays: number };

/** Days from 1970-01-01 to the first day of year 1, roughly, and days of a year. */
const SOLAR: Calendar = { name: 'persian', epochDay: -492_267, yearDays: 365.2422 };
const LUNAR: Calendar = { name: 'islamic-umalqura', epochDay: -492_148, yearDays: 354.367 };

const DAY_MS = 86_400_000;

/** The calendar date of a day in the Hijri calendar; null if there is no such day. */
export function hijriDay(year: number, month: number, day: number): CalendarDate | null {
  const calendar = year < FIRST_LUNAR_YEAR ? SOLAR : LUNAR;
  let guess = Math.round(
    calendar.epochDay + (year - 1) * calendar.yearDays + ((month - 1) * calendar.yearDays) / 12 + day - 1,
  );
  for (let step = 0; step < 4; step++) {
    const guessed = partsOf(calendar, guess);
    const off =
      (year - guessed.year) * calendar.yearDays +
      ((month - guessed.month) * calendar.yearDays) / 12 +
      day -
      guessed.day;
    if (year === guessed.year && month === guessed.month && day === guessed.day) return asCalendarDate(guess);
    guess += Math.abs(off) < 1 ? Math.sign(off) : Math.round(off);
  }
  return null;
}

/** Created on first use: hardly any document needs one, and each is slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ name }: Calendar): Intl.DateTimeFormat {
  const made = formats.get(name);
  if (made !== undefined) return made;
  const format = new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(name, format);
  return format;
}

function partsOf(calendar: Calendar, day: number): { year: number; month: number; day: number } {
  const parts = formatOf(calendar).formatToParts(day * DAY_MS);
  const part = (wanted: string) =>
    Number.parseInt(parts.find(({ type }) => type === wanted)?.value ?? '0', 10);
  return { year: part('year'), month: part('month'), day: part('day') };
}

function asCalendarDate(day: number): CalendarDate | null {
  const at = new Date(day * DAY_MS);
  return calendarDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}
