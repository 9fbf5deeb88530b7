import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type UserActor, visitorActor } from '../../actor.ts';
import { isCall } from '../../http/is-call.ts';
import { refuse } from '../../http/refuse.ts';
import { visitorIdOf } from '../../http/visitor-cookie.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { findSession } from './account-store.ts';
import type { AccountParts } from './parts.ts';
import { clearSessionCookie, tokenOf } from './session-cookie.ts';
import { userActor } from './user-actor.ts';

/** The sign-in a request came with. */
export type CurrentSession = {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for somebody never seen. */
    actor: Actor | null;
    /** Their sign-in; null for visitors and API keys. */
    session: CurrentSession | null;
  }
  interface FastifyContextConfig {
    /** The route answers anybody alike and does not ask who it is. */
    isForAnyone?: boolean;
  }
}

/** Finds the account of an API key; null where the key is not one of ours. */
export type ActorOfApiKey = (key: string) => Promise<UserActor | Refused | null>;

/** Finds out, before any route runs, who asks. A token that does not hold and a suspended account end the request. Gives what finds it out where a page needs to know. */
export function identifyRequests(
  app: FastifyInstance,
  parts: AccountParts & { readonly actorOfApiKey: ActorOfApiKey },
): FindActor {
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.isForAnyone || !isCall(request)) return;
    const found = await identify(parts, request, reply);
    if (isRefused(found)) {
      // Whatever was still on its way is not wanted any more.
      reply.header('connection', 'close');
      refuse(reply, found.refused);
      return;
    }
    request.actor = found.actor;
    request.session = found.session;
  });
  return async (request, reply) => {
    const found = await identify(parts, request, reply);
    return isRefused(found) ? null : found.actor;
  };
}

/** Who asks for a page, which no hook finds out; null where nobody can be told. */
export type FindActor = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | null>;

/** The signed-in account of the request, or the refusal to answer with. */
export function signedIn(request: FastifyRequest): UserActor | Refused {
  return request.actor?.kind === 'user' ? request.actor : refused('sign-in-required');
}

type Identity = { readonly actor: Actor | null; readonly session: CurrentSession | null };

async function identify(
  parts: AccountParts & { readonly actorOfApiKey: ActorOfApiKey },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity | Refused> {
  const given = tokenOf(request);
  if (given === null) return visitor(request);
  const ofKey = given.isBearer ? await parts.actorOfApiKey(given.token) : null;
  if (ofKey !== null) return isRefused(ofKey) ? ofKey : { actor: ofKey, session: null };
  const token = parts.openToken(given.token);
  // better-auth ends sign-ins by the system's clock.
  const held = token === null ? null : await findSession(parts.database, token, new Date());
  if (held === null) {
    if (given.isBearer) return refused('session-expired');
    clearSessionCookie(reply);
    return visitor(request);
  }
  if (!held.user.isActive) return refused('account-suspended');
  const { id, expiresAt, createdAt } = held.session;
  return {
    actor: userActor(held.user, parts.adminEmails),
    session: { id, token: given.token, expiresAt, createdAt },
  };
}

function visitor(request: FastifyRequest): Identity {
  const visitorId = visitorIdOf(request);
  return { actor: visitorId === null ? null : visitorActor(visitorId), session: null };
}
