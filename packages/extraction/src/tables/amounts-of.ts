import { perObject } from '../values/per-object.ts';
import type { BodyLine } from './body-line.ts';
import type { AmountToken } from './token.ts';

/** The amounts of a line, by their format. */
export const amountsOf: (body: BodyLine) => readonly AmountToken[] = perObject(({ tokens }) =>
  tokens.filter((token): token is AmountToken => token.kind === 'amount' && token.amount.isCertain),
);
