// npm run bench:invoices -- [--count 300] [--seed 1] [--kinds drawn|printed|both] [--layout ID] [--worst N] [--results] [--keep DIR]
// Draws invoices, credit notes and receipts into a temporary folder (or the one to keep), runs the engine over them and prints the figures.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFolder } from './accuracy/measure-folder.ts';
import { printReport } from './accuracy/print-report.ts';
import { writeFigures } from './accuracy/write-figures.ts';
import { generateInvoices } from './invoice-generator/generate-invoice.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: 'both' },
    layout: { type: 'string' },
    worst: { type: 'string', default: '20' },
    results: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const folder = path.join(
  values.keep ?? mkdtempSync(path.join(tmpdir(), 'tieout-invoices-')),
  'generated-invoices',
);
const kinds = (['drawn', 'printed', 'both'] as const).find((kind) => kind === values.kinds) ?? 'both';
await generateInvoices(folder, Number(values.count), { seed: values.seed, layout: values.layout, kinds });
const measured = await measureFolder({ folder, timeoutMs: 60_000 });
if (values.keep === undefined) rmSync(path.dirname(folder), { recursive: true, force: true });
if ('problem' in measured) {
  console.error(measured.problem);
  process.exit(2);
}
printReport(measured, Number(values.worst));
if (values.results) console.log(`\nfigures written to ${writeFigures(measured)}`);
