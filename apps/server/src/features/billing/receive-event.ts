import type { QueueDefinition } from '../../platform/queue/queue.ts';
import { type Refused, refused } from '../../refused.ts';
import { findEvent, markApplied, noteEvent } from './billing-store.ts';
import type { BillingParts } from './parts.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The job that does what a payment provider's event calls for; tried nine times over about two hours. */
export const APPLY_PAYMENT_EVENT: QueueDefinition = {
  name: 'apply-payment-event',
  retryLimit: 8,
  expireInSeconds: 120,
  retryDelay: 15,
};

/** Events after which a customer's subscription, invoices or card may be others. */
const TELLING = /^(customer\.(subscription\.|updated|deleted)|invoice\.|setup_intent\.|payment_method\.)/;

/** Takes an event that carries its provider's signature: it is noted and its job queued, both or neither. */
export async function receiveEvent(
  parts: BillingParts,
  { body, signature }: { readonly body: Buffer; readonly signature: string },
): Promise<Refused | null> {
  const event = parts.payments.readEvent(body, signature);
  if (event === null) return refused('signature-wrong');
  const { id, kind, customerId } = event;
  if (customerId === null || !TELLING.test(kind)) return null;
  await parts.database.transaction(async (transaction) => {
    const isNew = await noteEvent(transaction, { id, kind, customerId, receivedAt: parts.now() });
    if (isNew) await parts.queue.add(transaction, APPLY_PAYMENT_EVENT.name, { eventId: id });
  });
  parts.queue.wake(APPLY_PAYMENT_EVENT.name);
  return null;
}

/** Does what a noted event calls for, once. Throws when the provider cannot be asked, so that it is tried again. */
export async function applyEvent(parts: BillingParts, eventId: string): Promise<void> {
  const event = await findEvent(parts.database, eventId);
  if (event === null || event.appliedAt !== null) return;
  await syncSubscription(parts, event.customerId);
  await markApplied(parts.database, [eventId], parts.now());
}
