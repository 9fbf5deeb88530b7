import {
  type ApiKey,
  type ApiKeyScope,
  apiKeysResponseSchema,
  doneSchema,
  type NewApiKey,
  type NewWebhook,
  newApiKeySchema,
  newWebhookSchema,
  paths,
  pathTo,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookDeliveriesResponseSchema,
  webhooksResponseSchema,
} from '@tieout/contract';
import { call, callJson } from './call.ts';

/** The account's keys, without their texts. */
export async function fetchApiKeys(): Promise<ApiKey[]> {
  return (await callJson(apiKeysResponseSchema, paths.userApiKeys)).apiKeys;
}

/** Makes a key; its text is in this answer and in no other. */
export function makeApiKey(key: {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
}): Promise<NewApiKey> {
  return callJson(newApiKeySchema, paths.userApiKeys, { json: key });
}

/** Programs that use the key are refused from now on. */
export async function revokeApiKey(id: string): Promise<void> {
  await call(pathTo(paths.userApiKey, { id }), { method: 'DELETE' });
}

/** The account's webhooks. */
export async function fetchWebhooks(): Promise<Webhook[]> {
  return (await callJson(webhooksResponseSchema, paths.userWebhooks)).webhooks;
}

/** Adds a webhook; its secret is in this answer and in no other. */
export function addWebhook(webhook: { url: string; events: WebhookEvent[] }): Promise<NewWebhook> {
  return callJson(newWebhookSchema, paths.userWebhooks, { json: webhook });
}

/** The address is shown nothing more. */
export async function removeWebhook(id: string): Promise<void> {
  await call(pathTo(paths.userWebhook, { id }), { method: 'DELETE' });
}

/** The deliveries of a webhook, the latest first. */
export async function fetchDeliveries(id: string): Promise<WebhookDelivery[]> {
  const path = pathTo(paths.userWebhookDeliveries, { id });
  return (await callJson(webhookDeliveriesResponseSchema, path)).deliveries;
}

/** Sends a webhook the same event again, as a new delivery. */
export async function replayDelivery(id: string, deliveryId: string): Promise<void> {
  await callJson(doneSchema, pathTo(paths.userWebhookReplay, { id, deliveryId }), { method: 'POST' });
}
