import { planOf } from '@tieout/contract';
import type { UserActor } from '../../actor.ts';
import type { StoredUser } from './account-store.ts';

/** The actor of an account, with its plan's limits as they stand for it. Nobody is an admin whose address is not verified. */
export function userActor(user: StoredUser, adminEmails: ReadonlySet<string>): UserActor {
  const plan = planOf(user.planType);
  const isAdmin = user.emailVerified && (user.role === 'admin' || adminEmails.has(user.email));
  return {
    kind: 'user',
    id: user.id,
    email: user.email,
    name: user.name,
    emailVerified: user.emailVerified,
    planType: user.planType,
    hasTwoFactor: user.twoFactorEnabled ?? false,
    role: isAdmin ? 'admin' : 'user',
    limits: {
      maxPages: plan.maxPages,
      formats: plan.formats,
      hasApiAccess: plan.hasApiAccess,
      conversionsPerMonth: user.quotaLimit ?? plan.conversionsPerMonth,
      retentionHours: Math.min(user.retentionHours ?? plan.retentionHours, plan.retentionHours),
    },
  };
}
