import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { degradeDocument } from '../degrade/degrade-document.ts';
import { makeMeasure } from '../generator/fonts.ts';
import { generateDocument } from '../generator/generate-document.ts';

export type ScanFolderOrder = {
  readonly folder: string;
  readonly count: number;
  readonly seed: string;
  readonly dpi: number;
  readonly scanner?: string | undefined;
};

/** Scripts the recogniser does not read. */
const UNREAD = new Set(['lang:zh', 'lang:ja', 'lang:ko', 'lang:th']);

/** Draws `count` statements, scans each, and writes NAME.pdf with NAME.truth.json; tells how many pages there are. */
export async function scanFolder({ folder, count, seed, dpi, scanner }: ScanFolderOrder): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const measure = makeMeasure();
  let pageCount = 0;
  for (let index = 0, written = 0; written < count; index++) {
    const documentSeed = `${seed}.scan.${index}`;
    const { pdf, truth } = await generateDocument({ seed: documentSeed, isPlain: true }, measure);
    if (truth.tags.some((tag) => UNREAD.has(tag))) continue;
    const scan = await degradeDocument(pdf, { seed: documentSeed, dpi, scanner });
    const tags = [...truth.tags.filter((tag) => tag !== 'text-layer'), ...scan.tags];
    writeFileSync(path.join(folder, `${truth.id}.pdf`), scan.pdf);
    writeFileSync(path.join(folder, `${truth.id}.truth.json`), JSON.stringify({ ...truth, tags }));
    pageCount += scan.pageCount;
    written++;
  }
  return pageCount;
}
