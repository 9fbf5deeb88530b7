import { randomUUID } from 'node:crypto';
import { GRACE_DAYS, type PaidPlan, paths, pathTo, TRIAL_DAYS } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UserActor, visitorActor } from '../src/actor.ts';
import { findUser } from '../src/features/accounts/account-store.ts';
import { userActor } from '../src/features/accounts/user-actor.ts';
import { billingMail } from '../src/features/billing/billing-mail.ts';
import { billingRoutes } from '../src/features/billing/billing-routes.ts';
import {
  allBillingOf,
  type BillingAccount,
  type BillingState,
  deleteOldEvents,
  findBillingByCustomer,
  findBillingOf,
  findEvent,
  findInvoice,
  findOverdue,
  findSandboxPlans,
  insertBilling,
  invoicesOf,
  markApplied,
  noteEvent,
  putInvoices,
  setPlan,
  writeBilling,
} from '../src/features/billing/billing-store.ts';
import { changeSubscription, endPayments } from '../src/features/billing/change-subscription.ts';
import { eventRoutes } from '../src/features/billing/event-routes.ts';
import type { BillingParts } from '../src/features/billing/parts.ts';
import { advancePayments, PAYMENTS_CLOCK } from '../src/features/billing/payments-clock.ts';
import { planGivenBy, stateAfter } from '../src/features/billing/plan-given.ts';
import { reachable } from '../src/features/billing/reachable.ts';
import { APPLY_PAYMENT_EVENT, applyEvent, receiveEvent } from '../src/features/billing/receive-event.ts';
import { revenuePerDay } from '../src/features/billing/revenue-store.ts';
import { sandboxRoutes } from '../src/features/billing/sandbox-routes.ts';
import { subscribe, trialDaysOf, whyClosed } from '../src/features/billing/subscribe.ts';
import { followPlan, syncSubscription } from '../src/features/billing/sync-subscription.ts';
import { changeSettings } from '../src/features/settings/settings-store.ts';
import { auditEvents, users } from '../src/platform/database/account-schema.ts';
import { billingAccounts, sandboxCustomers } from '../src/platform/database/billing-schema.ts';
import type { Database } from '../src/platform/database/open-database.ts';
import {
  PaymentsUnreachableError,
  type ProviderInvoice,
  type Subscription,
} from '../src/platform/payments/payments.ts';
import { openSandbox } from '../src/platform/payments/sandbox/open-sandbox.ts';
import { newSandboxAccount, type SandboxAccount } from '../src/platform/payments/sandbox/sandbox-account.ts';
import { createDatabaseBank, FIRE_SANDBOX_EVENT } from '../src/platform/payments/sandbox/sandbox-bank.ts';
import { start } from '../src/platform/payments/sandbox/steps.ts';
import type { Queue } from '../src/platform/queue/queue.ts';
import { openSecrets, type Secrets } from '../src/platform/secrets/open-secrets.ts';
import { type Refused, refused } from '../src/refused.ts';
import { createMemoryBank } from './support/memory-bank.ts';
import { openMemoryDatabase } from './support/memory-database.ts';
import { openRoutes } from './support/route-app.ts';
import { seedUser } from './support/seed.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date('2026-03-10T12:00:00Z');
const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let open: Awaited<ReturnType<typeof openMemoryDatabase>>;
let database: Database;
let secrets: Secrets;
beforeAll(async () => {
  open = await openMemoryDatabase();
  database = open.database;
  secrets = openSecrets({ current: Buffer.alloc(32, 7), previous: [] });
});
afterAll(() => open?.close());

const SUBSCRIPTION: Subscription = {
  ...{ id: 'sub_1', plan: 'pro', status: 'active', confirmation: null, trialEndsAt: null },
  ...{ periodEndsAt: at(30), endsThen: false, card: 'visa 4242' },
};
const INVOICE: ProviderInvoice = {
  ...{ id: 'in_1', number: 'N-1', status: 'paid', amountMinor: 2900, currency: 'USD', plan: 'pro' },
  ...{ issuedAt: NOW, paidAt: NOW, url: 'https://invoice' },
};
const STATE: BillingState = stateAfter({ hasUsedTrial: false, graceEndsAt: null }, SUBSCRIPTION, NOW);
const STATUSES = ['incomplete', 'trialing', 'active', 'past_due', 'ended'] as const;

async function actorOf(id: string): Promise<UserActor> {
  const user = await findUser(database, id);
  if (user === null) throw new Error('no user');
  return userActor(user, new Set());
}
const planOf = async (id: string) => (await findUser(database, id))?.planType;

type Job = { readonly name: string; readonly data: Record<string, unknown> };

/** Payments by a sandbox of one's own, with the jobs that were queued and woken. */
function world() {
  const clock = { now: NOW };
  const bank = createMemoryBank();
  const sandbox = openSandbox({ bank, secret: 'secret', now: () => clock.now });
  const jobs: Job[] = [];
  const woken: string[] = [];
  const queue = {
    add: async (_transaction: unknown, name: string, data: Job['data']) => void jobs.push({ name, data }),
    wake: (name: string) => void woken.push(name),
  } as unknown as Queue;
  let refusal: Refused | null = null;
  const limits: unknown[][] = [];
  const parts = {
    ...{ database, queue, secrets, sandbox, payments: sandbox as BillingParts['payments'] },
    now: () => clock.now,
    publicUrl: () => 'https://tieout.example',
    limitRate: async (...asked: unknown[]) => {
      limits.push(asked);
      return refusal;
    },
  };
  return {
    ...{ clock, bank, sandbox, jobs, woken, parts, limits },
    limit: () => {
      refusal = refused('rate-limited');
    },
    mails: () =>
      jobs
        .filter(({ name }) => name === 'send-mail')
        .map(({ data }) => JSON.parse(secrets.openText(String(data.sealed), 'mail')) as { subject: string }),
  };
}
type World = ReturnType<typeof world>;

/** The parts with another provider, whose answers are given. */
function withPayments(parts: World['parts'], payments: object): World['parts'] {
  return { ...parts, payments: { ...parts.payments, ...payments } };
}

/** An account that has begun and confirmed a subscription, the provider's word on it taken. */
async function subscriber(
  own: World,
  plan: PaidPlan = 'pro',
): Promise<{ userId: string; customerId: string }> {
  const userId = await seedUser(database);
  const begun = await subscribe(own.parts, await actorOf(userId), plan);
  if ('refused' in begun) throw new Error(begun.refused.code);
  await own.sandbox.confirm(begun.clientSecret, 'succeeds');
  const customerId = begun.clientSecret.split('_secret_')[0] ?? '';
  await syncSubscription(own.parts, customerId);
  return { userId, customerId };
}
const billingOf = (userId: string) => findBillingOf(database, userId, 'sandbox');
async function known(userId: string): Promise<BillingAccount> {
  const found = await billingOf(userId);
  if (found === null) throw new Error('not a customer');
  return found;
}

describe('the plan an account is given', () => {
  test('is the one it pays for, while it runs or a payment is late', () => {
    const given = STATUSES.map((status) => planGivenBy({ ...SUBSCRIPTION, plan: 'business', status }));
    expect(given).toEqual(['free', 'business', 'business', 'business', 'free']);
    expect([planGivenBy(SUBSCRIPTION), planGivenBy(null)]).toEqual(['pro', 'free']);
  });

  const none = { hasUsedTrial: false, graceEndsAt: null };

  test('comes with everything the provider says of the subscription', () => {
    expect(STATE).toEqual({
      ...{ planGiven: 'pro', hasUsedTrial: true, subscriptionId: 'sub_1', subscribedPlan: 'pro' },
      ...{ status: 'active', trialEndsAt: null, periodEndsAt: at(30), endsThen: false },
      ...{ graceEndsAt: null, card: 'visa 4242' },
    });
    expect(stateAfter(none, { ...SUBSCRIPTION, endsThen: true, status: 'ended' }, NOW)).toMatchObject({
      ...{ planGiven: 'free', hasUsedTrial: false, status: 'ended', endsThen: true, subscribedPlan: 'pro' },
    });
    expect(stateAfter(none, null, NOW)).toEqual({
      ...{ planGiven: 'free', hasUsedTrial: false, subscriptionId: null, subscribedPlan: null },
      ...{ status: null, trialEndsAt: null, periodEndsAt: null, endsThen: false },
      ...{ graceEndsAt: null, card: null },
    });
  });

  test('uses up the trial for good', () => {
    const used = (hasUsedTrial: boolean, status: Subscription['status']) =>
      stateAfter({ ...none, hasUsedTrial }, { ...SUBSCRIPTION, status }, NOW).hasUsedTrial;
    expect(STATUSES.map((status) => used(false, status))).toEqual([false, true, true, true, false]);
    expect(STATUSES.map((status) => used(true, status))).toEqual([true, true, true, true, true]);
    expect([
      trialDaysOf(null),
      trialDaysOf({ hasUsedTrial: false }),
      trialDaysOf({ hasUsedTrial: true }),
    ]).toEqual([TRIAL_DAYS, TRIAL_DAYS, 0]);
  });

  test('shows the end of a trial only during it', () => {
    const ends = STATUSES.map(
      (status) => stateAfter(none, { ...SUBSCRIPTION, status, trialEndsAt: at(5) }, NOW).trialEndsAt,
    );
    expect(ends).toEqual([null, at(5), null, null, null]);
  });

  test('has a week of grace from the first late payment, which no later one moves', () => {
    const late: Subscription = { ...SUBSCRIPTION, status: 'past_due' };
    const grace = (graceEndsAt: Date | null, subscription: Subscription) =>
      stateAfter({ ...none, graceEndsAt }, subscription, NOW).graceEndsAt;
    expect(GRACE_DAYS).toBe(7);
    expect([grace(null, late), grace(at(2), late)]).toEqual([at(7), at(2)]);
    expect([grace(at(2), SUBSCRIPTION), grace(at(2), { ...late, status: 'ended' })]).toEqual([null, null]);
  });
});

describe('mail about payments', () => {
  const reader = { user: { email: 'ann@example.com', name: 'Ann' }, publicUrl: 'https://tieout.example' };
  const mail = (before: Partial<BillingState>, after: Partial<BillingState>, name = 'Ann') =>
    billingMail(
      { status: null, subscribedPlan: null, ...before },
      { ...STATE, subscribedPlan: null, ...after },
      { ...reader, user: { ...reader.user, name } },
    );

  test('is sent at the beginning, at a late payment and at the end, and at nothing else', () => {
    const changes = [null, ...STATUSES].map((before) =>
      [null, ...STATUSES]
        .map((after) => mail({ status: before }, { status: after })?.subject.split(' ').at(-1) ?? '-')
        .join(' '),
    );
    // From no subscription, incomplete, trialing, active, past due, ended; to the same in that order.
    expect(changes).toEqual([
      '- - started started failed -',
      '- - started started failed -',
      'ended ended - - failed ended',
      'ended ended - - failed ended',
      'ended ended - - - ended',
      '- - started started failed -',
    ]);
  });

  test('says which plan, from when to when, and where to change it', () => {
    const begun = mail({}, { status: 'active', subscribedPlan: 'business', periodEndsAt: at(30) });
    expect(begun).toEqual({
      to: 'ann@example.com',
      subject: 'Your Business plan has started',
      text: 'Hello Ann,\n\nYour Business plan has started. It renews on Apr 9, 2026. You can change or cancel it at any time:\n\nhttps://tieout.example/account\n',
    });
    const trial = mail({}, { status: 'trialing', subscribedPlan: 'pro', trialEndsAt: at(14) }, '');
    expect(trial?.text).toContain('Hello,\n');
    expect(trial?.text).toContain('Your free trial ends on Mar 24, 2026. The first payment is taken then.');
    const late = mail(
      { status: 'active' },
      { status: 'past_due', subscribedPlan: 'pro', graceEndsAt: at(7) },
    );
    expect(late?.subject).toBe('The payment for your Pro plan failed');
    expect(late?.text).toContain('Mar 17, 2026');
    const over = mail({ status: 'active', subscribedPlan: 'business' }, { status: 'ended' });
    expect(over?.subject).toBe('Your Business plan has ended');
    expect(mail({}, { status: 'active', periodEndsAt: null })?.text).toContain('the end of the period');
  });
});

describe('what is kept of payments', () => {
  async function customer(more: Partial<typeof billingAccounts.$inferInsert> = {}): Promise<BillingAccount> {
    const userId = await seedUser(database);
    const customerId = `cus ${userId}`;
    await database.insert(billingAccounts).values({ userId, realm: 'sandbox', customerId, ...more });
    const found = await findBillingByCustomer(database, more.customerId ?? customerId);
    if (found === null) throw new Error('no customer');
    return found;
  }
  const idsOf = (rows: readonly { readonly userId: string | null }[]) => rows.map(({ userId }) => userId);

  test('is found by account and provider, or by customer, and made once', async () => {
    await open.empty();
    const [one, other] = [await customer(), await customer()];
    expect((await findBillingOf(database, one.userId, 'sandbox'))?.customerId).toBe(one.customerId);
    expect(await findBillingOf(database, one.userId, 'stripe-live')).toBeNull();
    expect(await findBillingOf(database, 'nobody', 'sandbox')).toBeNull();
    expect((await findBillingByCustomer(database, other.customerId))?.userId).toBe(other.userId);
    expect(await findBillingByCustomer(database, 'nobody')).toBeNull();
    await insertBilling(database, { userId: one.userId, realm: 'sandbox', customerId: 'another' });
    expect((await findBillingOf(database, one.userId, 'sandbox'))?.customerId).toBe(one.customerId);
    await insertBilling(database, { userId: one.userId, realm: 'stripe-live', customerId: 'another' });
    expect((await findBillingOf(database, one.userId, 'stripe-live'))?.customerId).toBe('another');
  });

  test('is written over only by who read it last, and for one customer', async () => {
    await open.empty();
    const [one, other] = [await customer(), await customer()];
    expect(await writeBilling(database, one, STATE)).toBe(true);
    expect(await writeBilling(database, one, { ...STATE, planGiven: 'business' })).toBe(false);
    const written = await known(one.userId);
    expect(written).toEqual({ ...one, ...STATE, revision: 1 });
    expect(await writeBilling(database, written, { ...STATE, planGiven: 'business' })).toBe(true);
    expect(await known(one.userId)).toMatchObject({ planGiven: 'business', revision: 2 });
    expect(await known(other.userId)).toEqual(other);
  });

  test('gives one account its plan', async () => {
    await open.empty();
    const [one, other] = [await seedUser(database), await seedUser(database)];
    await setPlan(database, one, 'business');
    expect([await planOf(one), await planOf(other)]).toEqual(['business', 'free']);
  });

  test('finds whose grace is over, and who has a plan by the sandbox', async () => {
    await open.empty();
    const late = { status: 'past_due', graceEndsAt: NOW, planGiven: 'pro' } as const;
    const due = await customer(late);
    await customer({ ...late, graceEndsAt: new Date(NOW.getTime() + 1) });
    await customer({ ...late, status: 'active', planGiven: 'free' });
    const live = await customer({ ...late, realm: 'stripe-live' });
    expect(idsOf(await findOverdue(database, 'sandbox', NOW))).toEqual([due.userId]);
    expect(idsOf(await findOverdue(database, 'stripe-live', NOW))).toEqual([live.userId]);
    const withPlan = idsOf(await findSandboxPlans(database));
    expect([withPlan.length, withPlan.includes(due.userId), withPlan.includes(live.userId)]).toEqual([
      2,
      true,
      false,
    ]);
  });

  test('has invoices, each kept as the provider has it now, seen by their own account alone', async () => {
    await open.empty();
    const [one, other] = [await customer(), await customer()];
    const older = { ...INVOICE, id: 'in_0', issuedAt: at(-1) };
    const asOne = { userId: one.userId, realm: 'sandbox' as const };
    await putInvoices(database, asOne, []);
    await putInvoices(database, asOne, [
      { ...INVOICE, status: 'open', number: null, paidAt: null, url: null, amountMinor: 1 },
      older,
      { ...INVOICE, id: 'in_2' },
    ]);
    await putInvoices(database, asOne, [INVOICE]);
    await putInvoices(database, { userId: other.userId, realm: 'sandbox' }, [{ ...INVOICE, id: 'in_x' }]);
    await putInvoices(database, { userId: one.userId, realm: 'stripe-live' }, [
      { ...INVOICE, id: 'in_live' },
    ]);
    const list = async (limit: number) =>
      (await invoicesOf(database, one.userId, 'sandbox', limit)).map(({ id }) => id);
    expect([await list(10), await list(1)]).toEqual([['in_2', 'in_1', 'in_0'], ['in_2']]);
    expect(await findInvoice(database, one.userId, 'in_1')).toEqual({ ...INVOICE, ...asOne });
    expect(await findInvoice(database, one.userId, 'in_x')).toBeNull();
    expect(await findInvoice(database, one.userId, 'in_9')).toBeNull();
    const all = await allBillingOf(database, one.userId);
    expect([all.accounts.map(({ userId }) => userId), all.invoices.map(({ id }) => id).sort()]).toEqual([
      [one.userId],
      ['in_0', 'in_1', 'in_2', 'in_live'],
    ]);
  });

  test('has events, each noted once and done once', async () => {
    await open.empty();
    const event = (id: string) => ({ id, kind: 'invoice.paid', customerId: 'cus', receivedAt: NOW });
    expect([await noteEvent(database, event('a')), await noteEvent(database, event('a'))]).toEqual([
      true,
      true,
    ]);
    await noteEvent(database, event('b'));
    await markApplied(database, ['a'], at(1));
    expect([await noteEvent(database, event('a')), await noteEvent(database, event('b'))]).toEqual([
      false,
      true,
    ]);
    expect(await findEvent(database, 'a')).toMatchObject({ id: 'a', appliedAt: at(1) });
    expect([(await findEvent(database, 'b'))?.appliedAt, await findEvent(database, 'c')]).toEqual([
      null,
      null,
    ]);
    await deleteOldEvents(database, at(1));
    expect(await findEvent(database, 'a')).not.toBeNull();
    await deleteOldEvents(database, at(2));
    expect([await findEvent(database, 'a'), (await findEvent(database, 'b'))?.id]).toEqual([null, 'b']);
  });

  test('adds up what was paid by day, currency and plan', async () => {
    await open.empty();
    const { userId } = await customer();
    const paid = (id: string, paidAt: Date | null, more: Partial<ProviderInvoice> = {}) => ({
      ...{ ...INVOICE, id, paidAt, ...more },
    });
    await putInvoices(database, { userId, realm: 'sandbox' }, [
      paid('a', NOW),
      paid('b', new Date('2026-03-10T23:59:59Z')),
      paid('c', NOW, { plan: 'business', amountMinor: 9900 }),
      paid('d', null),
      paid('e', at(-1)),
      paid('f', at(1)),
      paid('g', NOW, { currency: 'EUR' }),
    ]);
    await putInvoices(database, { userId, realm: 'stripe-live' }, [paid('live', NOW)]);
    const days = await revenuePerDay(database, { from: NOW, until: at(1) });
    const line = (more: object) => ({
      ...{ day: '2026-03-10', isTest: true, currency: 'USD', plan: 'pro', amountMinor: 2900, invoices: 1 },
      ...more,
    });
    expect(days).toHaveLength(4);
    expect(days).toEqual(
      expect.arrayContaining([
        line({ amountMinor: 5800, invoices: 2 }),
        line({ plan: 'business', amountMinor: 9900 }),
        line({ currency: 'EUR' }),
        line({ isTest: false }),
      ]),
    );
    const wider = await revenuePerDay(database, { from: at(-1), until: at(2) });
    expect([...new Set(wider.map(({ day }) => day))]).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  });
});

describe('subscribing', () => {
  const order = { plan: 'pro' as PaidPlan };

  test('makes one customer and one subscription that waits, with a trial', async () => {
    await open.empty();
    const own = world();
    const userId = await seedUser(database);
    const begun = await subscribe(own.parts, await actorOf(userId), order.plan);
    const { customerId, planGiven } = await known(userId);
    expect(begun).toEqual({
      ...{ clientSecret: expect.stringContaining(customerId), confirmation: 'setup', planType: 'pro' },
      trialEndsAt: at(TRIAL_DAYS).toISOString(),
      ...{ provider: 'sandbox', isTest: true, publishableKey: null },
    });
    expect([planGiven, await planOf(userId)]).toEqual(['free', 'free']);
    expect(await subscribe(own.parts, await actorOf(userId), 'pro')).toEqual(begun);
    expect([own.bank.accounts.size, (await known(userId)).customerId]).toEqual([1, customerId]);
  });

  test('ends what waits for another plan, or has lost a day of its trial, and begins again', async () => {
    await open.empty();
    const own = world();
    const actor = await actorOf(await seedUser(database));
    const secret = async (plan: PaidPlan) => {
      const begun = await subscribe(own.parts, actor, plan);
      return 'refused' in begun ? begun.refused.code : begun.clientSecret;
    };
    const first = await secret('pro');
    const business = await secret('business');
    expect(business).not.toBe(first);
    own.clock.now = new Date(at(1).getTime() - 1);
    expect(await secret('business')).toBe(business);
    own.clock.now = at(1);
    const again = await secret('business');
    expect(again).not.toBe(business);
    expect(await secret('business')).toBe(again);
  });

  test('is paid from the first day by who had a trial before', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    await own.sandbox.end(customerId, '');
    await syncSubscription(own.parts, customerId);
    expect(await planOf(userId)).toBe('free');
    const begun = await subscribe(own.parts, await actorOf(userId), 'pro');
    expect(begun).toMatchObject({ confirmation: 'payment', trialEndsAt: null });
    own.clock.now = at(0.5);
    expect(await subscribe(own.parts, await actorOf(userId), 'pro')).toEqual(begun);
  });

  test('is refused where it runs already, is being set up elsewhere, or is switched off', async () => {
    await open.empty();
    const own = world();
    const actor = await actorOf((await subscriber(own)).userId);
    const code = async (parts: World['parts']) => {
      const answer = await subscribe(parts, actor, 'business');
      return 'refused' in answer ? answer.refused.code : null;
    };
    expect(await code(own.parts)).toBe('already-subscribed');
    let looks = 0;
    const attempts: string[] = [];
    const busy = {
      look: async () => {
        looks++;
        return { subscription: looks < 3 ? null : { ...SUBSCRIPTION, status: 'ended' }, invoices: [] };
      },
      start: async ({ attempt }: { attempt: string }) => {
        attempts.push(attempt);
        return 'busy';
      },
    };
    expect([await code(withPayments(own.parts, busy)), looks]).toEqual(['payment-under-way', 3]);
    const { customerId } = await known(actor.id);
    expect(attempts).toEqual([
      `subscribe-${customerId}-first`,
      `subscribe-${customerId}-first`,
      `subscribe-${customerId}-sub_1`,
    ]);
    expect(await whyClosed(own.parts)).toBeNull();
    await database.transaction((transaction) =>
      changeSettings(transaction, { features: { stripePayments: false } }),
    );
    expect(await code(own.parts)).toBe('not-configured');
    expect(await whyClosed(own.parts)).toEqual(refused('not-configured'));
  });

  test('looks again where another made one at the same moment, and makes another where one cannot be confirmed', async () => {
    await open.empty();
    const own = world();
    const actor = await actorOf((await subscriber(own)).userId);
    const ended: string[] = [];
    const confirmation = { kind: 'payment' as const, clientSecret: 'secret' };
    const incomplete: Subscription = { ...SUBSCRIPTION, status: 'incomplete' };
    const views = [null, { ...incomplete, confirmation }];
    const elsewhere = {
      look: async () => ({ subscription: views.shift() ?? null, invoices: [] }),
      start: async () => 'busy',
    };
    expect(await subscribe(withPayments(own.parts, elsewhere), actor, 'pro')).toMatchObject({
      clientSecret: 'secret',
    });
    const stuck = {
      look: async () => ({ subscription: incomplete, invoices: [] }),
      end: async (_: string, id: string) => void ended.push(id),
      start: async () => ({ ...incomplete, confirmation: null }),
    };
    expect(await subscribe(withPayments(own.parts, stuck), actor, 'pro')).toMatchObject({
      refused: { code: 'payment-under-way' },
    });
    expect(ended).toEqual(['sub_1', 'sub_1', 'sub_1']);
    const fresh = await actorOf(await seedUser(database));
    ended.length = 0;
    const withoutTrial = {
      ...stuck,
      look: async () => ({ subscription: { ...incomplete, confirmation }, invoices: [] }),
    };
    expect(await subscribe(withPayments(own.parts, withoutTrial), fresh, 'pro')).toMatchObject({
      refused: { code: 'payment-under-way' },
    });
    expect(ended).toEqual(['sub_1', 'sub_1', 'sub_1']);
    const unconfirmable = {
      look: async () => ({ subscription: null, invoices: [] }),
      start: async () => ({ ...incomplete, confirmation: null }),
    };
    expect(await subscribe(withPayments(own.parts, unconfirmable), actor, 'pro')).toMatchObject({
      refused: { code: 'payment-under-way' },
    });
  });
});

describe('changing a subscription', () => {
  const asked = () => {
    const calls: unknown[][] = [];
    return {
      calls,
      payments: {
        changePlan: async (...given: unknown[]) => {
          calls.push(['plan', ...given]);
          return given[2] === 'business' ? 'changed' : 'declined';
        },
        setEnding: async (...given: unknown[]) => void calls.push(['ending', ...given]),
        end: async (...given: unknown[]) => void calls.push(['end', ...given]),
      },
    };
  };

  test('asks the provider, for its own subscription, and changes no plan by itself', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    const { subscriptionId } = await known(userId);
    const { calls, payments } = asked();
    const parts = withPayments(own.parts, payments);
    expect(await changeSubscription(parts, userId, { planType: 'business' })).toBeNull();
    expect(await changeSubscription(parts, userId, { planType: 'pro' })).toMatchObject({
      refused: { code: 'payment-declined' },
    });
    expect(await changeSubscription(parts, userId, { endsThen: true })).toBeNull();
    expect(await changeSubscription(parts, userId, { endsThen: false })).toBeNull();
    expect(calls).toEqual([
      ['plan', customerId, subscriptionId, 'business'],
      ['plan', customerId, subscriptionId, 'pro'],
      ['ending', customerId, subscriptionId, true],
      ['ending', customerId, subscriptionId, false],
    ]);
    expect(await planOf(userId)).toBe('pro');
  });

  test('is refused without one that runs, while a payment is due, and where payments are switched off', async () => {
    await open.empty();
    const own = world();
    const { userId } = await subscriber(own);
    const { calls, payments } = asked();
    const parts = withPayments(own.parts, payments);
    const code = async (id = userId) =>
      (await changeSubscription(parts, id, { planType: 'business' }))?.refused.code ?? null;
    const set = (change: Partial<typeof billingAccounts.$inferInsert>) =>
      database.update(billingAccounts).set(change).where(eq(billingAccounts.userId, userId));
    expect(await code('nobody')).toBe('no-subscription');
    await set({ status: 'past_due' });
    expect(await code()).toBe('payment-due');
    await set({ status: 'active', planGiven: 'free' });
    expect(await code()).toBe('no-subscription');
    await set({ planGiven: 'pro', subscriptionId: null });
    expect(await code()).toBe('no-subscription');
    await set({ subscriptionId: 'sub' });
    await database.transaction((transaction) =>
      changeSettings(transaction, { features: { stripePayments: false } }),
    );
    expect(await code()).toBe('not-configured');
    expect(calls).toEqual([]);
    expect(await changeSubscription(parts, userId, { endsThen: true })).toBeNull();
  });

  test('ends at once what an account pays for, where there is anything to end', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    const { calls, payments } = asked();
    const seen = async (subscription: Subscription | null, id = userId) => {
      calls.length = 0;
      await endPayments(
        withPayments(own.parts, { ...payments, look: async () => ({ subscription, invoices: [] }) }),
        id,
      );
      return [...calls];
    };
    expect(await seen(SUBSCRIPTION)).toEqual([['end', customerId, 'sub_1']]);
    expect(await seen({ ...SUBSCRIPTION, status: 'incomplete' })).toEqual([['end', customerId, 'sub_1']]);
    expect(await seen({ ...SUBSCRIPTION, status: 'ended' })).toEqual([]);
    expect([await seen(null), await seen(SUBSCRIPTION, 'nobody')]).toEqual([[], []]);
  });
});

describe("the provider's word", () => {
  test('gives the plan, keeps the invoices, records the change and sends one mail', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own, 'business');
    const events = () => database.select().from(auditEvents).where(eq(auditEvents.actorId, userId));
    const { subscriptionId } = await known(userId);
    expect(await planOf(userId)).toBe('business');
    expect(await events()).toMatchObject([
      {
        ...{ kind: 'plan-changed', objectId: subscriptionId, at: NOW },
        details: { from: 'free', to: 'business', status: 'trialing' },
      },
    ]);
    expect(own.mails().map(({ subject }) => subject)).toEqual(['Your Business plan has started']);
    expect(own.mails()[0]).toMatchObject({ text: expect.stringContaining('https://tieout.example/account') });
    await syncSubscription(own.parts, customerId);
    expect([(await events()).length, own.mails().length]).toEqual([1, 1]);
    own.clock.now = at(14);
    await own.sandbox.advance();
    await syncSubscription(own.parts, customerId);
    expect(await invoicesOf(database, userId, 'sandbox', 10)).toMatchObject([{ amountMinor: 9900, userId }]);
    expect([(await events()).length, own.mails().length]).toEqual([1, 1]);
    await own.sandbox.end(customerId, '');
    await syncSubscription(own.parts, customerId);
    expect(await planOf(userId)).toBe('free');
    expect((await events())[1]).toMatchObject({ details: { from: 'business', to: 'free', status: 'ended' } });
  });

  test('on somebody unknown, or on a customer of another provider, changes nothing', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    let looks = 0;
    const look = async () => {
      looks++;
      return { subscription: null, invoices: [] };
    };
    await syncSubscription(withPayments(own.parts, { look }), 'nobody');
    await syncSubscription(withPayments(own.parts, { look, realm: 'stripe-live' }), customerId);
    expect([looks, await planOf(userId)]).toEqual([0, 'pro']);
  });

  test('is asked again where another was written down in between, and given up after ten times', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    const overtaken = (times: number) => {
      let looks = 0;
      const look = async (id: string) => {
        if (looks++ < times) await writeBilling(database, await known(userId), STATE);
        return own.sandbox.look(id);
      };
      return { payments: withPayments(own.parts, { look }), looks: () => looks };
    };
    const nine = overtaken(9);
    await syncSubscription(nine.payments, customerId);
    expect(nine.looks()).toBe(10);
    const ten = overtaken(10);
    await expect(syncSubscription(ten.payments, customerId)).rejects.toThrow('too often');
    expect(ten.looks()).toBe(10);
    expect(await invoicesOf(database, userId, 'sandbox', 1)).toEqual([]);
  });

  test('leaves what an admin gave until it says something new', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    await setPlan(database, userId, 'business');
    await syncSubscription(own.parts, customerId);
    expect(await planOf(userId)).toBe('business');
  });

  test('on an account that is gone is passed over', async () => {
    await open.empty();
    const own = world();
    const { userId } = await subscriber(own);
    const account = await known(userId);
    await database.delete(users).where(eq(users.id, userId));
    own.jobs.length = 0;
    const over = stateAfter(account, null, NOW);
    await database.transaction((transaction) => followPlan(own.parts, transaction, account, over));
    expect([own.jobs, await database.select().from(auditEvents)]).toEqual([[], expect.any(Array)]);
    expect(
      await database.select().from(auditEvents).where(eq(auditEvents.kind, 'plan-changed')),
    ).toHaveLength(1);
  });
});

describe('events', () => {
  const event = (id: string, customer: string | null, type = 'customer.subscription.updated') => ({
    ...{ id, type, created: 0, data: { object: { customer: customer ?? '' } } },
  });

  test('are noted and queued once each, with a signature that holds, and done once', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    own.jobs.length = 0;
    await own.sandbox.end(customerId, '');
    const sent = own.sandbox.signed(event('evt_a', customerId));
    expect(await receiveEvent(own.parts, { ...sent, signature: '' })).toMatchObject({
      refused: { code: 'signature-wrong' },
    });
    expect(await findEvent(database, 'evt_a')).toBeNull();
    expect(await receiveEvent(own.parts, sent)).toBeNull();
    expect(await findEvent(database, 'evt_a')).toMatchObject({
      ...{ kind: 'customer.subscription.updated', customerId, receivedAt: NOW, appliedAt: null },
    });
    const job = { name: APPLY_PAYMENT_EVENT.name, data: { eventId: 'evt_a' } };
    expect([own.jobs, own.woken]).toEqual([[job], [APPLY_PAYMENT_EVENT.name]]);
    await receiveEvent(own.parts, sent);
    expect(own.jobs).toEqual([job, job]);
    expect(await planOf(userId)).toBe('pro');
    own.clock.now = at(1);
    await applyEvent(own.parts, 'evt_a');
    expect([await planOf(userId), (await findEvent(database, 'evt_a'))?.appliedAt]).toEqual(['free', at(1)]);
    own.clock.now = NOW;
    await receiveEvent(own.parts, sent);
    expect(own.jobs.filter(({ name }) => name === job.name)).toHaveLength(2);
    await setPlan(database, userId, 'business');
    own.clock.now = at(2);
    await applyEvent(own.parts, 'evt_a');
    await applyEvent(own.parts, 'evt_unknown');
    expect((await findEvent(database, 'evt_a'))?.appliedAt).toEqual(at(1));
  });

  test('that tell nothing of a customer are let go', async () => {
    await open.empty();
    const own = world();
    const mailedFor = async (kind: string, customerId: string | null = 'cus') => {
      const id = `evt_${randomUUID()}`;
      const readEvent = () => ({ id, kind, customerId });
      expect(
        await receiveEvent(withPayments(own.parts, { readEvent }), { body: Buffer.alloc(0), signature: '' }),
      ).toBeNull();
      return (await findEvent(database, id)) !== null;
    };
    const telling = [
      ...['customer.subscription.updated', 'customer.updated', 'customer.deleted'],
      ...['invoice.paid', 'setup_intent.succeeded', 'payment_method.attached'],
    ];
    for (const kind of telling) expect([kind, await mailedFor(kind)]).toEqual([kind, true]);
    for (const kind of ['customer.created', 'charge.succeeded', 'x.invoice.paid', 'price.updated'])
      expect([kind, await mailedFor(kind)]).toEqual([kind, false]);
    expect(await mailedFor('invoice.paid', null)).toBe(false);
    expect(own.jobs).toHaveLength(telling.length);
  });

  test('are tried again while the provider is away, and stay to be done', async () => {
    await open.empty();
    const own = world();
    const { customerId } = await subscriber(own);
    await receiveEvent(own.parts, own.sandbox.signed(event('evt_b', customerId)));
    const look = async () => {
      throw new PaymentsUnreachableError('away');
    };
    await expect(applyEvent(withPayments(own.parts, { look }), 'evt_b')).rejects.toThrow('does not answer');
    expect((await findEvent(database, 'evt_b'))?.appliedAt).toBeNull();
    expect(APPLY_PAYMENT_EVENT).toEqual({
      ...{ name: 'apply-payment-event', retryLimit: 8, expireInSeconds: 120, retryDelay: 15 },
    });
  });

  test('over the API need their signature over the very bytes', async () => {
    await open.empty();
    const own = world();
    const { ask, close } = await openRoutes(eventRoutes(own.parts));
    const { body, signature } = own.sandbox.signed(event('evt_c', 'cus'));
    const send = async (payload: Buffer | string, headers: Record<string, string>) => {
      const type = { 'content-type': 'application/json' };
      const answer = await ask(null, 'POST', paths.paymentEvents, {
        payload,
        headers: { ...type, ...headers },
      });
      return [answer.status, answer.body.code ?? answer.body];
    };
    expect(await send(body, { 'tieout-signature': signature })).toEqual([200, { received: true }]);
    expect(await findEvent(database, 'evt_c')).not.toBeNull();
    expect(await send(`${body} `, { 'tieout-signature': signature })).toEqual([400, 'signature-wrong']);
    expect(await send(body, {})).toEqual([400, 'signature-wrong']);
    const large = Buffer.alloc(1024 * 1024 + 1, ' ');
    expect(await send(large, {})).toEqual([413, 'body-too-large']);
    expect(await send(large.subarray(1), {})).toEqual([400, 'signature-wrong']);
    await close();
  });
});

describe('time', () => {
  test('ends what stayed unpaid through its grace, and moves the sandbox on', async () => {
    await open.empty();
    const own = world();
    const { userId, customerId } = await subscriber(own);
    const waiting = await seedUser(database);
    await subscribe(own.parts, await actorOf(waiting), 'pro');
    const late = { status: 'past_due', graceEndsAt: at(1) } as const;
    const set = (change: object) =>
      database.update(billingAccounts).set(change).where(eq(billingAccounts.userId, userId));
    await set(late);
    await advancePayments(own.parts);
    expect((await own.sandbox.look(customerId)).subscription?.status).toBe('trialing');
    own.clock.now = at(1);
    const ended: unknown[][] = [];
    const noting = withPayments(own.parts, { end: async (...given: unknown[]) => void ended.push(given) });
    await advancePayments(noting);
    expect(ended).toEqual([[customerId, (await known(userId)).subscriptionId]]);
    await set({ subscriptionId: null });
    await advancePayments(noting);
    expect(ended).toHaveLength(1);
    own.clock.now = at(14);
    await advancePayments({ ...own.parts, sandbox: null });
    const waits = (await known(waiting)).customerId;
    expect((await own.sandbox.look(waits)).subscription?.status).toBe('incomplete');
    await advancePayments(own.parts);
    expect((await own.sandbox.look(waits)).subscription?.status).toBe('ended');
    expect(PAYMENTS_CLOCK).toEqual({ name: 'payments-clock', cron: '* * * * *' });
  });

  test('ends test plans once payments are real, and gives their trial back', async () => {
    await open.empty();
    const own = world();
    const { userId } = await subscriber(own);
    await advancePayments(own.parts);
    expect(await planOf(userId)).toBe('pro');
    const real = withPayments(own.parts, { provider: 'stripe', realm: 'stripe-live' });
    await advancePayments({ ...real, sandbox: null });
    expect([await planOf(userId), await known(userId)]).toMatchObject([
      'free',
      { planGiven: 'free', hasUsedTrial: false, status: null },
    ]);
    expect(own.mails().map(({ subject }) => subject)).toContain('Your Pro plan has ended');
  });

  test('forgets events ninety days after they were done', async () => {
    await open.empty();
    const own = world();
    for (const [id, appliedAt] of [
      ['old', at(-90.001)],
      ['young', at(-90)],
    ] as const) {
      await noteEvent(database, { id, kind: 'x', customerId: 'cus', receivedAt: NOW });
      await markApplied(database, [id], appliedAt);
    }
    await advancePayments(own.parts);
    expect([await findEvent(database, 'old'), (await findEvent(database, 'young'))?.id]).toEqual([
      null,
      'young',
    ]);
  });
});

test('only a provider that does not answer is said to be unreachable', async () => {
  const failing = (error: Error) => reachable<object>(() => Promise.reject(error));
  expect(await failing(new PaymentsUnreachableError('away'))).toMatchObject({
    refused: { code: 'payments-unreachable' },
  });
  await expect(failing(new Error('a bug'))).rejects.toThrow('a bug');
  expect(await reachable(async () => ({ done: true }))).toEqual({ done: true });
});

describe('paying over the API', () => {
  const routesOf = (own: World, more: object = {}) =>
    openRoutes(billingRoutes({ ...own.parts, ...more }), sandboxRoutes(own.parts, own.sandbox));

  test('takes a person signed in, no visitor, no key, and not too often', async () => {
    await open.empty();
    const own = world();
    const { ask, close } = await routesOf(own);
    const actor = await actorOf((await subscriber(own)).userId);
    const calls = [
      ['POST', paths.createSubscription, { planType: 'pro' }],
      ['PATCH', paths.billingSubscription, { endsThen: true }],
      ['POST', paths.billingPortal, undefined],
      ['POST', paths.sandboxCard, undefined],
      ['POST', paths.sandboxConfirm, { clientSecret: 'x', card: 'succeeds' }],
      ['POST', paths.sandboxAuthenticate, { clientSecret: 'x', isApproved: true }],
    ] as const;
    const codes = async (who: Parameters<typeof ask>[0]) => {
      const answers = [];
      for (const [method, path, payload] of calls)
        answers.push((await ask(who, method, path, payload === undefined ? {} : { payload })).body.code);
      return [...new Set(answers)];
    };
    expect(await codes({ actor: visitorActor('visitor_x') })).toEqual(['sign-in-required']);
    expect(await codes({ actor, session: null })).toEqual(['not-allowed']);
    expect((await known(actor.id)).endsThen).toBe(false);
    own.limit();
    own.limits.length = 0;
    expect(await codes({ actor })).toEqual(['rate-limited']);
    expect(own.limits[0]).toEqual(['pay', { address: '127.0.0.1', account: actor.id }]);
    for (const path of [paths.billing, pathTo(paths.sandboxInvoice, { id: 'x' })])
      expect((await ask({ actor: visitorActor('visitor_x') }, 'GET', path)).status).toBe(401);
    await close();
  });

  test('begins, shows, changes and pays for a subscription', async () => {
    await open.empty();
    const own = world();
    const { ask, close } = await routesOf(own);
    const userId = await seedUser(database);
    const who = { actor: await actorOf(userId) };
    const bare = { provider: 'sandbox', isTest: true, isOpen: true, trialDays: TRIAL_DAYS };
    const show = async () => (await ask(who, 'GET', paths.billing)).body;
    expect(await show()).toEqual({ ...bare, subscription: null, invoices: [] });
    expect(
      (await ask(who, 'PATCH', paths.billingSubscription, { payload: { endsThen: true } })).body.code,
    ).toBe('no-subscription');
    expect((await ask(who, 'POST', paths.billingPortal)).body.code).toBe('no-subscription');
    expect((await ask(who, 'POST', paths.sandboxCard)).body.code).toBe('no-subscription');
    const begun = await ask(who, 'POST', paths.createSubscription, { payload: { planType: 'pro' } });
    expect(begun).toMatchObject({ status: 200, body: { planType: 'pro', confirmation: 'setup' } });
    expect((await show()).subscription).toBeNull();
    const { clientSecret } = begun.body;
    const confirm = (card: string) =>
      ask(who, 'POST', paths.sandboxConfirm, { payload: { clientSecret, card } });
    const authenticate = (isApproved: boolean) =>
      ask(who, 'POST', paths.sandboxAuthenticate, { payload: { clientSecret, isApproved } });
    expect(await confirm('declined')).toMatchObject({ status: 402, body: { code: 'payment-declined' } });
    expect(await authenticate(true)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await confirm('needs-confirmation')).toEqual({
      status: 200,
      body: { outcome: 'needs-confirmation' },
    });
    expect(await authenticate(true)).toEqual({ status: 200, body: { outcome: 'succeeded' } });
    const { customerId } = await known(userId);
    await syncSubscription(own.parts, customerId);
    const subscription = {
      ...{ planType: 'pro', status: 'trialing', endsThen: false, card: 'test card 3155', graceEndsAt: null },
      ...{ trialEndsAt: at(14).toISOString(), periodEndsAt: at(14).toISOString() },
    };
    expect(await show()).toEqual({ ...bare, trialDays: 0, subscription, invoices: [] });
    const changed = await ask(who, 'PATCH', paths.billingSubscription, { payload: { endsThen: true } });
    expect(changed).toEqual({ status: 202, body: { accepted: true } });
    await syncSubscription(own.parts, customerId);
    expect((await show()).subscription.endsThen).toBe(true);
    expect((await ask(who, 'POST', paths.billingPortal)).body).toEqual({ url: '/test-payments' });
    const card = await ask(who, 'POST', paths.sandboxCard);
    expect([card.status, card.body.clientSecret.startsWith(`${customerId}_secret_`)]).toEqual([200, true]);
    await close();
  });

  test('shows a subscription while it runs or is late, and the invoices with it', async () => {
    await open.empty();
    const own = world();
    const { ask, close } = await routesOf(own);
    const { userId } = await subscriber(own);
    const who = { actor: await actorOf(userId) };
    const set = (change: object) =>
      database.update(billingAccounts).set(change).where(eq(billingAccounts.userId, userId));
    const shown = async () => (await ask(who, 'GET', paths.billing)).body;
    const seen = [];
    for (const status of STATUSES) {
      await set({ status });
      seen.push((await shown()).subscription?.status ?? null);
    }
    expect(seen).toEqual([null, 'trialing', 'active', 'past_due', null]);
    await set({ status: 'past_due', graceEndsAt: at(7), trialEndsAt: null });
    expect((await shown()).subscription).toMatchObject({
      graceEndsAt: at(7).toISOString(),
      trialEndsAt: null,
    });
    await set({ subscribedPlan: null });
    expect((await shown()).subscription).toBeNull();
    await set({ subscribedPlan: 'pro', periodEndsAt: null });
    expect((await shown()).subscription).toBeNull();
    const many = Array.from({ length: 101 }, (_, n) => ({ ...INVOICE, id: `in_${n}`, issuedAt: at(n) }));
    await putInvoices(database, { userId, realm: 'sandbox' }, [
      ...many,
      { ...INVOICE, id: 'in_open', status: 'open', paidAt: null, issuedAt: at(200) },
    ]);
    const { invoices } = await shown();
    expect(invoices).toHaveLength(100);
    expect(invoices[0]).toEqual({
      ...{ id: 'in_open', number: 'N-1', status: 'open', amountMinor: 2900, currency: 'USD' },
      ...{ planType: 'pro', url: 'https://invoice', issuedAt: at(200).toISOString(), paidAt: null },
    });
    expect(invoices[1].paidAt).toBe(NOW.toISOString());
    await close();
  });

  test('says so where the provider is away, and where real money moves', async () => {
    await open.empty();
    const own = world();
    const actor = await actorOf((await subscriber(own)).userId);
    const away = async () => {
      throw new PaymentsUnreachableError('away');
    };
    const payments = { ...own.parts.payments, look: away, setEnding: away, portal: away };
    const { ask, close } = await routesOf(own, { payments });
    const answers = [
      await ask({ actor }, 'POST', paths.createSubscription, { payload: { planType: 'pro' } }),
      await ask({ actor }, 'PATCH', paths.billingSubscription, { payload: { endsThen: true } }),
      await ask({ actor }, 'POST', paths.billingPortal),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [503, 'payments-unreachable']),
    );
    await close();
    const portal = async (_: string, back: string) => back;
    for (const [realm, isTest] of [
      ['stripe-live', false],
      ['stripe-test', true],
    ] as const) {
      await database.update(billingAccounts).set({ realm });
      const live = await routesOf(own, { payments: { ...payments, realm, provider: 'stripe', portal } });
      expect((await live.ask({ actor }, 'GET', paths.billing)).body).toMatchObject({
        provider: 'stripe',
        isTest,
      });
      expect((await live.ask({ actor }, 'POST', paths.billingPortal)).body.url).toBe(
        'https://tieout.example/account',
      );
      await live.close();
      const incomplete = {
        ...SUBSCRIPTION,
        status: 'incomplete',
        confirmation: { kind: 'payment', clientSecret: 's' },
      };
      const look = async () => ({ subscription: { ...incomplete, trialEndsAt: at(14) }, invoices: [] });
      const begun = await subscribe(
        withPayments(own.parts, {
          realm,
          provider: 'stripe',
          publishableKey: 'pk',
          look,
          end: async () => {},
          start: async () => incomplete,
        }),
        actor,
        'pro',
      );
      expect(begun).toMatchObject({ isTest, provider: 'stripe', publishableKey: 'pk', trialEndsAt: null });
    }
  });

  test("works for its own account's secrets and invoices alone", async () => {
    await open.empty();
    const own = world();
    const { ask, close } = await routesOf(own);
    const [mine, theirs] = [await seedUser(database), await seedUser(database)];
    const [asMine, asTheirs] = [{ actor: await actorOf(mine) }, { actor: await actorOf(theirs) }];
    const begun = await subscribe(own.parts, asMine.actor, 'pro');
    const clientSecret = 'refused' in begun ? '' : begun.clientSecret;
    const tries = [
      [paths.sandboxConfirm, { clientSecret, card: 'succeeds' }],
      [paths.sandboxAuthenticate, { clientSecret, isApproved: true }],
    ] as const;
    for (const [path, payload] of tries)
      expect((await ask(asTheirs, 'POST', path, { payload })).body.code).toBe('not-found');
    await subscribe(own.parts, asTheirs.actor, 'pro');
    for (const [path, payload] of tries)
      expect((await ask(asTheirs, 'POST', path, { payload })).body.code).toBe('not-found');
    const { customerId } = await known(mine);
    expect((await own.sandbox.look(customerId)).subscription?.status).toBe('incomplete');
    await putInvoices(database, { userId: mine, realm: 'sandbox' }, [
      INVOICE,
      { ...INVOICE, id: 'in_2', number: null, status: 'open', paidAt: null },
    ]);
    const page = (who: typeof asMine, id: string) => ask(who, 'GET', pathTo(paths.sandboxInvoice, { id }));
    expect((await page(asTheirs, 'in_1')).status).toBe(404);
    const row = (name: string, value: string) => `<tr><th>${name}<td>${value}`;
    const paid = await page(asMine, 'in_1');
    expect(paid.status).toBe(200);
    expect(paid.body).toContain('<title>Test invoice</title>');
    expect(paid.body).toContain(
      `<table>${row('Invoice', 'N-1')}${row('For', 'pro plan')}${row('Amount', '29.00 USD')}${row('Issued', '2026-03-10')}${row('State', 'paid 2026-03-10')}</table>`,
    );
    const unpaid = (await page(asMine, 'in_2')).body;
    expect(unpaid).toContain(row('Invoice', ''));
    expect(unpaid).toContain(`${row('State', 'open')}</table>`);
    await close();
  });
});

describe("the sandbox's customers in the database", () => {
  function bankOf() {
    const own = world();
    return { ...own, bank: createDatabaseBank({ database, queue: own.parts.queue }) };
  }
  const begin = (account: SandboxAccount) => start(account, { plan: 'pro', trialDays: 14 }, NOW.getTime());

  test('take each step alone, with its events queued exactly when it is kept', async () => {
    await open.empty();
    const { bank, jobs, woken } = bankOf();
    for (const id of ['cus', 'other']) await bank.open(id);
    expect(await bank.read('cus')).toEqual(newSandboxAccount('cus'));
    expect([await bank.read('nobody'), await bank.change('nobody', begin, NOW)]).toEqual([null, null]);
    expect(await bank.change('cus', begin, NOW)).toBe('started');
    expect(await bank.read('cus')).toMatchObject({ id: 'cus', made: 3, subscription: { id: 'sub_cus_1' } });
    expect(await bank.read('other')).toEqual(newSandboxAccount('other'));
    expect(jobs).toMatchObject([
      {
        name: FIRE_SANDBOX_EVENT.name,
        data: { event: { id: 'evt_cus_3', type: 'customer.subscription.created' } },
      },
    ]);
    expect(woken).toContain(FIRE_SANDBOX_EVENT.name);
    expect(FIRE_SANDBOX_EVENT).toEqual({
      ...{ name: 'fire-sandbox-event', retryLimit: 8, expireInSeconds: 60, retryDelay: 5 },
    });
    const failing = () => {
      throw new Error('a bug');
    };
    await expect(bank.change('cus', failing, NOW)).rejects.toThrow('a bug');
    expect(jobs).toHaveLength(1);
  });

  test('fall due one by one', async () => {
    await open.empty();
    const { bank } = bankOf();
    for (const id of ['cus', 'idle']) await bank.open(id);
    await bank.change('cus', begin, NOW);
    expect(await bank.due(new Date(at(14).getTime() - 1))).toEqual([]);
    expect(await bank.due(at(14))).toEqual(['cus']);
    const over = (account: SandboxAccount) => ({
      account: newSandboxAccount(account.id),
      events: [],
      outcome: 1,
    });
    expect(await bank.change('cus', over, NOW)).toBe(1);
    expect(await bank.due(at(99))).toEqual([]);
    const rows = await database.select().from(sandboxCustomers);
    expect(rows.map(({ id, dueAt }) => [id, dueAt]).sort()).toEqual([
      ['cus', null],
      ['idle', null],
    ]);
  });
});
