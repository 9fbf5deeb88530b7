import { GRACE_DAYS, type PlanId } from '@tieout/contract';
import type { Subscription } from '../../platform/payments/payments.ts';
import type { BillingAccount, BillingState } from './billing-store.ts';

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60_000;

/** The plan a subscription gives: its own while it runs, grace after a failed payment included; otherwise free. */
export function planGivenBy(subscription: Subscription | null): PlanId {
  switch (subscription?.status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      return subscription.plan;
    default:
      return 'free';
  }
}

/** What is known of an account after its provider's word. */
export function stateAfter(
  account: Pick<BillingAccount, 'hasUsedTrial' | 'graceEndsAt'>,
  subscription: Subscription | null,
  now: Date,
): BillingState {
  const planGiven = planGivenBy(subscription);
  const isDue = subscription?.status === 'past_due';
  return {
    planGiven,
    hasUsedTrial: account.hasUsedTrial || planGiven !== 'free',
    subscriptionId: subscription?.id ?? null,
    subscribedPlan: subscription?.plan ?? null,
    status: subscription?.status ?? null,
    trialEndsAt: subscription?.status === 'trialing' ? subscription.trialEndsAt : null,
    periodEndsAt: subscription?.periodEndsAt ?? null,
    endsThen: subscription?.endsThen ?? false,
    graceEndsAt: isDue ? (account.graceEndsAt ?? new Date(now.getTime() + GRACE_MS)) : null,
    card: subscription?.card ?? null,
  };
}
