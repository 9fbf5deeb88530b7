import { textOf } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { joinWords } from './join-words.ts';

/** How many candidates must share both edges to count as dates at all, and how closely in points. */
const NEIGHBOURS = 6;
const SAME_EDGE = 2;
/** Words further apart than this share of their height are in different columns. */
const WIDEST_BLANK = 0.8;
const MOST_PARTS = 3;
/** Confidence of a date whose separators were not detected: no total proves it, so its row is doubted. */
const CERTAINTY = 0.3;

const PIECE = /^[\d.,:;/·-]+$/;
const WHOLE = /^\d{2}([./-])\d{2}\1\d{2}$/;

const TIME = /^\d\d:\d\d:\d\d$/;
/** At least one in this many must have a separator left. */
const LEAST_MARKED = 2;

/** A possible date and its digits. */
type Candidate = { readonly parts: readonly Word[]; readonly text: string };

/**
 * Joins six-digit dates where a bi-level scan left hardly a separator in the whole column: "03 09 21", "02:09-21" and "05/09.21", one below
 * the other. The separator is the one seen most often. Plain numbers side by side do not share their right edges.
 */
export function joinStrokelessDates(words: readonly Word[]): Word[] {
  const pieces = words.filter(({ text }) => PIECE.test(text));
  const candidates = pieces.flatMap((word) =>
    /^\d/.test(word.text) ? (candidateFrom(word, pieces) ?? []) : [],
  );
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const { parts, text } of candidates) {
    const column = candidates.filter((other) => endsAlike(other.parts, parts));
    const [first] = parts;
    const mark = markOf(column);
    if (mark === null || first === undefined || WHOLE.test(textOf(parts))) continue;
    for (const part of parts.slice(1)) taken.add(part);
    const whole = joinWords(parts, text.replaceAll(' ', mark));
    joined.set(first, { ...whole, confidence: Math.min(CERTAINTY, whole.confidence) });
  }
  return words.filter((word) => !taken.has(word)).map((word) => joined.get(word) ?? word);
}

/** The word with those right after it if they are the six digits of a date; else null. */
function candidateFrom(first: Word, pieces: readonly Word[]): Candidate | null {
  const parts = [first];
  while (parts.length < MOST_PARTS) {
    const last = parts[parts.length - 1] ?? first;
    const next = pieces.find((word) => isBehind(last, word));
    if (next === undefined) break;
    parts.push(next);
  }
  const text = dated(textOf(parts));
  return text === null ? null : { parts, text };
}

/** Pairs of digits, split by the remains of a stroke; at most one of the separators may be read as a one. */
function dated(text: string): string | null {
  const [, ...pairs] =
    /^(\d\d)[ .,:;/·-]+(\d\d)[ .,:;/·-]+(\d\d)$/.exec(text) ??
    /^(\d\d)1 ?(\d\d)[ .,:;/·-]+(\d\d)$/.exec(text) ??
    /^(\d\d)[ .,:;/·-]+(\d\d)1 ?(\d\d)$/.exec(text) ??
    [];
  const [day = 0, month = 0] = pairs
    .slice(0, 2)
    .map(Number)
    .sort((a, b) => b - a);
  return pairs.length === 3 && month >= 1 && month <= 12 && day <= 31 ? pairs.join(' ') : null;
}

function endsAlike(some: readonly Word[], others: readonly Word[]): boolean {
  const [left, otherLeft] = [some[0]?.left ?? 0, others[0]?.left ?? 0];
  const [right, otherRight] = [some.at(-1)?.right ?? 0, others.at(-1)?.right ?? 0];
  return Math.abs(left - otherLeft) < SAME_EDGE && Math.abs(right - otherRight) < SAME_EDGE;
}

/** The separator most often left between the digits of some dates; null if there are too few, or if they may be times or adjacent numbers. */
function markOf(column: readonly Candidate[]): string | null {
  const texts = column.map(({ parts }) => textOf(parts));
  const others = texts.filter((text) => !TIME.test(text));
  if (others.length < NEIGHBOURS || others.length * 2 < texts.length) return null;
  const count = (mark: string) => others.filter((text) => text.includes(mark)).length;
  const mark = ['/', '.', '-'].reduce((most, next) => (count(next) > count(most) ? next : most));
  return count(mark) < LEAST_MARKED ? null : mark;
}

function isBehind(before: Word, word: Word): boolean {
  const gap = word.left - before.right;
  const height = before.bottom - before.top;
  const rise = Math.abs(before.top + before.bottom - word.top - word.bottom) / 2;
  return word !== before && gap > -1 && gap < height * WIDEST_BLANK && rise < height / 2;
}
