import { type PlanLimits, visitorLimits } from '@tieout/contract';

/** Who a request speaks for. A visitor's id starts with `VISITOR_PREFIX`. */
export type Actor = {
  readonly kind: 'visitor' | 'user';
  readonly id: string;
  readonly limits: PlanLimits;
};

export const VISITOR_PREFIX = 'visitor_';

/** The actor of somebody without an account. */
export function visitorActor(id: string): Actor {
  return { kind: 'visitor', id, limits: visitorLimits };
}
