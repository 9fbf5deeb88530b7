import type { BodyLine } from '../../tables/body-line.ts';
import type { AmountToken } from '../../tables/token.ts';

/** Whether a rate in percent stands behind an amount on its line: it is what interest was figured on, and no sum of rows. */
export function standsBeforeRate({ line: { words } }: BodyLine, { to }: AmountToken): boolean {
  return words.slice(to).some(({ text }) => /(\d ?|^)%/.test(text));
}
