// npm run bench:altered-invoices -- [--count 1000] [--seed 1] [--kinds drawn|printed|both] [--keep DIR]
// Draws invoices and receipts, changes one digit of one amount on each (a line, the subtotal, the tax or the total, wherever it is
// printed), and counts those still marked proven: there must be none. Of both kinds, every fourth is printed from a browser.
// With --keep, those marked proven are written to DIR.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeMeasure } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import type { Extraction } from '@tieout/records';
import { type AlteredInvoice, alteredPaper, alteredTemplate } from './altered/draw-altered-invoice.ts';
import { closeChromium } from './generator/producers/write-with-chromium.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: 'both' },
    keep: { type: 'string' },
  },
});

const measure = makeMeasure();
const counts = new Map<string, number>();
const wrong: string[] = [];
for (let index = 0; index < Number(values.count); index++) {
  const seed = `altered ${values.seed}.${index}`;
  const isPrinted = values.kinds === 'printed' || (values.kinds === 'both' && index % 4 === 3);
  const nth = values.kinds === 'printed' ? index : index >> 2;
  const altered = isPrinted ? await alteredTemplate(nth, seed) : await alteredPaper(seed, measure);
  const outcome = altered === null ? 'nothing to alter' : verdictOf(await extract(altered.pdf));
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  if (outcome !== 'proven' || altered === null) continue;
  wrong.push(`${altered.truth.id}: ${altered.figure.what}, ${altered.figure.from} to ${altered.figure.to}`);
  if (values.keep !== undefined) keep(values.keep, altered);
}
await closeChromium();

for (const [outcome, count] of counts) console.log(`${String(count).padStart(6)} ${outcome}`);
const altered = Number(values.count) - (counts.get('nothing to alter') ?? 0);
console.log(`${altered} alterations, ${wrong.length} said proven`);
for (const line of wrong) console.log(`  ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function keep(folder: string, { truth, pdf }: AlteredInvoice): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${truth.id.replaceAll(' ', '-')}.pdf`), pdf);
}

function verdictOf(extraction: Extraction): string {
  if (extraction.outcome === 'unreadable') return extraction.reason;
  return 'accounts' in extraction ? extraction.kind : extraction.verdict;
}
