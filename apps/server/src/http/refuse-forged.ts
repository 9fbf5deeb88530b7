import { problem } from '@tieout/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send with our cookies. A browser says where a request comes from in headers no
 * page can change; a client that is no browser sends neither, and has no cookies that somebody else could misuse.
 */
export function refuseForged(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || isFromHere(request)) return;
    return refuse(reply, problem('forged-request'));
  });
}

function isFromHere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || hostOf(origin) === request.headers.host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
