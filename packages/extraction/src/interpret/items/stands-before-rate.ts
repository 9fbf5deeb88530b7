import type { BodyLine } from '../../tables/body-line.ts';
import type { AmountToken } from '../../tables/token.ts';

/** Whether a percentage follows an amount on its line: the amount is the base of interest, and no total of rows. */
export function standsBeforeRate({ line: { words } }: BodyLine, { to }: AmountToken): boolean {
  return words.slice(to).some(({ text }) => /(\d ?|^)%/.test(text));
}
