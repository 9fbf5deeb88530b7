import { invoiceStatusSchema, paidPlanSchema, testCardSchema, testCards } from '@tieout/contract';
import { z } from 'zod';
import type { CustomerView, Subscription } from '../payments.ts';

/** Instants are milliseconds since 1970, money whole US cents. */
const instant = z.number().int();

const subscriptionSchema = z.object({
  id: z.string(),
  plan: paidPlanSchema,
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'ended']),
  /** Where an unconfirmed one will begin: with a trial until then, or with a payment (null). */
  trialEndsAt: instant.nullable(),
  startedAt: instant,
  periodStartsAt: instant,
  periodEndsAt: instant,
  endsThen: z.boolean(),
  /** Tries of the open invoice that are still to come. */
  nextTriesAt: z.array(instant),
});
export type SandboxSubscription = z.infer<typeof subscriptionSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: invoiceStatusSchema,
  amount: instant,
  plan: paidPlanSchema,
  issuedAt: instant,
  paidAt: instant.nullable(),
});
export type SandboxInvoice = z.infer<typeof invoiceSchema>;

/** Something a card is wanted for. */
const intentSchema = z.object({
  clientSecret: z.string(),
  purpose: z.enum(['subscription', 'card']),
  /** The card whose bank was asked and has not answered. */
  asking: testCardSchema.nullable(),
});

/** Everything the sandbox holds of one customer. */
export const sandboxAccountSchema = z.object({
  id: z.string(),
  card: testCardSchema.nullable(),
  subscription: subscriptionSchema.nullable(),
  intents: z.array(intentSchema),
  /** The newest last. */
  invoices: z.array(invoiceSchema),
  /** What a change to a cheaper plan left over, for the next invoices. */
  credit: instant,
  /** How many things were made, for their names. */
  made: z.number().int(),
});
export type SandboxAccount = z.infer<typeof sandboxAccountSchema>;

/** What came of one step: the account after it, what is to be shown of it, and an answer. */
export type Stepped<Outcome> = {
  readonly account: SandboxAccount;
  readonly events: readonly string[];
  readonly outcome: Outcome;
};

/** A customer with nothing yet. */
export function newSandboxAccount(id: string): SandboxAccount {
  return { id, card: null, subscription: null, intents: [], invoices: [], credit: 0, made: 0 };
}

/** The account as the interface shows it. */
export function viewOf(account: SandboxAccount): CustomerView {
  return {
    subscription: account.subscription === null ? null : subscriptionView(account, account.subscription),
    invoices: account.invoices.filter(isOfSomething).map(({ amount, issuedAt, paidAt, ...invoice }) => ({
      ...invoice,
      amountMinor: amount,
      currency: 'USD',
      issuedAt: new Date(issuedAt),
      paidAt: paidAt === null ? null : new Date(paidAt),
      url: null,
    })),
  };
}

/** What was fully credited is no invoice anybody needs to see. */
function isOfSomething({ amount }: SandboxInvoice): boolean {
  return amount > 0;
}

function subscriptionView(account: SandboxAccount, subscription: SandboxSubscription): Subscription {
  const { id, plan, status, endsThen, trialEndsAt, periodEndsAt } = subscription;
  const intent = account.intents.find(({ purpose }) => purpose === 'subscription');
  return {
    ...{ id, plan, status, endsThen },
    confirmation: intent
      ? { kind: trialEndsAt === null ? 'payment' : 'setup', clientSecret: intent.clientSecret }
      : null,
    trialEndsAt: trialEndsAt === null ? null : new Date(trialEndsAt),
    periodEndsAt: new Date(periodEndsAt),
    card: account.card === null ? null : `test card ${testCards[account.card].number.slice(-4)}`,
  };
}
