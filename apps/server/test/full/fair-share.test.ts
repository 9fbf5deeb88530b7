import { fileDetailSchema, paths, pathTo, problemSchema, uploadAcceptedSchema } from '@tieout/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { newAccount } from '../support/accounts.ts';
import type { Client } from '../support/client.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';
import { until } from '../support/until.ts';
import { writePdf } from '../support/write-pdf.ts';

vi.setConfig({ testTimeout: 120_000 });

let product: TestProduct | undefined;
afterEach(async () => {
  await product?.stop();
  product = undefined;
});

const start = async (environment: Record<string, string> = {}) => {
  product = await startTestProduct({ environment: { WORKER_CONCURRENCY: '1', ...environment } });
  return product;
};

let serial = 0;
async function upload(client: Client, pageMs: number): Promise<string> {
  const pdf = writePdf([[`DO wait ${pageMs} number ${++serial}`]]);
  const answer = await client.upload(pdf, { headers: { prefer: 'respond-async' } });
  expect(answer.status).toBe(202);
  return uploadAcceptedSchema.parse(await answer.json()).fileId;
}

const isDone = async (client: Client, fileId: string) =>
  fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json()).status ===
  'completed';

const doneCount = async (client: Client, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => isDone(client, id)))).filter(Boolean).length;

test("one account's twelve waiting files do not keep another's single one waiting", async () => {
  const running = await start();
  const { client: many } = await newAccount(running, { plan: 'business' });
  const { client: single } = await newAccount(running, { plan: 'free' });
  const ids = await Promise.all(Array.from({ length: 12 }, () => upload(many, 100)));
  const mine = await upload(single, 100);
  await until(async () => ((await isDone(single, mine)) ? true : null), 30_000);
  expect(await doneCount(many, ids)).toBeLessThan(7);
});

test('no account starves: a business account gets the most turns, a pro account behind it its own', async () => {
  const running = await start();
  const { client: business } = await newAccount(running, { plan: 'business' });
  const { client: pro } = await newAccount(running, { plan: 'pro' });
  const first = await Promise.all(Array.from({ length: 8 }, () => upload(business, 60)));
  const second = await Promise.all(Array.from({ length: 8 }, () => upload(pro, 60)));
  await until(async () =>
    (await doneCount(business, first)) + (await doneCount(pro, second)) > 6 ? true : null,
  );
  const [ofFirst, ofSecond] = [await doneCount(business, first), await doneCount(pro, second)];
  expect(ofSecond).toBeGreaterThan(1);
  expect(ofFirst).toBeGreaterThan(ofSecond);
});

test('once too many documents wait, uploads are refused before they are taken, with when to come back', async () => {
  const { client } = await newAccount(await start({ QUEUE_MAX_WAITING: '3' }), { plan: 'business' });
  await Promise.all(Array.from({ length: 5 }, () => upload(client, 2000)));
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const answer = await client.upload(writePdf([['one more']]), { headers: { prefer: 'respond-async' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(problemSchema.parse(await answer.json())).toMatchObject({ code: 'busy' });
});

test('a long wait behind documents of the same account is no reason to refuse others', async () => {
  const running = await start({ QUEUE_MAX_WAIT_MINUTES: '0.1' });
  const { client: many } = await newAccount(running, { plan: 'business' });
  const { client: other } = await newAccount(running);
  for (let n = 0; n < 8; n++) await upload(many, 1500);
  await new Promise((resolve) => setTimeout(resolve, 7500));
  await upload(other, 1);
});

test('a document nobody comes to read for too long closes the door to further ones', async () => {
  const running = await start({ WORKER_CONCURRENCY: '0', QUEUE_MAX_WAIT_MINUTES: '0.02' });
  const { client } = await newAccount(running);
  await upload(client, 1);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const answer = await client.upload(writePdf([['another']]), { headers: { prefer: 'respond-async' } });
  expect(answer.status).toBe(503);
});
