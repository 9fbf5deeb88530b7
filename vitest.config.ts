import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser flows first: they wait for pages, so the other tests can run next to them. */
class FlowsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFlow = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isFlow), ...sorted.filter((file) => !isFlow(file))];
  }
}

/** Folders of the breadth that only `npm run test:full` runs. */
const FULL = '**/test/full/**';

/**
 * One group of test files. Files of a group without isolation share a worker's modules, and with them what is costly to
 * start: the PDF engine, the fonts, a running product. Such tests must not change what others import.
 */
function project(name: string, include: readonly string[], isolate: boolean) {
  return {
    extends: true as const,
    test: { name, isolate, include: [...include], exclude: [FULL, '**/node_modules/**'] },
  };
}

export default defineConfig({
  test: {
    projects: [
      project('browser', ['e2e/test/**/*.test.ts'], true),
      project('server', ['apps/server/test/**/*.test.ts'], false),
      project('cli', ['apps/cli/test/**/*.test.ts'], false),
      project('packages', ['packages/*/test/**/*.test.ts'], false),
      project('benches', ['benches/test/**/*.test.ts'], false),
      project('web', ['apps/web/test/**/*.test.{ts,tsx}'], true),
    ],
    globalSetup: ['scripts/test/temporary-folder.ts'],
    // A core less, as is the default, would leave one of two idle while the flows wait for a page.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: FlowsFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
