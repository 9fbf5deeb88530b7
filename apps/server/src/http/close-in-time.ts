import type { FastifyInstance } from 'fastify';

/** Requests under way when the server is shown to stop have so long to end; then they are cut. */
const GRACE_MS = 15_000;

/** A stop cuts no request that ends in time: what only waits for a document is shown at once to ask again, the rest continues. */
export function closeInTime(app: FastifyInstance, follower: { stop(): void }): void {
  app.addHook('preClose', async () => {
    follower.stop();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
