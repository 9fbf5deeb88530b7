import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { problem } from '@tieout/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCall } from './is-call.ts';
import { refuse } from './refuse.ts';
import { createPageRenderer, type PageView } from './render-page.ts';
import { readThemeScript } from './theme-script.ts';

const BUILT_WEB = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const YEAR = '365d';

/** Finds out what stands at the address of a request; may set headers. */
export type ViewPage = (request: FastifyRequest, reply: FastifyReply) => Promise<PageView>;

/** Serves the built web app: its files, and its one page, with the head of each address, for every address that is neither a file nor a call. */
export async function serveWeb(app: FastifyInstance, viewPage: ViewPage): Promise<void> {
  const page = join(BUILT_WEB, 'index.html');
  const isBuilt = existsSync(page);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: BUILT_WEB,
      wildcard: false,
      index: false,
      serveDotFiles: false,
      globIgnore: ['index.html*', 'pages/**'],
      // The build lays compressed copies next to what is worth compressing.
      preCompressed: true,
    });
    // Built files carry a hash of their content in their name.
    app.get('/assets/*', { schema: { hide: true } }, (request, reply) =>
      reply.sendFile(request.url.split('?')[0] ?? '', { maxAge: YEAR, immutable: true }),
    );
  }
  const render = isBuilt ? createPageRenderer(await readPage(page), await readPrerendered()) : null;
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !isCall(request);
    if (!isPage || render === null) return refuse(reply, problem('not-found'));
    const view = await viewPage(request, reply);
    reply
      .code(view.status)
      .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    const html = render(view);
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(await compressed(html));
  });
}

const compressed = promisify(gzip);

/** The built page, with the script that names the theme written into it. */
async function readPage(file: string): Promise<string> {
  const page = await readFile(file, 'utf8');
  const theme = readThemeScript();
  if (theme === null) return page;
  return page.replace('<script src="/theme.js"></script>', () => `<script>${theme.source}</script>`);
}

/** The pages the build rendered, by the names of their files; none where it did not. */
async function readPrerendered(): Promise<Record<string, string>> {
  const folder = join(BUILT_WEB, 'pages');
  const names = await readdir(folder).catch(() => []);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])),
  );
}
