import { expect, it } from 'vitest';
import type { PageFrame } from '../src/read/page-frame.ts';
import type { Run } from '../src/read/run.ts';
import { formWords, plainLetters } from '../src/read/words.ts';

const style = { quarter: 0, fontSize: 10, isBold: false, isInvisible: false, lightness: 0 } as const;
/** A page whose space is that of its runs. */
const frame: PageFrame = {
  widthPt: 600,
  heightPt: 800,
  place: (left, bottom, right, top) => ({ left, top: bottom, right, bottom: top }),
};

function run(text: string, left: number, right: number, own: Partial<Run['style']> = {}): Run {
  return {
    ...{ text, glyphCount: text.length, left, bottom: 100, right, top: 110 },
    ...{ style: { ...style, ...own }, isFromRight: false, middles: [] },
  };
}

function textsOf(...runs: Run[]): string[] {
  return formWords(runs, { strokes: [], fills: [], pictures: [], mostPixels: 0 }, frame).map(
    ({ text }) => text,
  );
}

it('drops the remains of words drawn twice with a tiny offset, on either side', () => {
  const day = run('2025年8月6日', 79.1, 136.2);
  expect(textsOf(run('星期三', 49.8, 76.8), run('星期', 50.5, 68.5), day, run('202', 78.8, 93.8))).toEqual([
    '星期三',
    '2025年8月6日',
  ]);
});

it('keeps a letter close after a word that ends with the same one, and the letters of one glyph', () => {
  expect(textsOf(run('of', 10, 18), run('f', 17.8, 20.5))).toEqual(['off']);
  expect(textsOf(run('Of', 411.8, 425.2), run('f', 417.8, 425.2))).toEqual(['Of', 'f']);
});

it('joins two incomplete drawings of one word at one position', () => {
  expect(textsOf(run('6,286.6', 510.3, 540.8), run('69', 535.1, 545.1))).toEqual(['6,286.69']);
});

it('keeps a word under a longer invisible one, white or hidden', () => {
  expect(textsOf(run('12.34', 100, 120), run('112.345', 99.5, 126, { lightness: 1 }))).toEqual(['12.34']);
  expect(textsOf(run('12.34', 100, 120), run('12.345', 100.2, 126, { isInvisible: true }))).toContain(
    '12.34',
  );
});

it('writes the Thai vowel am as one letter behind its tone, however a PDF gives its halves', () => {
  const halves = ['ชํา', 'ชําา', 'นํา้า', 'น้ําา'].map((text) => plainLetters(text));
  expect(halves).toEqual(['ชำ', 'ชำ', 'น้ำ', 'น้ำ']);
});
