import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newApiKeySchema, paths, pathTo, SIGNATURE_HEADER, twoFactorSetupSchema } from '@tieout/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfiguration } from '../../src/configuration.ts';
import { rotateKeys } from '../../src/operations/rotate-keys.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { queueMail } from '../../src/platform/mail/post-mail.ts';
import { newAccount, PASSWORD } from '../support/accounts.ts';
import { layEmptyDatabase } from '../support/database-template.ts';
import { databases } from '../support/databases.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { mailTo } from '../support/mail.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';
import { codeOf } from '../support/totp.ts';
import { until } from '../support/until.ts';
import { writePdf } from '../support/write-pdf.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const [OLD = '', NEW = '', NEWER = ''] = [1, 2, 3].map(() => randomBytes(32).toString('base64'));
/** Sealed with a key that nobody names. */
const UNREADABLE = randomBytes(64).toString('base64');
const PDF = writePdf([['sealed under the old key']]);

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tieout-rotation-'));
  await layEmptyDatabase(join(dataFolder, 'database'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  startTestProduct({
    dataFolder,
    keepsData: true,
    environment: { ALLOW_PRIVATE_WEBHOOKS: 'true', ...environment },
  });
const rotate = (environment: Record<string, string>) =>
  rotateKeys(readConfiguration({ DATA_DIR: dataFolder, ...environment }), { batchRows: 1 });

async function sql(text: string): Promise<void> {
  const { pool, close } = await openDatabase({ url: null, folder: join(dataFolder, 'database') }, () => {});
  await pool.query(text);
  await close();
}

/** Fills everything that is sealed with the master key. */
async function fill(product: TestProduct, webhookUrl: string) {
  const { client, auth } = await newAccount(product, { plan: 'business', isVerified: true });
  const { fileId } = await client.uploaded(PDF);
  const mapping = { date: 'Date', amount: 'Debit' };
  await client.post(pathTo(paths.map, { fileId }), { mapping, exportFormat: 'generic' });
  await client.post(pathTo(paths.convert, { fileId }));
  await client.put(paths.userBooks, { region: 'GB' });
  await client.patch(pathTo(paths.fileLabels, { fileId }), {
    labels: [{ rows: ['0-0'], category: 'Meals' }],
  });
  const webhook = await client.post(paths.userWebhooks, { url: webhookUrl });
  expect(webhook.status).toBe(201);
  const scopes = ['read', 'convert', 'export'];
  const made = await client.post(paths.userApiKeys, { name: 'nightly', scopes });
  const { key } = newApiKeySchema.parse(await made.json());
  const { database } = product.parts;
  const mail = { to: 'waiting@example.com', subject: 'Waiting', text: 'It waited.' };
  await database.transaction((transaction) => queueMail(product.parts, transaction, mail));
  // Not before the rotation: the worker would send it at once.
  await database.$client.query(
    "update pgboss.job set start_after = now() + interval '1 day' where name = 'send-mail' and state = 'created'",
  );
  const second = await newAccount(product, { isVerified: true });
  const begun = await second.client.post(paths.twoFactor, { password: PASSWORD });
  const setup = twoFactorSetupSchema.parse(await begun.json());
  expect((await second.client.post(paths.twoFactorConfirm, { code: codeOf(setup.uri) })).status).toBe(200);
  return { token: auth.session.access_token, fileId, key, email: second.auth.user.email, setup };
}

test('after a rotation everything opens without the old key', async () => {
  const heard: (string | undefined)[] = [];
  const receiver = createServer((request, response) => {
    heard.push(request.headers[SIGNATURE_HEADER]?.toString());
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;

  const before = await start({ MASTER_KEY: OLD });
  const kept = await fill(before, `http://127.0.0.1:${port}/`);
  await before.stop();
  await expect(start({ MASTER_KEY: NEW })).rejects.toThrow(/sealed with another master key/);

  // Both keys: everything opens at once, and who was signed in still is.
  const during = await start({ MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD });
  const signedIn = during.client({ authorization: `Bearer ${kept.token}` });
  expect((await signedIn.get(pathTo(paths.userFileCsv, { id: kept.fileId }))).status).toBe(200);
  const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD} changed` };
  expect((await signedIn.post(paths.changePassword, passwords)).status).toBe(200);
  await expect(rotate({ MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD })).rejects.toThrow(
    /using this data folder/,
  );
  await during.stop();

  await expect(rotate({ MASTER_KEY: NEW })).rejects.toThrow(/MASTER_KEY_PREVIOUS/);
  await sql(`insert into books select id, '${UNREADABLE}' from users on conflict do nothing`);
  await expect(rotate({ MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD })).rejects.toThrow(/opens these: 1 books/);
  await sql(`delete from books where sealed = '${UNREADABLE}'`);
  const { counts } = await rotate({ MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD });
  // All but what the first, refused run had done already.
  expect(counts.every(({ resealed, unreadable }) => resealed === 0 && unreadable === 0)).toBe(true);
  expect(Object.fromEntries(counts.map(({ what, current }) => [what, current]))).toMatchObject({
    documents: 1,
    'webhook secrets': 1,
    'two-factor secrets': 2,
    books: 1,
    'saved mappings': 1,
    'label choices': 1,
    'keys of the installation': 1,
  });
  await sql("update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'");

  const after = await start({ MASTER_KEY: NEW });
  expect(await mailTo(dataFolder, 'waiting@example.com', /Waiting/)).toContain('It waited.');
  const program = after.client({ authorization: `Bearer ${kept.key}` });
  const original = await program.get(pathTo(paths.userFilePdf, { id: kept.fileId }));
  expect(Buffer.from(await original.arrayBuffer()).equals(Buffer.from(PDF))).toBe(true);
  expect((await program.get(pathTo(paths.userFileCsv, { id: kept.fileId }))).status).toBe(200);
  expect(await (await program.get(paths.userBooks)).json()).toMatchObject({ region: 'GB' });
  expect(await (await program.upload(PDF)).json()).toMatchObject({ code: 'duplicate-file' });
  const heardBefore = heard.length;
  await program.uploaded(writePdf([['another']]));
  await until(async () => (heard.length > heardBefore ? true : null));
  const old = after.client({ authorization: `Bearer ${kept.token}` });
  expect((await old.get(paths.profile)).status).toBe(401);
  const [code] = kept.setup.backupCodes;
  const login = { email: kept.email, password: PASSWORD };
  expect((await after.client().post(paths.login, { ...login, code })).status).toBe(200);
  await after.stop();
  receiver.close();
});

test('without MASTER_KEY the key file gets a new key, also where an earlier run broke off', async () => {
  const keyFile = join(dataFolder, 'secrets', 'secret.key');
  await rm(keyFile, { force: true });
  const first = await start({ MASTER_KEY: NEW });
  const { client } = await newAccount(first);
  const { fileId } = await client.uploaded(writePdf([['in the key file']]));
  await first.stop();

  // A run that broke off after it had made the newer key.
  await mkdir(dirname(keyFile), { recursive: true });
  await writeFile(keyFile, `${NEWER}\n${NEW}`);
  const { counts, next } = await rotate({});
  expect(counts[0]).toMatchObject({ what: 'documents', current: 0, unreadable: 0 });
  expect(await readFile(keyFile, 'utf8')).toBe(NEWER);
  const [aside = ''] = /\S+\.replaced-\w+/.exec(next) ?? [];
  expect(await readFile(aside, 'utf8')).toBe(NEW);

  await rotate({});
  const made = await readFile(keyFile, 'utf8');
  expect(made).not.toBe(NEWER);
  expect(Buffer.from(made, 'base64')).toHaveLength(32);
  const last = await start({});
  const { rows } = await last.parts.database.$client.query('select owner_id from files where id = $1', [
    fileId,
  ]);
  expect(rows).toHaveLength(1);
  const admin = await newAccount(last, { plan: 'business', isVerified: true });
  await last.parts.database.$client.query('update files set owner_id = $1 where id = $2', [
    admin.auth.user.id,
    fileId,
  ]);
  expect((await admin.client.get(pathTo(paths.userFilePdf, { id: fileId }))).status).toBe(200);
  await last.stop();
});

const real = (await databases()).find(({ url }) => url !== null);

test.skipIf(real === undefined)(
  'on a PostgreSQL of its own the product runs on while its keys are rotated',
  async () => {
    const databaseUrl = await freshDatabase(real?.url ?? '', 'rotated');
    const shared = await mkdtemp(join(tmpdir(), 'tieout-rotation-'));
    const run = (environment: Record<string, string>) =>
      startTestProduct({ dataFolder: shared, keepsData: true, databaseUrl, environment });
    const before = await run({ MASTER_KEY: OLD });
    const { client, auth } = await newAccount(before, { plan: 'business', isVerified: true });
    const ids = [(await client.uploaded(PDF)).fileId];
    const scopes = ['read'];
    const made = await client.post(paths.userApiKeys, { name: 'reader', scopes });
    const { key } = newApiKeySchema.parse(await made.json());
    await before.stop();

    const both = { MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD };
    const during = await run(both);
    const person = during.client({ authorization: `Bearer ${auth.session.access_token}` });
    const configuration = readConfiguration({ ...both, DATABASE_URL: databaseUrl, DATA_DIR: shared });
    const [{ counts }, uploaded] = await Promise.all([
      rotateKeys(configuration),
      person.uploaded(writePdf([['during the rotation']])),
    ]);
    expect(counts.find(({ what }) => what === 'documents')).toMatchObject({ resealed: 1, unreadable: 0 });
    ids.push(uploaded.fileId);
    await during.stop();

    const after = await run({ MASTER_KEY: NEW });
    const program = after.client({ authorization: `Bearer ${key}` });
    for (const id of ids) expect((await program.get(pathTo(paths.userFilePdf, { id }))).status).toBe(200);
    await after.stop();
    await rm(shared, { recursive: true, force: true });
  },
);
