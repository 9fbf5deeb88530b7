import type { FastifyInstance } from 'fastify';

/** Tells browsers and proxies to keep no JSON answer, unless its route says otherwise. */
export function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}
