// npm run bench:altered-invoices -- [--count 1000] [--seed 1] [--kinds drawn|printed|both] [--keep DIR]
// Draws invoices and receipts, changes one digit of one amount on each (a line, the subtotal, the tax or the total, wherever it is
// printed), and counts those still said proven: there must be none. Of both kinds, every fourth is printed from a browser.
// With --keep, those said proven are written into DIR.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extract } from '@tieout/extraction';
import type { Extraction } from '@tieout/records';
import { type AlteredFigure, alterText, pickAlteration } from './altered/alter-invoice.ts';
import { makeMeasure } from './generator/fonts.ts';
import type { Paper } from './generator/paper.ts';
import { closeChromium } from './generator/producers/write-with-chromium.ts';
import { seededRandom } from './generator/random.ts';
import { drawInvoicePaper } from './invoice-generator/generate-invoice.ts';
import { drawTemplate, printTemplate, TEMPLATES } from './invoice-generator/templates/generate-template.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: 'both' },
    keep: { type: 'string' },
  },
});

type Altered = { readonly pdf: Uint8Array; readonly figure: AlteredFigure; readonly id: string };

const measure = makeMeasure();
const counts = new Map<string, number>();
const wrong: string[] = [];
for (let index = 0; index < Number(values.count); index++) {
  const seed = `altered ${values.seed}.${index}`;
  const isPrinted = values.kinds === 'printed' || (values.kinds === 'both' && index % 4 === 3);
  const nth = values.kinds === 'printed' ? index : index >> 2;
  const altered = isPrinted ? await alteredTemplate(nth, seed) : await alteredPaper(seed);
  const outcome = altered === null ? 'nothing to alter' : verdictOf(await extract(altered.pdf));
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  if (outcome !== 'proven' || altered === null) continue;
  wrong.push(`${altered.id}: ${altered.figure.what}, ${altered.figure.from} to ${altered.figure.to}`);
  if (values.keep !== undefined) keep(values.keep, altered);
}
await closeChromium();

for (const [outcome, count] of counts) console.log(`${String(count).padStart(6)} ${outcome}`);
const altered = Number(values.count) - (counts.get('nothing to alter') ?? 0);
console.log(`${altered} alterations, ${wrong.length} said proven`);
for (const line of wrong) console.log(`  ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function keep(folder: string, { id, pdf }: Altered): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id.replaceAll(' ', '-')}.pdf`), pdf);
}

async function alteredPaper(seed: string): Promise<Altered | null> {
  const { paper, producer, truth } = drawInvoicePaper({ seed }, measure);
  const texts = paper.sheets.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.what === 'text' ? [mark.text] : [])),
  );
  const figure = pickAlteration(truth, texts, seededRandom(`${seed}/figure`));
  if (figure === null) return null;
  const sheets: Paper['sheets'] = paper.sheets.map(({ marks }) => ({
    marks: marks.map((mark) =>
      mark.what === 'text' ? { ...mark, text: alterText(mark.text, figure) } : mark,
    ),
  }));
  return { pdf: await producer.write({ ...paper, sheets }), figure, id: truth.id };
}

async function alteredTemplate(index: number, seed: string): Promise<Altered | null> {
  const template = TEMPLATES[index % TEMPLATES.length];
  if (template === undefined) return null;
  const { drawn, truth } = drawTemplate(template, seed);
  const texts = drawn.html.match(/>[^<]+/g) ?? [];
  const figure = pickAlteration(truth, texts, seededRandom(`${seed}/figure`));
  if (figure === null) return null;
  const html = drawn.html.replace(/>[^<]+/g, (text) => alterText(text, figure));
  return { pdf: await printTemplate(template, html), figure, id: truth.id };
}

function verdictOf(extraction: Extraction): string {
  if (extraction.outcome === 'unreadable') return extraction.reason;
  return 'accounts' in extraction ? extraction.kind : extraction.verdict;
}
