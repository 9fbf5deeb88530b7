// npm run bench:layouts -- [--batch NAME] [--only TEXT] [--seed S] [--out DIR] [--jobs N] [--results] [--first-try] [--vary N]
// Draws the layouts of corpus/layouts (all, those of a batch, or those whose name contains TEXT), reads them with the engine and prints
// how well that went. --first-try also writes corpus/scores/NAME.json: the score of a batch that counts, once and for all.
// --vary prints each layout otherwise in N ways (other dates, numbers, signs, order of columns, lines left out), drawn by the seed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawFolder, LayoutError, readLayouts, varyLayout } from '@tieout/corpus';
import { measureFolder } from './accuracy/measure-folder.ts';
import { writeFigures } from './accuracy/write-figures.ts';
import { failuresOf } from './layouts/failures-of.ts';
import { problemOfFirstTry, writeFirstTry } from './layouts/first-try.ts';
import { figuresBy, layoutFigures } from './layouts/layout-figures.ts';
import { printLayouts } from './layouts/print-layouts.ts';

const { values } = parseArgs({
  options: {
    batch: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    jobs: { type: 'string' },
    results: { type: 'boolean', default: false },
    'first-try': { type: 'boolean', default: false },
    vary: { type: 'string' },
  },
});
const { batch, only, seed } = values;

const changes = values.vary === undefined ? null : Number(values.vary);
if (changes !== null && !(Number.isInteger(changes) && changes > 0))
  stop('--vary takes the number of ways in which to print each layout otherwise, such as 1.');
const layouts = layoutsAsked();
if (layouts.length === 0) stop(`No layout of corpus/layouts fits: check --batch and --only.`);
const isFirstTry = values['first-try'];
if (isFirstTry && changes !== null) stop('A first score is of layouts as they are drawn: leave --vary out.');
const problem = isFirstTry
  ? problemOfFirstTry(
      layouts.map(({ name }) => `layouts/${name}.layout`),
      { batch, only, seed },
    )
  : null;
if (problem !== null) stop(problem);

const folder = path.resolve(
  values.out ?? path.join(mkdtempSync(path.join(tmpdir(), 'tieout-layouts-')), 'layouts'),
);
const faults = await drawFolder(layouts, { folder, seed }).catch(stopAtMistake);
for (const [id, own] of changes === null ? faults : [])
  for (const fault of own.slice(0, 3)) console.log(`drawn with a fault: ${id}: ${fault}`);
if (isFirstTry && [...faults.values()].some((own) => own.length > 0))
  stop('Mend these faults before the first score; nothing has been read yet.');
const measured = await measureFolder({
  folder,
  filter: undefined,
  only: [...faults].flatMap(([id, own]) => (own.length === 0 || changes === null ? [id] : [])).join(','),
  jobs: values.jobs === undefined ? undefined : Number(values.jobs),
  timeoutMs: 60_000,
});
if (values.out === undefined) rmSync(path.dirname(folder), { recursive: true, force: true });
if ('problem' in measured) stop(measured.problem);
else {
  printLayouts(measured);
  if (isFirstTry && batch !== undefined)
    console.log(`\nfirst score written to ${writeFirstTry(measured, batch)}`);
  if (values.results)
    console.log(
      `\nfigures written to ${writeFigures(measured, {
        name: batch === undefined ? 'layouts' : `layouts-${batch}`,
        more: {
          layouts: layoutFigures(measured, measured.documents),
          byClass: Object.fromEntries(figuresBy(measured, 'class:')),
          byLayout: Object.fromEntries(figuresBy(measured, 'layout:')),
          byBatch: Object.fromEntries(figuresBy(measured, 'batch:')),
          failing: Object.fromEntries(failuresOf(measured)),
        },
      })}`,
    );
}

function layoutsAsked() {
  try {
    const all = readLayouts(only === undefined ? {} : { only });
    const own = all.filter(({ header }) => batch === undefined || header.batch === batch);
    if (changes === null) return own;
    return own.flatMap((layout) => varyLayout(layout, { seed, changes }) ?? []);
  } catch (error) {
    return stopAtMistake(error);
  }
}

function stopAtMistake(error: unknown): never {
  if (error instanceof LayoutError) return stop(error.message);
  throw error;
}

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}
