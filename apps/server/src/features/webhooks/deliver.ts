import { randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, type WebhookEvent, type WebhookPayload } from '@tieout/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import { postJson } from '../../platform/outbound/post-json.ts';
import { signBody } from '../../platform/outbound/sign-body.ts';
import type { QueueDefinition } from '../../platform/queue/queue.ts';
import { type Document, problemOfDocument } from '../documents/document.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { findDelivery, insertDelivery, markFailed, noteAttempt, webhooksFor } from './webhook-store.ts';

/** The job that shows one webhook one thing; tried nine times over about four hours. */
export const DELIVER_WEBHOOK: QueueDefinition = {
  name: 'deliver-webhook',
  retryLimit: 8,
  expireInSeconds: 60,
  retryDelay: 30,
};

export type WebhookParts = Pick<DocumentParts, 'database' | 'queue' | 'secrets' | 'now'> & {
  /** Only for installations inside a private network, and tests. */
  readonly allowsPrivateWebhooks: boolean;
};

/** Queues the event that a document is finished for the owner's webhooks, in the transaction that finishes it. */
export async function announceFinished(
  parts: Pick<WebhookParts, 'queue' | 'now'>,
  transaction: Transaction,
  document: Document,
): Promise<void> {
  const event: WebhookEvent = document.status === 'completed' ? 'conversion.completed' : 'conversion.failed';
  for (const webhook of await webhooksFor(transaction, document.ownerId, event)) {
    await queueDelivery(parts, transaction, webhook.id, payloadOf(document, event, parts.now()));
  }
}

/** Notes a delivery and queues it. */
export async function queueDelivery(
  parts: Pick<WebhookParts, 'queue' | 'now'>,
  transaction: Transaction,
  webhookId: string,
  payload: WebhookPayload,
): Promise<string> {
  const id = randomUUID();
  const createdAt = parts.now();
  await insertDelivery(transaction, {
    id,
    webhookId,
    event: payload.event,
    payload,
    status: 'pending',
    createdAt,
  });
  await parts.queue.add(transaction, DELIVER_WEBHOOK.name, { deliveryId: id });
  return id;
}

/** Tries a delivery. Throws when it was not taken, so that it is tried again later. */
export async function deliver(parts: WebhookParts, deliveryId: string): Promise<void> {
  const found = await findDelivery(parts.database, deliveryId);
  if (found === null || found.delivery.status === 'delivered') return;
  const body = JSON.stringify(found.delivery.payload);
  const secret = parts.secrets.openText(found.webhook.sealedSecret, `webhook ${found.webhook.id}`);
  const headers = { [SIGNATURE_HEADER]: signBody(secret, body, parts.now()), 'tieout-delivery': deliveryId };
  const answer = await tryPost(found.webhook.url, {
    body,
    headers,
    allowsPrivate: parts.allowsPrivateWebhooks,
  });
  const isTaken = answer.status >= 200 && answer.status < 300;
  await noteAttempt(parts.database, deliveryId, {
    status: isTaken ? 'delivered' : 'pending',
    lastAnswer: answer.text,
    deliveredAt: isTaken ? parts.now() : null,
  });
  if (!isTaken) throw new Error('the webhook did not take it');
}

/** Marks a delivery that was tried often enough. */
export async function giveUpDelivery(
  parts: Pick<WebhookParts, 'database'>,
  deliveryId: string,
): Promise<void> {
  await markFailed(parts.database, deliveryId);
}

async function tryPost(url: string, options: Parameters<typeof postJson>[1]) {
  try {
    const status = await postJson(url, options);
    return { status, text: String(status) };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message.slice(0, 200) : 'no answer' };
  }
}

function payloadOf(document: Document, event: WebhookEvent, now: Date): WebhookPayload {
  const { id, status, verdict, correctionCount, pageCount } = document;
  return {
    id: randomUUID(),
    event,
    createdAt: now.toISOString(),
    file: { id, status, verdict, correctionCount, pageCount, problem: problemOfDocument(document) },
  };
}
