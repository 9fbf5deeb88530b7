import { type PaidPlan, paidPlanSchema, planOf } from '@tieout/contract';
import Stripe from 'stripe';
import type { CustomerView, Payments } from '../payments.ts';
import { isMissing, reaching } from './reaching.ts';
import {
  bestOf,
  invoiceView,
  type PlanOfPrice,
  SUBSCRIPTION_PARTS,
  subscriptionView,
} from './stripe-views.ts';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
const SUBSCRIPTIONS_ASKED = 20;
const INVOICES_ASKED = 100;
const SIGNATURE_HOLDS_SECONDS = 300;

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<PaidPlan, string>>;
  /** Where its API is reached, when not at Stripe itself. */
  readonly apiBase: string | null;
};

/** Payments by Stripe. */
export function openStripe(settings: StripeSettings, now: () => Date): Payments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...hostOf(settings.apiBase),
  });
  const planOfPrice: PlanOfPrice = (price) =>
    paidPlanSchema.options.find((plan) => settings.prices[plan] === price) ?? null;
  return {
    provider: 'stripe',
    realm: settings.secretKey.includes('_test_') ? 'stripe-test' : 'stripe-live',
    publishableKey: settings.publishableKey,
    signatureHeader: 'stripe-signature',
    openCustomer: ({ userId, email, name }) =>
      reaching(async () => {
        const details = { email, ...(name ? { name } : {}), metadata: { userId } };
        return (await stripe.customers.create(details, { idempotencyKey: `customer-${userId}` })).id;
      }),
    look: (customerId) => reaching(() => look(stripe, planOfPrice, customerId)),
    start: ({ customerId, plan, trialDays, attempt }) =>
      reaching(async () => {
        try {
          const order = orderOf(customerId, settings.prices[plan], trialDays);
          const made = await stripe.subscriptions.create(order, { idempotencyKey: attempt });
          return subscriptionView(made, planOfPrice) ?? 'busy';
        } catch (error) {
          if (error instanceof Stripe.errors.StripeIdempotencyError) return 'busy';
          throw error;
        }
      }),
    changePlan: (_customerId, subscriptionId, plan) =>
      reaching(() => changePlan(stripe, { subscriptionId, plan, settings, planOfPrice })),
    setEnding: (_customerId, subscriptionId, endsThen) =>
      reaching(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: endsThen });
      }),
    end: (_customerId, subscriptionId) =>
      reaching(async () => {
        await stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),
    portal: (customer, returnUrl) =>
      reaching(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
        return session.url;
      }),
    readEvent(body, signature) {
      const event = verified(stripe, settings, { body, signature, now: now() });
      return event && { id: event.id, kind: event.type, customerId: customerOf(event.data.object) };
    },
    faults: () => reaching(() => priceFaults(stripe, settings)),
  };
}

function hostOf(apiBase: string | null) {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? 'https' : 'http',
  } as const;
}

/** A subscription that waits for the browser to confirm it; a trial without a card ends with the trial. */
function orderOf(customer: string, price: string, trialDays: number): Stripe.SubscriptionCreateParams {
  return {
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: [...SUBSCRIPTION_PARTS],
    ...(trialDays > 0
      ? {
          trial_period_days: trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
        }
      : {}),
  };
}

async function look(stripe: Stripe, planOfPrice: PlanOfPrice, customer: string): Promise<CustomerView> {
  try {
    const subscriptions = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: SUBSCRIPTIONS_ASKED,
      expand: SUBSCRIPTION_PARTS.map((part) => `data.${part}`),
    });
    const invoices = await stripe.invoices.list({ customer, limit: INVOICES_ASKED });
    const views = subscriptions.data.flatMap((each) => subscriptionView(each, planOfPrice) ?? []);
    const subscription = bestOf(views);
    const found = subscriptions.data.find(({ id }) => id === subscription?.id);
    if (found && subscription?.status !== 'incomplete') await adoptCard(stripe, customer, found);
    return {
      subscription,
      invoices: invoices.data.flatMap((each) => invoiceView(each, planOfPrice, subscription?.plan) ?? []),
    };
  } catch (error) {
    if (isMissing(error)) return { subscription: null, invoices: [] };
    throw error;
  }
}

/**
 * Makes the card that began a subscription the customer's own. The portal changes the customer's card, and one kept with
 * the subscription would go before it; and a card that a trial only set up would be nobody's when the trial ends.
 */
async function adoptCard(
  stripe: Stripe,
  customerId: string,
  { id, default_payment_method: own, customer, ended_at }: Stripe.Subscription,
): Promise<void> {
  if (ended_at !== null || typeof customer === 'string' || customer.deleted) return;
  if (own === null && customer.invoice_settings.default_payment_method !== null) return;
  const [newest] =
    own === null ? (await stripe.customers.listPaymentMethods(customerId, { limit: 1 })).data : [own];
  if (newest === undefined) return;
  const card = typeof newest === 'string' ? newest : newest.id;
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card } });
  if (own !== null) await stripe.subscriptions.update(id, { default_payment_method: '' });
}

async function changePlan(
  stripe: Stripe,
  order: {
    readonly subscriptionId: string;
    readonly plan: PaidPlan;
    readonly settings: StripeSettings;
    readonly planOfPrice: PlanOfPrice;
  },
): Promise<'changed' | 'declined'> {
  const { items } = await stripe.subscriptions.retrieve(order.subscriptionId);
  const [item] = items.data;
  if (item === undefined) throw new Error('a subscription without an item');
  const before = order.planOfPrice(item.price.id);
  if (before === order.plan) return 'changed';
  const isDearer = before === null || planOf(order.plan).price > planOf(before).price;
  try {
    await stripe.subscriptions.update(order.subscriptionId, {
      items: [{ id: item.id, price: order.settings.prices[order.plan] }],
      proration_behavior: isDearer ? 'always_invoice' : 'create_prorations',
      payment_behavior: 'error_if_incomplete',
    });
    return 'changed';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 402) return 'declined';
    throw error;
  }
}

function verified(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  { body, signature, now }: { readonly body: Buffer; readonly signature: string; readonly now: Date },
): Stripe.Event | null {
  try {
    const tolerance = SIGNATURE_HOLDS_SECONDS;
    return stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      tolerance,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/** Whose an event's object is: a customer's own, or that of what belongs to one. */
function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id);
  if (!('customer' in object)) return null;
  const { customer } = object;
  if (typeof customer === 'object' && customer !== null && 'id' in customer) return String(customer.id);
  return typeof customer === 'string' ? customer : null;
}

async function priceFaults(stripe: Stripe, { prices }: StripeSettings): Promise<string[]> {
  const checked = paidPlanSchema.options.map(async (plan) => {
    const name = `STRIPE_PRICE_${plan.toUpperCase()}`;
    const price = await stripe.prices.retrieve(prices[plan]).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (price === null) return [`${name}: Stripe has no price ${prices[plan]}`];
    const wanted = planOf(plan).price * 100;
    const isRight =
      price.unit_amount === wanted && price.currency === 'usd' && price.recurring?.interval === 'month';
    return isRight ? [] : [`${name}: is not ${wanted / 100} US dollars a month`];
  });
  return (await Promise.all(checked)).flat();
}
