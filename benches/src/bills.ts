// npm run bench:bills -- [--only TEXT] [--batch NAME] [--out DIR] [--first-try] [--vary SEED]
// Draws the bills of corpus/bills, reads them with the engine and prints how well that went. --first-try also writes
// corpus/scores/NAME.json: the score of a batch that counts, once and for all. --vary reads each bill printed otherwise in every way it
// allows (no or unknown headings, unknown or missing sums, no prices, other numbers, columns in another order), one at a time.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawBills, LayoutError } from '@tieout/corpus';
import { measureFolder } from './accuracy/measure-folder.ts';
import { printReport } from './accuracy/print-report.ts';
import { summarize } from './accuracy/summarize.ts';
import { problemOfFirstTry, writeScore } from './layouts/first-try.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    batch: { type: 'string' },
    out: { type: 'string' },
    vary: { type: 'string' },
    'first-try': { type: 'boolean', default: false },
  },
});
const { batch, only, vary } = values;
if (vary !== undefined && values['first-try'])
  stop('A first score is of bills as they are drawn: leave --vary out.');
const folder = path.resolve(values.out ?? mkdtempSync(path.join(tmpdir(), 'tieout-bills-')));
const faults = await drawBills(folder, { only, batch, vary }).catch(stopAtMistake);
for (const [name, own] of faults) for (const fault of own.slice(0, 3)) console.log(`${name}: ${fault}`);
const drawn = [...faults.keys()];
if (drawn.length === 0) stop('No bill of corpus/bills fits: check --batch and --only.');
if (values['first-try']) {
  const problem = problemOfFirstTry(
    drawn.map((name) => `bills/${name}.bill`),
    { batch, only, seed: '1' },
  );
  if (problem !== null) stop(problem);
}
const measured = await measureFolder({ folder, only: drawn.join(','), timeoutMs: 60_000 });
if ('problem' in measured) stop(measured.problem);
printReport(measured, 30);
if (values['first-try'] && batch !== undefined) {
  const figures = {
    all: summarize(measured, measured.documents),
    byBill: Object.fromEntries(
      measured.documents.map((document) => [document.score.id, summarize(measured, [document])]),
    ),
  };
  console.log(`\nfirst score written to ${writeScore(batch, figures)}`);
}

function stopAtMistake(error: unknown): never {
  if (error instanceof LayoutError) stop(error.message);
  throw error;
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
