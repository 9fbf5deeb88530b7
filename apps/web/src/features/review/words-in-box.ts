import type { Source } from '@tieout/records';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A word on the page, in points from its left edge. */
export type BoxWord = { readonly text: string; readonly left: number; readonly right: number };
/** Words of one line, from left to right, and how high they are in points. */
export type BoxLine = { readonly words: readonly BoxWord[]; readonly heightPt: number };

type PlacedWord = BoxWord & { readonly middle: number; readonly heightPt: number };

/** The words whose middle is in a box of the page, line by line; none on a page that is a picture. */
export async function wordsInBox(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  [left, top, right, bottom]: Source['box'],
): Promise<readonly BoxLine[]> {
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    const [shownX = 0, baseline = 0] = viewport.convertToViewportPoint(x ?? 0, y ?? 0);
    const heightPt = item.height || 8;
    return wordsOf(item.str, { left: shownX, width: item.width }).map(
      (word): PlacedWord => ({ ...word, heightPt, middle: baseline - heightPt * 0.35 }),
    );
  });
  const inside = words.filter((word) => {
    const centre = (word.left + word.right) / 2;
    return centre >= left && centre <= right && word.middle >= top && word.middle <= bottom;
  });
  return linesOf(inside);
}

/** The words of a text that was written in one go; each letter is taken to be as wide as the others. */
function wordsOf(text: string, { left, width }: { left: number; width: number }): BoxWord[] {
  const each = text.length === 0 ? 0 : width / text.length;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...{ text: word, left: left + index * each, right: left + (index + word.length) * each },
  }));
}

function linesOf(words: readonly PlacedWord[]): readonly BoxLine[] {
  const lines: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.middle - b.middle)) {
    const line = lines.at(-1);
    const above = line?.[0];
    if (line && above && word.middle - above.middle < above.heightPt / 2) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => ({
    words: line.toSorted((a, b) => a.left - b.left),
    heightPt: line[0]?.heightPt ?? 0,
  }));
}
