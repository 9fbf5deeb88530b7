import type { Word } from '../../read/page.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import { isAdjacent } from './is-adjacent.ts';

const DAY = /^(0?[1-9]|[12]\d|3[01])$/;

/**
 * Corrects days next to the name of their month: drops the period after "Feb 1." (only "1. Feb" has one) and before ".21 May",
 * reads the O of "O3 Mar" as a zero, "10l is" as "10 lis", and drops the dirt that turns the end of a month's name into a colon,
 * "Jun: 17".
 */
export function settleNamedDays(words: readonly Word[]): Word[] {
  const corrections = new Map<Word, Word>();
  for (const word of words) {
    const [, behind] = /^(0?[1-9]|[12]\d|3[01])\.$/.exec(word.text) ?? [];
    const isBehind = () => words.some((other) => isMonthName(other.text) && isAdjacent(other, word));
    if (behind !== undefined && isBehind()) corrections.set(word, { ...word, text: behind });
    const [, month] = /^(\p{L}{3,})[:;]$/u.exec(word.text) ?? [];
    if (
      month !== undefined &&
      isMonthName(month) &&
      words.some((other) => DAY.test(other.text) && isAdjacent(word, other))
    )
      corrections.set(word, { ...word, text: month });
    const [, speck = '', figures = '', letters = ''] =
      /^([.,'’]?)([O\d]\d?)(\p{Ll}{0,2})$/u.exec(word.text) ?? [];
    if (figures === '' || (speck === '' && letters === '' && !figures.startsWith('O'))) continue;
    const name = words.find((other) => isAdjacent(word, other) && isMonthName(letters + other.text));
    if (name === undefined) continue;
    corrections.set(word, { ...word, text: figures.replace('O', '0') });
    corrections.set(name, { ...name, text: letters + name.text });
  }
  return words.map((word) => corrections.get(word) ?? word);
}
