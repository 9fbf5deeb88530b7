import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestCard } from '@tieout/contract';
import { signBody } from '../../src/platform/outbound/sign-body.ts';
import { advance } from '../../src/platform/payments/sandbox/advance.ts';
import type { SandboxAccount } from '../../src/platform/payments/sandbox/sandbox-account.ts';
import * as steps from '../../src/platform/payments/sandbox/steps.ts';
import type { StripeSettings } from '../../src/platform/payments/stripe/open-stripe.ts';
import { createMemoryBank } from './memory-bank.ts';

export const PRICES = { pro: 'price_pro', business: 'price_business' } as const;

/** The cards Stripe would hold of a customer: kept by the subscription, the customer's own, and merely attached. */
type Wallet = { own: TestCard | null; default: TestCard | null; attached: TestCard | null };

type Answer = { readonly status: number; readonly body: object };

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/**
 * The calls of Stripe that Tieout makes, in its shapes, over the rules of the sandbox. Where Stripe leaves something open it
 * does what is hardest: a card that was only set up is nobody's default, and one kept with a subscription goes first.
 */
export async function startFakeStripe(clock: { now: Date }) {
  const bank = createMemoryBank();
  const wallets = new Map<string, Wallet>();
  const answered = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const webhookSecret = 'whsec_fake';
  let isAway = false;

  const walletOf = (id: string): Wallet => wallets.get(id) ?? { own: null, default: null, attached: null };
  const step = <Outcome>(id: string, work: Parameters<typeof bank.change<Outcome>>[1]) =>
    bank.change(id, work, clock.now);
  /** The account with the card Stripe would charge. */
  const charging = (account: SandboxAccount): SandboxAccount => {
    const wallet = walletOf(account.id);
    return { ...account, card: wallet.own ?? wallet.default };
  };

  const routes: Record<string, (id: string, form: URLSearchParams) => Promise<Answer>> = {
    'POST /v1/customers': async () => {
      const id = `cus_${bank.accounts.size + 1}`;
      await bank.open(id);
      return ok({ id, object: 'customer' });
    },
    'POST /v1/customers/:id': async (id, form) => {
      const wallet = walletOf(id);
      const wanted = form.get('invoice_settings[default_payment_method]')?.replace('pm_', '') as TestCard;
      wallets.set(id, { ...wallet, default: wanted });
      return ok({ id, object: 'customer' });
    },
    'GET /v1/customers/:id/payment_methods': async (id) => {
      const { attached } = walletOf(id);
      return ok(list(attached === null ? [] : [cardShape(attached)]));
    },
    'POST /v1/subscriptions': async (_, form) => {
      const id = form.get('customer') ?? '';
      const plan = planOfPrice(form.get('items[0][price]'));
      const trialDays = Number(form.get('trial_period_days') ?? 0);
      await step(id, (account) => steps.start(account, { plan, trialDays }, clock.now.getTime()));
      return ok(subscriptionShape(id));
    },
    'GET /v1/subscriptions': async (_, form) => {
      const id = form.get('customer') ?? '';
      if (!bank.accounts.has(id)) return missing();
      return ok(list(bank.accounts.get(id)?.subscription ? [subscriptionShape(id)] : []));
    },
    'GET /v1/subscriptions/:id': async (id) => ok(subscriptionShape(customerOf(id))),
    'POST /v1/subscriptions/:id': async (id, form) => {
      const customer = customerOf(id);
      if (form.get('default_payment_method') === '')
        wallets.set(customer, { ...walletOf(customer), own: null });
      const ending = form.get('cancel_at_period_end');
      if (ending !== null) await step(customer, (account) => steps.setEnding(account, ending === 'true'));
      const price = form.get('items[0][price]');
      if (price !== null) {
        const outcome = await step(customer, (account) =>
          steps.changePlan(charging(account), planOfPrice(price), clock.now.getTime()),
        );
        if (outcome === 'declined') return fault(402, 'card_error', 'card_declined');
      }
      return ok(subscriptionShape(customer));
    },
    'DELETE /v1/subscriptions/:id': async (id) => {
      const customer = customerOf(id);
      if (bank.accounts.get(customer)?.subscription?.status === 'ended') return missing();
      await step(customer, steps.end);
      return ok(subscriptionShape(customer));
    },
    'GET /v1/invoices': async (_, form) => ok(list(invoiceShapes(form.get('customer') ?? ''))),
    'GET /v1/prices/:id': async (id) =>
      ok({
        id,
        unit_amount: id === PRICES.pro ? 2900 : 9900,
        currency: 'usd',
        recurring: { interval: 'month' },
      }),
    'POST /v1/billing_portal/sessions': async (_, form) =>
      ok({ url: `https://billing.stripe.example/${form.get('customer')}` }),
  };

  function subscriptionShape(customerId: string): object {
    const account = bank.accounts.get(customerId);
    const subscription = account?.subscription;
    if (!account || !subscription) throw new Error('no subscription');
    const wallet = walletOf(customerId);
    const intent = account.intents.find(({ purpose }) => purpose === 'subscription');
    const isTrial = subscription.trialEndsAt !== null;
    return {
      id: subscription.id,
      object: 'subscription',
      customer: {
        id: customerId,
        object: 'customer',
        invoice_settings: { default_payment_method: wallet.default && cardShape(wallet.default) },
      },
      // What Stripe calls trialing begins before any card is there.
      status:
        subscription.status === 'ended'
          ? 'canceled'
          : isTrial && subscription.status === 'incomplete'
            ? 'trialing'
            : subscription.status,
      items: {
        data: [
          {
            id: `si_${subscription.id}`,
            price: { id: PRICES[subscription.plan] },
            current_period_end: seconds(subscription.periodEndsAt),
          },
        ],
      },
      pending_setup_intent:
        intent && isTrial
          ? { id: 'seti_1', status: 'requires_payment_method', client_secret: intent.clientSecret }
          : null,
      latest_invoice: {
        id: 'in_latest',
        confirmation_secret:
          intent && !isTrial ? { client_secret: intent.clientSecret, type: 'payment_intent' } : null,
      },
      default_payment_method: wallet.own && cardShape(wallet.own),
      trial_end: subscription.trialEndsAt === null ? null : seconds(subscription.trialEndsAt),
      cancel_at_period_end: subscription.endsThen,
      cancel_at: null,
      ended_at: subscription.status === 'ended' ? seconds(clock.now.getTime()) : null,
    };
  }

  function invoiceShapes(customerId: string): object[] {
    const invoices = bank.accounts.get(customerId)?.invoices ?? [];
    return invoices.map(({ id, number, status, amount, plan, issuedAt, paidAt }) => ({
      ...{ id, number, status, object: 'invoice', currency: 'usd' },
      amount_paid: status === 'paid' ? amount : 0,
      amount_due: amount,
      created: seconds(issuedAt),
      status_transitions: { paid_at: paidAt === null ? null : seconds(paidAt) },
      hosted_invoice_url: `https://invoice.stripe.example/${id}`,
      lines: list([
        { amount: -1, pricing: { price_details: { price: 'price_of_something_else' } } },
        { amount, pricing: { price_details: { price: PRICES[plan] } } },
      ]),
    }));
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const text = await textOf(request);
    const form = request.method === 'POST' ? new URLSearchParams(text) : searchParams;
    const key = request.headers['idempotency-key'];
    const known = key === undefined ? undefined : answered.get(String(key));
    if (known)
      return known.request === text ? known.answer : fault(400, 'idempotency_error', 'idempotency_error');
    const [, , kind = '', id = '', more] = pathname.split('/');
    const route = `${request.method} /v1/${kind}${kind === 'billing_portal' ? '/sessions' : id && '/:id'}${more ? `/${more}` : ''}`;
    const found = routes[route];
    if (found === undefined) return fault(404, 'invalid_request_error', `no route ${route}`);
    const result = await found(id, form);
    if (key !== undefined) answered.set(String(key), { request: text, answer: result });
    return result;
  }

  const server = createServer((request, response) => {
    if (isAway) return void request.destroy();
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: StripeSettings = {
    secretKey: 'sk_test_fake',
    publishableKey: 'pk_test_fake',
    webhookSecret,
    prices: PRICES,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return {
    bank,
    settings,
    set isAway(value: boolean) {
      isAway = value;
    },
    /** What the Payment Element does with a card. */
    async confirm(clientSecret: string, card: TestCard) {
      const id = clientSecret.split('_secret_')[0] ?? '';
      const outcome = await step(id, (account) =>
        steps.confirm(account, { clientSecret, card }, clock.now.getTime()),
      );
      if (outcome === 'succeeded') keepIn(id, card);
      return outcome ?? 'unknown';
    },
    async authenticate(clientSecret: string, isApproved: boolean) {
      const id = clientSecret.split('_secret_')[0] ?? '';
      const outcome = await step(id, (account) =>
        steps.authenticate(account, { clientSecret, isApproved }, clock.now.getTime()),
      );
      if (outcome === 'succeeded') keepIn(id, 'needs-confirmation');
      return outcome ?? 'unknown';
    },
    /** What the portal does with another card. */
    async changeCard(customerId: string, card: TestCard) {
      const clientSecret = (await step(customerId, steps.askForCard)) ?? '';
      wallets.set(customerId, { ...walletOf(customerId), default: card });
      await step(customerId, (account) =>
        steps.confirm(account, { clientSecret, card }, clock.now.getTime()),
      );
    },
    async advance() {
      for (const id of await bank.due(clock.now))
        await step(id, (account) => ({ ...advance(charging(account), clock.now.getTime()), outcome: null }));
    },
    signed(event: object) {
      const body = Buffer.from(JSON.stringify({ object: 'event', ...event }));
      return { body, signature: signBody(webhookSecret, body, clock.now) };
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };

  function keepIn(id: string, card: TestCard) {
    const isTrial = bank.accounts.get(id)?.subscription?.trialEndsAt !== null;
    const wallet = walletOf(id);
    wallets.set(id, { ...wallet, attached: card, ...(isTrial ? {} : { own: card }) });
  }
}

const ok = (body: object): Answer => ({ status: 200, body });
const missing = () => fault(404, 'invalid_request_error', 'resource_missing');
const fault = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});
const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false });
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
const cardShape = (card: TestCard) => ({
  id: `pm_${card}`,
  type: 'card',
  card: { brand: 'visa', last4: '4242' },
});
const planOfPrice = (price: string | null) => (price === PRICES.business ? 'business' : 'pro');
/** Subscriptions are named after their customer: "sub_cus_1_2". */
const customerOf = (subscriptionId: string) => subscriptionId.replace(/^sub_/, '').replace(/_\d+$/, '');

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
