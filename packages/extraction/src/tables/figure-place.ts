import { standTogether } from '../lines/chunk.ts';
import { isCurrencyMark } from '../values/currency.ts';
import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

const GAP_EM = 0.62;

/** Where a figure stands in its cell, in points: from the name of its money, where that is all that stands before it, however far. */
export function figurePlace({ line: { words } }: BodyLine, { from, left, right }: AmountToken) {
  const [before, money] = [words[from - 2], words[from - 1]];
  if (money === undefined || !isCurrencyMark(money.text)) return { left, right };
  // One set right behind a word goes with that: "100,00 EUR".
  const isOwn = before === undefined || !standTogether(before, money, GAP_EM);
  return { left: isOwn ? money.left : left, right };
}
