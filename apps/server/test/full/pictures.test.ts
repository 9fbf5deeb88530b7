import { readFileSync } from 'node:fs';
import { degradeDocument } from '@tieout/benches';
import { paths, pathTo } from '@tieout/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ engine: 'real' });
});
afterAll(() => product?.stop());

const SAMPLE = new URL('../../../web/public/sample-statement.pdf', import.meta.url);

async function pictureOfStatement(): Promise<Buffer> {
  const scan = await degradeDocument(readFileSync(SAMPLE), { seed: 'upload', dpi: 150, scanner: 'clean' });
  const [page] = scan.pictures;
  if (page === undefined) throw new Error('nothing was drawn');
  const raw = { width: page.width, height: page.height, channels: 1 as const };
  return sharp(page.pixels, { raw }).jpeg({ quality: 90 }).toBuffer();
}

test('a photograph of a statement is read, and from then on kept as the PDF it was read as', async () => {
  const client = product.client();
  const { fileId, extraction } = await client.uploaded(await pictureOfStatement(), { name: 'statement.jpg' });
  expect(extraction).toMatchObject({ outcome: 'read', kind: 'bank_statement', pageCount: 1 });
  const kept = await client.get(pathTo(paths.userFilePdf, { id: fileId }));
  expect(
    Buffer.from(await kept.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a picture that is broken off is refused with what to do', async () => {
  const whole = await pictureOfStatement();
  const response = await product.client().upload(whole.subarray(0, 3000), { name: 'broken.jpg' });
  expect(await response.json()).toMatchObject({
    code: 'damaged',
    message: expect.stringMatching(/picture is damaged/),
  });
});
