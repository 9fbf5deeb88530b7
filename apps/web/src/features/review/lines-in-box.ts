import type { Source } from '@tieout/records';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { fetchPageWords } from '../../api/review.ts';

/** A word on the page, in points from its left edge. */
export type BoxWord = { readonly text: string; readonly left: number; readonly right: number };
/** Words of one line, from left to right, and how high they are in points. */
export type BoxLine = { readonly words: readonly BoxWord[]; readonly heightPt: number };

type PlacedWord = BoxWord & { readonly middle: number; readonly heightPt: number };

/** A page of a file, with the PDF as it is open in the browser. */
export type PageOfFile = {
  readonly fileId: string;
  readonly pdf: PDFDocumentProxy;
  readonly pageNumber: number;
};

/** Said where a box was drawn in which there is nothing to read. */
export const NOTHING_IN_BOX = 'No text was found in this box. Type what the page shows.';

/** The words whose middle is in a box of the page, line by line: those the server recognized on a scanned page, else those of the PDF itself. */
export async function linesInBox(
  { fileId, pdf, pageNumber }: PageOfFile,
  [left, top, right, bottom]: Source['box'],
): Promise<readonly BoxLine[]> {
  const words = (await recognisedWords(fileId, pageNumber)) ?? (await ownWords(pdf, pageNumber));
  const inside = words.filter((word) => {
    const centre = (word.left + word.right) / 2;
    return centre >= left && centre <= right && word.middle >= top && word.middle <= bottom;
  });
  return linesOf(inside);
}

async function recognisedWords(fileId: string, pageNumber: number): Promise<PlacedWord[] | null> {
  // Without an answer the text of the PDF is still there.
  const words = await fetchPageWords(fileId, pageNumber).catch(() => null);
  if (words === null) return null;
  return words.map(({ text, box: [left, top, right, bottom] }) => ({
    ...{ text, left, right },
    ...{ middle: (top + bottom) / 2, heightPt: bottom - top },
  }));
}

async function ownWords(pdf: PDFDocumentProxy, pageNumber: number): Promise<PlacedWord[]> {
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    const [shownX = 0, baseline = 0] = viewport.convertToViewportPoint(x ?? 0, y ?? 0);
    const heightPt = item.height || 8;
    return wordsOf(item.str, { left: shownX, width: item.width }).map(
      (word): PlacedWord => ({ ...word, heightPt, middle: baseline - heightPt * 0.35 }),
    );
  });
}

/** The words of a text that was written in one go; each letter is taken to be as wide as the others. */
function wordsOf(text: string, { left, width }: { left: number; width: number }): BoxWord[] {
  const each = text.length === 0 ? 0 : width / text.length;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...{ text: word, left: left + index * each, right: left + (index + word.length) * each },
  }));
}

/** Words grouped into lines from left to right. Each is compared with the word before it, for the lines of a scan slope. */
function linesOf(words: readonly PlacedWord[]): readonly BoxLine[] {
  const lines: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    const line = lines.find((each) => isLevel(each.at(-1), word));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines
    .toSorted((a, b) => (a[0]?.middle ?? 0) - (b[0]?.middle ?? 0))
    .map((line) => ({ words: line, heightPt: line[0]?.heightPt ?? 0 }));
}

function isLevel(before: PlacedWord | undefined, word: PlacedWord): boolean {
  return before !== undefined && Math.abs(word.middle - before.middle) < before.heightPt / 2;
}
