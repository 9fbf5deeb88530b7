import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Measured } from '../accuracy/measure-folder.ts';
import { failuresOf } from './failures-of.ts';
import { figuresBy, layoutFigures } from './layout-figures.ts';

const CORPUS = path.resolve(import.meta.dirname, '../../../corpus');
const PACKAGES = path.resolve(import.meta.dirname, '../../../packages');

export type FirstTryOrder = {
  readonly batch: string | undefined;
  readonly only: string | undefined;
  readonly seed: string;
};

/** Where the first score of a batch is kept. */
export function scoreFile(batch: string, folder = path.join(CORPUS, 'scores')): string {
  return path.join(folder, `${batch}.json`);
}

/** Why a run cannot be the first try of a batch, whose drawings are these files of corpus/, and what to do; null where it can. Run it before the engine reads anything. */
export function problemOfFirstTry(
  drawings: readonly string[],
  { batch, only, seed }: FirstTryOrder,
  folder?: string,
): string | null {
  if (batch === undefined) return 'A first try is of one whole batch: add --batch NAME.';
  if (only !== undefined || seed !== '1')
    return 'A first try is of one whole batch with the usual seed: leave out --only and --seed.';
  if (existsSync(scoreFile(batch, folder)))
    return `${scoreFile(batch, folder)} exists: a batch counts with its first score, never with one after a fix. Draw a new batch, or leave out --first-try to score this one again.`;
  const files = drawings.map((name) => path.join(CORPUS, name));
  const changed = [...unknownFiles(files), ...changedFiles([...files, path.join(CORPUS, 'src'), PACKAGES])];
  if (changed.length > 0)
    return `Commit first, so that nobody can doubt that the layouts and the engine stood as they are before the score: ${changed.join(', ')}`;
  return null;
}

function unknownFiles(files: readonly string[]): string[] {
  return files.filter((file) => git('ls-files', '--', file) === '').map((file) => path.basename(file));
}

/** Files of git among these, or in these folders, that are not committed as they are. */
function changedFiles(places: readonly string[]): string[] {
  return git('status', '--porcelain', '--untracked-files=no', '--', ...places)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.trim().replace(/^\S+\s+/, ''));
}

/** Writes the first score of a batch and returns its path. Throws where there is one. */
export function writeFirstTry(measured: Measured, batch: string, folder?: string): string {
  return writeScore(
    batch,
    {
      all: layoutFigures(measured, measured.documents),
      byClass: Object.fromEntries(figuresBy(measured, 'class:')),
      byLayout: Object.fromEntries(figuresBy(measured, 'layout:')),
      failing: Object.fromEntries(failuresOf(measured)),
    },
    folder,
  );
}

/** Writes figures as the first score of a batch and returns its path. Throws where there is one. */
export function writeScore(batch: string, figures: object, folder?: string): string {
  const file = scoreFile(batch, folder);
  mkdirSync(path.dirname(file), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const score = { batch, date, commit: git('rev-parse', 'HEAD').trim(), ...figures };
  writeFileSync(file, `${JSON.stringify(score, null, 1)}\n`, { flag: 'wx' });
  return file;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' });
}
