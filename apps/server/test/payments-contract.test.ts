import type { TestCard } from '@tieout/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Payments, PaymentsUnreachableError } from '../src/platform/payments/payments.ts';
import { openSandbox } from '../src/platform/payments/sandbox/open-sandbox.ts';
import type { SandboxEvent } from '../src/platform/payments/sandbox/sandbox-bank.ts';
import { openStripe } from '../src/platform/payments/stripe/open-stripe.ts';
import { startFakeStripe } from './support/fake-stripe.ts';
import { createMemoryBank } from './support/memory-bank.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A provider with what people and time do to it. */
type Stand = {
  readonly payments: Payments;
  readonly clock: { now: Date };
  confirm(clientSecret: string, card: TestCard): Promise<string>;
  authenticate(clientSecret: string, isApproved: boolean): Promise<string>;
  changeCard(customerId: string, card: TestCard): Promise<void>;
  advance(): Promise<void>;
  readonly events: SandboxEvent[];
  signed(event: SandboxEvent): { body: Buffer; signature: string };
  stop(): Promise<void>;
};

async function sandboxStand(): Promise<Stand> {
  const clock = { now: new Date('2026-01-31T12:00:00Z') };
  const bank = createMemoryBank();
  const sandbox = openSandbox({ bank, secret: 'secret', now: () => clock.now });
  return {
    ...{ payments: sandbox, clock, events: bank.events },
    confirm: sandbox.confirm,
    authenticate: sandbox.authenticate,
    changeCard: async (id, card) => void (await sandbox.confirm(await sandbox.askForCard(id), card)),
    advance: sandbox.advance,
    signed: sandbox.signed,
    stop: async () => {},
  };
}

async function stripeStand(): Promise<Stand> {
  const clock = { now: new Date('2026-01-31T12:00:00Z') };
  const host = await startFakeStripe(clock);
  const payments = openStripe(host.settings, () => clock.now);
  return { ...host, payments, clock, events: host.bank.events };
}

describe.each([
  ['the sandbox', sandboxStand],
  ['Stripe', stripeStand],
])('payments by %s', (_, open) => {
  let stand: Stand;
  let customerId: string;
  beforeEach(async () => {
    stand = await open();
    const person = { userId: 'user-1', email: 'ann@example.com', name: 'Ann' };
    customerId = await stand.payments.openCustomer(person);
  });
  afterEach(() => stand.stop());

  const subscriptionNow = async () => {
    const { subscription } = await stand.payments.look(customerId);
    if (subscription === null) throw new Error('no subscription');
    return subscription;
  };
  const amounts = async () =>
    (await stand.payments.look(customerId)).invoices.map(({ status, amountMinor }) => [status, amountMinor]);
  const passDays = async (days: number) => {
    // Day by day, looking in between, as the product does at every event.
    for (let day = 0; day < days; day++) {
      stand.clock.now = new Date(stand.clock.now.getTime() + DAY_MS);
      await stand.advance();
      await stand.payments.look(customerId);
    }
  };
  async function start(plan: 'pro' | 'business' = 'pro', trialDays = 0, attempt = 'first') {
    const made = await stand.payments.start({ customerId, plan, trialDays, attempt });
    if (made === 'busy' || made.confirmation === null) throw new Error('not started');
    return made.confirmation;
  }
  async function begin(card: TestCard = 'succeeds', plan: 'pro' | 'business' = 'pro', trialDays = 0) {
    const { clientSecret } = await start(plan, trialDays);
    expect(await stand.confirm(clientSecret, card)).toBe('succeeded');
    return subscriptionNow();
  }

  test('a customer without anything has nothing', async () => {
    expect(await stand.payments.look(customerId)).toEqual({ subscription: null, invoices: [] });
    expect(await stand.payments.look('nobody')).toEqual({ subscription: null, invoices: [] });
  });

  test('a trial runs only once a card stands behind it, and nothing is paid', async () => {
    const { kind, clientSecret } = await start('pro', 14);
    expect(kind).toBe('setup');
    expect(await subscriptionNow()).toMatchObject({ status: 'incomplete', confirmation: { clientSecret } });
    await stand.confirm(clientSecret, 'succeeds');
    expect(await subscriptionNow()).toMatchObject({
      status: 'trialing',
      plan: 'pro',
      confirmation: null,
      trialEndsAt: new Date('2026-02-14T12:00:00Z'),
    });
    expect(await amounts()).toEqual([]);
  });

  test('a trial ends with the first payment, by the card that began it', async () => {
    await begin('succeeds', 'pro', 14);
    await passDays(14);
    expect(await subscriptionNow()).toMatchObject({
      status: 'active',
      periodEndsAt: new Date('2026-03-14T12:00:00Z'),
      card: expect.stringContaining('4242'),
    });
    expect(await amounts()).toEqual([['paid', 2900]]);
  });

  test('a trial nobody confirmed ends without a payment', async () => {
    await start('pro', 14);
    await passDays(15);
    expect(await subscriptionNow()).toMatchObject({ status: 'ended' });
    expect(await amounts()).toEqual([]);
  });

  test('without a trial the first payment is what is confirmed', async () => {
    const { kind, clientSecret } = await start('business');
    expect(kind).toBe('payment');
    await stand.confirm(clientSecret, 'succeeds');
    expect(await subscriptionNow()).toMatchObject({ status: 'active', plan: 'business' });
    const { invoices } = await stand.payments.look(customerId);
    expect(invoices).toMatchObject([
      { status: 'paid', amountMinor: 9900, currency: 'USD', plan: 'business', paidAt: stand.clock.now },
    ]);
  });

  test('a declined card begins nothing, and another may be tried', async () => {
    const { clientSecret } = await start();
    expect(await stand.confirm(clientSecret, 'declined')).toBe('declined');
    expect((await subscriptionNow()).status).toBe('incomplete');
    expect(await stand.confirm(clientSecret, 'succeeds')).toBe('succeeded');
    expect((await subscriptionNow()).status).toBe('active');
  });

  test("a card whose bank asks waits for the bank's answer", async () => {
    const { clientSecret } = await start();
    expect(await stand.confirm(clientSecret, 'needs-confirmation')).toBe('needs-confirmation');
    expect((await subscriptionNow()).status).toBe('incomplete');
    expect(await stand.authenticate(clientSecret, false)).toBe('declined');
    expect((await subscriptionNow()).status).toBe('incomplete');
    await stand.confirm(clientSecret, 'needs-confirmation');
    expect(await stand.authenticate(clientSecret, true)).toBe('succeeded');
    expect((await subscriptionNow()).status).toBe('active');
  });

  test('the same attempt twice makes one subscription, and never two plans', async () => {
    const both = await Promise.all([
      stand.payments.start({ customerId, plan: 'pro', trialDays: 0, attempt: 'a' }),
      stand.payments.start({ customerId, plan: 'business', trialDays: 0, attempt: 'a' }),
    ]);
    expect(both.filter((each) => each === 'busy')).toHaveLength(1);
  });

  test('it renews on the same day each month, or the last of a shorter one', async () => {
    await begin();
    expect((await subscriptionNow()).periodEndsAt).toEqual(new Date('2026-02-28T12:00:00Z'));
    await passDays(28);
    expect((await subscriptionNow()).periodEndsAt).toEqual(new Date('2026-03-31T12:00:00Z'));
    await passDays(31);
    expect(await amounts()).toEqual([
      ['paid', 2900],
      ['paid', 2900],
      ['paid', 2900],
    ]);
  });

  test('a dearer plan is paid for the rest of the period, a cheaper one credited', async () => {
    const { id } = await begin();
    await passDays(14);
    expect(await stand.payments.changePlan(customerId, id, 'business')).toBe('changed');
    expect((await subscriptionNow()).plan).toBe('business');
    expect(await amounts()).toEqual([
      ['paid', 2900],
      ['paid', 3500],
    ]);
    await stand.payments.changePlan(customerId, id, 'pro');
    await passDays(14);
    // What was credited is more than the next month costs.
    expect(await amounts()).toHaveLength(2);
  });

  test('a dearer plan that cannot be paid is not had', async () => {
    const { id } = await begin();
    await stand.changeCard(customerId, 'fails-later');
    await stand.payments.look(customerId);
    expect(await stand.payments.changePlan(customerId, id, 'business')).toBe('declined');
    expect(await subscriptionNow()).toMatchObject({ plan: 'pro', status: 'active' });
    expect(await amounts()).toEqual([['paid', 2900]]);
  });

  test('during a trial the plan changes without a payment', async () => {
    const { id } = await begin('succeeds', 'pro', 14);
    await stand.payments.changePlan(customerId, id, 'business');
    expect(await subscriptionNow()).toMatchObject({ plan: 'business', status: 'trialing' });
    expect(await amounts()).toEqual([]);
  });

  test('cancelled, it runs to the end of the period, unless that is taken back', async () => {
    const { id } = await begin();
    await stand.payments.setEnding(customerId, id, true);
    expect(await subscriptionNow()).toMatchObject({ status: 'active', endsThen: true });
    await stand.payments.setEnding(customerId, id, false);
    await passDays(28);
    expect(await subscriptionNow()).toMatchObject({ status: 'active', endsThen: false });
    await stand.payments.setEnding(customerId, id, true);
    await passDays(31);
    expect(await subscriptionNow()).toMatchObject({ status: 'ended' });
    expect(await amounts()).toHaveLength(2);
  });

  test('a payment that fails is tried again, and a new card pays it', async () => {
    await begin('fails-later', 'pro', 14);
    await passDays(14);
    expect((await subscriptionNow()).status).toBe('past_due');
    await passDays(2);
    expect(await amounts()).toEqual([['open', 2900]]);
    await stand.changeCard(customerId, 'succeeds');
    await passDays(2);
    expect((await subscriptionNow()).status).toBe('active');
    expect(await amounts()).toEqual([['paid', 2900]]);
  });

  test('ended at once, twice over, it stays ended, and another can begin', async () => {
    const { id } = await begin();
    await stand.payments.end(customerId, id);
    await stand.payments.end(customerId, id);
    expect((await subscriptionNow()).status).toBe('ended');
    await start('business', 0, 'second');
    expect(await subscriptionNow()).toMatchObject({ status: 'incomplete', plan: 'business' });
  });

  test('changes arrive by an event with a valid signature, and no other', async () => {
    await begin();
    const event = stand.events.at(-1);
    if (event === undefined) throw new Error('no event');
    const { body, signature } = stand.signed(event);
    expect(stand.payments.readEvent(body, signature)).toEqual({ id: event.id, kind: event.type, customerId });
    const forged = Buffer.from(body.toString().replace(customerId, 'cus_other'));
    expect(stand.payments.readEvent(forged, signature)).toBeNull();
    for (const wrong of ['', 'x', 't=1,v1=00', signature.replace(/.$/, '~'), `${signature}0`])
      expect(stand.payments.readEvent(body, wrong)).toBeNull();
    stand.clock.now = new Date(stand.clock.now.getTime() + 6 * 60_000);
    expect(stand.payments.readEvent(body, signature)).toBeNull();
  });

  test('there is a page where the card is changed, and nothing is amiss with the prices', async () => {
    expect(await stand.payments.portal(customerId, 'http://back')).toMatch(/^(\/|https:\/\/)/);
    expect(await stand.payments.faults()).toEqual([]);
  });
});

test('a Stripe that does not answer differs from one that refuses', async () => {
  const clock = { now: new Date() };
  const host = await startFakeStripe(clock);
  const payments = openStripe(host.settings, () => clock.now);
  host.isAway = true;
  await expect(payments.look('cus_1')).rejects.toThrow(PaymentsUnreachableError);
  await host.stop();
});

test("prices that are not the plans' are named", async () => {
  const clock = { now: new Date() };
  const host = await startFakeStripe(clock);
  const prices = { pro: 'price_business', business: 'price_business' };
  const payments = openStripe({ ...host.settings, prices }, () => clock.now);
  expect(await payments.faults()).toEqual(['STRIPE_PRICE_PRO: is not 29 US dollars a month']);
  await host.stop();
});
