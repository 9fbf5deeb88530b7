import type { Unreadable } from '@tieout/records';
import type { ExtractOptions } from '../limits/extract-options.ts';
import { withinLimits } from '../limits/within-limits.ts';
import type { Doubtful } from '../ocr/reread-doubtful.ts';
import { needsRecognition, type Page } from '../read/page.ts';
import { type ReadPages, readPages } from '../read/read-pages.ts';

/** The pages of a PDF with their words, images recognized; or the reason why it cannot be opened. */
export async function readWords(bytes: Uint8Array, options: ExtractOptions): Promise<ReadPages | Unreadable> {
  const inFile = await readPages(bytes, options);
  if ('outcome' in inFile) return inFile;
  return withinLimits(inFile.pageCount, async () => ({
    ...inFile,
    pages: await withWordsOfPictures(bytes, inFile.pages, options),
  }));
}

/** The networks are loaded only for a document with a page to recognize. */
async function withWordsOfPictures(
  bytes: Uint8Array,
  pages: readonly Page[],
  { password, onProgress }: ExtractOptions,
): Promise<readonly Page[]> {
  if (!pages.some(needsRecognition)) return pages;
  const { recognisePages } = await import('../ocr/recognise-pages.ts');
  let done = pages.filter((page) => !needsRecognition(page)).length;
  return recognisePages({ bytes, password, pages, onPage: () => onProgress?.(++done, pages.length) });
}

/** The pages with the least certain recognized amounts or dates read again; null if none was recognized. */
export async function readDoubtfulWordsAgain(
  bytes: Uint8Array,
  pages: readonly Page[],
  { password }: ExtractOptions,
  what: Doubtful,
): Promise<readonly Page[] | null> {
  if (!pages.some(needsRecognition)) return null;
  const { rereadDoubtful } = await import('../ocr/reread-doubtful.ts');
  return rereadDoubtful({ bytes, password, pages }, what);
}
