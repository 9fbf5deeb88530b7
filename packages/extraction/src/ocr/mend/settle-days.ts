import type { Word } from '../../read/page.ts';
import { LETTERS_FOR_FIGURES } from './letters-for-figures.ts';

/** How many days must be above or below a word before it counts as one, and how closely in points their left or right edges agree. */
const NEIGHBOURS = 4;
const SAME_EDGE = 1.5;
/** Confidence of a day that came from its column: no total proves it, so its row is doubted. */
const CERTAINTY = 0.3;

/** Corrects letters and specks in a column of days: "b", ".9" and "l2" among "5", "6", "11". One wrong letter costs the row its date. */
export function settleDays(words: readonly Word[]): Word[] {
  const days = words.filter(({ text }) => isDay(text));
  return words.map((word) => {
    const [, signs] = /^[.,'’‘]?([\dOolIit|ZzSsbGBgq]{1,2})$/.exec(word.text) ?? [];
    if (signs === undefined || isDay(word.text)) return word;
    const text = [...signs].map((sign) => LETTERS_FOR_FIGURES[sign] ?? sign).join('');
    const column = days.filter(
      (day) => Math.abs(day.left - word.left) < SAME_EDGE || Math.abs(day.right - word.right) < SAME_EDGE,
    );
    if (!isDay(text) || column.length < NEIGHBOURS) return word;
    return { ...word, text, confidence: Math.min(word.confidence, CERTAINTY) };
  });
}

function isDay(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;
}
