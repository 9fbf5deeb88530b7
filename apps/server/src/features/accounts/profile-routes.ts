import { doneSchema, paths, profileResponseSchema, sessionsResponseSchema } from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, refused } from '../../refused.ts';
import { periodEnd, periodOf } from '../documents/period.ts';
import { conversionsUsed } from '../documents/usage-store.ts';
import { deleteSession, sessionsOf } from './account-store.ts';
import { signedIn } from './identify.ts';
import type { AccountParts } from './parts.ts';
import { isPermanent } from './sign-in.ts';

const tags = ['accounts'];

/** Who is signed in, and where else they are. */
export function profileRoutes(parts: AccountParts): Routes {
  return async (app) => {
    const profile = {
      tags,
      summary: 'The signed-in user, their plan and its usage',
      response: { 200: profileResponseSchema, ...refusals },
    };
    app.get(paths.profile, { schema: profile, config: { worksInMaintenance: true } }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const { id, email, name, planType, emailVerified, role, hasTwoFactor, limits } = user;
      const now = parts.now();
      const { session } = request;
      return {
        user: {
          ...{ id, email, name, planType, emailVerified, role, hasTwoFactor },
          quotaUsed: await conversionsUsed(parts.database, id, periodOf(now)),
          quotaLimit: limits.conversionsPerMonth,
          quotaResetsAt: periodEnd(now).toISOString(),
        },
        ...(session !== null && isPermanent(session) ? { permanentToken: session.token } : {}),
      };
    });

    const list = {
      tags,
      summary: 'Active sessions of the account',
      response: { 200: sessionsResponseSchema, ...refusals },
    };
    app.get(paths.sessions, { schema: list }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const found = await sessionsOf(parts.database, user.id, parts.now());
      return {
        sessions: found.map((session) => ({
          id: session.id,
          createdAt: session.createdAt.toISOString(),
          expiresAt: session.expiresAt.toISOString(),
          address: session.ipAddress || null,
          browser: session.userAgent || null,
          isCurrent: session.id === request.session?.id,
        })),
      };
    });

    const end = {
      tags,
      summary: 'End a session',
      params: z.object({ sessionId: z.string().max(100) }),
      response: { 200: doneSchema, ...refusals },
    };
    app.delete(paths.session, { schema: end }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const isGone = await deleteSession(parts.database, user.id, request.params.sessionId);
      if (!isGone) return refused('not-found');
      await parts.record(request, { actorId: user.id, kind: 'session-ended' });
      return { done: true as const };
    });
  };
}
