import type { InjectOptions } from 'fastify';
import fastify from 'fastify';
import type { Actor } from '../../src/actor.ts';
import type { CurrentSession } from '../../src/features/accounts/identify.ts';
import { answerErrors } from '../../src/http/answer-errors.ts';
import { acceptRoutes, type Routes } from '../../src/http/routes.ts';

/** Who asks: signed in where a session is given, by a key where none is, nobody at all where null. */
export type Asking = { readonly actor: Actor; readonly session?: CurrentSession | null } | null;

export const SESSION: CurrentSession = {
  id: 'session',
  token: 'token',
  expiresAt: new Date('2100-01-01T00:00:00Z'),
  createdAt: new Date('2026-01-01T00:00:00Z'),
};

/** Routes as the product has them, without the rest of it: each question says who asks it. Nothing listens on a port. */
export async function openRoutes(...plugins: readonly Routes[]) {
  const app = fastify();
  acceptRoutes(app);
  answerErrors(app);
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  let asking: Asking = null;
  app.addHook('onRequest', async (request) => {
    request.actor = asking?.actor ?? null;
    request.session = asking === null || asking.session === undefined ? SESSION : asking.session;
  });
  for (const plugin of plugins) await app.register(plugin);
  return {
    /** Asks one question at a time. */
    async ask(
      who: Asking,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      more: InjectOptions = {},
    ) {
      asking = who;
      const { statusCode, body, headers } = await app.inject({ method, url, ...more });
      const isJson = String(headers['content-type']).includes('json');
      return { status: statusCode, body: isJson ? JSON.parse(body) : body };
    },
    close: () => app.close(),
  };
}
