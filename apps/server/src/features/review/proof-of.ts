import type { Proof } from '@tieout/contract';
import { type ShownInvoiceReading, type ShownStatementReading, worstVerdict } from '@tieout/records';
import type { Document } from '../documents/document.ts';

/** What the verdict of a document rests on. */
export function proofOf(
  { verdict, correctionCount }: Pick<Document, 'verdict' | 'correctionCount'>,
  reading: ShownStatementReading | ShownInvoiceReading,
): Proof {
  return {
    verdict: verdict ?? worstVerdict(reading),
    correctionCount,
    changedBalanceCount: 0,
    confirmedCount: 0,
    openCount: reading.findings.filter(({ severity }) => severity !== 'info').length,
  };
}
