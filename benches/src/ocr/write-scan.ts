import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { degradeDocument, type ScanOrder } from '../degrade/degrade-document.ts';
import type { GeneratedStatement } from '../generator/generate-statement.ts';

/** Scripts the recogniser does not read. */
const UNREAD = new Set(['lang:zh', 'lang:ja', 'lang:ko', 'lang:th']);

/** Scans a drawn statement and writes NAME.pdf with NAME.truth.json; shows its pages, or 0 where the recogniser cannot read its script. */
export async function writeScan(
  folder: string,
  { pdf, truth }: GeneratedStatement,
  order: ScanOrder,
): Promise<number> {
  if (truth.tags.some((tag) => UNREAD.has(tag))) return 0;
  mkdirSync(folder, { recursive: true });
  const scan = await degradeDocument(pdf, order);
  const tags = [...truth.tags.filter((tag) => tag !== 'text-layer'), ...scan.tags];
  writeFileSync(path.join(folder, `${truth.id}.pdf`), scan.pdf);
  writeFileSync(path.join(folder, `${truth.id}.truth.json`), JSON.stringify({ ...truth, tags }));
  return scan.pageCount;
}
