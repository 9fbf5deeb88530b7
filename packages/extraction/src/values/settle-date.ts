import { type CalendarDate, calendarDate, dayNumber } from '@tieout/records';
import { hijriDay, isHijriYear } from './hijri-day.ts';
import type { PrintedDate } from './printed-date.ts';

export type DateOrder = 'day-month' | 'month-day' | 'year-month-day';

/** What is known about the period of a document; `calendar` is Buddhist if its years are. */
export type TimeFrame = {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  readonly isBuddhist: boolean;
};

/** Days before and after the period on which a transaction may still be dated. */
const SLACK_DAYS = 10;

/**
 * The calendar date of a printed one. A missing year becomes the one that puts the date inside the period, plus or minus ten days, else the
 * nearest before its end. Null if the year cannot be determined or there is no such day.
 */
export function settleDate(date: PrintedDate, order: DateOrder, frame: TimeFrame): CalendarDate | null {
  if (order === 'year-month-day' && date.isShort && date.year !== null)
    return calendarDate(yearInFrame(date.first, frame), date.second, date.year);
  const [day, month] = dayAndMonth(date, order);
  if (date.year !== null && isHijriYear(date.year)) return hijriDay(date.year, month, day);
  if (date.year !== null) return calendarDate(fullYear(date.year, frame), month, day);
  return nearestYear(month, day, frame);
}

/** A date's day and month in that order; what the date shows by itself counts more. */
export function dayAndMonth(date: PrintedDate, order: DateOrder): readonly [day: number, month: number] {
  const isDayFirst = date.order === 'unknown' ? order !== 'month-day' : date.order === 'day-month';
  return isDayFirst ? [date.first, date.second] : [date.second, date.first];
}

/** Month and day as MM-DD of a date printed without a year; null if there is no such day. */
export function monthDayOf(date: PrintedDate, order: DateOrder): string | null {
  if (date.year !== null) return null;
  const [day, month] = dayAndMonth(date, order);
  return calendarDate(LEAP_YEAR, month, day)?.slice('YYYY-'.length) ?? null;
}

/** A year in which there is every day that any year has. */
const LEAP_YEAR = 2024;

function fullYear(printed: number, frame: TimeFrame): number {
  if (printed >= 100) return printed > 2400 ? printed - 543 : printed;
  const common = printed > 80 ? 1900 + printed : 2000 + printed;
  return frame.isBuddhist ? nearerYear(2500 + printed - 543, common, frame) : common;
}

/** No statement that is read today was printed before this year. */
const FIRST_YEAR = 1990;

/** Which calendar a two-digit year belongs to, if full years are printed as Buddhist ones: the one nearer to the document's period. */
function nearerYear(buddhist: number, common: number, { start, end }: TimeFrame): number {
  const known = end ?? start;
  if (known === null) return buddhist < FIRST_YEAR ? common : buddhist;
  const near = Number(known.slice(0, 4));
  return Math.abs(buddhist - near) <= Math.abs(common - near) ? buddhist : common;
}

/** Offsets of the Japanese eras in use today: Reiwa, Heisei. */
const ERA_YEARS = [2018, 1988];

/** A two-digit year: of this century, or of the era that puts it into the document's period. */
function yearInFrame(printed: number, frame: TimeFrame): number {
  const year = fullYear(printed, frame);
  const near = Number((frame.end ?? frame.start)?.slice(0, 4) ?? year);
  if (Math.abs(year - near) <= 1) return year;
  return ERA_YEARS.map((begin) => begin + printed).find((era) => Math.abs(era - near) <= 1) ?? year;
}

function nearestYear(month: number, day: number, frame: TimeFrame): CalendarDate | null {
  const anchor = frame.end ?? frame.start;
  if (anchor === null) return null;
  const year = Number(anchor.slice(0, 4));
  const end = dayNumber(anchor) ?? 0;
  const start = frame.start === null ? null : (dayNumber(frame.start) ?? null);
  const candidates = [year, year - 1, year + 1]
    .map((candidate) => calendarDate(candidate, month, day))
    .filter((date) => date !== null);
  const inside = candidates.find((date) => {
    const at = dayNumber(date) ?? 0;
    return at <= end + SLACK_DAYS && start !== null && at >= start - SLACK_DAYS;
  });
  if (inside !== undefined) return inside;
  if (frame.end === null) return soonestAfter(candidates, end - SLACK_DAYS);
  return (
    candidates
      .filter((date) => (dayNumber(date) ?? 0) <= end + SLACK_DAYS)
      .sort()
      .at(-1) ?? null
  );
}

/** The first of the dates from `from` on: used if only the start of a period is known. */
function soonestAfter(days: readonly CalendarDate[], from: number): CalendarDate | null {
  return [...days].sort().find((day) => (dayNumber(day) ?? 0) >= from) ?? null;
}

/**
 * The orders the dates of a document allow, likelier first: decided by any day above twelve, else by where its currency is at home. Those of
 * its texts, `elsewhere`, show where a single row's year is.
 */
export function dateOrders(
  dates: readonly PrintedDate[],
  prefersMonthFirst: boolean,
  elsewhere: () => readonly PrintedDate[] = () => [],
): DateOrder[] {
  if (beginsWithYear(dates)) return ['year-month-day'];
  const orders = dayAndMonthOrders(dates, prefersMonthFirst);
  return isOneShortDay(dates) && !endsWithYear([...dates, ...elsewhere()])
    ? [...orders, 'year-month-day']
    : orders;
}

/** Whether the first number of short dates changes more often than the last one, which then is the year. */
function endsWithYear(dates: readonly PrintedDate[]): boolean {
  const short = dates.filter(({ isShort }) => isShort);
  return new Set(short.map(({ first }) => first)).size > new Set(short.map(({ year }) => year)).size;
}

function dayAndMonthOrders(dates: readonly PrintedDate[], prefersMonthFirst: boolean): DateOrder[] {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const date of dates) {
    if (date.order !== 'unknown') continue;
    if (date.first > 12) dayFirst++;
    if (date.second > 12) monthFirst++;
  }
  if (dayFirst > monthFirst) return ['day-month'];
  if (monthFirst > dayFirst) return ['month-day'];
  return prefersMonthFirst ? ['month-day', 'day-month'] : ['day-month', 'month-day'];
}

/** A single day in three numbers of two digits: nothing but the period shows which of them is the year. */
function isOneShortDay(dates: readonly PrintedDate[]): boolean {
  const open = dates.filter(({ order, isShort }) => isShort || order === 'unknown');
  const [first] = open;
  return (
    first !== undefined &&
    open.every(
      (date) =>
        date.isShort &&
        date.first === first.first &&
        date.second === first.second &&
        date.year === first.year,
    )
  );
}

const CENTURY = 100;

/** Short dates whose first number hardly changes while the last one does begin with the year, "25-07-15", and those printed in full too: "2026/02/11". */
function beginsWithYear(dates: readonly PrintedDate[]): boolean {
  const short = dates.filter((date) => date.isShort);
  const isInFull = ({ first, second, year }: PrintedDate) =>
    dates.some(
      (date) =>
        date.order === 'month-day' &&
        (date.year ?? 0) % CENTURY === first &&
        date.first === second &&
        date.second === year,
    );
  if (short.length > 0 && short.every(isInFull)) return true;
  if (short.length < 2 || short.length < dates.length / 2) return false;
  const firsts = new Set(short.map((date) => date.first));
  const lasts = new Set(short.map((date) => date.year));
  return firsts.size <= 2 && lasts.size > firsts.size && Math.max(...firsts) - Math.min(...firsts) <= 1;
}
