import type { PaidPlan, TestCard } from '@tieout/contract';
import { renewalAfter } from './calendar.ts';
import { invoice, isPaying, payOpen, priceOf, voidOpen } from './charge.ts';
import type { SandboxAccount, SandboxSubscription, Stepped } from './sandbox-account.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a first payment may wait for its confirmation. */
const CONFIRM_WITHIN_MS = 23 * 60 * 60_000;

export type CardOutcome = 'succeeded' | 'declined' | 'needs-confirmation' | 'unknown';

const UPDATED = 'customer.subscription.updated';
const ENDED = 'customer.subscription.deleted';

/** Begins a subscription that waits for its confirmation. */
export function start(
  account: SandboxAccount,
  { plan, trialDays }: { readonly plan: PaidPlan; readonly trialDays: number },
  now: number,
): Stepped<'started' | 'busy'> {
  if (account.subscription !== null && account.subscription.status !== 'ended')
    return { account, events: [], outcome: 'busy' };
  const made = account.made + 1;
  const trialEndsAt = trialDays > 0 ? now + trialDays * DAY_MS : null;
  const subscription: SandboxSubscription = {
    id: `sub_${account.id}_${made}`,
    plan,
    status: 'incomplete',
    trialEndsAt,
    startedAt: now,
    periodStartsAt: now,
    periodEndsAt: trialEndsAt ?? now + CONFIRM_WITHIN_MS,
    endsThen: false,
    nextTriesAt: [],
  };
  const started = withIntent({ ...account, subscription, made }, 'subscription');
  return { account: started, events: ['customer.subscription.created'], outcome: 'started' };
}

/** Asks for another card. */
export function askForCard(account: SandboxAccount): Stepped<string> {
  const asking = withIntent(account, 'card');
  return { account: asking, events: [], outcome: asking.intents.at(-1)?.clientSecret ?? '' };
}

/** Tries a card for what `clientSecret` wants one for. */
export function confirm(
  account: SandboxAccount,
  { clientSecret, card }: { readonly clientSecret: string; readonly card: TestCard },
  now: number,
): Stepped<CardOutcome> {
  const intent = account.intents.find((each) => each.clientSecret === clientSecret);
  if (intent === undefined) return { account, events: [], outcome: 'unknown' };
  switch (card) {
    case 'declined':
      return declined(account);
    case 'needs-confirmation': {
      const intents = account.intents.map((each) => (each === intent ? { ...each, asking: card } : each));
      return { account: { ...account, intents }, events: [], outcome: 'needs-confirmation' };
    }
    case 'fails-later':
      // Kept without complaint; but where a payment is due now, it fails now.
      return isPaymentDue(account, intent.purpose) ? declined(account) : keepCard(account, intent, card, now);
    case 'succeeds':
      return keepCard(account, intent, card, now);
  }
}

/** Takes the bank's answer about the card that was tried. */
export function authenticate(
  account: SandboxAccount,
  { clientSecret, isApproved }: { readonly clientSecret: string; readonly isApproved: boolean },
  now: number,
): Stepped<CardOutcome> {
  const intent = account.intents.find((each) => each.clientSecret === clientSecret);
  if (intent === undefined || intent.asking === null) return { account, events: [], outcome: 'unknown' };
  if (isApproved) return keepCard(account, intent, intent.asking, now);
  const intents = account.intents.map((each) => (each === intent ? { ...each, asking: null } : each));
  return declined({ ...account, intents });
}

/** Changes to another plan: the difference for the rest of the period is paid now, or credited. */
export function changePlan(
  account: SandboxAccount,
  plan: PaidPlan,
  now: number,
): Stepped<'changed' | 'declined'> {
  const { subscription } = account;
  if (subscription === null || subscription.plan === plan) return { account, events: [], outcome: 'changed' };
  const changed = { ...account, subscription: { ...subscription, plan } };
  if (subscription.status === 'trialing') return { account: changed, events: [UPDATED], outcome: 'changed' };
  if (subscription.status !== 'active') return { account, events: [], outcome: 'declined' };
  const difference = restOf(subscription, priceOf(plan) - priceOf(subscription.plan), now);
  if (difference <= 0) {
    const credited = { ...changed, credit: account.credit - difference };
    return { account: credited, events: [UPDATED], outcome: 'changed' };
  }
  const paid = invoice(changed, { plan, amount: difference }, now);
  return paid.isPaid
    ? { account: paid.account, events: ['invoice.paid', UPDATED], outcome: 'changed' }
    : { account, events: ['invoice.payment_failed'], outcome: 'declined' };
}

/** Has it end with the period, or renew after all. */
export function setEnding(account: SandboxAccount, endsThen: boolean): Stepped<null> {
  const { subscription } = account;
  if (subscription === null || subscription.status === 'ended') return { account, events: [], outcome: null };
  const changed = { ...account, subscription: { ...subscription, endsThen } };
  return { account: changed, events: [UPDATED], outcome: null };
}

/** Ends it now. */
export function end(account: SandboxAccount): Stepped<null> {
  const { subscription } = account;
  if (subscription === null || subscription.status === 'ended') return { account, events: [], outcome: null };
  const intents = account.intents.filter(({ purpose }) => purpose === 'card');
  const ended = { ...subscription, status: 'ended' as const, nextTriesAt: [] };
  return { account: voidOpen({ ...account, subscription: ended, intents }), events: [ENDED], outcome: null };
}

function withIntent(account: SandboxAccount, purpose: 'subscription' | 'card'): SandboxAccount {
  const made = account.made + 1;
  const clientSecret = `${account.id}_secret_${made}`;
  const others = account.intents.filter((each) => each.purpose !== purpose);
  return { ...account, made, intents: [...others, { clientSecret, purpose, asking: null }] };
}

function declined(account: SandboxAccount): Stepped<CardOutcome> {
  return { account, events: ['setup_intent.setup_failed'], outcome: 'declined' };
}

function isPaymentDue({ subscription }: SandboxAccount, purpose: 'subscription' | 'card'): boolean {
  if (subscription === null) return false;
  if (purpose === 'card') return subscription.status === 'past_due';
  return subscription.trialEndsAt === null;
}

/** Keeps the card and does at once what waited for it. */
function keepCard(
  account: SandboxAccount,
  intent: SandboxAccount['intents'][number],
  card: TestCard,
  now: number,
): Stepped<CardOutcome> {
  const intents = account.intents.filter((each) => each !== intent);
  const kept = { ...account, card, intents };
  const next = intent.purpose === 'subscription' ? begin(kept, now) : payDue(kept, now);
  return { ...next, outcome: 'succeeded' };
}

function begin(account: SandboxAccount, now: number): Omit<Stepped<null>, 'outcome'> {
  const { subscription } = account;
  if (subscription?.status !== 'incomplete') return { account, events: [] };
  if (subscription.trialEndsAt !== null) {
    const trialing = { ...subscription, status: 'trialing' as const };
    return { account: { ...account, subscription: trialing }, events: ['setup_intent.succeeded', UPDATED] };
  }
  const { plan } = subscription;
  const paid = invoice(account, { plan, amount: priceOf(plan) }, now);
  const active = { ...subscription, status: 'active' as const, periodStartsAt: now, startedAt: now };
  return {
    account: { ...paid.account, subscription: { ...active, periodEndsAt: renewalAfter(now, now) } },
    events: ['invoice.paid', UPDATED],
  };
}

/** A new card pays at once what the old one did not. */
function payDue(account: SandboxAccount, now: number): Omit<Stepped<null>, 'outcome'> {
  const { subscription } = account;
  if (subscription?.status !== 'past_due' || !isPaying(account.card))
    return { account, events: ['customer.updated'] };
  const active = { ...subscription, status: 'active' as const, nextTriesAt: [] };
  return { account: payOpen({ ...account, subscription: active }, now), events: ['invoice.paid', UPDATED] };
}

/** The part of an amount for a whole period that falls on the rest of it. */
function restOf({ periodStartsAt, periodEndsAt }: SandboxSubscription, amount: number, now: number): number {
  return Math.round((amount * Math.max(0, periodEndsAt - now)) / (periodEndsAt - periodStartsAt));
}
