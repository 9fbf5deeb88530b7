import { type InvoiceReading, isStatement } from '@tieout/records';
import { readDocument } from '../src/document/read-document.ts';
import { readWords } from '../src/file/read-words.ts';
import { type DrawnLine, drawPdf } from './draw-pdf.ts';

/**
 * The reading of drawn lines, misread as they are drawn, as if their words had been read from pixels, each with its confidence; throws
 * where they were read as no invoice or receipt.
 */
export async function readInvoiceFromPixels(
  lines: readonly DrawnLine[],
  confidenceOf: (word: string) => number = () => 0.97,
): Promise<InvoiceReading> {
  const words = await readWords(await drawPdf([lines]), {});
  if ('outcome' in words) throw new Error(words.message);
  const pages = words.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, confidence: confidenceOf(word.text) })),
  }));
  const { extraction } = readDocument(pages);
  if (extraction.outcome !== 'read' || isStatement(extraction)) throw new Error('not read as an invoice');
  return extraction;
}
