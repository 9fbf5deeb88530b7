import { type CalendarDate, dayNumber } from '@tieout/records';
import { type DateOrder, settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { Row } from './rows/row.ts';

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
  const lags = rows.flatMap((row) => bookingLag(row, order, frame, isCard));
  const isReversed = lags.some((days) => days < 0) && lags.every((days) => days <= 0);
  const inTurn = (row: Row) => (!isReversed ? row : isCard ? withDaysSwapped(row) : ofBooking(row));
  let above: { readonly row: Row; readonly own: CalendarDate | null } | null = null;
  return rows.map((printedRow): RowDay => {
    const row = inTurn(printedRow);
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

/** How many days after it was made a row was booked, where it prints both days and a heading names that of booking, as on a card it need not. */
function bookingLag({ anchor }: Row, order: DateOrder, frame: TimeFrame, isCard: boolean): number[] {
  if (anchor.date === null || anchor.postDate === null) return [];
  if (!isCard && anchor.table.headings.every(({ role }) => role !== 'postDate')) return [];
  const [made, booked] = [anchor.date, anchor.postDate].map((day) => settleDate(day, order, frame));
  const [from, to] = [made, booked].map((day) => (day === null || day === undefined ? null : dayNumber(day)));
  return from === null || from === undefined || to === null || to === undefined ? [] : [to - from];
}

/** A row of a card that prints the day it was booked first, with its days in turn. */
function withDaysSwapped(row: Row): Row {
  const { date, postDate } = row.anchor;
  return postDate === null ? row : { ...row, anchor: { ...row.anchor, date: postDate, postDate: date } };
}

/** A row without the day next to that of booking: nothing is booked before it is made, so where some lie behind it, and none before, they are days of value. */
function ofBooking(row: Row): Row {
  const { postDate } = row.anchor;
  return postDate === null ? row : { ...row, anchor: { ...row.anchor, date: postDate, postDate: null } };
}

/** Whether two rows stand under different titles. */
export function isOfOtherPart(a: Row, b: Row): boolean {
  return a.section?.part !== b.section?.part;
}
