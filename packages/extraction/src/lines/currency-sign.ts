import type { Word } from '../read/page.ts';
import { isCurrencyMark } from '../values/currency.ts';
import { readDateAt } from '../values/printed-date.ts';
import type { Line } from './line.ts';

/** An amount with decimals, as most are; and one right after a capital letter. */
const SUM = /^\d[\d.,'’]*[.,]\d{2}$/;
const GLUED = /^[A-Z]\d[\d.,'’]*[.,]\d{2}$/;
/** With the minus that a negative one may have before it. */
const SIGN_GLUED = /^[-−+]?([A-Za-z])\d[\d.,'’]*$/;
const LETTER = /^[A-Za-z]$/;
const [ZERO, NINE] = [48, 57];
/** How many amounts must have a letter right before them, and no other letter. */
const ENOUGH_GLUED = 4;
/** How many amounts must have it at a small distance, and what share of all. */
const ENOUGH_APART = 5;
const MOST = 0.6;

/**
 * Replaces a letter before a document's amounts with the currency sign. Fonts that draw, for example, the rupee sign in a letter's place give
 * that letter as text: "C1,299.00", "C 1,299.00". A letter before nearly all amounts, of either direction, says nothing about any of
 * them.
 */
export function withCurrencySign(lines: Line[]): Line[] {
  const letter = letterGlued(lines) ?? letterApart(lines);
  if (letter === null || isCurrencyMark(letter)) return lines;
  return lines.map((line) => {
    const words = line.words.map((word, at) => withSign(word, line.words[at + 1], letter));
    return words.some((word, at) => word !== line.words[at]) ? { ...line, words } : line;
  });
}

function withSign(word: Word, next: Word | undefined, letter: string): Word {
  const isAlone = word.text === letter && next !== undefined && isNear(word, next) && /^\d/.test(next.text);
  if (!isAlone && SIGN_GLUED.exec(word.text)?.[1] !== letter) return word;
  return { ...word, text: word.text.replace(letter, '¤') };
}

/** The only letter glued to amounts; null if few have one, or letters differ. */
function letterGlued(lines: readonly Line[]): string | null {
  let letter: string | null = null;
  let count = 0;
  for (const { words } of lines)
    for (const { text } of words) {
      const second = text.charCodeAt(1);
      // Few words have a digit in second position; only those are matched in full.
      if (!(second >= ZERO && second <= NINE) || !GLUED.test(text) || isDay(text)) continue;
      if (letter !== null && !text.startsWith(letter)) return null;
      letter = text.slice(0, 1);
      count++;
    }
  return count >= ENOUGH_GLUED ? letter : null;
}

/** "R6.08.18" is a date in the sixth year of an era. */
function isDay(text: string): boolean {
  return readDateAt([text], 0) !== null;
}

/** The one letter before most amounts of the document; null if there is none. */
function letterApart(lines: readonly Line[]): string | null {
  const counts = new Map<string, number>();
  for (const { words } of lines) {
    for (let at = 0; at + 1 < words.length; at++) {
      const [word, next] = [words[at], words[at + 1]];
      if (word === undefined || next === undefined || word.text.length > 1 || !LETTER.test(word.text))
        continue;
      if (SUM.test(next.text) && isNear(word, next)) counts.set(word.text, (counts.get(word.text) ?? 0) + 1);
    }
  }
  const [[letter, count] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  if (count < ENOUGH_APART) return null;
  const sums = lines.reduce((sum, { words }) => sum + words.filter(({ text }) => SUM.test(text)).length, 0);
  return count >= sums * MOST ? letter : null;
}

function isNear(letter: Word, figure: Word): boolean {
  return figure.left - letter.right < figure.bottom - figure.top;
}
