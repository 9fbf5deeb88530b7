import type { Word } from '../../read/page.ts';
import { isMonthName, MONTHS } from '../../vocabulary/tables.ts';
import { lettersApart } from './letters.ts';
import { type Misreading, type Place, readAs, readAsOne, respelt } from './reading.ts';

/** How closely the edges of a column's dates agree, in points; those with the same number of digits, and those in pieces. */
const SAME_EDGE = 1.5;
const SAME_WIDTH = 1;
const OF_PIECES = 2;
/** How many dates must follow a format if it is one of several. */
const SURE = 6;
/** Confidence of a date that was not the likeliest reading. No total can prove a date, so its row is doubted. */
const CERTAINTY = 0.3;

/** How dates are misread, and what shows it: the dates above and below on all pages, and the names of months next to a day. */
export const DATES: readonly Misreading[] = [
  { name: 'a period for a comma, or none, behind a day', cost: 0, printed: dayBehindMonth },
  { name: 'a letter for a digit, or dirt, before a month', cost: 0, printed: dayBeforeMonth },
  { name: 'a date in two parts, its month by name', cost: 0, printed: inTwoParts },
  { name: 'a month with a wrong letter, between its day and its year', cost: 0, printed: monthBetween },
  { name: 'strokes for the eleventh of a month', cost: 1, printed: ofStrokes },
  { name: 'letters for the digits of a column of days', cost: 3, printed: ofDays },
  { name: 'a date in pieces', cost: 3, printed: ofPieces },
  { name: 'a date in no format', cost: 3, printed: inFormat },
];

/** A zero read as a round letter: its day has the confidence of that letter. */
const ROUND = /^[OCDQ](?=[1-9])/;

/** "Feb 1." is "Feb 1", as only "1. Feb" has a period; before a year it is a comma: "Jul C6. 22". */
function dayBehindMonth(word: Word, place: Place) {
  const [, day] = /^(0?[1-9]|[12]\d|3[01])[.,]$/.exec(word.text.replace(ROUND, '0')) ?? [];
  if (day === undefined || !place.before(word).some(({ text }) => isMonthName(text))) return null;
  const isBeforeYear = place.after(word).some(({ text }) => /^\d{2}$/.test(text));
  return respelt(word, isBeforeYear || word.text.endsWith(',') ? `${day},` : day);
}

/** "O3 Mar" and ".21 May"; "10l is" is "10 lis", and "21 st Jul" is "21st Jul". */
function dayBeforeMonth(word: Word, place: Place) {
  const ordinal = /^\d{1,2}$/.test(word.text)
    ? place.after(word).find(({ text }) => /^(?:st|nd|rd|th)$/.test(text))
    : undefined;
  if (ordinal !== undefined && place.after(ordinal).some(({ text }) => isMonthName(text)))
    return readAsOne([word, ordinal], word.text + ordinal.text);
  const [, speck = '', figures = '', letters = ''] =
    /^([.,'’]?)([O\d]\d?)(\p{Ll}{0,2})$/u.exec(word.text) ?? [];
  if (figures === '' || (speck === '' && letters === '' && !figures.startsWith('O'))) return null;
  const name = place.after(word).find(({ text }) => isMonthName(letters + text));
  if (name === undefined) return null;
  const day = { ...word, text: figures.replace('O', '0') };
  return letters === ''
    ? { of: [word], as: [day] }
    : { of: [word, name], as: [day, { ...name, text: letters + name.text }] };
}

const STROKE = /^[lI|1]$/;

/** "l l ene" over "08 ene": two strokes before a month, and a day of two digits before another one. */
function ofStrokes(word: Word, place: Place, cost: number) {
  if (!STROKE.test(word.text)) return null;
  const second = place.after(word).find(({ text }) => STROKE.test(text));
  const month = second === undefined ? undefined : place.after(second).find(({ text }) => isMonthName(text));
  if (second === undefined || month === undefined) return null;
  const days = place
    .column(month, 'left', SAME_EDGE)
    .filter((other) => isMonthName(other.text) && place.before(other).some(({ text }) => DAY.test(text)));
  return days.length < cost ? null : readAsOne([word, second], '11', CERTAINTY);
}

const DAY = /^(?:0[1-9]|[12]\d|3[01])$/;

/** "to" among "10" and "10": the only text of the column that its letters look like. */
function ofDays(word: Word, place: Place, cost: number) {
  if (!/^(?!\d\d)[\p{L}\d|]{2}$/u.test(word.text)) return null;
  const column = place.column(word, 'left', SAME_WIDTH * 2);
  const days = column.filter(({ text }) => DAY.test(text));
  if (days.length < SURE || days.length * 2 < column.length) return null;
  const alike = inFigures(word.text, '99').filter(
    (text) => days.filter((day) => day.text === text).length >= cost,
  );
  const [text, ...others] = alike;
  return text === undefined || others.length > 0 ? null : readAs(word, text, CERTAINTY);
}

/** "01-" and "JAN-2022": only the space between them is none. */
function inTwoParts(word: Word, place: Place) {
  const [, mark = ''] = /^\d{1,2}([./-])$/.exec(word.text) ?? [];
  const rest = mark === '' ? undefined : place.after(word).find(({ text }) => NAMED.test(`1${mark}${text}`));
  if (rest === undefined || !isMonthName(rest.text.replace(/[^\p{L}]/gu, ''))) return null;
  return readAsOne([word, rest], word.text + rest.text);
}

/** "wrzesnla" in "8 wrzesnla 2024": the only month that is a letter away. */
function monthBetween(word: Word, place: Place) {
  if (!/^\p{L}{5,}$/u.test(word.text) || isMonthName(word.text)) return null;
  if (!place.before(word).some(({ text }) => /^(?:0?[1-9]|[12]\d|3[01])\.?$/.test(text))) return null;
  if (!place.after(word).some(({ text }) => /^(?:19|20)\d\d[.,]?$/.test(text))) return null;
  const read = word.text.toLowerCase();
  const near = [...MONTHS].filter(([name]) => name.length === read.length && lettersApart(name, read) === 1);
  const [first] = near;
  return first === undefined || near.some(([, month]) => month !== first[1]) ? null : respelt(word, first[0]);
}

const DATE = /^(?:\d{4}([./-])\d{2}\1\d{2}|\d{2}([./-])\d{2}\2(?:\d{4}|\d{2}))$/;
/** A piece of a date whose separators broke or were misread. */
const PIECE = /^[\dO.,:;/·'-]+$/;

/**
 * A date between the edges of a column of dates with the same number of digits, whose separators were lost or misread, as thin strokes
 * are on a coarse scan: "2020:09." and "04", "2020", "09" and "19", "202009/23" under "2020/09/03", "27" and "12.22" under "12.01.23".
 */
function ofPieces(word: Word, place: Place, cost: number) {
  if (!PIECE.test(word.text) || DATE.test(word.text)) return null;
  const column = place.column(word, 'left', OF_PIECES).filter(({ text }) => DATE.test(text));
  if (column.length < cost) return null;
  const parts = piecesFrom(word, place, Math.max(...column.map(({ right }) => right)) + OF_PIECES);
  const text = parts === null ? null : dated(parts, column);
  if (parts === null || text === null) return null;
  // "27. 12. 2023": a date printed with spaces, of which nothing was lost.
  const isAsRead = parts.map((part) => part.text).join('') === text;
  return readAsOne(parts, text, isAsRead ? 1 : CERTAINTY);
}

/** The word and those after it up to an edge, left to right; null if one of them is no piece of a date, or extends beyond it. */
function piecesFrom(first: Word, { page }: Place, edge: number): Word[] | null {
  const middle = (first.top + first.bottom) / 2;
  const own = page.words.filter(
    ({ left, top, bottom, confidence }) =>
      left >= first.left && left < edge && top < middle && bottom > middle && confidence > 0,
  );
  const isWhole = own.every(({ text, right }) => PIECE.test(text) && right <= edge);
  return isWhole ? own.sort((a, b) => a.left - b.left) : null;
}

/** The digits of some pieces in the format of a column's first date, in a year of the column; null if their number differs, or there are none. */
function dated(parts: readonly Word[], column: readonly Word[]): string | null {
  const model = column[0]?.text ?? '';
  const figures = [...parts.map(({ text }) => text.replaceAll('O', '0').replace(/\D/g, '')).join('')];
  if (figures.length !== model.replace(/\D/g, '').length) return null;
  const text = model.replace(/\d/g, () => figures.shift() ?? '');
  const [year, ...others] = yearFirst(text);
  const areDays = others.every((part) => Number(part) >= 1 && Number(part) <= 31);
  const isYear =
    year.length === 4
      ? /^(?:19|20)\d\d$/.test(year) && model.includes(year.slice(0, 3))
      : parts.length > 1 && column.some((date) => yearFirst(date.text)[0] === year);
  return areDays && isYear && others.some((part) => Number(part) <= 12) ? text : null;
}

/** The year of a date, and its day and month; of two digits the year is the last. */
function yearFirst(date: string): readonly [string, ...string[]] {
  const parts = date.split(/[./-]/);
  const full = parts.findIndex((part) => part.length === 4);
  const at = full < 0 ? parts.length - 1 : full;
  return [parts[at] ?? '', ...parts.filter((_, index) => index !== at)];
}

/** A date with a speck before it, which begins left of the others. */
const BEHIND_SPECK = /^[*"'’‘^~`]\d/;

/** "05/111/21" and "07/jian" in a column of dates are one of their alternatives that is a date, and "05.01,2026" has the separators of the others. */
function inFormat(word: Word, place: Place, cost: number) {
  if (/^\d{2,5}$/.test(word.text) || !mayBeDate(word.text)) return null;
  const own = formatOf(word.text);
  const edge = BEHIND_SPECK.test(word.text) ? 'right' : 'left';
  const dates = place.column(word, edge, SAME_EDGE).filter(({ text }) => formatOf(text) !== null);
  const formats = [...(own === null ? [] : [own]), ...dates.flatMap(({ text }) => formatOf(text) ?? [])];
  const usual = mostOf(formats);
  if (formats.length < cost || own === usual) return null;
  const column = dates.filter(({ text }) => formatOf(text) === usual);
  const isUsual = column.length * 2 > formats.length && column.length >= SURE;
  if (own === null || (hasOtherMark(own, usual) && isUsual)) return printedAs(word, usual, column);
  return lacksFigure(word, own, column, usual) ? (printedAs(word, usual, column) ?? doubted(word)) : null;
}

/** "10.08" in a column of "10/07": a scan left only the foot of a slash. If both separators are frequent, either may be right. */
function hasOtherMark(own: string, usual: string): boolean {
  return own.replace(/[./-]/g, '/') === usual.replace(/[./-]/g, '/');
}

/** "2/12/2024", as wide as "22/12/2024" above it: two equal digits were read as one. */
function lacksFigure(word: Word, own: string, column: readonly Word[], usual: string): boolean {
  const isAsWide = column.filter(({ right }) => Math.abs(right - word.right) < SAME_WIDTH);
  return own.length < usual.length && column.length >= 3 && isAsWide.length * 2 > column.length;
}

function doubted(word: Word) {
  return word.confidence <= CERTAINTY ? null : { of: [word], as: [{ ...word, confidence: CERTAINTY }] };
}

/** Whether a text has digits, a separator, and no more letters than a month; possibly after a speck read as a star or quote. */
function mayBeDate(text: string): boolean {
  return (
    (/^[\d[\]()|!]{1,2}[./-][\d[\]()|!]{1,2}$/.test(text) && /\d.*\d/.test(text)) ||
    /^[\d\p{L}]{1,2}([./-])[\d\p{L}]{1,2}\1\d{2,4}$/u.test(text) ||
    NAMED.test(text) ||
    (/^[*"'’‘^~`]?\d{1,5}[\d.,:/-]*[./,:-]?\p{L}{0,10}[./,:-]?\d{0,5}$/u.test(text) &&
      /[./,:\p{L}-]/u.test(text))
  );
}

/** The format of a date, digits as 9 and a month's name as M; null if it is no date. */
export function formatOf(text: string): string | null {
  const [, day = '', mark = '', month = '', year = ''] =
    /^(\d{4}|\d{1,2})([./-]?)(\d{1,2}|\p{L}{3,10})(?:\2(\d{2}|\d{4}))?$/u.exec(text) ?? [];
  const isNamed = /\p{L}/u.test(month);
  if (month === '' || (isNamed ? !isMonthName(month) : mark === '')) return null;
  if (day.length > 2 && year === '') return null;
  const figures = day.length > 2 ? [month, year] : [day, month];
  if (figures.some((part) => Number(part) > 31 || part === '00' || part === '0')) return null;
  return text.replace(/\p{L}+/u, 'M').replace(/\d/g, '9');
}

function mostOf(formats: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const format of formats) counts.set(format, (counts.get(format) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The word as a date of a format: its digits with the others' separators, else with digits for strokes and letters, else its likeliest alternative. */
function printedAs(word: Word, format: string, dates: readonly Word[]) {
  const figures = [...word.text.replace(/\D/g, '')];
  const isFull = figures.length === format.replace(/\D/g, '').length && !/\p{L}/u.test(word.text + format);
  const marked = isFull ? format.replace(/9/g, () => figures.shift() ?? '') : '';
  if (formatOf(marked) === format) return readAs(word, marked);
  const others = [
    ...spelled(word.text, format),
    ...named(word.text, format, dates),
    ...(word.alternatives ?? []),
  ];
  const text = others.find((other) => formatOf(other) === format);
  return text === undefined ? null : readAs(word, text, CERTAINTY);
}

/** A day, the name of a month and a year, with any sign between them. */
const NAMED = /^(\d{1,2})[^\p{L}\d]?(\p{L}{3,10})[^\p{L}\d]?(\d{4}|\d{2})$/u;

/** '14"IAN-22' below "03-JAN-22": the only month of the others that is a letter away. */
function named(text: string, format: string, dates: readonly Word[]): string[] {
  const [, day = '', name = '', year = ''] = NAMED.exec(text) ?? [];
  const months = new Set(dates.flatMap((date) => NAMED.exec(date.text)?.[2] ?? []));
  const near = [...months].filter((month) => month.length === name.length && lettersApart(month, name) <= 1);
  const parts = [day, near[0] ?? '', year];
  return near.length === 1 ? [format.replace(/9+|M/g, () => parts.shift() ?? '')] : [];
}

/** "12109/23", "23/G1/2022": the text with a format's separators for strokes, and digits for letters; none if it gives no date, or several. */
function spelled(text: string, format: string): string[] {
  if (text.length !== format.length || !/^[9./-]+$/.test(format)) return [];
  const dates = inFigures(text, format).filter((date) => formatOf(date) === format);
  return dates.length === 1 ? dates : [];
}

/** The texts of a format that letters and strokes look like. */
function inFigures(text: string, format: string): string[] {
  const choices = [...format].map((sign, at) => {
    const read = text.charAt(at);
    if (sign !== '9') return read === sign || /[1|lI]/.test(read) ? [sign] : [];
    return /\d/.test(read) ? [read] : [...(FIGURES_FOR_LETTERS[read] ?? '')];
  });
  return choices.reduce<string[]>(
    (begun, next) => begun.flatMap((front) => next.map((sign) => front + sign)),
    [''],
  );
}

/** The digits each letter or sign may stand for in a date. */
const FIGURES_FOR_LETTERS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', C: '0', D: '0', Q: '0', '(': '0', ')': '0', G: '06' },
  ...{ l: '1', I: '1', i: '1', '|': '1', t: '1', ț: '1', ţ: '1', '[': '1', ']': '1', '!': '1' },
  ...{ Z: '2', z: '2', S: '5', s: '5', b: '6', B: '8', g: '9', q: '9' },
};
