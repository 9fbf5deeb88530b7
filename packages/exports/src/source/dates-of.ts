import type { CalendarDate } from '@tieout/records';
import type { Movement } from './export-source.ts';

/**
 * The transaction date of a row and its posting date, which is the same where none is printed. Throws where the row has no date:
 * the preflight blocks such rows before a target that needs dates is written.
 */
export function datesOf({ date, postDate }: Movement): { date: CalendarDate; posted: CalendarDate } {
  if (date === null) throw new Error('a row without a date');
  return { date, posted: postDate ?? date };
}
