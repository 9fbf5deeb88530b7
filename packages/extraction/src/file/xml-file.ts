import type { ElectronicInvoice, InvoiceReading, Unreadable } from '@tieout/records';
import { electronicInvoiceOf } from '../invoice/electronic/read-electronic.ts';
import { electronicReading } from '../invoice/electronic-reading.ts';
import { unreadable } from '../limits/unreadable.ts';
import { OverLimitError, withinTimePatiently } from '../limits/within-time.ts';
import { writePdf } from '../ocr/picture/write-pdf.ts';

/** CPU milliseconds for one file: an invoice takes a few. */
const LONGEST_MS = 1500;

/** Reads an electronic invoice in a file of its own; it counts as one page. */
export function readXmlFile(bytes: Uint8Array): InvoiceReading | Unreadable {
  const invoice = invoiceIn(bytes);
  return invoice === null ? unreadable('not-a-pdf', 0) : electronicReading(invoice, lineBox);
}

/** A page that shows an electronic invoice, for people to compare with the reading. */
export function pdfOfXml(bytes: Uint8Array): Uint8Array | Unreadable {
  const invoice = invoiceIn(bytes);
  return invoice === null ? unreadable('not-a-pdf', 0) : drawn(invoice);
}

function invoiceIn(bytes: Uint8Array): ElectronicInvoice | null {
  try {
    return withinTimePatiently(LONGEST_MS, () => electronicInvoiceOf(bytes));
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    return null;
  }
}

/** A4, the page margins, the line distance and the indent of the invoice's lines, in points. */
const [WIDTH, LEAST_HEIGHT] = [595, 842];
const [LEFT, TOP, LEADING, LINES_FROM] = [48, 64, 16, 224];
const COLUMNS = [LEFT, 330, 400, 490] as const;

function lineBox(line: number): readonly [number, number, number, number] {
  const top = LINES_FROM + line * LEADING;
  return [LEFT, top, WIDTH - LEFT, top + LEADING];
}

type Cell = { readonly text: string; readonly left: number; readonly top: number };

function drawn(invoice: ElectronicInvoice): Uint8Array {
  const end = LINES_FROM + invoice.lines.length * LEADING;
  const height = Math.max(LEAST_HEIGHT, end + 6 * LEADING);
  const cells = [...headOf(invoice), ...linesOf(invoice), ...footOf(invoice, end + LEADING)];
  const content = Buffer.from(
    cells
      .map(
        ({ text, left, top }) =>
          `BT /F 9 Tf 1 0 0 1 ${left} ${height - top - 11} Tm (${escaped(text)}) Tj ET`,
      )
      .join('\n'),
    'latin1',
  );
  return writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${height}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ].map((object) => Buffer.from(object, 'latin1')),
  );
}

function headOf(invoice: ElectronicInvoice): Cell[] {
  const rows = [
    ['Invoice', invoice.number],
    ['Date', invoice.date],
    ['Due date', invoice.dueDate],
    ['Vendor', invoice.vendor],
    ['Customer', invoice.customer],
    ['Currency', invoice.currency],
  ] as const;
  return rows.flatMap(([label, value], index) => pair(label, value, TOP + index * LEADING));
}

function linesOf({ lines }: ElectronicInvoice): Cell[] {
  return lines.flatMap(({ description, quantity, unitPrice, amount }, index) => {
    const [, top] = lineBox(index);
    const texts = [(description ?? '').slice(0, 58), quantity, unitPrice, amount];
    return texts.map((text, column) => ({ text: text ?? '', left: COLUMNS[column] ?? LEFT, top }));
  });
}

function footOf(invoice: ElectronicInvoice, top: number): Cell[] {
  const rows = [
    ['Subtotal', invoice.taxBasis],
    ['Tax', invoice.tax],
    ['Total', invoice.total],
  ] as const;
  return rows.flatMap(([label, value], index) => pair(label, value, top + index * LEADING, COLUMNS[3]));
}

function pair(label: string, value: string | null, top: number, left = 140): Cell[] {
  return value === null
    ? []
    : [
        { text: label, left: left === 140 ? LEFT : 400, top },
        { text: value, left, top },
      ];
}

/** A text as a PDF string; what WinAnsi cannot encode is a question mark on the page, but complete in the reading. */
function escaped(text: string): string {
  return text.replace(/[^\u0020-\u007e\u00a1-\u00ff]/g, '?').replace(/[\\()]/g, '\\$&');
}
