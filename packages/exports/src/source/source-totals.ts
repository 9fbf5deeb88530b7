import type { ExportSource } from './export-source.ts';
import { statementTotals } from './statement-totals.ts';
import { addTotals, type Totals, totalsOf } from './totals.ts';

/** What all rows of the statements and all lines of the documents come to. */
export function sourceTotals({ statements, documents }: ExportSource): Totals {
  const lines = documents.flatMap((document) => document.lines.map((line) => totalsOf(line.amountMinor)));
  return lines.reduce(addTotals, statementTotals(statements));
}
