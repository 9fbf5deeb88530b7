import type { Unreadable } from '@tieout/records';
import { needsRecognition, type Page } from './read/page.ts';
import { type ReadPages, readPages } from './read/read-pages.ts';
import { unreadable } from './unreadable.ts';
import { OverLimitError } from './within-time.ts';

export type ExtractOptions = {
  /** Opens an encrypted document; held in memory only. */
  readonly password?: string;
  /** Called after each page that has been read: pages done and pages in all. */
  readonly onProgress?: (donePages: number, pageCount: number) => void;
  /** A document with more pages is answered with `too-many-pages` before any page is read. */
  readonly maxPages?: number;
  /** Numbers, from 1 and ascending, of the pages to read, all where left out. Those beyond the end are passed over; a finding names the pages not read. */
  readonly pages?: readonly number[];
  /** Leaves an electronic invoice inside the PDF unread. */
  readonly ignoresEmbeddedXml?: boolean;
};

/** The pages of a PDF with their words, those of pictures recognised; or why it cannot be opened. */
export async function readWords(bytes: Uint8Array, options: ExtractOptions): Promise<ReadPages | Unreadable> {
  const inFile = await readPages(bytes, options);
  if ('outcome' in inFile) return inFile;
  return withinLimits(inFile.pageCount, async () => ({
    ...inFile,
    pages: await withWordsOfPictures(bytes, inFile.pages, options),
  }));
}

/** What `work` gives; where it goes over a limit of time or memory, that as the reason why the document cannot be read. */
export async function withinLimits<Result>(
  pageCount: number,
  work: () => Promise<Result>,
): Promise<Result | Unreadable> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    return unreadable('limits-exceeded', pageCount);
  }
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

/** The pages with second readings of the figures the recogniser was least sure of; null where none was recognised. */
export async function readDoubtfulWordsAgain(
  bytes: Uint8Array,
  pages: readonly Page[],
  { password }: ExtractOptions,
): Promise<readonly Page[] | null> {
  if (!pages.some(needsRecognition)) return null;
  const { rereadDoubtful } = await import('./ocr/reread-doubtful.ts');
  return rereadDoubtful({ bytes, password, pages });
}
