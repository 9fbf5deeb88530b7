import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { computeAgain, type MutantSwitch, ownSwitch } from './switch.ts';

/** How often longer than usual a test may take with a mutant in it, in visits of changed code, and what is added for the shortest. */
const LONGER = 5;
const MARGIN = 10_000;
/** Mutants that are tried together first. */
const GROUP = 12;
/** Visits after which a test with several mutants in it does not end. */
const MOST_TOGETHER = 5_000_000;

/**
 * Runs each test once as it is, and then once for each mutant it met that none has caught yet. What it finds it writes, line by line,
 * into files of the folder in MUTATION_FOLDER, for it may be stopped at any time.
 */
export default class MutationRunner extends TestRunner {
  readonly #folder = process.env['MUTATION_FOLDER'] ?? '';
  readonly #rerunsTests = process.env['MUTATION_RERUN'] === 'test';
  readonly #leavesOut: readonly string[] = JSON.parse(process.env['MUTATION_LEAVES_OUT'] ?? '[]');
  #caught = new Set<number>();
  /** Mutants met as files were loaded. */
  readonly #loaded = new Set<number>();

  onBeforeRunFiles(): void {
    this.#caught = new Set(readLines(path.join(this.#folder, 'caught')).map(([id]) => Number(id)));
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const own = ownSwitch();
    const run = TestRunner.getTestFn(test);
    if (this.#leavesOut.some((words) => test.name.includes(words))) return;
    if (!this.#rerunsTests) return run();
    this.#note('outside', `${test.file.filepath}\t${[...own.met].join(',')}`);
    for (const id of own.met) this.#loaded.add(id);
    const { met, visits } = await runAsItIs(own, run);
    this.#note('met', [...met].join(','));
    for (const id of met) await this.#runWith({ id, visits, run, own, test });
    await runAsItIs(own, run);
    if (await passesAgain(own, run))
      for (const ids of this.#loadedGroups())
        if (!(await passesWith(ids, own, run)))
          for (const id of ids) await this.#runWith({ id, visits, run, own, test, isLoaded: true });
    own.met.clear();
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    const own = ownSwitch();
    if (own.active !== 0) return;
    for (const { filepath } of files) this.#note('outside', `${filepath}\t${[...own.met].join(',')}`);
  }

  /** Mutants met as files were loaded and not caught yet, in groups of which a test mostly has to do with none. */
  #loadedGroups(): number[][] {
    const left = [...this.#loaded].filter((id) => !this.#caught.has(id)).sort((a, b) => a - b);
    const groups: number[][] = [];
    for (let at = 0; at < left.length; at += GROUP) groups.push(left.slice(at, at + GROUP));
    return groups;
  }

  async #runWith({ id, visits, run, own, test, isLoaded = false }: Order): Promise<void> {
    if (this.#caught.has(id)) return;
    writeFileSync(path.join(this.#folder, 'running'), String(id));
    own.active = id;
    try {
      if (isLoaded) computeAgain();
      Object.assign(own, { visits: 0, mostVisits: visits * LONGER + MARGIN });
      await run();
    } catch {
      this.#caught.add(id);
      this.#note('caught', `${id}\t${path.basename(test.file.filepath)} › ${test.name}`);
    } finally {
      Object.assign(own, { active: 0, mostVisits: Number.POSITIVE_INFINITY });
      if (isLoaded) computeAgain();
    }
  }

  #note(kind: string, line: string): void {
    appendFileSync(path.join(this.#folder, kind), `${line}\n`);
  }
}

type Order = {
  readonly id: number;
  /** How often changed code is visited without a mutant. */
  readonly visits: number;
  readonly run: () => unknown;
  readonly own: MutantSwitch;
  readonly test: RunnerTestCase;
  /** Whether it is met as files are loaded, so that these must be computed again. */
  readonly isLoaded?: boolean;
};

/** Whether a test passes once constants were computed again; one that keeps the old ones may not, and says nothing then. */
async function passesAgain(own: MutantSwitch, run: () => unknown): Promise<boolean> {
  try {
    computeAgain();
    await runAsItIs(own, run);
    return true;
  } catch {
    return false;
  }
}

/** Whether a test passes with all of some mutants on at once: then most likely none of them matters to it. */
async function passesWith(ids: readonly number[], own: MutantSwitch, run: () => unknown): Promise<boolean> {
  Object.assign(own, { alsoActive: new Set(ids), mostVisits: MOST_TOGETHER });
  try {
    return await passesAgain(own, run);
  } finally {
    Object.assign(own, { alsoActive: null, mostVisits: Number.POSITIVE_INFINITY });
    computeAgain();
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
