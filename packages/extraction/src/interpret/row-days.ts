import { type CalendarDate, dayNumber } from '@tieout/records';
import { roleOf } from '../tables/heading.ts';
import { type DateOrder, monthDayOf, settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { Row } from './rows/row.ts';

/** The date of a row. */
export type RowDay = {
  readonly row: Row;
  /** The date printed for the row; null if there is none, or no such day. */
  readonly own: CalendarDate | null;
  readonly date: CalendarDate | null;
  /** Month and day as MM-DD, printed for the row or the row above, if no year is known; else null. */
  readonly monthDay?: string | null;
  /** The source of the date: printed on the row, that of the row above, the last day of the statement, or its only day. */
  readonly from: 'row' | 'above' | 'closing' | 'statement';
};

/**
 * The dates of rows in printed order: the row's own, or that of the row above. A section of a card statement that begins without a date lists
 * what was charged at closing, such as interest: those rows get its last day. If no row has a date and the statement covers a single day, they
 * get that day.
 */
export function rowDays(rows: readonly Row[], order: DateOrder, frame: TimeFrame, isCard: boolean): RowDay[] {
  const sole =
    frame.start === frame.end && rows.every(({ anchor }) => anchor.date === null) ? frame.end : null;
  if (sole !== null)
    return rows.map((row) => ({ row, own: null, date: sole, monthDay: null, from: 'statement' }));
  const withOthers = rows.map(withUnnamedDay);
  const lags = withOthers.flatMap((row) => bookingLag(row, order, frame));
  const [earlier, later] = [lags.filter((days) => days < 0).length, lags.filter((days) => days > 0).length];
  const isReversed = earlier > later * MISREAD_SHARE;
  const inTurn = (row: Row) =>
    !isReversed ? row : isCard || !namesPosting(row) ? withDaysSwapped(row) : ofBooking(row);
  let above: Pick<RowDay, 'row' | 'own' | 'monthDay'> | null = null;
  return (isReversed ? withOthers : rows).map((printedRow): RowDay => {
    const row = inTurn(printedRow);
    const { date: printed } = row.anchor;
    if (printed !== null) {
      const own = settleDate(printed, order, frame);
      above = { row, own, monthDay: own === null ? monthDayOf(printed, order) : null };
      return { ...above, date: own, from: 'row' };
    }
    if (isCard && frame.end !== null && above !== null && isOfOtherPart(row, above.row))
      return { row, own: null, date: frame.end, monthDay: null, from: 'closing' };
    return { row, own: null, date: above?.own ?? null, monthDay: above?.monthDay ?? null, from: 'above' };
  });
}

/** Rows posted before their transactions, for each that is posted after: its dates may be misread. */
const MISREAD_SHARE = 5;

/** A row with the day of a second column as its posting date, if only its days show that it is a column of dates: "Opération". */
function withUnnamedDay(row: Row): Row {
  const { cells, postDate, table } = row.anchor;
  if (postDate !== null || cells.valueDate === null) return row;
  const heading = table.headings.find(({ role }) => role === 'valueDate');
  const isUnnamed = heading !== undefined && heading.text !== '' && roleOf(heading.text) !== 'valueDate';
  return isUnnamed ? { ...row, anchor: { ...row.anchor, postDate: cells.valueDate.date } } : row;
}

/** How many days after its transaction a row was posted, if it has both dates. */
function bookingLag({ anchor }: Row, order: DateOrder, frame: TimeFrame): number[] {
  if (anchor.date === null || anchor.postDate === null) return [];
  const [made, booked] = [anchor.date, anchor.postDate].map((day) => settleDate(day, order, frame));
  const [from, to] = [made, booked].map((day) => (day === null || day === undefined ? null : dayNumber(day)));
  return from === null || from === undefined || to === null || to === undefined ? [] : [to - from];
}

/** Whether a header above a row names the posting date: the other one may then be of value. */
function namesPosting({ anchor: { table } }: Row): boolean {
  return table.headings.some(({ role }) => role === 'postDate');
}

/** A row with the posting date first, with its dates swapped. */
function withDaysSwapped(row: Row): Row {
  const { date, postDate } = row.anchor;
  return postDate === null ? row : { ...row, anchor: { ...row.anchor, date: postDate, postDate: date } };
}

/** A row without the date next to the posting date: nothing is posted before its transaction, so if some are later and none earlier, they are value dates. */
function ofBooking(row: Row): Row {
  const { postDate } = row.anchor;
  return postDate === null ? row : { ...row, anchor: { ...row.anchor, date: postDate, postDate: null } };
}

/** Whether two rows are under different titles. */
export function isOfOtherPart(a: Row, b: Row): boolean {
  return a.section?.part !== b.section?.part;
}
