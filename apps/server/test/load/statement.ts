import { randomBytes } from 'node:crypto';
import { degradeDocument, generateStatement, makeMeasure } from '@tieout/benches';

/** The first statement of three pages of the American layouts; as pictures of 200 dpi where it is to be scanned. */
export async function threePages({ isScanned }: { readonly isScanned: boolean }): Promise<Buffer> {
  const measure = makeMeasure();
  for (let n = 0; ; n++) {
    const order = { seed: `load-${n}`, layout: 'us-bank', producer: 'pdfkit', isPlain: true };
    const { pdf, truth } = await generateStatement(order, measure);
    if (truth.pages !== 3) continue;
    return Buffer.from(isScanned ? (await degradeDocument(pdf, { seed: 'load', dpi: 200 })).pdf : pdf);
  }
}

/** The same document once more, for a program that counts bytes another one. */
export function unique(pdf: Buffer): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n%${randomBytes(8).toString('hex')}\n`)]);
}
