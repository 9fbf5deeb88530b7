import { type CalendarDate, dayNumber } from '@tieout/records';
import { datesOn } from '../classify/dates-on.ts';
import { orderElsewhere } from '../classify/order-elsewhere.ts';
import { printedPeriods, timeFrame } from '../classify/time-frame.ts';
import type { Line } from '../lines/line.ts';
import type { Range } from '../tables/drafts-of.ts';
import { largest } from '../values/extremes.ts';
import { once } from '../values/once.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { type DateOrder, dateOrders, settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { AccountReading } from './account-reading.ts';
import type { BalanceItem } from './items/flow-item.ts';
import type { Entry, Row } from './rows/row.ts';

/** A date order, the period under it, and the score of how well the rows fit. */
export type TimeReading = { readonly order: DateOrder; readonly frame: TimeFrame; readonly score: number };

/** How many lines outside tables are searched for the period. */
const ENOUGH_LINES = 300;

/** The date order and time frame under which most rows are inside the period and in sequence. */
export function settleTime(
  lines: readonly Line[],
  entries: readonly Entry[],
  rows: readonly Row[],
  language: string,
): { order: DateOrder; frame: TimeFrame; times: readonly TimeReading[] } {
  const isBuddhist = language === 'th';
  const balances = entries.filter((entry) => entry.kind === 'balance');
  const [earliest, dated] = inTurn(balances.filter((entry) => entry.date !== null));
  const first = earliest?.date ?? null;
  // The date of an opening balance shows only where the period begins.
  const last = dated?.role === 'opening' && dated.date === first ? null : (dated?.date ?? null);
  const outside = lines.filter((line) => line.words.length < 40).slice(0, ENOUGH_LINES);
  const isMonthFirst = isMonthFirstCountry(lines);
  const elsewhere = once(() => outside.flatMap((line) => datesOn(line).map(({ date }) => date)));
  const orders = dateOrders(
    [
      ...rows.flatMap(({ anchor }) => [anchor.date, anchor.postDate]),
      ...balances.map(({ date }) => date),
    ].filter((date) => date !== null),
    /^(zh|ja|ko)$/.test(language) || (language === 'en' && isMonthFirst),
    elsewhere,
  );
  const isYearOpen = orders.length > 1 && orders.includes('year-month-day');
  const isMostlyDayFirst =
    MOSTLY_DAY_FIRST.test(language) &&
    !isMonthFirst &&
    !(elsewhere().length > 0 && elsewhere().every(putsMonthFirst));
  const isDayFirst = DAY_FIRST.test(language) || (!isMonthFirst && hasIban(outside));
  const candidates = likelyOrders(orders, outside, isDayFirst).map((order): TimeReading => {
    const rarity = isMostlyDayFirst && order === 'month-day' ? UNUSUAL_ORDER : 0;
    const frame = timeFrame(outside, order, { first, last }, isBuddhist);
    const others = holdsMost(rows, order, frame)
      ? []
      : [timeFrame([], order, { first, last }, isBuddhist), ...printedPeriods(outside, order, isBuddhist)];
    // Rows may print the month first below a period that prints the day first.
    const isOpen = frame.start === null || frame.end === null;
    const otherwise = isOpen ? printedPeriods(outside, otherWay(order), isBuddhist) : [];
    return [...eitherEnd(frame), ...[...others, ...otherwise].slice(0, MOST_PERIODS)]
      .map((tried) => ({ order, frame: tried, score: timeScore(rows, order, tried, isYearOpen) - rarity }))
      .reduce((a, b) => (b.score > a.score ? b : a));
  });
  const { order, frame } = candidates.reduce((a, b) => (b.score > a.score ? b : a));
  return { order, frame, times: candidates };
}

/** Languages whose countries all write the day before the month. */
const DAY_FIRST = /^(bg|cs|da|de|el|et|fi|he|hr|id|it|lv|nl|no|pl|pt|ro|ru|sk|sl|sr|th|tr|uk|vi)$/;
/** Languages that are written in countries with the month first as well. */
const MOSTLY_DAY_FIRST = /^(es|fr)$/;
/** What the month first must outweigh in those languages, unless all other days of the document put it first, as "2024-12-14" does. */
const UNUSUAL_ORDER = 0.75;

function putsMonthFirst({ order, year }: PrintedDate): boolean {
  return year !== null && order === 'month-day';
}

/** The date orders that the rows leave open, without those the document's country does not use or no other date of it follows. */
function likelyOrders(
  orders: readonly DateOrder[],
  lines: readonly Line[],
  isDayFirst: boolean,
): readonly DateOrder[] {
  if (!orders.includes('day-month') || !orders.includes('month-day')) return orders;
  const own = isDayFirst ? 'day-month' : orderElsewhere(lines);
  const unlikely = own === null ? null : own === 'day-month' ? 'month-day' : 'day-month';
  return orders.filter((order) => order !== unlikely);
}

function otherWay(order: DateOrder): DateOrder {
  return order === 'month-day' ? 'day-month' : 'month-day';
}

/** Most periods that are tried if the likeliest contains few of the rows. */
const MOST_PERIODS = 6;

/** Whether a period contains at least half of the rows; otherwise it may be that of an offer, or of interest. */
function holdsMost(rows: readonly Row[], order: DateOrder, frame: TimeFrame): boolean {
  if (frame.start === null || frame.end === null) return true;
  const dates = rows.flatMap(({ anchor: { date } }) =>
    date === null ? [] : [settleDate(date, order, frame)],
  );
  return dates.filter((date) => date !== null && isWithin(date, frame)).length * 2 >= dates.length;
}

/** The first and last of some dated balances. The amount due may be printed, with its due date, above the previous balance. */
function inTurn(dated: readonly BalanceItem[]): (BalanceItem | undefined)[] {
  const [first, last] = [dated[0], dated.at(-1)];
  return first?.role === 'closing' && last?.role === 'opening' ? [undefined, first] : [first, last];
}

/** A single known date may be the first day of the period or the last. */
function eitherEnd(frame: TimeFrame): TimeFrame[] {
  const { start, end } = frame;
  return (start === null) === (end === null) ? [frame] : [frame, { ...frame, start: end, end: start }];
}

/** Month before day is usual in the United States, apart from East Asia; detected by its addresses and banking terms. */
function isMonthFirstCountry(lines: readonly Line[]): boolean {
  return lines.some(({ words }) =>
    words.some(
      ({ text }, index) =>
        text === 'US$' ||
        text.includes('FDIC') ||
        (text.length === 2 && STATE.test(text) && ZIP.test(words[index + 1]?.text ?? '')),
    ),
  );
}

/** Whether the account has an IBAN: no country with IBANs writes the month first. */
function hasIban(lines: readonly Line[]): boolean {
  return lines.some(({ words }) =>
    words.some(
      ({ text }, index) =>
        IBAN.test(text) ||
        (IBAN_HEAD.test(text) && [1, 2, 3].every((next) => FOUR.test(words[index + next]?.text ?? ''))),
    ),
  );
}

const [IBAN, IBAN_HEAD, FOUR] = [/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, /^[A-Z]{2}\d{2}$/, /^[A-Z\d]{4}$/];
const STATE = /^[A-Z]{2}$/;
const ZIP = /^\d{5}(-\d{4})?$/;

/** The penalties for a period with one known end from which most rows are far, and from which some are: that date is then the other end. More than rows in order are worth. */
const [MOST_FAR_OFF, SOME_FAR_OFF] = [2, 1];
/** Days between the one known date and the nearest row: more than a quarter. */
const FAR_DAYS = 100;

function farOff(rows: readonly Row[], order: DateOrder, frame: TimeFrame): number {
  const known = frame.start === null ? frame.end : frame.end === null ? frame.start : null;
  const at = known === null ? null : dayNumber(known);
  if (at === null || at === undefined) return 0;
  const days = rows.flatMap(({ anchor: { date } }) => {
    const day = date === null || date.year !== null ? null : settleDate(date, order, frame);
    const number = day === null ? null : dayNumber(day);
    return number === null || number === undefined ? [] : [Math.abs(number - at)];
  });
  const far = days.filter((away) => away > FAR_DAYS).length;
  return far === 0 ? 0 : far * 2 > days.length ? MOST_FAR_OFF : SOME_FAR_OFF;
}

/**
 * Scores a period. Where a day has no year, or `isYearOpen`, as no more than one date shows which of its numbers is the year, it is likelier
 * shortly before the last known day.
 */
function timeScore(rows: readonly Row[], order: DateOrder, frame: TimeFrame, isYearOpen: boolean): number {
  let score = 0;
  let previous: CalendarDate | null = null;
  let ups = 0;
  let downs = 0;
  for (const row of rows) {
    const date: CalendarDate | null =
      row.anchor.date === null ? null : settleDate(row.anchor.date, order, frame);
    if (date === null) continue;
    score += isWithin(date, frame) ? 2 : isBeforeAll(date, frame) ? 0 : 1;
    const isOpen = isYearOpen || row.anchor.date?.year === null;
    if (isOpen && isShortlyBefore(date, frame)) score += SHORTLY_BEFORE;
    if (previous !== null && date > previous) ups++;
    if (previous !== null && date < previous) downs++;
    previous = date;
  }
  score -= farOff(rows, order, frame);
  const sequence = Math.abs(ups - downs) * 0.5 - Math.min(ups, downs) * 0.5;
  return score + sequence + (isUsualPeriod(frame) ? 0.25 : 0) - (order === 'year-month-day' ? RARE_ORDER : 0);
}

function isWithin(date: CalendarDate, { start, end }: TimeFrame): boolean {
  return start !== null && end !== null && date >= start && date <= end;
}

/** Whether a date is before what would be the first of all. */
function isBeforeAll(date: CalendarDate, { start, end }: TimeFrame): boolean {
  return start !== null && end === null && date < start;
}

/** The score of a date shortly before the only known one. */
const SHORTLY_BEFORE = 0.5;

function isShortlyBefore(date: CalendarDate, { start, end }: TimeFrame): boolean {
  if (start !== null || end === null) return false;
  const days = (dayNumber(end) ?? 0) - (dayNumber(date) ?? 0);
  return days >= 0 && days <= LONGEST_USUAL_DAYS;
}

/** What the rarest order must outweigh: a two-digit year first, if the others fit as well. */
const RARE_ORDER = 0.1;

const LONGEST_USUAL_DAYS = 100;

/** Whether a period is a month or a quarter: between orders that fit equally, it is the likelier one. */
function isUsualPeriod({ start, end }: TimeFrame): boolean {
  if (start === null || end === null) return false;
  return (dayNumber(end) ?? 0) - (dayNumber(start) ?? 0) <= LONGEST_USUAL_DAYS;
}

/** An account, the part of the document under its title, if one divides it, and what is printed of it there. */
type Dated = {
  readonly account: AccountReading;
  readonly range: Range | null;
  readonly entries: readonly Entry[];
};

/**
 * Each account's own period, read from its part of the document, else from the lines between the rows of the previous account and its own last
 * row; else that of its balances, if the document's is another, as in a file of several statements.
 */
export function framesOf(
  dated: readonly Dated[],
  { lines, prose }: { readonly lines: readonly Line[]; readonly prose: ReadonlySet<Line> },
  { order, frame }: Pick<TimeReading, 'order' | 'frame'>,
): TimeFrame[] {
  if (dated.length < 2) return dated.map(() => frame);
  let from = 0;
  return dated.map(({ account, range, entries }) => {
    const to = Math.max(from, largest(account.rows.map((row) => row.anchor.body.position + 1)));
    const own = timeFrame(
      (range === null ? lines.slice(from, to) : lines.slice(range.from, range.to)).filter((line) =>
        prose.has(line),
      ),
      order,
      { first: null, last: null },
      frame.isBuddhist,
    );
    from = to;
    if (own.start !== null && own.end !== null) return own;
    const held = range === null ? null : frameOfBalances(entries, order, frame);
    return held !== null && !overlap(held, frame) ? held : frame;
  });
}

/** The time between the dated balances of an account whose years are printed; null where these are no two days in turn. */
function frameOfBalances(
  entries: readonly Entry[],
  order: DateOrder,
  { isBuddhist }: TimeFrame,
): TimeFrame | null {
  const dates = entries.flatMap((entry) =>
    entry.kind === 'balance' && entry.date?.year ? [entry.date] : [],
  );
  const era = { start: null, end: null, isBuddhist };
  const [start = null, end = null] = [dates[0], dates.at(-1)].map((date) =>
    date === undefined ? null : settleDate(date, order, era),
  );
  return start !== null && end !== null && start < end ? { start, end, isBuddhist } : null;
}

/** Whether two periods share a day, as far as both have ends. */
function overlap(one: TimeFrame, other: TimeFrame): boolean {
  const begins = (a: TimeFrame, b: TimeFrame) => a.start === null || b.end === null || a.start <= b.end;
  return begins(one, other) && begins(other, one);
}
