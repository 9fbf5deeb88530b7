import PDFDocument from 'pdfkit';
import { collectPdf } from './statement-pdf.ts';

const LINES = [
  ['Bookkeeping, March', '3', '120.00', '360.00'],
  ['Year-end accounts', '1', '850.00', '850.00'],
] as const;

/** Invoices of our own making, one a page, whose lines add up to their totals, as PDF bytes. */
export function invoicePdf(numbers: readonly string[] = ['2026-0042']): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 56,
    autoFirstPage: false,
    info: { CreationDate: new Date(0) },
  });
  const bytes = collectPdf(doc);
  for (const number of numbers) drawInvoice(doc.addPage(), number);
  doc.end();
  return bytes;
}

function drawInvoice(doc: PDFKit.PDFDocument, number: string) {
  doc.font('Helvetica-Bold').fontSize(20).text('INVOICE', 56, 56);
  doc.font('Helvetica').fontSize(10);
  doc.text('Ledger & Sons LLC', 56, 90).text(`Invoice number: ${number}`, 350, 90);
  doc.text('Bill to: Harbor Mutual Bank', 56, 106).text('Invoice date: 03/31/2026', 350, 106);
  doc.text('Currency: USD', 56, 122).text('Due date: 04/30/2026', 350, 122);
  row(doc, 160, ['Description', 'Qty', 'Unit price', 'Amount']);
  LINES.forEach((line, index) => {
    row(doc, 184 + index * 20, line);
  });
  doc.text('Subtotal', 350, 250).text('1,210.00', 455, 250, RIGHT);
  doc.text('Total', 350, 270).text('1,210.00', 455, 270, RIGHT);
}

const RIGHT = { width: 85, align: 'right' } as const;

function row(doc: PDFKit.PDFDocument, y: number, [what, quantity, price, amount]: readonly string[]) {
  doc.text(what ?? '', 56, y);
  doc.text(quantity ?? '', 270, y, { width: 50, align: 'right' });
  doc.text(price ?? '', 340, y, RIGHT).text(amount ?? '', 455, y, RIGHT);
}
