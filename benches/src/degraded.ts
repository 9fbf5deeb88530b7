// npm run bench:degraded -- [--pages 300] [--seed 1] [--jobs N] [--keep DIR] [--from DIR] [--only TEXT] [--worst N] [--results] [--handled]
// Draws one statement of each layout of corpus/layouts, in an order that the seed gives, scans it at 150, 200 or 300 dpi on a scanner with
// faults, runs the engine over
// them and prints how many amounts are right, how many documents are perfect, and the silent errors. --keep leaves the scans in a folder,
// --from reads those left there by an earlier run, --only of them those whose name holds TEXT (or one of several, joined by commas). --handled
// scans documents that were punched, folded, faxed, ticked, highlighted and so on before.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readLayouts } from '@tieout/corpus';
import { measureFolder } from './accuracy/measure-folder.ts';
import { printReport } from './accuracy/print-report.ts';
import { writeFigures } from './accuracy/write-figures.ts';
import { degradedFigures, degradedSet, printDegraded } from './ocr/print-degraded.ts';
import { scanLayouts } from './ocr/scan-layouts.ts';

/** The limit of the product for one document. */
const TIMEOUT_MS = 300_000;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string' },
    keep: { type: 'string' },
    from: { type: 'string' },
    only: { type: 'string' },
    worst: { type: 'string', default: '30' },
    handled: { type: 'boolean', default: false },
    results: { type: 'boolean', default: false },
  },
});
const folder = path.join(
  values.from ?? values.keep ?? mkdtempSync(path.join(tmpdir(), 'tieout-degraded-')),
  'scans',
);
const order = { folder, pages: Number(values.pages), seed: values.seed, isHandled: values.handled };
if (values.from === undefined) await scanLayouts(readLayouts(), order);
const measured = await measureFolder({
  folder,
  timeoutMs: TIMEOUT_MS,
  only: values.only,
  jobs: values.jobs === undefined ? undefined : Number(values.jobs),
});
if ('problem' in measured) {
  console.error(measured.problem);
  process.exit(2);
}
printReport(measured, Number(values.worst));
printDegraded(measured);
if (values.results) {
  const more = { seed: values.seed, set: degradedSet(measured), scans: degradedFigures(measured) };
  console.log(`\nfigures written to ${writeFigures(measured, { name: 'degraded', more })}`);
}
if (values.keep === undefined && values.from === undefined)
  rmSync(path.dirname(folder), { recursive: true, force: true });
