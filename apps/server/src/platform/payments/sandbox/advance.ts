import { renewalAfter } from './calendar.ts';
import { invoice, isPaying, payOpen, priceOf, triesAfter } from './charge.ts';
import type { SandboxAccount, SandboxSubscription } from './sandbox-account.ts';
import { end } from './steps.ts';

type Advanced = { readonly account: SandboxAccount; readonly events: readonly string[] };

/** When something of the account falls due next; null when nothing will. */
export function dueAt({ subscription }: SandboxAccount): number | null {
  switch (subscription?.status) {
    case 'incomplete':
    case 'trialing':
    case 'active':
      return subscription.periodEndsAt;
    case 'past_due':
      return subscription.nextTriesAt[0] ?? null;
    default:
      return null;
  }
}

/** Does everything that has fallen due by `now`, one after the other, each at its own time. */
export function advance(account: SandboxAccount, now: number): Advanced {
  let result: Advanced = { account, events: [] };
  for (;;) {
    const due = dueAt(result.account);
    if (due === null || due > now) return result;
    const next = doDue(result.account, due);
    result = { account: next.account, events: [...result.events, ...next.events] };
  }
}

function doDue(account: SandboxAccount, due: number): Advanced {
  const { subscription } = account;
  if (subscription === null) return { account, events: [] };
  if (subscription.status === 'past_due') return tryAgain(account, subscription, due);
  return subscription.status === 'incomplete' || subscription.endsThen
    ? end(account)
    : renew(account, subscription, due);
}

function renew(account: SandboxAccount, subscription: SandboxSubscription, due: number): Advanced {
  const { plan } = subscription;
  // The first payment after a trial sets the day of the month for all that follow.
  const anchor = subscription.status === 'trialing' ? due : subscription.startedAt;
  const { account: invoiced, isPaid } = invoice(account, { plan, amount: priceOf(plan) }, due);
  const renewed: SandboxSubscription = {
    ...subscription,
    status: isPaid ? 'active' : 'past_due',
    trialEndsAt: null,
    startedAt: anchor,
    periodStartsAt: due,
    periodEndsAt: renewalAfter(anchor, due),
    nextTriesAt: isPaid ? [] : triesAfter(due),
  };
  return {
    account: { ...invoiced, subscription: renewed },
    events: [isPaid ? 'invoice.paid' : 'invoice.payment_failed', 'customer.subscription.updated'],
  };
}

function tryAgain(account: SandboxAccount, subscription: SandboxSubscription, due: number): Advanced {
  const nextTriesAt = subscription.nextTriesAt.slice(1);
  if (!isPaying(account.card)) {
    const waiting = { ...account, subscription: { ...subscription, nextTriesAt } };
    return { account: waiting, events: ['invoice.payment_failed'] };
  }
  const active = { ...subscription, status: 'active' as const, nextTriesAt: [] };
  const paid = payOpen({ ...account, subscription: active }, due);
  return { account: paid, events: ['invoice.paid', 'customer.subscription.updated'] };
}
