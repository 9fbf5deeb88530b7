import type { RecognisedPage } from '@tieout/records';

/** Options for reading a file. */
export type ExtractOptions = {
  /** Opens an encrypted document; held in memory only. */
  readonly password?: string;
  /** Called after each page that was read, with the pages done and the page count. */
  readonly onProgress?: (donePages: number, pageCount: number) => void;
  /** Called with the words of each page that was read from pixels. */
  readonly onRecognised?: (page: RecognisedPage) => void;
  /** A document with more pages is answered with `too-many-pages` before any page is read. */
  readonly maxPages?: number;
  /** The pages to read, ascending from 1; all by default. Numbers beyond the end are ignored; a finding names the pages not read. */
  readonly pages?: readonly number[];
  /** Ignores an electronic invoice inside the PDF. */
  readonly ignoresEmbeddedXml?: boolean;
};
