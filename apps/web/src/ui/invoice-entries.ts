import { type Invoice, invoicesOf, type ShownFinding, type ShownInvoiceReading } from '@tieout/records';

/** One invoice or receipt of a file, with what was found of it. */
export type InvoiceEntry = {
  readonly invoice: Invoice;
  /** Its place in the file, counted from 0. */
  readonly place: number;
  /** What it is called among several, by its number or place; null where the file holds one. */
  readonly name: string | null;
  readonly findings: readonly ShownFinding[];
};

/** Every invoice and receipt of a file, and what was found of the file as a whole. */
export function invoiceEntries(reading: ShownInvoiceReading): {
  readonly entries: readonly InvoiceEntry[];
  readonly general: readonly ShownFinding[];
} {
  const invoices = invoicesOf(reading);
  if (invoices.length === 1) {
    return { entries: [{ invoice: reading, place: 0, name: null, findings: reading.findings }], general: [] };
  }
  const found = (invoice: number | undefined) =>
    reading.findings.filter((finding) => finding.invoice === invoice);
  return {
    entries: invoices.map((invoice, place) => ({
      invoice,
      place,
      name: nameOf(invoice, place),
      findings: found(place),
    })),
    general: found(undefined),
  };
}

function nameOf({ kind, fields }: Invoice, place: number): string {
  return `${kind === 'receipt' ? 'Receipt' : 'Invoice'} ${fields.number ?? `${place + 1} of this file`}`;
}
