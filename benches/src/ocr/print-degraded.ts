import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractionSchema, isStatement } from '@tieout/records';
import type { Measured, MeasuredDocument } from '../accuracy/measure-folder.ts';
import { readTruth } from '../accuracy/truth.ts';

/** What a set of scans is held to. */
type DegradedFigures = {
  readonly documents: number;
  readonly amounts: number;
  readonly amountsRight: number;
  readonly perfect: number;
  readonly silentErrors: number;
};

/** The three figures a scan is held to, amounts right, documents perfect, silent errors: over all, and by resolution. */
export function degradedFigures(measured: Measured): Readonly<Record<string, DegradedFigures>> {
  const isAt = (dpi: number) => (document: MeasuredDocument) => document.score.tags.includes(`dpi-${dpi}`);
  const figures = (isMeant: (document: MeasuredDocument) => boolean) => figuresOfThose(measured, isMeant);
  return {
    all: figures(() => true),
    ...Object.fromEntries([150, 200, 300].map((dpi) => [`${dpi} dpi`, figures(isAt(dpi))])),
    '200 dpi and up': figures((document) => !isAt(150)(document)),
  };
}

/** How large the set is that was measured; its layouts are the generator's families or those of corpus/layouts. */
export function degradedSet({ folder, documents }: Measured) {
  const pages = documents.map(({ score }) => readTruth(path.join(folder, `${score.id}.truth.json`)).pages);
  const layouts = new Set(
    documents.flatMap(({ score }) => score.tags.filter((tag) => /^(family|layout):/.test(tag))),
  );
  return { documents: documents.length, pages: sum(pages.map((count) => count ?? 0)), layouts: layouts.size };
}

/** Prints the figures of a set of scans. */
export function printDegraded(measured: Measured): void {
  const { documents: count, pages, layouts } = degradedSet(measured);
  console.log(`\n${count} statements, ${pages} pages, ${layouts} layouts; 150, 200 and 300 dpi`);
  const heads = ['docs', 'amounts', 'right', 'perfect', 'silent'];
  console.log('scans'.padEnd(19) + heads.map((name) => name.padStart(10)).join(''));
  for (const [name, figures] of Object.entries(degradedFigures(measured))) {
    const { documents, amounts, amountsRight, perfect, silentErrors } = figures;
    const cells = [
      String(documents),
      String(amounts),
      share(amountsRight, amounts),
      share(perfect, documents),
      String(silentErrors),
    ];
    console.log(name.padEnd(19) + cells.map((cell) => cell.padStart(10)).join(''));
  }
}

function figuresOfThose(
  measured: Measured,
  isMeant: (document: MeasuredDocument) => boolean,
): DegradedFigures {
  const documents = measured.documents.filter(isMeant);
  const counts = documents.map((document) => amountsOf(measured, document.score.id));
  return {
    documents: documents.length,
    amounts: sum(counts.map((count) => count.printed)),
    amountsRight: sum(counts.map((count) => count.right)),
    perfect: documents.filter(({ score }) => score.perfect).length,
    silentErrors: sum(documents.map(({ verdict }) => verdict.silentErrors)),
  };
}

/** The amounts and balances printed on a document's rows, and how many of them are among those read. */
function amountsOf({ folder, predictionFolder }: Measured, id: string) {
  const truth = readTruth(path.join(folder, `${id}.truth.json`)).accounts ?? [];
  const read = figuresOf(readAccounts(path.join(predictionFolder, `${id}.json`)));
  const printed = figuresOf(truth);
  const left = new Map<string, number>();
  for (const figure of read) left.set(figure, (left.get(figure) ?? 0) + 1);
  const right = printed.filter((figure) => {
    const count = left.get(figure) ?? 0;
    left.set(figure, count - 1);
    return count > 0;
  });
  return { printed: printed.length, right: right.length };
}

type Rows = readonly {
  readonly transactions: readonly { readonly amount: string; readonly balance?: string | null | undefined }[];
}[];

function readAccounts(file: string): Rows {
  try {
    const extraction = extractionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return isStatement(extraction) ? extraction.accounts : [];
  } catch {
    // A document that ended without an answer has no file: nothing of it was read.
    return [];
  }
}

function figuresOf(accounts: Rows): string[] {
  return accounts.flatMap(({ transactions }) =>
    transactions.flatMap(({ amount, balance }) => [
      `amount ${Number(amount).toFixed(2)}`,
      ...(balance == null ? [] : [`balance ${Number(balance).toFixed(2)}`]),
    ]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((part / whole) * 100).toFixed(2)} %`;
}
