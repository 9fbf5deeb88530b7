import { Readable } from 'node:stream';
import { type RecognisedPage, type RecognisedWord, recognisedPageSchema } from '@tieout/records';
import { z } from 'zod';
import type { DocumentVault } from './document-vault.ts';

const keptSchema = z.array(recognisedPageSchema);

/** Keeps the words that were read from pixels, so that a row drawn on a scanned page can be filled in. */
export async function keepWords(vault: DocumentVault, pages: readonly RecognisedPage[]): Promise<void> {
  await vault.write('words', Readable.from([Buffer.from(JSON.stringify(pages))]));
}

/** The words of a page that was read from its pixels; null for one whose own text was read. */
export async function pageWords(vault: DocumentVault, pageNumber: number): Promise<RecognisedWord[] | null> {
  const kept = await vault.read('words');
  if (kept === null) return null;
  const pages = keptSchema.parse(JSON.parse(kept.toString()));
  return pages.find(({ page }) => page === pageNumber)?.words ?? null;
}
