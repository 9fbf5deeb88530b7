import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a payment provider said last of each account that ever began to pay. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose customer it is: the sandbox's, Stripe's with a test key, Stripe's. */
    realm: text('realm', { enum: ['sandbox', 'stripe-test', 'stripe-live'] }).notNull(),
    customerId: text('customer_id').notNull().unique(),
    /** Grows with each word of the provider that was taken down: what was asked before an earlier one is not written over it. */
    revision: integer('revision').notNull().default(0),
    /** The plan the provider's word gives; the account's own may be another, where an admin set it. */
    planGiven: text('plan_given', { enum: ['free', 'pro', 'business'] })
      .notNull()
      .default('free'),
    hasUsedTrial: boolean('has_used_trial').notNull().default(false),
    subscriptionId: text('subscription_id'),
    subscribedPlan: text('subscribed_plan', { enum: ['pro', 'business'] }),
    status: text('status', { enum: ['incomplete', 'trialing', 'active', 'past_due', 'ended'] }),
    trialEndsAt: instant('trial_ends_at'),
    periodEndsAt: instant('period_ends_at'),
    endsThen: boolean('ends_then').notNull().default(false),
    /** When a subscription whose payment failed is ended. */
    graceEndsAt: instant('grace_ends_at'),
    card: text('card'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.realm] }),
    index('billing_accounts_grace').on(table.graceEndsAt),
  ],
);

/** Invoices as their provider has them; they outlive the account, without its name. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    realm: text('realm', { enum: ['sandbox', 'stripe-test', 'stripe-live'] }).notNull(),
    number: text('number'),
    status: text('status', { enum: ['open', 'paid', 'void'] }).notNull(),
    /** Whole minor units of `currency`. */
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    plan: text('plan', { enum: ['free', 'pro', 'business'] }).notNull(),
    issuedAt: instant('issued_at').notNull(),
    paidAt: instant('paid_at'),
    url: text('url'),
  },
  (table) => [index('invoices_user').on(table.userId), index('invoices_paid').on(table.paidAt)],
);

/** Events of payment providers, each once however often it came. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  customerId: text('customer_id').notNull(),
  receivedAt: instant('received_at').notNull(),
  /** null until what it is about has been asked of the provider. */
  appliedAt: instant('applied_at'),
});

/** The sandbox's customers, each as one value. */
export const sandboxCustomers = pgTable(
  'sandbox_customers',
  {
    id: text('id').primaryKey(),
    account: jsonb('account').notNull(),
    /** When something of it falls due. */
    dueAt: instant('due_at'),
  },
  (table) => [index('sandbox_customers_due').on(table.dueAt)],
);
