import { readFile } from 'node:fs/promises';
import {
  type ApiKeyScope,
  apiKeyScopes,
  apiKeysResponseSchema,
  newApiKeySchema,
  paths,
} from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

let product: TestProduct;
let owner: Client;
beforeAll(async () => {
  product = await startTestProduct();
  owner = (await newAccount(product, { plan: 'business', isVerified: true, role: 'admin' })).client;
});
afterAll(() => product?.stop());

async function programWith(scopes: readonly ApiKeyScope[]): Promise<Client> {
  const made = await owner.post(paths.userApiKeys, { name: scopes.join(' '), scopes });
  const { key } = newApiKeySchema.parse(await made.json());
  return product.client({ authorization: `Bearer ${key}` });
}

test('every route says which scope lets an API key in, or that none does', () => {
  const undeclared = product.keyRules().filter(({ rule }) => rule === undefined);
  expect(undeclared).toEqual([]);
  expect(product.keyRules().length).toBeGreaterThan(80);
});

test('a key is let in where its scope is asked for, and nowhere else', async () => {
  const programs: Partial<Record<ApiKeyScope, Client>> = {};
  for (const scope of apiKeyScopes) programs[scope] = await programWith([scope]);
  for (const { method, path, rule } of product.keyRules()) {
    if (rule === 'anyone' || rule === undefined) continue;
    for (const scope of apiKeyScopes) {
      const answer = await programs[scope]?.send(path.replace(/:\w+/g, NOBODYS_ID), { method });
      const body = z.object({ code: z.string() }).safeParse(await answer?.json().catch(() => null)).data;
      const refusal = ['key-scope-missing', 'key-not-allowed'].find((code) => code === body?.code);
      // Answers to HEAD have no body.
      if (method === 'HEAD')
        expect(answer?.status === 403, `${method} ${path} ${scope}`).toBe(rule !== scope);
      else
        expect(refusal, `${method} ${path} ${scope}`).toBe(
          rule === scope ? undefined : rule === 'none' ? 'key-not-allowed' : 'key-scope-missing',
        );
    }
  }
});

test.each([
  ['GET', paths.profile],
  ['GET', paths.billing],
  ['POST', paths.createSubscription],
  ['GET', paths.userApiKeys],
  ['POST', paths.userWebhooks],
  ['GET', paths.userAudit],
  ['GET', paths.userExport],
  ['DELETE', paths.userAccount],
  ['GET', paths.sessions],
  ['POST', paths.changePassword],
  ['GET', paths.adminUsers],
])('no key opens %s %s, whatever its scopes', async (method, path) => {
  const program = await programWith(apiKeyScopes);
  const answer = await program.send(path, { method });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'key-not-allowed' }]);
  for (const { id } of apiKeysResponseSchema.parse(await (await owner.get(paths.userApiKeys)).json()).apiKeys)
    await owner.delete(`${paths.userApiKeys}/${id}`);
});

test('a key that only reads cannot upload, and the refusal names the scope', async () => {
  const refused = await (await programWith(['read'])).upload(writePdf([['x']]));
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'key-scope-missing', details: { scope: 'convert' } });
});

test('scopes are chosen when a key is made, and listed', async () => {
  expect((await owner.post(paths.userApiKeys, { name: 'none' })).status).toBe(400);
  expect((await owner.post(paths.userApiKeys, { name: 'none', scopes: [] })).status).toBe(400);
  expect((await owner.post(paths.userApiKeys, { name: 'all', scopes: ['account'] })).status).toBe(400);
  await owner.post(paths.userApiKeys, { name: 'two', scopes: ['export', 'read', 'read'] });
  const { apiKeys } = apiKeysResponseSchema.parse(await (await owner.get(paths.userApiKeys)).json());
  expect(apiKeys.find(({ name }) => name === 'two')?.scopes).toEqual(['read', 'export']);
});

test('the OpenAPI document names the scope of each call', async () => {
  const document = z
    .object({
      components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
      paths: z.record(
        z.string(),
        z.record(z.string(), z.object({ security: z.array(z.record(z.string(), z.array(z.string()))) })),
      ),
    })
    .parse(await (await product.client().get(paths.openApi)).json());
  expect(Object.keys(document.components.securitySchemes)).toEqual(['signIn', 'apiKey']);
  expect(document.paths['/api/upload']?.post?.security).toContainEqual({ apiKey: ['convert'] });
  expect(document.paths['/api/billing']?.get?.security).toEqual([{ signIn: [] }]);
  expect(document.paths['/api/settings']?.get?.security).toEqual([]);
  const page = await (await product.client().get(paths.docs)).text();
  expect(page).toContain('API key with the scope <code>export</code>');
  const [, font = ''] = /font-face\{font-family:"IBM Plex Sans".*?url\(([^)]+)\)/.exec(page) ?? [];
  expect((await product.client().get(font)).status).toBe(200);
});

test('keys made before scopes keep all three', async () => {
  const migration = await readFile(
    new URL('../drizzle/0008_key-scopes-kept-keys.sql', import.meta.url),
    'utf8',
  );
  const { $client } = product.parts.database;
  const connection = await $client.connect();
  try {
    await connection.query('create temporary table api_keys (id integer); insert into api_keys values (1)');
    await connection.query(migration.split(';')[0] ?? '');
    const { rows } = await connection.query('select scopes from api_keys');
    expect(rows).toEqual([{ scopes: ['read', 'convert', 'export'] }]);
  } finally {
    connection.release(true);
  }
});
