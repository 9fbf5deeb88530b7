import PDFDocument from 'pdfkit';
import { collectPdf } from './statement-pdf.ts';

/** What an invoice prints. */
export type InvoicePlan = {
  readonly number: string;
  readonly lines: readonly (readonly [
    description: string,
    quantity: string,
    price: string,
    amount: string,
  ])[];
  /** The sums below the lines, each with its label. */
  readonly sums: readonly (readonly [label: string, amount: string])[];
};

/** An invoice whose lines add up to its totals. */
export const rightInvoice: InvoicePlan = {
  number: '2026-0042',
  lines: [
    ['Bookkeeping, March', '3', '120.00', '360.00'],
    ['Year-end accounts', '1', '850.00', '850.00'],
  ],
  sums: [
    ['Subtotal', '1,210.00'],
    ['Total', '1,210.00'],
  ],
};

/** Invoices of our own making, one a page, as PDF bytes. */
export function invoicePdf(plans: readonly InvoicePlan[] = [rightInvoice]): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 56,
    autoFirstPage: false,
    info: { CreationDate: new Date(0) },
  });
  const bytes = collectPdf(doc);
  for (const plan of plans) drawInvoice(doc.addPage(), plan);
  doc.end();
  return bytes;
}

function drawInvoice(doc: PDFKit.PDFDocument, { number, lines, sums }: InvoicePlan) {
  doc.font('Helvetica-Bold').fontSize(20).text('INVOICE', 56, 56);
  doc.font('Helvetica').fontSize(10);
  doc.text('Ledger & Sons LLC', 56, 90).text(`Invoice number: ${number}`, 350, 90);
  doc.text('Bill to: Harbor Mutual Bank', 56, 106).text('Invoice date: 03/31/2026', 350, 106);
  doc.text('Currency: USD', 56, 122).text('Due date: 04/30/2026', 350, 122);
  row(doc, 160, ['Description', 'Qty', 'Unit price', 'Amount']);
  lines.forEach((line, index) => {
    row(doc, 184 + index * 20, line);
  });
  sums.forEach(([label, amount], index) => {
    const y = 210 + (lines.length + index) * 20;
    doc.text(label, 350, y).text(amount, 455, y, RIGHT);
  });
}

const RIGHT = { width: 85, align: 'right' } as const;

function row(doc: PDFKit.PDFDocument, y: number, [what, quantity, price, amount]: readonly string[]) {
  doc.text(what ?? '', 56, y);
  doc.text(quantity ?? '', 270, y, { width: 50, align: 'right' });
  doc.text(price ?? '', 340, y, RIGHT).text(amount ?? '', 455, y, RIGHT);
}
