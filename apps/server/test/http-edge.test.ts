import { watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  auditResponseSchema,
  newWebhookSchema,
  paths,
  pathTo,
  webhookDeliveriesResponseSchema,
} from '@tieout/contract';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityTxtRoutes } from '../src/features/pages/security-txt-routes.ts';
import { changeSettings } from '../src/features/settings/settings-store.ts';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { getHead, sendRaw } from './support/raw-request.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { until } from './support/until.ts';
import { writePdf } from './support/write-pdf.ts';

/** Makes the limit on guessing 10 by address; by account 24 on corrections and 6 on sending webhooks again. */
const RATE_LIMIT_FACTOR = '0.2';
const GUESSES = 10;
const EDITS = 24;

let product: TestProduct;
let owner: Client;
let fileId: string;
beforeAll(async () => {
  product = await startTestProduct({
    environment: {
      RATE_LIMIT_FACTOR,
      TRUST_PROXY_HOPS: '2',
      ALLOW_PRIVATE_WEBHOOKS: 'true',
      SECURITY_CONTACT: 'security@example.com',
    },
  });
  owner = (await newAccount(product, { plan: 'business', isVerified: true })).client;
  fileId = (await owner.uploaded(writePdf([['at the edge']]))).fileId;
});
afterAll(() => product?.stop());

describe('the address of a client, with two proxies before the server', () => {
  const guess = async (forwardedFor: string) => {
    const body = { token: 'a guess', password: 'correct horse battery' };
    const headers = { 'x-forwarded-for': forwardedFor };
    return (await product.client().post(paths.resetPassword, body, headers)).status;
  };
  const guesses = async (forwardedFor: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n <= GUESSES; n++) statuses.push(await guess(forwardedFor(n)));
    return statuses;
  };
  const allowed = Array.from({ length: GUESSES }, () => 400);

  test('is the second from the right: what the client wrote before it does not get around limits', async () => {
    expect(await guesses((n) => `198.51.100.${n}, 203.0.113.1, 10.0.0.2`)).toEqual([...allowed, 429]);
    expect(await guess('203.0.113.2, 10.0.0.2')).toBe(400);
  });

  test('reaches the audit log, and an invented one does not', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.3, 10.0.0.2' };
    const seen = product.client({ ...owner.headers, ...headers });
    await seen.get(pathTo(paths.file, { fileId }));
    const { events } = auditResponseSchema.parse(await (await owner.get(paths.userAudit)).json());
    expect(events.find((event) => event.kind === 'view')?.address).toBe('203.0.113.3');
  });

  test('counts by its network of 64 bits where it is IPv6', async () => {
    expect(await guesses((n) => `2001:db8:1:2::${n + 1}, 10.0.0.2`)).toEqual([...allowed, 429]);
    expect(await guess('2001:db8:1:3::1, 10.0.0.2')).toBe(400);
  });

  test('counts as IPv4 where it is one written as IPv6', async () => {
    expect(await guesses((n) => `${n % 2 ? '::ffff:' : ''}192.0.2.9, 10.0.0.2`)).toEqual([...allowed, 429]);
    expect(await guess('::ffff:192.0.2.10, 10.0.0.2')).toBe(400);
  });
});

describe('a Host that is not the product', () => {
  const ask = (path: string, host: string) => sendRaw(product.address, getHead(path, host)).answer;

  test.each(['/dev/mail', paths.settings, '/', '/nowhere'])('is refused at %s', async (path) => {
    const answer = await ask(path, 'rebound.example:3000');
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([421, { code: 'unknown-host' }]);
  });

  test.each(['localhost', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:1'])(
    'does not include %s, which is this machine',
    async (host) => {
      expect((await ask(paths.settings, host)).status).toBe(200);
    },
  );

  test.each([paths.health, paths.ready])('is taken at %s, which probes ask by any address', async (path) => {
    expect((await ask(path, '10.1.2.3:3000')).status).toBe(200);
  });
});

describe('a path with encoded letters', () => {
  const encoded = (path: string) => path.replace('/api/', '/%61pi/');

  test('is identified like the plain one', async () => {
    expect((await owner.get(encoded(paths.userStats))).status).toBe(200);
    const { client } = await newAccount(product, { isActive: false });
    expect((await client.get(encoded(paths.presets))).status).toBe(403);
  });

  test('is closed in maintenance mode like the plain one', async () => {
    const maintain = async (maintenanceMode: boolean) => {
      await product.parts.database.transaction((at) => changeSettings(at, { maintenanceMode }));
      product.parts.settings.forget();
    };
    await maintain(true);
    const answers = await Promise.all([paths.presets, encoded(paths.presets)].map(product.client().get));
    await maintain(false);
    expect(answers.map((answer) => answer.status)).toEqual([503, 503]);
  });

  test('that is no call is answered as one that is not there, and not with a page', async () => {
    const answer = await product.client().get('/%61pi/nothing');
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }]);
  });
});

describe('a large body', () => {
  const head = (path: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n${more}\r\n{"extractedData":[`;

  test('for the file of somebody else is refused before it has arrived', async () => {
    const { socket, answer } = sendRaw(product.address, head(pathTo(paths.convert, { fileId })));
    const { status, headers } = await answer;
    socket.destroy();
    expect([status, headers]).toMatchObject([404, expect.stringContaining('connection: close')]);
  });

  test.each([paths.login, paths.contact, paths.register])('is refused at %s', async (path) => {
    const answer = await product.client().post(path, { email: 'a'.repeat(100_000) });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body-too-large' }]);
  });
});

test('no JSON answer is kept by a browser or a proxy', async () => {
  const answers = [
    await owner.get(paths.profile),
    await owner.get(pathTo(paths.file, { fileId })),
    await owner.get(paths.settings),
    await owner.get(paths.openApi),
    await owner.get('/api/nothing'),
    await product.client().get(paths.profile),
    await product.client().post(paths.login, {}),
  ];
  expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'));
});

test('the download of an original is in the audit log', async () => {
  await owner.get(pathTo(paths.userFilePdf, { id: fileId }));
  const { events } = auditResponseSchema.parse(await (await owner.get(paths.userAudit)).json());
  expect(events[0]).toMatchObject({ kind: 'download', objectId: fileId, details: { what: 'original' } });
});

test('security.txt says whom to write to, until when it holds', async () => {
  const answer = await product.client().get('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:security@example\.com\r?$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60_000);
});

test.each([
  [{ securityContact: null, publicUrl: 'https://tieout.example' }, 'https://tieout.example/contact'],
  [{ securityContact: 'https://example.com/report', publicUrl: null }, 'https://example.com/report'],
  [{ securityContact: null, publicUrl: 'http://tieout.example' }, null],
])('security.txt of %o names %s', async (configuration, contact) => {
  const app = fastify();
  await app.register(securityTxtRoutes({ configuration, now: () => new Date() }));
  const { statusCode, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, /^Contact: (.+)$/m.exec(body)?.[1] ?? null]).toEqual([contact ? 200 : 404, contact]);
});

test('corrections of one account are limited by the minute', async () => {
  const undo = () => owner.post(pathTo(paths.fileRowsUndo, { fileId }));
  const answers = await Promise.all(Array.from({ length: EDITS + 6 }, undo));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(EDITS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

test('asking whether the service is ready, however often, writes to the store once at most', async () => {
  const written: (string | null)[] = [];
  const watcher = watch(join(product.dataFolder, 'files', 'arriving'), (_, name) => written.push(name));
  const answers = await Promise.all(Array.from({ length: 20 }, () => product.client().get(paths.ready)));
  // The probe of the store itself is seen in the same folder: by then every earlier write was seen.
  await product.parts.files.check();
  await expect.poll(() => written.length).toBeGreaterThan(0);
  watcher.close();
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(written).size).toBeLessThanOrEqual(2);
});

describe('an event that is sent to a webhook again', () => {
  let receiver: Server;
  beforeAll(async () => {
    receiver = createServer((_request, response) => response.writeHead(204).end());
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => receiver?.close());

  test('is sent five times at most, and all events together not too often', async () => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const hook = newWebhookSchema.parse(await (await owner.post(paths.userWebhooks, { url })).json());
    const toDeliveries = pathTo(paths.userWebhookDeliveries, { id: hook.id });
    const deliveries = async () =>
      webhookDeliveriesResponseSchema.parse(await (await owner.get(toDeliveries)).json()).deliveries;
    await owner.uploaded(writePdf([['first']]));
    await owner.uploaded(writePdf([['second']]));
    const [second, first] = await until(async () => {
      const all = await deliveries();
      return all.length === 2 ? all : null;
    });
    const again = (delivery = first) =>
      owner.post(pathTo(paths.userWebhookReplay, { id: hook.id, deliveryId: delivery?.id ?? '' }));
    for (let n = 0; n < 5; n++) expect((await again()).status).toBe(200);
    const [sixth, another] = [await again(), await again(second)];
    expect([sixth.status, await sixth.json()]).toMatchObject([422, { code: 'replayed-too-often' }]);
    expect([another.status, await another.json()]).toMatchObject([429, { code: 'rate-limited' }]);
    expect(await deliveries()).toHaveLength(7);
  });
});
