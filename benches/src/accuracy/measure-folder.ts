import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ConfidentFields, confidentFieldsOf } from './confident-fields.ts';
import { type Aggregate, loadScorer, type Score, type Scorer } from './load-scorer.ts';
import { type Prediction, predictAll } from './predict-all.ts';
import { isProvable, printsBalances, readTruth, tiesOut } from './truth.ts';
import { type JudgedVerdict, verdictOf } from './verdict-of.ts';

export type Order = {
  readonly folder: string;
  /** `text`, `scans`, a tag or a kind; several separated by commas must all match. */
  readonly filter?: string | undefined;
  /** Only documents whose name contains this, or one of several separated by commas. */
  readonly only?: string | undefined;
  readonly jobs?: number | undefined;
  readonly timeoutMs: number;
  /** Ignores electronic invoices inside the PDFs. */
  readonly ignoresEmbeddedXml?: boolean;
};

/** One document: its score, its kind, and how the run went. */
export type MeasuredDocument = {
  readonly score: Score;
  /** Whether the document's own figures tie out. */
  readonly tiesOut: boolean;
  readonly printsBalances: boolean;
  /** Whether it can be proven at all: see `isProvable`. */
  readonly isProvable: boolean;
  readonly prediction: Prediction;
  readonly verdict: JudgedVerdict;
  readonly confidence: ConfidentFields;
};

export type Measured = {
  readonly folder: string;
  readonly filter: string | null;
  readonly documents: readonly MeasuredDocument[];
  readonly predictionFolder: string;
  readonly aggregate: (scores: readonly Score[]) => Aggregate;
};

/** Runs the engine over a folder and scores it; `problem` says why that is not possible and what to do. */
export async function measureFolder(order: Order): Promise<Measured | { readonly problem: string }> {
  const scorer = await loadScorer();
  if (scorer === null) {
    return {
      problem:
        'The scorer shared/score/score.mjs is not next to this repository; put it there to measure accuracy.',
    };
  }
  const names = existsSync(order.folder) ? documentsOf(scorer, order) : [];
  if (names.length === 0) {
    return {
      problem: `${order.folder} holds no NAME.pdf with NAME.truth.json that the filters let through.`,
    };
  }
  const predictionFolder = mkdtempSync(path.join(tmpdir(), 'tieout-accuracy-'));
  const predictions = await predictAll(
    names.map((name) => ({
      name,
      pdf: path.join(order.folder, `${name}.pdf`),
      password: readTruth(truthFile(order.folder, name)).password ?? null,
      ignoresEmbeddedXml: order.ignoresEmbeddedXml === true,
      out: path.join(predictionFolder, `${name}.json`),
    })),
    { jobs: order.jobs, timeoutMs: order.timeoutMs },
  );
  const documents = scorer
    .scoreDir(order.folder, predictionFolder)
    .flatMap((score) => measuredDocument(order.folder, score, { predictions, predictionFolder }));
  return {
    folder: order.folder,
    filter: order.filter ?? null,
    documents,
    predictionFolder,
    aggregate: scorer.aggregate,
  };
}

function measuredDocument(
  folder: string,
  score: Score,
  {
    predictions,
    predictionFolder,
  }: { predictions: ReadonlyMap<string, Prediction>; predictionFolder: string },
): MeasuredDocument[] {
  const prediction = predictions.get(score.id);
  if (prediction === undefined) return [];
  const truth = readTruth(truthFile(folder, score.id));
  const file = path.join(predictionFolder, `${score.id}.json`);
  return [
    {
      score,
      tiesOut: tiesOut(truth),
      printsBalances: printsBalances(truth),
      isProvable: isProvable(truth),
      prediction,
      verdict: verdictOf(score, file),
      confidence: confidentFieldsOf(score, file),
    },
  ];
}

/**
 * The names of the documents of a folder that match the order. The scorer, called without predictions, decides which ones its filter takes, so
 * that both always agree.
 */
export function documentsOf(scorer: Scorer, order: Pick<Order, 'folder' | 'filter' | 'only'>): string[] {
  const nothing = path.join(tmpdir(), 'tieout-no-predictions');
  mkdirSync(nothing, { recursive: true });
  return scorer
    .scoreDir(order.folder, nothing, order.filter)
    .map((score) => score.id)
    .filter((name) => existsSync(path.join(order.folder, `${name}.pdf`)))
    .filter((name) => order.only === undefined || order.only.split(',').some((part) => name.includes(part)));
}

function truthFile(folder: string, name: string): string {
  return path.join(folder, `${name}.truth.json`);
}
