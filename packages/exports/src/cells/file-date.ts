import { dateParts } from '@tieout/records';

/** How every date of one file is written. */
export type DateFormat = 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY';

/** Countries that write the month first; every other region writes the day first. */
const MONTH_FIRST_REGIONS = new Set(['US', 'PH', 'PW', 'FM', 'MH', 'GU', 'PR', 'VI', 'AS', 'MP']);

/** The slashed date format of a region (ISO 3166 two-letter code); month first where the region is not known, as QuickBooks is American. */
export function regionDateFormat(region: string | null): DateFormat {
  return region === null || MONTH_FIRST_REGIONS.has(region.toUpperCase()) ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
}

/** The order of dates a person chose, else their region's. */
export function dateOrder({
  dateFormat,
  region,
}: {
  readonly dateFormat?: DateFormat | undefined;
  readonly region?: string | undefined;
}): DateFormat {
  return dateFormat ?? regionDateFormat(region ?? null);
}

/** A calendar date written in `format`; null when `date` is no calendar date. */
export function formatDate(date: string, format: DateFormat): string | null {
  if (dateParts(date) === null) return null;
  const [year, month, day] = date.split('-');
  switch (format) {
    case 'YYYY-MM-DD':
      return date;
    case 'MM/DD/YYYY':
      return `${month}/${day}/${year}`;
    case 'DD/MM/YYYY':
      return `${day}/${month}/${year}`;
  }
}

/** The cell of a date in `format`; empty where `date` is null or no calendar date. */
export function dateCell(date: string | null, format: DateFormat): string {
  return date === null ? '' : (formatDate(date, format) ?? '');
}

/** The calendar date that `formatDate` wrote; null for anything else. */
export function parseFileDate(text: string, format: DateFormat): string | null {
  const iso = isoOrder(text, format);
  return iso !== null && dateParts(iso) !== null ? iso : null;
}

function isoOrder(text: string, format: DateFormat): string | null {
  if (format === 'YYYY-MM-DD') return text;
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return null;
  const [, first, second, year] = match;
  return format === 'MM/DD/YYYY' ? `${year}-${first}-${second}` : `${year}-${second}-${first}`;
}
