import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Configuration } from './configuration.ts';
import { watchingRoutes } from './features/health/watching-routes.ts';
import { ARRIVAL_PACE } from './http/limit-arrival.ts';
import { acceptRoutes } from './http/routes.ts';
import { serverLimits } from './http/server-limits.ts';
import { nothingOpened, type OpenParts, openParts } from './open-parts.ts';
import { startWork } from './start-work.ts';

/** Starts a process that only takes jobs off the queue. When it throws, nothing is left running. */
export async function startWorker(options: {
  readonly configuration: Configuration;
  readonly logger: Logger;
}): Promise<{ stop(): Promise<void> }> {
  const { host, workerPort } = options.configuration;
  const opened = nothingOpened();
  try {
    const parts = await openParts({ ...options, now: () => new Date() }, opened);
    await startWork(parts, options, opened);
    if (workerPort !== null) {
      const app = await healthApp(parts, options.configuration);
      opened.add(() => app.close());
      await app.listen({ host, port: workerPort });
    }
    return { stop: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Answers whoever watches over the worker. */
async function healthApp(parts: OpenParts, { metricsToken }: Configuration): Promise<FastifyInstance> {
  const app = fastify(serverLimits(ARRIVAL_PACE));
  acceptRoutes(app);
  await app.register(watchingRoutes(parts, metricsToken));
  return app;
}
