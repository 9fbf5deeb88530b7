import type { Extraction } from '@tieout/records';
import { type ExtractOptions, readWords } from './read-words.ts';
import { readingOf } from './reading-of.ts';

export { drawOverlay } from './explain/draw-overlay.ts';
export { explain } from './explain/explain.ts';
export type {
  AccountExplanation,
  Explanation,
  PageExplanation,
  ReadingExplanation,
  StatementExplanation,
  TableExplanation,
} from './explain/explanation.ts';
export type { ExtractOptions } from './read-words.ts';
export { type AccountVerification, verifyAccount } from './verify/verify-account.ts';

/** Reads one PDF. Every expected outcome, a damaged or encrypted file included, is a value; a throw is a bug of the engine. */
export async function extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  const read = await readWords(bytes, options);
  return 'outcome' in read ? read : (await readingOf(read, bytes, options)).extraction;
}
