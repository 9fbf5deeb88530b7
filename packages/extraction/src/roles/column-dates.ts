import { calendarDate } from '@tieout/records';
import type { BodyLine } from '../tables/body-line.ts';
import type { Draft } from '../tables/draft.ts';
import { type Heading, isNumeric, namesDays } from '../tables/heading.ts';
import { textOfTokens } from '../tables/text-of-tokens.ts';
import type { Token } from '../tables/token.ts';
import type { Period } from '../values/period.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { settleDate } from '../values/settle-date.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { says } from '../vocabulary/says.ts';

/** A date of the Republic of China calendar, as used in Taiwan, without separators: "1130601". */
const REPUBLIC = /^(1[0-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const YEARS_BEFORE_REPUBLIC = 1911;

/** Date formats that only their column identifies: "0311", "6.01", "03 11", "211203", "03 11 21", "21 3 9". */
const FORMS = [
  /^(\d{2})(\d{2})$/,
  /^(\d{1,2})\.(\d{2})$/,
  // A scan may have joined adjacent digits.
  /^(\d{1,2}(?= )|\d{2}) ?(\d{2})$/,
  /^(\d{2}) ?(\d{2}) ?(\d{2})$/,
  /^(\d{2}) ?(\d{2}) ?((?:19|20)\d{2})$/,
  /^(\d{1,2}) (\d{1,2}) (\d{1,2})$/,
  REPUBLIC,
];
/** How far beyond its header such a date may extend, in points. */
const [LEFT, RIGHT] = [14, 14];
/** Fewer may be other numbers that look like dates by chance. */
const ENOUGH = 2;
/** Share of them that may lack a part. */
const MOST_ODD = 0.1;

/**
 * Reads the numbers below a date header as dates, if each of them is one in this way and none is a date otherwise. Numbers of days only get
 * their month from the period, null if that is unknown.
 */
export function readColumnDates(printed: Draft, period: () => Period | null): Draft {
  const draft = joinDayParts(printed);
  return draft.headings
    .filter(namesDays)
    .reduce((read, heading) => readNumbers(readUnder(read, heading, period), heading, period), draft);
}

/** Joins headers for year, month and day, each over its own column, to one date header. */
function joinDayParts(draft: Draft): Draft {
  const { headings } = draft;
  const at = headings.findIndex((_, index) => {
    const three = headings.slice(index, index + 3);
    return three.every(isDayPart) && says('dayPartsHeading', textOfHeadings(three));
  });
  const [year, month, day] = headings.slice(at, at + 3);
  if (at < 0 || year === undefined || month === undefined || day === undefined) return draft;
  const joined: Heading = {
    ...year,
    role: 'date',
    text: textOfHeadings([year, month, day]),
    right: day.right,
    words: [...year.words, ...month.words, ...day.words],
  };
  return { ...draft, headings: headings.toSpliced(at, 3, joined) };
}

/** Such a header is short and names no amount. */
function isDayPart(heading: Heading): boolean {
  return heading.text.length <= 4 && !isNumeric(heading);
}

function textOfHeadings(headings: readonly Heading[]): string {
  return headings.map(({ text }) => normalise(text)).join(' ');
}

function readNumbers(draft: Draft, heading: Heading, period: () => Period | null): Draft {
  if (!says('dayHeading', heading.text)) return draft;
  const all = draft.lines.flatMap((body) => cellUnder(body, heading));
  // Figures above the first day and behind the last one are those of notes.
  const cells = all.slice(all.findIndex(isDayNumber), all.findLastIndex(isDayNumber) + 1);
  const bare = cells.filter(isDayNumber);
  if (bare.length < cells.length) return draft;
  const days = daysOfPeriod(bare, period());
  const lines = draft.lines.map((body) => {
    const day = days.get(body);
    return day === undefined ? body : withToken(body, day.cell, day.date);
  });
  return { ...draft, lines };
}

function isDayNumber({ tokens, text }: Cell): boolean {
  return tokens.length === 1 && /^\d{1,2}$/.test(text);
}

type Days = ReadonlyMap<
  BodyLine,
  { readonly cell: Cell; readonly date: Omit<PrintedDate, 'wordCount'> | null }
>;

function daysOfPeriod(cells: readonly Cell[], frame: Period | null): Days {
  if (frame === null) return new Map();
  return new Map(cells.map((cell) => [cell.body, { cell, date: dayInPeriod(Number(cell.text), frame) }]));
}

/** The date of a day number within the period; null if there is none, or there are two. */
function dayInPeriod(day: number, { start, end }: Period): Omit<PrintedDate, 'wordCount'> | null {
  const months = new Set([start.slice(0, 7), end.slice(0, 7)]);
  const found = [...months].flatMap((month) => {
    const [year = 0, at = 0] = month.split('-').map(Number);
    const date = calendarDate(year, at, day);
    return date !== null && date >= start && date <= end ? [{ year, at }] : [];
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0
    ? null
    : { first: day, second: only.at, year: only.year, order: 'day-month', isShort: false };
}

/** The contents below a header on one line, with their tokens. */
type Cell = { readonly body: BodyLine; readonly tokens: readonly Token[]; readonly text: string };

function readUnder(draft: Draft, heading: Heading, period: () => Period | null): Draft {
  const place = withMonth(heading, draft.headings);
  const cells = draft.lines.flatMap((body) => cellUnder(body, place));
  const readDay = readersOf(heading).find((read) => areDays(cells, read, draft.headings));
  if (readDay === undefined || cells.length === 0) return draft;
  if (cells.length < ENOUGH && !cells.every(({ text }) => isSureDay(readDay(text), heading, period)))
    return draft;
  const byBody = new Map(cells.map((cell) => [cell.body, cell]));
  const lines = draft.lines.map((body) => {
    const cell = byBody.get(body);
    return cell === undefined ? body : withToken(body, cell, readDay(cell.text));
  });
  return { ...draft, lines };
}

/** Whether a single number is the date it looks like: three headers name its numbers, or it is in the statement period. */
function isSureDay(date: PrintedDate | null, heading: Heading, period: () => Period | null): boolean {
  if (says('dayPartsHeading', heading.text)) return true;
  const frame = period();
  if (date === null || frame === null) return false;
  const orders = ['day-month', 'month-day', 'year-month-day'] as const;
  const days = orders.map((order) => settleDate(date, order, { ...frame, isBuddhist: false }));
  return days.some((day) => day !== null && day >= frame.start && day <= frame.end);
}

/**
 * Whether cells are dates of one format, except for a few in which a part was not read, whose rows then have no date. A cell that is no date
 * and has no amount next to it, such as an account number above the rows of a later page, belongs to no row.
 */
function areDays(cells: readonly Cell[], readDay: ReadDay, headings: readonly Heading[]): boolean {
  const others = cells.filter(({ text }) => readDay(text) === null);
  if (others.length === 0) return true;
  const money = headings.filter(isNumeric);
  const odd = money.length === 0 ? others : others.filter(({ body }) => hasFigureUnder(body, money));
  const own = cells.length - others.length + odd.length;
  return own >= ENOUGH && odd.length <= own * MOST_ODD && odd.every(({ text }) => /^\d{1,2}$/.test(text));
}

function hasFigureUnder({ tokens }: BodyLine, money: readonly Heading[]): boolean {
  return tokens.some(
    ({ kind, left, right }) =>
      kind === 'amount' && money.some((heading) => left < heading.right && right > heading.left),
  );
}

/** The extent of the dates below a header, including an adjacent month column with its own header. */
function withMonth(heading: Heading, headings: readonly Heading[]): Place {
  const next = headings[headings.indexOf(heading) + 1];
  const isMonth = next !== undefined && next.role === null && says('monthHeading', next.text);
  return isMonth ? { left: heading.left, right: Math.max(heading.right, next.right) } : heading;
}

type Place = Pick<Heading, 'left' | 'right'>;

function cellUnder(body: BodyLine, heading: Place): Cell[] {
  const tokens = body.tokens.filter(
    (token) =>
      token.left > heading.left - LEFT &&
      (token.right < heading.right + RIGHT || isDayOfRepublic(body, token, heading)) &&
      /\d/.test(textOfTokens(body, [token])),
  );
  const text = textOfTokens(body, tokens).replace(DIRT, '');
  return tokens.length === 0 ? [] : [{ body, tokens, text }];
}

/** Whether a number aligned with its header is such a date, however far it extends beyond a header of two characters. */
function isDayOfRepublic(body: BodyLine, token: Token, { left }: Place): boolean {
  return (
    token.kind !== 'date' && Math.abs(token.left - left) < LEFT && REPUBLIC.test(textOfTokens(body, [token]))
  );
}

/** A speck after a number, which a scan turns into a dash. */
const DIRT = /(?<=\d)[-'’]$/;

function withToken(body: BodyLine, cell: Cell, date: Omit<PrintedDate, 'wordCount'> | null): BodyLine {
  const [first] = cell.tokens;
  const last = cell.tokens.at(-1);
  if (first === undefined || last === undefined || date === null) return body;
  const { from, left } = first;
  const { to, right } = last;
  const day: Token = { kind: 'date', from, to, left, right, date: { ...date, wordCount: to - from } };
  return {
    ...body,
    tokens: body.tokens.flatMap((token) =>
      token === first ? [day] : cell.tokens.includes(token) ? [] : [token],
    ),
  };
}

/** The date of a cell; null if it is none in this format. */
type ReadDay = (text: string) => PrintedDate | null;

/** The formats that cells below a header may all have: only one if three headers say which number is which. */
function readersOf(heading: Heading): ReadDay[] {
  if (says('dayPartsHeading', heading.text)) return [(text) => inHeaderOrder(text, heading)];
  return FORMS.map((form) => (text) => dayOf(text, form));
}

function dayOf(text: string, form: RegExp): PrintedDate | null {
  const match = form.exec(text);
  if (match === null) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  const last = match[3];
  if (form === REPUBLIC) return dayOfRepublic(first, second, Number(last));
  const year = last === undefined ? null : Number(last);
  const isShort = last !== undefined && last.length <= 2;
  // A two-digit year may come first.
  const others = isShort ? [first, second, Number(last)] : [first, second];
  const isDay = Math.max(...others) <= 31 && second >= 1 && second <= 31 && others.some((part) => part <= 12);
  if (!isDay || first < 1 || (!isShort && Math.min(first, second) > 12)) return null;
  return { first, second, year, order: 'unknown', isShort, wordCount: 1 };
}

/** A word for the year before those for month and day. */
const YEAR_FIRST = new RegExp(`^${oneOf('yearHeading')} `, 'u');

/** A date of three numbers in the order of its three joined headers. */
function inHeaderOrder(text: string, heading: Heading): PrintedDate | null {
  const [first, month, third, ...others] = numbersOf(text);
  if (first === undefined || month === undefined || third === undefined || others.length > 0) return null;
  const [short, day] = YEAR_FIRST.test(normalise(heading.text)) ? [first, third] : [third, first];
  const year = short < 100 ? CENTURY + short : short;
  if (calendarDate(year, month, day) === null) return null;
  return { first: month, second: day, year, order: 'month-day', isShort: false, wordCount: 1 };
}

/** The numbers of a cell; a scan may have joined three of two digits, none of which is part of a year. */
function numbersOf(text: string): number[] {
  const numbers = text.match(/\d+/g) ?? [];
  const digits = numbers.join('');
  const mayBeJoined = numbers.length < 3 && !numbers.some((number) => FULL_YEAR.test(number));
  const pairs = mayBeJoined && digits.length === 6 ? digits.match(/\d\d/g) : null;
  return (pairs ?? numbers).map(Number);
}

const FULL_YEAR = /^(19|20)\d\d/;

/** The century of two-digit years. */
const CENTURY = 2000;

function dayOfRepublic(year: number, month: number, day: number): PrintedDate {
  return {
    first: month,
    second: day,
    year: year + YEARS_BEFORE_REPUBLIC,
    order: 'month-day',
    isShort: false,
    wordCount: 1,
  };
}
