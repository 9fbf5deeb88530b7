import type { Extraction } from '@tieout/records';
import { readPages } from './read/read-pages.ts';
import { readStatement } from './statement.ts';
import { unreadable } from './unreadable.ts';

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
  const pages = await readPages(bytes, options);
  if ('outcome' in pages) return pages;
  return readStatement(pages) ?? unreadable('no-transactions', pages.length);
}
