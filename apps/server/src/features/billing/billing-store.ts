import type { PlanId } from '@tieout/contract';
import { and, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { users } from '../../platform/database/account-schema.ts';
import { billingAccounts, invoices, paymentEvents } from '../../platform/database/billing-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Payments, ProviderInvoice } from '../../platform/payments/payments.ts';

export type BillingAccount = typeof billingAccounts.$inferSelect;
export type StoredInvoice = typeof invoices.$inferSelect;
type Realm = Payments['realm'];

/** What a provider's word changes of an account. */
export type BillingState = Omit<BillingAccount, 'userId' | 'realm' | 'customerId' | 'revision'>;

/** What is known of the account's payments in that realm. */
export async function findBillingOf(
  at: Executor,
  userId: string,
  realm: Realm,
): Promise<BillingAccount | null> {
  const [row] = await at
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.userId, userId), eq(billingAccounts.realm, realm)));
  return row ?? null;
}

/** The account of a provider's customer. */
export async function findBillingByCustomer(
  at: Executor,
  customerId: string,
): Promise<BillingAccount | null> {
  const [row] = await at.select().from(billingAccounts).where(eq(billingAccounts.customerId, customerId));
  return row ?? null;
}

/** Keeps which customer an account is, unless it is one already. */
export async function insertBilling(
  at: Executor,
  account: Pick<BillingAccount, 'userId' | 'realm' | 'customerId'>,
): Promise<void> {
  await at.insert(billingAccounts).values(account).onConflictDoNothing();
}

/** Writes down a provider's word; says whether nothing else was written since `account` was read. */
export async function writeBilling(
  at: Executor,
  account: BillingAccount,
  state: BillingState,
): Promise<boolean> {
  const written = await at
    .update(billingAccounts)
    .set({ ...state, revision: account.revision + 1 })
    .where(
      and(eq(billingAccounts.customerId, account.customerId), eq(billingAccounts.revision, account.revision)),
    )
    .returning({ userId: billingAccounts.userId });
  return written.length > 0;
}

/** Gives an account its plan, and says which it had. */
export async function setPlan(at: Executor, userId: string, planType: PlanId): Promise<void> {
  await at.update(users).set({ planType }).where(eq(users.id, userId));
}

/** Accounts whose grace is over while their payment is still due. */
export function findOverdue(at: Executor, realm: Realm, now: Date): Promise<BillingAccount[]> {
  return at
    .select()
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.realm, realm),
        eq(billingAccounts.status, 'past_due'),
        lte(billingAccounts.graceEndsAt, now),
      ),
    );
}

/** Accounts that hold a plan by the sandbox. */
export function findSandboxPlans(at: Executor): Promise<BillingAccount[]> {
  return at
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.realm, 'sandbox'), ne(billingAccounts.planGiven, 'free')));
}

/** Keeps invoices as they are now. */
export async function putInvoices(
  at: Executor,
  { userId, realm }: Pick<BillingAccount, 'userId' | 'realm'>,
  list: readonly ProviderInvoice[],
): Promise<void> {
  if (list.length === 0) return;
  await at
    .insert(invoices)
    .values(list.map((invoice) => ({ ...invoice, userId, realm })))
    .onConflictDoUpdate({
      target: invoices.id,
      set: {
        number: sql`excluded.number`,
        status: sql`excluded.status`,
        amountMinor: sql`excluded.amount_minor`,
        paidAt: sql`excluded.paid_at`,
        url: sql`excluded.url`,
      },
    });
}

/** The account's invoices of that realm, the newest first. */
export function invoicesOf(
  at: Executor,
  userId: string,
  realm: Realm,
  limit: number,
): Promise<StoredInvoice[]> {
  return at
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.realm, realm)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit);
}

/** One invoice of the account. */
export async function findInvoice(at: Executor, userId: string, id: string): Promise<StoredInvoice | null> {
  const [row] = await at
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  return row ?? null;
}

/** Everything kept of an account's payments, for the copy of one's own data. */
export async function allBillingOf(at: Executor, userId: string) {
  return {
    accounts: await at.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)),
    invoices: await at.select().from(invoices).where(eq(invoices.userId, userId)),
  };
}

/** Notes an event; says whether there is still something to do for it. */
export async function noteEvent(
  at: Executor,
  event: {
    readonly id: string;
    readonly kind: string;
    readonly customerId: string;
    readonly receivedAt: Date;
  },
): Promise<boolean> {
  const noted = await at
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (noted.length > 0) return true;
  const known = await findEvent(at, event.id);
  return known !== null && known.appliedAt === null;
}

/** The payment provider's event of that id; null where none has come. */
export async function findEvent(at: Executor, id: string) {
  const [row] = await at.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row ?? null;
}

/** Marks the events as done. */
export async function markApplied(at: Executor, ids: readonly string[], now: Date): Promise<void> {
  await at
    .update(paymentEvents)
    .set({ appliedAt: now })
    .where(inArray(paymentEvents.id, [...ids]));
}

/** Forgets events that are long done. */
export async function deleteOldEvents(at: Executor, before: Date): Promise<void> {
  await at.delete(paymentEvents).where(lt(paymentEvents.appliedAt, before));
}
