import { describe, expect, it } from 'vitest';
import { decimalMarkOf, mendFigures } from '../src/ocr/mend/mend-figures.ts';
import { ownRows } from '../src/ocr/strips/ink.ts';

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
  expect(decimalMarkOf(['1,832.00', '12.50', '1.834.70'])).toBe('.');
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
