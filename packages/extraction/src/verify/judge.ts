import type { Verdict } from '@tieout/records';
import { verdictOf } from '../checks/verdict.ts';
import type { Doubt } from './doubt.ts';
import { type Checked, type DoubtEvidence, doubtsOf } from './doubts.ts';

/** The judgement of an account: whether it is proven, and the doubts that prevent it although its totals tie out. */
export type Judgement = { readonly verdict: Verdict; readonly doubts: readonly Doubt[] };

/** Judges an account whose checks were run. It is proven only if no doubt remains that totals cannot settle. */
export function judge(evidence: DoubtEvidence, checked: Checked): Judgement {
  const doubts = doubtsOf(evidence, checked);
  const tied = verdictOf(checked.reconciliation);
  return { verdict: tied === 'proven' && doubts.length > 0 ? 'unproven' : tied, doubts };
}
