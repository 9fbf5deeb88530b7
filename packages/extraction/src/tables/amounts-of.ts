import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

/** The figures of a line that are amounts by how they are written. */
export function amountsOf({ tokens }: BodyLine): AmountToken[] {
  return tokens.filter((token): token is AmountToken => token.kind === 'amount' && token.amount.isCertain);
}
