import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import { DRAWN_INVOICES, DRAWN_STATEMENTS } from './support/drawn-documents.ts';
import { editAtRandom } from './support/edit-at-random.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());

test.each([
  ['statements', DRAWN_STATEMENTS, 24],
  ['invoices', DRAWN_INVOICES, 16],
])(
  'after any edits, undos and redos of %s in two tabs, every place says what judging from scratch says',
  async (_, documents, steps) => {
    const { client } = await newAccount(product, { plan: 'pro', isVerified: true });
    const counts = await editAtRandom(product, client, { documents, steps, seed: 1, compareEvery: 10 });
    expect(counts.made).toBeGreaterThan(steps / 3);
    expect(counts.verdicts.size).toBeGreaterThan(1);
  },
  300_000,
);
