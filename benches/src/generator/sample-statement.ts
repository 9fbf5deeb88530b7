import { makeMeasure } from '@tieout/corpus';
import { generateDocument } from './generate-document.ts';

/** One clean statement of two pages, of an invented bank and an invented person: to try the product with, and for tests. */
export async function sampleStatement(): Promise<Uint8Array> {
  const { pdf } = await generateDocument(
    { seed: SAMPLE_SEED, family: 'ruled-grid', locale: 'en-US', producer: 'pdfkit', isPlain: true },
    makeMeasure(),
  );
  return pdf;
}

/** Chosen because it makes two pages, with two salaries, one month's interest and never an overdraft. */
const SAMPLE_SEED = 'sample-337';
