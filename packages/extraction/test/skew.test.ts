import { beforeAll, describe, expect, it } from 'vitest';
import { findSkew } from '../src/ocr/picture/find-skew.ts';
import { deskew } from '../src/ocr/picture/turn-image.ts';
import { type GreyImage, withRasters } from '../src/read/raster.ts';
import { drawPdf, say, table } from './draw-pdf.ts';

const lines = [
  say('Example Bank account statement'),
  ...table('50 120 440> 540>', [
    ['Date', 'Description', 'Amount', 'Balance'],
    ...Array.from({ length: 24 }, (_, at) => [
      `${String(at + 1).padStart(2, '0')}/03/2025`,
      'CORNER SHOP LONDON',
      '-10.00',
      `${890 - at * 10}.00`,
    ]),
  ]),
];

/** A white page around the drawing, or the sheet on a dark desk, so that a turned page keeps its corners. */
function surrounded({ width, height, pixels }: GreyImage, shade: number): GreyImage {
  const border = 400;
  const wide = { width: width + border * 2, height: height + border * 2 };
  const all = new Uint8Array(wide.width * wide.height).fill(shade);
  for (let y = 0; y < height; y++)
    all.set(pixels.subarray(y * width, (y + 1) * width), (y + border) * wide.width + border);
  return { ...wide, pixels: all };
}

describe('the skew of a page', () => {
  let page: GreyImage;

  beforeAll(async () => {
    page = await withRasters(await drawPdf([lines]), undefined, async (raster) => {
      const drawn = raster(1, 150);
      if (drawn === null) throw new Error('the page was not drawn');
      return drawn.image;
    });
  });

  describe.each([
    ['on white', 255],
    ['on a dark desk', 80],
  ])('%s', (_, shade) => {
    it.each([0, 3, 6, 8, 15, 20, -8, -20])('is measured at %d degrees', (degrees) => {
      expect(Math.abs(findSkew(deskew(surrounded(page, shade), -degrees)) - degrees)).toBeLessThan(0.1);
    });
  });

  it('is that of the page if only a few words are printed', async () => {
    const short = await withRasters(
      await drawPdf([[say('Example Bank'), say('Total 12.50'), say('Thank you')]]),
      undefined,
      async (raster) => raster(1, 200)?.image,
    );
    if (short === undefined) throw new Error('the page was not drawn');
    expect(Math.abs(findSkew(short))).toBeLessThan(0.5);
  });
});
