import type { CalendarDate } from '@tieout/records';
import type { Row } from './row.ts';
import { type DateOrder, settleDate, type TimeFrame } from './settle-date.ts';

/** The day of a row: the one it prints, or where it prints none that of the row above. */
export type RowDay = {
  readonly row: Row;
  /** The day printed for the row; null where none is, or none that exists. */
  readonly own: CalendarDate | null;
  readonly date: CalendarDate | null;
};

/** The days of rows in printed order. */
export function rowDays(rows: readonly Row[], order: DateOrder, frame: TimeFrame): RowDay[] {
  let above: CalendarDate | null = null;
  return rows.map((row) => {
    const { date: printed } = row.anchor;
    const own = printed === null ? null : settleDate(printed, order, frame);
    if (printed !== null) above = own;
    return { row, own, date: printed === null ? above : own };
  });
}
