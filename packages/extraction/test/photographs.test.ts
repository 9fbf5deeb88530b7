import { describe, expect, it } from 'vitest';
import { evenSheets } from '../src/ocr/picture/even-sheets.ts';
import { findSheet } from '../src/ocr/picture/find-sheet.ts';
import { flattenSheet, scaledSheet, sheetOf } from '../src/ocr/picture/flatten-sheet.ts';
import { boxAsShown, type Page, type Word } from '../src/read/page.ts';
import type { GreyImage } from '../src/read/raster.ts';

/** A sheet with its left edge at 60 above and 40 below, the other edges straight, on a desk; a black square a quarter down its left edge. */
function photographed(desk: number): GreyImage {
  const [width, height] = [400, 500];
  const pixels = new Uint8Array(width * height).fill(desk);
  for (let y = 50; y < 450; y++) {
    const left = Math.round(60 - ((y - 50) / 400) * 20);
    pixels.fill(y > 300 ? 180 : 230, y * width + left, y * width + 350);
    if (y >= 150 && y < 160) pixels.fill(20, y * width + left, y * width + left + 10);
  }
  return { width, height, pixels };
}

describe('a sheet photographed on a desk', () => {
  it('is found by its edges, if its surroundings are darker', () => {
    const corners = findSheet(photographed(90));
    const expected = [
      [60, 50],
      [350, 50],
      [350, 450],
      [40, 450],
    ];
    corners?.forEach(([x, y], at) => {
      expect(Math.abs(x - (expected[at]?.[0] ?? 0))).toBeLessThan(3);
      expect(Math.abs(y - (expected[at]?.[1] ?? 0))).toBeLessThan(3);
    });
    expect(corners).toHaveLength(4);
    expect(findSheet(photographed(225))).toBeNull();
  });

  it('is flattened in even light', () => {
    const image = photographed(90);
    const corners = findSheet(image);
    if (corners === null) throw new Error('no sheet was found');
    const flat = flattenSheet(image, sheetOf(corners));
    const at = (x: number, y: number) => flat.pixels[Math.round(y) * flat.width + Math.round(x)] ?? -1;
    expect(at(flat.width / 2, flat.height * 0.3)).toBeGreaterThan(235);
    expect(at(flat.width / 2, flat.height * 0.9)).toBeGreaterThan(235);
    expect(at(5, flat.height * 0.265)).toBeLessThan(60);
  });

  it('gives boxes at their position in the image', () => {
    const corners = [
      [60, 50],
      [350, 70],
      [340, 450],
      [40, 440],
    ] as const;
    const sheet = scaledSheet(sheetOf(corners), 0.5);
    const page: Page = {
      number: 1,
      widthPt: sheet.width,
      heightPt: sheet.height,
      turn: 0,
      words: [],
      rulings: [],
      layer: 'image',
      sheet,
    };
    const [left, top, right, bottom] = boxAsShown(page, [0, 0, sheet.width, sheet.height]);
    const off = [left - 20, top - 25, right - 175, bottom - 225].map(Math.abs);
    expect(Math.max(...off)).toBeLessThan(0.01);
  });

  it('has the columns of the other sheets of its paper, and its boxes stay at their position', () => {
    const photo = (number: number, width: number, height: number): Page => ({
      number,
      widthPt: width,
      heightPt: height,
      turn: 0,
      words: [amountAt(width * 0.8, height / 2)],
      rulings: [],
      layer: 'image',
      sheet: sheetOf([
        [60, 50],
        [60 + width, 50],
        [60 + width, 50 + height],
        [60, 50 + height],
      ]),
    });
    const pages = [photo(1, 533, 719), photo(2, 523, 731), photo(3, 300, 731)];
    const evened = evenSheets(pages);
    expect(evened.map(({ words }) => Math.round(words[0]?.right ?? 0))).toEqual([418, 418, 240]);
    evened.forEach((page, index) => {
      const [left, top, right, bottom] = shownBox(page);
      const was = shownBox(pages[index]);
      const off = [left - was[0], top - was[1], right - was[2], bottom - was[3]].map(Math.abs);
      expect(Math.max(...off)).toBeLessThan(0.01);
    });
  });
});

function amountAt(right: number, top: number): Word {
  const box = { left: right - 40, right, top, bottom: top + 10 };
  return { text: '-83.87', ...box, fontSize: 8, isBold: false, confidence: 0.9 };
}

function shownBox(page: Page | undefined) {
  const [word] = page?.words ?? [];
  if (page === undefined || word === undefined) throw new Error('no word');
  return boxAsShown(page, [word.left, word.top, word.right, word.bottom]);
}
