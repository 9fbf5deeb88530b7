import type { Word } from '../../read/page.ts';
import { isMonthName } from '../../vocabulary/tables.ts';
import { isAdjacent } from './is-adjacent.ts';

/** A zero read as a round letter: its day has the confidence of that letter. */
const ROUND = /^[OCDQ](?=[1-9])/;
const DAY = /^(0?[1-9]|[12]\d|3[01])$/;

/**
 * Corrects days next to the name of their month: drops the period after "Feb 1." (only "1. Feb" has one), which before a year is
 * the comma of "Jul 13, 22", and before ".21 May",
 * reads the O of "O3 Mar" and the C of "Jul C6, 22" as a zero, "10l is" as "10 lis", and drops the dirt that turns the end of a month's name into a colon,
 * "Jun: 17".
 */
export function settleNamedDays(words: readonly Word[]): Word[] {
  const corrections = new Map<Word, Word>();
  for (const word of words) {
    const [, behind] = /^(0?[1-9]|[12]\d|3[01])[.,]$/.exec(word.text.replace(ROUND, '0')) ?? [];
    const isBehind = () => words.some((other) => isMonthName(other.text) && isAdjacent(other, word));
    const isBeforeYear = () =>
      words.some((other) => /^\d{2}$/.test(other.text) && other !== word && isAdjacent(word, other));
    if (behind !== undefined && isBehind())
      corrections.set(word, {
        ...word,
        text: isBeforeYear() || word.text.endsWith(',') ? `${behind},` : behind,
      });
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
