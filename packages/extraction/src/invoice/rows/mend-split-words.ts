import type { Line } from '../../lines/line.ts';
import type { Word } from '../../read/page.ts';
import { CURRENCY_MARKS } from '../../values/currency.ts';

/** Lines with the words that a recogniser cut at a narrow letter joined again: "Sa l es" is "Sales". */
export function mendSplitWords(lines: readonly Line[]): readonly Line[] {
  const recognised = lines.filter(({ words }) => words.some(({ confidence }) => confidence < 1));
  if (recognised.length === 0) return lines;
  const ofPage = usualGap(recognised.flatMap(gapsOf));
  const own = new Set(recognised);
  const marks = marksIn(recognised);
  return lines.map((line) => (own.has(line) ? mendAmounts(mendLine(line, ofPage), marks) : line));
}

/** A gap between two words of one text, in heights of it: no smaller than the least, no larger than the most. */
const [LEAST_GAP, MOST_GAP] = [0.28, 1];
/** Pieces of one word are no further apart than this share of the usual gap between words. */
const WITHIN_WORD = 0.52;

function gapsOf({ words }: Line): number[] {
  return words.slice(1).map((word, index) => gapBetween(words[index], word));
}

function gapBetween(left: Word | undefined, right: Word): number {
  return left === undefined ? 0 : (right.left - left.right) / Math.max(1, right.bottom - right.top);
}

function usualGap(gaps: readonly number[]): number {
  const between = gaps.filter((gap) => gap >= LEAST_GAP && gap <= MOST_GAP).sort((a, b) => a - b);
  return between[between.length >> 1] ?? 0;
}

function mendLine(line: Line, ofPage: number): Line {
  const usual = usualGap(gapsOf(line)) || ofPage;
  const words: Word[] = [];
  for (const word of line.words) {
    const last = words.at(-1);
    const isPiece =
      last !== undefined && gapBetween(last, word) < usual * WITHIN_WORD && isOneWord(last, word);
    if (isPiece) words[words.length - 1] = joinedWord(last, word);
    else words.push(word);
  }
  return words.length === line.words.length ? line : { ...line, words };
}

/** Whether two pieces may be of one word: small letters go on, or a piece of capitals is too short for a word. */
function isOneWord(left: Word, right: Word): boolean {
  if (!/\p{L}$/u.test(left.text) || !/^\p{L}/u.test(right.text)) return false;
  if (/^\p{Ll}/u.test(right.text)) return Math.min(left.text.length, right.text.length) <= 4;
  const isCapitals = /^\p{Lu}+$/u.test(left.text) && /^\p{Lu}+\P{L}*$/u.test(right.text);
  return isCapitals && Math.min(left.text.length, right.text.length) <= 2;
}

function joinedWord(left: Word, right: Word): Word {
  return {
    ...left,
    text: left.text + right.text,
    top: Math.min(left.top, right.top),
    bottom: Math.max(left.bottom, right.bottom),
    right: right.right,
    confidence: Math.min(left.confidence, right.confidence),
  };
}

/** The marks of letters that stand before digits on the lines, as "RM" does. */
function marksIn(lines: readonly Line[]): string[] {
  const texts = lines.flatMap(({ words }) => words.map(({ text }) => text));
  return LETTER_MARKS.filter((mark) =>
    texts.some((text) => text.startsWith(mark) && /^[\dOD]/.test(text.slice(mark.length))),
  );
}

const LETTER_MARKS = CURRENCY_MARKS.filter((mark) => /^[A-Z]{2,3}$/.test(mark));

/** An amount behind letters that are its currency's mark read wrong, and zeros read as letters: "RH43.40", "RMO.06". */
const SPOILT = /^([A-Z]{1,3})([\dOD][\dOD,]*\.[\dOD]{2})$/;
const DASHED = /^(\d[\d,]*)-(\d{2})$/;

function mendAmounts(line: Line, marks: readonly string[]): Line {
  if (marks.length === 0) return line;
  const words = line.words.map((word, index) => {
    const text = mendedAmount(word.text, line.words[index - 1]?.text ?? '', marks);
    return text === word.text ? word : { ...word, text };
  });
  return words.every((word, index) => word === line.words[index]) ? line : { ...line, words };
}

function mendedAmount(text: string, before: string, marks: readonly string[]): string {
  if (marks.includes(before)) return text.replace(DASHED, '$1.$2');
  const [, letters = '', digits = ''] = SPOILT.exec(text) ?? [];
  const mark = marks.find((own) => own === letters || isOneOff(own, letters));
  return letters === '' || mark === undefined ? text : mark + digits.replace(/[OD]/g, '0');
}

/** Whether one letter of a mark is lost or read as another. */
function isOneOff(mark: string, letters: string): boolean {
  if (letters.length === mark.length - 1) return mark.includes(letters);
  return (
    letters.length === mark.length && [...mark].filter((letter, at) => letter !== letters[at]).length === 1
  );
}
