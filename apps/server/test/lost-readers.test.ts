import { randomUUID } from 'node:crypto';
import { fileDetailSchema, paths, pathTo, uploadAcceptedSchema } from '@tieout/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  handBackDocument,
  type ReadDocumentJob,
  type ReaderParts,
  readDocument,
} from '../src/features/documents/read-document.ts';
import type { ExtractionPool } from '../src/platform/extraction/extraction-pool.ts';
import { createTurns } from '../src/platform/queue/alone-or-together.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { until } from './support/until.ts';
import { writePdf } from './support/write-pdf.ts';

/** A product that reads nothing by itself: the tests are its workers. */
let product: TestProduct;
let client: Client;
beforeAll(async () => {
  product = await startTestProduct({ environment: { WORKER_CONCURRENCY: '0' } });
});
// A visitor each: nobody may convert as many documents.
beforeEach(() => {
  client = product.client();
});
afterAll(() => product?.stop());

let serial = 0;
async function upload(): Promise<ReadDocumentJob> {
  const answer = await client.upload(writePdf([[`number ${++serial}`]]), {
    headers: { prefer: 'respond-async' },
  });
  const { fileId } = uploadAcceptedSchema.parse(await answer.json());
  return { fileId, pages: null, trail: { requestId: 'r', traceparent: null } };
}

async function detailOf({ fileId }: ReadDocumentJob) {
  return fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
}

/** A worker process. It reads only what it is let: the others' documents are under way until it ends. */
function startReader(isLet: (job: number) => boolean = () => true) {
  const begun: number[] = [];
  const pool: ExtractionPool = {
    ...product.pool,
    extract(request, onProgress) {
      const job = begun.push(begun.length);
      return isLet(job) ? product.pool.extract(request, onProgress) : new Promise(() => {});
    },
  };
  const onTrouble = () => {};
  const parts: ReaderParts = {
    ...{ ...product.parts, pool, reader: randomUUID(), turns: createTurns(), onTrouble },
  };
  return { parts, begun };
}

/** A worker that begins to read the document and whose process then ends. */
async function endWhileReading(job: ReadDocumentJob): Promise<void> {
  const { parts, begun } = startReader(() => false);
  void readDocument(parts, job);
  await until(() => begun[0] ?? null);
}

test('a document whose reader ended is read by the next', async () => {
  const job = await upload();
  await endWhileReading(job);
  expect(await readDocument(startReader().parts, job)).toMatchObject({ outcome: 'extracted' });
  expect(await detailOf(job)).toMatchObject({ status: 'completed' });
});

test('a document whose readers ended twice is given up with a reason', async () => {
  const job = await upload();
  await endWhileReading(job);
  await endWhileReading(job);
  const { parts, begun } = startReader();
  expect(await readDocument(parts, job)).toMatchObject({ outcome: 'given-up' });
  expect(begun).toEqual([]);
  expect(await detailOf(job)).toMatchObject({
    status: 'failed',
    problem: { code: 'extraction-failed', message: expect.stringContaining('each time') },
  });
});

test('a document handed back by workers that stop in order counts against none', async () => {
  const job = await upload();
  for (let n = 0; n < 3; n++) {
    const { parts, begun } = startReader(() => false);
    void readDocument(parts, job);
    await until(() => begun[0] ?? null);
    await handBackDocument(parts, job.fileId);
  }
  expect(await readDocument(startReader().parts, job)).toMatchObject({ outcome: 'extracted' });
});

test('a document whose reader ended is read while no other is, so that only it can be the cause', async () => {
  const [suspect, before, after] = [await upload(), await upload(), await upload()];
  await endWhileReading(suspect);
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  const { parts } = startReader();
  const slow: ReaderParts['pool'] = {
    ...parts.pool,
    async extract(request, onProgress) {
      order.push('begin');
      if (order.length === 1) await promise;
      const outcome = await parts.pool.extract(request, onProgress);
      order.push('end');
      return outcome;
    },
  };
  const worker = { ...parts, pool: slow };
  const readings = [readDocument(worker, before)];
  await until(() => order[0] ?? null);
  readings.push(readDocument(worker, suspect));
  await until(async () => {
    const { rows } = await product.parts.open.pool.query(
      'select 1 from files where id = $1 and readers_lost = 1 and reader is null',
      [suspect.fileId],
    );
    return rows.length > 0 ? true : null;
  });
  readings.push(readDocument(worker, after));
  resolve();
  await Promise.all(readings);
  expect(order).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
});
