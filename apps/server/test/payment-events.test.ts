import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaidPlan, PlanId, TestCard } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserActor } from '../src/actor.ts';
import { findUser } from '../src/features/accounts/account-store.ts';
import { userActor } from '../src/features/accounts/user-actor.ts';
import { findBillingOf } from '../src/features/billing/billing-store.ts';
import { changeSubscription } from '../src/features/billing/change-subscription.ts';
import type { BillingParts } from '../src/features/billing/parts.ts';
import { advancePayments } from '../src/features/billing/payments-clock.ts';
import { APPLY_PAYMENT_EVENT, applyEvent, receiveEvent } from '../src/features/billing/receive-event.ts';
import { subscribe } from '../src/features/billing/subscribe.ts';
import { auditEvents, users } from '../src/platform/database/account-schema.ts';
import { PaymentsUnreachableError } from '../src/platform/payments/payments.ts';
import { openSandbox, type Sandbox } from '../src/platform/payments/sandbox/open-sandbox.ts';
import type { SandboxEvent } from '../src/platform/payments/sandbox/sandbox-bank.ts';
import type { Queue } from '../src/platform/queue/queue.ts';
import { readMasterKeys } from '../src/platform/secrets/master-keys.ts';
import { openSecrets, type Secrets } from '../src/platform/secrets/open-secrets.ts';
import { isFull } from './support/breadth.ts';
import { createMemoryBank } from './support/memory-bank.ts';
import { openMemoryDatabase } from './support/memory-database.ts';

const SEQUENCES = Number(process.env.PAYMENT_SEQUENCES ?? (isFull ? 1000 : 30));
const DAY_MS = 24 * 60 * 60_000;
const SECRET = 'the secret of the provider';

let folder: string;
let open: Awaited<ReturnType<typeof openMemoryDatabase>>;
let secrets: Secrets;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieout-payments-'));
  open = await openMemoryDatabase();
  const source = { masterKey: null, previousMasterKeys: [], folder: join(folder, 'secrets') };
  secrets = openSecrets(await readMasterKeys(source));
});
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true, force: true });
});

/** One account, its provider, and what is under way between them. */
type World = {
  readonly user: UserActor;
  readonly sandbox: Sandbox;
  readonly parts: BillingParts;
  readonly clock: { now: Date };
  /** Events the provider has not sent yet. */
  readonly untold: SandboxEvent[];
  /** Requests as they were sent, which anybody on the way may send again. */
  readonly sent: { readonly body: Buffer; readonly signature: string }[];
  /** Jobs of the queue: what survives a restart. */
  readonly jobs: string[];
  isProviderAway: boolean;
  customerId: string | null;
};

let count = 0;

async function newWorld(): Promise<World> {
  const id = `user-${++count}`;
  const at = new Date('2026-01-15T00:00:00Z');
  const row = {
    id,
    name: 'P',
    email: `${id}@example.com`,
    emailVerified: true,
    createdAt: at,
    updatedAt: at,
  };
  await open.database.insert(users).values(row);
  const stored = await findUser(open.database, id);
  if (stored === null) throw new Error('no user');
  const clock = { now: at };
  const bank = createMemoryBank();
  const sandbox = openSandbox({ bank, secret: SECRET, now: () => clock.now });
  const jobs: string[] = [];
  const queue = {
    add: async (_transaction: unknown, name: string, data: { eventId?: string }) => {
      if (name === APPLY_PAYMENT_EVENT.name && data.eventId) jobs.push(data.eventId);
    },
    wake: () => {},
  } as unknown as Queue;
  const world: World = {
    ...{ sandbox, clock, jobs, untold: bank.events, sent: [], isProviderAway: false, customerId: null },
    user: userActor(stored, new Set()),
    parts: {
      ...{ database: open.database, queue, secrets, sandbox },
      now: () => clock.now,
      publicUrl: () => '',
      payments: {
        ...sandbox,
        async look(customerId) {
          if (world.isProviderAway) throw new PaymentsUnreachableError('away');
          return sandbox.look(customerId);
        },
      },
    },
  };
  return world;
}

type Step = (world: World) => Promise<unknown>;

/** What a person, the provider or time does. None of it changes a plan by itself. */
const acts = {
  subscribe: (plan: PaidPlan) => (world) => subscribe(world.parts, world.user, plan),
  pay: (card: TestCard) => async (world) => {
    const intent = await openIntent(world);
    return intent && world.sandbox.confirm(intent, card);
  },
  answerBank: (isApproved: boolean) => async (world) => {
    const intent = await openIntent(world);
    return intent && world.sandbox.authenticate(intent, isApproved);
  },
  changePlan: (planType: PaidPlan) => (world) => changeSubscription(world.parts, world.user.id, { planType }),
  end: (endsThen: boolean) => (world) => changeSubscription(world.parts, world.user.id, { endsThen }),
  newCard: (card: TestCard) => async (world) => {
    const customerId = await customerOf(world);
    return customerId && world.sandbox.confirm(await world.sandbox.askForCard(customerId), card);
  },
  wait: (days: number) => async (world) => {
    world.clock.now = new Date(world.clock.now.getTime() + days * DAY_MS);
    await advancePayments(world.parts);
  },
  /** Somebody without the secret claims whatever they like, or sends an old request again. */
  forge: (how: number) => async (world) => {
    const customerId = (await customerOf(world)) ?? 'cus';
    const liar = openSandbox({ bank: createMemoryBank(), secret: `not ${SECRET}`, now: world.parts.now });
    const lie = liar.signed(eventOf(`forged-${++count}`, customerId));
    const old = world.sent[how % Math.max(1, world.sent.length)];
    const tampered = old && { ...old, body: Buffer.from(old.body.toString().replace('evt_', 'evt_x')) };
    for (const request of [lie, ...(tampered ? [tampered] : []), { ...lie, signature: '' }])
      expect(await receiveEvent(world.parts, request)).toMatchObject({
        refused: { code: 'signature-wrong' },
      });
  },
} satisfies Record<string, (value: never) => Step>;

/** Sends one of the waiting events, up to three times, and runs the resulting jobs now or leaves them for later. */
function tell({ which, times, isLater }: { which: number; times: number; isLater: boolean }): Step {
  return async (world) => {
    const [event] = world.untold.splice(which % Math.max(1, world.untold.length), 1);
    if (event === undefined) return;
    for (let time = 0; time < times; time++) {
      const request = world.sandbox.signed(event);
      world.sent.push(request);
      expect(await receiveEvent(world.parts, request)).toBeNull();
    }
    if (!isLater) await work(world);
  };
}

/** The process ends in the middle of its jobs, and another continues with them. */
const restart: Step = async (world) => {
  world.isProviderAway = true;
  await Promise.allSettled(world.jobs.map((eventId) => applyEvent(world.parts, eventId)));
  world.isProviderAway = false;
};

async function work(world: World): Promise<void> {
  for (const eventId of world.jobs.splice(0)) await applyEvent(world.parts, eventId);
}

const plan = fc.constantFrom<PaidPlan>('pro', 'business');
const card = fc.constantFrom<TestCard>(
  'succeeds',
  'succeeds',
  'declined',
  'needs-confirmation',
  'fails-later',
);
const act = fc.oneof(
  { weight: 4, arbitrary: plan.map(acts.subscribe) },
  { weight: 6, arbitrary: card.map(acts.pay) },
  { weight: 1, arbitrary: fc.boolean().map(acts.answerBank) },
  { weight: 3, arbitrary: plan.map(acts.changePlan) },
  { weight: 2, arbitrary: fc.boolean().map(acts.end) },
  { weight: 1, arbitrary: card.map(acts.newCard) },
  { weight: 3, arbitrary: fc.constantFrom(1, 8, 15, 32).map(acts.wait) },
  { weight: 1, arbitrary: fc.nat(9).map(acts.forge) },
);
const telling = fc.record({ which: fc.nat(9), times: fc.integer({ min: 1, max: 3 }), isLater: fc.boolean() });
const step = fc.oneof(
  { weight: 5, arbitrary: act.map((run) => ({ isAct: true, run })) },
  { weight: 5, arbitrary: telling.map((how) => ({ isAct: false, run: tell(how) })) },
  { weight: 1, arbitrary: fc.constant({ isAct: true, run: restart }) },
);

test(`${SEQUENCES} histories sent in any order, up to three times, late and among lies end with the plan that is paid for`, {
  timeout: 60_000 + SEQUENCES * 200,
}, async () => {
  const ends = { free: 0, pro: 0, business: 0 };
  let steps = 0;
  const order = fc.array(fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 3 })), {
    minLength: 30,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(plan, card, fc.array(step, { minLength: 4, maxLength: 14 }), order, async (...story) => {
      const [firstPlan, firstCard, middle, telling] = story;
      const world = await newWorld();
      const opening = [acts.subscribe(firstPlan), acts.pay(firstCard)].map((run) => ({ isAct: true, run }));
      let known: PlanId | null = 'free';
      for (const { isAct, run } of [...opening, ...middle]) {
        steps++;
        const before: PlanId = known ?? (await planOf(world));
        await run(world);
        known = isAct ? await planOf(world) : null;
        if (isAct) expect(known, 'only an event changes a plan').toBe(before);
      }
      // In the end everything is shown, shuffled; what that brings about, such as the end of a grace, as well.
      for (let next = 0; world.untold.length > 0; next++) {
        const [which, times] = telling[next % telling.length] ?? [0, 1];
        await tell({ which, times, isLater: which % 2 === 0 })(world);
      }
      await work(world);
      const plan = await planOf(world);
      expect(plan).toBe(await planPaidFor(world));
      ends[plan]++;
    }),
    { numRuns: SEQUENCES, seed: 20261121, endOnFailure: true },
  );
  console.log(`${SEQUENCES} stories, ${steps} steps; plans in the end ${JSON.stringify(ends)}`);
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(SEQUENCES / 50);
});

test('two words on one customer at the same moment: the later answer of the provider stands', async () => {
  const world = await newWorld();
  await subscribe(world.parts, world.user, 'pro');
  await world.sandbox.confirm((await openIntent(world)) ?? '', 'succeeds');
  const [earlier] = world.untold.splice(0);
  if (!earlier) throw new Error('nothing begun');
  // One worker hears that the plan runs and is slow to write it down; meanwhile it ends, and another worker writes that.
  const hearing = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const look: Sandbox['look'] = async (customerId) => {
    const heard = await world.sandbox.look(customerId);
    hearing.resolve();
    await slow.promise;
    return heard;
  };
  const slowParts: BillingParts = { ...world.parts, payments: { ...world.parts.payments, look } };
  await receiveEvent(world.parts, world.sandbox.signed(earlier));
  world.jobs.shift();
  const first = applyEvent(slowParts, earlier.id);
  await hearing.promise;
  await world.sandbox.end((await customerOf(world)) ?? '', '');
  for (const event of world.untold) await receiveEvent(world.parts, world.sandbox.signed(event));
  await work(world);
  slow.resolve();
  await first;
  expect(await planOf(world)).toBe('free');
  expect(await findBillingOf(open.database, world.user.id, 'sandbox')).toMatchObject({ status: 'ended' });
});

test('what an admin gives stays until the provider says something new', async () => {
  const world = await newWorld();
  await subscribe(world.parts, world.user, 'pro');
  const intent = await openIntent(world);
  await world.sandbox.confirm(intent ?? '', 'succeeds');
  const events = [...world.untold];
  for (const event of events) await receiveEvent(world.parts, world.sandbox.signed(event));
  await work(world);
  await open.database.update(users).set({ planType: 'business' }).where(eq(users.id, world.user.id));
  const again = eventOf('evt-late', (await customerOf(world)) ?? '');
  await receiveEvent(world.parts, world.sandbox.signed(again));
  await work(world);
  expect(await planOf(world)).toBe('business');
  const audit = await open.database.select().from(auditEvents).where(eq(auditEvents.actorId, world.user.id));
  expect(audit).toMatchObject([{ kind: 'plan-changed', details: { from: 'free', to: 'pro' } }]);
});

async function planOf({ user }: World) {
  const stored = await findUser(open.database, user.id);
  if (stored === null) throw new Error('no user');
  return stored.planType;
}

/** By the provider's own books. */
async function planPaidFor(world: World) {
  const customerId = await customerOf(world);
  const { subscription } = await world.sandbox.look(customerId ?? '');
  const isRunning = ['trialing', 'active', 'past_due'].includes(subscription?.status ?? '');
  return isRunning ? subscription?.plan : 'free';
}

async function customerOf(world: World): Promise<string | null> {
  world.customerId ??= (await findBillingOf(open.database, world.user.id, 'sandbox'))?.customerId ?? null;
  return world.customerId;
}

async function openIntent(world: World): Promise<string | null> {
  const { subscription } = await world.sandbox.look((await customerOf(world)) ?? '');
  return subscription?.confirmation?.clientSecret ?? null;
}

function eventOf(id: string, customer: string): SandboxEvent {
  return { id, type: 'customer.subscription.updated', created: 0, data: { object: { customer } } };
}
