import type { RecognisedPage } from '@tieout/records';
import { boxAsShown, needsRecognition, type Page } from '../read/page.ts';

/** The words of the pages that were read from pixels, where they are on the page as shown. */
export function recognisedWords(pages: readonly Page[]): RecognisedPage[] {
  return pages.filter(needsRecognition).map((page) => ({
    page: page.number,
    words: page.words.map((word) => ({ text: word.text, box: shownBox(page, word) })),
  }));
}

/** To a tenth of a point, which is enough to know the box a word is in. */
function shownBox(page: Page, { left, top, right, bottom }: Page['words'][number]) {
  const [x1, y1, x2, y2] = boxAsShown(page, [left, top, right, bottom]);
  return [rounded(x1), rounded(y1), rounded(x2), rounded(y2)] as [number, number, number, number];
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}
