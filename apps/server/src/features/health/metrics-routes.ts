import { createHash, timingSafeEqual } from 'node:crypto';
import type {} from '../../http/refuse-unknown-hosts.ts';
import type { Routes } from '../../http/routes.ts';
import type { Metrics } from '../../platform/observing/metrics.ts';
import { refused } from '../../refused.ts';

/** GET /metrics, for whoever brings the token. */
export function metricsRoutes(metrics: Metrics, token: string): Routes {
  const expected = digest(`Bearer ${token}`);
  return async (app) => {
    const schema = { hide: true };
    app.get(
      '/metrics',
      { schema, config: { isForAnyone: true, answersAnyHost: true } },
      async (request, reply) => {
        const isKnown = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
        if (!isKnown) return refused('sign-in-required');
        return reply.header('content-type', metrics.contentType).send(await metrics.text());
      },
    );
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
