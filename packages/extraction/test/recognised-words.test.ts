import { describe, expect, it } from 'vitest';
import { recognisedWords } from '../src/file/recognised-words.ts';
import type { Page } from '../src/read/page.ts';

const word = { text: '12.50', left: 500, top: 100, right: 530.26, bottom: 110 };

function pageOf(facts: Partial<Page>): Page {
  return {
    ...{ number: 1, widthPt: 792, heightPt: 612, turn: 0, rulings: [], layer: 'image' },
    words: [{ ...word, fontSize: 9, isBold: false, confidence: 0.9 }],
    ...facts,
  };
}

describe('the words of pages read from pixels', () => {
  it('are where they are on the page as shown, also where the page was turned to be read', () => {
    expect(recognisedWords([pageOf({}), pageOf({ number: 2, turn: 90 })])).toEqual([
      { page: 1, words: [{ text: '12.50', box: [500, 100, 530.3, 110] }] },
      { page: 2, words: [{ text: '12.50', box: [100, 261.7, 110, 292] }] },
    ]);
  });

  it('are not those of a page whose own text was read', () => {
    const pages = (['text', 'blank'] as const).map((layer) => pageOf({ layer }));
    expect(recognisedWords(pages)).toEqual([]);
  });
});
