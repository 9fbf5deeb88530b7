import type { Unreadable } from '@tieout/records';
import { unreadable } from '../unreadable.ts';
import { openDocument } from './open-document.ts';
import { needsRecognition, type Page } from './page.ts';
import { discardPdfium, isTrap, type Pdfium, pdfium } from './pdfium.ts';
import { readPage } from './read-page.ts';

/** A page tree may claim any number of pages; beyond this nothing is read, whatever the caller allows. */
const MOST_PAGES = 2000;

export type ReadOptions = {
  readonly password?: string | undefined;
  readonly maxPages?: number | undefined;
  readonly pages?: readonly number[] | undefined;
  /** Called after each page whose words are in the file; the others are counted when they have been recognised. */
  readonly onProgress?: ((donePages: number, pageCount: number) => void) | undefined;
};

/** Pages that were read, in order, and how many the document has. */
export type ReadPages = { readonly pages: readonly Page[]; readonly pageCount: number };

/**
 * The pages of a PDF in order: words, ruling lines and how far the text can be trusted; or why it cannot be opened.
 * Opens and closes the document itself.
 */
export async function readPages(bytes: Uint8Array, options: ReadOptions): Promise<ReadPages | Unreadable> {
  if (!startsLikePdf(bytes)) return unreadable('not-a-pdf', 0);
  const engine = await pdfium();
  try {
    return withDocument(engine, bytes, options);
  } catch (error) {
    if (!isTrap(error)) throw error;
    discardPdfium();
    return unreadable('limits-exceeded', 0);
  }
}

/** ISO 32000-1, Annex H: readers accept the header anywhere in the first 1024 bytes. */
function startsLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');
}

function withDocument(engine: Pdfium, bytes: Uint8Array, options: ReadOptions): ReadPages | Unreadable {
  const opened = openDocument(engine, bytes, options.password);
  if ('outcome' in opened) return opened;
  try {
    return readAll(engine, opened.document, options);
  } finally {
    opened.close();
  }
}

function readAll(engine: Pdfium, document: number, options: ReadOptions): ReadPages | Unreadable {
  const pageCount = engine._FPDF_GetPageCount(document);
  if (pageCount <= 0) return unreadable('damaged', 0);
  const numbers = options.pages?.filter((number) => number <= pageCount);
  if (numbers?.length === 0) return unreadable('no-transactions', pageCount, noneChosen(pageCount));
  const count = numbers?.length ?? pageCount;
  if (count > Math.min(options.maxPages ?? MOST_PAGES, MOST_PAGES))
    return unreadable('too-many-pages', pageCount);
  const pages: Page[] = [];
  let done = 0;
  for (let place = 0; place < count; place++) {
    const page = readPage(engine, document, (numbers?.[place] ?? place + 1) - 1);
    if (page === null) continue;
    pages.push(page);
    if (!needsRecognition(page)) options.onProgress?.(++done, count);
  }
  return pages.length === 0 ? unreadable('damaged', pageCount) : { pages, pageCount };
}

function noneChosen(pageCount: number): string {
  return `None of the chosen pages is in this document, which has ${pageCount}. Choose others.`;
}
