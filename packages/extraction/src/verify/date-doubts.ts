import {
  type CalendarDate,
  calendarDate,
  dayNumber,
  type FindingParameters,
  raiseFinding,
} from '@tieout/records';
import { isOfOtherPart, type RowDay } from '../interpret/row-days.ts';
import type { Row } from '../interpret/rows/row.ts';
import type { TimeReading } from '../interpret/settle-time.ts';
import { horizontalGap } from '../lines/horizontal-gap.ts';
import { dayColumnsOf } from '../tables/day-columns.ts';
import { dayOverDay, secondLineOf } from '../tables/heading.ts';
import { isCell } from '../tables/is-cell.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { Doubt } from './doubt.ts';
import { doubtfulDates } from './doubtful-dates.ts';
import { headingTexts } from './heading-texts.ts';

/** Why the dates of an account's rows are unsure. Totals prove amounts, never dates. */
export function dateDoubts(
  days: readonly RowDay[],
  times: readonly TimeReading[],
  frame: TimeFrame,
): Doubt[] {
  const repeatsDays = days.some((_, index) => repeatsItsDay(days, index));
  const closesDays = isEachDayClosed(days);
  const recognised = new Set(doubtfulDates(days));
  // The first that a row is among says why.
  const doubted: readonly (readonly [Reason, ReadonlySet<RowDay>])[] = [
    [
      'carried-down',
      new Set([...daysBehindFigures(days), ...daysOverNumbers(days), ...daysNextToOthers(days)]),
    ],
    ['hard-to-read', new Set(days.filter((_, row) => recognised.has(row)))],
    ['outside-period', new Set([...daysFarOff(days, frame), ...daysAcrossYears(days)])],
    ['out-of-order', new Set(daysOutOfStep(days))],
    ['posted-before', new Set(daysPostedBefore(days, times, frame))],
    ['other-day', new Set([...nextToOtherDays(days), ...daysOverOthers(days)])],
    ['two-days', new Set(daysBeforeTheirs(days, times, frame))],
  ];
  const doubts = days.flatMap((day, row): Doubt[] => {
    const [found = null] = doubted.find(([, among]) => among.has(day)) ?? [];
    const reason = doubtOf(day, repeatsDays || (!closesDays && isFromElsewhere(days, row))) ?? found;
    return reason === null ? [] : [raiseFinding('date-doubtful', { reason }, { page: day.row.page, row })];
  });
  return isOrderOpen(days, times) || fitsOnlyTurned(days, frame) || isYearOpen(days, frame)
    ? [...doubts, raiseFinding('date-doubtful', { reason: 'order-open' })]
    : doubts;
}

type Reason = FindingParameters<'date-doubtful'>['reason'];

/** No transaction can be dated from this day on; the calendar of Nepal already is. */
const FAR_AHEAD = '2060-01-01';

/**
 * Why a row's date is unsure. A row without a date has that of the row above. But if the document repeats equal dates on consecutive rows, it
 * does not print each date only once, so the row's own was probably missed.
 */
function doubtOf({ row, own, date, monthDay = null, from }: RowDay, repeatsDays: boolean): Reason | null {
  if (row.anchor.date !== null) {
    if (own === null) return monthDay === null ? 'impossible' : 'no-year';
    return own >= FAR_AHEAD ? 'other-calendar' : null;
  }
  if (date === null) return 'missing';
  if (from === 'statement') return null;
  if (from === 'closing') return 'closing-day';
  return repeatsDays ? 'carried-down' : null;
}

/** Day and month of two digits each, in either order, with a year before, after or missing: "2401", "240121". */
const BARE_DAY =
  /^(?!\d{8})(?:\d\d)?(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:\d\d)?$/;
/** A date with its year that touches the number behind it: "17/12/202110276235". */
const GLUED_DAY = /^\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}\d/;
/** What the first word of a row may be if it is the row's own date, unread. */
const UNREAD_DAYS = [BARE_DAY, GLUED_DAY];
/** Share of the rows without a date of their own that begin with one of these. */
const MOST_UNREAD = 0.8;

/** Rows under a date line that begin with what may be their own date, or with a whole date behind a row number, if nearly all such rows do. */
function daysBehindFigures(days: readonly RowDay[]): readonly RowDay[] {
  const grouped = days.filter(({ row }) => row.anchor.cells.date === null);
  const found = grouped.filter(
    ({ row }) => UNREAD_DAYS.some((day) => day.test(firstWord(row))) || beginsWithDay(row),
  );
  return found.length >= grouped.length * MOST_UNREAD ? found : [];
}

/** Rows under a date line where several have the number of a day alone under a date header: their own, that was not read. */
function daysOverNumbers(days: readonly RowDay[]): readonly RowDay[] {
  const grouped = days.filter(({ row }) => row.anchor.cells.date === null);
  return grouped.filter(({ row }) => hasDayNumber(row)).length < FEW_NUMBERS ? [] : grouped;
}

/** A lone one may be a page number. */
const FEW_NUMBERS = 2;

function hasDayNumber({ anchor: { body, table } }: Row): boolean {
  const days = table.headings.filter(({ role }) => role === 'date' || role === 'postDate');
  return body.line.words.some(
    (word) =>
      /^(?:0?[1-9]|[12]\d|3[01])$/.test(word.text) &&
      days.some((heading) => horizontalGap(heading, word) === 0),
  );
}

/** Rows that all have the day of one other line, where nearly all print another date in a column of their own that was taken for text. */
function daysNextToOthers(days: readonly RowDay[]): readonly RowDay[] {
  const grouped = days.filter(({ row }) => row.anchor.cells.date === null);
  const found = grouped.filter(({ row: { anchor } }) =>
    anchor.cells.text.some((token) => token.kind === 'date' && isCell(anchor.body, token)),
  );
  const isOneDay = new Set(grouped.map(({ date }) => date)).size === 1;
  const isColumn = dayColumnsOf(found.map(({ row }) => row.anchor.body)).length > 0;
  return isOneDay && isColumn && found.length >= grouped.length * MOST_UNREAD ? found : [];
}

/** Whether one of the first two words of a row's line begins a date with its year, though none was found in a date column. A value day, in the column of these, is no other. */
function beginsWithDay({ anchor: { body, table, cells } }: Row): boolean {
  const ofValue = table.headings.filter(({ role, text }) => role === 'valueDate' && text !== '');
  return body.tokens.some(
    (token) =>
      token.kind === 'date' &&
      token.from <= 1 &&
      token.date.year !== null &&
      (table.headings.length > 0 || cells.text.includes(token)) &&
      !ofValue.some((heading) => horizontalGap(heading, token) === 0),
  );
}

function firstWord({ anchor }: Row): string {
  return anchor.body.line.words[0]?.text ?? '';
}

/** A four-digit number before a row's date that is another date this close is probably the row's own, and the other one the value date. */
const NEAR_DAYS = 10;

/** Rows whose line begins with a number that is another date close to theirs, where nearly all rows begin with such a number. */
function nextToOtherDays(days: readonly RowDay[]): readonly RowDay[] {
  const found = days.flatMap((day) => {
    const { own, row } = day;
    const { date } = row.anchor.cells;
    const text = firstWord(row);
    if (own === null || date === null || date.from === 0 || !/^\d{4}$/.test(text)) return [];
    const off = [text, text.slice(2) + text.slice(0, 2)]
      .map((dayAndMonth) => daysBetween(dayAndMonth, own))
      .filter((apart) => apart <= NEAR_DAYS);
    return off.length === 0 ? [] : [{ day, isOther: !off.includes(0) }];
  });
  if (found.length < days.length * MOST_UNREAD) return [];
  return found.filter(({ isOther }) => isOther).map(({ day }) => day);
}

/** Dates of one column begin within this, in points. */
const FLUSH_PT = 3;

/** Rows with another date flush below their own, where nearly all have one and a header of two lines does not say which of the two is the transaction's. */
function daysOverOthers(days: readonly RowDay[]): readonly RowDay[] {
  const found = days.flatMap((day) => {
    const { table, body, cells } = day.row.anchor;
    const next = table.lines[table.lines.indexOf(body) + 1];
    const [below, ...others] = next?.tokens ?? [];
    if (cells.date === null || below?.kind !== 'date') return [];
    if (others.some((token) => token.kind === 'amount' && token.amount.isCertain)) return [];
    const over = table.headings.find(({ left, right }) => below.right >= left && below.left <= right);
    const isOpen = over !== undefined && secondLineOf(over).length > 0 && dayOverDay(over) === null;
    return !isOpen || Math.abs(below.left - cells.date.left) > FLUSH_PT ? [] : [{ day, below: below.date }];
  });
  if (found.length < days.length * MOST_UNREAD) return [];
  return found
    .filter(({ day: { row }, below }) => {
      const own = row.anchor.cells.date?.date;
      return own?.first !== below.first || own.second !== below.second;
    })
    .map(({ day }) => day);
}

/** The days between a date given as two-digit day and month, in the nearest year, and another date. */
function daysBetween(dayAndMonth: string, date: CalendarDate): number {
  const [day, month] = [Number(dayAndMonth.slice(0, 2)), Number(dayAndMonth.slice(2))];
  const year = Number(date.slice(0, 4));
  const apart = [year - 1, year, year + 1]
    .flatMap((one) => calendarDate(one, month, day) ?? [])
    .map((other) => daysApart(other, date));
  return Math.min(...apart);
}

function daysApart(one: CalendarDate, other: CalendarDate): number {
  return Math.abs(Number(dayNumber(one)) - Number(dayNumber(other)));
}

/** Whether a row's date was carried down from under other headers or another title: a date line applies to its own rows only. */
function isFromElsewhere(days: readonly RowDay[], at: number): boolean {
  const from = days.slice(0, at).findLast(({ row }) => row.anchor.date !== null)?.row;
  const own = days[at]?.row;
  return (
    from !== undefined &&
    own !== undefined &&
    (headingTexts(from.anchor.table) !== headingTexts(own.anchor.table) || isOfOtherPart(own, from))
  );
}

/** This many days closed by a balance show that all are. */
const ENOUGH_DAYS = 3;

/** Whether a balance is printed on the last row of each day and on no other, and the date on the first: a row after one without a balance then has the same date, wherever a page breaks. */
function isEachDayClosed(days: readonly RowDay[]): boolean {
  const closes = ({ row }: RowDay) => row.anchor.balance !== null;
  const begins = ({ row }: RowDay) => row.anchor.date !== null;
  const pairs = days.slice(1).map((day, index) => [days[index] ?? day, day] as const);
  return (
    days.filter(closes).length >= ENOUGH_DAYS && pairs.every(([above, day]) => closes(above) === begins(day))
  );
}

/** More days than a shop takes to book a purchase. */
const MOST_DAYS_OFF = 100;

/** More days than a statement covers, if only one date of its period is known. */
const MOST_DAYS_OFF_ONE = 500;

/** Dates far outside the period. If all full dates are, the period was misread. */
function daysFarOff(days: readonly RowDay[], { start, end }: TimeFrame): RowDay[] {
  const [first, last] = [start ?? end, end ?? start].map((edge) => (edge === null ? null : dayNumber(edge)));
  if (first === null || first === undefined || last === null || last === undefined) return [];
  const isHalfKnown = start === null || end === null;
  const most = isHalfKnown ? MOST_DAYS_OFF_ONE : MOST_DAYS_OFF;
  const far = days.filter(({ own, row }) => {
    const day = own === null ? null : dayNumber(own);
    if (day === null) return false;
    const date = row.anchor.date;
    if (isHalfKnown && !mayBeginWithYear(date) && !hasFullYear(date)) return false;
    return day < first - most || day > last + most;
  });
  // Of a half-known period most dates show more.
  if (
    isHalfKnown &&
    far.length * 2 > days.length &&
    far.every(({ row }) => !mayBeginWithYear(row.anchor.date))
  )
    return [];
  const isPeriodWrong =
    far.length === days.length && far.every(({ row }) => row.anchor.date?.isShort !== true);
  return isPeriodWrong ? [] : far;
}

function hasFullYear(date: PrintedDate | null): boolean {
  return date !== null && date.year !== null && date.year >= 1000;
}

/** Whether a date has its month name between two two-digit numbers, either of which may be the year. */
function mayBeginWithYear(date: PrintedDate | null): boolean {
  return date?.isShort === true && date.order !== 'unknown';
}

/** Rows whose posting date is before their own, where most are posted later: one of the two is not theirs. */
function daysPostedBefore(
  days: readonly RowDay[],
  times: readonly TimeReading[],
  frame: TimeFrame,
): RowDay[] {
  const both = withOtherDay(days, times, frame, ({ anchor }) => anchor.postDate);
  const before = both.filter(({ other, own }) => other < own);
  return before.length * 2 < both.length ? before.map(({ day }) => day) : [];
}

/**
 * Rows with a second date before their own, in tables without headers where none has one after: that may be the day of the transaction and
 * the first one that of its posting, or the first one the day and the second that of value.
 */
function daysBeforeTheirs(
  days: readonly RowDay[],
  times: readonly TimeReading[],
  frame: TimeFrame,
): RowDay[] {
  const both = withOtherDay(days, times, frame, ({ anchor: { table, postDate, cells } }) =>
    table.headings.length > 0 || postDate !== null || table.unheadedDays.some(({ isNamed }) => isNamed)
      ? null
      : (cells.valueDate?.date ?? null),
  );
  return both.some(({ other, own }) => other > own)
    ? []
    : both.filter(({ other, own }) => other < own).map(({ day }) => day);
}

type TwoDays = { readonly day: RowDay; readonly own: CalendarDate; readonly other: CalendarDate };

/** The rows that have another date next to their own, with both. */
function withOtherDay(
  days: readonly RowDay[],
  times: readonly TimeReading[],
  frame: TimeFrame,
  otherOf: (row: Row) => PrintedDate | null,
): TwoDays[] {
  const best = times.reduce<TimeReading | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  if (best === null) return [];
  return days.flatMap((day) => {
    const printed = otherOf(day.row);
    const other = printed === null ? null : settleDate(printed, best.order, frame);
    return other === null || day.own === null ? [] : [{ day, own: day.own, other }];
  });
}

/** This many date lines show their order. */
const ENOUGH_TITLES = 4;

/** Rows under the only date line that is out of order, if dates are above their rows throughout. */
function daysOutOfStep(days: readonly RowDay[]): readonly RowDay[] {
  if (days.some(({ row }) => row.anchor.cells.date !== null)) return [];
  const turns = days.flatMap((day, at) => {
    const above = days[at - 1]?.date ?? null;
    if (above === null || day.date === null || day.date === above) return [];
    return [{ at, isLater: day.date > above }];
  });
  const later = turns.filter(({ isLater }) => isLater);
  const earlier = turns.filter(({ isLater }) => !isLater);
  const [odd, ...others] = later.length < earlier.length ? later : earlier;
  if (odd === undefined || others.length > 0 || turns.length < ENOUGH_TITLES) return [];
  const before = days[odd.at - 1]?.date;
  return days.slice(0, odd.at).filter(({ date }) => date === before);
}

/** Consecutive rows are closer than this, unless the year of one is wrong. */
const MOST_DAYS_APART = 250;

/**
 * Dates without a year that are most of a year from the one above; and those of short numbers where some are so far before it and others
 * after it: "24 Enero 03" with its day taken for the year.
 */
function daysAcrossYears(days: readonly RowDay[]): RowDay[] {
  const dated = days.filter(({ own }) => own !== null);
  const far = dated.flatMap((day, at) => {
    const [above, own] = [dated[at - 1]?.own ?? null, day.own];
    return above === null || own === null || daysApart(own, above) <= MOST_DAYS_APART
      ? []
      : [{ day, isAfter: own > above, printed: day.row.anchor.date }];
  });
  const short = far.filter(({ printed }) => printed !== null && printed.year !== null && printed.isShort);
  const goBothWays = new Set(short.map(({ isAfter }) => isAfter)).size > 1;
  return far
    .filter((one) => one.printed?.year === null || (goBothWays && short.includes(one)))
    .map(({ day }) => day);
}

/** Whether a row repeats the date of the row right above; at the top of a page any document may. */
function repeatsItsDay(days: readonly RowDay[], index: number): boolean {
  const [above, day] = [days[index - 1], days[index]];
  return (
    above !== undefined &&
    day !== undefined &&
    day.own !== null &&
    day.own === above.own &&
    day.row.page === above.row.page
  );
}

/** Whether every row is outside a known period, and would be inside with day and month turned round: one of the two was misread. */
function fitsOnlyTurned(days: readonly RowDay[], frame: TimeFrame): boolean {
  const { start, end } = frame;
  if (start === null || end === null || days.length === 0) return false;
  const isInside = (day: CalendarDate | null) => day !== null && day >= start && day <= end;
  return days.every(({ own, row: { anchor } }) => {
    const { date } = anchor;
    if (own === null || date === null || date.order !== 'unknown' || isInside(own)) return false;
    const turned = (['day-month', 'month-day'] as const).map((order) => settleDate(date, order, frame));
    return turned.some((day) => day !== own && isInside(day));
  });
}

/** Fewer rows do not show which of two numbers is the year: that of more rows is the same. */
const ENOUGH_FOR_YEAR = 3;

/** Whether few rows have a month's name between two numbers of which either may be the year, and no period is known. */
function isYearOpen(days: readonly RowDay[], { start, end }: TimeFrame): boolean {
  return (
    start === null &&
    end === null &&
    days.length < ENOUGH_FOR_YEAR &&
    days.some(({ row }) => mayBeginWithYear(row.anchor.date))
  );
}

/** Whether two date orders fit equally well, and some row would have another date under the other. */
function isOrderOpen(days: readonly RowDay[], times: readonly TimeReading[]): boolean {
  const best = Math.max(...times.map(({ score }) => score));
  return (
    times.filter(({ score }) => score === best).length > 1 &&
    days.some(
      ({ row: { anchor } }) => anchor.date?.order === 'unknown' && anchor.date.first !== anchor.date.second,
    )
  );
}
