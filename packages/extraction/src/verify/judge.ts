import type { Verdict } from '@tieout/records';
import { verdictOf } from '../checks/verdict.ts';
import type { Doubt } from './doubt.ts';
import { DOUBTS, type Judged } from './doubts.ts';

/** What is to be said of an account: whether it is proven, and what keeps it from that though its sums tie out. */
export type Judgement = { readonly verdict: Verdict; readonly doubts: readonly Doubt[] };

/** Judges an account. It is proven only where nothing of it is left in doubt that sums cannot show. */
export function judge(judged: Judged): Judgement {
  const isApart = judged.accounts.length === 1 || judged.isApart;
  const doubts = DOUBTS.flatMap(({ needsOwnPart, raisedBy }) =>
    needsOwnPart && !isApart ? [] : raisedBy(judged),
  );
  const tied = verdictOf(judged.account.reconciliation);
  return { verdict: tied === 'proven' && doubts.length > 0 ? 'unproven' : tied, doubts };
}
