import type { CalendarDate } from '@tieout/records';
import type { Row } from './row.ts';
import { type DateOrder, settleDate, type TimeFrame } from './settle-date.ts';

/** The day of a row. */
export type RowDay = {
  readonly row: Row;
  /** The day printed for the row; null where none is, or none that exists. */
  readonly own: CalendarDate | null;
  readonly date: CalendarDate | null;
  /** Where the day is from: printed on the row, that of the row above, the last one the document covers, or the only one. */
  readonly from: 'row' | 'above' | 'closing' | 'statement';
};

/**
 * The days of rows in printed order: the one a row prints, or where it prints none that of the row above. A part of a card's statement
 * that begins without a day lists what was charged as the statement was closed, interest say: those rows are of its last day. Where no row
 * prints a day and the document says that it is of one day alone, they are of that day.
 */
export function rowDays(rows: readonly Row[], order: DateOrder, frame: TimeFrame, isCard: boolean): RowDay[] {
  const sole =
    frame.start === frame.end && rows.every(({ anchor }) => anchor.date === null) ? frame.end : null;
  if (sole !== null) return rows.map((row) => ({ row, own: null, date: sole, from: 'statement' }));
  let above: { readonly row: Row; readonly own: CalendarDate | null } | null = null;
  return rows.map((row): RowDay => {
    const { date: printed } = row.anchor;
    if (printed !== null) {
      const own = settleDate(printed, order, frame);
      above = { row, own };
      return { row, own, date: own, from: 'row' };
    }
    if (isCard && frame.end !== null && above !== null && isOfOtherPart(row, above.row))
      return { row, own: null, date: frame.end, from: 'closing' };
    return { row, own: null, date: above?.own ?? null, from: 'above' };
  });
}

/** Whether two rows stand under different titles. */
export function isOfOtherPart(a: Row, b: Row): boolean {
  return a.section?.part !== b.section?.part;
}
