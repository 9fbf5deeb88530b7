import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '@tieout/contract';
import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '../../http/refuse.ts';
import type {} from '../../http/refuse-unknown-hosts.ts';
import type { Metrics } from '../../platform/observing/metrics.ts';

/** GET /metrics, for whoever brings the token. */
export function metricsRoutes(metrics: Metrics, token: string): FastifyPluginAsync {
  const expected = digest(`Bearer ${token}`);
  return async (app) => {
    const schema = { hide: true };
    app.get(
      '/metrics',
      { schema, config: { isForAnyone: true, answersAnyHost: true } },
      async (request, reply) => {
        const isKnown = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
        if (!isKnown) return refuse(reply, problem('sign-in-required'));
        return reply.header('content-type', metrics.contentType).send(await metrics.text());
      },
    );
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
