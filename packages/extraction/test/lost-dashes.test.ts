import { describe, expect, it } from 'vitest';
import type { InkRun } from '../src/ocr/strips/ink.ts';
import { withLostDashes } from '../src/ocr/strips/lost-dashes.ts';

/** Digits 14 wide and 24 high, with a dash of 8 by 3 at mid-height where the text has one. */
function inkOf(text: string): InkRun[] {
  return [...text].map((sign, at) => {
    const left = at * 20;
    return sign === '-'
      ? { left: left + 3, right: left + 11, top: 22, bottom: 25 }
      : { left, right: left + 14, top: 12, bottom: 36 };
  });
}

/** The text after adding the dashes that are missing from characters read at given places. */
function textOf(ink: readonly InkRun[], read: readonly (readonly [text: string, x: number])[]): string {
  const characters = read.map(([text, x]) => ({
    ...{ text, x, confidence: 0.99, second: '', secondConfidence: 0 },
  }));
  return withLostDashes(ink, { characters, passedOver: [] })
    .map(({ text }) => text)
    .join('');
}

describe('a dash in the ink', () => {
  const ink = inkOf('15-2024');
  const [one, five, ...year] = [7, 27, 67, 87, 107, 127].map((x, at) => ['152024'.charAt(at), x] as const);
  const digits = (dashes: readonly (readonly [string, number])[]) =>
    [one, five, ...dashes, ...year].filter((character) => character !== undefined);

  it('is added if the network missed it', () => {
    expect(textOf(ink, digits([]))).toBe('15-2024');
  });

  it('is not added twice if the network placed it nearer to the digit before', () => {
    expect(textOf(ink, digits([['-', 36]]))).toBe('15-2024');
  });
});
