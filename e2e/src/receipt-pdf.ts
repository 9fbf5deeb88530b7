import PDFDocument from 'pdfkit';
import { collectPdf } from './statement-pdf.ts';

const LINES = [
  ['Coffee beans 1 kg', '18.50'],
  ['Paper filters', '4.25'],
  ['Oat milk', '3.75'],
] as const;

/** The receipt of a till, on its narrow roll, as PDF bytes; `total` is printed as given. */
export function receiptPdf(total = '28.62'): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: [226, 380],
    margin: 16,
    info: { CreationDate: new Date('2026-03-31T00:00:00Z') },
  });
  const bytes = collectPdf(doc);
  doc.font('Helvetica-Bold').fontSize(13).text('HARBOR GROCERY', 16, 20);
  doc.font('Helvetica').fontSize(9);
  doc.text('12 Quay Street, Portland, ME 04101', 16, 38).text('RECEIPT 00417', 16, 54);
  doc.text('03/31/2026 14:05', 16, 68);
  const sums = [
    ['Subtotal', '26.50'],
    ['Sales tax 8%', '2.12'],
    ['TOTAL USD', total],
    ['VISA ****4242', total],
  ] as const;
  [...LINES, ...sums].forEach(([label, amount], index) => {
    const y = 96 + index * 18;
    doc.text(label, 16, y).text(amount, 140, y, { width: 70, align: 'right' });
  });
  doc.text('Thank you for shopping with us', 16, 250);
  doc.end();
  return bytes;
}
