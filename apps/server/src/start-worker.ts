import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Configuration } from './configuration.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import { metricsRoutes } from './features/health/metrics-routes.ts';
import { ARRIVAL_PACE } from './http/limit-arrival.ts';
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
async function healthApp(
  { checkedParts, metrics }: OpenParts,
  { metricsToken }: Configuration,
): Promise<FastifyInstance> {
  const app = fastify(serverLimits(ARRIVAL_PACE));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(healthRoutes(checkedParts));
  if (metricsToken !== null) await app.register(metricsRoutes(metrics, metricsToken));
  return app;
}
