import { makeMeasure } from '@tieout/corpus';
import { HANDLINGS } from '../degrade/handlings.ts';
import { SCANNERS } from '../degrade/scanners.ts';
import { FAMILIES } from '../generator/families.ts';
import { generateDocument } from '../generator/generate-document.ts';
import { writeScan } from './write-scan.ts';

/** The resolutions that documents are scanned at, in turns. */
export const DPIS = [200, 150, 300] as const;

/**
 * Draws one statement after another, each of the next design, on the next scanner and at the next resolution, until there are `pages`
 * pages; writes NAME.pdf with NAME.truth.json.
 */
export async function scanEveryFamily(order: {
  readonly folder: string;
  readonly pages: number;
  readonly seed: string;
  /** Each paper is also handled, in the next way, before an office scanner sees it. */
  readonly isHandled?: boolean;
}): Promise<void> {
  const measure = makeMeasure();
  let [documents, pages] = [0, 0];
  for (let index = 0; pages < order.pages; index++) {
    const seed = `${order.seed}.degraded.${index}`;
    const family = FAMILIES[index % FAMILIES.length]?.id;
    const drawn = await generateDocument({ seed, family, isPlain: true }, measure);
    const written = await writeScan(order.folder, drawn, {
      seed,
      dpi: DPIS[documents % DPIS.length] ?? 200,
      ...(order.isHandled === true
        ? { scanner: 'office', handling: HANDLINGS[documents % HANDLINGS.length]?.name }
        : { scanner: SCANNERS[documents % SCANNERS.length]?.name }),
    });
    if (written === 0) continue;
    documents++;
    pages += written;
  }
}
