import type { Word } from '../../read/page.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import { LETTERS_FOR_FIGURES } from './letters-for-figures.ts';

/** How many joined months and days must begin above or below a word before it counts as one, and how closely in points. */
const NEIGHBOURS = 4;
const SAME_EDGE = 1.5;
/** Confidence of a day that came from its column: no total proves it, so its row is doubted. */
const CERTAINTY = 0.3;
const GLUED = /^(\p{L}{3})(\d{2})$/u;

/** Corrects letters read in place of a day's digits right after its month: "Marl1" and "Marti" in a column of "Feb15" and "Mar04". */
export function settleGluedDays(words: readonly Word[]): Word[] {
  const dates = words.filter(({ text }) => isGluedDay(text));
  if (dates.length < NEIGHBOURS) return words.slice();
  return words.map((word) => {
    const [, month = '', signs = ''] = /^(\p{L}{3})([\p{L}\d|]{2})$/u.exec(word.text) ?? [];
    const text = month + [...signs].map((sign) => LETTERS_FOR_FIGURES[sign] ?? sign).join('');
    if (text === word.text || !isGluedDay(text)) return word;
    const column = dates.filter(({ left }) => Math.abs(left - word.left) < SAME_EDGE);
    if (column.length < NEIGHBOURS) return word;
    return { ...word, text, confidence: Math.min(word.confidence, CERTAINTY) };
  });
}

function isGluedDay(text: string): boolean {
  const [, month, day] = GLUED.exec(text) ?? [];
  return month !== undefined && isMonthName(month) && Number(day) >= 1 && Number(day) <= 31;
}
