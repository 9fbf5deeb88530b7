import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  apiKeyScopes,
  apiKeysResponseSchema,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  newApiKeySchema,
  newWebhookSchema,
  paths,
  pathTo,
  SIGNATURE_HEADER,
  webhookDeliveriesResponseSchema,
  webhookPayloadSchema,
} from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../src/platform/database/account-schema.ts';
import { isAllowedUrl, postJson } from '../src/platform/outbound/post-json.ts';
import { isPublicAddress } from '../src/platform/outbound/public-address.ts';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { until } from './support/until.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ environment: { ALLOW_PRIVATE_WEBHOOKS: 'true' } });
});
afterAll(() => product?.stop());

const business = () => newAccount(product, { plan: 'business', isVerified: true });
async function keyOf(client: Client) {
  const response = await client.post(paths.userApiKeys, {
    name: 'ledger sync',
    scopes: apiKeyScopes,
  });
  expect(response.status).toBe(201);
  return newApiKeySchema.parse(await response.json());
}

describe('API keys', () => {
  test('open every document route until they are revoked', async () => {
    const { client } = await business();
    const { id, key, start } = await keyOf(client);
    expect(key.startsWith(start)).toBe(true);
    const program = product.client({ authorization: `Bearer ${key}` });
    const { fileId } = await program.uploaded(writePdf([['by key']]));
    const mapping = { date: 'Date', description: 'Description', amount: 'Debit' };
    const statuses = [
      await program.get(pathTo(paths.file, { fileId })),
      await program.post(pathTo(paths.map, { fileId }), { mapping, exportFormat: 'qbo' }),
      await program.post(pathTo(paths.convert, { fileId })),
      await program.get(paths.userFiles),
      await program.get(pathTo(paths.userFilePdf, { id: fileId })),
      await program.get(pathTo(paths.userFileCsv, { id: fileId })),
      await program.post(paths.exports, { fileIds: [fileId], presetId: 'qbo-web-connect' }),
      await program.get(pathTo(paths.fileLabels, { fileId })),
    ].map((response) => response.status);
    expect(statuses).toEqual(statuses.map(() => 200));
    const { apiKeys } = apiKeysResponseSchema.parse(await (await client.get(paths.userApiKeys)).json());
    expect(apiKeys).toMatchObject([{ id, name: 'ledger sync', lastUsedAt: expect.any(String) }]);
    await client.delete(pathTo(paths.userApiKey, { id }));
    expect(await (await program.get(paths.userFiles)).json()).toMatchObject({ code: 'api-key-invalid' });
  });

  test('are kept nowhere in the clear', async () => {
    const { key } = await keyOf((await business()).client);
    const { rows } = await product.parts.database.$client.query('select t::text as line from api_keys t');
    expect(rows.some((row) => row.line.includes(key.slice(15)))).toBe(false);
  });

  test('cannot make keys themselves, nor act as an admin', async () => {
    const { client } = await newAccount(product, { plan: 'business', isVerified: true, role: 'admin' });
    const program = product.client({ authorization: `Bearer ${(await keyOf(client)).key}` });
    expect((await program.get(paths.userApiKeys)).status).toBe(403);
    expect((await program.get(paths.adminUsers)).status).toBe(403);
  });

  test('need the business plan, when made and when used, and a verified address', async () => {
    const free = await newAccount(product, { isVerified: true });
    expect(
      await (await free.client.post(paths.userApiKeys, { name: 'x', scopes: ['read'] })).json(),
    ).toMatchObject({
      code: 'plan-required',
    });
    const unverified = await newAccount(product, { plan: 'business' });
    expect(
      await (await unverified.client.post(paths.userApiKeys, { name: 'x', scopes: ['read'] })).json(),
    ).toMatchObject({
      code: 'email-not-confirmed',
    });
    const { client, auth } = await business();
    const program = product.client({ authorization: `Bearer ${(await keyOf(client)).key}` });
    await product.parts.database.update(users).set({ planType: 'pro' }).where(eq(users.id, auth.user.id));
    expect(await (await program.get(paths.userFiles)).json()).toMatchObject({ code: 'plan-required' });
  });
});

test('an upload sent twice under one idempotency key is taken once', async () => {
  const { client } = await newAccount(product);
  const headers = { [IDEMPOTENCY_HEADER]: 'order 17' };
  const bytes = writePdf([['DO wait 50', 'idempotent']]);
  const answers = await Promise.all([1, 2, 3].map(() => client.uploaded(bytes, { headers })));
  expect(new Set(answers.map((answer) => answer.fileId)).size).toBe(1);
  expect(await (await client.get(paths.userStats)).json()).toMatchObject({ totalFiles: 1 });
  const other = await client.upload(writePdf([['something else']]), { headers });
  expect(await other.json()).toMatchObject({ code: 'idempotency-conflict' });
});

test('an idempotency key too long to be kept whole is refused, and not taken for another that begins alike', async () => {
  const { client } = await newAccount(product);
  const headers = { [IDEMPOTENCY_HEADER]: 'k'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1) };
  const answer = await client.upload(writePdf([['a long key']]), { headers });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid-request' });
  expect(await (await client.get(paths.userStats)).json()).toMatchObject({ totalFiles: 0 });
});

describe('webhooks', () => {
  let receiver: Server;
  let url: string;
  const received: { headers: Record<string, unknown>; body: string }[] = [];
  let answer = 204;
  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push({ headers: request.headers, body });
      response.writeHead(answer).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  });
  afterAll(() => receiver.close());

  async function hooked() {
    const { client } = await business();
    const made = await client.post(paths.userWebhooks, { url });
    return { client, hook: newWebhookSchema.parse(await made.json()) };
  }
  const deliveriesOf = async (client: Client, id: string) =>
    webhookDeliveriesResponseSchema.parse(
      await (await client.get(pathTo(paths.userWebhookDeliveries, { id }))).json(),
    ).deliveries;

  test('receive signed events of conversions that succeed and that fail', async () => {
    const { client, hook } = await hooked();
    received.length = 0;
    const { fileId } = await client.uploaded(writePdf([['sent']]));
    await client.upload(writePdf([['DO say damaged']]));
    await until(() => (received.length === 2 ? true : null));
    const payloads = received.map(({ body }) => webhookPayloadSchema.parse(JSON.parse(body)));
    expect(payloads.find((payload) => payload.event === 'conversion.completed')?.file).toMatchObject({
      id: fileId,
      verdict: 'proven',
    });
    expect(payloads.find((payload) => payload.event === 'conversion.failed')?.file.problem?.code).toBe(
      'damaged',
    );
    const { headers, body } = received[0] ?? { headers: {}, body: '' };
    const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER])) ?? [];
    expect(createHmac('sha256', hook.secret).update(`${seconds}.${body}`).digest('hex')).toBe(mac);
  });

  test('that do not take it are tried again later, and can be sent again', async () => {
    const { client, hook } = await hooked();
    answer = 500;
    await client.uploaded(writePdf([['refused']]));
    const refusedOnce = await until(async () => {
      const [delivery] = await deliveriesOf(client, hook.id);
      return delivery && delivery.attempts > 0 ? delivery : null;
    });
    expect(refusedOnce).toMatchObject({ status: 'pending', lastAnswer: '500' });
    answer = 200;
    const replay = pathTo(paths.userWebhookReplay, { id: hook.id, deliveryId: refusedOnce.id });
    expect((await client.post(replay)).status).toBe(200);
    await until(async () =>
      (await deliveriesOf(client, hook.id)).some((each) => each.status === 'delivered') ? true : null,
    );
    const stranger = (await business()).client;
    expect((await stranger.post(replay)).status).toBe(404);
  });
});

describe('addresses of webhooks', () => {
  test('a redirect is not followed, wherever it leads', async () => {
    const asked: string[] = [];
    const receiver = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { location: '/inside' }).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    expect(await postJson(url, { body: '{}', headers: {}, allowsPrivate: true })).toBe(307);
    receiver.close();
    expect(asked).toEqual(['/hook']);
  });

  test.each([
    'http://example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.0.0.7/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://169.254.169.254/latest',
    'https://router.local/',
    'https://user:secret@example.com/',
  ])('%s is refused', (url) => {
    expect(isAllowedUrl(url, { allowsPrivate: false })).toBe(false);
  });

  // First and last address of each range of RFC 6890's registries that leads nowhere on the public internet.
  test.each([
    ['this network', '0.0.0.0', '0.255.255.255'],
    ['private use', '10.0.0.0', '10.255.255.255'],
    ['shared by a provider', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.0', '127.255.255.255'],
    ['link local', '169.254.0.0', '169.254.255.255'],
    ['private use', '172.16.0.0', '172.31.255.255'],
    ['protocol assignments', '192.0.0.0', '192.0.0.255'],
    ['documentation', '192.0.2.0', '192.0.2.255'],
    ['6to4 relays', '192.88.99.0', '192.88.99.255'],
    ['private use', '192.168.0.0', '192.168.255.255'],
    ['benchmarks', '198.18.0.0', '198.19.255.255'],
    ['documentation', '198.51.100.0', '198.51.100.255'],
    ['documentation', '203.0.113.0', '203.0.113.255'],
    ['multicast and reserved', '224.0.0.0', '255.255.255.255'],
    ['unspecified and loopback', '::', '::1'],
    ['IPv4 in IPv6', '::ffff:192.168.0.1', '::ffff:c0a8:1'],
    ['translated IPv4', '64:ff9b::', '64:ff9b::ffff:ffff'],
    ['locally translated IPv4', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
    ['discarded', '100::', '100::ffff:ffff:ffff:ffff'],
    ['protocol assignments', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['link local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('of %s are refused: %s to %s', (_, first, last) => {
    for (const address of [first, last]) {
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
      const host = address.includes(':') ? `[${address}]` : address;
      expect(isAllowedUrl(`https://${host}/hook`, { allowsPrivate: false })).toBe(false);
    }
  });

  test('a public one is allowed', () => {
    expect(isAllowedUrl('https://hooks.example.com/x', { allowsPrivate: false })).toBe(true);
    expect(isPublicAddress('93.184.215.14')).toBe(true);
    expect(isPublicAddress('2606:4700::1111')).toBe(true);
  });

  test('a name that leads into a private network is not connected to', async () => {
    const { lookupPublic, PrivateAddressError } = await import('../src/platform/outbound/public-address.ts');
    const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve));
    expect(error).toBeInstanceOf(PrivateAddressError);
    await expect(
      postJson('https://localhost/', { body: '', headers: {}, allowsPrivate: false }),
    ).rejects.toThrow();
  });
});
