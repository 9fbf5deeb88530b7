// npm run bench:degraded -- [--pages 300] [--seed 1] [--jobs N] [--keep DIR] [--worst N]
// Draws statements of every design the generator knows, scans each at 150, 200 or 300 dpi on a scanner with faults, runs the engine over
// them and prints how many amounts are right, how many documents are perfect, and the silent errors.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFolder } from './accuracy/measure-folder.ts';
import { printReport } from './accuracy/print-report.ts';
import { printDegraded } from './ocr/print-degraded.ts';
import { scanEveryFamily } from './ocr/scan-every-family.ts';

/** The limit of the product for one document. */
const TIMEOUT_MS = 300_000;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string' },
    keep: { type: 'string' },
    worst: { type: 'string', default: '30' },
  },
});
const folder = path.join(values.keep ?? mkdtempSync(path.join(tmpdir(), 'tieout-degraded-')), 'scans');
const set = await scanEveryFamily({ folder, pages: Number(values.pages), seed: values.seed });
console.log(`${set.documents} statements, ${set.pages} pages, ${set.families} layouts; 150, 200 and 300 dpi`);
const measured = await measureFolder({
  folder,
  timeoutMs: TIMEOUT_MS,
  jobs: values.jobs === undefined ? undefined : Number(values.jobs),
});
if ('problem' in measured) {
  console.error(measured.problem);
  process.exit(2);
}
printReport(measured, Number(values.worst));
printDegraded(measured);
if (values.keep === undefined) rmSync(path.dirname(folder), { recursive: true, force: true });
