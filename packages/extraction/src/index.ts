import type { Extraction } from '@tieout/records';
import { readDocument } from './document.ts';
import { needsRecognition, type Page } from './read/page.ts';
import { readPages } from './read/read-pages.ts';

export { type AccountVerification, verifyAccount } from './verify/verify-account.ts';

export type ExtractOptions = {
  /** Opens an encrypted document; held in memory only. */
  readonly password?: string;
  /** Called after each page that has been read: pages done and pages in all. */
  readonly onProgress?: (donePages: number, pageCount: number) => void;
  /** A document with more pages is answered with `too-many-pages` before any page is read. */
  readonly maxPages?: number;
};

/** Reads one PDF. Every expected outcome, a damaged or encrypted file included, is a value; a throw is a bug of the engine. */
export async function extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  const inFile = await readPages(bytes, options);
  if ('outcome' in inFile) return inFile;
  const pages = await withWordsOfPictures(bytes, inFile, options);
  return readDocument(pages);
}

/** The networks are loaded only for a document that has a page to recognise. */
async function withWordsOfPictures(
  bytes: Uint8Array,
  pages: readonly Page[],
  { password, onProgress }: ExtractOptions,
): Promise<readonly Page[]> {
  if (!pages.some(needsRecognition)) return pages;
  const { recognisePages } = await import('./ocr/recognise-pages.ts');
  let done = pages.filter((page) => !needsRecognition(page)).length;
  return recognisePages({ bytes, password, pages, onPage: () => onProgress?.(++done, pages.length) });
}
