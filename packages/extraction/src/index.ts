import type { Extraction } from '@tieout/records';
import type { ExtractOptions } from './extract-options.ts';
import { pdfOf } from './pdf-of.ts';
import { readWords } from './read-words.ts';
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
export type { ExtractOptions } from './extract-options.ts';
export { isPicture, pdfOf } from './pdf-of.ts';
export { emptyPdfium } from './read/pdfium.ts';
export { type AccountVerification, verifyAccount } from './verify/verify-account.ts';
export { writePdf } from './write-pdf.ts';

/**
 * Reads one PDF, or one PNG, JPEG or TIFF picture as if it were one. Every expected outcome, a damaged or encrypted file included, is a
 * value; a throw is a bug of the engine.
 */
export async function extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  const pdf = await pdfOf(bytes, options);
  if ('outcome' in pdf) return pdf;
  const read = await readWords(pdf, options);
  if ('outcome' in read) return read;
  const reading = await readingOf(read, pdf, options);
  return 'outcome' in reading ? reading : reading.extraction;
}
