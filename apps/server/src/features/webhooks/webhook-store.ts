import type { WebhookEvent } from '@tieout/contract';
import { and, arrayContains, count, desc, eq, sql } from 'drizzle-orm';
import type { Owned } from '../../owned.ts';
import { webhookDeliveries, webhooks } from '../../platform/database/account-schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';

export type StoredWebhook = typeof webhooks.$inferSelect;
export type StoredDelivery = typeof webhookDeliveries.$inferSelect;

/** Keeps a new webhook. */
export async function insertWebhook(at: Executor, webhook: StoredWebhook): Promise<void> {
  await at.insert(webhooks).values(webhook);
}

/** The account's webhooks, the newest first. */
export function webhooksOf(at: Executor, userId: string): Promise<StoredWebhook[]> {
  return at.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.createdAt));
}

/** How many webhooks the account has. */
export async function countWebhooks(at: Executor, userId: string): Promise<number> {
  const [row] = await at.select({ n: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return row?.n ?? 0;
}

/** The account's webhooks that want to hear of the event. */
export function webhooksFor(at: Executor, userId: string, event: WebhookEvent): Promise<StoredWebhook[]> {
  return at
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), arrayContains(webhooks.events, [event])));
}

/** The account's webhook of that id; null where it is not its own. */
export async function findWebhookOf(
  at: Executor,
  userId: string,
  id: string,
): Promise<Owned<StoredWebhook> | null> {
  const [row] = await at
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)));
  return (row as Owned<StoredWebhook> | undefined) ?? null;
}

/** Removes a webhook. */
export async function deleteWebhook(at: Executor, { id }: Owned<StoredWebhook>): Promise<void> {
  await at.delete(webhooks).where(eq(webhooks.id, id));
}

/** Keeps what is to be delivered to a webhook. */
export async function insertDelivery(
  at: Executor,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await at.insert(webhookDeliveries).values(delivery);
}

/** The newest deliveries of a webhook. */
export function deliveriesOf(
  at: Executor,
  { id }: Owned<StoredWebhook>,
  limit: number,
): Promise<StoredDelivery[]> {
  return at
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(limit);
}

/** How often an event was to be delivered to a webhook, the first time included. Holds the webhook, so that two that count follow one another. */
export async function countDeliveriesOf(
  at: Transaction,
  { id }: Owned<StoredWebhook>,
  eventId: string,
): Promise<number> {
  await at.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)).for('update');
  const isOfEvent = sql`${webhookDeliveries.payload} ->> 'id' = ${eventId}`;
  const [row] = await at
    .select({ n: count() })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), isOfEvent));
  return row?.n ?? 0;
}

/** A delivery with its webhook; null where either is gone. */
export async function findDelivery(at: Executor, id: string) {
  const [row] = await at
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

/** Notes what came of one more attempt. */
export async function noteAttempt(
  at: Executor,
  id: string,
  outcome: {
    readonly status: StoredDelivery['status'];
    readonly lastAnswer: string;
    readonly deliveredAt: Date | null;
  },
): Promise<void> {
  await at
    .update(webhookDeliveries)
    .set({ ...outcome, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}

/** Marks a delivery as given up. */
export async function markFailed(at: Executor, id: string): Promise<void> {
  await at.update(webhookDeliveries).set({ status: 'failed' }).where(eq(webhookDeliveries.id, id));
}
