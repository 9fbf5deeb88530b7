import type { ReviewInvoice, ReviewLine } from '@tieout/contract';
import { formerInvoiceEvidence, INVOICE_SUMS, isAboutFile, judgeInvoice } from '@tieout/extraction';
import {
  type DocumentFields,
  type Invoice,
  invoicesOf,
  type LineItem,
  type ShownFinding,
  type StoredInvoiceReading,
  showFinding,
} from '@tieout/records';
import { atPosition } from './at-position.ts';
import { type EditedInvoice, lineItemOf, readAsOf } from './edited-document.ts';

type JudgedInvoice = { readonly part: ReviewInvoice; readonly findings: readonly ShownFinding[] };

/** Judges invoices and receipts as their edits leave them: all checks again, all findings again. */
export function judgeInvoices(
  reading: StoredInvoiceReading,
  invoices: readonly EditedInvoice[],
): JudgedInvoice[] {
  const read = invoicesOf(reading);
  return invoices.map((invoice, index) => {
    const own = read[index];
    if (own === undefined) throw new Error('An invoice that was never read.');
    const found = reading.findings.filter(
      (finding) => (finding.invoice ?? 0) === index && !isAboutFile(finding),
    );
    const { part, findings } = judgeOne(own, found, invoice);
    const place = read.length > 1 ? { invoice: index } : {};
    return { part, findings: findings.map((finding) => ({ ...finding, ...place })) };
  });
}

function judgeOne(
  read: Invoice,
  found: readonly ShownFinding[],
  { rows, ...invoice }: EditedInvoice,
): JudgedInvoice {
  const lines = rows.map((line) => shownLine(line, read));
  const changed = changedFields(invoice.fields, read.fields);
  const part = { ...invoice, lines, ...(changed.length === 0 ? {} : { changed }) };
  if (read.evidence === undefined && changed.length === 0 && isAsRead(lines, read))
    return { part: { ...part, verdict: read.verdict }, findings: found };
  const positions = lines.flatMap((line, position) => (line.isExcluded ? [] : [position]));
  const included = positions.flatMap((position) => lines[position] ?? []);
  const { verdict, findings } = judgeInvoice(read.evidence ?? formerInvoiceEvidence(read, found), {
    fields: invoice.fields,
    entered: INVOICE_SUMS.filter((name) => changed.includes(name)),
    lines: included.map(({ changed: cells = [], ...line }) => ({
      ...lineItemOf(line),
      ...{ readAs: readAsOf(line), changed: cells },
    })),
  });
  return {
    part: { ...part, verdict },
    findings: findings.map((finding) => showFinding(atPosition(finding, positions))),
  };
}

/** A line item with the cells in which it differs from what was read. */
export function shownLine(line: ReviewLine, read: Invoice | undefined): ReviewLine {
  const readAs = readAsOf(line);
  const changed = changedCells(lineItemOf(line), readAs === null ? undefined : read?.lines[readAs]);
  return { ...line, ...(changed.length === 0 ? {} : { changed }) };
}

const CELLS = ['description', 'quantity', 'unitPrice', 'amount', 'taxRate'] as const;

/** The cells in which a line differs from what was read; all that it has where it was added. */
function changedCells(line: LineItem, read: LineItem | undefined): string[] {
  return CELLS.filter((cell) => (line[cell] ?? null) !== (read?.[cell] ?? null));
}

function changedFields(fields: DocumentFields, read: DocumentFields): string[] {
  const names = Object.keys({ ...fields, ...read }) as (keyof DocumentFields)[];
  return names.filter((name) => (fields[name] ?? null) !== (read[name] ?? null));
}

function isAsRead(lines: ReviewInvoice['lines'], read: Invoice): boolean {
  return (
    lines.length === read.lines.length &&
    lines.every((line) => !line.isExcluded && line.changed === undefined && line.isAdded !== true)
  );
}
