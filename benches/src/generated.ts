// npm run bench:generated -- [--count 500] [--seed 1] [--layout NAME] [--producer NAME] [--plain] [--worst N] [--results] [--keep DIR]
// Draws statements of the layouts in turn, half of them printed otherwise, by three libraries and with their habits, into a temporary folder (or the one to keep), runs the engine over them and prints the figures.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFolder } from './accuracy/measure-folder.ts';
import { printReport } from './accuracy/print-report.ts';
import { writeFigures } from './accuracy/write-figures.ts';
import { generateFolder } from './generator/generate-folder.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    layout: { type: 'string' },
    producer: { type: 'string' },
    plain: { type: 'boolean', default: false },
    worst: { type: 'string', default: '20' },
    results: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const folder = path.join(values.keep ?? mkdtempSync(path.join(tmpdir(), 'tieout-generated-')), 'generated');
const { count, seed, layout, producer, plain: isPlain } = values;
await generateFolder({ folder, count: Number(count), seed, layout, producer, isPlain });
const measured = await measureFolder({ folder, timeoutMs: 60_000 });
if (values.keep === undefined) rmSync(path.dirname(folder), { recursive: true, force: true });
if ('problem' in measured) {
  console.error(measured.problem);
  process.exit(2);
}
printReport(measured, Number(values.worst));
if (values.results) console.log(`\nfigures written to ${writeFigures(measured)}`);
