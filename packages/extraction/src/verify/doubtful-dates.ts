import { type CalendarDate, dayNumber } from '@tieout/records';
import { type DateColumn, dateColumnOf, standsInColumn } from '../interpret/date-column.ts';
import { isEarlier } from '../interpret/is-earlier.ts';
import { isOfOtherPart } from '../interpret/row-days.ts';
import type { Row } from '../interpret/rows/row.ts';
import type { Word } from '../read/page.ts';
import type { BodyLine } from '../tables/body-line.ts';
import type { Token } from '../tables/token.ts';
import { largest } from '../values/extremes.ts';
import { type PrintedDate, readDateAt } from '../values/printed-date.ts';

/** Below this confidence, a recognized date may be another one. */
const LEAST_CONFIDENCE = 0.75;
/** The same if another date confirms it. */
const LEAST_IF_CONFIRMED = 0.5;
/** The same if nothing else that was possibly read is a date, and all dates are in order. */
const LEAST_IN_ORDER = 0.35;
/** Least number of dates that show an order. */
const FEW_DATES = 4;
/** Points by which a word of a date may extend beyond the column of dates. */
const FEW_POINTS = 12;
/** Share of dates above which breaking the order is normal for the document. */
const MOST_STRAYS = 0.15;

/** More days than pass between two transactions of a statement. */
const LONGEST_GAP = 500;

/** A day alone; and digits behind the mark of a date. */
const DAY = /^\d{1,2}$/;
const PART_OF_DATE = /[./-]\d/;

/** The settled date of a row, null if it has none. */
type DatedRow = { readonly row: Row; readonly date: CalendarDate | null };

/**
 * Rows, by index, whose date was recognized from pixels and may be wrong, which no total would reveal: dates of low confidence, the few that
 * break the order of all others, those with fewer digits than all others, those after another word in their column or next to a date read as
 * text, those of another time than most, and rows without a date if something unreadable is in the date column, on their own line or between them and the row above. Dates in the file's own text are never doubted here.
 * A date read a little unsurely is not doubted if the row prints it again, if it is between two equal ones in order, or if nothing else that
 * was possibly read there is a date.
 */
export function doubtfulDates(rows: readonly DatedRow[]): number[] {
  if (!rows.some(({ row }) => isRecognised(row))) return [];
  // Rows in posting order need not be in the order of their dates.
  const strays = new Set(arePostedInOrder(rows) ? [] : strayDates(rows));
  const dated = datedRows(rows);
  const areInOrder = dated.length >= FEW_DATES && fewestStrays([dated]).length === 0;
  const confirmed = areInOrder ? daysBetweenEqualOnes(dated) : new Set<number>();
  const far = datesOfOtherTimes(rows);
  const hasDays = rows.some(({ row }) => row.anchor.cells.date !== null);
  const isPadded = rows.some(({ row }) => beginsWith(row, /^0\d/));
  // One date is enough: on a short statement too, what is under it is no description.
  const over = rows.map(({ row }, index) => linesOver(row, rows[index - 1]?.row, hasDays));
  const heads = hasDays ? null : headsOf(rows, over);
  const column =
    heads?.areOthers === true
      ? null
      : dateColumnOf(
          rows.map(({ row }) => row),
          1,
        );
  const misread = rows.filter(({ row }) => column !== null && isBehind(row, column, PART_OF_DATE));
  // Where most rows have such text, it is a column of its own.
  const areFew = misread.length * 2 < rows.length;
  const behind = rows.map(({ row }) => otherDateBefore(row));
  const isOftenBehind = behind.filter((other) => other !== null).length * 2 > rows.length;
  return rows.flatMap(({ row }, index) => {
    if (!isRecognised(row)) return [];
    const other = behind[index] ?? null;
    const isDoubted =
      row.anchor.cells.date === null
        ? column !== null && holdsText(over[index] ?? [], column, heads?.areAlone === true)
        : wasHardToRead(row, confirmed.has(index) || isRepeated(row), { areInOrder, isPadded }) ||
          (strays.has(index) && !isPostedSoon(row)) ||
          far.has(index) ||
          // Days of one figure have a nought before them there.
          (isPadded && beginsWith(row, /^\d(?!\d)/)) ||
          (other !== null && (isOftenBehind || !isWithinText(row, other))) ||
          (column !== null && isBehind(row, column, DAY)) ||
          isBehindDayAndMonth(row) ||
          (areFew && misread.some((other) => other.row === row));
    return isDoubted ? [index] : [];
  });
}

function isRecognised({ anchor }: Row): boolean {
  return anchor.body.line.words.some((word) => word.confidence < 1);
}

function dateWords({ anchor }: Row): readonly Word[] {
  const token = anchor.cells.date;
  return token === null ? [] : anchor.body.line.words.slice(token.from, token.to);
}

function beginsWith(row: Row, figures: RegExp): boolean {
  return dateWords(row)
    .slice(0, 1)
    .some(({ text }) => figures.test(text));
}

/** Whether a digit of a row's date was read with low confidence. A misread month name would be no month name. */
function wasHardToRead(
  row: Row,
  isConfirmed: boolean,
  { areInOrder, isPadded }: { readonly areInOrder: boolean; readonly isPadded: boolean },
): boolean {
  const words = dateWords(row);
  const isUnsure = isReadBelow(LEAST_CONFIDENCE);
  const isOnlyOne = !words.some((word, at) => isUnsure(word) && mayBeOtherDate(words, at, isPadded));
  const least = isConfirmed || isOnlyOne ? LEAST_IF_CONFIRMED : LEAST_CONFIDENCE;
  return words.some(isReadBelow(isOnlyOne && areInOrder ? LEAST_IN_ORDER : least));
}

/** A date with a day or month of one digit. */
const UNPADDED = /(?<!\d)\d[./-]/;

/**
 * Whether an alternative of one of a date's words makes another date, or none is known: "10-0-2023" for "10-01-2023", whose one is faint, is
 * no date, and "04.1.2022" none where days and months have a zero before them.
 */
function mayBeOtherDate(words: readonly Word[], at: number, isPadded: boolean): boolean {
  const texts = words.map(({ text }) => text);
  const own = readDateAt(texts, 0);
  const all = words[at]?.alternatives ?? [];
  const others = all
    .filter((text) => !isPadded || !UNPADDED.test(text))
    .map((text) => readDateAt(texts.with(at, text), 0));
  return (
    all.length === 0 || others.some((other) => other !== null && (own === null || !isSameDay(other, own)))
  );
}

/** Most days between two dates of a row, and the confidence of both, that show that both were read right. */
const SOON = 5;
const CLEAR = 0.9;

/** Whether a row's own date and its posting or value date, both read clearly, are a few days of one month apart: no misread digit does that. */
function isPostedSoon({ anchor: { body, cells } }: Row): boolean {
  const dates = [cells.date, cells.postDate ?? cells.valueDate].flatMap((token) => token ?? []);
  const [own, posted] = dates.map(({ date }) => date);
  if (own === undefined || posted === undefined || own.year !== posted.year) return false;
  const areClear = dates.every(({ from, to }) => !body.line.words.slice(from, to).some(isReadBelow(CLEAR)));
  return areClear && Math.min(daysLater(own, posted), daysLater(posted, own)) <= SOON;
}

/** How many days of one month a date is after another; infinite if it is before it or of another month. */
function daysLater(day: PrintedDate, other: PrintedDate): number {
  const isMonthFirst = day.first === other.first && Math.max(day.second, other.second) > 12;
  const days = isMonthFirst
    ? other.second - day.second
    : day.second === other.second
      ? other.first - day.first
      : -1;
  return days < 0 ? Number.POSITIVE_INFINITY : days;
}

function isReadBelow(least: number): (word: Word) => boolean {
  return ({ text, confidence }) => /\d/.test(text) && confidence < least;
}

/** Whether a row prints its date a second time, clearly. */
function isRepeated({ anchor: { body, cells } }: Row): boolean {
  const own = cells.date;
  return (
    own !== null &&
    body.tokens.some(
      (token) =>
        token.kind === 'date' &&
        token !== own &&
        isSameDay(token.date, own.date) &&
        !body.line.words.slice(token.from, token.to).some(isReadBelow(LEAST_CONFIDENCE)),
    )
  );
}

/** Rows, by index, between two of the same date in order: any other date would break it. */
function daysBetweenEqualOnes(dated: readonly Dated[]): ReadonlySet<number> {
  const between = dated.filter(
    ({ date }, at) => dated[at - 1]?.date === date && dated[at + 1]?.date === date,
  );
  return new Set(between.map(({ index }) => index));
}

/**
 * The dates, by index, of another time than most, with a long gap between: "21 Dic.13" is a day of 2021 where others are "22 Ene. 01", if the
 * first number is the year.
 */
function datesOfOtherTimes(rows: readonly DatedRow[]): ReadonlySet<number> {
  const times: { last: number; readonly among: number[] }[] = [];
  const dated = datedRows(rows).flatMap(({ date, index }) => {
    const day = dayNumber(date);
    return day === null ? [] : [{ day, index }];
  });
  for (const { day, index } of dated.toSorted((a, b) => a.day - b.day)) {
    const time = times.at(-1);
    if (time === undefined || day - time.last > LONGEST_GAP) times.push({ last: day, among: [index] });
    else {
      time.last = day;
      time.among.push(index);
    }
  }
  const [, ...others] = times.toSorted((a, b) => b.among.length - a.among.length);
  return new Set(others.flatMap(({ among }) => among));
}

/** The lines below the row above, down to the row's own; without that if dates are on lines of their own, above their rows. */
function linesOver({ anchor }: Row, above: Row | undefined, hasDays: boolean): readonly BodyLine[] {
  const to = anchor.body.position;
  const from = above === undefined ? to - 1 : above.anchor.body.position;
  return anchor.table.lines.filter(
    ({ position }) => position > from && (position < to || (hasDays && position === to)),
  );
}

/** Whether a line is the time of a transaction alone, "05:13". */
function isTime([word, ...others]: readonly Word[]): boolean {
  const isSure = word !== undefined && word.confidence >= LEAST_CONFIDENCE && others.length === 0;
  return isSure && /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(word.text);
}

/** Of the lines over rows that begin with a date: whether most are no dates of these rows, and whether no text is behind them. */
function headsOf(rows: readonly DatedRow[], over: readonly (readonly BodyLine[])[]) {
  const heads = rows.flatMap(({ row: { anchor } }, index) =>
    (over[index] ?? []).flatMap(({ tokens: [first], line }) => {
      if (first?.kind !== 'date') return [];
      const isOwn = anchor.date !== null && isSameDay(first.date, anchor.date);
      return [{ isOwn, isAlone: !line.words.slice(first.to).some(isOfLetters) }];
    }),
  );
  const own = heads.filter(({ isOwn }) => isOwn);
  return { areOthers: own.length * 2 < heads.length, areAlone: own.every(({ isAlone }) => isAlone) };
}

function isOfLetters({ text }: Word): boolean {
  return /\p{L}/u.test(text);
}

/**
 * Whether a word is in the date column on some of the lines, other than a time, and no date is. Where dates are alone on their lines, a line
 * with text behind that column is none.
 */
function holdsText(lines: readonly BodyLine[], column: DateColumn, areAlone: boolean): boolean {
  const isText = (word: Word) => areAlone && word.right > column.right + FEW_POINTS && isOfLetters(word);
  return (
    lines.every(({ tokens }) => tokens[0]?.kind !== 'date') &&
    lines.some(
      ({ line: { words } }) =>
        !isTime(words) &&
        !isProse(words) &&
        words.some((word) => standsInColumn(word, column)) &&
        !words.some(isText),
    )
  );
}

/** How many words of letters a line of prose begins with: a footer between two pages is no unread date. */
const PROSE = 5;

function isProse(words: readonly Word[]): boolean {
  return words.length >= PROSE && words.slice(0, PROSE).every(({ text }) => /^\p{L}{3,}$/u.test(text));
}

/**
 * Whether digits of a pattern precede a row's date where dates begin: a day's digit with a speck behind it, or a misread date before the
 * posting date. The row's other dates are none.
 */
function isBehind({ anchor: { body, cells } }: Row, column: DateColumn, pattern: RegExp): boolean {
  const others = [cells.postDate, cells.valueDate].flatMap((token) => token ?? []);
  return body.line.words
    .slice(0, cells.date?.from)
    .some(
      (word, at) =>
        pattern.test(word.text) &&
        standsInColumn(word, column) &&
        !others.some(({ from, to }) => from <= at && at < to),
    );
}

/** Text before a date that shows that it is within a text, if few rows have one: "CARD PAYMENT 01.07.", "*9528 01.07." */
const WITHIN_TEXT = /\p{L}{3}|^\*+\d{4}$/u;

/** Whether a row begins with two numbers that may be its day and month, and its date is one further right: its value date, for example. */
function isBehindDayAndMonth({ anchor: { body, cells } }: Row): boolean {
  const [first, second] = body.line.words.slice(0, cells.date?.from ?? 0).map(({ text }) => text);
  const figures = [first, second].map((text) => (DAY.test(text ?? '') ? Number(text) : 0));
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least >= 1 && least <= 12 && most <= 31;
}

/** Another date before a row's own that is none of its dates: its header may have been misread, so it could be the row's. Null if there is none. */
function otherDateBefore({ anchor: { body, cells } }: Row): Token | null {
  const own = cells.date;
  const others = own === null ? [] : body.tokens.filter(({ to }) => to <= own.from);
  const isNone = (token: Token) =>
    token.kind === 'date' &&
    token !== cells.postDate &&
    token !== cells.valueDate &&
    cells.text.includes(token);
  return others.find(isNone) ?? null;
}

function isWithinText({ anchor: { body } }: Row, { from }: Token): boolean {
  return body.line.words.slice(0, from).some(({ text }) => WITHIN_TEXT.test(text));
}

/** Whether each row prints its posting date, in ascending order and never before its own date. */
function arePostedInOrder(rows: readonly DatedRow[]): boolean {
  const printed = rows.map(({ row: { anchor } }) => anchor);
  return printed.every(({ date, postDate }, at) => {
    const above = at === 0 ? date : (printed[at - 1]?.postDate ?? null);
    return isInOrder(date, postDate) && isInOrder(above, postDate);
  });
}

/** Whether a date is certainly not after another. */
function isInOrder(day: PrintedDate | null, other: PrintedDate | null): boolean {
  if (day === null || other === null) return false;
  return isSameDay(day, other) || isEarlier(day, other);
}

function isSameDay(day: PrintedDate, other: PrintedDate): boolean {
  return day.first === other.first && day.second === other.second && day.year === other.year;
}

/**
 * The few dates, by index, outside the order of all others; none if too many break it for an order. Dates begin again under another title or
 * other headers, in the same direction.
 */
function strayDates(rows: readonly DatedRow[]): number[] {
  const dated = datedRows(rows);
  if (dated.length < FEW_DATES) return [];
  const strays = fewestStrays([dated]);
  // Where too many break the order, the document has none, and nor have its sections.
  if (strays.length > Math.max(1, dated.length * MOST_STRAYS)) return [];
  const inParts = new Set(fewestStrays(partsOf(dated)));
  return strays.filter((index) => inParts.has(index));
}

/** The indexes of the rows outside the order of their part, in the direction in which they are fewer. */
function fewestStrays(parts: readonly (readonly Dated[])[]): number[] {
  const [up, down] = [strayIn(parts, (a, b) => a <= b), strayIn(parts, (a, b) => a >= b)];
  return down.length < up.length ? down : up;
}

type Dated = DatedRow & { readonly date: CalendarDate; readonly index: number };

function datedRows(rows: readonly DatedRow[]): Dated[] {
  return rows.flatMap(({ row, date }, index) => (date === null ? [] : [{ row, date, index }]));
}

/** Consecutive rows under one title and the same headers. */
function partsOf(dated: readonly Dated[]): (readonly Dated[])[] {
  const starts = dated.flatMap(({ row }, at) => {
    const above = dated[at - 1]?.row;
    const isStart =
      above === undefined || isOfOtherPart(row, above) || row.anchor.table !== above.anchor.table;
    return isStart ? [at] : [];
  });
  return starts.map((start, at) => dated.slice(start, starts[at + 1]));
}

/** The indexes of the rows outside the longest run of their part. */
function strayIn(
  parts: readonly (readonly Dated[])[],
  mayFollow: (before: CalendarDate, after: CalendarDate) => boolean,
): number[] {
  return parts.flatMap((part) => {
    const kept = new Set(
      longestRun(
        part.map(({ date }) => date),
        mayFollow,
      ),
    );
    return part.filter((_, place) => !kept.has(place)).map(({ index }) => index);
  });
}

/** Indexes of the longest selection of dates in which each may follow the one before. */
function longestRun(
  dates: readonly CalendarDate[],
  mayFollow: (before: CalendarDate, after: CalendarDate) => boolean,
): number[] {
  const best: { readonly length: number; readonly from: number }[] = [];
  for (const date of dates) {
    let own = { length: 1, from: -1 };
    best.forEach((run, from) => {
      const before = dates[from];
      if (before !== undefined && mayFollow(before, date) && run.length >= own.length)
        own = { length: run.length + 1, from };
    });
    best.push(own);
  }
  const most = largest(best.map(({ length }) => length));
  let place = best.findIndex(({ length }) => length === most);
  const places: number[] = [];
  for (let run = best[place]; run !== undefined; place = run.from, run = best[place]) places.unshift(place);
  return places;
}
