import type { Extraction } from '@tieout/records';

export type ExtractOptions = {
  /** Opens an encrypted document; held in memory only. */
  readonly password?: string;
  /** Called after each page that has been read: pages done and pages in all. */
  readonly onProgress?: (donePages: number, pageCount: number) => void;
  /** A document with more pages is answered with `too-many-pages` before any page is read. */
  readonly maxPages?: number;
};

/** Reads one PDF. Every expected outcome, a damaged or encrypted file included, is a value; a throw is a bug of the engine. */
export async function extract(_bytes: Uint8Array, _options: ExtractOptions = {}): Promise<Extraction> {
  return {
    outcome: 'unreadable',
    reason: 'no-transactions',
    message: 'The engine is not built yet.',
    pageCount: 0,
  };
}
