import { describe, expect, it } from 'vitest';
import { decimalMarkAmong } from '../src/ocr/mend/amounts.ts';
import { mendFigures } from '../src/ocr/mend/mend-figures.ts';
import { findWriting } from '../src/ocr/picture/find-writing.ts';
import { deskew } from '../src/ocr/picture/turn-image.ts';
import { ownRows } from '../src/ocr/strips/ink.ts';
import type { GreyImage } from '../src/read/raster.ts';

describe('mending figures', () => {
  it.each([
    ['20.665.70', '20.665,70'],
    ['12,00.', '12,00'],
    ['S12.50', '$12.50'],
    ['1O.5O', '10.50'],
    ['070ct', '07Oct'],
    ['.-', '-'],
    ['16--nov-2020', '16-nov-2020'],
    ['F614.27', '£614.27'],
    ["CHF'7.16", 'CHF7.16'],
    ['lst', '1st'],
    ['8.279.491:47+', '8.279.491,47+'],
    ['$5;127,83', '$5.127,83'],
    ['3.,171,21', '3.171,21'],
    ['Rs.3,76.762,81', 'Rs.3.76.762,81'],
    ['O2/03', '02/03'],
  ])('reads %s as %s', (read, meant) => {
    expect(mendFigures(read, ',')).toBe(meant);
  });

  it.each(['08.09.', 'B12.50', 'SOLO', '1.234.567', 'XXXX8707', '31.08.2023', '12:30', '10:27:35'])(
    'leaves %s, which may be what it says',
    (read) => {
      expect(mendFigures(read, ',')).toBe(read);
    },
  );
});

it('takes the decimal mark from the page where one word has the same mark twice', () => {
  const box = { left: 0, right: 30, top: 0, bottom: 8, fontSize: 8, isBold: false, confidence: 0.9 };
  expect(decimalMarkAmong(['1,832.00', '12.50', '1.834.70'].map((text) => ({ text, ...box })))).toBe('.');
  expect(mendFigures('1.834.70', '.')).toBe('1,834.70');
});

describe('a line under a rule', () => {
  const width = 200;
  const ink = (rows: Record<number, (x: number) => boolean>) => {
    const mask = new Uint8Array(width * 48);
    for (const [y, isInk] of Object.entries(rows))
      for (let x = 0; x < width; x++) mask[Number(y) * width + x] = isInk(x) ? 1 : 0;
    return { width, height: 48, mask };
  };

  const letters = (from: number, to: number) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, index) => [from + index, (x: number) => x % 9 < 4] as const),
    );

  it('is separated from the ruling line', () => {
    const { bottom } = ownRows(ink({ ...letters(12, 34), 45: () => true }));
    expect(bottom).toBeGreaterThanOrEqual(34);
    expect(bottom).toBeLessThan(45);
  });

  it('keeps the bar of a letter that stands on its stem alone, and not the feet of the line above', () => {
    const stem = (x: number) => x >= 14 && x < 18;
    const thin = { ...letters(16, 36), 10: stem, 11: stem, 12: stem, 13: stem, 14: stem, 15: stem };
    const bar = (x: number) => x >= 4 && x < 40;
    expect(ownRows(ink({ ...thin, 8: bar, 9: bar })).top).toBe(0);
    const feet = (x: number) => x % 12 < 5;
    expect(ownRows(ink({ ...thin, 8: feet, 9: feet })).top).toBeGreaterThan(9);
  });

  it('keeps the feet of its letters', () => {
    const { bottom } = ownRows(ink({ ...letters(12, 34), 38: (x) => x % 90 < 4, 45: (x) => x % 90 < 4 }));
    expect(bottom).toBe(48);
  });
});

describe('detecting text', () => {
  const [width, height] = [704, 960];
  /** A page that gets darker to the right, with a line of bars in each place. */
  const page = (lines: readonly { readonly left: number; readonly top: number }[]) => {
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => 250 - ((at % width) >> 3));
    for (const { left, top } of lines)
      for (let y = top; y < top + 16; y++)
        for (let x = left; x < left + 120; x++) if (x % 4 < 2) pixels[y * width + x] = 40;
    return { width, height, pixels };
  };
  /** Finds what is dark, and records how much it was shown. */
  const darkFinder = (seen: number[]) => async (input: Float32Array, dimensions: readonly number[]) => {
    const [, , rows = 0, columns = 0] = dimensions;
    seen.push(rows * columns);
    const isDark = (at: number) => [at, at + 1, at - 1].some((near) => (input[near] ?? 0) < -1);
    return {
      values: Float32Array.from({ length: rows * columns }, (_, at) => (isDark(at) ? 1 : 0)),
      dimensions,
    };
  };

  it('shows the network no blank rows, and finds each line where it is', async () => {
    const seen: number[] = [];
    const lines = [
      { left: 96, top: 80 },
      { left: 400, top: 820 },
    ];
    const boxes = await findWriting(darkFinder(seen), page(lines));
    expect(Math.max(...seen)).toBeLessThan((width * height) / 4);
    expect(boxes).toHaveLength(2);
    for (const [at, { left, top, right, bottom }] of boxes.entries()) {
      expect(Math.abs((left + right) / 2 - (lines[at]?.left ?? 0) - 60)).toBeLessThan(3);
      expect(Math.abs((top + bottom) / 2 - (lines[at]?.top ?? 0) - 8)).toBeLessThan(3);
    }
  });

  it('shows it all of a page without ink', async () => {
    const seen: number[] = [];
    expect(await findWriting(darkFinder(seen), page([]))).toEqual([]);
    expect(seen).toEqual([width * height]);
  });

  it('straightens only the rows that are asked for', () => {
    const image = page([{ left: 96, top: 80 }]);
    const [whole, some] = [deskew(image, 1), deskew(image, 1, [{ from: 70, to: 110 }])];
    const rows = ({ pixels }: GreyImage, from: number, to: number) =>
      pixels.subarray(from * width, to * width);
    expect(rows(some, 70, 110)).toEqual(rows(whole, 70, 110));
    expect(new Set(rows(some, 200, 300))).toEqual(new Set([255]));
  });
});
