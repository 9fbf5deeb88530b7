import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { problem } from '@tieout/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';

const BUILT_WEB = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const YEAR = '365d';

/** Serves the built web app: its files, and its one page for every address that is neither a file nor a call. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(BUILT_WEB, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: BUILT_WEB,
      wildcard: false,
      index: false,
      serveDotFiles: false,
      // The build lays compressed copies beside what is worth compressing.
      preCompressed: true,
    });
    // Built files carry a hash of their content in their name.
    app.get('/assets/*', { schema: { hide: true } }, (request, reply) =>
      reply.sendFile(request.url.split('?')[0] ?? '', { maxAge: YEAR, immutable: true }),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/');
    if (!isPage || !isBuilt) return refuse(reply, problem('not-found'));
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
