import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../http/escape-html.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { Routes } from '../../http/routes.ts';
import { readEml } from './read-eml.ts';

const SHOWN = 50;

/** GET /dev/mail: the mails a local start wrote to its outbox, for whoever sits at the machine. */
export function devMailRoutes(outbox: string): Routes {
  return async (app) => {
    app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
      const names = (await readdir(outbox).catch(() => [])).filter(
        (name) => name.endsWith('.eml') && !name.startsWith('.'),
      );
      const newest = names.sort().reverse().slice(0, SHOWN);
      const mails = await Promise.all(
        newest.map(async (name) => shown(await readFile(join(outbox, name), 'utf8'))),
      );
      const body = mails.join('') || '<p>No mail has been sent yet.</p>';
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(plainPage('Mail of this local start', body));
    });
  };
}

function shown(eml: string): string {
  const { to, subject, text } = readEml(eml);
  const linked = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
  return `<h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}</p><pre>${linked}</pre>`;
}
