import {
  fileDetailSchema,
  filesResponseSchema,
  IDEMPOTENCY_HEADER,
  paths,
  pathTo,
  profileResponseSchema,
} from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../src/platform/database/schema.ts';
import { newAccount, PASSWORD } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { ALL_TRACES, tracesOf } from './support/document-traces.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';
import { writePdf } from './support/write-pdf.ts';

const HOUR_MS = 3_600_000;
/** The documents here have text of their own, and so no recognized words. */
const TEXT_TRACES = ALL_TRACES.filter((trace) => trace !== 'stored words');
/** A visitor has no analytics, and so no figures once something was corrected. */
const VISITOR_TRACES = TEXT_TRACES.filter((trace) => trace !== 'file_figures');
let product: TestProduct;
let now = new Date('2026-11-10T12:00:00Z');
beforeAll(async () => {
  product = await startTestProduct({ now: () => now });
});
afterAll(() => product?.stop());

/** A document with everything its owner can have of it: read, corrected, labelled, mapped and converted. */
async function everythingOf(client: Client, name: string, traces = TEXT_TRACES): Promise<string> {
  const headers = { [IDEMPOTENCY_HEADER]: name };
  const { fileId } = await client.uploaded(writePdf([[name]]), { name: `${name}.pdf`, headers });
  const statuses = [
    await client.post(pathTo(paths.map, { fileId }), {
      mapping: { description: 'Memo', amount: 'amount' },
      exportFormat: 'generic',
    }),
    await client.patch(pathTo(paths.fileRows, { fileId }), { kind: 'exclude', rows: ['0-0'] }),
    await client.post(pathTo(paths.fileRowsUndo, { fileId })),
    await client.patch(pathTo(paths.fileLabels, { fileId }), {
      labels: [{ rows: ['0-0'], category: 'Meals' }],
    }),
    await client.post(pathTo(paths.convert, { fileId })),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  // A correction removes the figures; they are added up again when an account asks for them.
  await client.get(paths.userAnalytics);
  expect(await tracesOf(product.parts, fileId)).toEqual(traces);
  return fileId;
}

const statusOf = async (client: Client, fileId: string) =>
  fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json()).status;

test('after its time nothing of a document is left in the store or in any table, and the history says so', async () => {
  const { client } = await newAccount(product, { plan: 'pro' });
  const fileId = await everythingOf(client, 'retained');
  now = new Date(now.getTime() + 7 * 24 * HOUR_MS - 1000);
  await product.purge();
  expect(await statusOf(client, fileId)).toBe('completed');
  expect(await tracesOf(product.parts, fileId)).toEqual(TEXT_TRACES);

  now = new Date(now.getTime() + 2000);
  expect(await product.purge()).toMatchObject({ documents: 1, rows: 5 });
  expect(product.log.join('')).toContain('"documents":1');
  expect(await tracesOf(product.parts, fileId)).toEqual([]);
  expect((await storedFiles(product.dataFolder)).filter((path) => path.includes(fileId))).toEqual([]);

  const { files: history } = filesResponseSchema.parse(await (await client.get(paths.userFiles)).json());
  expect(history).toMatchObject([
    { status: 'expired', originalName: 'retained.pdf', verdict: 'proven', csvPath: null },
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
  const visited = await everythingOf(visitor, 'visitor', VISITOR_TRACES);
  const { client } = await newAccount(product);
  const freed = await everythingOf(client, 'free');
  now = new Date(now.getTime() + 24 * HOUR_MS + 1000);
  await product.purge();
  expect((await visitor.get(pathTo(paths.file, { fileId: visited }))).status).toBe(404);
  expect(await statusOf(client, freed)).toBe('expired');
  for (const fileId of [visited, freed]) expect(await tracesOf(product.parts, fileId)).toEqual([]);
});

test('its owner may keep a document for less time, never for more, and remove it now', async () => {
  const { client } = await newAccount(product, { plan: 'pro' });
  const fileId = await everythingOf(client, 'shortened');
  const patch = async (hours: number) =>
    (await client.patch(pathTo(paths.userFileRetention, { id: fileId }), { hours })).json();
  const planned = new Date(now.getTime() + 7 * 24 * HOUR_MS).toISOString();
  expect(await patch(8000)).toMatchObject({ expiresAt: planned });
  expect(await patch(2)).toMatchObject({ expiresAt: new Date(now.getTime() + 2 * HOUR_MS).toISOString() });
  expect(await patch(0)).toMatchObject({ status: 'expired', expiresAt: null });
  expect(await tracesOf(product.parts, fileId)).toEqual([]);
});

test('deleting removes everything of that document, and nothing of another', async () => {
  const { client } = await newAccount(product);
  const [fileId, other] = [await everythingOf(client, 'deleted'), await everythingOf(client, 'kept')];
  await client.delete(pathTo(paths.userFile, { id: fileId }));
  expect(await tracesOf(product.parts, fileId)).toEqual([]);
  expect(await tracesOf(product.parts, other)).toEqual(TEXT_TRACES);
  const rows = await product.parts.database.select().from(files).where(eq(files.id, fileId));
  expect(rows).toEqual([]);
});

test('what a visitor uploaded is kept as long as the plan of the account that takes it over', async () => {
  const { client, auth } = await newAccount(product, { plan: 'business' });
  const browser = product.client();
  const { fileId } = await browser.uploaded(writePdf([['taken over']]));
  await browser.post(paths.login, { email: auth.user.email, password: PASSWORD });
  const detail = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
  const kept = new Date(detail.expiresAt ?? 0).getTime() - new Date(detail.createdAt).getTime();
  expect(kept).toBe(30 * 24 * HOUR_MS);
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
