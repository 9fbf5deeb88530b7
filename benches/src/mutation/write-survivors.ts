import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './make-mutants.ts';
import type { Choice, PlaceResult } from './run-place.ts';

const RESULTS_FOLDER = path.resolve(import.meta.dirname, '../../results');

/** Writes the figures of a place and its survivors, with date and commit, as a JSON file under benches/results, and returns its path. */
export function writeSurvivors(
  { survivors, idleExemptions, ...figures }: PlaceResult,
  choice: Choice,
): string {
  const date = new Date().toISOString().slice(0, 10);
  const file = path.join(RESULTS_FOLDER, `mutation-${figures.name}-${date}.json`);
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const whole = {
    date,
    commit: git('rev-parse', 'HEAD'),
    uncommittedChanges: git('status', '--porcelain', '--', 'packages', 'apps') !== '',
    ...figures,
    ...choice,
    idleExemptions: idleExemptions.map(lineOf),
    survivors: survivors.map((mutant) => `${lineOf(mutant)}${mutant.isMet ? '' : ' (no test gets here)'}`),
  };
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  return file;
}

function lineOf({ file, line, original, replacement }: Mutant): string {
  return `${file}:${line}: ${original} → ${replacement}`;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
}
