import { mendPages } from '../src/ocr/mend/mend-pages.ts';
import type { Page, Word } from '../src/read/page.ts';

/** The words of a page that was recognized alone, each read at the least cost. */
export function mended(words: readonly Word[]): readonly Word[] {
  const page: Page = { number: 1, widthPt: 595, heightPt: 842, turn: 0, words, rulings: [], layer: 'image' };
  return mendPages([page])[0]?.words ?? [];
}
