import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import { titlesLoanStatement } from '../vocabulary/loan-title.ts';

/** Whether the first of a document's texts that is a statement's title is that of a loan: "Loan statement". Further down it heads a summary of loans. */
export function isLoanStatement(lines: readonly Line[]): boolean {
  const titled = lines.flatMap(chunksOf).map(({ text }) => titlesLoanStatement(text));
  return titled.find((isLoan) => isLoan !== null) ?? false;
}
