import { paths } from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type {} from '../../http/refuse-unknown-hosts.ts';
import type { Routes } from '../../http/routes.ts';
import { refused } from '../../refused.ts';
import { type CheckedPart, tryPart } from './try-part.ts';

const config = { isForAnyone: true, worksInMaintenance: true, answersAnyHost: true };

/** GET /api/health (the process answers) and GET /api/ready (everything it needs works, tried within the last half minute). */
export function healthRoutes(checkedParts: readonly CheckedPart[]): Routes {
  return async (app) => {
    const health = {
      tags: ['health'],
      summary: 'Whether the process responds',
      response: { 200: z.object({ status: z.literal('ok') }) },
    };
    app.get(paths.health, { schema: health, config }, async () => ({
      status: 'ok' as const,
    }));

    const ready = {
      tags: ['health'],
      summary: 'Whether everything the service needs works',
      response: { 200: z.object({ status: z.literal('ready') }), ...refusals },
    };
    app.get(paths.ready, { schema: ready, config }, async (request) => {
      const results = await Promise.all(checkedParts.map(tryPart));
      const broken = results.filter((result) => result.error !== null);
      if (broken.length === 0) return { status: 'ready' as const };
      for (const { name, error } of broken) request.log.warn({ err: error, part: name }, 'not ready');
      const names = broken.map((result) => result.name);
      return refused('not-ready', { details: { broken: names } });
    });
  };
}
