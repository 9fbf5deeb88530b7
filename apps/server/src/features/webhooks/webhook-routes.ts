import { randomBytes, randomUUID } from 'node:crypto';
import {
  doneSchema,
  newWebhookSchema,
  paths,
  WEBHOOK_REPLAYS_MAX,
  WEBHOOKS_MAX,
  type WebhookEvent,
  webhookDeliveriesResponseSchema,
  webhookEventSchema,
  webhookPayloadSchema,
  webhookRequestSchema,
  webhooksResponseSchema,
} from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserActor } from '../../actor.ts';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import type { Owned } from '../../owned.ts';
import { isAllowedUrl } from '../../platform/outbound/post-json.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';
import { apiManager } from '../api-keys/api-keys.ts';
import type { RecordEvent } from '../audit/record.ts';
import { DELIVER_WEBHOOK, queueDelivery, type WebhookParts } from './deliver.ts';
import {
  countDeliveriesOf,
  countWebhooks,
  deleteWebhook,
  deliveriesOf,
  findDelivery,
  findWebhookOf,
  insertWebhook,
  type StoredDelivery,
  type StoredWebhook,
  webhooksOf,
} from './webhook-store.ts';

const tags = ['api access'];
const SHOWN_DELIVERIES = 100;

const params = z.object({ id: z.uuid() });

type RouteParts = WebhookParts & { readonly record: RecordEvent; readonly limitRate: LimitRate };

/** Where an account is shown of finished conversions. */
export function webhookRoutes(parts: RouteParts): Routes {
  return async (app) => {
    const note = (request: FastifyRequest, objectId: string) =>
      parts.record(request, { actorId: request.actor?.id ?? '', kind: 'webhook-changed', objectId });

    const list = {
      tags,
      summary: "The account's webhooks",
      response: { 200: webhooksResponseSchema, ...refusals },
    };
    app.get(paths.userWebhooks, { schema: list }, async (request) => {
      const user = apiManager(request);
      if (isRefused(user)) return user;
      return { webhooks: (await webhooksOf(parts.database, user.id)).map(shown) };
    });

    const add = {
      tags,
      summary: 'Add a webhook; its secret is shown only once',
      body: webhookRequestSchema,
      response: { 201: newWebhookSchema, ...refusals },
    };
    app.post(paths.userWebhooks, { schema: add }, async (request, reply) => {
      const user = apiManager(request);
      if (isRefused(user)) return user;
      const made = await makeWebhook(parts, user, request.body);
      if (isRefused(made)) return made;
      await note(request, made.webhook.id);
      return reply.code(201).send({ ...shown(made.webhook), secret: made.secret });
    });

    const remove = { tags, summary: 'Remove a webhook', params, response: { 200: doneSchema, ...refusals } };
    app.delete(paths.userWebhook, { schema: remove }, async (request) => {
      const webhook = await ownWebhook(parts, request, request.params.id);
      if (isRefused(webhook)) return webhook;
      await deleteWebhook(parts.database, webhook);
      await note(request, webhook.id);
      return { done: true as const };
    });
    await app.register(deliveryRoutes(parts));
  };
}

/** A webhook's deliveries, and sending one again. */
function deliveryRoutes(parts: RouteParts): Routes {
  return async (app) => {
    const deliveries = {
      tags,
      summary: 'Deliveries of a webhook, with the responses',
      params,
      response: { 200: webhookDeliveriesResponseSchema, ...refusals },
    };
    app.get(paths.userWebhookDeliveries, { schema: deliveries }, async (request) => {
      const webhook = await ownWebhook(parts, request, request.params.id);
      if (isRefused(webhook)) return webhook;
      return {
        deliveries: (await deliveriesOf(parts.database, webhook, SHOWN_DELIVERIES)).map(shownDelivery),
      };
    });

    const replay = {
      tags,
      summary: 'Send an event again',
      params: z.object({ id: z.uuid(), deliveryId: z.uuid() }),
      response: { 200: doneSchema, ...refusals },
    };
    app.post(paths.userWebhookReplay, { schema: replay }, async (request) => {
      const webhook = await ownWebhook(parts, request, request.params.id);
      if (isRefused(webhook)) return webhook;
      const found = await findDelivery(parts.database, request.params.deliveryId);
      if (found?.webhook.id !== webhook.id) return refused('not-found');
      const who = { address: request.ip, account: webhook.userId };
      const refusal =
        (await parts.limitRate('replay', who)) ?? (await replayed(parts, webhook, found.delivery));
      if (refusal !== null) return refusal;
      parts.queue.wake(DELIVER_WEBHOOK.name);
      return { done: true as const };
    });
  };
}

/** Queues the event of a delivery again, unless that was done often enough. */
async function replayed(
  parts: WebhookParts,
  webhook: Owned<StoredWebhook>,
  delivery: StoredDelivery,
): Promise<Refused | null> {
  const payload = webhookPayloadSchema.parse(delivery.payload);
  return parts.database.transaction(async (transaction) => {
    const sent = await countDeliveriesOf(transaction, webhook, payload.id);
    if (sent > WEBHOOK_REPLAYS_MAX) return refused('replayed-too-often');
    await queueDelivery(parts, transaction, webhook.id, payload);
    return null;
  });
}

/** Adds a webhook of the account; its secret is in the answer and otherwise only sealed. */
async function makeWebhook(
  parts: WebhookParts,
  user: UserActor,
  { url, events }: { readonly url: string; readonly events: WebhookEvent[] },
): Promise<{ readonly webhook: StoredWebhook; readonly secret: string } | Refused> {
  if (!isAllowedUrl(url, { allowsPrivate: parts.allowsPrivateWebhooks })) return refused('url-not-allowed');
  if ((await countWebhooks(parts.database, user.id)) >= WEBHOOKS_MAX) {
    const message = `An account has at most ${WEBHOOKS_MAX} webhooks. Remove one first.`;
    return refused('not-allowed', { message });
  }
  const id = randomUUID();
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  const sealedSecret = parts.secrets.sealText(secret, `webhook ${id}`);
  const webhook = { id, userId: user.id, url, events, sealedSecret, createdAt: parts.now() };
  await insertWebhook(parts.database, webhook);
  return { webhook, secret };
}

async function ownWebhook(
  parts: WebhookParts,
  request: FastifyRequest,
  id: string,
): Promise<Owned<StoredWebhook> | Refused> {
  const user = apiManager(request);
  if (isRefused(user)) return user;
  return (await findWebhookOf(parts.database, user.id, id)) ?? refused('not-found');
}

function shown({ id, url, events, createdAt }: StoredWebhook) {
  return { id, url, events: z.array(webhookEventSchema).parse(events), createdAt: createdAt.toISOString() };
}

function shownDelivery({ id, event, status, attempts, lastAnswer, createdAt, deliveredAt }: StoredDelivery) {
  return {
    ...{ id, status, attempts, lastAnswer },
    event: webhookEventSchema.parse(event),
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}
