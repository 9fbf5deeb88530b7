import { describe, expect, it } from 'vitest';
import { textOf } from '../src/lines/line.ts';
import type { Page, Word } from '../src/read/page.ts';
import { documentLines } from '../src/tables/document-lines.ts';

function word(text: string, left: number, top: number): Word {
  return {
    text,
    left,
    right: left + text.length * 4,
    top,
    bottom: top + 8,
    fontSize: 7,
    isBold: false,
    confidence: 0.98,
  };
}

/** Rows of a day, a text and an amount from `left` on. */
function rows(left: number, texts: readonly string[], amountAt = left + 280): Word[] {
  return texts.flatMap((text, row) => [
    word(`${row + 1}/03/25`.padStart(8, '0'), left, 100 + row * 14),
    word(text, left + 60, 100 + row * 14),
    word(`${row}5.50`, amountAt, 100 + row * 14),
  ]);
}

function sheet(words: readonly Word[], layer: Page['layer'] = 'image'): Page {
  return { number: 1, widthPt: 792, heightPt: 612, turn: 0, words, rulings: [], layer };
}

function textsOf(page: Page): string[] {
  return documentLines([page]).map((line) => textOf(line.words.slice(1, 2)));
}

describe('a sheet on which two pages were copied side by side', () => {
  const pages = [...rows(30, ['FIRST', 'SECOND', 'THIRD']), ...rows(425, ['FOURTH', 'FIFTH', 'SIXTH'])];

  it('is read as one page after the other', () => {
    expect(textsOf(sheet(pages))).toEqual(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH']);
  });

  it('is one page where writing crosses its middle', () => {
    const title = Array.from({ length: 12 }, (_, at) => word('STATEMENT', 340 + at * 12, 60));
    expect(textsOf(sheet([...title, ...pages]))).toHaveLength(4);
  });

  it('is one page where the days stand left of it and the amounts right', () => {
    expect(textsOf(sheet(rows(30, ['FIRST', 'SECOND', 'THIRD'], 500)))).toEqual(['FIRST', 'SECOND', 'THIRD']);
  });

  it('is one page where dates with periods stand on either side, of booking and of value', () => {
    const dotted = ['01.03.25', '02.03.25', '03.03.25'].flatMap((day, row) => [
      ...[word(day, 30, 100 + row * 14), word('SHOP', 90, 100 + row * 14)],
      ...[word(day, 500, 100 + row * 14), word(`${row}5.50`, 600, 100 + row * 14)],
    ]);
    expect(textsOf(sheet(dotted))).toEqual(['SHOP', 'SHOP', 'SHOP']);
  });

  it('is split on scans only', () => {
    expect(textsOf(sheet(pages, 'text'))).toEqual(['FIRST', 'SECOND', 'THIRD']);
  });
});
