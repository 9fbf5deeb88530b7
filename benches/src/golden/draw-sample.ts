import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMeasure } from '@tieout/corpus';
import { drawAltered } from '../altered/check-altered.ts';
import { drawAlteredBill } from '../altered/draw-altered-bill.ts';
import { billsInTurn, generateBill } from '../generator/generate-bill.ts';
import { generateFolder, writeDocument } from '../generator/generate-folder.ts';
import { layoutsInTurn } from '../generator/generate-statement.ts';
import { closeChromium } from '../generator/producers/write-with-chromium.ts';

const SEED = 'golden';

/** How many documents of each kind the sample holds. Altered paper that looks like honest paper is left out. */
const COUNTS = {
  'drawn-statements': 240,
  'browser-statements': 60,
  'drawn-bills': 60,
  'altered-statements': 160,
  'altered-bills': 40,
} as const;

export const DRAWN_SETS = Object.keys(COUNTS);

/** What the documents are drawn by: where a file of these changes, they are drawn again. */
const DRAWN_BY = [
  ...['generator', 'altered', 'golden/draw-sample.ts'].map((name) => `../${name}`),
  ...['src', 'layouts', 'bills'].map((name) => `../../../corpus/${name}`),
].map((name) => path.resolve(import.meta.dirname, name));

/** Draws the sample into a folder for each set of `folder`, unless the same is there already. The same code and layouts give the same documents. */
export async function drawSample(folder: string): Promise<void> {
  const key = sourcesKey();
  const mark = path.join(folder, 'drawn-by');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return;
  rmSync(folder, { recursive: true, force: true });
  const into = (set: keyof typeof COUNTS) => path.join(folder, set);
  for (const [set, producer] of [
    ['drawn-statements', undefined],
    ['browser-statements', 'chromium'],
  ] as const)
    await generateFolder({ folder: into(set), count: COUNTS[set], seed: `${SEED} ${set}`, producer });
  const measure = makeMeasure();
  for (const bill of billsInTurn(SEED, COUNTS['drawn-bills']))
    writeDocument(into('drawn-bills'), await generateBill({ seed: SEED, bill }, measure));
  for (const layout of layoutsInTurn(`${SEED} altered`, COUNTS['altered-statements'])) {
    const altered = await drawAltered({ seed: `${SEED} altered`, layout }, measure);
    if (altered !== null) writeDocument(into('altered-statements'), altered.document);
  }
  for (const bill of billsInTurn(`${SEED} altered`, COUNTS['altered-bills'])) {
    const altered = await drawAlteredBill({ seed: `${SEED} altered`, bill }, measure);
    if (altered !== null) writeDocument(into('altered-bills'), altered);
  }
  await closeChromium();
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, key);
}

function sourcesKey(): string {
  const hash = createHash('sha256');
  for (const file of DRAWN_BY.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(place: string): string[] {
  if (place.endsWith('.ts')) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|layout|bill)$/.test(name))
    .sort()
    .map((name) => path.join(place, name));
}
