import type { Word } from '../../read/page.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import { LETTERS_FOR_FIGURES } from './letters-for-figures.ts';

/** How many dates must begin above or below a word before it counts as one, more if it has no mark, and how closely in points. */
const NEIGHBOURS = 3;
const SURE_NEIGHBOURS = 6;
const SAME_EDGE = 1.5;
/** Confidence of a date that was not the likeliest reading. No total can prove a date, so its row is doubted. */
const CERTAINTY = 0.3;

/** Right edges of dates with the same number of digits differ by less, in points. */
const SAME_WIDTH = 1;

/** A day and a month of digits with a point behind each. */
const POINTED = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.$/;

/** A date with a speck before it, which begins left of the others. */
const BEHIND_SPECK = /^[*"'’‘^~`]\d/;

type Dated = { readonly word: Word; readonly shape: string };

/**
 * Corrects words in a column of dates by the format of the others: "05/111/21" and "07/jian" get an alternative reading that is
 * a date, and "05.01,2026" gets the separators of the others.
 */
export function settleDates(words: readonly Word[]): Word[] {
  const dates = words.flatMap((word): Dated[] => {
    const shape = shapeOf(word.text);
    return shape === null ? [] : [{ word, shape }];
  });
  const bare = words.filter(({ text }) => /^\d{2,5}$/.test(text));
  const pointed = words.filter(({ text }) => POINTED.test(text));
  return words.map((word) => {
    if (lacksLastPoint(word, pointed, dates)) return { ...word, text: `${word.text}.` };
    const own = shapeOf(word.text);
    const isBare = bare.includes(word);
    if (!isBare && !mayBeDate(word.text)) return word;
    const side = BEHIND_SPECK.test(word.text) ? 'right' : 'left';
    const column = dates.filter((date) => Math.abs(date.word[side] - word[side]) < SAME_EDGE);
    if (isBare) return withMark(word, column, bare);
    const usual = column.length < NEIGHBOURS ? null : usualOf(column.map(({ shape }) => shape));
    if (usual === null || own === usual) return word;
    if (own === null) return inShape(word, usual) ?? word;
    if (hasOtherMark(own, usual, { column, dates })) return inShape(word, usual) ?? word;
    return lacksFigure(word, own, column, usual) ? (inShape(word, usual) ?? doubted(word)) : word;
  });
}

/** "11.1" below "11.1.", as most dates of its column are: the last point was missed. */
function lacksLastPoint(word: Word, pointed: readonly Word[], dates: readonly Dated[]): boolean {
  if (!POINTED.test(`${word.text}.`)) return false;
  const isBelow = (other: Word) => Math.abs(other.left - word.left) < SAME_EDGE;
  const others = dates.filter((date) => isBelow(date.word)).length;
  const column = pointed.filter(isBelow).length;
  return column >= NEIGHBOURS && column > others;
}

/** "77" and "717", as wide as the "7/5" above and below: the separator was missed or read as a one. Not in columns that hold numbers too. */
function withMark(word: Word, column: readonly Dated[], bare: readonly Word[]): Word {
  const isAsWide = (other: Word) => Math.abs(other.right - word.right) < SAME_WIDTH;
  const dates = column.filter((date) => isAsWide(date.word));
  const shapes = new Set(dates.map(({ shape }) => shape));
  const [shape = ''] = shapes;
  const isSure = column.length >= SURE_NEIGHBOURS && dates.length >= NEIGHBOURS && shapes.size === 1;
  if (!isSure || !/^9+[./-]9+$/.test(shape)) return word;
  const numbers = bare.filter((other) => Math.abs(other.left - word.left) < SAME_EDGE && isAsWide(other));
  const isOfNumbers =
    numbers.length * 2 > dates.length || numbers.some(({ text }) => marked(text, shape) === null);
  const text = isOfNumbers ? null : marked(word.text, shape);
  return text === null ? word : corrected(word, text, Math.min(CERTAINTY, word.confidence));
}

/** The digits with the separator of a format, which was lost or is a one among them; null if that gives no date. */
function marked(figures: string, shape: string): string | null {
  const mark = shape.replace(/9/g, '');
  const at = shape.indexOf(mark);
  const behind = figures.length < shape.length ? at : figures.charAt(at) === '1' ? at + 1 : null;
  const text = behind === null ? '' : `${figures.slice(0, at)}${mark}${figures.slice(behind)}`;
  return shapeOf(text) === shape ? text : null;
}

/** "10.08" in a column of "10/07": a scan left only the foot of a slash. If both separators are frequent, either may be right. */
function hasOtherMark(
  own: string,
  usual: string,
  { column, dates }: { readonly column: readonly Dated[]; readonly dates: readonly Dated[] },
): boolean {
  const isUsual = ({ shape }: Dated) => shape === usual;
  return (
    own.replace(/[./-]/g, '/') === usual.replace(/[./-]/g, '/') &&
    column.filter(isUsual).length * 2 > column.length &&
    dates.filter(isUsual).length >= SURE_NEIGHBOURS
  );
}

/** "2/12/2024", as wide as "22/12/2024" above it: two equal digits were read as one. */
function lacksFigure(word: Word, own: string, column: readonly Dated[], usual: string): boolean {
  const full = column.filter(({ shape }) => shape === usual);
  const isAsWide = full.filter((date) => Math.abs(date.word.right - word.right) < SAME_WIDTH);
  return own.length < usual.length && full.length >= NEIGHBOURS && isAsWide.length * 2 > full.length;
}

function doubted(word: Word): Word {
  return { ...word, confidence: Math.min(CERTAINTY, word.confidence) };
}

/** Whether a text has digits, a separator, and no more letters than a month; possibly after a speck read as a star or quote. */
function mayBeDate(text: string): boolean {
  return (
    (/^[\d[\]()|!]{1,2}[./-][\d[\]()|!]{1,2}$/.test(text) && /\d.*\d/.test(text)) ||
    /^[\d\p{L}]{1,2}([./-])[\d\p{L}]{1,2}\1\d{2,4}$/u.test(text) ||
    (/^[*"'’‘^~`]?\d{1,5}[\d.,:/-]*[./,:-]?\p{L}{0,10}[./,:-]?\d{0,5}$/u.test(text) &&
      /[./,:\p{L}-]/u.test(text))
  );
}

/** The format of a date, digits as 9 and a month's name as M; null if it is no date. */
function shapeOf(text: string): string | null {
  const [, day = '', mark = '', month = '', year = ''] =
    /^(\d{4}|\d{1,2})([./-]?)(\d{1,2}|\p{L}{3,10})(?:\2(\d{2}|\d{4}))?$/u.exec(text) ?? [];
  const isNamed = /\p{L}/u.test(month);
  if (month === '' || (isNamed ? !isMonthName(month) : mark === '')) return null;
  if (day.length > 2 && year === '') return null;
  const figures = day.length > 2 ? [month, year] : [day, month];
  if (figures.some((part) => Number(part) > 31 || part === '00' || part === '0')) return null;
  return text.replace(/\p{L}+/u, 'M').replace(/\d/g, '9');
}

function usualOf(shapes: readonly string[]): string {
  const count = (shape: string) => shapes.filter((other) => other === shape).length;
  return [...shapes].sort((a, b) => count(b) - count(a))[0] ?? '';
}

/** Reads the word as a date of that shape: its digits with the others' separators, else its likeliest alternative. Null where neither fits. */
function inShape(word: Word, shape: string): Word | null {
  const figures = [...word.text.replace(/\D/g, '')];
  const isFull = figures.length === shape.replace(/\D/g, '').length && !/\p{L}/u.test(word.text + shape);
  const marked = isFull ? shape.replace(/9/g, () => figures.shift() ?? '') : '';
  if (shapeOf(marked) === shape) return corrected(word, marked, word.confidence);
  const unmarked = withMarks(word.text, shape);
  if (unmarked !== null) return corrected(word, unmarked, Math.min(CERTAINTY, word.confidence));
  const figured = withFigures(word.text, shape);
  if (figured !== null) return corrected(word, figured, Math.min(CERTAINTY, word.confidence));
  const other = word.alternatives?.find((text) => shapeOf(text) === shape);
  return other === undefined ? null : corrected(word, other, Math.min(CERTAINTY, word.confidence));
}

/** "12109/23": the digits with the separators of a format, where a separator or a one is; null if something else is there, or it gives no date. */
function withMarks(text: string, shape: string): string | null {
  if (text.length !== shape.length || !/^[9./-]+$/.test(shape)) return null;
  const isAsMarked = [...shape].every((sign, at) =>
    sign === '9' ? /\d/.test(text.charAt(at)) : text.charAt(at) === sign || /[1|lI]/.test(text.charAt(at)),
  );
  const marked = [...shape].map((sign, at) => (sign === '9' ? text.charAt(at) : sign)).join('');
  return isAsMarked && shapeOf(marked) === shape ? marked : null;
}

/** "23/G1/2022": the only date of a format with lookalike letters replaced by digits; null if there is none, or several. */
function withFigures(text: string, shape: string): string | null {
  if (text.length !== shape.length || !/^[9./-]+$/.test(shape)) return null;
  const choices = [...shape].map((sign, at) => {
    const read = text.charAt(at);
    if (sign !== '9') return read === sign ? [sign] : [];
    return /\d/.test(read) ? [read] : [...(FIGURES_FOR_LETTERS[read] ?? '')];
  });
  const dates = choices
    .reduce<string[]>((begun, next) => begun.flatMap((front) => next.map((sign) => front + sign)), [''])
    .filter((date) => shapeOf(date) === shape);
  return dates.length === 1 ? (dates[0] ?? null) : null;
}

/** The digits each letter may stand for. */
const FIGURES_FOR_LETTERS: Readonly<Record<string, string>> = {
  ...LETTERS_FOR_FIGURES,
  C: '0',
  D: '0',
  G: '06',
  Q: '0',
  '[': '1',
  ']': '1',
  '!': '1',
  '(': '0',
  ')': '0',
};

function corrected(word: Word, text: string, confidence: number): Word {
  const alternatives = [word.text, ...(word.alternatives ?? []).filter((other) => other !== text)];
  return { ...word, text, confidence, alternatives };
}
