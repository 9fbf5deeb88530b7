import { paths, portalResponseSchema } from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, PASSWORD } from '../support/accounts.ts';
import { type FakeStripe, PRICES, startFakeStripe } from '../support/fake-stripe.ts';
import { beginSubscription, billingNow, profileNow, untilBilling, untilPlan } from '../support/payer.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';

const clock = {
  get now() {
    return new Date();
  },
};
let stripe: FakeStripe;
let product: TestProduct;
beforeAll(async () => {
  stripe = await startFakeStripe(clock);
  const { secretKey, publishableKey, webhookSecret, apiBase } = stripe.settings;
  product = await startTestProduct({
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_PRO: PRICES.pro,
      STRIPE_PRICE_BUSINESS: PRICES.business,
      STRIPE_API_BASE: apiBase ?? '',
    },
  });
});
afterAll(async () => {
  await product?.stop();
  await stripe?.stop();
});

/** Has Stripe tell what it has to tell, each event twice. */
async function tell(): Promise<void> {
  for (const event of stripe.bank.events.splice(0)) {
    const { body, signature } = stripe.signed(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    for (let time = 0; time < 2; time++) {
      const answer = await product
        .client()
        .send(paths.paymentEvents, { method: 'POST', body: body.toString(), headers });
      expect(answer.status).toBe(200);
    }
  }
}

test('with Stripe, a plan is had once Stripe says that it is paid for', async () => {
  const { client } = await newAccount(product, { isVerified: true });
  const begun = await beginSubscription(client, 'pro');
  expect(begun).toMatchObject({
    provider: 'stripe',
    isTest: true,
    publishableKey: 'pk_test_fake',
    confirmation: 'setup',
  });
  await stripe.confirm(begun.clientSecret, 'succeeds');
  expect(await profileNow(client)).toMatchObject({ planType: 'free' });
  await tell();
  await untilPlan(client, 'pro');
  expect((await client.patch(paths.billingSubscription, { planType: 'business' })).status).toBe(202);
  await tell();
  await untilPlan(client, 'business');
  await client.patch(paths.billingSubscription, { endsThen: true });
  await tell();
  await untilBilling(client, ({ subscription }) => subscription?.endsThen === true);
  const portal = await client.post(paths.billingPortal);
  expect(portalResponseSchema.parse(await portal.json()).url).toMatch(/^https:/);
});

test('while Stripe does not answer, that is said, and no account that pays is deleted', async () => {
  const { client, auth } = await newAccount(product);
  const { clientSecret } = await beginSubscription(client, 'pro');
  await stripe.confirm(clientSecret, 'succeeds');
  await tell();
  await untilPlan(client, 'pro');
  stripe.isAway = true;
  const deletion = { confirmation: auth.user.email, password: PASSWORD };
  const answers = [
    await client.post(paths.createSubscription, { planType: 'pro' }),
    await client.patch(paths.billingSubscription, { endsThen: true }),
    await client.post(paths.billingPortal),
    await client.delete(paths.userAccount, deletion),
  ];
  for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'payments-unreachable' });
  stripe.isAway = false;
  expect((await billingNow(client)).subscription).toMatchObject({ planType: 'pro' });
  expect((await client.delete(paths.userAccount, deletion)).status).toBe(200);
  const statuses = [...stripe.bank.accounts.values()].map(({ subscription }) => subscription?.status);
  expect(statuses).toContain('ended');
});

test('pages may load Stripe only where it is configured, and the sandbox is not there then', async () => {
  const policy = async (at: TestProduct) =>
    (await at.client().get('/api/health')).headers.get('content-security-policy') ?? '';
  expect(await policy(product)).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  expect((await product.client().post(paths.sandboxCard)).status).toBe(404);
  const other = await startTestProduct();
  expect(await policy(other)).not.toContain('stripe');
  await other.stop();
});
