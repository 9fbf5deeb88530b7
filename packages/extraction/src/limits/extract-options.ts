/** What a caller may ask of reading a file. */
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
