import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { type MutantSwitch, ownSwitch } from './switch.ts';

/** How often longer than usual a test may take with a mutant in it, in visits of changed code, and what is added for the shortest. */
const LONGER = 5;
const MARGIN = 10_000;

/**
 * Runs each test once as it is, and then once for each mutant it met that none has caught yet. What it finds it writes, line by line,
 * into files of the folder in MUTATION_FOLDER, for it may be stopped at any time.
 */
export default class MutationRunner extends TestRunner {
  readonly #folder = process.env['MUTATION_FOLDER'] ?? '';
  readonly #rerunsTests = process.env['MUTATION_RERUN'] === 'test';
  readonly #leavesOut: readonly string[] = JSON.parse(process.env['MUTATION_LEAVES_OUT'] ?? '[]');
  #caught = new Set<number>();

  onBeforeRunFiles(): void {
    this.#caught = new Set(readLines(path.join(this.#folder, 'caught')).map(([id]) => Number(id)));
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const own = ownSwitch();
    const run = TestRunner.getTestFn(test);
    if (this.#leavesOut.some((words) => test.name.includes(words))) return;
    if (!this.#rerunsTests) return run();
    this.#note('outside', `${test.file.filepath}\t${[...own.met].join(',')}`);
    const { met, visits } = await runAsItIs(own, run);
    this.#note('met', [...met].join(','));
    const before = this.#caught.size;
    for (const id of met) if (!this.#caught.has(id)) await this.#runWith(id, visits, run, own, test);
    if (this.#caught.size > before) await runAsItIs(own, run);
    own.met.clear();
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    const own = ownSwitch();
    if (own.active !== 0) return;
    for (const { filepath } of files) this.#note('outside', `${filepath}\t${[...own.met].join(',')}`);
  }

  async #runWith(
    id: number,
    visits: number,
    run: () => unknown,
    own: MutantSwitch,
    test: RunnerTestCase,
  ): Promise<void> {
    writeFileSync(path.join(this.#folder, 'running'), String(id));
    Object.assign(own, { active: id, visits: 0, mostVisits: visits * LONGER + MARGIN });
    try {
      await run();
    } catch {
      this.#caught.add(id);
      this.#note('caught', `${id}\t${path.basename(test.file.filepath)} › ${test.name}`);
    } finally {
      Object.assign(own, { active: 0, mostVisits: Number.POSITIVE_INFINITY });
    }
  }

  #note(kind: string, line: string): void {
    appendFileSync(path.join(this.#folder, kind), `${line}\n`);
  }
}

async function runAsItIs(
  own: MutantSwitch,
  run: () => unknown,
): Promise<{ readonly met: ReadonlySet<number>; readonly visits: number }> {
  own.met.clear();
  own.visits = 0;
  await run();
  const met = new Set(own.met);
  own.met.clear();
  return { met, visits: own.visits };
}

function readLines(file: string): string[][] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}
