import type { FileDetail, ReviewResponse } from '@tieout/contract';
import { invoicesOf, isStatement, worstVerdict } from '@tieout/records';

/** The review of an invoice or receipt that the service shows but does not correct; null for any other file. */
export function readOnlyReview({
  fileId,
  originalName,
  extraction,
  proof,
}: FileDetail): ReviewResponse | null {
  if (extraction?.outcome !== 'read' || isStatement(extraction)) return null;
  const verdict = worstVerdict(extraction);
  return {
    ...{ fileId, originalName, kind: extraction.kind, pageCount: extraction.pageCount, verdict },
    ...{ accounts: [], editCount: 0, redoCount: 0, sequence: 0 },
    invoices: invoicesOf(extraction).map(({ lines, ...invoice }, at) => ({
      ...invoice,
      lines: lines.map((line, index) => ({
        ...line,
        ...{ id: `${at}-${index}`, isExcluded: false, isEdited: false },
      })),
    })),
    findings: extraction.findings.map((finding, index) => ({
      ...finding,
      id: index.toString(16).padStart(16, '0'),
      ...(finding.row === undefined ? {} : { rowId: `${finding.invoice ?? 0}-${finding.row}` }),
    })),
    proof: proof ?? {
      verdict,
      ...{ correctionCount: 0, changedBalanceCount: 0, confirmedCount: 0, openCount: 0 },
    },
  };
}
