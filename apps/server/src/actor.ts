import { type PlanId, type PlanLimits, type Role, visitorLimits } from '@tieout/contract';

/** Somebody without an account; the id starts with `VISITOR_PREFIX`. */
export type VisitorActor = { readonly kind: 'visitor'; readonly id: string; readonly limits: PlanLimits };

/** An account holder. */
export type UserActor = {
  readonly kind: 'user';
  readonly id: string;
  /** The plan's, with what an admin or the user set otherwise. */
  readonly limits: PlanLimits;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly planType: PlanId;
  /** Whether signing in takes the code of an authenticator app. */
  readonly hasTwoFactor: boolean;
  readonly role: Role;
  /** The name of the API key the request came with; left out where the person signed in. */
  readonly apiKeyName?: string;
};

/** Who a request speaks for. */
export type Actor = VisitorActor | UserActor;

export const VISITOR_PREFIX = 'visitor_';

/** The actor of somebody without an account. */
export function visitorActor(id: string): VisitorActor {
  return { kind: 'visitor', id, limits: visitorLimits };
}
