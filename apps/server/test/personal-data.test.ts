import { auditResponseSchema, paths, pathTo } from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, PASSWORD } from './support/accounts.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';
import { unzip } from './support/unzip.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());

test('the export holds everything of the account and nothing of others', async () => {
  const { client, auth } = await newAccount(product);
  const bytes = writePdf([['MARKER-mine']]);
  const { fileId } = await client.uploaded(bytes);
  await client.post(pathTo(paths.map, { fileId }), {
    mapping: { amount: 'amount' },
    exportFormat: 'generic',
  });
  await client.post(pathTo(paths.convert, { fileId }));
  await client.patch(pathTo(paths.fileLabels, { fileId }), {
    labels: [{ rows: ['0-0'], category: 'Meals' }],
  });
  await (await newAccount(product)).client.uploaded(writePdf([['MARKER-theirs']]));
  const response = await client.get(paths.userExport);
  const entries = unzip(Buffer.from(await response.arrayBuffer()));
  const folder = `files/${fileId}`;
  expect([...entries.keys()].sort()).toEqual([
    'books.json',
    'choices.json',
    'conversions.json',
    'events.json',
    'files.json',
    `${folder}/document.pdf`,
    `${folder}/edits.json`,
    `${folder}/export.csv`,
    `${folder}/extraction.json`,
    `${folder}/labels.json`,
    `${folder}/mapping.json`,
    `${folder}/rows.csv`,
    'mappings.json',
    'payments.json',
    'profile.json',
    'sign-ins.json',
  ]);
  expect(entries.get(`${folder}/document.pdf`)?.equals(bytes)).toBe(true);
  expect(entries.get(`${folder}/rows.csv`)?.toString()).toContain('MARKER-mine');
  const all = [...entries.values()].map((entry) => entry.toString('latin1')).join();
  expect(all).toContain(auth.user.email);
  for (const secret of ['MARKER-theirs', auth.session.access_token.split('.')[0] ?? ''])
    expect(all).not.toContain(secret);
});

test('the account sees what was done with it and its files, page by page', async () => {
  const { client } = await newAccount(product);
  const { fileId } = await client.uploaded(writePdf([['audited']]));
  await client.get(pathTo(paths.file, { fileId }));
  await client.delete(pathTo(paths.userFile, { id: fileId }));
  const page = async (query: string) =>
    auditResponseSchema.parse(await (await client.get(`${paths.userAudit}${query}`)).json());
  const { events, next } = await page('');
  expect(events.map((event) => event.kind)).toEqual(['delete', 'view', 'upload', 'register']);
  expect(next).toBeNull();
  const first = await page('?limit=3');
  expect((await page(`?limit=3&before=${first.next}`)).events.map((event) => event.kind)).toEqual([
    'register',
  ]);
});

test('a deleted account leaves nothing, and its events tell of nobody', async () => {
  const { client, auth } = await newAccount(product, { email: 'leaving@example.com' });
  const { fileId } = await client.uploaded(writePdf([['MARKER-leaving']]));
  await client.put(paths.userBooks, { region: 'GB' });
  await client.patch(pathTo(paths.fileLabels, { fileId }), {
    labels: [{ rows: ['0-0'], category: 'Meals' }],
  });
  await client.post(pathTo(paths.map, { fileId }), { mapping: { date: 'Date' }, exportFormat: 'qbo' });
  await client.post(paths.exports, { fileIds: [fileId], presetId: 'qbo-bank-csv' });
  const before = (await storedFiles(product.dataFolder)).length;
  const ask = (body: object) => client.delete(paths.userAccount, body);
  expect((await ask({ confirmation: 'yes', password: PASSWORD })).status).toBe(422);
  expect((await ask({ confirmation: 'leaving@example.com', password: 'wrong one' })).status).toBe(401);
  expect((await ask({ confirmation: 'Leaving@example.com', password: PASSWORD })).status).toBe(200);
  expect((await client.get(paths.profile)).status).toBe(401);
  expect((await storedFiles(product.dataFolder)).length).toBe(before - 1);
  const { rows: tables } = await product.parts.database.$client.query(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  for (const { tablename } of tables) {
    const { rows } = await product.parts.database.$client.query(`select t::text as line from ${tablename} t`);
    const text = rows.map((row) => row.line).join('\n');
    for (const trace of ['leaving@example.com', auth.user.id, 'MARKER-leaving'])
      expect(text).not.toContain(trace);
  }
  const again = await product
    .client()
    .post(paths.register, { email: 'leaving@example.com', password: PASSWORD });
  expect(again.status).toBe(200);
});
