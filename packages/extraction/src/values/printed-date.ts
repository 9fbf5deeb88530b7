import { normalise } from '../vocabulary/normalise.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { says } from '../vocabulary/says.ts';
import { isMonthName, MONTHS, monthKey, WEEKDAYS } from '../vocabulary/tables.ts';
import { isHijriYear } from './hijri-day.ts';

/**
 * A date as printed, before order and year are decided. `first` and `second` are day and month in unknown order unless `order` says so;
 * `year` is null if none is printed. Two-digit years are kept as printed.
 */
export type PrintedDate = {
  readonly first: number;
  readonly second: number;
  readonly year: number | null;
  readonly order: 'unknown' | 'day-month' | 'month-day';
  /** Three numbers of two digits each: the first may be the year. */
  readonly isShort: boolean;
  /** How many words of the line it covers. */
  readonly wordCount: number;
};

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})\.?|\.)?$/;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/;
/** Years of the Republic of China, as used in Taiwan: "113/06/01". */
const REPUBLIC = /^(1\d\d)([./-])(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])$/;
const COMPACT = /^(19|20)(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const EAST_ASIAN =
  /^(?:(\d{4}|令和\d{1,2}|平成\d{1,2}|昭和\d{1,2}|民國\d{2,3})年)?(\d{1,2})[月월](\d{1,2})[日일]$/;
const KOREAN = /^(\d{4})년(\d{1,2})월(\d{1,2})일$/;
const ERA = /^([RHS])(\d{1,2})[./-](\d{1,2})[./-](\d{1,2})$/;
/** Not "17-Jan 16": after a space, a two-digit number is no year. */
const NAMED_DAY_FIRST =
  /^(?!\d{1,2}-\p{L}+\.? +\d{2}$)(\d{1,2})(?:st|nd|rd|th|er|º|ª|°|\.)?[-/. ]?([\p{L}\p{M}.]{2,14})[-/., ]{0,2}(\d{4}(?=\.?$)|['’]?\d{2})?\.?$/u;
/** A month's name between two two-digit numbers, either of which may be the year: "23 Abril 27" and "27 Apr 23". */
const NAMED_SHORT = /^\d{2} \p{L}+\.? ['’]?\d{2}\.?$/u;
const NAMED_MONTH_FIRST =
  /^([\p{L}\p{M}.]{2,14})[-/. ]?(\d{1,2})(?:st|nd|rd|th)?,?(?:[-/ ]{0,2}(\d{4}|['’]\d{2}|(?<=\d\/|\d, )\d{2}))?$/u;

/** "2024-Jan-05"; "2023-Jan 04" with one dash belongs to another date; "2024. december 15.", "2024 Jan 05". */
const NAMED_YEAR_FIRST =
  /^((?:199|20[0-4])\d)(?:(?<dash>[-/])(?=.*\k<dash>)|[.,]? )([\p{L}\p{M}.]{2,14})[-/., ]{0,2}(\d{1,2})\.?$/u;

/** "2026. 14. maijs", the Latvian "2026. gada 14. maijs" without what joins it. */
const NAMED_YEAR_AND_DAY_FIRST = /^((?:199|20[0-4])\d)\. (\d{1,2})\. ([\p{L}\p{M}]{3,14})$/u;

/** Offsets of the Japanese eras and of the Republic of China calendar: R1 is 2019, H1 1989, S1 1926, 民國 1 1912. */
const ERAS: Readonly<Record<string, number>> = {
  R: 2018,
  H: 1988,
  S: 1925,
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  民國: 1911,
};

const NAMES: readonly string[] = [...MONTHS.keys(), ...WEEKDAYS];
/** The first two and first three letters of every month's and weekday's name. */
const STARTS: readonly ReadonlySet<string>[] = [2, 3].map(
  (length) => new Set(NAMES.map((name) => name.slice(0, length))),
);
const THREE_LETTERS = /^[a-z]{3}/;

/** Reads the longest date that begins at `words[start]`; null if there is none. Looks at up to five words. */
export function readDateAt(words: readonly string[], start: number): PrintedDate | null {
  const first = words[start] ?? '';
  const code = first.charCodeAt(0);
  if (code >= 48 && code <= 57) {
    const next = words[start + 1] ?? '';
    const day = TIMED.exec(first)?.[1];
    if (day !== undefined) return readDateAt([day], 0);
    return AMOUNT.test(first)
      ? null
      : (dateInFull(first, next) ??
          dateInParts(first, next, words[start + 2]) ??
          longestDate(words, start, mostWords(first, next)));
  }
  if (!mayBeginDate(first)) return null;
  if (WEEKDAYS.has(normalise(first)) && start + 1 < words.length) {
    const rest = readDateAt(words, start + 1);
    if (rest !== null) return { ...rest, wordCount: rest.wordCount + 1 };
  }
  const [weekday = '', name = ''] = GLUED_WEEKDAY.exec(first) ?? [];
  if (WEEKDAYS.has(normalise(name))) return readDateAt(words.with(start, first.slice(weekday.length)), start);
  return longestDate(words, start, 5);
}

/** A day with its time joined to it: "16/12/2021-02:23", "2021-12-16T02:23:11". */
const TIMED = /^(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})[-T_]\d{1,2}:\d{2}(?::\d{2})?$/;

/** "Montag,8.": a weekday whose space was lost. */
const GLUED_WEEKDAY = /^(\p{L}{2,})[.,](?=\d)/u;

/** "1-5" is a date only in a date column: in a text it is a range. */
export function readDashedDay(text: string): PrintedDate | null {
  const match = DASHED_DAY.exec(text);
  const date = match === null ? null : dated(Number(match[1]), Number(match[2]), null, 'unknown');
  return date === null ? null : { ...date, wordCount: 1 };
}

const DASHED_DAY = /^(\d)-(\d{1,2})$/;

/** Digits alone, digits with date marks, or digits followed by letters: what a date may begin with. */
const BARE_NUMBER = /^\d+\.?$/;
const WHOLE_DATE = /^\d{1,4}[./-]\d{1,2}([./-](\d{0,4}|\d{4}\.))?$/;
/** Grouped thousands, or cents after a comma: money, never a date. */
const AMOUNT = /^\d{1,3}(?:[,'’.]\d{3})*,\d{2}$|^\d{1,3}(?:[,'’]\d{3})+\.\d{2}$/;
/** Joins a day and its month, or begins the month. */
const JOINS_DAY = new RegExp(`^([./-]|${oneOf('joinsDate')}|[年月日년월일].*)$`, 'iu');

/** Continues a date that looks complete: its year, or what precedes the year. */
const GOES_ON = /^[./-]\d{0,4}\.?$|^\d{4}$/;

/** A numeric date with its full year in one word, as most are: no other date can begin with it. */
function dateInFull(first: string, next: string): PrintedDate | null {
  const match = first.length < SHORTEST_IN_FULL || GOES_ON.test(next) ? null : NUMERIC.exec(first);
  if (match?.[4]?.length !== 4) return null;
  const date = dayAndMonth(first, match);
  return date === null ? null : { ...date, wordCount: 1 };
}

const TWO_DIGITS = /^\d{2}$/;

/** Day, month and full year as three numeric words: "31 03 2021". */
function dateInParts(first: string, next: string, year: string | undefined): PrintedDate | null {
  if (year === undefined || !TWO_DIGITS.test(first) || !TWO_DIGITS.test(next) || !/^(19|20)\d\d$/.test(year))
    return null;
  const date = dated(Number(first), Number(next), Number(year), 'unknown');
  return date === null ? null : { ...date, wordCount: 3 };
}

const SHORTEST_IN_FULL = '1/1/2025'.length;

/** How many words a date that begins with the digits of `first` may cover; 0 if none begins there. */
function mostWords(first: string, next: string): number {
  if (BARE_NUMBER.test(first)) {
    const digits = first.length - (first.endsWith('.') ? 1 : 0);
    if (digits === 8) return 1;
    if (digits > 4) return 0;
    const isBeforeMonth = first.endsWith('.') && /^\d{1,2}[./-]/.test(next);
    return isBeforeMonth || JOINS_DAY.test(next) || beginsWithMonth(next) ? 5 : 0;
  }
  if (WHOLE_DATE.test(first)) return GOES_ON.test(next) ? 3 : 1;
  return /[,'’]|\d[.]\d{3}/.test(first) ? (/\p{L}/u.test(first) ? 5 : 0) : 5;
}

function beginsWithMonth(word: string): boolean {
  const letters = /^[\p{L}\p{M}.]+/u.exec(word)?.[0];
  return letters !== undefined && isMonthName(letters);
}

function longestDate(words: readonly string[], start: number, mostWordsOfIt: number): PrintedDate | null {
  const most = Math.min(mostWordsOfIt, words.length - start);
  for (let wordCount = most; wordCount >= 1; wordCount--) {
    const joined = joinDate(words, start, wordCount);
    const date = joined === null ? null : parseDate(joined);
    if (date !== null && !(wordCount > 2 && beginsNextDay(words, start + wordCount - 1)))
      return { ...date, wordCount };
  }
  return null;
}

/** Whether what may be a year is the day of the date behind it: "01 Jun 03 Jun". */
function beginsNextDay(words: readonly string[], at: number): boolean {
  return TWO_DIGITS.test(words[at] ?? '') && isMonthName(words[at + 1] ?? '');
}

/** A cheap pre-check: letters that begin the name of a month, a weekday or an era. */
function mayBeginDate(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code < 65 || (code > 0x7a && code < 0xc0)) return false;
  // Most words are plain letters and only need lower case.
  if (PLAIN_LETTERS.test(word)) return namesMonthOrWeekday(word.toLowerCase());
  if (
    code <= 0x7a &&
    word.charCodeAt(1) <= 0x7a &&
    !beginsLikeName(word.slice(0, 3).toLowerCase()) &&
    !ERA.test(word)
  )
    return false;
  if (ERA.test(word) || /^[令平昭民]/.test(word)) return true;
  const letters = /^[\p{L}\p{M}.]+/u.exec(word)?.[0];
  if (letters === undefined) return false;
  return isMonthName(letters) || WEEKDAYS.has(normalise(letters)) || WEEKDAYS.has(normalise(word));
}

const PLAIN_LETTERS = /^[A-Za-z]+$/;

function namesMonthOrWeekday(name: string): boolean {
  return MONTHS.has(name) || WEEKDAYS.has(name);
}

function beginsLikeName(start: string): boolean {
  const [two, three] = STARTS;
  if (two?.has(start.slice(0, 2)) !== true) return false;
  return !THREE_LETTERS.test(start) || three?.has(start) === true;
}

/** Joins the words of a date, dropping connecting words such as "de". Null if a word cannot be part of one. */
function joinDate(words: readonly string[], start: number, wordCount: number): string | null {
  const last = start + wordCount - 1;
  if (wordCount > 1 && !mayEndDate(words[last] ?? '')) return null;
  let joined = words[start] ?? '';
  if (joined.length > 15) return null;
  for (let index = start + 1; index <= last; index++) {
    const word = words[index] ?? '';
    if (word.length > 15) return null;
    if (index < last && (word === ',' || says('joinsDate', word))) continue;
    joined += ` ${word}`;
  }
  return joined;
}

/** A date ends with digits, a sign for day or year, or its month. */
function mayEndDate(word: string): boolean {
  return /[\d月日年월일]/.test(word) || isMonthName(word);
}

type Parsed = Omit<PrintedDate, 'wordCount'>;

function parseDate(text: string): Parsed | null {
  if (!FIGURE.test(text)) return null;
  if (text.endsWith(',')) return yearlyDate(text.slice(0, -1));
  if (ASCII.test(text))
    return LETTERS.test(text)
      ? (namedDate(text) ?? numericDate(text))
      : numericDate(text.includes(' ') ? text.replace(SPACED_MARK, '$1') : text);
  const close = text.replace(SPACED_MARK, '$1').replace(/\s+(?=[年月日])|(?<=[年月日])\s+/g, '');
  return eastAsianDate(close.replaceAll(' ', '')) ?? namedDate(text);
}

/** A date before a comma, "2023. március 2., csütörtök": without its year it could be any number in a text. */
function yearlyDate(text: string): Parsed | null {
  const date = parseDate(text);
  return date?.year == null ? null : date;
}

const FIGURE = /\d/;
const ASCII = /^[\x20-\x7e]*$/;
const LETTERS = /[A-Za-z]/;
const SPACED_MARK = / *([./-]) */g;

function numericDate(text: string): Parsed | null {
  const match = NUMERIC.exec(text.replace(YEAR_APART, '$1/$2'));
  return match === null ? wholeDate(text) : dayAndMonth(text, match);
}

/** The year after a space, as in Danish and Swedish: "17/12 2022". */
const YEAR_APART = /^(\d{1,2}\/\d{1,2}) ((?:19|20)\d\d)$/;

/** A numeric date with the year first. */
function wholeDate(text: string): Parsed | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dated(Number(yearFirst[3]), Number(yearFirst[4]), Number(yearFirst[1]), 'month-day');
  const republic = REPUBLIC.exec(text);
  if (republic)
    return dated(
      Number(republic[3]),
      Number(republic[4]),
      Number(republic[1]) + (ERAS.民國 ?? 0),
      'month-day',
    );
  const compact = COMPACT.exec(text);
  if (compact)
    return dated(Number(compact[3]), Number(compact[4]), Number(`${compact[1]}${compact[2]}`), 'month-day');
  const era = ERA.exec(text);
  return era === null
    ? null
    : dated(Number(era[3]), Number(era[4]), (ERAS[era[1] ?? ''] ?? 0) + Number(era[2]), 'month-day');
}

function dayAndMonth(text: string, match: RegExpExecArray): Parsed | null {
  const first = Number(match[1]);
  const second = Number(match[3]);
  const isBare = match[4] === undefined;
  if (isBare && match[2] === '.' && (match[1]?.length !== 2 || match[3]?.length !== 2) && !text.endsWith('.'))
    return null;
  if (isBare && match[2] === '-' && match[1]?.length !== 2) return null;
  const isShort = match[3]?.length === 2 && match[4]?.length === 2;
  return dated(first, second, isBare ? null : Number(match[4]), 'unknown', isShort);
}

function eastAsianDate(text: string): Parsed | null {
  const korean = KOREAN.exec(text);
  if (korean) return dated(Number(korean[2]), Number(korean[3]), Number(korean[1]), 'month-day');
  const match = EAST_ASIAN.exec(text);
  if (!match) return null;
  const era = /^(\D*)(\d+)$/.exec(match[1] ?? '');
  const year = era === null ? null : (ERAS[era[1] ?? ''] ?? 0) + Number(era[2]);
  return dated(Number(match[2]), Number(match[3]), year, 'month-day');
}

function namedDate(text: string): Parsed | null {
  const yearFirst = NAMED_YEAR_FIRST.exec(text);
  const named = yearFirst ? monthOf(yearFirst[3] ?? '') : null;
  if (yearFirst && named !== null)
    return inNamedMonth(named, Number(yearFirst[4]), Number(yearFirst[1]), 'month-day');
  const [, year, day, ofDay = ''] = NAMED_YEAR_AND_DAY_FIRST.exec(text) ?? [];
  const behindDay = monthOf(ofDay);
  if (behindDay !== null) return inNamedMonth(Number(day), behindDay, Number(year), 'day-month');
  const dayFirst = NAMED_DAY_FIRST.exec(text);
  const month = dayFirst ? monthOf(dayFirst[2] ?? '') : null;
  if (dayFirst && month !== null)
    return inNamedMonth(Number(dayFirst[1]), month, yearOf(dayFirst[3]), 'day-month', NAMED_SHORT.test(text));
  const monthFirst = NAMED_MONTH_FIRST.exec(text);
  const name = monthFirst ? monthOf(monthFirst[1] ?? '') : null;
  return monthFirst && name !== null
    ? inNamedMonth(name, Number(monthFirst[2]), yearOf(monthFirst[3]), 'month-day')
    : null;
}

/** Named months belong to the Gregorian calendar: a four-digit Hijri year after one is another number. */
function inNamedMonth(
  first: number,
  second: number,
  year: number | null,
  order: PrintedDate['order'],
  isShort = false,
): Parsed | null {
  return year !== null && isHijriYear(year) ? null : dated(first, second, year, order, isShort);
}

function monthOf(name: string): number | null {
  return MONTHS.get(monthKey(name)) ?? null;
}

function yearOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''));
}

function dated(
  first: number,
  second: number,
  year: number | null,
  order: PrintedDate['order'],
  isShort = false,
): Parsed | null {
  if (first < 1 || second < 1 || first > 31 || second > 31) return null;
  if (first > 12 && second > 12 && !isShort) return null;
  if (order === 'day-month' && second > 12) return null;
  if (order === 'month-day' && first > 12) return null;
  if (year !== null && year > 99 && (year < 1950 || year > 2700) && !isHijriYear(year)) return null;
  return { first, second, year, order, isShort };
}
