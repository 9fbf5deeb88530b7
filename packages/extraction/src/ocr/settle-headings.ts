import type { Word } from '../read/page.ts';

/** Letters the network reads for the sign of a currency that stands by itself. */
const LIKE_A_SIGN = /^[EfS]$/;
/** Amounts that must end under it, and how closely in points. */
const NEIGHBOURS = 3;
const SAME_EDGE = 2;

const AMOUNT = /^[^\d]{0,3}\d[\d.,]*[.,]\d{2}[-+)]?$/;

/** The words with a lone letter over a column of amounts taken for the sign of money that heads it; of which, a letter does not tell. */
export function settleHeadings(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  return words.map((word) => {
    if (!LIKE_A_SIGN.test(word.text)) return word;
    const under = amounts.filter(
      ({ right, top }) => Math.abs(right - word.right) < SAME_EDGE && top > word.top,
    );
    return under.length < NEIGHBOURS ? word : { ...word, text: '¤' };
  });
}
