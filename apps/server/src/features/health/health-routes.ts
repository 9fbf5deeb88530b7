import { paths, problem } from '@tieout/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals, refuse } from '../../http/refuse.ts';

const CHECK_MS = 3000;

/** A part the service cannot work without; `check` throws when it does not work. */
export type CheckedPart = { readonly name: string; readonly check: () => Promise<unknown> };

/** GET /api/health (the process answers) and GET /api/ready (everything it needs works, tried just now). */
export function healthRoutes(checkedParts: readonly CheckedPart[]): FastifyPluginAsyncZod {
  return async (app) => {
    const health = {
      tags: ['health'],
      summary: 'Whether the process answers',
      response: { 200: z.object({ status: z.literal('ok') }) },
    };
    app.get(paths.health, { schema: health, config: { isForAnyone: true } }, async () => ({
      status: 'ok' as const,
    }));

    const ready = {
      tags: ['health'],
      summary: 'Whether everything the service needs works, tried just now',
      response: { 200: z.object({ status: z.literal('ready') }), ...refusals },
    };
    app.get(paths.ready, { schema: ready, config: { isForAnyone: true } }, async (request, reply) => {
      const results = await Promise.all(checkedParts.map(tryPart));
      const broken = results.filter((result) => result.error !== null);
      if (broken.length === 0) return { status: 'ready' as const };
      for (const { name, error } of broken) request.log.warn({ err: error, part: name }, 'not ready');
      const names = broken.map((result) => result.name);
      return refuse(reply, problem('not-ready', { details: { broken: names } }));
    });
  };
}

async function tryPart({ name, check }: CheckedPart) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_MS} ms`)), CHECK_MS);
  try {
    await Promise.race([check(), late]);
    return { name, error: null };
  } catch (error) {
    return { name, error };
  } finally {
    clearTimeout(timer);
  }
}
