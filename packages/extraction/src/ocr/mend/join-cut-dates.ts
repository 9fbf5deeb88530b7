import type { Word } from '../../read/page.ts';
import { joinWords } from './join-words.ts';

/** How many dates must begin above or below another for the column to show its format, and how closely in points. */
const NEIGHBOURS = 3;
const SAME_EDGE = 1.5;
/** Words further apart than this share of their height are in different columns. */
const WIDEST_BLANK = 0.75;
const MOST_PARTS = 3;
/** If the separator is lost without a trace, more dates are required, and the row is doubted: no total proves a date. */
const SURE_NEIGHBOURS = 6;
const CERTAINTY = 0.3;

const DATE = /^(?=.{8,})\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;
/** "03.08." or "11/08": the separator must be left at the cut, because two numbers may be side by side. */
const SHORT_DATE = /^(0?[1-9]|[12]\d|3[01])([./-])(0?[1-9]|[12]\d|3[01])\2?$/;
const CUT_SHORT = /^\d{1,2}(?:[./-] | [./-])\d{1,2}[./-]?$/;

/** Joins dates that were split where a coarse scan lost a separator: "18" and "12.2025" in a column of dates, "11" and ".08". */
export function joinCutDates(words: readonly Word[]): Word[] {
  const dates = words.filter(({ text }) => DATE.test(text) || SHORT_DATE.test(text));
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const word of words) {
    const named = wholeNamedDate(word, words);
    if (named !== null) {
      const [first, rest] = named;
      taken.add(rest);
      joined.set(first, joinWords(named, `${first.text}1${rest.text.slice(1)}`));
      continue;
    }
    if (!/^\d{1,4}[./-]?$/.test(word.text)) continue;
    const column = dates.filter((date) => Math.abs(date.left - word.left) < SAME_EDGE);
    const [model] = column;
    if (model === undefined || column.length < NEIGHBOURS) continue;
    const parts = wholeFrom(word, words, model.text);
    if (parts === null) continue;
    const isCut = DATE.test(model.text) || CUT_SHORT.test(textsOf(parts));
    const shape = isCut ? model.text : shapeAsWide(parts, column, dates);
    if (shape === null) continue;
    for (const part of parts.slice(1)) taken.add(part);
    const whole = joinWords(parts, inShapeOf(figuresOf(parts), shape));
    joined.set(word, isCut ? whole : { ...whole, confidence: Math.min(CERTAINTY, whole.confidence) });
  }
  return words.filter((word) => !taken.has(word)).map((word) => joined.get(word) ?? word);
}

/** "10" and "06" with the edges of most dates in a column and the separator gone: a date in their format; null elsewhere. */
function shapeAsWide(parts: readonly Word[], column: readonly Word[], dates: readonly Word[]): string | null {
  const last = parts[parts.length - 1];
  const figures = figuresOf(parts);
  const alike = column.filter(
    ({ text, right }) =>
      last !== undefined &&
      Math.abs(right - last.right) < SAME_EDGE &&
      text.replace(/\D/g, '').length === figures.length,
  );
  const [model] = alike;
  const isDay = model !== undefined && SHORT_DATE.test(inShapeOf(figures, model.text));
  const isUsual = alike.length >= NEIGHBOURS && alike.length * 2 > column.length;
  return isDay && isUsual && dates.length >= SURE_NEIGHBOURS ? model.text : null;
}

const NAMED_DATE = /^\d{2}[./-]\p{L}{3,}[./-]\d{2,4}$/u;
const REST_OF_NAMED = /^[lI|][./-]\p{L}{3,}[./-]\d{2,4}$/u;

/** "1" and "l-feb-21" in a column of dates with named months: the second digit of the day is a one; null elsewhere. */
function wholeNamedDate(word: Word, words: readonly Word[]): readonly [Word, Word] | null {
  if (!/^[0-3]$/.test(word.text)) return null;
  const rest = words.find((other) => REST_OF_NAMED.test(other.text) && isBehind(word, other));
  if (rest === undefined) return null;
  const column = words.filter(
    (other) => NAMED_DATE.test(other.text) && Math.abs(other.left - word.left) < SAME_EDGE,
  );
  return column.length < NEIGHBOURS ? null : [word, rest];
}

/** The word with those right after it that together have as many digits as the model; null if they have fewer or more. */
function wholeFrom(first: Word, words: readonly Word[], model: string): readonly Word[] | null {
  const wanted = model.replace(/\D/g, '').length;
  const parts = [first];
  while (figuresOf(parts).length < wanted && parts.length < MOST_PARTS) {
    const last = parts[parts.length - 1] ?? first;
    const next = words.find((word) => isBehind(last, word) && /^[\d./-]+$/.test(word.text));
    if (next === undefined) return null;
    parts.push(next);
  }
  return parts.length > 1 && figuresOf(parts).length === wanted ? parts : null;
}

function isBehind(before: Word, word: Word): boolean {
  const gap = word.left - before.right;
  const height = before.bottom - before.top;
  const rise = Math.abs(before.top + before.bottom - word.top - word.bottom) / 2;
  return word !== before && gap > -1 && gap < height * WIDEST_BLANK && rise < height / 2;
}

function textsOf(parts: readonly Word[]): string {
  return parts.map(({ text }) => text).join(' ');
}

function figuresOf(parts: readonly Word[]): string {
  return parts.map(({ text }) => text.replace(/\D/g, '')).join('');
}

function inShapeOf(figures: string, model: string): string {
  let at = 0;
  return model.replace(/\d/g, () => figures[at++] ?? '');
}
