import { planOf } from '@tieout/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import { queueMail } from '../../platform/mail/post-mail.ts';
import { findUser } from '../accounts/account-store.ts';
import { insertAuditEvent } from '../audit/audit-store.ts';
import { extendRetention } from '../documents/document-store.ts';
import { billingMail } from './billing-mail.ts';
import {
  type BillingAccount,
  type BillingState,
  findBillingByCustomer,
  putInvoices,
  setPlan,
  writeBilling,
} from './billing-store.ts';
import type { BillingParts } from './parts.ts';
import { stateAfter } from './plan-given.ts';

/** How often the provider is asked again because a newer state was stored in the meantime. */
const TRIES = 10;

/**
 * Asks the provider for a customer's subscription and stores it with the plan that follows. If somebody else stored a newer
 * state in the meantime, the provider is asked again instead of overwriting it. So neither the order of events nor their
 * repetition makes a difference.
 */
export async function syncSubscription(parts: BillingParts, customerId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const account = await findBillingByCustomer(parts.database, customerId);
    if (account === null || account.realm !== parts.payments.realm) return;
    const { subscription, invoices } = await parts.payments.look(customerId);
    const state = stateAfter(account, subscription, parts.now());
    const isWritten = await parts.database.transaction(async (transaction) => {
      if (!(await writeBilling(transaction, account, state))) return false;
      await putInvoices(transaction, account, invoices);
      await followPlan(parts, transaction, account, state);
      return true;
    });
    if (isWritten) return;
  }
  throw new Error('the state of a customer changed too often while it was stored');
}

/** Gives the account its plan if the provider's state changed it; a plan set by an admin stays until then. */
export async function followPlan(
  parts: Pick<BillingParts, 'queue' | 'secrets' | 'now' | 'publicUrl'>,
  transaction: Transaction,
  account: BillingAccount,
  state: BillingState,
): Promise<void> {
  const { userId } = account;
  const user = await findUser(transaction, userId);
  if (user === null) return;
  const mail = billingMail(account, state, { user, publicUrl: parts.publicUrl() });
  if (mail !== null) await queueMail(parts, transaction, mail);
  if (state.planGiven === account.planGiven) return;
  await setPlan(transaction, userId, state.planGiven);
  const { retentionHours } = planOf(state.planGiven);
  await extendRetention(transaction, { ownerId: userId, retentionHours });
  await insertAuditEvent(transaction, {
    at: parts.now(),
    actorId: userId,
    kind: 'plan-changed',
    objectId: account.subscriptionId ?? state.subscriptionId,
    details: { from: user.planType, to: state.planGiven, status: state.status },
  });
}
