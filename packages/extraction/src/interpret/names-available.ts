import { phraseBefore } from '../tables/phrase-before.ts';
import { namesLimit } from '../vocabulary/label.ts';
import type { BalanceItem } from './items/flow-item.ts';

/** Whether the label of an amount says it is available: that includes a credit line and excludes blocked money. */
export function namesAvailable({ amount, body }: BalanceItem): boolean {
  const token = body.tokens.find((other) => other.kind === 'amount' && other.amount === amount);
  return token !== undefined && namesLimit(phraseBefore(body, token.left));
}
