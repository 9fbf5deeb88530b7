import { documentKind } from '../document/document-kind.ts';
import { type PartySamples, partySamples } from '../invoice/party-samples.ts';
import { inReadingOrder } from '../lines/in-reading-order.ts';
import { pdfOf } from './pdf-of.ts';
import { readWords } from './read-words.ts';

/** The candidate names of a PDF's vendor and customer, to learn weights from; null if the file cannot be read. */
export async function partySamplesOf(bytes: Uint8Array): Promise<PartySamples | null> {
  const pdf = await pdfOf(bytes);
  const read = 'outcome' in pdf ? pdf : await readWords(pdf, {});
  if ('outcome' in read) return null;
  const pages = inReadingOrder(read.pages);
  return partySamples(pages, documentKind(pages).invoiceKind() === 'receipt');
}
