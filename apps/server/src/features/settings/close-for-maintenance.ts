import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Actor } from '../../actor.ts';
import { isCall } from '../../http/is-call.ts';
import { refuse } from '../../http/refuse.ts';
import { refused } from '../../refused.ts';
import type { CurrentSettings } from './current-settings.ts';

/** When a program may ask again. */
const RETRY_SECONDS = 300;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers in maintenance mode too: probes, signing in, what other services tell us. */
    worksInMaintenance?: boolean;
  }
}

/** In maintenance mode refuses every call but an admin's. Has to follow the hook that finds out who asks. */
export function closeForMaintenance(app: FastifyInstance, settings: CurrentSettings): void {
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.worksInMaintenance || !isCall(request)) return;
    if (isAdmin(request.actor) || !(await settings.read()).maintenanceMode) return;
    refuse(askLater(reply), refused('maintenance').refused);
  });
}

/** Says when to ask again. */
export function askLater(reply: FastifyReply): FastifyReply {
  return reply.header('retry-after', String(RETRY_SECONDS));
}

/** Whether it is an admin who asks. */
export function isAdmin(actor: Actor | null): boolean {
  return actor?.kind === 'user' && actor.role === 'admin';
}
