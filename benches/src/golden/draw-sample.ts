import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMeasure } from '@tieout/corpus';
import { drawAltered } from '../altered/check-altered.ts';
import { alteredPaper, alteredTemplate } from '../altered/draw-altered-invoice.ts';
import { generateFolder } from '../generator/generate-folder.ts';
import { closeChromium } from '../generator/producers/write-with-chromium.ts';
import { generateInvoices } from '../invoice-generator/generate-invoice.ts';

const SEED = 'golden';

/** How many documents of each kind the sample holds. Altered paper that cannot be shown from honest paper is passed over. */
const COUNTS = {
  'drawn-statements': 240,
  'drawn-prints': 60,
  'drawn-invoices': 60,
  'altered-statements': 130,
  'altered-prints': 30,
  'altered-invoices': 40,
} as const;

export const DRAWN_SETS = Object.keys(COUNTS);

/** What the documents are drawn by: where a file of these changes, they are drawn again. */
const DRAWN_BY = [
  ...['generator', 'invoice-generator', 'altered', 'golden/draw-sample.ts'],
  ...['ledger', 'paper', 'writing'].map((stage) => `../../corpus/src/${stage}`),
].map((name) => path.resolve(import.meta.dirname, '..', name));

/** Draws the sample into a folder for each set of `folder`, unless the same is there already. The same code gives the same documents. */
export async function drawSample(folder: string): Promise<void> {
  const key = sourcesKey();
  const mark = path.join(folder, 'drawn-by');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return;
  rmSync(folder, { recursive: true, force: true });
  const into = (set: keyof typeof COUNTS) => path.join(folder, set);
  await generateFolder({
    folder: into('drawn-statements'),
    count: COUNTS['drawn-statements'],
    seed: SEED,
  });
  await generateFolder({
    folder: into('drawn-prints'),
    count: COUNTS['drawn-prints'],
    seed: SEED,
    isPrint: true,
  });
  await generateInvoices(into('drawn-invoices'), COUNTS['drawn-invoices'], { seed: SEED, kinds: 'both' });
  const measure = makeMeasure();
  for (const [set, isPrint] of [
    ['altered-statements', false],
    ['altered-prints', true],
  ] as const)
    for (const seed of seedsOf(set))
      write(into(set), (await drawAltered({ seed, isPrint }, measure))?.document);
  for (const [index, seed] of seedsOf('altered-invoices').entries())
    write(
      into('altered-invoices'),
      await (index % 4 === 3 ? alteredTemplate(index, seed) : alteredPaper(seed, measure)),
    );
  await closeChromium();
  writeFileSync(mark, key);
}

function seedsOf(set: keyof typeof COUNTS): string[] {
  return Array.from({ length: COUNTS[set] }, (_, index) => `${SEED}-${set}.${index}`);
}

function write(
  folder: string,
  document: { readonly pdf: Uint8Array; readonly truth: { readonly id: string } } | null | undefined,
): void {
  if (document === null || document === undefined) return;
  mkdirSync(folder, { recursive: true });
  const { pdf, truth } = document;
  writeFileSync(path.join(folder, `${truth.id}.pdf`), pdf);
  writeFileSync(path.join(folder, `${truth.id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
}

function sourcesKey(): string {
  const hash = createHash('sha256');
  for (const file of DRAWN_BY.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(place: string): string[] {
  if (place.endsWith('.ts')) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(place, name));
}
