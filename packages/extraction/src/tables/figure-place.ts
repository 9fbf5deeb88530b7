import { standTogether } from '../lines/chunk.ts';
import { isCurrencyMark } from '../values/currency.ts';
import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

const GAP_EM = 0.62;

/** The extent of an amount's cell, in points: from its currency if only that precedes it, at any distance. */
export function figurePlace({ line: { words } }: BodyLine, { from, left, right }: AmountToken) {
  const [before, money] = [words[from - 2], words[from - 1]];
  if (money === undefined || !isCurrencyMark(money.text)) return { left, right };
  // A currency right after a word belongs to that word: "100,00 EUR".
  const isOwn = before === undefined || !standTogether(before, money, GAP_EM);
  return { left: isOwn ? money.left : left, right };
}
