import { phraseBefore } from '../tables/phrase-before.ts';
import { namesLimit } from '../vocabulary/label.ts';
import type { BalanceItem } from './items/flow-item.ts';

/** Whether the words before a balance say that so much is available: a credit line is in it, and money that is blocked for some days is not. */
export function namesAvailable({ amount, body }: BalanceItem): boolean {
  const token = body.tokens.find((other) => other.kind === 'amount' && other.amount === amount);
  return token !== undefined && namesLimit(phraseBefore(body, token.left));
}
