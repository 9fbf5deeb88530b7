import { deleteOldEvents, findOverdue, findSandboxPlans, writeBilling } from './billing-store.ts';
import type { BillingParts } from './parts.ts';
import { stateAfter } from './plan-given.ts';
import { followPlan } from './sync-subscription.ts';

/** The job that does what time alone brings about, every minute. */
export const PAYMENTS_CLOCK = { name: 'payments-clock', cron: '* * * * *' } as const;

const EVENTS_KEPT_MS = 90 * 24 * 60 * 60_000;

/** Moves the sandbox on, ends what stayed unpaid through its grace, and ends test plans where test payments are not allowed any more. */
export async function advancePayments(parts: BillingParts): Promise<void> {
  const { database, payments, sandbox, now } = parts;
  await sandbox?.advance();
  for (const { customerId, subscriptionId } of await findOverdue(database, payments.realm, now())) {
    // The plan follows by the event that shows of the end.
    if (subscriptionId !== null) await payments.end(customerId, subscriptionId);
  }
  if (sandbox === null) await endSandboxPlans(parts);
  await deleteOldEvents(database, new Date(now().getTime() - EVENTS_KEPT_MS));
}

async function endSandboxPlans(parts: BillingParts): Promise<void> {
  for (const account of await findSandboxPlans(parts.database)) {
    const state = { ...stateAfter(account, null, parts.now()), hasUsedTrial: false };
    await parts.database.transaction(async (transaction) => {
      if (await writeBilling(transaction, account, state))
        await followPlan(parts, transaction, account, state);
    });
  }
}
