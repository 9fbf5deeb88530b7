import { paths, pathTo, uploadAcceptedSchema } from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLibc } from '../src/platform/extraction/sandbox/libc.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';
import { until } from './support/until.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ limits: { stallMs: 1500 } });
});
afterAll(() => product?.stop());

test('a child killed in mid-file is replaced, and the upload is answered', async () => {
  const answer = product.client().upload(writePdf([['DO pages 3', 'DO wait 300']]));
  const [pid] = await until(() => (product.pool.busyPids().length > 0 ? product.pool.busyPids() : null));
  process.kill(pid ?? 0, 'SIGKILL');
  expect((await answer).status).toBe(200);
  expect(product.log.join('')).toContain('ended without an answer (SIGKILL), try 1');
});

test('a document that makes the parser run away is answered with its reason and the service continues', async () => {
  const client = product.client();
  await client.uploaded(writePdf([['a first one']]));
  const before = await storedFiles(product.dataFolder);
  const [runaway, other] = await Promise.all([
    client.upload(writePdf([['DO run away']])),
    product.client().upload(writePdf([['somebody else']])),
  ]);
  expect(other.status).toBe(200);
  expect(runaway.status).toBe(422);
  expect(await runaway.json()).toMatchObject({
    code: 'limits-exceeded',
    message: expect.stringContaining('time'),
  });
  expect(product.pool.busyPids()).toEqual([]);
  // What a failed document was is removed once its failure is kept, which the answer may be quicker than.
  await expect.poll(() => storedFiles(product.dataFolder)).toHaveLength(before.length + 1);
});

test('an amount too large to be counted fails its document alone, and the service continues', async () => {
  const failed = await product.client().upload(writePdf([['DO send huge-amount']]));
  expect([failed.status, await failed.json()]).toMatchObject([500, { code: 'extraction-failed' }]);
  expect((await product.client().upload(writePdf([['somebody else']]))).status).toBe(200);
});

test('a running product hides its memory and environment from other processes of its user', ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux can hide them');
  const getDumpable = 3;
  expect(openLibc().prctl(getDumpable, 0, 0, 0, 0)).toBe(0);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const before = await storedFiles(product.dataFolder);
  const abort = new AbortController();
  const body = new ReadableStream({
    async start(controller) {
      const head = '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
      controller.enqueue(Buffer.from(head + ' '.repeat(200_000)));
      await new Promise((resolve) => setTimeout(resolve, 300));
      abort.abort();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', body, headers, signal: abort.signal, duplex: 'half' } as RequestInit;
  await expect(fetch(`${product.address}${paths.upload}`, init)).rejects.toThrow();
  await until(async () => ((await storedFiles(product.dataFolder)).length === before.length ? true : null));
});

test('readiness shows when the database is gone and when it is back; what was kept is still there', async () => {
  const client = product.client();
  const accepted = await client.upload(writePdf([['kept']]), { headers: { prefer: 'respond-async' } });
  const { fileId } = uploadAcceptedSchema.parse(await accepted.json());
  process.kill(product.databasePid() ?? 0, 'SIGKILL');
  const gone = await client.get(paths.ready);
  expect(gone.status).toBe(503);
  expect(await gone.json()).toMatchObject({ code: 'not-ready', details: { broken: ['database'] } });
  expect((await client.get(paths.health)).status).toBe(200);
  await until(async () => ((await client.get(paths.ready)).status === 200 ? true : null), 15_000);
  expect((await client.get(pathTo(paths.file, { fileId }))).status).toBe(200);
});
