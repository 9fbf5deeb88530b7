import { degradeDocument, generateStatement, makeMeasure, type StatementOrder } from '@tieout/benches';
import { isStatement } from '@tieout/records';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { extract, pdfOf } from '../src/index.ts';
import { readPages } from '../src/read/read-pages.ts';

let picture: { readonly data: Buffer; readonly width: number; readonly height: number };
let rows: readonly string[] = [];

beforeAll(async () => {
  const order: StatementOrder = {
    ...{ seed: 'ocr', layout: 'us-bank-labels-under-figures', producer: 'pdfkit', isPlain: true },
    variant: 'usual',
  };
  const { pdf, truth } = await generateStatement(order, makeMeasure());
  const scan = await degradeDocument(pdf, { seed: 'picture', dpi: 150, scanner: 'clean' });
  const [page] = scan.pictures;
  if (page === undefined) throw new Error('nothing was drawn');
  picture = { data: Buffer.from(page.pixels), width: page.width, height: page.height };
  rows = (truth.accounts[0]?.transactions ?? []).map(({ date, amount }) => `${date} ${amount}`);
});

function drawn() {
  const { data, width, height } = picture;
  return sharp(data, { raw: { width, height, channels: 1 } });
}

async function pagesOf(bytes: Uint8Array) {
  const pdf = await pdfOf(bytes);
  if ('outcome' in pdf) throw new Error(pdf.message);
  const read = await readPages(pdf, {});
  if ('outcome' in read) throw new Error(read.message);
  return read.pages.map(({ layer, widthPt, heightPt }) => [layer, Math.round(widthPt), Math.round(heightPt)]);
}

describe('an image of a statement', () => {
  it('is read and proven like a PDF, rotated by its EXIF data', async () => {
    const lying = await drawn().rotate(270).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
    const extraction = await extract(lying);
    if (!isStatement(extraction)) throw new Error(`not read: ${JSON.stringify(extraction)}`);
    const [account] = extraction.accounts;
    expect(account?.verdict).toBe('proven');
    expect(account?.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual(rows);
  });

  it('has its physical size if it declares a resolution, and the size of a sheet if not', async () => {
    const scan = await drawn().png().withMetadata({ density: 150 }).toBuffer();
    expect(await pagesOf(scan)).toEqual([['image', 612, 792]]);
    const [[, , height] = []] = await pagesOf(await drawn().png().toBuffer());
    expect(height).toBe(842);
  });

  it('has a page for each TIFF page', async () => {
    const one = await sharp({ create: { width: 400, height: 600, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const two = await sharp([one, one], { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect(await pagesOf(two)).toHaveLength(2);
    expect(await pdfOf(two, { maxPages: 1 })).toMatchObject({ reason: 'too-many-pages', pageCount: 2 });
  });

  it.each([
    ['broken off', async () => (await drawn().png().toBuffer()).subarray(0, 4000), 'damaged', /damaged/],
    [
      'larger than 40 megapixels',
      () =>
        sharp({ create: { width: 8000, height: 5200, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
      'limits-exceeded',
      /40 megapixels/,
    ],
    ['of a kind that is not read', () => drawn().gif().toBuffer(), 'not-a-pdf', /PNG, JPEG or TIFF/],
  ])('that is %s is answered with what to do', async (_, make, reason, message) => {
    expect(await extract(await make())).toMatchObject({
      outcome: 'unreadable',
      reason,
      message: expect.stringMatching(message),
    });
  });
});
