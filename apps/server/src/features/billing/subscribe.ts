import { type CreateSubscriptionResponse, type PaidPlan, TRIAL_DAYS } from '@tieout/contract';
import type { UserActor } from '../../actor.ts';
import type { Subscription } from '../../platform/payments/payments.ts';
import { type Refused, refused } from '../../refused.ts';
import { readSettings } from '../settings/settings-store.ts';
import { type BillingAccount, findBillingOf, insertBilling } from './billing-store.ts';
import type { BillingParts } from './parts.ts';
import { planGivenBy } from './plan-given.ts';

/** A subscription made at the same moment elsewhere is found at the second look. */
const LOOKS = 3;
const DAY_MS = 24 * 60 * 60_000;

/** Begins a subscription, or continues with the one that still waits for its confirmation. Nothing is paid and no plan changes by it. */
export async function subscribe(
  parts: BillingParts,
  user: UserActor,
  plan: PaidPlan,
): Promise<CreateSubscriptionResponse | Refused> {
  const closed = await whyClosed(parts);
  if (closed !== null) return closed;
  const account = await openAccount(parts, user);
  const { customerId } = account;
  const trialDays = trialDaysOf(account);
  for (let looks = 0; looks < LOOKS; looks++) {
    const { subscription } = await parts.payments.look(customerId);
    if (planGivenBy(subscription) !== 'free') return refused('already-subscribed');
    if (subscription?.status === 'incomplete') {
      const isAsWanted = subscription.plan === plan && !hasLostTrial(subscription, trialDays, parts.now());
      if (isAsWanted && subscription.confirmation !== null)
        return answer(parts, subscription, subscription.confirmation);
      await parts.payments.end(customerId, subscription.id);
      continue;
    }
    // Named after what it follows: of two at the same moment, one is made.
    const attempt = `subscribe-${customerId}-${subscription?.id ?? 'first'}`;
    const made = await parts.payments.start({ customerId, plan, trialDays, attempt });
    if (made !== 'busy' && made.confirmation !== null) return answer(parts, made, made.confirmation);
  }
  return refused('payment-under-way');
}

/** Whether a day or more of the trial is gone while its confirmation was waited for. */
function hasLostTrial({ trialEndsAt }: Subscription, trialDays: number, now: Date): boolean {
  if (trialEndsAt === null) return trialDays > 0;
  return trialEndsAt.getTime() <= now.getTime() + (trialDays - 1) * DAY_MS;
}

/** Why no subscription can be taken out: there is no payment provider, or an admin has switched payments off. null where one can. */
export async function whyClosed(parts: Pick<BillingParts, 'database' | 'payments'>): Promise<Refused | null> {
  if (parts.payments.provider === 'none') return refused('payments-not-configured');
  return (await readSettings(parts.database)).features.stripePayments ? null : refused('not-configured');
}

/** Days a next subscription would be free. */
export function trialDaysOf(account: Pick<BillingAccount, 'hasUsedTrial'> | null): number {
  return account?.hasUsedTrial ? 0 : TRIAL_DAYS;
}

/** What is known of the account's payments, the account being made a customer where it is none yet. */
async function openAccount(parts: BillingParts, user: UserActor): Promise<BillingAccount> {
  const { realm } = parts.payments;
  const known = await findBillingOf(parts.database, user.id, realm);
  if (known !== null) return known;
  const customerId = await parts.payments.openCustomer({
    userId: user.id,
    email: user.email,
    name: user.name,
  });
  await insertBilling(parts.database, { userId: user.id, realm, customerId });
  const opened = await findBillingOf(parts.database, user.id, realm);
  if (opened === null) throw new Error('a customer that was written down is not there');
  return opened;
}

function answer(
  { payments }: BillingParts,
  { plan, trialEndsAt }: Subscription,
  { kind, clientSecret }: NonNullable<Subscription['confirmation']>,
): CreateSubscriptionResponse {
  return {
    clientSecret,
    confirmation: kind,
    planType: plan,
    trialEndsAt: kind === 'setup' ? (trialEndsAt?.toISOString() ?? null) : null,
    provider: payments.provider === 'stripe' ? 'stripe' : 'sandbox',
    isTest: payments.realm !== 'stripe-live',
    publishableKey: payments.publishableKey,
  };
}
