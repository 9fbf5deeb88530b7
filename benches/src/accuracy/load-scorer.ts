import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export type ScoredRow = {
  readonly date?: string | null;
  readonly amount: string;
  readonly description?: string | null;
};

/** The score of one document; the counts are explained in the scorer itself. */
export type Score = {
  readonly id: string;
  readonly kind: string;
  readonly tags: readonly string[];
  readonly failed: boolean;
  readonly perfect: boolean;
  readonly whole: boolean;
  readonly statement: boolean;
  readonly tp: number;
  readonly nt: number;
  readonly np: number;
  readonly strict: number;
  readonly balOK: number;
  readonly postN: number;
  readonly postOK: number;
  readonly splitOK: number;
  readonly ocN: number;
  readonly ocOK: number;
  readonly accN: number;
  readonly accOK: number;
  readonly curN: number;
  readonly curOK: number;
  /** Whether the number of accounts is correct; statements only. */
  readonly accountsRight?: boolean;
  readonly lN: number;
  readonly lP: number;
  readonly lTP: number;
  readonly lFull: number;
  readonly proven: number;
  readonly verdicts: number;
  readonly silent: number;
  readonly provable: number;
  readonly provableProven: number;
  readonly falseAlarm: number;
  readonly missed: readonly ScoredRow[];
  readonly extra: readonly ScoredRow[];
  readonly fields: Readonly<Record<string, boolean | 'spurious'>>;
};

/** Figures over a group of documents; null if the group has nothing to measure. */
export type Aggregate = Readonly<Record<string, number | null>> & {
  readonly docs: number;
  readonly failures: number;
};

export type Scorer = {
  readonly scoreDir: (truthFolder: string, predictionFolder: string, filter?: string) => Score[];
  readonly aggregate: (scores: readonly Score[]) => Aggregate;
  /** How alike two texts are, from 0 to 1. */
  readonly sim: (a: string, b: string) => number;
};

/** The path of the scorer, next to the repository. */
const SCORER_PATH = path.resolve(import.meta.dirname, '../../../../shared/score/score.mjs');

/** The scorer, or null if it is not on this machine. */
export async function loadScorer(): Promise<Scorer | null> {
  if (!existsSync(SCORER_PATH)) return null;
  return (await import(pathToFileURL(SCORER_PATH).href)) as Scorer;
}
