import { type CalendarDate, calendarDate, dayNumber } from '@tieout/records';
import type { Page, Word } from '../read/page.ts';
import { largest, smallest } from '../values/extremes.ts';
import { readDateAt } from '../values/printed-date.ts';
import { type Line, linesOf } from './line.ts';

/** Dates of digits only, in one to three words: "231205", "31122024", "1408", "14 08 25", "14 08". */
const FORMS: readonly RegExp[] = [
  /^(\d{2})(\d{2})(\d{2})$/,
  /^(\d{2})(\d{2})((?:19|20)\d{2})$/,
  /^(\d{2})(\d{2})$/,
  /^(\d{2}) (\d{2}) (\d{2})$/,
  /^(\d{2}) (\d{2})$/,
];

/** Words whose left edges differ by less, in points, are in one column. */
const FLUSH_PT = 2.5;
/** Gap before a cell, in text heights. */
const CELL_GAP = 0.9;
/** With fewer rows, numbers may look like dates by chance. */
const ENOUGH_ROWS = 3;
/** Share of a column's cells that must be dates. */
const MOSTLY = 0.9;
/** The longest period of one statement's rows, how far a date may be from all dates printed elsewhere, and how far with few rows. Days. */
const [LONGEST, NEAR, CLOSE] = [200, 100, 45];
/** The century of two-digit years. */
const CENTURY = 2000;

/**
 * Writes dates of digits only with a separator, "1408" as "14/08", so that every later stage reads them. Such a number is a date if all
 * numbers of its column are dates, close to each other and to the dates the document prints.
 */
export function spellCompactDays(pages: readonly Page[]): readonly Page[] {
  const lines = pages.flatMap((page) => linesOf(page));
  // Few documents have such numbers; only their lines are asked whether they are rows.
  if (!lines.some(mayHoldDays)) return pages;
  const rows = lines.filter(isRow);
  if (!rows.some(mayHoldDays)) return pages;
  const inRows = new Set(rows);
  const apart = lines.filter((line) => !inRows.has(line)).flatMap(daysOn);
  // A sentence with a balance at its end is no row, but looks like one.
  const known = apart.length > 0 ? apart : rows.flatMap(daysOn);
  const spelled = new Map<Word, Word | null>();
  let dated: readonly Line[] = [];
  for (const column of columnsOf(rows)) {
    const leadingRows = dated.filter((line) => inRows.has(line)).length;
    const cells = daysIn(column, rows, { known, leadingRows });
    if (cells === null) continue;
    const isLeading = cells.every(({ line, words }) => line.words[0] === words[0]);
    const found = cellsAt(column, isLeading ? lines : dated);
    if (isLeading) dated = [...dated, ...found.map(({ line }) => line)];
    for (const { words, parts } of found) spell(words, parts);
  }
  return spelled.size === 0
    ? pages
    : pages.map((page) => ({ ...page, words: page.words.flatMap(asSpelled) }));

  function spell([first, ...others]: readonly Word[], parts: readonly string[]): void {
    if (first === undefined || spelled.has(first)) return;
    spelled.set(first, { ...first, text: parts.join('/'), right: others.at(-1)?.right ?? first.right });
    for (const word of others) spelled.set(word, null);
  }

  function asSpelled(word: Word): Word[] {
    const as = spelled.get(word);
    return as === undefined ? [word] : as === null ? [] : [as];
  }
}

const MONEY = /^[^\p{L}\d]{0,3}\d[\d.,'’]*[.,'’]\d{2,3}[^\d]{0,4}$/u;

/** Whether a line ends with an amount and has something before it. */
function isRow({ words }: Line): boolean {
  return words.length > 2 && words.slice(-3).some(({ text }) => MONEY.test(text) && !isDate(text));
}

function isDate(text: string): boolean {
  return readDateAt([text], 0) !== null;
}

function mayHoldDays({ words }: Line): boolean {
  return words.some(({ text }) => /^(\d{2}|\d{4}|\d{6}|\d{8})$/.test(text));
}

/** The left edge of cells of one format, and the format. */
type Column = { readonly left: number; readonly form: RegExp };
/** A cell that may be a date: its words, and its digits in pairs, the year's in four if it has them. */
type Cell = { readonly line: Line; readonly words: readonly Word[]; readonly parts: readonly string[] };

/** The columns whose cells may be dates, from the left. */
function columnsOf(rows: readonly Line[]): Column[] {
  const lefts: number[] = [];
  for (const { words } of rows)
    for (const [at, { text, left }] of words.entries())
      if (/^\d{2,8}$/.test(text) && beginsCell(words, at) && !lefts.some((known) => isFlush(known, left)))
        lefts.push(left);
  return lefts.sort((a, b) => a - b).flatMap((left) => FORMS.map((form) => ({ left, form })));
}

function isFlush(a: number, b: number): boolean {
  return Math.abs(a - b) < FLUSH_PT;
}

function beginsCell(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined) return true;
  return word.left - before.right > (word.bottom - word.top) * CELL_GAP;
}

/** The cells of a column that have its format. */
function cellsAt({ left, form }: Column, lines: readonly Line[]): Cell[] {
  return lines.flatMap((line) => {
    const at = line.words.findIndex((word) => isFlush(word.left, left));
    if (at < 0 || !beginsCell(line.words, at)) return [];
    const words = line.words.slice(at, at + form.source.split(' ').length);
    const match = form.exec(words.map(({ text }) => text).join(' '));
    const isWhole = isWholeDate(words, line.words.slice(at + words.length));
    return match === null || !isWhole || at + words.length === line.words.length
      ? []
      : [{ line, words, parts: match.slice(1) }];
  });
}

/** Whether a date of numbers apart ends where it seems to: a third of two digits is of the same date, "24 09 25", a fourth makes two, "14 08 15 08". */
function isWholeDate(words: readonly Word[], [next, another]: readonly Word[]): boolean {
  if (words.length === 3) return !isTwoFigures(next?.text) && areEvenlySpaced(words);
  const isOfThree =
    isTwoFigures(next?.text) && !isTwoFigures(another?.text) && areEvenlySpaced([...words, next]);
  return words.length === 1 || !isOfThree;
}

/** By how much the gaps between the numbers of one date may differ, in text heights. */
const UNEVEN = 1;

function areEvenlySpaced(words: readonly (Word | undefined)[]): boolean {
  const gaps = words.flatMap((word, at) => {
    const before = words[at - 1];
    return word === undefined || before === undefined ? [] : [word.left - before.right];
  });
  const height = (words[0]?.bottom ?? 0) - (words[0]?.top ?? 0);
  return largest(gaps) - smallest(gaps) < height * UNEVEN;
}

function isTwoFigures(text: string | undefined): boolean {
  return /^\d{2}$/.test(text ?? '');
}

/** The cells of a column as dates; null if they are other numbers. */
function daysIn(
  column: Column,
  rows: readonly Line[],
  { known, leadingRows }: { readonly known: readonly number[]; readonly leadingRows: number },
): Cell[] | null {
  const cells = cellsAt(column, rows);
  const others = rows.filter((line) => {
    const at = line.words.findIndex((word) => isFlush(word.left, column.left));
    return at >= 0 && isOtherNumber(line.words[at]?.text ?? '') && beginsCell(line.words, at);
  });
  if (cells.length === 0 || cells.length < others.length * MOSTLY || isSerial(cells)) return null;
  const isLeading = cells.every(({ line, words }) => line.words[0] === words[0]);
  if (!isLeading && (leadingRows === 0 || cells.length * 2 < leadingRows || areOneNumber(cells))) return null;
  // Three numbers are hardly a day by chance, and "2/6" next to them is an instalment.
  const isDated = cells.filter(({ line, words }) => words.length < 3 && hasOtherDate(line, words));
  if (isDated.length * 2 > cells.length) return null;
  const isFew = cells.length < ENOUGH_ROWS;
  if (isFew && known.length === 0) return null;
  return ORDERS.some((order) =>
    areDays(
      cells.map(({ parts }) => order(parts)),
      known,
    ),
  )
    ? cells
    : null;
}

/** Whether a line has a date besides some of its words, in one word or several: "Dec 18". */
function hasOtherDate(line: Line, except: readonly Word[]): boolean {
  const words = line.words.filter((word) => !except.includes(word));
  const texts = words.map(({ text }) => text);
  return words.some((_, at) => readDateAt(texts, at) !== null);
}

function isOtherNumber(text: string): boolean {
  return /^\d/.test(text) && !isDate(text);
}

/** Whether each row repeats one number, as that of a card or a branch. */
function areOneNumber(cells: readonly Cell[]): boolean {
  return cells.length >= ENOUGH_ROWS && new Set(cells.map(({ parts }) => parts.join(''))).size === 1;
}

/** Whether numbers are consecutive: check numbers, or row numbers. */
function isSerial(cells: readonly Cell[]): boolean {
  const numbers = cells.map(({ parts }) => Number(parts.join('')));
  return (
    numbers.length > 1 &&
    numbers.every((number, at) => at === 0 || Math.abs(number - (numbers[at - 1] ?? 0)) === 1)
  );
}

type Day = { readonly year: string | null; readonly month: number; readonly day: number };

/** The possible orders of a date's parts. */
const ORDERS: readonly ((parts: readonly string[]) => Day)[] = [
  ([day, month, year = null]) => ({ year, month: Number(month), day: Number(day) }),
  ([month, day, year = null]) => ({ year, month: Number(month), day: Number(day) }),
  ([year = null, month, day]) => ({ year, month: Number(month), day: Number(day) }),
];

/** Whether all are dates of one statement: close to each other and to the dates printed elsewhere. */
function areDays(parts: readonly Day[], known: readonly number[]): boolean {
  const most = parts.length < ENOUGH_ROWS ? CLOSE : NEAR;
  const days = parts.map((day) => numberNear(day, known));
  if (days.some((day) => day === null)) return false;
  const numbers = days.filter((day) => day !== null);
  if (largest(numbers) - smallest(numbers) > LONGEST) return false;
  return numbers.every((day) => known.length === 0 || known.some((other) => Math.abs(other - day) <= most));
}

const DAY_MS = 86_400_000;

function numberOf(date: CalendarDate | null): number[] {
  const number = date === null ? null : dayNumber(date);
  return number === null ? [] : [number];
}

/** The day numbers of the full dates on a line, in either order of day and month. */
function daysOn({ words }: Line): number[] {
  const texts = words.map(({ text }) => text.replace(/[,;:]$/, ''));
  return texts.flatMap((_, at) => {
    const date = readDateAt(texts, at);
    if (date === null || date.year === null || date.year < MIN_YEAR) return [];
    const { first, second, year, order } = date;
    const dayFirst = order === 'month-day' ? [] : numberOf(calendarDate(year, second, first));
    return order === 'day-month' ? dayFirst : [...dayFirst, ...numberOf(calendarDate(year, first, second))];
  });
}

/** Smaller years have two digits. */
const MIN_YEAR = 100;

/** The number of a day, in the year that brings it closest to the known dates; null if there is no such day. */
function numberNear({ year, month, day }: Day, known: readonly number[]): number | null {
  const years = year === null ? yearsOf(known) : [year.length === 4 ? Number(year) : CENTURY + Number(year)];
  const numbers = years.flatMap((each) => numberOf(calendarDate(each, month, day)));
  const away = (number: number) => smallest(known.map((other) => Math.abs(other - number)));
  return numbers.length === 0 ? null : numbers.reduce((a, b) => (away(b) < away(a) ? b : a));
}

function yearsOf(known: readonly number[]): number[] {
  const years = new Set(known.map((day) => new Date(day * DAY_MS).getUTCFullYear()));
  return [...years].flatMap((year) => [year - 1, year, year + 1]);
}
