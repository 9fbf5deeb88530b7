import type { InvoiceStatus, PaidPlan } from '@tieout/contract';
import type Stripe from 'stripe';
import type { Confirmation, ProviderInvoice, Subscription } from '../payments.ts';

/** The plan a price stands for; null for a price that is none of ours. */
export type PlanOfPrice = (priceId: string) => PaidPlan | null;

/** What of a subscription has to come whole, not by its id. */
export const SUBSCRIPTION_PARTS = [
  'pending_setup_intent',
  'latest_invoice.confirmation_secret',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
] as const;

/** A subscription as the interface shows it; null where it is for no plan of ours. */
export function subscriptionView(found: Stripe.Subscription, planOfPrice: PlanOfPrice): Subscription | null {
  const [item] = found.items.data;
  const plan = item === undefined ? null : planOfPrice(item.price.id);
  if (item === undefined || plan === null) return null;
  const status = statusOf(found);
  return {
    id: found.id,
    plan,
    status,
    confirmation: status === 'incomplete' ? confirmationOf(found) : null,
    trialEndsAt: found.trial_end === null ? null : at(found.trial_end),
    periodEndsAt: at(item.current_period_end),
    endsThen: found.cancel_at_period_end || found.cancel_at !== null,
    card: cardOf(found),
  };
}

/** The subscription that counts: running before unconfirmed before ended; Stripe lists the newest first. */
export function bestOf(views: readonly Subscription[]): Subscription | null {
  const isRunning = ({ status }: Subscription) => status !== 'ended' && status !== 'incomplete';
  const isWaiting = ({ status }: Subscription) => status === 'incomplete';
  return views.find(isRunning) ?? views.find(isWaiting) ?? views[0] ?? null;
}

/** An invoice as the interface shows it; null for drafts and for those of nothing, as of a trial. */
export function invoiceView(
  found: Stripe.Invoice,
  planOfPrice: PlanOfPrice,
  otherwise: PaidPlan | undefined,
): ProviderInvoice | null {
  const status = INVOICE_STATUS[found.status ?? 'draft'];
  const amountMinor = status === 'paid' ? found.amount_paid : found.amount_due;
  if (status === undefined || amountMinor === 0) return null;
  const { paid_at } = found.status_transitions;
  return {
    id: found.id,
    number: found.number,
    status,
    amountMinor,
    currency: found.currency.toUpperCase(),
    plan: planOfLines(found, planOfPrice) ?? otherwise ?? 'free',
    issuedAt: at(found.created),
    paidAt: paid_at === null ? null : at(paid_at),
    url: found.hosted_invoice_url ?? null,
  };
}

const INVOICE_STATUS: Readonly<Record<string, InvoiceStatus>> = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'void',
};

/** Stripe calls a trial running from its first moment on; here it runs once a card stands behind it. */
function statusOf({ status, pending_setup_intent: setup }: Stripe.Subscription): Subscription['status'] {
  switch (status) {
    case 'trialing':
      return isDone(setup) ? 'trialing' : 'incomplete';
    case 'active':
      return 'active';
    case 'past_due':
      return 'past_due';
    case 'incomplete':
      return 'incomplete';
    default:
      return 'ended';
  }
}

function isDone(setup: string | Stripe.SetupIntent | null): boolean {
  return setup === null || (typeof setup !== 'string' && setup.status === 'succeeded');
}

function confirmationOf(found: Stripe.Subscription): Confirmation | null {
  const { pending_setup_intent: setup, latest_invoice: latest } = found;
  if (setup !== null && typeof setup !== 'string' && setup.client_secret)
    return { kind: 'setup', clientSecret: setup.client_secret };
  if (latest === null || typeof latest === 'string' || !latest.confirmation_secret) return null;
  return { kind: 'payment', clientSecret: latest.confirmation_secret.client_secret };
}

function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  const isWhole = typeof customer !== 'string' && !customer.deleted;
  const method = own ?? (isWhole ? customer.invoice_settings.default_payment_method : null);
  if (method === null || typeof method === 'string') return null;
  return method.card ? `${method.card.brand} ${method.card.last4}` : method.type;
}

/** What the largest line is for: on a change of plan the smaller one gives the old plan back. */
function planOfLines({ lines }: Stripe.Invoice, planOfPrice: PlanOfPrice): PaidPlan | null {
  const [largest] = [...lines.data].sort((a, b) => b.amount - a.amount);
  const price = largest?.pricing?.price_details?.price;
  if (price === undefined) return null;
  return planOfPrice(typeof price === 'string' ? price : price.id);
}

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}
