import type { Word } from '../../read/page.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import { isRightBefore } from './right-before.ts';

const DAY = /^(0?[1-9]|[12]\d|3[01])$/;

/**
 * The words with days set right that stand next to the name of their month: without the speck behind one, for "Feb 1." is written by none,
 * "1. Feb" reversed, nor the one before it, ".21 May"; "O3 Mar" with its nought; and "10l is", which is "10 lis"; without the
 * dirt that makes a colon of a month's end, "Jun: 17".
 */
export function settleNamedDays(words: readonly Word[]): Word[] {
  const told = new Map<Word, Word>();
  for (const word of words) {
    const [, behind] = /^(0?[1-9]|[12]\d|3[01])\.$/.exec(word.text) ?? [];
    const isBehind = () => words.some((other) => isMonthName(other.text) && isRightBefore(other, word));
    if (behind !== undefined && isBehind()) told.set(word, { ...word, text: behind });
    const [, month] = /^(\p{L}{3,})[:;]$/u.exec(word.text) ?? [];
    if (
      month !== undefined &&
      isMonthName(month) &&
      words.some((other) => DAY.test(other.text) && isRightBefore(word, other))
    )
      told.set(word, { ...word, text: month });
    const [, speck = '', figures = '', letters = ''] =
      /^([.,'’]?)([O\d]\d?)(\p{Ll}{0,2})$/u.exec(word.text) ?? [];
    if (figures === '' || (speck === '' && letters === '' && !figures.startsWith('O'))) continue;
    const name = words.find((other) => isRightBefore(word, other) && isMonthName(letters + other.text));
    if (name === undefined) continue;
    told.set(word, { ...word, text: figures.replace('O', '0') });
    told.set(name, { ...name, text: letters + name.text });
  }
  return words.map((word) => told.get(word) ?? word);
}
