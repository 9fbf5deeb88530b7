import { z } from 'zod';
import { fileIdSchema, fileStatusSchema, instantSchema } from './documents.ts';
import { personNameSchema } from './person-name.ts';
import { problemSchema } from './problem-schema.ts';

/** How every API key begins. */
export const API_KEY_PREFIX = 'tieout_';
export const API_KEYS_MAX = 20;
export const WEBHOOKS_MAX = 10;

/** A client's own name for one upload: sent twice, it is taken once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
export const idempotencyKeySchema = z.string().min(1).max(IDEMPOTENCY_KEY_MAX_LENGTH);

/** What an API key may be allowed: `read` sees files and rows, `convert` uploads, corrects, maps and deletes files, `export` makes and downloads export files. */
export const apiKeyScopes = ['read', 'convert', 'export'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Its first characters, to tell it from others. */
    start: z.string(),
    scopes: z.array(z.enum(apiKeyScopes)),
    createdAt: instantSchema,
    lastUsedAt: instantSchema.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyRequestSchema = z
  .object({
    name: personNameSchema.pipe(z.string().min(1)),
    scopes: z.array(z.enum(apiKeyScopes)).min(1, 'Choose what the key may do.'),
  })
  .meta({ id: 'ApiKeyRequest' });

/** `key` is shown this once. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() }).meta({ id: 'NewApiKey' });
export type NewApiKey = z.infer<typeof newApiKeySchema>;

export const apiKeysResponseSchema = z
  .object({ apiKeys: z.array(apiKeySchema) })
  .meta({ id: 'ApiKeysResponse' });
export type ApiKeysResponse = z.infer<typeof apiKeysResponseSchema>;

export const webhookEventSchema = z.enum(['conversion.completed', 'conversion.failed']);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

export const webhookRequestSchema = z
  .object({
    url: z.url({ protocol: /^https?$/ }).max(2000),
    events: z.array(webhookEventSchema).min(1).max(2).default(['conversion.completed', 'conversion.failed']),
  })
  .meta({ id: 'WebhookRequest' });

export const webhookSchema = z
  .object({ id: z.uuid(), url: z.string(), events: z.array(webhookEventSchema), createdAt: instantSchema })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

/** `secret` signs what is sent and is shown this once. */
export const newWebhookSchema = webhookSchema.extend({ secret: z.string() }).meta({ id: 'NewWebhook' });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhooksResponseSchema = z
  .object({ webhooks: z.array(webhookSchema) })
  .meta({ id: 'WebhooksResponse' });

/** The body a webhook receives. Header `tieout-signature: t=SECONDS,v1=HEX`, HEX the HMAC-SHA256 of `SECONDS.BODY` with the secret. */
export const webhookPayloadSchema = z.object({
  id: z.uuid(),
  event: webhookEventSchema,
  createdAt: instantSchema,
  file: z.object({
    id: fileIdSchema,
    status: fileStatusSchema,
    verdict: z.enum(['proven', 'unproven', 'contradicted']).nullable(),
    /** Corrections the verdict rests on. */
    correctionCount: z.number().int().nonnegative(),
    pageCount: z.number().int().nullable(),
    problem: problemSchema.nullable(),
  }),
});
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;

export const SIGNATURE_HEADER = 'tieout-signature';

export const webhookDeliverySchema = z
  .object({
    id: z.uuid(),
    event: webhookEventSchema,
    status: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.number().int(),
    /** What came back last: a status, or why nothing did. */
    lastAnswer: z.string().nullable(),
    createdAt: instantSchema,
    deliveredAt: instantSchema.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveriesResponseSchema = z
  .object({ deliveries: z.array(webhookDeliverySchema) })
  .meta({ id: 'WebhookDeliveriesResponse' });

/** Deleting an account: its e-mail address typed out, and its password. */
export const deleteAccountRequestSchema = z
  .object({ confirmation: z.string().max(254), password: z.string().max(1024).default('') })
  .meta({ id: 'DeleteAccountRequest' });
