import type { BodyLine } from '../tables/body-line.ts';

/** Whether a line begins with a date and ends with a certain amount other than zero. */
export function isDatedSum({ tokens }: BodyLine): boolean {
  const last = tokens.at(-1);
  return (
    tokens[0]?.kind === 'date' && last?.kind === 'amount' && last.amount.isCertain && last.amount.minor !== 0
  );
}
