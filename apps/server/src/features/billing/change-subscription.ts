import type { ChangeSubscriptionRequest, PaidPlan } from '@tieout/contract';
import { type Refused, refused } from '../../refused.ts';
import { type BillingAccount, findBillingOf } from './billing-store.ts';
import type { BillingParts } from './parts.ts';
import { whyClosed } from './subscribe.ts';

type Running = BillingAccount & { readonly subscriptionId: string };

/** Asks the provider for another plan, or to end with the period or not. The plan follows by the provider's event. */
export async function changeSubscription(
  parts: BillingParts,
  userId: string,
  change: ChangeSubscriptionRequest,
): Promise<Refused | null> {
  const account = await findRunning(parts, userId);
  if (account === null) return refused('no-subscription');
  if ('planType' in change) return changePlan(parts, account, change.planType);
  await parts.payments.setEnding(account.customerId, account.subscriptionId, change.endsThen);
  return null;
}

/** Ends whatever the account pays for, at once: it is about to be deleted. */
export async function endPayments(parts: BillingParts, userId: string): Promise<void> {
  const account = await findBillingOf(parts.database, userId, parts.payments.realm);
  if (account === null) return;
  const { subscription } = await parts.payments.look(account.customerId);
  if (subscription === null || subscription.status === 'ended') return;
  await parts.payments.end(account.customerId, subscription.id);
}

async function changePlan(parts: BillingParts, account: Running, plan: PaidPlan): Promise<Refused | null> {
  const closed = await whyClosed(parts);
  if (closed !== null) return closed;
  if (account.status === 'past_due') return refused('payment-due');
  const outcome = await parts.payments.changePlan(account.customerId, account.subscriptionId, plan);
  return outcome === 'changed' ? null : refused('payment-declined');
}

async function findRunning(parts: BillingParts, userId: string): Promise<Running | null> {
  const account = await findBillingOf(parts.database, userId, parts.payments.realm);
  if (account === null || account.subscriptionId === null || account.planGiven === 'free') return null;
  return { ...account, subscriptionId: account.subscriptionId };
}
