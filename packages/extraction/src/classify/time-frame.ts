import { type CalendarDate, calendarDate, dayNumber } from '@tieout/records';
import { chunksOf } from '../lines/chunk.ts';
import { firstDate, withoutComma } from '../lines/first-date.ts';
import { type Line, textOf } from '../lines/line.ts';
import { perObject } from '../values/per-object.ts';
import { type PrintedDate, readDateAt } from '../values/printed-date.ts';
import { type DateOrder, settleDate, type TimeFrame } from '../values/settle-date.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { phrasesIn } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { isMonthName, MONTHS, monthKey, PERIOD_LABELS } from '../vocabulary/tables.ts';
import { wordsSaying } from '../vocabulary/words-saying.ts';
import { datesIn, datesOn } from './dates-on.ts';
import { isPageNumber } from './page-number.ts';
import { soleDay } from './sole-day.ts';

/** Whether a line begins with a date. */
export function beginsWithDate(line: Line): boolean {
  return firstDate(line) !== null;
}

/** Whether a line begins with a period: two days with their years, one "to" the other, are no days of a row. */
export function beginsWithPeriod(line: Line): boolean {
  const start = line.words.slice(0, LONGEST_PERIOD_WORDS);
  if (!mayBeginPeriod(line)) return false;
  const words = wordsOf(start).slice(0, LONGEST_PERIOD_WORDS);
  const texts = words.map(withoutComma);
  const first = readDateAt(texts, 0);
  if (first === null || first.year === null) return false;
  const rest = words.slice(first.wordCount);
  const connectors = rest.findIndex((word) => !isConnector(word));
  if (connectors < 1) return false;
  return (readDateAt(texts, first.wordCount + connectors)?.year ?? null) !== null;
}

const LONGEST_PERIOD_WORDS = 8;

/** Whether a connector, or a word that may hold one, stands right behind a line's first day: behind that of most rows a payee's name does. */
function mayBeginPeriod(line: Line): boolean {
  const first = firstDate(line);
  if (first === null) return true;
  const next = line.words[first.wordCount]?.text ?? '';
  return (
    isConnector(next) || line.words.slice(0, first.wordCount + 1).some(({ text }) => !PLAIN_WORD.test(text))
  );
}

const PLAIN_WORD = /^(?:\d[\d.,/]*|[A-Za-z]+)$/;

/** A line's words, with the last word of a period's first day split from the month it runs into: "2024-Nov", "Dec 17-Jan"; days joined as a period, and days and labels that no space parts. */
function wordsOf(words: Line['words']): string[] {
  return words.flatMap(({ text }, at) => {
    if (RUN_ON.test(text)) return text.split(/(?<=\p{L}[:：])(?=\d)|(?=[~～〜])|(?<=[~～〜])/u);
    const [, first, , stroke, last] = NAMED_DAYS_JOINED.exec(text) ?? [];
    if (first !== undefined && stroke !== undefined && last !== undefined) return [first, stroke, last];
    const [, year, dash, month] =
      YEAR_INTO_MONTH.exec(text) ??
      (isMonthName(words[at - 1]?.text ?? '') ? DAY_INTO_MONTH.exec(text) : null) ??
      [];
    return year !== undefined && dash !== undefined && month !== undefined && isMonthName(month)
      ? [year, dash, month]
      : text;
  });
}

/** What parts days and labels without a space, as in East Asia. */
const RUN_ON = /\p{L}[:：]\d|\d\D?[~～〜]\d/u;

/** Two days with names of months that a stroke or a dash joins: "05-ABR-20/04-MAY-20". */
const NAMED_DAYS_JOINED =
  /^(\d{1,2}([-./])\p{L}{3,}\.?\2(?:\d{2}|\d{4}))([/–—-])(\d{1,2}\2\p{L}{3,}\.?\2(?:\d{2}|\d{4}))$/u;

/** The end of a first day, and the month that begins the last one: "2023-Feb", "12/19-Jan". */
const YEAR_INTO_MONTH = /^(\d{4}|\d{1,2}[./]\d{1,2})([-–—])(\p{L}{3,}\.?)$/u;

const DAY_INTO_MONTH = /^(\d{1,2})([-–—])(\p{L}{3,}\.?)$/u;

/** What stands between the first and the last day of a period. */
const CONNECTORS: ReadonlySet<string> = new Set([
  ...wordsSaying('until'),
  ...'- – — -- ~ 〜 ～ / |'.split(' '),
]);
const UNDATED: TimeFrame = { start: null, end: null, isBuddhist: false };
const LONGEST_PERIOD_DAYS = 400;

/**
 * The time a document covers: two dates joined as a period, nearest the top first and labelled ones before others; else the dates
 * printed next to its first and last balance; else the first full date on it.
 */
export function timeFrame(
  lines: readonly Line[],
  order: DateOrder,
  balanceDates: { first: PrintedDate | null; last: PrintedDate | null },
  isBuddhist: boolean,
): TimeFrame {
  const era = { ...UNDATED, isBuddhist };
  const pairs = pairsIn(lines, order, era);
  const [pair] = likeliestFirst(pairs);
  if (pair !== undefined) return { start: pair.start, end: pair.end, isBuddhist };
  const month = namedMonth(lines, isBuddhist);
  if (month !== null) return { ...month, isBuddhist };
  const day = soleDay(lines, (date) => full(date, order, era));
  if (day !== null) return { start: day, end: day, isBuddhist };
  const first = full(balanceDates.first, order, era);
  const last = full(balanceDates.last, order, era);
  if (last !== null) return { start: first !== null && first < last ? first : null, end: last, isBuddhist };
  return { start: first, end: first === null ? firstFullDate(lines, order, era) : null, isBuddhist };
}

/** Every pair of days printed as a period, likeliest first. */
export function printedPeriods(lines: readonly Line[], order: DateOrder, isBuddhist: boolean): TimeFrame[] {
  const pairs = likeliestFirst(pairsIn(lines, order, { ...UNDATED, isBuddhist }));
  return pairs.map(({ start, end }) => ({ start, end, isBuddhist }));
}

function pairsIn(lines: readonly Line[], order: DateOrder, era: TimeFrame): Pair[] {
  return [...pairsOnLines(lines, order, era), ...stackedPairs(lines, order, era)];
}

function likeliestFirst(pairs: readonly Pair[]): Pair[] {
  return [...pairs.filter(({ isLabelled }) => isLabelled), ...pairs.filter((pair) => !pair.isLabelled)];
}

/** "Period: January 2022", as the whole of that month; only behind a label, for a letter may speak of any month. */
function namedMonth(
  lines: readonly Line[],
  isBuddhist: boolean,
): { start: CalendarDate; end: CalendarDate } | null {
  for (const line of lines) {
    const last = line.words.length - 1;
    const [name, year] = [line.words[last - 1]?.text ?? '', line.words[last]?.text ?? ''];
    const month = MONTHS.get(monthKey(name));
    // "12 August 2025" is that day alone.
    if (/^\d{1,2}\.?$/.test(line.words[last - 2]?.text ?? '')) continue;
    if (month === undefined || !/^(19|20|25)\d\d$/.test(year) || !namesPeriod(line)) continue;
    const gregorian = isBuddhist && Number(year) > 2400 ? Number(year) - 543 : Number(year);
    const days = new Date(Date.UTC(gregorian, month, 0)).getUTCDate();
    const [start, end] = [calendarDate(gregorian, month, 1), calendarDate(gregorian, month, days)];
    if (start !== null && end !== null) return { start, end };
  }
  return null;
}

type Pair = { start: CalendarDate; end: CalendarDate; isLabelled: boolean };

function pairsOnLines(lines: readonly Line[], order: DateOrder, era: TimeFrame): Pair[] {
  const pairs: Pair[] = [];
  for (const line of lines) {
    if (line.words.length < 2 || !line.words.some((word) => /\d/.test(word.text))) continue;
    const dashed = dashedPair(line, order, era);
    if (dashed !== null) pairs.push(dashed);
    const { words, dates } = wordsAndDates(line);
    for (let index = 0; index + 1 < dates.length; index++) {
      const [a, b] = [dates[index], dates[index + 1]];
      if (a === undefined || b === undefined) continue;
      // A weekday's abbreviation may be the joining word of another language: "do" is Thursday and "until".
      const between = words.slice(a.to, b.from + 1);
      if (between.length > 4 || !joinsDays(between)) continue;
      const pair = pairOf(a.date, b.date, order, era, namesPeriod(line));
      if (pair !== null) pairs.push(pair);
    }
  }
  return pairs;
}

/** For each order of day and month a document may have. */
const wordsAndDates = perObject((line: Line) => {
  const words = wordsOf(line.words);
  // Words that run into one another are split, and no longer have the boxes that show the gaps between cells.
  return { words, dates: words.length === line.words.length ? datesOn(line) : datesIn(words) };
});

/** Whether the words between two days make them a period; the second one is no day until which to pay. */
function joinsDays(words: readonly string[]): boolean {
  return words.some(isConnector) && !words.some((word) => says('payUntil', word));
}

/** Also with a colon, and where two languages share it: "To:", "Đến/To:". */
function isConnector(word: string): boolean {
  const bare = word.replace(/[:：]$/, '').toLowerCase();
  if (CONNECTORS.has(bare)) return true;
  return bare.includes('/') && bare.split('/').some((part) => part.length > 1 && CONNECTORS.has(part));
}

/** What joins two days of one month: "1 - 30 September 2022", "de 01 a 05 de dez de 2024". */
const TO_DAY = `(?:-|–|—|${oneOf('toDay')})`;
const DAYS_OF_MONTH = new RegExp(
  `(?:^|\\s)(\\d{1,2})\\.?\\s*${TO_DAY}\\s*(\\d{1,2}\\.?\\s+(?:de\\s+)?\\p{L}+\\.?,?\\s+(?:del?\\s+)?\\d{4})`,
  'iu',
);
/** The month first, as in "November 1-30, 2024". */
const MONTH_AND_DAYS = new RegExp(
  `(?:^|\\s)(\\p{L}{3,}\\.?\\s+)(\\d{1,2})\\s*${TO_DAY}\\s*(\\d{1,2},?\\s+\\d{4})(?!\\d)`,
  'iu',
);

/** Two days of one month, the last of which alone prints it. */
function pairInMonth(text: string, line: Line, order: DateOrder, era: TimeFrame): Pair | null {
  const [, first, last] = DAYS_OF_MONTH.exec(text) ?? [];
  const [, month = '', from, to = ''] = MONTH_AND_DAYS.exec(text) ?? [];
  const day = Number(first ?? from);
  const end = readDateAt((last ?? `${month}${to}`).split(/\s+/), 0);
  if (end === null || Number.isNaN(day)) return null;
  const start = end.order === 'month-day' ? { ...end, second: day } : { ...end, first: day };
  return pairOf(start, end, order, era, namesPeriod(line));
}

/** "01/01/2024-31/01/2024", or two days of one month. */
function dashedPair(line: Line, order: DateOrder, era: TimeFrame): Pair | null {
  const text = textOf(line.words);
  const joined =
    /(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})\s*(?:-|–|—|to|~)\s*(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})/.exec(text);
  if (joined) {
    const [a, b] = [readDateAt([joined[1] ?? ''], 0), readDateAt([joined[2] ?? ''], 0)];
    if (a !== null && b !== null) return pairOf(a, b, order, era, namesPeriod(line));
  }
  return pairInMonth(text, line, order, era);
}

/** With more words, the cell of a day and the one before it, which may be its label, are sentences. */
const MOST_WORDS_WITH_DAY = 9;

/** How many words the cell of a word has, with the cell before it and all behind it. */
function wordsAround(line: Line, at: number): number {
  const cells = chunksOf(line);
  const word = line.words[at];
  const own = cells.findIndex(({ words }) => word !== undefined && words.includes(word));
  return cells.slice(Math.max(0, own - 1)).reduce((count, { words }) => count + words.length, 0);
}

/** "May 1, 2024" / "through" / "May 31, 2024" on lines of their own, or "From : 20/12/2025 To : 19/01/2026" over two lines. */
function stackedPairs(lines: readonly Line[], order: DateOrder, era: TimeFrame): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < lines.length; index++) {
    const line = lines[index];
    const dates = line === undefined ? [] : datesOn(line);
    const a = dates[0];
    if (line === undefined || a === undefined || dates.length !== 1) continue;
    if (wordsAround(line, a.from) > MOST_WORDS_WITH_DAY) continue;
    if (isPageNumber(line)) continue;
    for (let ahead = 1; ahead <= 2; ahead++) {
      const other = lines[index + ahead];
      const b = other === undefined ? undefined : datesOn(other)[0];
      if (other === undefined || b === undefined) continue;
      const joiners = [
        ...line.words.slice(a.to),
        ...(ahead === 2 ? (lines[index + 1]?.words ?? []) : []),
        ...other.words.slice(0, b.from),
      ];
      if (!joinsDays(joiners.map(({ text }) => text))) continue;
      const pair = pairOf(a.date, b.date, order, era, namesPeriod(line));
      if (pair !== null) pairs.push(pair);
    }
  }
  return pairs;
}

function pairOf(
  a: PrintedDate,
  b: PrintedDate,
  order: DateOrder,
  era: TimeFrame,
  labelled: boolean,
): Pair | null {
  const end = full(b, order, era);
  if (end === null) return null;
  const start =
    a.year === null
      ? settleDate(a, order, { start: null, end, isBuddhist: era.isBuddhist })
      : full(a, order, era);
  if (start === null) return null;
  const days = (dayNumber(end) ?? 0) - (dayNumber(start) ?? 0);
  return days >= 1 && days <= LONGEST_PERIOD_DAYS ? { start, end, isLabelled: labelled } : null;
}

/** Whether a line names the period, or the day, of a statement. */
export function namesPeriod(line: Line): boolean {
  return phrasesIn(PERIOD_LABELS, textOf(line.words)).length > 0;
}

function full(date: PrintedDate | null, order: DateOrder, era: TimeFrame): CalendarDate | null {
  return date === null || date.year === null ? null : settleDate(date, order, era);
}

function firstFullDate(lines: readonly Line[], order: DateOrder, era: TimeFrame): CalendarDate | null {
  for (const line of lines) {
    for (const { words } of chunksOf(line)) {
      if (words.length > MOST_WORDS_NEXT_TO_DAY) continue;
      for (const { date } of datesOn({ ...line, words })) {
        const settled = full(date, order, era);
        if (settled !== null) return settled;
      }
    }
  }
  return null;
}

/** With more words, a cell is a sentence, whose days can mean anything. */
const MOST_WORDS_NEXT_TO_DAY = 14;
