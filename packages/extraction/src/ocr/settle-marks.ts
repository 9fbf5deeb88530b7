import type { Word } from '../read/page.ts';

/** Amounts that must end under or over another, and how closely in points, for the page's habit to settle its marks. */
const NEIGHBOURS = 3;
const SAME_EDGE = 4;
/** So many more of a page's amounts must have one mark than the other for it to be the habit. */
const MAJORITY = 1.5;

const AMOUNT = /^([^\d]{0,3})(\d{1,3}(?:([.,])\d{3})*|\d+)([.,])(\d{2})([-+)]?)$/;

/** Amounts, of which none lacks its decimals, that must end under or over a number without a mark for it to be one that lost it. */
const SURE_NEIGHBOURS = 6;
/** Highest certainty of a number part of which was not seen: it is looked at again where sums fail. */
const CERTAINTY = 0.5;
const NO_MARK = /^(\D{0,2}\d{1,5})(\d{2}[-+)]?)$/;

/** The words with the mark given back to amounts that lost it: "19019" in a column where all others have two decimals. */
export function settleLostMarks(words: readonly Word[], decimalMark: '.' | ','): Word[] {
  return words.map((word) => {
    const [, whole, decimals] = NO_MARK.exec(word.text) ?? [];
    if (whole === undefined || decimals === undefined) return word;
    const column = words.filter(
      (other) =>
        other !== word && /\d/.test(other.text) && Math.abs(other.right - word.right) < SAME_EDGE / 2,
    );
    const marked = column.filter(({ text }) => !NO_MARK.test(text));
    if (marked.length < SURE_NEIGHBOURS || !marked.every(({ text }) => AMOUNT.test(text))) return word;
    const alternatives = [word.text, ...(word.alternatives ?? [])];
    const text = `${whole}${decimalMark}${decimals}`;
    return {
      ...word,
      text,
      confidence: Math.min(CERTAINTY, word.confidence),
      alternatives: alternatives.filter((other) => other !== text),
    };
  });
}

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
