import { paths, problems } from '@tieout/contract';
import { escapeHtml } from '../../http/escape-html.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { Routes } from '../../http/routes.ts';
import { type Operation, operationsOf } from './operations.ts';

const forAnyone = { config: { isForAnyone: true } };

/** GET /api/openapi.json, and the same for people at GET /api/docs. */
export function docsRoutes(): Routes {
  return async (app) => {
    app.get(paths.openApi, { schema: { hide: true }, ...forAnyone }, () => app.swagger());
    app.get(paths.docs, { schema: { hide: true }, ...forAnyone }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(docsPage(operationsOf(app.swagger()))),
    );
  };
}

function docsPage(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const sections = tags.map((tag) => {
    const those = operations.filter((operation) => operation.tag === tag);
    return `<h2>${escapeHtml(tag)}</h2>${those.map(section).join('')}`;
  });
  const intro =
    '<p>Sign in with <code>POST /api/auth/login</code> and send <code>Authorization: Bearer TOKEN</code>, or create an API key (Business plan) and send that. A key works for the calls that name one of its scopes. ' +
    'Every error is <code>{ code, message, details? }</code>; the codes are <a href="#problems">listed below</a>. ' +
    `The same as OpenAPI 3.1: <a href="${paths.openApi}">${paths.openApi}</a></p>`;
  return plainPage('Tieout API reference', `${intro}${sections.join('')}${problemTable()}`);
}

function section({ method, path, summary, description, keyScope, parts }: Operation): string {
  const details = parts.map(
    ({ name, schema }) =>
      `<h4>${escapeHtml(name)}</h4><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
  );
  const text = description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
  const scope =
    keyScope === null
      ? ''
      : `<p>API key with the scope <code>${escapeHtml(keyScope)}</code>, or signed in.</p>`;
  return `<details><summary><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>${text}${scope}${details.join('')}</details>`;
}

function problemTable(): string {
  const rows = Object.entries(problems).map(
    ([code, [status, message]]) => `<tr><td><code>${code}</code><td>${status}<td>${escapeHtml(message)}`,
  );
  return `<h2 id="problems">Problem codes</h2><table><tr><th>Code<th>Status<th>Message${rows.join('')}</table>`;
}
