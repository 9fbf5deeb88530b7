import {
  apiKeyRequestSchema,
  apiKeysResponseSchema,
  doneSchema,
  newApiKeySchema,
  paths,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, refused } from '../../refused.ts';
import { apiKeysOf, deleteApiKey, findApiKeyOf, type StoredApiKey } from './api-key-store.ts';
import { type ApiKeyParts, apiManager, makeApiKey } from './api-keys.ts';

const tags = ['api access'];

/** The account's API keys. */
export function apiKeyRoutes(parts: ApiKeyParts): Routes {
  return async (app) => {
    const list = {
      tags,
      summary: "The account's API keys",
      response: { 200: apiKeysResponseSchema, ...refusals },
    };
    app.get(paths.userApiKeys, { schema: list }, async (request) => {
      const user = apiManager(request);
      if (isRefused(user)) return user;
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
      if (isRefused(user)) return user;
      const made = await makeApiKey(parts, user, request.body);
      if (isRefused(made)) return made;
      await parts.record(request, { actorId: user.id, kind: 'api-key-made', objectId: made.stored.id });
      return reply.code(201).send({ ...shown(made.stored), key: made.key });
    });

    const revoke = {
      tags,
      summary: 'Revoke an API key',
      params: z.object({ id: z.uuid() }),
      response: { 200: doneSchema, ...refusals },
    };
    app.delete(paths.userApiKey, { schema: revoke }, async (request) => {
      const user = apiManager(request);
      if (isRefused(user)) return user;
      const key = await findApiKeyOf(parts.database, user.id, request.params.id);
      if (key === null) return refused('not-found');
      await deleteApiKey(parts.database, key);
      await parts.record(request, { actorId: user.id, kind: 'api-key-revoked', objectId: key.id });
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
