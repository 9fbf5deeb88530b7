import {
  apiKeyRequestSchema,
  apiKeysResponseSchema,
  doneSchema,
  newApiKeySchema,
  paths,
} from '@tieout/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals, refuse } from '../../http/refuse.ts';
import { isRefused, refused } from '../../refused.ts';
import { apiKeysOf, deleteApiKey, type StoredApiKey } from './api-key-store.ts';
import { type ApiKeyParts, apiManager, makeApiKey } from './api-keys.ts';

const tags = ['api access'];

/** The account's API keys. */
export function apiKeyRoutes(parts: ApiKeyParts): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      tags,
      summary: "The account's API keys",
      response: { 200: apiKeysResponseSchema, ...refusals },
    };
    app.get(paths.userApiKeys, { schema: list }, async (request, reply) => {
      const user = apiManager(request);
      if (isRefused(user)) return refuse(reply, user.refused);
      return { apiKeys: (await apiKeysOf(parts.database, user.id)).map(shown) };
    });

    const make = {
      tags,
      summary: 'Create an API key; it is shown only once',
      body: apiKeyRequestSchema,
      response: { 201: newApiKeySchema, ...refusals },
    };
    app.post(paths.userApiKeys, { schema: make }, async (request, reply) => {
      const user = apiManager(request);
      if (isRefused(user)) return refuse(reply, user.refused);
      const made = await makeApiKey(parts, user, request.body);
      if (isRefused(made)) return refuse(reply, made.refused);
      await parts.record(request, { actorId: user.id, kind: 'api-key-made', objectId: made.stored.id });
      return reply.code(201).send({ ...shown(made.stored), key: made.key });
    });

    const revoke = {
      tags,
      summary: 'Revoke an API key',
      params: z.object({ id: z.uuid() }),
      response: { 200: doneSchema, ...refusals },
    };
    app.delete(paths.userApiKey, { schema: revoke }, async (request, reply) => {
      const user = apiManager(request);
      if (isRefused(user)) return refuse(reply, user.refused);
      const isGone = await deleteApiKey(parts.database, user.id, request.params.id);
      if (!isGone) return refuse(reply, refused('not-found').refused);
      await parts.record(request, { actorId: user.id, kind: 'api-key-revoked', objectId: request.params.id });
      return { done: true as const };
    });
  };
}

function shown({ id, name, start, scopes, createdAt, lastUsedAt }: StoredApiKey) {
  return {
    ...{ id, name, start, scopes },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
