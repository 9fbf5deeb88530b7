import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublicSettings, paths, publicSettingsSchema } from '@tieout/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newAccount, PASSWORD } from './support/accounts.ts';
import { newAdmin, switchSettings } from './support/admin.ts';
import { type Client, createClient } from './support/client.ts';
import { type SpawnedProduct, spawnProduct } from './support/spawn-product.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { until } from './support/until.ts';
import { writePdf } from './support/write-pdf.ts';

const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

// Settings are switched on `product`; their effect is seen on `second`, another process on the same database.
let product: TestProduct;
let second: SpawnedProduct;
let folder: string;
let admin: Client;
beforeAll(async () => {
  const google = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  };
  product = await startTestProduct({ environment: { MASTER_KEY, ...google } });
  admin = await newAdmin(product);
  folder = await mkdtemp(join(tmpdir(), 'tieout-second-'));
  const { host } = product.parts.database.$client.options;
  second = await spawnProduct(folder, {
    DATABASE_URL: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(host ?? '')}&pgbouncer=true`,
    MASTER_KEY,
    RATE_LIMIT_FACTOR: '1000',
    WORKER_CONCURRENCY: '0',
    ...google,
  });
}, 60_000);
afterAll(async () => {
  await second?.stop();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() =>
  switchSettings(admin, {
    maintenanceMode: false,
    allowRegistrations: true,
    debugMode: false,
    systemMessage: '',
    features: { googleOAuth: true, stripePayments: true, blogSystem: true, visitorUploads: true },
  }),
);

const atSecond = (client?: Client) => createClient(second.address, client?.headers ?? {});

/** Waits for the second process to answer as expected, which may take it a second. */
async function seen(ask: () => Promise<Response>, status: number): Promise<Response> {
  return until(async () => {
    const answer = await ask();
    if (answer.status === status) return answer;
    await answer.arrayBuffer();
    return null;
  }, 3000);
}

/** Waits for the second process to tell the settings as expected. */
async function settingsSeen(isExpected: (settings: PublicSettings) => boolean): Promise<void> {
  await until(async () => {
    const settings = publicSettingsSchema.parse(await (await atSecond().get(paths.settings)).json());
    return isExpected(settings) || null;
  }, 3000);
}

test('maintenance mode: calls are answered 503 with when to ask again, admins pass, and it ends', async () => {
  const { client } = await newAccount(product);
  await switchSettings(admin, { maintenanceMode: true });
  const refused = await seen(() => atSecond(client).get(paths.userFiles), 503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'maintenance' });
  expect((await atSecond().upload(writePdf([['refused']]))).status).toBe(503);
  expect((await atSecond().post(paths.register, { email: 'm@example.com', password: PASSWORD })).status).toBe(
    503,
  );

  expect((await atSecond(admin).get(paths.adminStats)).status).toBe(200);
  expect((await atSecond(admin).get(paths.userFiles)).status).toBe(200);
  for (const path of [paths.health, paths.ready, paths.settings]) {
    expect((await atSecond().get(path)).status).toBe(200);
  }
  const page = await atSecond().get('/');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '300']);
  expect(await page.text()).toContain('Tieout is down for maintenance.');
  const [, token] = (admin.headers.authorization ?? '').split(' ');
  const adminsBrowser = createClient(second.address, { cookie: `session=${token}` });
  expect((await adminsBrowser.get('/')).status).toBe(200);
  // Signing in works, so that admins get in.
  const signIn = await atSecond().post(paths.login, { email: 'nobody@example.com', password: PASSWORD });
  expect(signIn.status).toBe(401);

  await switchSettings(admin, { maintenanceMode: false });
  await seen(() => atSecond(client).get(paths.userFiles), 200);
});

test('registrations closed: nobody opens an account', async () => {
  await switchSettings(admin, { allowRegistrations: false });
  const refused = await seen(
    () => atSecond().post(paths.register, { email: `r${Date.now()}@example.com`, password: PASSWORD }),
    403,
  );
  expect(await refused.json()).toMatchObject({ code: 'registrations-closed' });
});

test('visitor uploads off: a visitor is refused, an account is not', async () => {
  await switchSettings(admin, { features: { visitorUploads: false } });
  const refused = await seen(() => atSecond().upload(writePdf([['off']])), 403);
  expect(await refused.json()).toMatchObject({ code: 'visitor-uploads-off' });
});

test('the system message is shown to everybody', async () => {
  await switchSettings(admin, { systemMessage: 'Back at noon.' });
  await settingsSeen(({ systemMessage }) => systemMessage === 'Back at noon.');
});

test('Google sign-in off: its door is closed and no longer offered', async () => {
  await switchSettings(admin, { features: { googleOAuth: false } });
  await seen(() => atSecond().get(paths.googleStart), 501);
  await settingsSeen(({ google }) => !google);
});

test('payments off: no subscription is begun', async () => {
  const { client } = await newAccount(product, { isVerified: true });
  await switchSettings(admin, { features: { stripePayments: false } });
  const refused = await seen(() => atSecond(client).post(paths.createSubscription, { planType: 'pro' }), 501);
  expect(await refused.json()).toMatchObject({ code: 'not-configured' });
});

test('the blog off: its calls and its feed are gone', async () => {
  await switchSettings(admin, { features: { blogSystem: false } });
  await seen(() => atSecond().get(paths.blog), 501);
  expect((await atSecond().get('/blog/feed.xml')).status).toBe(404);
});

test('debug mode: the process logs what it is asked, and stops doing so', async () => {
  const ask = async () => {
    await atSecond().get(paths.health);
    return second.log().includes('"msg":"asked"') ? true : null;
  };
  expect(await ask()).toBeNull();
  await switchSettings(admin, { debugMode: true });
  await until(ask, 8000);
});

test('two changes at once are both kept', async () => {
  const changes = [{ systemMessage: 'both' }, { features: { googleOAuth: false } }, { debugMode: true }];
  await Promise.all(changes.map((change) => switchSettings(admin, change)));
  expect(await (await admin.get(paths.adminSettings)).json()).toMatchObject({
    systemMessage: 'both',
    debugMode: true,
    features: { googleOAuth: false, blogSystem: true },
  });
});

test('what is no setting, or too long a message, is refused', async () => {
  expect((await admin.patch(paths.adminSettings, { maintenanceMode: 'yes' })).status).toBe(400);
  expect((await admin.patch(paths.adminSettings, { systemMessage: 'a'.repeat(2001) })).status).toBe(400);
});
