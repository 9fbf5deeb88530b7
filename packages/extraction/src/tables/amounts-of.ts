import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

/** The amounts of a line, by their format. */
export function amountsOf({ tokens }: BodyLine): AmountToken[] {
  return tokens.filter((token): token is AmountToken => token.kind === 'amount' && token.amount.isCertain);
}
