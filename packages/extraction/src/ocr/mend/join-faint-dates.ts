import type { Word } from '../../read/page.ts';
import { joinWords } from './join-words.ts';

/** How many whole dates must begin above or below one in pieces, and how closely in points the edges agree. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;
/** Confidence of a date whose separators were not detected: no total proves it, so its row is doubted. */
const CERTAINTY = 0.3;

const DATE = /^(?:\d{4}([./-])\d{2}\1\d{2}|\d{2}([./-])\d{2}\2(?:\d{4}|\d{2}))$/;
/** A piece of a date whose separators broke or were misread. */
const PIECE = /^[\dO.,:;/·'-]+$/;

/**
 * Joins dates between the edges of a column of dates with the same number of digits, whose separators were lost or misread, as thin strokes
 * are on a coarse scan: "2020:09." and "04", "2020", "09" and "19", "202009/23" under "2020/09/03", "27" and "12.22" under "12.01.23". The column may continue on other pages, whose words are then in `all`.
 */
export function joinFaintDates(words: readonly Word[], all = words): Word[] {
  const dates = all.filter(({ text }) => DATE.test(text));
  if (dates.length < NEIGHBOURS) return [...words];
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const first of words) {
    if (taken.has(first) || !PIECE.test(first.text) || DATE.test(first.text)) continue;
    const column = dates.filter((date) => Math.abs(date.left - first.left) < SAME_EDGE);
    const [model] = column;
    if (model === undefined || column.length < NEIGHBOURS) continue;
    const parts = piecesFrom(first, words, Math.max(...column.map(({ right }) => right)) + SAME_EDGE);
    const text = parts === null ? null : dated(parts, column);
    if (parts === null || text === null) continue;
    for (const part of parts.slice(1)) taken.add(part);
    const whole = joinWords(parts, text);
    joined.set(
      first,
      isAsRead(parts, text) ? whole : { ...whole, confidence: Math.min(CERTAINTY, whole.confidence) },
    );
  }
  return words.filter((word) => !taken.has(word)).map((word) => joined.get(word) ?? word);
}

/** "27. 12. 2023": a date printed with spaces, of which nothing was lost. */
function isAsRead(parts: readonly Word[], text: string): boolean {
  return parts.map((part) => part.text).join('') === text;
}

/** The word and those after it up to an edge, left to right; null if one of them is no piece of a date, or extends beyond it. */
function piecesFrom(first: Word, words: readonly Word[], edge: number): Word[] | null {
  const middle = (first.top + first.bottom) / 2;
  const own = words.filter(
    ({ left, top, bottom }) => left >= first.left && left < edge && top < middle && bottom > middle,
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
