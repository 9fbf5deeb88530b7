import type { BodyLine } from './body-line.ts';
import type { DateToken } from './token.ts';

/** The date a line begins with, or has right behind the amounts at its start; null if it has none there. */
export function leadingDate({ tokens }: BodyLine): DateToken | null {
  const first = tokens.find((token) => token.kind !== 'amount' || !token.amount.isCertain);
  return first?.kind === 'date' ? first : null;
}
