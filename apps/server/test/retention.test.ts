import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fileDetailSchema,
  filesResponseSchema,
  paths,
  pathTo,
  profileResponseSchema,
} from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';
import { writePdf } from './support/write-pdf.ts';

const HOUR_MS = 3_600_000;
let product: TestProduct;
let now = new Date('2026-11-10T12:00:00Z');
beforeAll(async () => {
  product = await startTestProduct({ now: () => now });
});
afterAll(() => product?.stop());

async function everythingWith(client: Client, marker: string): Promise<string> {
  const { fileId } = await client.uploaded(writePdf([[marker]]), {
    name: `${marker.replace('MARKER', 'NAME')}.pdf`,
  });
  const mapping = { description: `${marker} column`, amount: 'amount' };
  const customFields = [{ name: 'note', value: marker }];
  await client.post(pathTo(paths.map, { fileId }), { mapping, customFields, exportFormat: 'generic' });
  const converted = await client.post(pathTo(paths.convert, { fileId }));
  expect(await converted.text()).toContain(marker);
  return fileId;
}

const query = (text: string) => product.parts.database.$client.query<{ name: string; line: string }>(text);

/** Places where the marker's bytes are: files on disk, the database's own included, and a dump of every table. */
async function placesOf(marker: string): Promise<string[]> {
  await query('checkpoint');
  const entries = await readdir(product.dataFolder, { recursive: true, withFileTypes: true });
  const filePaths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const path of filePaths) if ((await readFile(path)).includes(marker)) found.push(path);
  const tables = await query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  for (const { name } of tables.rows) {
    const { rows } = await query(`select t::text as line from ${name} t`);
    if (rows.some((row) => row.line.includes(marker))) found.push(name);
  }
  return found;
}

test('after its time no byte of a document is left in the store or in any table, and the history says so', async () => {
  const { client } = await newAccount(product, { plan: 'pro' });
  const marker = 'MARKER-retained';
  const fileId = await everythingWith(client, marker);
  now = new Date(now.getTime() + 7 * 24 * HOUR_MS - 1000);
  await product.purge();
  expect(fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json()).status).toBe(
    'completed',
  );

  now = new Date(now.getTime() + 2000);
  expect((await placesOf('NAME-retained')).length).toBeGreaterThan(1);
  const counts = await product.purge();
  expect(counts).toMatchObject({ documents: 1, rows: 2 });
  expect(product.log.join('')).toContain('"documents":1');
  expect(await placesOf(marker)).toEqual([]);
  expect((await storedFiles(product.dataFolder)).filter((path) => path.includes(fileId))).toEqual([]);

  const { files } = filesResponseSchema.parse(await (await client.get(paths.userFiles)).json());
  expect(files).toMatchObject([
    { status: 'expired', originalName: 'NAME-retained.pdf', verdict: 'proven', csvPath: null },
  ]);
  for (const path of [pathTo(paths.userFilePdf, { id: fileId }), pathTo(paths.userFileCsv, { id: fileId })]) {
    const gone = await client.get(path);
    expect([gone.status, (await gone.json()) as { code: string }]).toMatchObject([
      410,
      { code: 'file-expired' },
    ]);
  }
});

test("a visitor's and a free account's documents go after 24 hours, the visitor's without a trace", async () => {
  const visitor = product.client();
  const visited = await everythingWith(visitor, 'MARKER-visitor');
  const { client } = await newAccount(product);
  const freed = await everythingWith(client, 'MARKER-free');
  now = new Date(now.getTime() + 24 * HOUR_MS + 1000);
  await product.purge();
  expect((await visitor.get(pathTo(paths.file, { fileId: visited }))).status).toBe(404);
  expect(await (await client.get(pathTo(paths.file, { fileId: freed }))).json()).toMatchObject({
    status: 'expired',
  });
});

test('its owner may keep a document for less time, never for more, and remove it now', async () => {
  const { client } = await newAccount(product, { plan: 'pro' });
  const fileId = await everythingWith(client, 'MARKER-shortened');
  const patch = async (hours: number) =>
    (await client.patch(pathTo(paths.userFileRetention, { id: fileId }), { hours })).json();
  const planned = new Date(now.getTime() + 7 * 24 * HOUR_MS).toISOString();
  expect(await patch(8000)).toMatchObject({ expiresAt: planned });
  expect(await patch(2)).toMatchObject({ expiresAt: new Date(now.getTime() + 2 * HOUR_MS).toISOString() });
  expect(await patch(0)).toMatchObject({ status: 'expired', expiresAt: null });
  expect(await placesOf('MARKER-shortened')).toEqual([]);
});

test('deleting removes every byte and every row', async () => {
  const { client } = await newAccount(product);
  const fileId = await everythingWith(client, 'MARKER-deleted');
  await client.delete(pathTo(paths.userFile, { id: fileId }));
  expect(await placesOf('MARKER-deleted')).toEqual([]);
});

test('conversions count by calendar month', async () => {
  now = new Date('2026-11-30T23:59:59Z');
  const { client } = await newAccount(product);
  for (let n = 0; n < 5; n++) await client.uploaded(writePdf([[`month ${n}`]]));
  expect((await client.upload(writePdf([['one more']]))).status).toBe(402);
  const before = profileResponseSchema.parse(await (await client.get(paths.profile)).json());
  expect(before.user).toMatchObject({
    quotaUsed: 5,
    quotaLimit: 5,
    quotaResetsAt: '2026-12-01T00:00:00.000Z',
  });
  now = new Date('2026-12-01T00:00:00Z');
  await client.uploaded(writePdf([['one more']]));
});

test('a stored file nothing refers to is removed when it is still so at the next purge', async () => {
  async function* bytes() {
    yield Buffer.from('left behind');
  }
  await product.parts.files.write('00000000-0000-4000-8000-000000000000', 'document', bytes());
  expect((await product.purge()).orphans).toBe(0);
  expect((await product.purge()).orphans).toBe(1);
});
