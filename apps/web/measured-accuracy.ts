import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** What the bench wrote of one run; shares from 0 to 1, null where there was nothing to measure them on. */
const figuresSchema = z.object({
  date: z.string(),
  commit: z.string(),
  corpus: z.string(),
  filter: z.string().nullable(),
  all: z.object({
    documents: z.number(),
    rows: z.number().nullable(),
    perfect: z.number().nullable(),
    rowPrecision: z.number().nullable(),
    rowRecall: z.number().nullable(),
    proven: z.number().nullable(),
    silentErrors: z.number(),
    fieldAccuracy: z.number().nullable(),
    lineF1: z.number().nullable(),
  }),
});
export type MeasuredRun = z.infer<typeof figuresSchema>;

const MODULE = 'virtual:measured-accuracy';
const RESULTS = path.resolve(import.meta.dirname, '../../benches/results');

/** Gives the app the newest figures of each corpus as the bench wrote them, so that nobody has to type them. */
export function measuredAccuracy(): Plugin {
  return {
    name: 'measured-accuracy',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const runs = ${JSON.stringify(newestRuns())};` : null),
  };
}

function newestRuns(): MeasuredRun[] {
  const names = readdirSync(RESULTS).filter((name) => /^accuracy-.*\.json$/.test(name));
  const runs = names
    .map((name) => figuresSchema.parse(JSON.parse(readFileSync(path.join(RESULTS, name), 'utf8'))))
    .sort((a, b) => a.date.localeCompare(b.date));
  return [...new Map(runs.map((run) => [`${run.corpus} ${run.filter}`, run])).values()];
}
