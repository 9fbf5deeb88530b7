import type { ReviewInvoice } from '@tieout/contract';
import { invoicesOf, type ShownFinding, type ShownInvoiceReading } from '@tieout/records';
import type { EditedInvoice } from './edited-document.ts';

/** Invoices and receipts as they stand, with their findings. */
export function judgeInvoices(
  reading: ShownInvoiceReading,
  invoices: readonly EditedInvoice[],
): { readonly part: ReviewInvoice; readonly findings: readonly ShownFinding[] }[] {
  const read = invoicesOf(reading);
  return invoices.map(({ rows, ...invoice }, index) => ({
    part: { ...invoice, lines: [...rows], verdict: read[index]?.verdict ?? 'unproven' },
    findings: reading.findings.filter((finding) => (finding.invoice ?? 0) === index),
  }));
}
