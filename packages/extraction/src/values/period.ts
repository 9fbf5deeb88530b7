import type { CalendarDate } from '@tieout/records';

/** First and last day the document says it covers. */
export type Period = { readonly start: CalendarDate; readonly end: CalendarDate };
