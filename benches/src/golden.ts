// npm run bench:golden -- [--freeze | --accept | --base COMMIT] [--all] [--only TEXT] [--jobs N]
// Reads all documents with truth and prints what is read otherwise than the committed index says, or than COMMIT read. Exits 1 then.
import { parseArgs } from 'node:util';
import { printChanges } from './golden/print-changes.ts';
import { compareGolden, freezeGolden, readGolden } from './golden/run-golden.ts';

const { values } = parseArgs({
  options: {
    freeze: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
});
const { freeze: isFreezing, accept: isAccepting, base, only, all: withScans } = values;
if (base !== undefined && (isFreezing || isAccepting)) {
  console.error('--freeze and --accept write the index after the present engine: leave --base out.');
  process.exit(2);
}

const started = performance.now();
const run = await readGolden({ base, only, withScans, withDrawn: true, jobs: Number(values.jobs) });
if ('problem' in run) {
  console.error(run.problem);
  process.exit(2);
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${run.documents.length} documents read in ${seconds} s`);
const changed = isFreezing ? [] : await compareGolden(run);
if (!isFreezing) for (const line of printChanges(changed, run.documents.length)) console.log(line);
if (isFreezing || isAccepting) {
  const isWritten = freezeGolden(run);
  console.log(
    isWritten
      ? 'readings kept, benches/golden/index.txt written'
      : 'NOT WRITTEN: the index is of another engine, so that --only would mix the two; leave it out',
  );
}
process.exitCode = changed.length > 0 && !isAccepting ? 1 : 0;
