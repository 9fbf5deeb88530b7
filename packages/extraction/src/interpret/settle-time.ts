import { type CalendarDate, dayNumber } from '@tieout/records';
import { orderElsewhere } from '../classify/order-elsewhere.ts';
import { printedPeriods, timeFrame } from '../classify/time-frame.ts';
import type { Line } from '../lines/line.ts';
import type { Range } from '../tables/drafts-of.ts';
import { largest } from '../values/extremes.ts';
import { type DateOrder, dateOrders, settleDate, type TimeFrame } from '../values/settle-date.ts';
import type { AccountReading } from './account-reading.ts';
import type { BalanceItem } from './items/flow-item.ts';
import type { Entry, Row } from './rows/row.ts';

/** A date order, the time the document covers under it, and how well its rows fit into that. */
export type TimeReading = { readonly order: DateOrder; readonly frame: TimeFrame; readonly score: number };

/** Lines outside tables among which the period is looked for. */
const ENOUGH_LINES = 300;

/** The date order and time frame under which most rows fall inside the period and follow one another. */
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
  // The day of the opening balance alone shows when the time begins, not when it ends.
  const last = dated?.role === 'opening' && dated.date === first ? null : (dated?.date ?? null);
  const outside = lines.filter((line) => line.words.length < 40).slice(0, ENOUGH_LINES);
  const orders = dateOrders(
    [
      ...rows.flatMap(({ anchor }) => [anchor.date, anchor.postDate]),
      ...balances.map(({ date }) => date),
    ].filter((date) => date !== null),
    /^(zh|ja|ko)$/.test(language) || (language === 'en' && isMonthFirstCountry(lines)),
  );
  const isYearOpen = orders.length > 1 && orders.includes('year-month-day');
  const candidates = likelyOrders(orders, outside, language).map((order): TimeReading => {
    const frame = timeFrame(outside, order, { first, last }, isBuddhist);
    const others = holdsMost(rows, order, frame)
      ? []
      : [timeFrame([], order, { first, last }, isBuddhist), ...printedPeriods(outside, order, isBuddhist)];
    return [...eitherEnd(frame), ...others.slice(0, MOST_PERIODS)]
      .map((tried) => ({ order, frame: tried, score: timeScore(rows, order, tried, isYearOpen) }))
      .reduce((a, b) => (b.score > a.score ? b : a));
  });
  const { order, frame } = candidates.reduce((a, b) => (b.score > a.score ? b : a));
  return { order, frame, times: candidates };
}

/** Languages of countries that write the day before the month, all of them; Spanish and French are written in others too. */
const DAY_FIRST = /^(bg|cs|da|de|el|et|fi|he|hr|id|it|lv|nl|no|pl|pt|ro|ru|sk|sl|sr|th|tr|uk|vi)$/;

/** Orders the rows leave open, but for one that the language is not written in, or that no other day on the paper follows. */
function likelyOrders(
  orders: readonly DateOrder[],
  lines: readonly Line[],
  language: string,
): readonly DateOrder[] {
  if (!orders.includes('day-month') || !orders.includes('month-day')) return orders;
  const isDayFirst = DAY_FIRST.test(language) || (hasIban(lines) && !isMonthFirstCountry(lines));
  const own = isDayFirst ? 'day-month' : orderElsewhere(lines);
  const unlikely = own === null ? null : own === 'day-month' ? 'month-day' : 'day-month';
  return orders.filter((order) => order !== unlikely);
}

/** Periods that are tried where the likeliest holds few of the rows. */
const MOST_PERIODS = 6;

/** Whether a period holds half of the rows at least; what holds fewer may be that of an offer, or of interest. */
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

/** Where one day is all that is known of the time, it may as well be the first as the last. */
function eitherEnd(frame: TimeFrame): TimeFrame[] {
  return frame.start === null && frame.end !== null
    ? [frame, { ...frame, start: frame.end, end: null }]
    : [frame];
}

/** Month before day is the habit of the United States, next to East Asia; its addresses and bank words tell. */
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

/** Whether an account is recognized by its international number: no country that has such numbers writes the month before the day. */
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

/** What it counts against a time of which one end alone is known that every row lies far from it: that day is then the other end. */
const FAR_OFF = 0.4;
/** Days between the one known day and the row nearest to it: more than a quarter. */
const FAR_DAYS = 100;

function isFarFromRows(rows: readonly Row[], order: DateOrder, frame: TimeFrame): boolean {
  const known = frame.start === null ? frame.end : frame.end === null ? frame.start : null;
  const at = known === null ? null : dayNumber(known);
  if (at === null || at === undefined) return false;
  const days = rows.flatMap(({ anchor: { date } }) => {
    const day = date === null || date.year !== null ? null : settleDate(date, order, frame);
    const number = day === null ? null : dayNumber(day);
    return number === null || number === undefined ? [] : [Math.abs(number - at)];
  });
  return days.length > 0 && days.every((away) => away > FAR_DAYS);
}

/** `isYearOpen` where no more than one day shows which of its figures is the year: then it is the one that puts it before the last day known. */
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
    if (isYearOpen && isShortlyBefore(date, frame)) score += SHORTLY_BEFORE;
    if (previous !== null && date > previous) ups++;
    if (previous !== null && date < previous) downs++;
    previous = date;
  }
  if (isFarFromRows(rows, order, frame)) score -= FAR_OFF;
  const sequence = Math.abs(ups - downs) * 0.5 - Math.min(ups, downs) * 0.5;
  return score + sequence + (isUsualPeriod(frame) ? 0.25 : 0) - (order === 'year-month-day' ? RARE_ORDER : 0);
}

function isWithin(date: CalendarDate, { start, end }: TimeFrame): boolean {
  return start !== null && end !== null && date >= start && date <= end;
}

/** Whether a day lies before the one that would be the first of all. */
function isBeforeAll(date: CalendarDate, { start, end }: TimeFrame): boolean {
  return start !== null && end === null && date < start;
}

/** What it counts for a day that it lies shortly before the only day known of the time. */
const SHORTLY_BEFORE = 0.5;

function isShortlyBefore(date: CalendarDate, { start, end }: TimeFrame): boolean {
  if (start !== null || end === null) return false;
  const days = (dayNumber(end) ?? 0) - (dayNumber(date) ?? 0);
  return days >= 0 && days <= LONGEST_USUAL_DAYS;
}

/** What the rarest order must outweigh: two digits of a year first, where the others fit as well. */
const RARE_ORDER = 0.1;

const LONGEST_USUAL_DAYS = 100;

/** Statements cover a month, or a quarter: between orders that fit alike, the one under which they do is the likelier. */
function isUsualPeriod({ start, end }: TimeFrame): boolean {
  if (start === null || end === null) return false;
  return (dayNumber(end) ?? 0) - (dayNumber(start) ?? 0) <= LONGEST_USUAL_DAYS;
}

/** Each account's own period, read from its part of the document, else from the lines between the rows of the account before it and its own last row. */
export function framesOf(
  accounts: readonly AccountReading[],
  ranges: readonly (Range | null)[],
  { lines, prose }: { readonly lines: readonly Line[]; readonly prose: ReadonlySet<Line> },
  { order, frame }: Pick<TimeReading, 'order' | 'frame'>,
): TimeFrame[] {
  if (accounts.length < 2) return accounts.map(() => frame);
  let from = 0;
  return accounts.map((account, index) => {
    const range = ranges[index] ?? null;
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
    return own.start !== null && own.end !== null ? own : frame;
  });
}
