// npm run bench:ocr -- [--count 12] [--seed 1] [--dpi 200] [--scanner NAME] [--pages 4] [--jobs 1] [--keep DIR]
// Scans drawn statements with the faults of scanners, runs the engine over them and prints the figures; then compares the processor
// time a page of whole statements, the programs' start included, with Debian's tesseract on the same pictures. --count 0 compares only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFolder } from './accuracy/measure-folder.ts';
import { printReport } from './accuracy/print-report.ts';
import { compareCpu } from './ocr/compare-cpu.ts';
import { scanFolder } from './ocr/scan-folder.ts';

/** The limit of the product for one document. */
const TIMEOUT_MS = 300_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    dpi: { type: 'string', default: '200' },
    scanner: { type: 'string' },
    pages: { type: 'string', default: '4' },
    jobs: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
const { seed, scanner, keep } = values;
const [count, dpi, pages, jobs] = [values.count, values.dpi, values.pages, values.jobs].map(Number);

if (count !== 0) await printAccuracy();
await printCpu(pages ?? 4);

async function printAccuracy(): Promise<void> {
  const folder = path.join(keep ?? mkdtempSync(path.join(tmpdir(), 'tieout-scans-')), 'scans');
  const pageCount = await scanFolder({ folder, count: count ?? 12, seed, dpi: dpi ?? 200, scanner });
  console.log(`${count} statements of ${pageCount} pages scanned at ${dpi} dpi`);
  const measured = await measureFolder({ folder, timeoutMs: TIMEOUT_MS, jobs });
  if (keep === undefined) rmSync(path.dirname(folder), { recursive: true, force: true });
  if ('problem' in measured) console.error(measured.problem);
  else printReport(measured, 20);
}

async function printCpu(sample: number): Promise<void> {
  if (sample === 0) return;
  const { ours, tesseract, pages: read, documents } = await compareCpu(sample, seed);
  const against =
    tesseract === null
      ? "Debian's tesseract is not installed here, so there is nothing to compare with"
      : `tesseract ${tesseract.toFixed(2)} s, ratio ${(ours / tesseract).toFixed(2)}`;
  console.log(
    `\nprocessor time a page over ${read} pages of ${documents} statements: ${ours.toFixed(2)} s; ${against}`,
  );
}
