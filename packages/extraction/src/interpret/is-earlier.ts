import type { PrintedDate } from '../values/printed-date.ts';

/**
 * Whether one day comes before another, whichever of day and month is printed first. Where one of them prints no year, or neither does, they
 * are of the years that bring them closest. Two-digit years come first only where days of one document would be years apart otherwise.
 * `among` are other days of the document, which may leave one order only, or make one likelier: that in which more
 * of them lie between the two.
 */
export function isEarlier(
  day: PrintedDate | null,
  other: PrintedDate | null,
  among: readonly PrintedDate[] = [],
): boolean {
  if (day === null || other === null) return false;
  const apartIn = (orders: readonly Order[]) =>
    likeliest(orders.filter(isPossible), (order) => daysBetween(among, [day, other], order)).flatMap(
      (order) => daysApart(day, other, order) ?? [],
    );
  const isPossible = (order: Order) =>
    [day, other].every((date) => mayBe(date, order)) &&
    among.every((date) => date.order !== 'unknown' || dayIn(date, order) !== null);
  const usual = apartIn(['day-month', 'month-day']);
  const yearFirst = usual.some(isNear) ? [] : apartIn(['year-month-day']).filter(isNear);
  const apart = yearFirst.length > 0 ? yearFirst : usual;
  return apart.length > 0 && apart.every((days) => days < 0);
}

/** The orders in which most of the other days lie where they should. */
function likeliest(orders: readonly Order[], countIn: (order: Order) => number): readonly Order[] {
  const most = Math.max(...orders.map(countIn));
  return orders.filter((order) => countIn(order) === most);
}

/** How many days lie between two others, or on one of them; 0 where one of those prints no year. */
function daysBetween(days: readonly PrintedDate[], ends: readonly PrintedDate[], order: Order): number {
  const placeOf = (date: PrintedDate, by: Order) => {
    const { year, inYear } = dayIn(date, by) ?? { year: null, inYear: 0 };
    return year === null ? Number.NaN : year * YEAR + inYear;
  };
  const places = ends.map((date) => placeOf(date, order));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const own = days.map((date) => placeOf(date, date.order === 'unknown' ? order : date.order));
  return own.filter((place) => place >= from && place <= to).length;
}

type Order = 'day-month' | 'month-day' | 'year-month-day';

/** Whether two days so far apart may be of one document. */
function isNear(days: number): boolean {
  return Math.abs(days) < 2 * YEAR;
}

function mayBe(date: PrintedDate, order: Order): boolean {
  if (order === 'year-month-day') return date.isShort && date.order === 'unknown';
  return date.order === 'unknown' || date.order === order;
}

/** How many days one day lies behind another, months of 31; null where one of them would be no day. */
function daysApart(day: PrintedDate, other: PrintedDate, order: Order): number | null {
  const [own, from] = [dayIn(day, order), dayIn(other, order)];
  if (own === null || from === null) return null;
  const apart = own.inYear - from.inYear;
  if (own.year !== null && from.year !== null) return (own.year - from.year) * YEAR + apart;
  const shifts = [-YEAR, 0, YEAR].map((shift) => apart + shift);
  return shifts.reduce((least, days) => (Math.abs(days) < Math.abs(least) ? days : least));
}

const YEAR = 12 * 31;

/** The year of a date read in an order, and how far into it the day is; null where there is no such month or day. */
function dayIn(
  { first, second, year }: PrintedDate,
  order: Order,
): { readonly year: number | null; readonly inYear: number } | null {
  const [yearOf, month, day] =
    order === 'year-month-day'
      ? [first, second, year ?? 0]
      : order === 'month-day'
        ? [year, first, second]
        : [year, second, first];
  return month > 12 || day > 31 ? null : { year: yearOf, inYear: month * 31 + day };
}
