import type { Word } from '../read/page.ts';

/** Amounts that must end under or over another, and how closely in points, for the page's habit to settle its marks. */
const NEIGHBOURS = 3;
const SAME_EDGE = 4;
/** So many more of a page's amounts must have one mark than the other for it to be the habit. */
const MAJORITY = 1.5;

const AMOUNT = /^([^\d]{0,3})(\d{1,3}(?:([.,])\d{3})*|\d+)([.,])(\d{2})([-+)]?)$/;

/**
 * The words with the marks of an amount read the other way round set right: "71.49" in a column of amounts such as "1.234,50", where a
 * blurred comma looks like a point. What was read stays among the alternatives.
 */
export function settleMarks(words: readonly Word[]): Word[] {
  const amounts = words.flatMap((word) => {
    const mark = AMOUNT.exec(word.text)?.[4];
    return mark === undefined ? [] : [{ word, mark }];
  });
  const count = (mark: string | undefined) => amounts.filter((amount) => amount.mark === mark).length;
  const [points, commas] = [count('.'), count(',')];
  const habit = points >= commas * MAJORITY ? '.' : commas >= points * MAJORITY ? ',' : null;
  return words.map((word) => {
    const own = AMOUNT.exec(word.text)?.[4];
    if (own === undefined || habit === null || own === habit) return word;
    const column = amounts.filter((other) => Math.abs(other.word.right - word.right) < SAME_EDGE);
    if (column.length <= NEIGHBOURS) return word;
    const text = word.text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
    const others = (word.alternatives ?? []).filter((other) => other !== text);
    return { ...word, text, alternatives: [word.text, ...others] };
  });
}
