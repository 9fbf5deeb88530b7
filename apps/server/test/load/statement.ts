import { randomBytes } from 'node:crypto';
import { generateDocument, makeMeasure } from '@tieout/benches';

/** The first statement of three pages the generator draws. */
export async function threePages(): Promise<Buffer> {
  const measure = makeMeasure();
  for (let n = 0; ; n++) {
    const order = { seed: `load-${n}`, locale: 'en-US', producer: 'pdfkit' };
    const { pdf, truth } = await generateDocument(order, measure);
    if (truth.pages === 3) return Buffer.from(pdf);
  }
}

/** The same document once more, for a program that counts bytes another one. */
export function unique(pdf: Buffer): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n%${randomBytes(8).toString('hex')}\n`)]);
}
