import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser flows first: they wait for pages, so other tests can run next to them. */
class FlowsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFlow = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isFlow), ...sorted.filter((file) => !isFlow(file))];
  }
}

/** Folders of the tests that only `npm run test:full` runs: every design, every screen, scans, a real PostgreSQL. */
const FULL = '**/test/full/**/*.test.{ts,tsx}';

/** Folders of the tests of `npm run test:full` that measure time: each runs alone, after all others. */
const TIMED = '**/test/timed/**/*.test.ts';

/** Tests of `npm test` that take more cases, or a real PostgreSQL too, in `npm run test:full`. */
const WIDER_WHEN_FULL = ['documents', 'migrations', 'payment-events', 'queue'].map(
  (name) => `apps/server/test/${name}.test.ts`,
);

/**
 * One group of the tests of `npm test`. Without isolation, files share the modules of their worker, and with them what is
 * slow to start: the PDF engine, fonts, a running product. Such tests must not change what others import.
 */
function group(
  name: string,
  include: string,
  { isolate, setUp = [] }: { readonly isolate: boolean; readonly setUp?: readonly string[] },
) {
  return {
    extends: true as const,
    test: {
      ...{ name, isolate, include: [include], exclude: [FULL, TIMED, '**/node_modules/**'] },
      globalSetup: [TEMPORARY_FOLDER, ...setUp],
    },
  };
}

const TEMPORARY_FOLDER = 'scripts/test/temporary-folder.ts';
/** Starts the one product all browser flows of a run share. */
const SHARE_PRODUCT = 'e2e/test/share-product.ts';

const full = {
  extends: true as const,
  test: {
    name: 'full',
    include: [FULL, ...WIDER_WHEN_FULL],
    exclude: ['**/node_modules/**'],
    env: { TEST_BREADTH: 'full' },
    globalSetup: [TEMPORARY_FOLDER, SHARE_PRODUCT],
    testTimeout: 180_000,
  },
};

const timed = {
  extends: true as const,
  test: {
    ...full.test,
    name: 'full, timed',
    include: [TIMED],
    fileParallelism: false,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
};

export default defineConfig({
  test: {
    projects: [
      group('browser', 'e2e/test/**/*.test.ts', { isolate: true, setUp: [SHARE_PRODUCT] }),
      group('server', 'apps/server/test/**/*.test.ts', { isolate: false }),
      group('cli', 'apps/cli/test/**/*.test.ts', { isolate: false }),
      group('packages', 'packages/*/test/**/*.test.ts', { isolate: false }),
      group('benches', 'benches/test/**/*.test.ts', { isolate: false }),
      group('corpus', 'corpus/test/**/*.test.ts', { isolate: false }),
      group('web', 'apps/web/test/**/*.test.{ts,tsx}', { isolate: true }),
      full,
      timed,
    ],
    // One more than there are cores: browser and server tests often wait for another process.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FlowsFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
