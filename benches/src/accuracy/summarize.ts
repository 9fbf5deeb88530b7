import type { Measured, MeasuredDocument } from './measure-folder.ts';

/** The figures of one group of documents; shares from 0 to 1, null if there is nothing to measure. */
export type Summary = {
  readonly documents: number;
  readonly failures: number;
  readonly perfect: number | null;
  readonly tyingOut: number;
  readonly perfectOfTyingOut: number | null;
  readonly rows: number | null;
  readonly rowPrecision: number | null;
  readonly rowRecall: number | null;
  readonly rowF1: number | null;
  readonly fullRowF1: number | null;
  readonly balance: number | null;
  readonly openClose: number | null;
  readonly accountSplit: number | null;
  readonly silentErrors: number;
  readonly proven: number | null;
  readonly printingBalances: number;
  readonly provenOfPrintingBalances: number | null;
  /** Documents that tie out and print the balances to show it: only these can be proven. */
  readonly provable: number;
  readonly provenOfProvable: number | null;
  readonly fieldAccuracy: number | null;
  readonly lineF1: number | null;
};

/** The figures of some of the documents measured. */
export function summarize(measured: Measured, documents: readonly MeasuredDocument[]): Summary {
  const all = measured.aggregate(documents.map((document) => document.score));
  const tying = documents.filter((document) => document.tiesOut);
  const checkable = documents.filter((document) => document.printsBalances);
  const provable = documents.filter((document) => document.isProvable);
  return {
    documents: documents.length,
    failures: all.failures,
    perfect: share(documents, isPerfect),
    tyingOut: tying.length,
    perfectOfTyingOut: share(tying, isPerfect),
    rows: all.rows ?? null,
    rowPrecision: all.rowP ?? null,
    rowRecall: all.rowR ?? null,
    rowF1: all.rowF1 ?? null,
    fullRowF1: all.strictF1 ?? null,
    balance: all.balance ?? null,
    openClose: all.openClose ?? null,
    accountSplit: all.accountSplit ?? null,
    silentErrors: documents.reduce((sum, { verdict }) => sum + verdict.silentErrors, 0),
    proven: share(documents, isProven),
    printingBalances: checkable.length,
    provenOfPrintingBalances: share(checkable, isProven),
    provable: provable.length,
    provenOfProvable: share(provable, isProven),
    fieldAccuracy: all.fieldAcc ?? null,
    lineF1: all.lineF1 ?? null,
  };
}

/** Summaries of the groups that `keysOf` puts each document in, in alphabetical order. */
export function summarizeBy(
  measured: Measured,
  keysOf: (document: MeasuredDocument) => readonly string[],
): ReadonlyMap<string, Summary> {
  const sorted = [...groupDocuments(measured.documents, keysOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([key, documents]) => [key, summarize(measured, documents)]));
}

/** Documents by the keys of `keysOf`. */
export function groupDocuments(
  documents: readonly MeasuredDocument[],
  keysOf: (document: MeasuredDocument) => readonly string[],
): ReadonlyMap<string, readonly MeasuredDocument[]> {
  const groups = new Map<string, MeasuredDocument[]>();
  for (const document of documents)
    for (const key of keysOf(document)) groups.set(key, [...(groups.get(key) ?? []), document]);
  return groups;
}

function isPerfect({ score }: MeasuredDocument): boolean {
  return score.perfect;
}

/** Whether every account of the document, or the invoice, was marked proven. */
export function isProven({ verdict }: MeasuredDocument): boolean {
  return verdict.isProven;
}

function share(
  documents: readonly MeasuredDocument[],
  holds: (document: MeasuredDocument) => boolean,
): number | null {
  return documents.length === 0 ? null : documents.filter(holds).length / documents.length;
}
