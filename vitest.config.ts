import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The browser's flows take as long as everything else together: begun first, they run beside it and not behind it. */
class FlowsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFlow = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isFlow), ...sorted.filter((file) => !isFlow(file))];
  }
}

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.{ts,tsx}',
      'benches/test/**/*.test.ts',
      'e2e/test/**/*.test.ts',
    ],
    // A core less, as is the default, would leave one of two idle while the flows wait for a page.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: FlowsFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
