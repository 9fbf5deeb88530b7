import { paths, pathTo, type TestCard } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import { advance, dueAt } from '../src/platform/payments/sandbox/advance.ts';
import { renewalAfter } from '../src/platform/payments/sandbox/calendar.ts';
import { invoice, isPaying, payOpen, priceOf, voidOpen } from '../src/platform/payments/sandbox/charge.ts';
import { customerOfSecret, openSandbox } from '../src/platform/payments/sandbox/open-sandbox.ts';
import {
  newSandboxAccount,
  type SandboxAccount,
  type SandboxSubscription,
  type Stepped,
  sandboxAccountSchema,
  viewOf,
} from '../src/platform/payments/sandbox/sandbox-account.ts';
import { named } from '../src/platform/payments/sandbox/sandbox-bank.ts';
import * as steps from '../src/platform/payments/sandbox/steps.ts';
import { createMemoryBank } from './support/memory-bank.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse('2026-01-31T12:00:00Z');
const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
const FRESH = newSandboxAccount('cus');
const SECRET = 'cus_secret_2';

const started = (plan: 'pro' | 'business' = 'pro', trialDays = 0) =>
  steps.start(FRESH, { plan, trialDays }, NOW).account;
/** A customer whose subscription was begun with that card. */
const begun = (card: TestCard = 'succeeds', plan: 'pro' | 'business' = 'pro', trialDays = 0) =>
  steps.confirm(started(plan, trialDays), { clientSecret: SECRET, card }, NOW).account;
function subscriptionOf({ subscription }: SandboxAccount): SandboxSubscription {
  if (subscription === null) throw new Error('no subscription');
  return subscription;
}
const withStatus = (account: SandboxAccount, status: SandboxSubscription['status']): SandboxAccount => ({
  ...account,
  subscription: { ...subscriptionOf(account), status },
});
const statuses = ['incomplete', 'trialing', 'active', 'past_due', 'ended'] as const;
/** Steps that change nothing leave the account they were given. */
const untouched = (account: SandboxAccount, outcome: unknown) => ({ account, events: [], outcome });

describe('a subscription in the sandbox', () => {
  test('waits for its confirmation, with its trial or 23 hours for the first payment', () => {
    const trial = NOW + 14 * DAY_MS;
    const withTrial = {
      ...{ id: 'sub_cus_1', plan: 'pro', status: 'incomplete', trialEndsAt: trial, startedAt: NOW },
      ...{ periodStartsAt: NOW, periodEndsAt: trial, endsThen: false, nextTriesAt: [] },
    };
    const intents = [{ clientSecret: SECRET, purpose: 'subscription', asking: null }];
    expect(steps.start(FRESH, { plan: 'pro', trialDays: 14 }, NOW)).toEqual({
      account: { ...FRESH, made: 2, subscription: withTrial, intents },
      events: ['customer.subscription.created'],
      outcome: 'started',
    });
    expect(subscriptionOf(started('business'))).toEqual({
      ...withTrial,
      ...{ plan: 'business', trialEndsAt: null, periodEndsAt: NOW + 23 * 60 * 60_000 },
    });
    expect(subscriptionOf(started('pro', 1)).trialEndsAt).toBe(NOW + DAY_MS);
  });

  test('is one at a time', () => {
    for (const status of statuses) {
      const account = withStatus(started(), status);
      const again = steps.start(account, { plan: 'business', trialDays: 0 }, NOW);
      if (status === 'ended') expect(again.outcome).toBe('started');
      else expect(again).toEqual(untouched(account, 'busy'));
    }
    const second = steps.start(
      withStatus(started(), 'ended'),
      { plan: 'business', trialDays: 0 },
      NOW,
    ).account;
    expect(second.intents.map(({ clientSecret }) => clientSecret)).toEqual(['cus_secret_4']);
    expect(subscriptionOf(second).id).toBe('sub_cus_3');
  });

  test('runs its trial once a card is kept, and is paid at once without one', () => {
    const confirmed = (trialDays: number) =>
      steps.confirm(started('pro', trialDays), { clientSecret: SECRET, card: 'succeeds' }, NOW);
    const trialing = confirmed(14);
    expect(trialing).toEqual({
      account: {
        ...started('pro', 14),
        ...{ card: 'succeeds', intents: [] },
        subscription: { ...subscriptionOf(started('pro', 14)), status: 'trialing' },
      },
      events: ['setup_intent.succeeded', 'customer.subscription.updated'],
      outcome: 'succeeded',
    });
    const paid = confirmed(0);
    expect(paid.events).toEqual(['invoice.paid', 'customer.subscription.updated']);
    expect(paid.account).toMatchObject({
      ...{ card: 'succeeds', intents: [], made: 3 },
      subscription: { status: 'active', periodStartsAt: NOW, startedAt: NOW, periodEndsAt: at('2026-02-28') },
      invoices: [
        {
          ...{ id: 'in_cus_3', number: 'TEST-0001', status: 'paid', amount: 2900, plan: 'pro' },
          ...{ issuedAt: NOW, paidAt: NOW },
        },
      ],
    });
    const late = steps.confirm(started(), { clientSecret: SECRET, card: 'succeeds' }, NOW + DAY_MS).account;
    expect(subscriptionOf(late)).toMatchObject({ periodStartsAt: NOW + DAY_MS, startedAt: NOW + DAY_MS });
  });

  test('begins by its own client secret and only while it waits', () => {
    for (const clientSecret of ['cus_secret_1', 'other_secret_2', ''])
      expect(steps.confirm(started(), { clientSecret, card: 'succeeds' }, NOW)).toEqual(
        untouched(started(), 'unknown'),
      );
    const running = { ...begun(), intents: started().intents };
    const again = steps.confirm(running, { clientSecret: SECRET, card: 'succeeds' }, NOW);
    expect(again).toEqual({ account: { ...running, intents: [] }, events: [], outcome: 'succeeded' });
    const without = { ...FRESH, intents: started().intents };
    expect(steps.confirm(without, { clientSecret: SECRET, card: 'succeeds' }, NOW).events).toEqual([]);
  });

  test('is not begun by a declined card, nor at once by one whose payments fail', () => {
    const refusal = { events: ['setup_intent.setup_failed'], outcome: 'declined' };
    const confirm = (account: SandboxAccount, card: TestCard) =>
      steps.confirm(account, { clientSecret: SECRET, card }, NOW);
    expect(confirm(started(), 'declined')).toEqual({ account: started(), ...refusal });
    expect(confirm(started('pro', 14), 'declined')).toEqual({ account: started('pro', 14), ...refusal });
    expect(confirm(started(), 'fails-later')).toEqual({ account: started(), ...refusal });
    expect(confirm(started('pro', 14), 'fails-later').account).toMatchObject({
      card: 'fails-later',
      subscription: { status: 'trialing' },
    });
    expect(confirm({ ...FRESH, intents: started().intents }, 'fails-later').outcome).toBe('succeeded');
  });

  test("waits for the bank's answer where it asks, and forgets the question when it says no", () => {
    const other = { clientSecret: 'cus_secret_9', purpose: 'card' as const, asking: null };
    const waiting = { ...started(), intents: [...started().intents, other] };
    const asked = steps.confirm(waiting, { clientSecret: SECRET, card: 'needs-confirmation' }, NOW);
    const asking = { clientSecret: SECRET, purpose: 'subscription', asking: 'needs-confirmation' };
    expect(asked).toEqual({
      account: { ...waiting, intents: [asking, other] },
      events: [],
      outcome: 'needs-confirmation',
    });
    const answer = (account: SandboxAccount, isApproved: boolean, clientSecret = SECRET) =>
      steps.authenticate(account, { clientSecret, isApproved }, NOW);
    expect(answer(asked.account, false)).toEqual({
      account: waiting,
      events: ['setup_intent.setup_failed'],
      outcome: 'declined',
    });
    const approved = answer(asked.account, true);
    expect(approved).toMatchObject({
      account: { card: 'needs-confirmation', intents: [other], subscription: { status: 'active' } },
      outcome: 'succeeded',
    });
    expect(approved.account.invoices).toMatchObject([{ status: 'paid', amount: 2900 }]);
    expect(answer(waiting, true)).toEqual(untouched(waiting, 'unknown'));
    expect(answer(asked.account, true, 'cus_secret_1')).toEqual(untouched(asked.account, 'unknown'));
    const bothAsking = {
      ...asked.account,
      intents: [{ ...other, asking: 'needs-confirmation' as const }, ...asked.account.intents],
    };
    expect(answer(bothAsking, false).account.intents.map(({ asking: card }) => card)).toEqual([
      'needs-confirmation',
      null,
      null,
    ]);
  });
});

describe('changing plans in the sandbox', () => {
  const half = NOW + 14 * DAY_MS;

  test('pays the difference for the rest of the period', () => {
    const changed = steps.changePlan(begun(), 'business', half);
    expect([changed.outcome, changed.events]).toEqual([
      'changed',
      ['invoice.paid', 'customer.subscription.updated'],
    ]);
    expect(subscriptionOf(changed.account)).toEqual({ ...subscriptionOf(begun()), plan: 'business' });
    expect(changed.account.invoices.at(-1)).toMatchObject({
      ...{ amount: 3500, plan: 'business', number: 'TEST-0002', issuedAt: half, paidAt: half },
    });
    const whole = steps.changePlan(begun(), 'business', NOW).account.invoices.at(-1);
    expect(whole?.amount).toBe(7000);
    const tooLate = steps.changePlan(begun(), 'business', at('2026-03-05'));
    expect([tooLate.outcome, tooLate.account.invoices.length, tooLate.account.credit]).toEqual([
      'changed',
      1,
      0,
    ]);
  });

  test('credits what the cheaper plan leaves over, which pays the next months', () => {
    const cheaper = steps.changePlan(begun('succeeds', 'business'), 'pro', half);
    expect(cheaper).toEqual({
      account: {
        ...begun('succeeds', 'business'),
        credit: 3500,
        subscription: { ...subscriptionOf(begun('succeeds', 'business')), plan: 'pro' },
      },
      events: ['customer.subscription.updated'],
      outcome: 'changed',
    });
    const next = advance(cheaper.account, at('2026-02-28'));
    expect(next.account).toMatchObject({ credit: 600, subscription: { status: 'active' } });
    expect(next.account.invoices.at(-1)).toMatchObject({ amount: 0, status: 'paid' });
    const after = advance(next.account, at('2026-03-31'));
    expect(after.account.credit).toBe(0);
    expect(after.account.invoices.at(-1)).toMatchObject({ amount: 2300, status: 'paid' });
  });

  test('costs nothing at the very end of the period, and writes no invoice for it', () => {
    const atEnd = steps.changePlan(begun(), 'business', at('2026-02-28'));
    expect([atEnd.account.invoices.length, atEnd.account.credit, atEnd.events]).toEqual([
      1,
      0,
      ['customer.subscription.updated'],
    ]);
    // One cent of the difference is still a payment.
    const oneCentMs = (at('2026-02-28') - NOW) / 7000;
    const lastCent = steps.changePlan(begun(), 'business', at('2026-02-28') - oneCentMs);
    expect(lastCent.account.invoices.at(-1)?.amount).toBe(1);
  });

  test('does nothing where it is the plan already, or there is no subscription', () => {
    expect(steps.changePlan(begun(), 'pro', half)).toEqual(untouched(begun(), 'changed'));
    expect(steps.changePlan(FRESH, 'pro', half)).toEqual(untouched(FRESH, 'changed'));
  });

  test('is free during the trial, and not had where it is not paid or cannot be', () => {
    const trialing = begun('succeeds', 'pro', 14);
    expect(steps.changePlan(trialing, 'business', NOW)).toEqual({
      account: { ...trialing, subscription: { ...subscriptionOf(trialing), plan: 'business' } },
      events: ['customer.subscription.updated'],
      outcome: 'changed',
    });
    for (const status of ['incomplete', 'past_due', 'ended'] as const) {
      const account = withStatus(begun(), status);
      expect(steps.changePlan(account, 'business', half)).toEqual(untouched(account, 'declined'));
    }
    const unpaid = { ...begun(), card: 'fails-later' as const };
    expect(steps.changePlan(unpaid, 'business', half)).toEqual({
      account: unpaid,
      events: ['invoice.payment_failed'],
      outcome: 'declined',
    });
  });
});

describe('ending in the sandbox', () => {
  test('with the period is set and taken back, unless it has ended', () => {
    const set = (account: SandboxAccount, endsThen: boolean) => steps.setEnding(account, endsThen);
    const ending = set(begun(), true);
    expect(ending).toEqual({
      account: { ...begun(), subscription: { ...subscriptionOf(begun()), endsThen: true } },
      events: ['customer.subscription.updated'],
      outcome: null,
    });
    expect(subscriptionOf(set(ending.account, false).account).endsThen).toBe(false);
    const over = withStatus(begun(), 'ended');
    expect(set(over, true)).toEqual(untouched(over, null));
    expect(set(FRESH, true)).toEqual(untouched(FRESH, null));
  });

  test('now gives up what is open and what waits for it, and keeps the card', () => {
    const card = steps.askForCard(started()).account;
    const open = {
      ...invoice(card, { plan: 'pro', amount: 2900 }, NOW).account,
      subscription: subscriptionOf(begun()),
    };
    const late = { ...open, subscription: { ...open.subscription, nextTriesAt: [NOW] } };
    const ended = steps.end(late);
    expect([ended.events, ended.outcome]).toEqual([['customer.subscription.deleted'], null]);
    expect(ended.account).toMatchObject({ subscription: { status: 'ended', nextTriesAt: [] } });
    expect(ended.account.invoices.map(({ status }) => status)).toEqual(['void']);
    expect(ended.account.intents.map(({ purpose }) => purpose)).toEqual(['card']);
    const over = withStatus(begun(), 'ended');
    expect(steps.end(over)).toEqual(untouched(over, null));
    expect(steps.end(FRESH)).toEqual(untouched(FRESH, null));
  });
});

describe('another card in the sandbox', () => {
  const ask = (account: SandboxAccount) => steps.askForCard(account);

  test('is asked for with a client secret of its own, in place of an earlier one', () => {
    const first = ask(begun());
    expect(first).toEqual({
      account: {
        ...begun(),
        made: 4,
        intents: [{ clientSecret: 'cus_secret_4', purpose: 'card', asking: null }],
      },
      events: [],
      outcome: 'cus_secret_4',
    });
    expect(ask(first.account)).toMatchObject({
      account: { intents: [{ clientSecret: 'cus_secret_5' }] },
      outcome: 'cus_secret_5',
    });
    expect(ask(started()).account.intents.map(({ purpose }) => purpose)).toEqual(['subscription', 'card']);
  });

  const late = () => advance(begun('fails-later', 'pro', 14), NOW + 14 * DAY_MS).account;
  const change = (account: SandboxAccount, card: TestCard) => {
    const asked = ask(account);
    return steps.confirm(asked.account, { clientSecret: asked.outcome, card }, NOW + 15 * DAY_MS);
  };

  test('is kept for later where nothing is due', () => {
    const kept = change(begun(), 'fails-later');
    expect([kept.account.card, kept.events, kept.outcome]).toEqual([
      'fails-later',
      ['customer.updated'],
      'succeeded',
    ]);
    expect(kept.account.invoices).toEqual(begun().invoices);
    expect(change(begun(), 'succeeds').events).toEqual(['customer.updated']);
    expect(change(FRESH, 'succeeds')).toMatchObject({
      account: { card: 'succeeds', subscription: null },
      events: ['customer.updated'],
    });
  });

  test('pays at once what the old one did not', () => {
    expect(late().invoices).toMatchObject([{ status: 'open', paidAt: null }]);
    const paid = change(late(), 'succeeds');
    expect([paid.events, paid.outcome]).toEqual([
      ['invoice.paid', 'customer.subscription.updated'],
      'succeeded',
    ]);
    expect(paid.account).toMatchObject({
      ...{ card: 'succeeds', subscription: { status: 'active', nextTriesAt: [] } },
      invoices: [{ status: 'paid', paidAt: NOW + 15 * DAY_MS }],
    });
  });

  test('is refused where it fails while a payment is due', () => {
    const failed = change(late(), 'fails-later');
    expect([failed.outcome, failed.account.card, subscriptionOf(failed.account).status]).toEqual([
      'declined',
      'fails-later',
      'past_due',
    ]);
    expect(failed.account.intents).toHaveLength(1);
    const asked = change(late(), 'needs-confirmation');
    expect(subscriptionOf(asked.account).status).toBe('past_due');
  });
});

describe('time in the sandbox', () => {
  test('falls due at the end of a period, or at the next try of a payment', () => {
    const due = (status: SandboxSubscription['status'], nextTriesAt: number[] = [7, 8]) => {
      const account = withStatus(begun(), status);
      return dueAt({ ...account, subscription: { ...subscriptionOf(account), nextTriesAt } });
    };
    const end = at('2026-02-28');
    expect(statuses.map((status) => due(status))).toEqual([end, end, end, 7, null]);
    expect([due('past_due', []), dueAt(FRESH)]).toEqual([null, null]);
  });

  test('renews at its very moment, month by month', () => {
    expect(advance(begun(), at('2026-02-28') - 1)).toEqual({ account: begun(), events: [] });
    const once = advance(begun(), at('2026-02-28'));
    expect(once.events).toEqual(['invoice.paid', 'customer.subscription.updated']);
    expect(subscriptionOf(once.account)).toEqual({
      ...subscriptionOf(begun()),
      ...{ periodStartsAt: at('2026-02-28'), periodEndsAt: at('2026-03-31') },
    });
    const thrice = advance(begun(), at('2026-05-01'));
    expect(thrice.account.invoices.map(({ issuedAt, amount, number }) => [issuedAt, amount, number])).toEqual(
      [
        [NOW, 2900, 'TEST-0001'],
        [at('2026-02-28'), 2900, 'TEST-0002'],
        [at('2026-03-31'), 2900, 'TEST-0003'],
        [at('2026-04-30'), 2900, 'TEST-0004'],
      ],
    );
    expect(thrice.events).toHaveLength(6);
  });

  test('ends a trial with the first payment, which sets the day of the month', () => {
    const paid = advance(begun('succeeds', 'business', 14), at('2026-02-14'));
    expect(subscriptionOf(paid.account)).toMatchObject({
      ...{ status: 'active', trialEndsAt: null, startedAt: at('2026-02-14') },
      ...{ periodStartsAt: at('2026-02-14'), periodEndsAt: at('2026-03-14'), nextTriesAt: [] },
    });
    expect(paid.account.invoices).toMatchObject([{ amount: 9900, status: 'paid' }]);
  });

  test('ends what nobody confirmed and what was cancelled, without a payment', () => {
    const unconfirmed = advance(started('pro', 14), NOW + 14 * DAY_MS);
    const cancelled = advance(steps.setEnding(begun(), true).account, at('2026-02-28'));
    for (const { account, events } of [unconfirmed, cancelled])
      expect([subscriptionOf(account).status, events]).toEqual(['ended', ['customer.subscription.deleted']]);
    expect([unconfirmed.account.invoices.length, cancelled.account.invoices.length]).toEqual([0, 1]);
    expect(advance(FRESH, NOW)).toEqual({ account: FRESH, events: [] });
  });

  test('tries a failed payment again after one, three and five days, then leaves it', () => {
    const failedAt = NOW + 14 * DAY_MS;
    const failed = advance(begun('fails-later', 'pro', 14), failedAt);
    expect(failed.events).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
    expect(subscriptionOf(failed.account)).toMatchObject({
      status: 'past_due',
      nextTriesAt: [1, 3, 5].map((days) => failedAt + days * DAY_MS),
    });
    const again = advance(failed.account, failedAt + 3 * DAY_MS);
    expect(again.events).toEqual(['invoice.payment_failed', 'invoice.payment_failed']);
    expect(subscriptionOf(again.account)).toMatchObject({
      status: 'past_due',
      nextTriesAt: [failedAt + 5 * DAY_MS],
    });
    const last = advance(again.account, failedAt + 50 * DAY_MS);
    expect([subscriptionOf(last.account).nextTriesAt, last.account.invoices.length]).toEqual([[], 1]);
    const paid = advance({ ...again.account, card: 'succeeds' }, failedAt + 5 * DAY_MS);
    expect(paid.events).toEqual(['invoice.paid', 'customer.subscription.updated']);
    expect(paid.account).toMatchObject({
      subscription: { status: 'active', nextTriesAt: [] },
      invoices: [{ status: 'paid', paidAt: failedAt + 5 * DAY_MS }],
    });
  });

  test.each([
    ['2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-02-28', '2026-03-31'],
    ['2024-01-31', '2024-02-28', '2024-02-29'],
    ['2026-03-15', '2026-03-15', '2026-04-15'],
    ['2026-03-15', '2026-04-14', '2026-04-15'],
    ['2025-11-30', '2026-02-27', '2026-02-28'],
    ['2025-12-31', '2025-12-31', '2026-01-31'],
  ])('a period begun on %s renews after %s on %s', (anchor, instant, renewal) => {
    expect(new Date(renewalAfter(at(anchor), at(instant))).toISOString().slice(0, 10)).toBe(renewal);
  });
});

describe('charging in the sandbox', () => {
  test("takes the plans' prices in cents, by cards that pay", () => {
    expect([priceOf('pro'), priceOf('business')]).toEqual([2900, 9900]);
    const cards = ['succeeds', 'needs-confirmation', 'fails-later', 'declined', null] as const;
    expect(cards.map(isPaying)).toEqual([true, true, false, false, false]);
  });

  test('uses credit first, and what is fully credited is paid without a card', () => {
    const charge = (credit: number, card: TestCard | null) => {
      const { account, isPaid } = invoice({ ...FRESH, credit, card }, { plan: 'pro', amount: 100 }, NOW);
      const [written] = account.invoices;
      return [isPaid, written?.amount, written?.status, written?.paidAt, account.credit, account.made];
    };
    expect(charge(0, 'succeeds')).toEqual([true, 100, 'paid', NOW, 0, 1]);
    expect(charge(30, 'succeeds')).toEqual([true, 70, 'paid', NOW, 0, 1]);
    expect(charge(130, null)).toEqual([true, 0, 'paid', NOW, 30, 1]);
    expect(charge(99, null)).toEqual([false, 1, 'open', null, 0, 1]);
  });

  test('pays or gives up what is open, and leaves what is settled', () => {
    const written = (['open', 'paid', 'void'] as const).map((status) => ({
      ...{ id: status, number: 'TEST', status, amount: 1, plan: 'pro' as const, issuedAt: 1, paidAt: null },
    }));
    const account = { ...FRESH, invoices: written };
    expect(payOpen(account, NOW).invoices).toEqual([
      { ...written[0], status: 'paid', paidAt: NOW },
      written[1],
      written[2],
    ]);
    expect(voidOpen(account).invoices).toEqual([{ ...written[0], status: 'void' }, written[1], written[2]]);
  });
});

describe('what the sandbox shows of a customer', () => {
  test('is nothing of a new one, and everything once it has begun', () => {
    expect(viewOf(FRESH)).toEqual({ subscription: null, invoices: [] });
    expect(viewOf(begun())).toEqual({
      subscription: {
        ...{ id: 'sub_cus_1', plan: 'pro', status: 'active', endsThen: false, confirmation: null },
        ...{ trialEndsAt: null, periodEndsAt: new Date(at('2026-02-28')), card: 'test card 4242' },
      },
      invoices: [
        {
          ...{ id: 'in_cus_3', number: 'TEST-0001', status: 'paid', plan: 'pro', amountMinor: 2900 },
          ...{ currency: 'USD', issuedAt: new Date(NOW), paidAt: new Date(NOW), url: null },
        },
      ],
    });
  });

  test('names what has to be confirmed: a card for later or a payment', () => {
    const shown = (account: SandboxAccount) => viewOf(account).subscription;
    expect(shown(started('pro', 14))).toMatchObject({
      confirmation: { kind: 'setup', clientSecret: SECRET },
      trialEndsAt: new Date(NOW + 14 * DAY_MS),
      card: null,
    });
    expect(shown(started())?.confirmation).toEqual({ kind: 'payment', clientSecret: SECRET });
    expect(shown(steps.askForCard(begun()).account)?.confirmation).toBeNull();
  });

  test('leaves out invoices over nothing, and shows open ones unpaid', () => {
    const open = invoice({ ...FRESH, credit: 100 }, { plan: 'pro', amount: 100 }, NOW).account;
    const both = invoice(open, { plan: 'pro', amount: 1 }, NOW).account;
    expect(viewOf(both).invoices).toMatchObject([{ amountMinor: 1, status: 'open', paidAt: null }]);
  });
});

test('what is kept of a customer is read as it was written, and nothing else', () => {
  const asking = steps.confirm(started('pro', 14), { clientSecret: SECRET, card: 'needs-confirmation' }, NOW);
  const waiting = steps.askForCard(begun()).account;
  const inEveryState = statuses.map((status) => withStatus(begun(), status));
  for (const account of [FRESH, begun(), asking.account, waiting, ...inEveryState])
    expect(sandboxAccountSchema.parse(JSON.parse(JSON.stringify(account)))).toEqual(account);
  for (const wrong of [
    { ...begun(), credit: 0.5 },
    { ...begun(), made: 1.5 },
    { ...begun(), card: 'gold' },
    {},
  ])
    expect(sandboxAccountSchema.safeParse(wrong).success).toBe(false);
});

test('events are named after their customer, each once, and dated in whole seconds', () => {
  const stepped: Stepped<null> = { account: { ...FRESH, made: 3 }, events: ['a', 'b'], outcome: null };
  const event = (id: string, type: string) => ({
    ...{ id, type, created: Math.floor(NOW / 1000) },
    data: { object: { customer: 'cus' } },
  });
  expect(named(stepped, new Date(NOW + 999))).toEqual({
    account: { ...FRESH, made: 5 },
    events: [event('evt_cus_4', 'a'), event('evt_cus_5', 'b')],
  });
});

describe('the sandbox as a provider', () => {
  function stand() {
    const clock = { now: new Date(NOW) };
    const bank = createMemoryBank();
    return { clock, bank, sandbox: openSandbox({ bank, secret: 'secret', now: () => clock.now }) };
  }
  const person = { userId: 'user', email: 'ann@example.com', name: 'Ann' };
  const order = { plan: 'pro' as const, trialDays: 0, attempt: 'first' };

  test('says what it is', async () => {
    const { sandbox } = stand();
    expect(sandbox).toMatchObject({
      ...{ provider: 'sandbox', realm: 'sandbox', publishableKey: null, signatureHeader: 'tieout-signature' },
    });
    expect([await sandbox.portal('cus', 'back'), await sandbox.faults()]).toEqual(['/test-payments', []]);
  });

  test('serves each customer apart, and knows nothing of others', async () => {
    const { sandbox } = stand();
    const [one, other] = [await sandbox.openCustomer(person), await sandbox.openCustomer(person)];
    expect(one).toMatch(/^sandbox_[0-9a-f-]{36}$/);
    const made = await sandbox.start({ customerId: one, ...order });
    if (made === 'busy') throw new Error('busy');
    expect(made).toMatchObject({ plan: 'pro', status: 'incomplete' });
    expect(await sandbox.start({ customerId: one, ...order })).toBe('busy');
    expect(await sandbox.start({ customerId: 'nobody', ...order })).toBe('busy');
    expect((await sandbox.look(other)).subscription).toBeNull();
    expect(await sandbox.look('nobody')).toEqual({ subscription: null, invoices: [] });
    const clientSecret = made.confirmation?.clientSecret ?? '';
    expect(customerOfSecret(clientSecret)).toBe(one);
    expect(await sandbox.confirm(clientSecret.replace(one, other), 'succeeds')).toBe('unknown');
    expect(await sandbox.confirm('nobody_secret_1', 'succeeds')).toBe('unknown');
    expect(await sandbox.confirm(clientSecret, 'needs-confirmation')).toBe('needs-confirmation');
    expect(await sandbox.authenticate(clientSecret, true)).toBe('succeeded');
    const { subscription, invoices } = await sandbox.look(one);
    expect(subscription?.status).toBe('active');
    expect(invoices).toMatchObject([{ url: pathTo(paths.sandboxInvoice, { id: invoices[0]?.id ?? '' }) }]);
    expect(await sandbox.changePlan(one, '', 'business')).toBe('changed');
    expect(await sandbox.changePlan('nobody', '', 'business')).toBe('declined');
    await sandbox.setEnding(one, '', true);
    expect((await sandbox.look(one)).subscription).toMatchObject({ plan: 'business', endsThen: true });
    expect(await sandbox.askForCard(one)).toMatch(/_secret_/);
    expect(await sandbox.askForCard('nobody')).toBe('');
    await sandbox.end(one, '');
    expect((await sandbox.look(one)).subscription?.status).toBe('ended');
  });

  test('moves on with the clock what has fallen due', async () => {
    const { sandbox, clock } = stand();
    const customerId = await sandbox.openCustomer(person);
    await sandbox.start({ customerId, ...order, trialDays: 14 });
    clock.now = new Date(NOW + 14 * DAY_MS - 1);
    await sandbox.advance();
    expect((await sandbox.look(customerId)).subscription?.status).toBe('incomplete');
    clock.now = new Date(NOW + 14 * DAY_MS);
    await sandbox.advance();
    expect((await sandbox.look(customerId)).subscription?.status).toBe('ended');
  });

  test('reads an event it signed within five minutes, whole and unchanged', async () => {
    const { sandbox, clock, bank } = stand();
    const customerId = await sandbox.openCustomer(person);
    await sandbox.start({ customerId, ...order });
    const [event] = bank.events;
    if (event === undefined) throw new Error('no event');
    const { body, signature } = sandbox.signed(event);
    expect(sandbox.readEvent(body, signature)).toEqual({
      ...{ id: event.id, kind: 'customer.subscription.created', customerId },
    });
    expect(sandbox.readEvent(Buffer.concat([body, Buffer.from(' ')]), signature)).toBeNull();
    clock.now = new Date(NOW + 5 * 60_000);
    expect(sandbox.readEvent(body, signature)).not.toBeNull();
    clock.now = new Date(NOW + 5 * 60_000 + 1);
    expect(sandbox.readEvent(body, signature)).toBeNull();
    clock.now = new Date(NOW);
    const nameless = sandbox.signed({ ...event, id: '' });
    expect(() => sandbox.readEvent(nameless.body, nameless.signature)).toThrow();
  });
});
