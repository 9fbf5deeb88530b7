import type { BodyLine } from '../tables/body-line.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import { namesBalanceOrSum } from '../vocabulary/label.ts';

/** Whether a line begins with a date and ends with a certain amount other than zero. */
export function isDatedSum({ tokens }: BodyLine): boolean {
  const last = tokens.at(-1);
  return (
    tokens[0]?.kind === 'date' && last?.kind === 'amount' && last.amount.isCertain && last.amount.minor !== 0
  );
}

/** Whether the words before a line's last amount name a balance or a total: "12 April  Balance at end of day  3,922.83". */
export function endsInNamedSum(body: BodyLine): boolean {
  const last = body.tokens.at(-1);
  return last !== undefined && namesBalanceOrSum(phraseBefore(body, last.left));
}
