import { randomUUID } from 'node:crypto';
import { paths, pathTo, SIGNATURE_HEADER, type TestCard } from '@tieout/contract';
import { z } from 'zod';
import { isSignedBody, signBody } from '../../outbound/sign-body.ts';
import type { Payments } from '../payments.ts';
import { advance } from './advance.ts';
import { type SandboxAccount, viewOf } from './sandbox-account.ts';
import type { SandboxBank, SandboxEvent } from './sandbox-bank.ts';
import * as steps from './steps.ts';

const SIGNATURE_HOLDS_MS = 5 * 60_000;

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  data: z.object({ object: z.object({ customer: z.string().max(200) }) }),
});

/** What the sandbox's own pages and its clock do, next to what every provider does. */
export type Sandbox = Payments & {
  readonly provider: 'sandbox';
  /** Tries a test card, as the provider's part of a page does. */
  confirm(clientSecret: string, card: TestCard): Promise<steps.CardOutcome>;
  /** Gives the bank's answer. */
  authenticate(clientSecret: string, isApproved: boolean): Promise<steps.CardOutcome>;
  /** A client secret to keep another card with. */
  askForCard(customerId: string): Promise<string>;
  /** Does what has fallen due by now: trials end, periods renew, failed payments are tried again. */
  advance(): Promise<void>;
  /** An event as it is sent: its body and the signature that goes with it. */
  signed(event: SandboxEvent): { readonly body: Buffer; readonly signature: string };
};

/** Whose intent a client secret is of. */
export function customerOfSecret(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Payments that move no money, for installations without a provider: the same rules, test cards only. */
export function openSandbox({
  bank,
  secret,
  now,
}: {
  readonly bank: SandboxBank;
  /** Signs events. */
  readonly secret: string;
  readonly now: () => Date;
}): Sandbox {
  const atNow = () => now().getTime();
  const ofSecret = async (
    clientSecret: string,
    step: (account: SandboxAccount) => ReturnType<typeof steps.confirm>,
  ) => (await bank.change(customerOfSecret(clientSecret), step, now())) ?? 'unknown';
  return {
    provider: 'sandbox',
    realm: 'sandbox',
    publishableKey: null,
    signatureHeader: SIGNATURE_HEADER,
    async openCustomer() {
      const customerId = `sandbox_${randomUUID()}`;
      await bank.open(customerId);
      return customerId;
    },
    async look(customerId) {
      const account = await bank.read(customerId);
      return account === null ? { subscription: null, invoices: [] } : withPages(viewOf(account));
    },
    async start({ customerId, plan, trialDays }) {
      const order = { plan, trialDays };
      const outcome = await bank.change(customerId, (account) => steps.start(account, order, atNow()), now());
      const account = await bank.read(customerId);
      if (outcome !== 'started' || account === null) return 'busy';
      return viewOf(account).subscription ?? 'busy';
    },
    async changePlan(customerId, _subscriptionId, plan) {
      const step = (account: SandboxAccount) => steps.changePlan(account, plan, atNow());
      return (await bank.change(customerId, step, now())) ?? 'declined';
    },
    async setEnding(customerId, _subscriptionId, endsThen) {
      await bank.change(customerId, (account) => steps.setEnding(account, endsThen), now());
    },
    async end(customerId) {
      await bank.change(customerId, steps.end, now());
    },
    async portal() {
      return '/test-payments';
    },
    readEvent(body, signature) {
      const isSigned = isSignedBody({ secret, body, now: now(), toleranceMs: SIGNATURE_HOLDS_MS }, signature);
      if (!isSigned) return null;
      const { id, type, data } = eventSchema.parse(JSON.parse(body.toString()));
      return { id, kind: type, customerId: data.object.customer };
    },
    faults: async () => [],
    confirm: (clientSecret, card) =>
      ofSecret(clientSecret, (account) => steps.confirm(account, { clientSecret, card }, atNow())),
    authenticate: (clientSecret, isApproved) =>
      ofSecret(clientSecret, (account) => steps.authenticate(account, { clientSecret, isApproved }, atNow())),
    askForCard: async (customerId) => (await bank.change(customerId, steps.askForCard, now())) ?? '',
    async advance() {
      for (const customerId of await bank.due(now())) {
        const step = (account: SandboxAccount) => ({ ...advance(account, atNow()), outcome: null });
        await bank.change(customerId, step, now());
      }
    },
    signed(event) {
      const body = Buffer.from(JSON.stringify(event));
      return { body, signature: signBody(secret, body, now()) };
    },
  };
}

/** Each invoice with the page it can be seen at. */
function withPages(view: ReturnType<typeof viewOf>) {
  const pageOf = (id: string) => pathTo(paths.sandboxInvoice, { id });
  return { ...view, invoices: view.invoices.map((each) => ({ ...each, url: pageOf(each.id) })) };
}
