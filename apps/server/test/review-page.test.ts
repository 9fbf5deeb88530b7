import { paths, pathTo } from '@tieout/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
let client: Client;
let fileId: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());
beforeEach(async () => {
  client = (await newAccount(product)).client;
  fileId = (await client.uploaded(writePdf([['reviewed']]))).fileId;
});

/** What a browser shows of the review before the app runs, and the data that comes with it. */
async function pageFor(reader: Client) {
  const response = await reader.get(`/files/${fileId}/review`);
  const html = await response.text();
  const boot = JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
  );
  const [head = '', shown = ''] = html.split('<div id="root">');
  return { head, shown, review: boot.review, caching: response.headers.get('cache-control') };
}

test('the owner of a statement gets its sum and rows with the page, and no cache keeps them', async () => {
  const { shown, review, caching } = await pageFor(client);
  const asked = await (await client.get(pathTo(paths.fileRows, { fileId }))).json();
  expect(review).toEqual(asked);
  expect(shown).toContain('Proven');
  expect(shown).toContain('−12.35</span>');
  expect(shown).toContain('2,500.00</span>');
  expect(shown).not.toMatch(/\{\{|undefined/);
  expect(caching).toBe('private, no-store');
});

test('a statement that can be read already is painted before the code of its review is asked for', async () => {
  const { head } = await pageFor(client);
  expect(head).toMatch(/start-after-paint\.js" data-app="\S+" data-preload="[^"]*\/assets\/review-page-/);
  expect(head).not.toMatch(/type="module"|rel="modulepreload"/);
  await client.patch(pathTo(paths.fileRows, { fileId }), { kind: 'exclude', rows: ['0-0'] });
  expect((await pageFor(client)).head).toMatch(/rel="modulepreload"[^>]*\/assets\/review-page-/);
});

test('nobody else gets anything of a document with the page of its review', async () => {
  const { client: other } = await newAccount(product);
  const { shown, review } = await pageFor(other);
  expect([shown.startsWith('</div>'), review]).toEqual([true, undefined]);
});

test('the verdict on a corrected statement is left to the app, which says what it rests on', async () => {
  await client.patch(pathTo(paths.fileRows, { fileId }), { kind: 'exclude', rows: ['0-0'] });
  const { shown, review } = await pageFor(client);
  expect(shown.startsWith('</div>')).toBe(true);
  expect(review.proof.correctionCount).toBe(1);
});
