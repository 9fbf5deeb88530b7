import { planOf } from '@tieout/contract';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { BillingState } from './billing-store.ts';

/** Mail is in US English, and its days are those of UTC, as on the invoices. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

type Reader = {
  readonly user: { readonly email: string; readonly name: string };
  readonly publicUrl: string;
};

/** The mail about a change from one state to the next; null where nothing has to be said. */
export function billingMail(
  before: Pick<BillingState, 'status' | 'subscribedPlan'>,
  after: BillingState,
  { user, publicUrl }: Reader,
): Mail | null {
  const plan = planOf(after.subscribedPlan ?? before.subscribedPlan ?? 'free').name;
  const body = bodyOf(before, after, plan);
  if (body === null) return null;
  const hello = `Hello${user.name ? ` ${user.name}` : ''},`;
  return {
    to: user.email,
    subject: body.subject,
    text: `${hello}\n\n${body.text}\n\n${publicUrl}/account\n`,
  };
}

function bodyOf(before: Pick<BillingState, 'status'>, after: BillingState, plan: string) {
  const wasRunning = isRunning(before.status);
  if (after.status === 'past_due' && before.status !== 'past_due')
    return {
      subject: `The payment for your ${plan} plan failed`,
      text: `The payment for your ${plan} plan did not go through. Your plan stays active until ${dayOf(after.graceEndsAt)}. Update your card before then to keep it:`,
    };
  if (wasRunning && !isRunning(after.status))
    return {
      subject: `Your ${plan} plan has ended`,
      text: `Your ${plan} plan has ended and you won’t be charged again. Your account is now on the Free plan. You can subscribe again at any time:`,
    };
  if (!wasRunning && isRunning(after.status)) {
    const first =
      after.trialEndsAt === null
        ? `It renews on ${dayOf(after.periodEndsAt)}.`
        : `Your free trial ends on ${dayOf(after.trialEndsAt)}. The first payment is taken then.`;
    return {
      subject: `Your ${plan} plan has started`,
      text: `Your ${plan} plan has started. ${first} You can change or cancel it at any time:`,
    };
  }
  return null;
}

function isRunning(status: BillingState['status']): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due';
}

function dayOf(instant: Date | null): string {
  return instant === null ? 'the end of the period' : DAY.format(instant);
}
