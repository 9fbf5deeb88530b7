import type { Word } from '../read/page.ts';
import { readDateAt } from '../values/printed-date.ts';
import { beginsCell, endsCell } from './cell-edges.ts';
import { type Line, lineOf } from './line.ts';

/** Two dates in one word: "28.12./30.12.", "28.12.2023/30.12.2023"; a scan may lose the last period. */
const PAIR = /^(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)\/(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{2}\.\d{2})$/;

/** The month of a date and the day of the next one: "Jan./17" in "16 Jan./17 Jan.". */
const MONTH_AND_DAY = /^(\p{L}{3,9}\.?)\/(\d{1,2}\.?)$/u;

/** Splits a word that begins its line or fills a cell and contains both posting date and value date, or a second one that joins the two. */
export function splitDayPair(line: Line): Line {
  const [first, ...others] = line.words;
  const [second, third, ...rest] = others;
  const [, month, day] = MONTH_AND_DAY.exec(second?.text ?? '') ?? [];
  if (first !== undefined && second !== undefined && month !== undefined && day !== undefined) {
    const isDay = (...words: readonly string[]) => readDateAt(words, 0)?.wordCount === 2;
    if (third !== undefined && isDay(first.text, month) && isDay(day, third.text))
      return lineOf(line.page, [first, ...halves(second, month, day), third, ...rest]);
  }
  if (others.length === 0) return line;
  const at = line.words.findIndex(
    ({ text }, index) =>
      PAIR.test(text) && (index === 0 || (beginsCell(line, index) && endsCell(line, index))),
  );
  const word = line.words[at];
  const [, booked = '', value = ''] = PAIR.exec(word?.text ?? '') ?? [];
  return word === undefined
    ? line
    : lineOf(line.page, line.words.toSpliced(at, 1, ...halves(word, booked, value)));
}

/** Both dates, each with its share of the width. */
function halves(word: Word, day: string, value: string): Word[] {
  const letter = (word.right - word.left) / word.text.length;
  return [
    { ...word, text: day, right: word.left + day.length * letter },
    { ...word, text: value, left: word.right - value.length * letter },
  ];
}
