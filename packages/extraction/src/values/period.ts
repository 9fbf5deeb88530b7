import type { CalendarDate } from '@tieout/records';

/** First and last day of a statement period. */
export type Period = { readonly start: CalendarDate; readonly end: CalendarDate };
