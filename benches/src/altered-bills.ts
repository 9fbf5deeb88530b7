// npm run bench:altered-bills -- [--count 1000] [--seed 1] [--keep DIR]
// Draws invoices and receipts, changes one digit of one amount on each (a line, the subtotal, the tax or the total, wherever it is
// printed), and counts those still marked proven: there must be none. With --keep, those marked proven are written to DIR.
import { parseArgs } from 'node:util';
import { makeMeasure } from '@tieout/corpus';
import { checkAlteredBill } from './altered/check-altered-bill.ts';
import { writeDocument } from './generator/generate-folder.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});

const measure = makeMeasure();
const counts = new Map<string, number>();
const wrong: string[] = [];
for (let index = 0; index < Number(values.count); index++) {
  const { outcome, altered } = await checkAlteredBill({ seed: `altered ${values.seed}.${index}` }, measure);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  if (outcome !== 'proven' || altered === null) continue;
  wrong.push(`${altered.truth.id}: ${altered.figure.what}, ${altered.figure.from} to ${altered.figure.to}`);
  if (values.keep !== undefined) writeDocument(values.keep, altered);
}

for (const [outcome, count] of counts) console.log(`${String(count).padStart(6)} ${outcome}`);
const altered = Number(values.count) - (counts.get('nothing to alter') ?? 0);
console.log(`${altered} alterations, ${wrong.length} said proven`);
for (const line of wrong) console.log(`  ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
