import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDocument } from './drawing/make-document.ts';
import type { Layout } from './layout/layout.ts';
import { makeMeasure } from './paper/fonts.ts';

/** Draws every document of the layouts as NAME.pdf and NAME.truth.json; returns the faults of the drawings by document. */
export async function drawFolder(
  layouts: readonly Layout[],
  { folder, seed }: { readonly folder: string; readonly seed: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  mkdirSync(folder, { recursive: true });
  const measure = makeMeasure();
  const faults = new Map<string, readonly string[]>();
  for (const layout of layouts)
    for (const variant of layout.header.documents) {
      const made = await makeDocument(layout, { seed, variant }, measure);
      writeFileSync(path.join(folder, `${made.id}.pdf`), made.pdf);
      writeFileSync(path.join(folder, `${made.id}.truth.json`), `${JSON.stringify(made.truth, null, 1)}\n`);
      faults.set(made.id, made.faults);
    }
  return faults;
}
