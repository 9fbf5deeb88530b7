import { type Layout, makeDocument, makeMeasure, seededRandom } from '@tieout/corpus';
import { HANDLINGS } from '../degrade/handlings.ts';
import { SCANNERS } from '../degrade/scanners.ts';
import { extractWords } from '../speed/extract-words.ts';
import { writeScan } from './write-scan.ts';

/** The resolutions that documents are scanned at, in turns. */
const DPIS = [200, 150, 300] as const;

/** A document with more letters of other scripts than this share is one that the recogniser cannot read. */
const FOREIGN = 0.02;

/**
 * Draws one document of one layout after another, each on the next scanner and at the next resolution, until there are `pages` pages;
 * writes NAME.pdf with NAME.truth.json. The layouts are taken in an order the seed gives, those not in Latin script are left out.
 */
export async function scanLayouts(
  layouts: readonly Layout[],
  order: {
    readonly folder: string;
    readonly pages: number;
    readonly seed: string;
    /** Each paper is also handled, in the next way, before an office scanner sees it. */
    readonly isHandled?: boolean;
  },
): Promise<void> {
  const measure = makeMeasure();
  let [documents, pages] = [0, 0];
  for (const layout of seededRandom(order.seed).shuffle([...layouts])) {
    if (pages >= order.pages) return;
    const variant = layout.header.documents[0];
    if (variant === undefined) continue;
    const made = await makeDocument(layout, { seed: order.seed, variant }, measure);
    if (made.faults.length > 0 || !(await isLatin(made.pdf))) continue;
    pages += await writeScan(order.folder, made, {
      seed: made.id,
      dpi: DPIS[documents % DPIS.length] ?? 200,
      ...(order.isHandled === true
        ? { scanner: 'office', handling: HANDLINGS[documents % HANDLINGS.length]?.name }
        : { scanner: SCANNERS[documents % SCANNERS.length]?.name }),
    });
    documents++;
  }
}

async function isLatin(pdf: Uint8Array): Promise<boolean> {
  const text = (await extractWords(pdf)).map((word) => word.text).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return foreign <= letters * FOREIGN;
}
