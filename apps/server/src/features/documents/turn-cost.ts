import type { PlanId } from '@tieout/contract';
import type { Actor } from '../../actor.ts';

/** When the service is busy, a business account has three documents read while a free one has one, and a pro account two. */
const COSTS: Readonly<Record<PlanId, number>> = { business: 2, pro: 3, free: 6 };

/** How long the actor's next document waits behind this one, next to those of others. */
export function turnCost(actor: Actor): number {
  return COSTS[actor.kind === 'visitor' ? 'free' : actor.planType];
}
