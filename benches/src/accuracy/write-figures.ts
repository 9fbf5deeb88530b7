import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Measured } from './measure-folder.ts';
import { summarize, summarizeBy } from './summarize.ts';

const RESULTS_FOLDER = path.resolve(import.meta.dirname, '../../results');

/** A special run: the name of its file, and figures in addition to those every run has. */
export type RunOfItsOwn = { readonly name: string; readonly more: Readonly<Record<string, unknown>> };

/** Writes the figures of a run with its date and commit as JSON to benches/results, and returns the path. */
export function writeFigures(measured: Measured, own?: RunOfItsOwn): string {
  const date = new Date().toISOString().slice(0, 10);
  const corpus = path.basename(measured.folder);
  const filter = measured.filter?.replaceAll(',', '-');
  const name = [own?.name ?? `accuracy-${corpus}`, filter, date].filter(Boolean).join('-');
  const file = path.join(RESULTS_FOLDER, `${name}.json`);
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const all = { ...figures(measured, date, corpus), ...own?.more };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return file;
}

function figures(measured: Measured, date: string, corpus: string) {
  return {
    date,
    commit: git('rev-parse', 'HEAD'),
    uncommittedChanges: git('status', '--porcelain', '--', 'packages') !== '',
    corpus,
    filter: measured.filter,
    all: summarize(measured, measured.documents),
    byKind: Object.fromEntries(summarizeBy(measured, ({ score }) => [score.kind])),
    byTag: Object.fromEntries(summarizeBy(measured, ({ score }) => score.tags)),
    notPerfect: measured.documents
      .filter(({ score }) => !score.perfect)
      .map(({ score, prediction, tiesOut, verdict }) => ({
        id: score.id,
        outcome: prediction.outcome,
        paperTiesOut: tiesOut,
        rows: score.nt,
        missed: score.missed.length,
        invented: score.extra.length,
        silentErrors: verdict.silentErrors,
      })),
  };
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
}
