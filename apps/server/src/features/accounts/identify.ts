import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type UserActor, visitorActor } from '../../actor.ts';
import { isCall } from '../../http/is-call.ts';
import { refuse } from '../../http/refuse.ts';
import { visitorIdOf } from '../../http/visitor-cookie.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { KeyScope } from '../api-keys/key-rule.ts';
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

/** Finds the account of an API key that may be used for `scope` (null: nothing is asked of it); null where the key is not one of ours. */
export type ActorOfApiKey = (key: string, scope: KeyScope | null) => Promise<UserActor | Refused | null>;

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

/** Who requests a page, for routes without the hook; null for nobody known. */
export type FindActor = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | null>;

/** The signed-in account of the request, or the refusal to answer with. */
export function signedIn(request: FastifyRequest): UserActor | Refused {
  return request.actor?.kind === 'user' ? request.actor : refused('sign-in-required');
}

/** The session the request came with, with its account, suspended or not. A cookie that holds no more is cleared. */
export async function sessionOf(
  parts: Pick<AccountParts, 'database' | 'openToken'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const given = tokenOf(request);
  const token = given === null ? null : parts.openToken(given.token);
  // better-auth ends sign-ins by the system's clock.
  const held = token === null ? null : await findSession(parts.database, token, new Date());
  if (held === null && given !== null && !given.isBearer) clearSessionCookie(reply);
  return held;
}

type Identity = { readonly actor: Actor | null; readonly session: CurrentSession | null };

async function identify(
  parts: AccountParts & { readonly actorOfApiKey: ActorOfApiKey },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity | Refused> {
  const given = tokenOf(request);
  if (given === null) return visitor(request);
  const scope = request.is404 ? null : (request.routeOptions.config.keyScope ?? 'none');
  const ofKey = given.isBearer ? await parts.actorOfApiKey(given.token, scope) : null;
  if (ofKey !== null) return isRefused(ofKey) ? ofKey : { actor: ofKey, session: null };
  const held = await sessionOf(parts, request, reply);
  if (held === null) return given.isBearer ? refused('session-expired') : visitor(request);
  if (!held.user.isActive) return refused('account-suspended');
  const { id, expiresAt, createdAt } = held.session;
  return {
    actor: userActor(held.user, parts.adminEmails),
    session: { id, token: parts.signToken(held.session.token), expiresAt, createdAt },
  };
}

function visitor(request: FastifyRequest): Identity {
  const visitorId = visitorIdOf(request);
  return { actor: visitorId === null ? null : visitorActor(visitorId), session: null };
}
