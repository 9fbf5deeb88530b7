import { makeMeasure } from '@tieout/corpus';
import { generateStatement } from '../generator/generate-statement.ts';
import { writeScan } from './write-scan.ts';

export type ScanFolderOrder = {
  readonly folder: string;
  readonly count: number;
  readonly seed: string;
  readonly dpi: number;
  readonly scanner?: string | undefined;
};

/** Draws `count` statements, scans each, and writes NAME.pdf with NAME.truth.json; shows how many pages there are. */
export async function scanFolder({ folder, count, seed, dpi, scanner }: ScanFolderOrder): Promise<number> {
  const measure = makeMeasure();
  let pageCount = 0;
  for (let index = 0, written = 0; written < count; index++) {
    const documentSeed = `${seed}.scan.${index}`;
    const drawn = await generateStatement({ seed: documentSeed, isPlain: true }, measure);
    const pages = await writeScan(folder, drawn, { seed: documentSeed, dpi, scanner });
    pageCount += pages;
    if (pages > 0) written++;
  }
  return pageCount;
}
