import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../platform/observing/metrics.ts';
import type { TracedWork, Tracing } from '../platform/observing/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as part of a trace. */
    traced: TracedWork;
  }
}

/** One line a request: method, the route's pattern (never the address with its ids and queries), status and time. The same is counted and traced. */
export function logRequests(
  app: FastifyInstance,
  { metrics, tracing }: { readonly metrics: Metrics; readonly tracing: Tracing },
): void {
  app.decorateRequest('traced');
  app.addHook('onRequest', async (request) => {
    const { traceparent } = request.headers;
    request.traced = tracing.begin(
      `${request.method} ${routeOf(request)}`,
      typeof traceparent === 'string' ? traceparent : null,
    );
    request.log.debug({ method: request.method, route: routeOf(request) }, 'asked');
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
    metrics.noteRequest(line);
    request.traced.end({ 'http.response.status_code': line.status, 'tieout.request_id': request.id });
  });
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(page)';
}
