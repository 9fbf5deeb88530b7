import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '../support/accounts.ts';
import { editAtRandom } from '../support/edit-at-random.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());

test('after 2,400 edits, undos and redos by two writers, every place says what judging from scratch says', async () => {
  const { client } = await newAccount(product);
  const counts = await editAtRandom(product, client, 2400, 7);
  console.log(JSON.stringify({ ...counts, verdicts: [...counts.verdicts] }));
  expect(counts.made).toBeGreaterThan(800);
}, 3_600_000);
