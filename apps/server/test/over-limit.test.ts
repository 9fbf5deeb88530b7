import { paths, problemSchema, profileResponseSchema } from '@tieout/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

const HOUR_MS = 3_600_000;

let product: TestProduct;
let now = new Date('2026-11-10T12:00:00Z');
beforeAll(async () => {
  product = await startTestProduct({ now: () => now });
});
afterAll(() => product.stop());

const used = async (client: Client) =>
  profileResponseSchema.parse(await (await client.get(paths.profile)).json()).user.quotaUsed;

let count = 0;
/** Uploads a file that goes over the limits of memory or time; the answer and the conversions used after it. */
async function uploadTooMuch(client: Client) {
  const answer = await client.upload(writePdf([['DO say limits-exceeded', `file ${++count}`]]));
  const { code, message, details } = problemSchema.parse(await answer.json());
  return { status: answer.status, code, message, details, used: await used(client) };
}

test('files over the limits cost nothing twice in a day, then a conversion each, and then uploads are refused', async () => {
  const { client } = await newAccount(product, { plan: 'pro' });
  const answers = [];
  for (let n = 0; n < 5; n++) answers.push(await uploadTooMuch(client));
  expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
    new Array(5).fill('422 limits-exceeded'),
  );
  expect(answers.map((answer) => answer.used)).toEqual([0, 0, 1, 2, 3]);
  expect(answers[0]?.message).toContain('does not count as a conversion');
  expect(answers[1]?.message).toContain('the next one within a day that goes over the limit does');
  expect(answers[2]?.message).toContain('It counts as a conversion: 3 files');

  now = new Date(now.getTime() + HOUR_MS);
  const refused = await uploadTooMuch(client);
  expect(refused).toMatchObject({ status: 429, code: 'rate-limited', used: 3 });
  expect(refused.message).toContain('more memory or time than is allowed. Please wait 23 hours');
  expect(refused.details).toMatchObject({ retryAfterSeconds: 23 * 3600 });
  expect((await client.upload(writePdf([['a good one']]))).status).toBe(429);
});

test('another account at the same address is refused too, a document that is read or damaged is never counted, and a day later all is well', async () => {
  const { client } = await newAccount(product);
  expect((await client.upload(writePdf([['from the same address']]))).status).toBe(429);
  now = new Date(now.getTime() + 24 * HOUR_MS);
  for (let n = 0; n < 6; n++)
    expect((await client.upload(writePdf([['DO say damaged', `file ${n}`]]))).status).toBe(422);
  expect((await client.upload(writePdf([['a good one']]))).status).toBe(200);
  expect(await used(client)).toBe(1);
});

test('no address is kept in the clear where over-limit files are counted', async () => {
  const { rows } = await product.parts.database.execute(sql`select key from rate_counters`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1/);
});
