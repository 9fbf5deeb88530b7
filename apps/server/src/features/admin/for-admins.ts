import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import { refuse } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';

/** The routes of `plugins`, for admins alone: whoever else asks is refused before the body is read. */
export function forAdmins(plugins: readonly Routes[]): Routes {
  return async (app) => {
    app.addHook('preParsing', async (request, reply) => {
      const admin = adminOf(request);
      if (isRefused(admin)) refuse(reply, admin.refused);
    });
    for (const plugin of plugins) await app.register(plugin);
  };
}

/** The id of the admin whom a route for admins serves. */
export function adminIdOf(request: FastifyRequest): string {
  const admin = adminOf(request);
  if (isRefused(admin)) throw new Error('a route for admins was reached by somebody else');
  return admin.id;
}

/** The role is looked up with every request; an API key has none, and without two-factor it counts for nothing. */
function adminOf(request: FastifyRequest): UserActor | Refused {
  const user = signedIn(request);
  if (isRefused(user)) return user;
  if (user.role !== 'admin') return refused('not-allowed');
  return user.hasTwoFactor ? user : refused('two-factor-required');
}
