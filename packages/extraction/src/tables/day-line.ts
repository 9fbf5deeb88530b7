import { type Line, textOf } from '../lines/line.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { dayAndMonth } from '../values/settle-date.ts';
import { balanceLabel } from '../vocabulary/label.ts';
import { amountsOf } from './amounts-of.ts';
import type { BodyLine } from './body-line.ts';
import { roleOf } from './heading.ts';

const MOST_LABEL_WORDS = 3;

/** The date of a line that says nothing else, for the rows below: "Booking date: 1 June 2024", or a date alone; null for any other line. */
export function dayLine(body: BodyLine): PrintedDate | null {
  return bareDay(body) ?? namedDay(body);
}

/** Whether date lines give the dates of the rows below, in a table with or without headers. */
export function haveDayLines(lines: readonly BodyLine[], hasHeadings: boolean): boolean {
  const named = lines.filter((body) => namedDay(body) !== null).length;
  if (named >= (hasHeadings ? 1 : FEW)) return hasHeadings || !haveOwnDays(lines);
  const firstRow = lines.findIndex(
    ({ line, tokens }) => tokens.some(({ kind }) => kind === 'amount') && !namesBalance(line),
  );
  return hasHeadings && lines.slice(0, Math.max(0, firstRow)).some((body) => bareDay(body) !== null);
}

/** Whether most rows begin with a day of their own: what lines below them call a day of value belongs to the row above. */
function haveOwnDays(lines: readonly BodyLine[]): boolean {
  const rows = lines.filter((body) => amountsOf(body).length > 0);
  const dated = rows.filter(({ tokens: [first] }) => first?.kind === 'date' && first.from === 0);
  return dated.length * 2 > rows.length;
}

/** Whether at least two lines are a day alone, or call theirs one of booking: the days of rows below or above them. */
export function haveDaysAbove(lines: readonly BodyLine[]): boolean {
  return lines.filter((body) => bareDay(body) !== null || bookedDay(body) !== null).length >= FEW;
}

/** Whether a line begins with a balance label, as the one above the first day's rows may. */
function namesBalance({ words }: Line): boolean {
  return balanceLabel(textOf(words.filter(({ text }) => !/\d/.test(text)))) !== null;
}

/** Outside tables, a single labelled date may belong to anything. */
const FEW = 2;

/** The date on a line without anything else. */
function bareDay({ line, tokens }: BodyLine): PrintedDate | null {
  const [only] = tokens;
  return only?.kind === 'date' && only.to === line.words.length ? only.date : null;
}

/** The day of a line that calls it one: "Booking date: 1 June 2024". Over rows without days of their own that of value is theirs. */
export function namedDay({ line, tokens }: BodyLine): PrintedDate | null {
  const last = tokens.at(-1);
  if (last?.kind !== 'date' || last.from === 0 || last.from > MOST_LABEL_WORDS) return null;
  const label = textOf(line.words.slice(0, last.from));
  const role = roleOf(label);
  return role === 'date' || role === 'postDate' || role === 'valueDate' ? last.date : null;
}

/** What the dates are that begin the rows of a table without headers: of value, if lines call the day of the rows below one of booking, and rows' own dates are never before it and sometimes after. */
export function leadingDay(lines: readonly BodyLine[]): 'date' | 'valueDate' {
  let booked: PrintedDate | null = null;
  let isAfter = false;
  for (const body of lines) {
    booked = bookedDay(body) ?? booked;
    const [first] = body.tokens;
    if (first?.kind !== 'date' || first.from > 0) continue;
    // A row above the first such line has a day of its own: the line is text below it.
    if (booked === null && amountsOf(body).length > 0 && !namesBalance(body.line)) return 'date';
    if (booked === null) continue;
    const days = daysAfter(booked, first.date);
    if (days === null || days < 0) return 'date';
    if (days > 0) isAfter = true;
  }
  return isAfter ? 'valueDate' : 'date';
}

/** The day that a line calls one of booking: "Booking date: 1 June 2024". */
function bookedDay(body: BodyLine): PrintedDate | null {
  const day = namedDay(body);
  const last = body.tokens.at(-1);
  if (day === null || last === undefined) return null;
  return roleOf(textOf(body.line.words.slice(0, last.from))) === 'valueDate' ? null : day;
}

/** About how many days a date is after another, in either order of day and month; null where the two orders disagree. Where one prints no year, years say nothing. */
function daysAfter(one: PrintedDate, other: PrintedDate): number | null {
  const haveYears = one.year !== null && other.year !== null;
  const between = ORDERS.filter((order) => [one, other].every((day) => canBe(day, order))).map((order) => {
    const days = (of: PrintedDate) => {
      const [day, month] = dayAndMonth(of, order);
      return (haveYears ? (of.year ?? 0) * YEAR : 0) + month * MONTH + day;
    };
    const difference = days(other) - days(one);
    // Without years, a day in January is after one in December.
    return !haveYears && Math.abs(difference) > YEAR / 2
      ? difference - Math.sign(difference) * YEAR
      : difference;
  });
  const [first] = between;
  return first === undefined || between.some((each) => Math.sign(each) !== Math.sign(first)) ? null : first;
}

type Order = 'day-month' | 'month-day';
const ORDERS: readonly Order[] = ['day-month', 'month-day'];
/** Days are only compared: months of equal length do. */
const [MONTH, YEAR] = [31, 372];

function canBe(day: PrintedDate, order: Order): boolean {
  return (day.order === 'unknown' || day.order === order) && dayAndMonth(day, order)[1] <= 12;
}
