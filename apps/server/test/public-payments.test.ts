import { paths, publicSettingsSchema } from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../src/configuration.ts';
import { insertBilling, writeBilling } from '../src/features/billing/billing-store.ts';
import { newAccount } from './support/accounts.ts';
import { billingNow, payWith, profileNow, untilPlan } from './support/payer.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

const PUBLIC = { PUBLIC_URL: 'https://tieout.example' };

describe('the test payments', () => {
  test.each([
    {},
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.8.0.1' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://[::1]:3000' },
  ])('work where only this machine reaches the product: %j', (environment) => {
    expect(readConfiguration(environment).testPayments).toBe('local');
  });

  test.each([
    PUBLIC,
    { HOST: '0.0.0.0' },
    { HOST: '10.0.0.5' },
    { PUBLIC_URL: 'https://localhost.tieout.example' },
    { PUBLIC_URL: 'https://127.0.0.1.tieout.example' },
  ])('do not work where others reach the product: %j', (environment) => {
    expect(readConfiguration(environment).testPayments).toBeNull();
  });

  test('work on a public address that is said to be a demonstration', () => {
    const { testPayments } = readConfiguration({ ...PUBLIC, PAYMENTS_SANDBOX: 'demonstration' });
    expect(testPayments).toBe('demonstration');
    expect(() => readConfiguration({ PAYMENTS_SANDBOX: 'yes' })).toThrow(/PAYMENTS_SANDBOX: /);
  });
});

describe('on a public address without a payment provider', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ environment: PUBLIC });
  });
  afterAll(() => product?.stop());

  test('no plan can be had, by the page or past it', async () => {
    const { client } = await newAccount(product, { isVerified: true });
    const refused = await client.post(paths.createSubscription, { planType: 'business' });
    expect([refused.status, await refused.json()]).toMatchObject([501, { code: 'payments-not-configured' }]);
    for (const path of [paths.sandboxConfirm, paths.sandboxAuthenticate, paths.sandboxCard]) {
      const body = { clientSecret: 'sandbox_x_secret_y', card: 'succeeds', isApproved: true };
      expect((await client.post(path, body)).status, path).toBe(404);
    }
    expect(await profileNow(client)).toMatchObject({ planType: 'free' });
    expect(await billingNow(client)).toMatchObject({ provider: 'none', isOpen: false, isTest: false });
    const settings = publicSettingsSchema.parse(await (await client.get(paths.settings)).json());
    expect(settings).toMatchObject({ payments: false, isDemonstration: false });
  });

  test('a plan that was taken with a test card before ends', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true, plan: 'business' });
    const account = { userId: auth.user.id, realm: 'sandbox', customerId: 'sandbox_before' } as const;
    const { database } = product.parts;
    await insertBilling(database, account);
    const state = {
      planGiven: 'business' as const,
      hasUsedTrial: true,
      subscriptionId: 'sub',
      subscribedPlan: 'business' as const,
      status: 'active' as const,
      trialEndsAt: null,
      periodEndsAt: new Date(Date.now() + 1e9),
      endsThen: false,
      graceEndsAt: null,
      card: null,
    };
    const known = { ...account, ...state, revision: 0 };
    expect(await writeBilling(database, known, state)).toBe(true);
    await product.advancePayments();
    expect(await profileNow(client)).toMatchObject({ planType: 'free' });
    expect((await client.patch(paths.billingSubscription, { planType: 'pro' })).status).toBe(409);
  });
});

test('a demonstration takes test cards on a public address, and says on every page what it is', async () => {
  const environment = { ...PUBLIC, PAYMENTS_SANDBOX: 'demonstration' };
  const product = await startTestProduct({ environment });
  const { client } = await newAccount(product, { isVerified: true });
  const settings = publicSettingsSchema.parse(await (await client.get(paths.settings)).json());
  expect(settings).toMatchObject({ payments: true, isDemonstration: true });
  await payWith(client, 'pro', 'succeeds');
  await untilPlan(client, 'pro');
  expect(await billingNow(client)).toMatchObject({ provider: 'sandbox', isTest: true });
  await product.stop();
});
