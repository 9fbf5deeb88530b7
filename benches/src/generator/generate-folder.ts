import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMeasure } from '@tieout/corpus';
import type { DocumentOrder } from './document-order.ts';
import { generateDocument } from './generate-document.ts';
import { PRINTS } from './prints/prints.ts';
import { closeChromium } from './producers/write-with-chromium.ts';

export type FolderOrder = DocumentOrder & { readonly folder: string; readonly count: number };

/** The prints in turn, so that as many documents as there are prints show every one. */
function nextPrint(index: number): string | undefined {
  return PRINTS[index % PRINTS.length]?.id;
}

/** Draws `count` statements, the seed of each made of the order's and its number, as NAME.pdf and NAME.truth.json. */
export async function generateFolder({ folder, count, ...order }: FolderOrder): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const measure = makeMeasure();
  for (let index = 0; index < count; index++) {
    const family = order.isPrint === true ? (order.family ?? nextPrint(index)) : order.family;
    const { pdf, truth } = await generateDocument(
      { ...order, family, seed: `${order.seed}.${index}` },
      measure,
    );
    writeFileSync(path.join(folder, `${truth.id}.pdf`), pdf);
    writeFileSync(path.join(folder, `${truth.id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
  }
  await closeChromium();
}
