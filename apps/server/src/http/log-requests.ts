import type { FastifyInstance } from 'fastify';

/** One line a request: method, the route's pattern (never the address with its ids and queries), status and time. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(page)',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
  });
}
