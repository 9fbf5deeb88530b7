import type { Extraction } from '@tieout/records';
import { isXml } from './file/is-xml.ts';
import { pdfOf } from './file/pdf-of.ts';
import { readWords } from './file/read-words.ts';
import { readingOf } from './file/reading-of.ts';
import { recognisedWords } from './file/recognised-words.ts';
import type { ExtractOptions } from './limits/extract-options.ts';

export { drawOverlay } from './explain/draw-overlay.ts';
export { explain } from './explain/explain.ts';
export type {
  AccountExplanation,
  DecisionExplanation,
  Explanation,
  OtherExplanation,
  PageExplanation,
  ReadingExplanation,
  StatementExplanation,
  TableExplanation,
} from './explain/explanation.ts';
export { isXml } from './file/is-xml.ts';
export { partySamplesOf } from './file/party-samples.ts';
export { isPicture, pdfOf } from './file/pdf-of.ts';
export { isAboutFile } from './invoice/about-file.ts';
export { formerInvoiceEvidence } from './invoice/former-invoice-evidence.ts';
export { type InvoiceJudgement, judgeInvoice } from './invoice/judge-invoice.ts';
export {
  type JudgedInvoice,
  type JudgedLine,
  SUMS as INVOICE_SUMS,
  type SumName,
} from './invoice/judged-invoice.ts';
export type { ExtractOptions } from './limits/extract-options.ts';
export { writePdf } from './ocr/picture/write-pdf.ts';
export { emptyPdfium } from './read/pdfium.ts';
export { formerEvidence } from './verify/former-evidence.ts';
export { type AccountJudgement, judgeAccount } from './verify/judge-account.ts';
export type { JudgedAccount, JudgedRow } from './verify/judged-account.ts';

/**
 * Reads one PDF, or one PNG, JPEG or TIFF picture as if it were one, or one electronic invoice in XML, which counts as one page. Every expected outcome, a damaged or encrypted file included, is a
 * value; a throw is a bug of the engine.
 */
export async function extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  if (isXml(bytes)) return (await import('./file/xml-file.ts')).readXmlFile(bytes);
  const pdf = await pdfOf(bytes, options);
  if ('outcome' in pdf) return pdf;
  const read = await readWords(pdf, options);
  if ('outcome' in read) return read;
  if (options.onRecognised) recognisedWords(read.pages).forEach(options.onRecognised);
  const reading = await readingOf(read, pdf, options);
  return 'outcome' in reading ? reading : reading.extraction;
}
