import {
  auditResponseSchema,
  filesResponseSchema,
  GRACE_DAYS,
  newApiKeySchema,
  type PaidPlan,
  paths,
  sandboxCardResponseSchema,
  type TestCard,
} from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revenuePerDay } from '../src/features/billing/revenue-store.ts';
import { changeSettings } from '../src/features/settings/settings-store.ts';
import { sessions } from '../src/platform/database/account-schema.ts';
import { newAccount, PASSWORD } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { mailTo } from './support/mail.ts';
import {
  beginSubscription,
  billingNow,
  payWith,
  profileNow,
  untilBilling,
  untilPlan,
} from './support/payer.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

const DAY_MS = 24 * 60 * 60_000;

let product: TestProduct;
let now = new Date();
beforeAll(async () => {
  product = await startTestProduct({ now: () => now });
});
afterAll(() => product?.stop());

/** Lets time pass for payments; sign-ins, which last a month, go on. */
async function passDays(days: number): Promise<void> {
  await product.parts.database.update(sessions).set({ expiresAt: new Date(now.getTime() + 1000 * DAY_MS) });
  now = new Date(now.getTime() + days * DAY_MS);
  await product.advancePayments();
}

async function subscriber(planType: PaidPlan = 'pro', card: TestCard = 'succeeds') {
  const account = await newAccount(product, { isVerified: true });
  const answer = await payWith(account.client, planType, card);
  expect(await answer.json()).toEqual({ outcome: 'succeeded' });
  await untilPlan(account.client, planType);
  return account;
}

const change = async (client: Client, body: object) =>
  (await client.patch(paths.billingSubscription, body)).status;

describe('a subscription', () => {
  test('keeps the files that are there for as long as its plan does', async () => {
    const { client } = await newAccount(product, { isVerified: true });
    expect((await client.upload(writePdf([['DO pages 1 kept']]))).status).toBe(200);
    const hoursKept = async () => {
      const { files } = filesResponseSchema.parse(await (await client.get(paths.userFiles)).json());
      const { createdAt, expiresAt } = files[0] ?? {};
      return (Date.parse(expiresAt ?? '') - Date.parse(createdAt ?? '')) / 3_600_000;
    };
    expect(await hoursKept()).toBe(24);
    await payWith(client, 'pro', 'succeeds');
    await untilPlan(client, 'pro');
    expect(await hoursKept()).toBe(7 * 24);
  });

  test('begins with a trial once a card is confirmed; quota and page limit follow at once, and it is noted', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const tooLong = await client.upload(writePdf([['DO pages 20 before']]));
    expect(await tooLong.json()).toMatchObject({ code: 'too-many-pages' });
    const begun = await beginSubscription(client, 'pro');
    expect(begun).toMatchObject({
      provider: 'sandbox',
      isTest: true,
      confirmation: 'setup',
      publishableKey: null,
    });
    expect(await profileNow(client)).toMatchObject({ planType: 'free', quotaLimit: 5 });
    expect((await billingNow(client)).subscription).toBeNull();

    const { clientSecret } = begun;
    await client.post(paths.sandboxConfirm, { clientSecret, card: 'succeeds' });
    const { subscription, trialDays } = await untilBilling(client, (each) => each.subscription !== null);
    expect(subscription).toMatchObject({ planType: 'pro', status: 'trialing', card: 'test card 4242' });
    expect(subscription?.trialEndsAt?.slice(0, 10)).toBe(
      new Date(now.getTime() + 14 * DAY_MS).toISOString().slice(0, 10),
    );
    expect(trialDays).toBe(0);
    expect(await profileNow(client)).toMatchObject({ planType: 'pro', quotaLimit: 100 });
    expect((await client.upload(writePdf([['DO pages 20 after']]))).status).toBe(200);
    const { events } = auditResponseSchema.parse(await (await client.get(paths.userAudit)).json());
    expect(events.find(({ kind }) => kind === 'plan-changed')).toMatchObject({
      details: { from: 'free', to: 'pro', status: 'trialing' },
    });
    expect(await mailTo(product.dataFolder, auth.user.email, /plan has started/)).toContain('first payment');
  });

  test('does not begin with a declined card, and the answer says so', async () => {
    const { client } = await newAccount(product);
    const answer = await payWith(client, 'pro', 'declined');
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ code: 'payment-declined' });
    expect(await profileNow(client)).toMatchObject({ planType: 'free' });
  });

  test('begins after the bank was asked, and not when it says no', async () => {
    const { client } = await newAccount(product);
    const { clientSecret } = await beginSubscription(client, 'pro');
    const asked = await client.post(paths.sandboxConfirm, { clientSecret, card: 'needs-confirmation' });
    expect(await asked.json()).toEqual({ outcome: 'needs-confirmation' });
    const refused = await client.post(paths.sandboxAuthenticate, { clientSecret, isApproved: false });
    expect(refused.status).toBe(402);
    await client.post(paths.sandboxConfirm, { clientSecret, card: 'needs-confirmation' });
    await client.post(paths.sandboxAuthenticate, { clientSecret, isApproved: true });
    await untilPlan(client, 'pro');
  });

  test('continues when asked for again, and starts again for another plan', async () => {
    const { client } = await newAccount(product);
    const first = await beginSubscription(client, 'pro');
    expect((await beginSubscription(client, 'pro')).clientSecret).toBe(first.clientSecret);
    const other = await beginSubscription(client, 'business');
    const stale = await client.post(paths.sandboxConfirm, {
      clientSecret: first.clientSecret,
      card: 'succeeds',
    });
    expect(stale.status).toBe(404);
    await client.post(paths.sandboxConfirm, { clientSecret: other.clientSecret, card: 'succeeds' });
    await untilPlan(client, 'business');
    const again = await client.post(paths.createSubscription, { planType: 'pro' });
    expect(await again.json()).toMatchObject({ code: 'already-subscribed' });
  });

  test('whose confirmation was postponed starts again, with its whole trial', async () => {
    const { client } = await newAccount(product);
    const first = await beginSubscription(client, 'pro');
    await passDays(3);
    const second = await beginSubscription(client, 'pro');
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect(second.trialEndsAt).toBe(new Date(now.getTime() + 14 * DAY_MS).toISOString());
  });

  test('is changed to a dearer and a cheaper plan, and each is had at once', async () => {
    const { client } = await subscriber('pro');
    expect(await change(client, { planType: 'business' })).toBe(202);
    await untilPlan(client, 'business');
    expect(await profileNow(client)).toMatchObject({ quotaLimit: null });
    const made = await client.post(paths.userApiKeys, { name: 'ledger', scopes: ['read'] });
    const { key } = newApiKeySchema.parse(await made.json());
    const program = product.client({ authorization: `Bearer ${key}` });
    expect((await program.get(paths.userFiles)).status).toBe(200);
    expect((await program.patch(paths.billingSubscription, { endsThen: true })).status).toBe(403);

    expect(await change(client, { planType: 'pro' })).toBe(202);
    await untilPlan(client, 'pro');
    expect((await program.get(paths.userFiles)).status).toBe(403);
  });

  test('cancelled, it lasts to the end of the period; taken back, beyond', async () => {
    const { client } = await subscriber();
    await change(client, { endsThen: true });
    await untilBilling(client, ({ subscription }) => subscription?.endsThen === true);
    await change(client, { endsThen: false });
    await untilBilling(client, ({ subscription }) => subscription?.endsThen === false);
    await passDays(15);
    await untilBilling(client, ({ subscription }) => subscription?.status === 'active');
    await change(client, { endsThen: true });
    await passDays(20);
    expect(await profileNow(client)).toMatchObject({ planType: 'pro' });
    await passDays(20);
    await untilPlan(client, 'free');
    expect(await change(client, { endsThen: true })).toBe(409);
    // The trial was used: the next one is paid from the first day.
    const again = await beginSubscription(client, 'pro');
    expect(again).toMatchObject({ confirmation: 'payment', trialEndsAt: null });
  });

  test('its invoices are listed, seen as pages, and counted as revenue', async () => {
    const from = new Date(now.getTime() + 14 * DAY_MS);
    const { client } = await subscriber('business');
    await passDays(14);
    const { invoices } = await untilBilling(client, (each) => each.invoices.length > 0);
    expect(invoices).toMatchObject([
      {
        status: 'paid',
        amountMinor: 9900,
        currency: 'USD',
        planType: 'business',
        paidAt: expect.any(String),
      },
    ]);
    const page = await client.get(invoices[0]?.url ?? '');
    expect(await page.text()).toContain('99.00 USD');
    const stranger = await newAccount(product);
    expect((await stranger.client.get(invoices[0]?.url ?? '')).status).toBe(404);
    const until = new Date(now.getTime() + DAY_MS);
    expect(await revenuePerDay(product.parts.database, { from, until })).toContainEqual({
      day: invoices[0]?.paidAt?.slice(0, 10),
      isTest: true,
      currency: 'USD',
      plan: 'business',
      amountMinor: 9900,
      invoices: 1,
    });
  });
});

describe('a payment that fails', () => {
  test('leaves the plan through its grace, is announced by mail, and is restored by another card', async () => {
    const { client, auth } = await subscriber('pro', 'fails-later');
    await passDays(14);
    const { subscription } = await untilBilling(client, (each) => each.subscription?.status === 'past_due');
    expect(subscription?.graceEndsAt).toBe(new Date(now.getTime() + GRACE_DAYS * DAY_MS).toISOString());
    expect(await profileNow(client)).toMatchObject({ planType: 'pro' });
    expect(await mailTo(product.dataFolder, auth.user.email, /payment for your Pro plan failed/)).toContain(
      'Update your card',
    );
    expect(await change(client, { planType: 'business' })).toBe(409);
    const asked = await client.post(paths.sandboxCard);
    const { clientSecret } = sandboxCardResponseSchema.parse(await asked.json());
    await client.post(paths.sandboxConfirm, { clientSecret, card: 'succeeds' });
    const paid = await untilBilling(client, (each) => each.subscription?.status === 'active');
    expect(paid.subscription?.graceEndsAt).toBeNull();
    expect(paid.invoices).toMatchObject([{ status: 'paid' }]);
  });

  test('ends the plan when its grace is over', async () => {
    const { client, auth } = await subscriber('pro', 'fails-later');
    await passDays(14);
    await untilBilling(client, (each) => each.subscription?.status === 'past_due');
    await passDays(GRACE_DAYS - 1);
    expect(await profileNow(client)).toMatchObject({ planType: 'pro' });
    await passDays(1);
    await untilPlan(client, 'free');
    expect((await billingNow(client)).invoices).toMatchObject([{ status: 'void' }]);
    expect(await mailTo(product.dataFolder, auth.user.email, /plan has ended/)).toContain('Free plan');
  });
});

describe('what is not theirs', () => {
  test('a client secret works for its own account only', async () => {
    const { client } = await newAccount(product);
    const { clientSecret } = await beginSubscription(client, 'pro');
    const stranger = await newAccount(product);
    await beginSubscription(stranger.client, 'pro');
    for (const [path, body] of [
      [paths.sandboxConfirm, { clientSecret, card: 'succeeds' }],
      [paths.sandboxAuthenticate, { clientSecret, isApproved: true }],
    ] as const)
      expect((await stranger.client.post(path, body)).status).toBe(404);
    expect(await profileNow(client)).toMatchObject({ planType: 'free' });
  });

  test('an event without the signature is refused, whatever it claims; with it, it is taken and asked about', async () => {
    const { client } = await newAccount(product);
    const { clientSecret } = await beginSubscription(client, 'business');
    const customer = clientSecret.split('_secret_')[0] ?? '';
    const event = {
      id: 'evt_1',
      type: 'customer.subscription.updated',
      created: 0,
      data: { object: { customer } },
    };
    const { sandbox } = product.parts;
    if (sandbox === null) throw new Error('no sandbox');
    const { body, signature } = sandbox.signed(event);
    const send = (headers: object, sent = body.toString()) =>
      product.client().send(paths.paymentEvents, {
        method: 'POST',
        body: sent,
        headers: { 'content-type': 'application/json', ...headers },
      });
    for (const headers of [{}, { 'tieout-signature': 'x' }, { 'tieout-signature': 't=1,v1=2' }])
      expect((await send(headers)).status).toBe(400);
    const claimed = JSON.stringify({ ...event, data: { object: { customer, status: 'active' } } });
    expect((await send({ 'tieout-signature': signature }, claimed)).status).toBe(400);
    for (let time = 0; time < 3; time++)
      expect((await send({ 'tieout-signature': signature })).status).toBe(200);
    // Asked about, the customer turns out to have confirmed nothing.
    expect(await profileNow(client)).toMatchObject({ planType: 'free' });
  });

  test('switched off by an admin, no subscription begins, and one that runs can still be cancelled', async () => {
    const { client } = await subscriber();
    const switchPayments = (stripePayments: boolean) =>
      product.parts.database.transaction((at) => changeSettings(at, { features: { stripePayments } }));
    await switchPayments(false);
    const fresh = await newAccount(product);
    const answer = await fresh.client.post(paths.createSubscription, { planType: 'pro' });
    expect(await answer.json()).toMatchObject({ code: 'not-configured' });
    expect((await billingNow(fresh.client)).isOpen).toBe(false);
    expect(await change(client, { planType: 'business' })).toBe(501);
    expect(await change(client, { endsThen: true })).toBe(202);
    await switchPayments(true);
  });

  test('a deleted account pays no more, and its invoices stay without its name', async () => {
    const { client, auth } = await subscriber('business');
    await passDays(14);
    await untilBilling(client, (each) => each.invoices.length > 0);
    const gone = await client.delete(paths.userAccount, {
      confirmation: auth.user.email,
      password: PASSWORD,
    });
    expect(gone.status).toBe(200);
    const rows = await product.parts.database.$client.query(
      "select account->'subscription'->>'status' as status from sandbox_customers c where not exists (select 1 from billing_accounts b where b.customer_id = c.id) and account->'subscription'->>'plan' = 'business'",
    );
    expect(rows.rows).toContainEqual({ status: 'ended' });
    const kept = await product.parts.database.$client.query('select id from invoices where user_id is null');
    expect(kept.rows.length).toBeGreaterThan(0);
  });
});
