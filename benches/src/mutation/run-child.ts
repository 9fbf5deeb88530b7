// Runs the tests of a place over its changed files, in a process of its own that may be stopped when a test does not come back.
// node run-child.ts FOLDER: what to do is in FOLDER/plan.json, what was found is written into files next to it.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';

/** What a child is to do. */
export type Plan = {
  readonly rerun: 'test' | 'file';
  /** Words in the names of tests that are left out. */
  readonly leavesOut: readonly string[];
  /** Test files, absolute. */
  readonly tests: readonly string[];
  /** For whole files: each mutant with the test files that met it. */
  readonly orders: readonly { readonly id: number; readonly tests: readonly string[] }[];
  /** Changed text by absolute path. */
  readonly changed: Readonly<Record<string, string>>;
};

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** A test that takes longer with a mutant in it does not end. */
const MOST_MS = 20_000;

const [folder = ''] = process.argv.slice(2);
const plan: Plan = JSON.parse(readFileSync(path.join(folder, 'plan.json'), 'utf8'));
process.env['MUTATION_FOLDER'] = folder;
process.env['MUTATION_RERUN'] = plan.rerun;
process.env['MUTATION_LEAVES_OUT'] = JSON.stringify(plan.leavesOut);

const vitest = await createVitest(
  {
    root: ROOT,
    config: false,
    watch: false,
    // A transformed file that was kept would hold the changes of another run.
    fsModuleCache: false,
    cache: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    runner: path.join(import.meta.dirname, 'mutation-runner.ts'),
    setupFiles: [path.join(import.meta.dirname, 'switch.ts')],
    fileParallelism: false,
    maxWorkers: 1,
    isolate: true,
    bail: plan.rerun === 'file' && plan.orders.length > 0 ? 1 : 0,
    reporters: [{}],
    testTimeout: plan.orders.length > 0 ? MOST_MS : 600_000,
    // A hook starts a database, which takes its time on a busy machine; one that is stuck is ended with its process.
    hookTimeout: 600_000,
    provide: { activeMutant: 0 },
  },
  { plugins: [{ name: 'mutants', enforce: 'pre', transform: changedText }], logLevel: 'error' },
);
try {
  if (plan.orders.length === 0) await runAll();
  else await runOrders();
} finally {
  await vitest.close();
}

function changedText(_: string, id: string): { code: string; map: null } | null {
  const code = plan.changed[id.split('?')[0] ?? id];
  return code === undefined ? null : { code, map: null };
}

async function runAll(): Promise<void> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications(plan.tests));
  const areGreen = testModules.every((module) => module.ok());
  if (unhandledErrors.length > 0) console.error(unhandledErrors);
  for (const module of testModules) sayFailures(module);
  if (!areGreen || unhandledErrors.length > 0) process.exitCode = 1;
}

async function runOrders(): Promise<void> {
  for (const { id, tests } of plan.orders) {
    writeFileSync(path.join(folder, 'running'), String(id));
    vitest.getRootProject().provide('activeMutant', id);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications(tests));
    const failed = testModules.find((module) => !module.ok());
    if (failed !== undefined || unhandledErrors.length > 0)
      appendFileSync(
        path.join(folder, 'caught'),
        `${id}\t${path.basename(failed?.moduleId ?? 'an error')}\n`,
      );
    appendFileSync(path.join(folder, 'done'), `${id}\n`);
  }
  // Tests that fail are what these runs are for.
  process.exitCode = 0;
}

function specifications(tests: readonly string[]) {
  return tests.map((file) => vitest.getRootProject().createSpecification(file));
}

function sayFailures(module: import('vitest/node').TestModule): void {
  for (const error of module.errors()) console.error(module.moduleId, error.message, error.stack);
  for (const test of module.children.allTests('failed'))
    console.error(`${module.moduleId} › ${test.fullName}: ${test.result().errors?.[0]?.message}`);
}
