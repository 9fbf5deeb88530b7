import { readFile } from 'node:fs/promises';
import { pageWordsResponseSchema, paths, pathTo, reviewResponseSchema } from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { drawInvoice } from './support/draw-invoice.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';

/** A small statement as a scanner writes it. */
const SCAN = new URL('../src/features/health/ocr-probe.pdf', import.meta.url);

let product: TestProduct;
let client: Client;
let fileId: string;
beforeAll(async () => {
  product = await startTestProduct({ engine: 'real' });
  client = (await newAccount(product)).client;
  fileId = (await client.uploaded(await readFile(SCAN))).fileId;
}, 60_000);
afterAll(() => product?.stop());

async function wordsOf(id: string, page = 1) {
  const response = await client.get(`${pathTo(paths.fileWords, { fileId: id })}?page=${page}`);
  return pageWordsResponseSchema.parse(await response.json()).words;
}

test('a scanned page gives the words of each of its rows, within the row’s box', async () => {
  const words = (await wordsOf(fileId)) ?? [];
  const review = await client.get(pathTo(paths.fileRows, { fileId }));
  const { accounts } = reviewResponseSchema.parse(await review.json());
  const printed = accounts[0]?.rows.map(({ source: { box } }) => {
    const [left, top, right, bottom] = box;
    const inside = words.filter(({ box: [l, t, r, b] }) => {
      const [x, y] = [(l + r) / 2, (t + b) / 2];
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return inside
      .toSorted((one, other) => one.box[0] - other.box[0])
      .map(({ text }) => text)
      .join(' ');
  });
  expect(printed).toEqual([
    '01/05/2025 Office supplies -10.25 89.75',
    '01/12/2025 Customer deposit 250.00 339.75',
  ]);
  expect(await wordsOf(fileId, 2)).toBeNull();
});

test('a page whose own text was read gives none', async () => {
  const { fileId: other } = await client.uploaded(
    drawInvoice(['Site survey|3|$50.00|$150.00'], ['150.00', '12.00', '162.00']),
  );
  expect(await wordsOf(other)).toBeNull();
});

test('the words are nobody else’s, are kept sealed, and go with the document', async () => {
  const stranger = (await newAccount(product)).client;
  const path = `${pathTo(paths.fileWords, { fileId })}?page=1`;
  expect((await stranger.get(path)).status).toBe(404);
  const kept = (await storedFiles(product.dataFolder)).map(String);
  expect(kept.some((name) => name.includes(fileId))).toBe(true);
  await client.send(pathTo(paths.userFile, { id: fileId }), { method: 'DELETE' });
  expect((await client.get(path)).status).toBe(404);
  const left = (await storedFiles(product.dataFolder)).map(String);
  expect(left.some((name) => name.includes(fileId))).toBe(false);
}, 20_000);
