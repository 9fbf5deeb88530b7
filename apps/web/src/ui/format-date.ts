import { once } from './once.ts';
import { userLocale } from './user-locale.ts';

const dateParts = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
/** An instant as "Mar 5, 2024 14:30" in the reader's time zone. */
export function formatInstant(iso: string): string {
  const parts = Object.fromEntries(
    dateParts()
      .formatToParts(new Date(iso))
      .map((part) => [part.type, part.value]),
  );
  return `${parts.month} ${parts.day}, ${parts.year} ${parts.hour}:${parts.minute}`;
}

/** A calendar date "2025-03-31" as "Mar 31, 2025" in the reader's locale; it has no time zone and never shifts. */
export function formatCalendarDate(date: string): string {
  return calendarFormat(userLocale()).format(new Date(`${date}T00:00:00Z`));
}

/** A sentence of the server with its calendar dates as the reader writes them. */
export function formatDatesIn(text: string): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) =>
    Number.isNaN(Date.parse(date)) ? date : formatCalendarDate(date),
  );
}

/** A month and a day "12-31" of a year that is not known, as "Dec 31". */
export function formatMonthDay(monthDay: string): string {
  return new Intl.DateTimeFormat(userLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`2024-${monthDay}T00:00:00Z`),
  );
}

/** A calendar date in numbers, as somebody of the reader's locale would type it. */
export function typedCalendarDate(date: string): string {
  return new Intl.DateTimeFormat(userLocale(), {
    ...{ calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).format(new Date(`${date}T00:00:00Z`));
}

let calendar: readonly [locale: string, format: Intl.DateTimeFormat] | null = null;

/** Made once: a grid formats the date of every row in view. */
function calendarFormat(locale: string): Intl.DateTimeFormat {
  if (calendar?.[0] === locale) return calendar[1];
  const format = new Intl.DateTimeFormat(locale, {
    ...({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const),
  });
  calendar = [locale, format];
  return format;
}

const monthName = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** A month "2025-03" as "Mar 2025". */
export function formatMonth(month: string): string {
  return monthName().format(new Date(`${month}-01T00:00:00Z`));
}
