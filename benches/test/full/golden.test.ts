import { expect, it } from 'vitest';
import { hasCorpora } from '../../src/golden/golden-documents.ts';
import { printChanges } from '../../src/golden/print-changes.ts';
import { compareGolden, readGolden } from '../../src/golden/run-golden.ts';

const LONGEST_MS = 900_000;

it.skipIf(!hasCorpora())(
  'every text document of the corpora (skipped where ../shared/corpus is missing) is read as the golden index says: npm run bench:golden -- --accept takes a change on purpose',
  async () => {
    const run = await readGolden({ withScans: false, withDrawn: false, jobs: 2 });
    if ('problem' in run) throw new Error(run.problem);
    const changed = await compareGolden(run);
    expect(changed.length === 0 ? '' : printChanges(changed, run.documents.length).join('\n')).toBe('');
  },
  LONGEST_MS,
);
