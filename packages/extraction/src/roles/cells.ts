import { followsClosely } from '../lines/follows-closely.ts';
import { horizontalGap } from '../lines/horizontal-gap.ts';
import { textOf } from '../lines/line.ts';
import { wordBefore } from '../lines/word-before.ts';
import type { Word } from '../read/page.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { edgeOf } from '../tables/clusters.ts';
import { namesDays } from '../tables/heading.ts';
import { isCell } from '../tables/is-cell.ts';
import type { AmountToken, DateToken, Token } from '../tables/token.ts';
import { perObject } from '../values/per-object.ts';
import type { Column } from './column.ts';
import { asHeld } from './owed-balance.ts';
import type { Table } from './table.ts';

/** The contents of one line by column. Tokens outside number and date columns are the line's text. */
export type Cells = {
  readonly amounts: readonly { readonly column: Column; readonly token: AmountToken }[];
  readonly date: DateToken | null;
  readonly postDate: DateToken | null;
  /** The value date, if it is printed next to another date. */
  readonly valueDate: DateToken | null;
  readonly text: readonly Token[];
};

/** How far from its column's edge a number may end, in points. */
const TOLERANCE = 9;
/** How far from its header a date may be, in points. */
const DATE_REACH = 34;

/** The cells of a line of `table`. */
export function cellsOf(table: Table, body: BodyLine): Cells {
  const dates = columnDates(table, body);
  const amounts: { column: Column; token: AmountToken }[] = [];
  const text: Token[] = [];
  for (const token of body.tokens) {
    if (token.kind === 'date' && (dates.all.includes(token) || isInstalment(table, body, token))) continue;
    if (table.labelledValueDays.has(token)) continue;
    const column = token.kind === 'amount' ? columnOf(table, body, token) : null;
    if (column !== null && token.kind === 'amount')
      amounts.push({ column, token: withAmount(token, asHeld(token.amount, column)) });
    else if (
      token.kind !== 'mark' &&
      !joinsPair(body, token, dates.all) &&
      !isClock(table, body, token, dates.all)
    )
      text.push(token);
  }
  const { date, postDate, valueDate } = dates;
  const pushed = pushedAmount(table, body, amounts);
  return pushed === null
    ? { amounts, date, postDate, valueDate, text }
    : {
        amounts: [pushed, ...amounts],
        date,
        postDate,
        valueDate,
        text: text.filter((token) => token !== pushed.token),
      };
}

type AmountCell = Cells['amounts'][number];

/**
 * The amount that a long text pushed out of its column: it is alone between that text and the row's balance. Its column no longer shows
 * whether it is money in or out.
 */
function pushedAmount(table: Table, body: BodyLine, amounts: readonly AmountCell[]): AmountCell | null {
  const [balance, ...others] = amounts;
  if (balance?.column.role !== 'balance' || others.length > 0 || table.headings.length === 0) return null;
  const token = body.tokens[body.tokens.indexOf(balance.token) - 1];
  if (token?.kind !== 'amount' || !token.amount.isCertain || !standsApart(body, token)) return null;
  const movements = table.columns.filter(({ role }) => role === 'in' || role === 'out' || role === 'amount');
  const [column] = movements;
  if (column === undefined || token.left < column.left - FAR_PUSHED) return null;
  return { column: movements.length === 1 ? column : { ...column, role: 'amount' }, token };
}

/** How far left of the amount columns a pushed-out amount may be, in points. */
const FAR_PUSHED = 20;

function withAmount(token: AmountToken, amount: AmountToken['amount']): AmountToken {
  return amount === token.amount ? token : { ...token, amount };
}

/** Whether a token is a time of day, under a header for dates or times or right after the date. It says nothing about the transaction. */
function isClock(table: Table, body: BodyLine, token: Token, days: readonly DateToken[]): boolean {
  const { words } = body.line;
  const isHalf = HALF_OF_DAY.test(words[token.from]?.text ?? '');
  const clock = isHalf ? token.from - 1 : token.from;
  if (!CLOCK.test(words[clock]?.text ?? '')) return false;
  if (days.some(({ to }) => to === clock)) return true;
  if (clock === 0 && days.length === 0 && (!hasNoAmount(body) || timesAlone(table).has(body))) return true;
  return table.headings.some(
    ({ role, left, right }) =>
      (role === 'date' || role === 'code') &&
      token.left > left - TOLERANCE &&
      token.right < right + (role === 'date' ? DATE_REACH : TOLERANCE),
  );
}

/** The lines of a table that are a time and nothing else, if nearly each row has one: elsewhere it is the end of a text. */
const timesAlone = perObject(({ lines }: Table): ReadonlySet<BodyLine> => {
  const times = lines.filter(({ line }) => isTimeOfDay(textOf(line.words)));
  const rows = lines.filter((body) => !hasNoAmount(body)).length;
  return new Set(times.length >= rows * MOST_TIMES ? times : []);
});

/** Least share of a table's lines with amounts, totals of days among them, that have a line with a time. */
const MOST_TIMES = 0.4;

/** After a time: before or after noon, or the time zone. */
const HALF_OF_DAY = /^(?:[ap]\.?m\.?|WIB|WITA|WIT|UTC|GMT|CES?T|E[SD]T|P[SD]T|IST|MSK|МСК)$/i;

const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Whether a text is a time of day and nothing else. */
export function isTimeOfDay(text: string): boolean {
  return CLOCK.test(text.replace(/ [ap]\.?m\.?$/i, ''));
}

/** The column of a number; null if it is in none, as amounts inside a description are. */
function columnOf(table: Table, body: BodyLine, token: AmountToken): Column | null {
  let best: Column | null = null;
  let bestOff = TOLERANCE;
  for (const column of table.columns) {
    const off = Math.min(
      Math.abs(edgeOf(token, column.alignment) - column.edge),
      column.alignment === 'right' ? Math.abs(token.right - column.edge) : 99,
    );
    if (off < bestOff) {
      best = column;
      bestOff = off;
    }
  }
  best ??= columnAround(table, body, token) ?? columnFromLeft(table, body, token);
  if (best !== null && !token.amount.isCertain && !isPlainlyIn(table, body, token, bestOff)) return null;
  return best;
}

/** Whether a bare number is in a column and in no text: without a header, far from the text and exactly at the edge. */
function isPlainlyIn(table: Table, body: BodyLine, token: AmountToken, off: number): boolean {
  return table.headings.length > 0
    ? standsApart(body, token)
    : off < EXACT_EDGE &&
        (token.to === body.line.words.length || isCell(body, token)) &&
        standsApart(body, token, FAR_FROM_TEXT);
}

/** How far from the edge of a column without a header a bare number may end, in points; and from the text before it, in text heights. */
const [EXACT_EDGE, FAR_FROM_TEXT] = [1.5, 4];

/**
 * The column that most of a dated line's last amount overlaps although its edge is off, because the mark after other amounts is missing; or in
 * whose extent another of its amounts is whole, apart from the text: with few rows, the column's edge may be that of one of them.
 */
function columnAround(table: Table, body: BodyLine, token: AmountToken): Column | null {
  if (!token.amount.isCertain || body.tokens[0]?.kind !== 'date') return null;
  const isLast = token.to === body.line.words.length;
  if (!isLast && !standsApart(body, token)) return null;
  const least = (token.right - token.left) * (isLast ? 0.6 : 0.99);
  return (
    table.columns.find(
      (column) =>
        Math.min(column.right, token.right) - Math.max(column.left, token.left) > least &&
        (isLast || !isFilled(column, body, token)),
    ) ?? null
  );
}

/** Whether another amount of a line ends at the edge of a column. */
function isFilled({ edge, alignment }: Column, { tokens }: BodyLine, except: Token): boolean {
  return tokens.some(
    (other) =>
      other !== except && other.kind === 'amount' && Math.abs(edgeOf(other, alignment) - edge) < TOLERANCE,
  );
}

/** How far from the left edge of a column a longer amount may begin, in points. */
const FROM_LEFT = 1.5;

/** The column at whose left edge an amount begins: in left-aligned columns, a long one ends far to the right of the others. */
function columnFromLeft({ columns }: Table, body: BodyLine, token: AmountToken): Column | null {
  const own = columns.find(({ left }) => Math.abs(left - token.left) < FROM_LEFT);
  if (own === undefined || !token.amount.isCertain || !standsApart(body, token)) return null;
  return columns.every((column) => column === own || column.left > token.right || column.right < token.left)
    ? own
    : null;
}

/** Whether a number is separate from the text before it, as in a column; right after a colon it belongs to what precedes that. */
export function standsApart(body: BodyLine, token: AmountToken, heights = 0.9): boolean {
  const before = wordBefore(body.line.words, token.from);
  if (before === undefined) return true;
  return (
    token.left - before.right > (before.bottom - before.top) * heights || /^[^\p{L}\d:]+$/u.test(before.text)
  );
}

type ColumnDates = {
  readonly all: readonly DateToken[];
  readonly date: DateToken | null;
  readonly postDate: DateToken | null;
  readonly valueDate: DateToken | null;
};

const NO_DATES: ColumnDates = { all: [], date: null, postDate: null, valueDate: null };

/** The dates in date columns: below a date header, or first on the line. */
function columnDates(table: Table, body: BodyLine): ColumnDates {
  const found = foundDates(table, body);
  const [first] = found;
  if (first === undefined) return NO_DATES;
  return found.length === 1 && first.role === 'date'
    ? { all: [first.token], date: first.token, postDate: null, valueDate: null }
    : byRole(table, found);
}

function foundDates(table: Table, body: BodyLine): FoundDate[] {
  const found: FoundDate[] = [];
  for (const token of body.tokens) {
    if (token.kind !== 'date' || !beginsCell(table, body, token)) continue;
    const role = dateRole(table, body, token);
    if (role !== null) found.push({ role, token });
  }
  return found;
}

/** Several dates of one line by their roles. */
function byRole(table: Table, found: readonly FoundDate[]): ColumnDates {
  const pick = (role: string) => found.find((item) => item.role === role)?.token ?? null;
  const all = found.map((item) => item.token);
  const [own, second] = daysOf(table, found);
  const valueDate = pick('valueDate');
  if (own !== undefined) return { all, date: own, postDate: pick('postDate') ?? second ?? null, valueDate };
  const only = pick('postDate');
  if (only !== null) return { all, date: only, postDate: null, valueDate };
  return { all, date: hasDayColumn(table) ? null : valueDate, postDate: null, valueDate: null };
}

type DateRole = 'date' | 'postDate' | 'valueDate';
type FoundDate = { readonly role: DateRole; readonly token: DateToken };

/** Which date a cell that begins with one holds, by the nearest header; null where the date is part of a text. */
function dateRole(table: Table, body: BodyLine, token: DateToken): DateRole | null {
  const nearest = nearestOfDates(table, token);
  const isFirst = token.from === 0;
  if (nearest === null && !isFirst)
    return unheadedRole(table, body, token) ?? roleAt(table.labelledDays, token);
  if (isFirst && continuesTexts(table, body, token, nearest === null)) return null;
  if (nearest === null) return roleAt(table.unheadedDays, token) ?? table.leadingDay;
  const { role, gap } = nearest;
  const isOfText = isFirst && gap > 0 && standsUnderText(table, token, gap);
  if (isOfText && (hasNoAmount(body) || table.hasDaysUnderHeadings)) return null;
  if (!isFirst && gap > 0 && (beginsText(table, body, token) || isUnderReference(table, token))) return null;
  if (!isFirst && gap > 0 && isUnderOther(table, body, token)) return null;
  if (gap <= DATE_REACH) return role;
  if (!isFirst) return null;
  return standsUnderText(table, token, gap) && !standsBeforeTexts(table, body, token) ? null : 'date';
}

/** Whether a date begins a line without a sum right of where the rows begin with theirs, and where their texts do, as the last word of one does. */
function continuesTexts(
  table: Table,
  { tokens }: BodyLine,
  { left }: DateToken,
  isUnheaded: boolean,
): boolean {
  if (tokens.some((token) => token.kind === 'amount' && token.amount.isCertain)) return false;
  const isUnderTexts = table.headings.some(
    (heading) => heading.role === 'description' && Math.abs(heading.left - left) < FLUSH,
  );
  const days = isUnheaded || isUnderTexts ? daysOfRows(table) : [];
  return days.length > 0 && days.every((day) => left - day > TOLERANCE);
}

/** Where the dates stand with which lines with amounts begin; from the left, in points. */
const daysOfRows = perObject(({ lines }: Table): readonly number[] =>
  lines.flatMap(({ tokens, line }) => {
    const [first] = tokens;
    return first?.kind === 'date' && first.from === 0 && tokens.some(({ kind }) => kind === 'amount')
      ? [line.left]
      : [];
  }),
);

/** Whether a date is flush with the header of the texts, behind the row's own date, and its text continues: "10/25  10/24 Online Payment". */
function beginsText({ headings }: Table, body: BodyLine, { left, to }: DateToken): boolean {
  const { words } = body.line;
  return (
    body.tokens[0]?.kind === 'date' &&
    followsClosely(words[to - 1], words[to]) &&
    headings.some((heading) => heading.role === 'description' && Math.abs(heading.left - left) < FLUSH)
  );
}

/** Whether a number that may be a date stands right under a header for references, or one nobody knows: columns of dates are named as such. */
function isUnderReference({ headings }: Table, token: DateToken): boolean {
  const over = headings.filter((heading) => horizontalGap(heading, token) === 0);
  return (
    over.length > 0 && over.every(({ role }) => role === 'reference' || role === 'code' || role === null)
  );
}

/** Whether what may be a date without its year is right under another header, and one with its year, or the name of its month, is under a header of dates: an instalment, "01/12". */
function isUnderOther({ headings }: Table, { tokens }: BodyLine, token: DateToken): boolean {
  const isUnder = (other: Token, days: boolean) =>
    headings.some((heading) => namesDays(heading) === days && horizontalGap(heading, other) === 0);
  return (
    token.date.year === null &&
    isUnder(token, false) &&
    !isUnder(token, true) &&
    tokens.some(
      (other) =>
        other.kind === 'date' &&
        (other.date.year !== null || (other.date.order !== 'unknown' && token.date.order === 'unknown')) &&
        isUnder(other, true),
    )
  );
}

/** Whether what may be a date is the number of an instalment in the column of instalments, and no part of the text. */
function isInstalment(table: Table, body: BodyLine, token: DateToken): boolean {
  return (
    isUnderOther(table, body, token) &&
    table.headings.some(
      (heading) => heading.role === 'foreign' && horizontalGap(heading, token) === 0 && isCell(body, token),
    )
  );
}

/** Whether a row begins with a date left of all headers: the header of its column was not read. */
function standsBeforeTexts({ headings }: Table, body: BodyLine, { right }: DateToken): boolean {
  return (
    !hasNoAmount(body) && headings.every((heading) => heading.role === null || heading.left > right + FLUSH)
  );
}

/** The role of a date behind what begins its line, in a column of such dates; where rows begin with a date, in such a row, or in a cell of one whose day is above. */
function unheadedRole({ unheadedDays }: Table, body: BodyLine, token: DateToken): DateRole | null {
  const isOfRow =
    body.tokens[0]?.kind === 'date' ||
    unheadedDays.some(({ role }) => role === 'date') ||
    (!hasNoAmount(body) && isCell(body, token));
  return isOfRow ? roleAt(unheadedDays, token) : null;
}

/** The role of a date by its position; null where no column of dates begins there. */
function roleAt(
  days: readonly { readonly left: number; readonly role: DateRole }[],
  token: DateToken,
): DateRole | null {
  return days.find(({ left }) => Math.abs(token.left - left) < TOLERANCE)?.role ?? null;
}

type Nearest = { readonly role: DateRole; readonly gap: number; readonly off: number };

function nearestOfDates({ headings }: Table, token: DateToken): Nearest | null {
  let best: Nearest | null = null;
  for (const heading of headings) {
    const { role } = heading;
    if (role !== 'date' && role !== 'postDate' && role !== 'valueDate') continue;
    const gap = horizontalGap(heading, token);
    const off = Math.abs(token.left + token.right - heading.left - heading.right);
    if (best === null || gap < best.gap || (gap === best.gap && off < best.off)) best = { role, gap, off };
  }
  return best;
}

/** Whether dates have their own column or lines: a row without one then has the date above, whatever its value date. */
function hasDayColumn({ hasDayLines, headings, unheadedDays }: Table): boolean {
  return (
    hasDayLines ||
    unheadedDays.length > 0 ||
    headings.some(({ role }) => role === 'date' || role === 'postDate')
  );
}

/**
 * Whether the header of a text or number column is nearer than the date header: a description that continues with a date, or a number like
 * one. A header nobody knows is that of the texts where no other is.
 */
function standsUnderText({ headings }: Table, token: DateToken, gapToDates: number): boolean {
  const isHeaded = headings.some(({ role }) => role === 'description');
  return headings.some(
    (heading) =>
      (heading.role === 'description' ||
        heading.role === 'reference' ||
        (heading.role === null && !isHeaded)) &&
      horizontalGap(heading, token) < gapToDates,
  );
}

/** Whether a line has no amount: it may continue the line above. */
function hasNoAmount(body: BodyLine): boolean {
  return body.tokens.every(({ kind }) => kind !== 'amount');
}

/** A row's own date, and the second one if there are two: below one wide header the posting date; next to a date without a header, that one. */
function daysOf(table: Table, found: readonly FoundDate[]): readonly DateToken[] {
  const days = found.filter(({ role }) => role === 'date').map(({ token }) => token);
  const [first, second] = days;
  if (first === undefined || second === undefined) return days;
  const isUnder = (token: DateToken) =>
    (nearestOfDates(table, token)?.gap ?? Number.POSITIVE_INFINITY) <= DATE_REACH;
  return isUnder(second) && !isUnder(first) ? [second, first] : days;
}

/** Whether a token joins two dates written as a pair. */
function joinsPair(body: BodyLine, token: Token, days: readonly DateToken[]): boolean {
  if (days.length < 2 || joinsDays(body.line.words[token.from] ?? NO_WORD) === 0) return false;
  return days.some(({ to }) => to === token.from) && days.some(({ from }) => from === token.to);
}

const NO_WORD = { text: '' };

/** How many words join two dates written as a pair: "03.12.2024 / 04.12.2024". */
function joinsDays({ text }: { readonly text: string }): number {
  return text === '/' ? 1 : 0;
}

function beginsCell(table: Table, body: BodyLine, token: Token): boolean {
  const before = wordBefore(body.line.words, token.from);
  if (before === undefined || isFlushWithDays(table, token)) return true;
  if (token.from === 1 && ROW_NUMBER.test(before.text) && isFlushWithDays(table, token, 0)) return true;
  if (token.left - before.right > (before.bottom - before.top) * 0.55) return true;
  // A time before the date is part of its cell: "10:42:07 17/05/2024".
  if (CLOCK.test(before.text) && isClockUnderDays(table, before)) return true;
  return body.tokens.some((other) => other.kind === 'date' && other.to === token.from - joinsDays(before));
}

function isClockUnderDays({ headings }: Table, clock: Word): boolean {
  return headings.some(
    (heading) =>
      namesDays(heading) && clock.right > heading.left && Math.abs(heading.left - clock.left) < FLUSH,
  );
}

/** How far from its header's edge a date may begin to be aligned with it, in points. */
const FLUSH = 1.5;

/** A row number before a date may end close to it. */
const ROW_NUMBER = /^\d{1,4}[.)]?$/;

/** Whether a date begins at the edge of a date header, from the header at `from` on, however close the text before it ends. */
function isFlushWithDays({ headings }: Table, { left }: Token, from = 1): boolean {
  return headings.some(
    (heading, at) => at >= from && namesDays(heading) && Math.abs(heading.left - left) < FLUSH,
  );
}
