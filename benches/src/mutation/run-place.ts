import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { EQUIVALENTS } from './equivalents.ts';
import { type Mutant, type MutatedFile, makeMutants } from './make-mutants.ts';
import type { Place } from './places.ts';
import { refusedByTypes } from './refused-by-types.ts';
import type { Plan } from './run-child.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** A child that has been at one mutant for so long is stuck in code that counts no visits, on a machine that has a core for it. */
const STUCK_MS = 90_000;

/** Which mutants of a place to run, all where nothing narrows them. */
export type Choice = {
  readonly sample: number | null;
  readonly seed: number;
  /** Part of the names of files. */
  readonly only: string;
};

export type Survivor = Mutant & { readonly isMet: boolean };

export type PlaceResult = {
  readonly name: string;
  readonly mutants: number;
  readonly killed: number;
  readonly exempt: number;
  readonly refused: number;
  readonly survivors: readonly Survivor[];
  /** Mutants said to be equivalent that a test catches. */
  readonly idleExemptions: readonly Mutant[];
  readonly seconds: number;
};

/** Changes a place in every known way, one at a time, and says which changes its tests do not catch. */
export async function runPlace(place: Place, choice: Choice): Promise<PlaceResult> {
  const start = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-mutation-'));
  try {
    const sources = new Map(
      filesOf(place.sources).map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const),
    );
    const mutated = [...sources].map(([file, source]) => makeMutants(file, source));
    const all = mutated.flatMap(({ mutants }) => mutants).filter(({ file }) => file.includes(choice.only));
    const sampled = sampleOf(all, choice);
    const refused = refusedByTypes(sampled, (file) => sources.get(file) ?? '');
    const chosen = sampled.filter((mutant) => !refused.has(mutant));
    const caught = await catchMutants(place, [...sources.keys()], mutated, chosen, folder);
    const exempt = chosen.filter((mutant) => exemptionOf(mutant, sources) !== undefined);
    return {
      name: place.name,
      mutants: chosen.length,
      killed: chosen.filter((mutant) => caught.killed.has(mutant) && !exempt.includes(mutant)).length,
      exempt: exempt.length,
      refused: refused.size,
      survivors: chosen
        .filter((mutant) => !caught.killed.has(mutant) && !exempt.includes(mutant))
        .map((mutant) => ({ ...mutant, isMet: caught.met.has(mutant) })),
      idleExemptions: exempt.filter((mutant) => caught.killed.has(mutant)),
      seconds: Math.round((performance.now() - start) / 1000),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function filesOf(globs: readonly string[]): string[] {
  return globs.flatMap((glob) => globSync(glob, { cwd: ROOT }).sort());
}

/** The same mutants for the same seed: those whose places in a mixed list come first. */
function sampleOf(mutants: readonly Mutant[], { sample, seed }: Choice): readonly Mutant[] {
  if (sample === null) return mutants;
  const rank = (index: number) => {
    const mixed = Math.imul((index + 1) ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b);
    return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 0;
  };
  const ranked = mutants.map((mutant, index) => ({ mutant, at: rank(index) }));
  const first = ranked.toSorted((a, b) => a.at - b.at).slice(0, sample);
  const kept = new Set(first.map(({ mutant }) => mutant));
  return mutants.filter((mutant) => kept.has(mutant));
}

function exemptionOf({ file, line, original, replacement }: Mutant, sources: ReadonlyMap<string, string>) {
  const text = sources.get(file)?.split('\n')[line - 1] ?? '';
  return EQUIVALENTS.find(
    (known) =>
      known.file === file &&
      known.original === original &&
      known.replacement === replacement &&
      text.includes(known.onLine ?? ''),
  );
}

type Caught = { readonly killed: ReadonlySet<Mutant>; readonly met: ReadonlySet<Mutant> };

async function catchMutants(
  place: Place,
  files: readonly string[],
  mutated: readonly MutatedFile[],
  chosen: readonly Mutant[],
  folder: string,
): Promise<Caught> {
  const ids = new Map(chosen.map((mutant, index) => [mutant, index + 1]));
  const changed = Object.fromEntries(
    mutated.map(({ instrument }, index) => [
      path.join(ROOT, files[index] ?? ''),
      instrument((mutant) => ids.get(mutant)),
    ]),
  );
  const tests = filesOf(place.tests).map((file) => path.join(ROOT, file));
  const plan: Plan = { rerun: place.rerun, leavesOut: place.leavesOut ?? [], tests, orders: [], changed };
  await runChildren(folder, plan);

  const idsIn = (kind: string) =>
    new Set(linesOf(folder, kind).flatMap((line) => line.replace(/^.*\t/, '').split(',').map(Number)));
  const caughtIds = () => new Set(linesOf(folder, 'caught').map((line) => Number(line.split('\t')[0])));
  const testsOf = outsideTests(folder);
  const caught = caughtIds();
  const orders = [...testsOf]
    .filter(([id]) => !caught.has(id))
    .map(([id, own]) => ({ id, tests: tests.filter((file) => own.has(file)) }));
  if (orders.length > 0) await runChildren(folder, { ...plan, rerun: 'file', orders });

  const [killed, met] = [caughtIds(), new Set([...idsIn('met'), ...testsOf.keys()])];
  const withIds = (known: ReadonlySet<number>) =>
    new Set(chosen.filter((mutant) => known.has(ids.get(mutant) ?? 0)));
  return { killed: withIds(killed), met: withIds(met) };
}

/** The test files that met each mutant outside their tests, as what a file computes when it is loaded. */
function outsideTests(folder: string): Map<number, Set<string>> {
  const tests = new Map<number, Set<string>>();
  for (const line of linesOf(folder, 'outside')) {
    const [file = '', list = ''] = line.split('\t');
    for (const id of list.split(',').map(Number))
      if (id > 0) tests.set(id, (tests.get(id) ?? new Set()).add(file));
  }
  return tests;
}

/** Runs children until one comes to its end; a mutant at which one gets stuck counts as caught, and is not run again. */
async function runChildren(folder: string, plan: Plan): Promise<void> {
  const done = new Set<number>();
  for (;;) {
    writeFileSync(
      path.join(folder, 'plan.json'),
      JSON.stringify({ ...plan, orders: plan.orders.filter(({ id }) => !done.has(id)) }),
    );
    writeFileSync(path.join(folder, 'running'), '0');
    if (await runChild(folder)) return;
    const stuck = Number(readFileSync(path.join(folder, 'running'), 'utf8'));
    appendFileSync(path.join(folder, 'caught'), `${stuck}\tdoes not end\n`);
    for (const id of [stuck, ...linesOf(folder, 'done').map(Number)]) done.add(id);
    if (plan.orders.length > 0 && plan.orders.every(({ id }) => done.has(id))) return;
  }
}

/** Whether a child came to its end; it is stopped where it is stuck. Throws where its tests fail without any mutant. */
async function runChild(folder: string): Promise<boolean> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-child.ts'), folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let isStuck = false;
  const watch = setInterval(() => {
    const file = path.join(folder, 'running');
    const isAtMutant = existsSync(file) && readFileSync(file, 'utf8') !== '0';
    if (!isAtMutant || Date.now() - statSync(file).mtimeMs < stuckMs() || child.pid === undefined) return;
    isStuck = true;
    process.kill(-child.pid, 'SIGKILL');
  }, 1000);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on('close', (...ended) => resolve(ended)),
  );
  clearInterval(watch);
  if (isStuck) return false;
  if (code !== 0)
    throw new Error(`The tests fail without any mutant (${signal ?? code}). Make them pass first.`);
  return true;
}

/** On a machine with more to do than it has cores everything takes longer, and nothing caught by that is caught. */
function stuckMs(): number {
  const [lastMinute = 0] = loadavg();
  return STUCK_MS * Math.max(1, lastMinute / availableParallelism());
}

function linesOf(folder: string, kind: string): string[] {
  const file = path.join(folder, kind);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}
