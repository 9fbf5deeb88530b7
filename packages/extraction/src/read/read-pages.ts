import type { Unreadable } from '@tieout/records';
import { unreadable } from '../limits/unreadable.ts';
import { OverLimitError, PATIENCE, StarvedError, withinTime } from '../limits/within-time.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { needsRecognition, type Page } from './page.ts';
import { discardPdfium, isTrap, type Pdfium, pdfium } from './pdfium.ts';
import { readPage } from './read-page.ts';

/** A page tree may claim any number of pages; beyond this limit nothing is read, whatever the caller allows. */
const MOST_PAGES = 2000;

/** CPU milliseconds for opening a document and for reading one page: a dense one takes a tenth of a second. */
const OPENING_MS = 3000;
const PAGE_MS = 2500;
/** Average CPU milliseconds allowed per page of a document. */
const USUAL_PAGE_MS = 250;
/** Pages are read for this long before the time limit restarts. */
const SOME_MS = 500;

export type ReadOptions = {
  readonly password?: string | undefined;
  readonly maxPages?: number | undefined;
  readonly pages?: readonly number[] | undefined;
  /** Called after each page with text in the file; the others are counted when they are recognized. */
  readonly onProgress?: ((donePages: number, pageCount: number) => void) | undefined;
};

/** The pages read, in order, and the document's page count. */
export type ReadPages = { readonly pages: readonly Page[]; readonly pageCount: number };

/**
 * Reads the pages of a PDF in order: words, ruling lines and the reliability of the text; or the reason why it cannot be opened. Opens and
 * closes the document itself.
 */
export async function readPages(bytes: Uint8Array, options: ReadOptions): Promise<ReadPages | Unreadable> {
  if (!startsLikePdf(bytes)) return unreadable('not-a-pdf', 0);
  for (const patience of PATIENCE) {
    const engine = await pdfium();
    try {
      return withDocument(engine, bytes, { ...options, patience });
    } catch (error) {
      if (!isBrokenOff(error)) throw error;
      discardPdfium();
      if (!(error instanceof StarvedError)) break;
    }
  }
  return unreadable('limits-exceeded', 0);
}

/** Whether the engine must not be used again after an error. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof OverLimitError || error instanceof StarvedError || isTrap(error);
}

/** ISO 32000-1, Annex H: readers accept the header anywhere in the first 1024 bytes. */
function startsLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');
}

type PatientOptions = ReadOptions & { readonly patience: number };

function withDocument(engine: Pdfium, bytes: Uint8Array, options: PatientOptions): ReadPages | Unreadable {
  const opened = withinTime(OPENING_MS, options.patience, () =>
    openDocument(engine, bytes, options.password),
  );
  if ('outcome' in opened) return opened;
  try {
    return closing(opened, readAll(engine, opened.document, options));
  } catch (error) {
    if (!isBrokenOff(error)) opened.close();
    throw error;
  }
}

function closing<Result>({ close }: OpenDocument, result: Result): Result {
  close();
  return result;
}

function readAll(engine: Pdfium, document: number, options: PatientOptions): ReadPages | Unreadable {
  const pageCount = engine._FPDF_GetPageCount(document);
  if (pageCount <= 0) return unreadable('damaged', 0);
  const numbers = options.pages?.filter((number) => number <= pageCount);
  if (numbers?.length === 0)
    return unreadable('no-transactions', pageCount, { cause: 'no-page-chosen', pageCount });
  const count = numbers?.length ?? pageCount;
  if (count > Math.min(options.maxPages ?? MOST_PAGES, MOST_PAGES))
    return unreadable('too-many-pages', pageCount);
  const pages: Page[] = [];
  let done = 0;
  let place = 0;
  const startedAt = process.threadCpuUsage();
  const readSome = () => {
    const from = performance.now();
    while (place < count && performance.now() - from < SOME_MS) {
      const page = readPage(engine, document, (numbers?.[place] ?? place + 1) - 1);
      place++;
      if (page === null) continue;
      pages.push(page);
      if (!needsRecognition(page)) options.onProgress?.(++done, count);
    }
  };
  while (place < count) {
    // Watching costs as much as some words, so pages are not watched one by one.
    withinTime(SOME_MS + PAGE_MS, options.patience, readSome);
    const { user, system } = process.threadCpuUsage(startedAt);
    if ((user + system) / 1000 > PAGE_MS + count * USUAL_PAGE_MS) throw new OverLimitError();
  }
  return pages.length === 0 ? unreadable('damaged', pageCount) : { pages, pageCount };
}
