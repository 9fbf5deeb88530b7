import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractionSchema, isStatement } from '@tieout/records';
import type { Measured, MeasuredDocument } from '../accuracy/measure-folder.ts';
import { readTruth } from '../accuracy/truth.ts';

/** Prints the three figures a scan is held to: amounts right, documents perfect, silent errors; over all and by resolution. */
export function printDegraded(measured: Measured): void {
  console.log(
    '\nscans'.padEnd(20) +
      ['docs', 'amounts', 'right', 'perfect', 'silent'].map((name) => name.padStart(10)).join(''),
  );
  const isAt = (dpi: number) => (document: MeasuredDocument) => document.score.tags.includes(`dpi-${dpi}`);
  printLine(measured, 'all', () => true);
  for (const dpi of [150, 200, 300]) printLine(measured, `${dpi} dpi`, isAt(dpi));
  printLine(measured, '200 dpi and up', (document) => !isAt(150)(document));
}

function printLine(measured: Measured, name: string, isMeant: (document: MeasuredDocument) => boolean): void {
  const documents = measured.documents.filter(isMeant);
  const counts = documents.map((document) => amountsOf(measured, document.score.id));
  const [printed, right] = [
    sum(counts.map((count) => count.printed)),
    sum(counts.map((count) => count.right)),
  ];
  const perfect = documents.filter(({ score }) => score.perfect).length;
  const cells = [
    String(documents.length),
    String(printed),
    share(right, printed),
    share(perfect, documents.length),
    String(sum(documents.map(({ score }) => score.silent))),
  ];
  console.log(name.padEnd(19) + cells.map((cell) => cell.padStart(10)).join(''));
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
