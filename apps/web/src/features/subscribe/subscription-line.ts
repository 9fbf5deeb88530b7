import { planOf, type SubscriptionDetail } from '@tieout/contract';
import { formatInstant } from '../../ui/format-date.ts';

/** How a subscription stands, in a sentence. */
export function subscriptionLine(subscription: SubscriptionDetail): string {
  const { status, periodEndsAt, graceEndsAt, endsThen, planType } = subscription;
  const end = formatInstant(periodEndsAt);
  if (status === 'past_due')
    return `The last payment failed. Change the card${graceEndsAt ? ` before ${formatInstant(graceEndsAt)}` : ''} to keep your plan.`;
  if (endsThen) return `Cancelled. Your plan lasts until ${end}; nothing more will be charged.`;
  const price = `$${planOf(planType).price} per month`;
  return status === 'trialing' ? `Free until ${end}, then ${price}.` : `Renews on ${end} for ${price}.`;
}
