import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import { editAtRandom } from './support/edit-at-random.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());

test('after any edits, undos and redos by two writers, every place says what judging from scratch says', async () => {
  const { client } = await newAccount(product);
  const counts = await editAtRandom(product, client, 60, 1);
  expect(counts.made).toBeGreaterThan(20);
  expect(counts.verdicts.size).toBeGreaterThan(1);
}, 300_000);
