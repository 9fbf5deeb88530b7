import { type CalendarDate, calendarDate } from '@tieout/records';

/** The order in which day, month and year are typed. */
export type DateOrder = 'day-month' | 'month-day' | 'year-month-day';

/** What a typed date says: one date, several that it may mean, or none. */
export type TypedDate =
  | { readonly kind: 'read'; readonly value: CalendarDate }
  | { readonly kind: 'ambiguous'; readonly values: readonly CalendarDate[] }
  | { readonly kind: 'unreadable' };

export type DateContext = {
  /** The reader's locale, for the order of day and month and for the names of months. */
  readonly locale: string;
  /** The time the statement covers, where it is known. */
  readonly period: { readonly start: CalendarDate; readonly end: CalendarDate } | null;
  /** The year of a date typed without one. */
  readonly year: number | null;
};

const unreadable: TypedDate = { kind: 'unreadable' };

/** Reads a date as people type it: "12/31/2025", "31.12.25", "2025-12-31", "31 Dec", "Dec 31, 2025". */
export function typedDate(text: string, context: DateContext): TypedDate {
  const candidates = candidatesOf(text.trim(), context);
  const [first, ...others] = [...new Set(candidates)];
  if (first === undefined) return unreadable;
  if (others.length === 0) return { kind: 'read', value: first };
  const { period } = context;
  const inside = [first, ...others].filter(
    (date) => period !== null && date >= period.start && date <= period.end,
  );
  if (inside.length === 1 && inside[0] !== undefined) return { kind: 'read', value: inside[0] };
  // Both in the period, or both outside of it: nothing but the person can say which one is meant.
  return period === null ? { kind: 'read', value: first } : { kind: 'ambiguous', values: [first, ...others] };
}

/** The dates a text may mean, that of the locale's own order first. */
function candidatesOf(text: string, context: DateContext): readonly CalendarDate[] {
  const iso = /^(\d{4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,2})\.?$/.exec(text);
  if (iso) return dates([[iso[1], iso[2], iso[3]]]);
  const numbers = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{2}|\d{4}))?\.?$/.exec(text);
  if (numbers) {
    const [, a, b] = numbers;
    const year = yearOf(numbers[3], context);
    const dayFirst = [year, b, a] as const;
    const monthFirst = [year, a, b] as const;
    return dates(
      dateOrderOf(context.locale) === 'day-month' ? [dayFirst, monthFirst] : [monthFirst, dayFirst],
    );
  }
  return namedDate(text, context);
}

function namedDate(text: string, context: DateContext): readonly CalendarDate[] {
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const names = words.filter((word) => /\p{L}/u.test(word)).join(' ');
  const figures = words.filter((word) => /^\d+$/.test(word));
  const month = monthNamed(names, context.locale) ?? monthNamed(names, 'en-US');
  const long = figures.find((figure) => figure.length === 4);
  const [day, short] = figures.filter((figure) => figure !== long);
  if (month === null || day === undefined || figures.length > 2) return [];
  return dates([[yearOf(long ?? short, context), String(month), day]]);
}

/** The order a locale writes numeric dates in. */
export function dateOrderOf(locale: string): DateOrder {
  const [first] = new Intl.DateTimeFormat(locale, { calendar: 'gregory' })
    .formatToParts(new Date(Date.UTC(2025, 11, 31)))
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year');
  if (first?.type === 'year') return 'year-month-day';
  return first?.type === 'day' ? 'day-month' : 'month-day';
}

/** "31" of 2025 is 2031; a two-digit year is of the century that puts it nearest to the statement. */
function yearOf(text: string | undefined, { year, period }: DateContext): string | undefined {
  const known = year ?? (period === null ? null : Number(period.end.slice(0, 4)));
  if (text === undefined) return known === null ? undefined : String(known);
  if (text.length === 4) return text;
  const near = known ?? 2025;
  const century = Math.round((near - Number(text)) / 100) * 100;
  return String(century + Number(text));
}

/** A month by its name or the beginning of it, at least three letters long. */
function monthNamed(name: string, locale: string): number | null {
  const typed = folded(name);
  if (typed.length < 3) return null;
  const months = Array.from({ length: 12 }, (_, index) =>
    (['long', 'short'] as const).map((month) =>
      folded(
        new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(
          new Date(Date.UTC(2025, index, 1)),
        ),
      ),
    ),
  );
  const found = months.flatMap((names, index) =>
    names.some((one) => one === typed || one.startsWith(typed)) ? [index + 1] : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

function dates(candidates: readonly Parts[]): readonly CalendarDate[] {
  return candidates.flatMap((parts) => {
    const [year, month, day] = parts.map((part) => (part === undefined ? Number.NaN : Number(part)));
    return calendarDate(year ?? Number.NaN, month ?? Number.NaN, day ?? Number.NaN) ?? [];
  });
}
