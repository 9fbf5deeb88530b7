// npm run bench:accuracy -- DIR [--filter text|scans|TAG] [--only SUBSTRING] [--worst N] [--jobs N] [--timeout SECONDS] [--no-embedded-xml] [--results]
// Runs the engine over every PDF of DIR that has a NAME.truth.json next to it, scores the results, and prints the figures.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFolder } from './accuracy/measure-folder.ts';
import { printReport } from './accuracy/print-report.ts';
import { writeFigures } from './accuracy/write-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    filter: { type: 'string' },
    only: { type: 'string' },
    worst: { type: 'string', default: '20' },
    jobs: { type: 'string' },
    timeout: { type: 'string', default: '60' },
    'no-embedded-xml': { type: 'boolean', default: false },
    results: { type: 'boolean', default: false },
  },
});

const folder = positionals[0];
if (folder === undefined) {
  console.error(
    'usage: npm run bench:accuracy -- DIR [--filter text|scans|TAG] [--only SUBSTRING] [--worst N] [--jobs N] [--timeout SECONDS] [--no-embedded-xml] [--results]',
  );
  process.exit(2);
}

const measured = await measureFolder({
  folder: path.resolve(folder),
  filter: values.filter,
  only: values.only,
  jobs: values.jobs === undefined ? undefined : Number(values.jobs),
  timeoutMs: Number(values.timeout) * 1000,
  ignoresEmbeddedXml: values['no-embedded-xml'],
});
if ('problem' in measured) {
  console.error(measured.problem);
  process.exit(2);
}
printReport(measured, Number(values.worst));
if (values.results) console.log(`\nfigures written to ${writeFigures(measured)}`);
