import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentOrder } from './document-order.ts';
import { makeMeasure } from './fonts.ts';
import { generateDocument } from './generate-document.ts';
import { closeChromium } from './producers/write-with-chromium.ts';

export type FolderOrder = DocumentOrder & { readonly folder: string; readonly count: number };

/** Draws `count` statements, the seed of each made of the order's and its number, as NAME.pdf and NAME.truth.json. */
export async function generateFolder({ folder, count, ...order }: FolderOrder): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const measure = makeMeasure();
  for (let index = 0; index < count; index++) {
    const { pdf, truth } = await generateDocument({ ...order, seed: `${order.seed}.${index}` }, measure);
    writeFileSync(path.join(folder, `${truth.id}.pdf`), pdf);
    writeFileSync(path.join(folder, `${truth.id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
  }
  await closeChromium();
}
