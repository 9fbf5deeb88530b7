import { formatDecimal } from '@tieout/records';
import PDFDocument from 'pdfkit';

const ROWS_PER_PAGE = 40;
const ROW_HEIGHT_PT = 16;
const PAYEES = [
  'CARD PAYMENT HARBOUR BOOKS 0412',
  'DIRECT DEBIT NORTHERN WATER REF 88120',
  'TRANSFER TO J SAMPLE SAVINGS',
  'ONLINE PURCHASE LANTERN GROCERS 5571',
  'FASTER PAYMENT RECEIVED INVOICE 2031',
] as const;

/** A ruled statement of `pageCount` full pages, 40 rows each, with a running balance that holds over all of them. */
export function drawLongStatement(pageCount: number): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  let balance = 1_250_000;
  for (let page = 1; page <= pageCount; page++) balance = drawPage(pdf, page, pageCount, balance);
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.end();
  });
}

function drawPage(pdf: PDFKit.PDFDocument, page: number, pageCount: number, opening: number): number {
  pdf.addPage().font('Helvetica-Bold').fontSize(14).text('Lantern Mutual', 40, 36, { lineBreak: false });
  pdf.font('Helvetica').fontSize(9);
  pdf.text('Account statement 1 January 2025 to 31 December 2025', 40, 58, { lineBreak: false });
  right(pdf, `Page ${page} of ${pageCount}`, 555, 58);
  if (page === 1) {
    pdf.text(`Account number 20481190   Currency GBP   Opening balance ${grouped(opening)}`, 40, 72, {
      lineBreak: false,
    });
  }
  drawRow(pdf, 90, ['Date', 'Description', 'Paid out', 'Paid in', 'Balance']);
  let balance = opening;
  for (let row = 0; row < ROWS_PER_PAGE; row++) {
    const index = (page - 1) * ROWS_PER_PAGE + row;
    const amount = (index % 7 === 0 ? 1 : -1) * (1_000 + ((index * 7919) % 9_000));
    balance += amount;
    const date = dayOfYear(Math.floor((index * 365) / (pageCount * ROWS_PER_PAGE)));
    const [out, paidIn] = amount < 0 ? [grouped(-amount), ''] : ['', grouped(amount)];
    const payee = PAYEES[index % PAYEES.length] ?? '';
    drawRow(pdf, 90 + (row + 1) * ROW_HEIGHT_PT, [date, payee, out, paidIn, grouped(balance)]);
  }
  if (page === pageCount) right(pdf, `Closing balance ${grouped(balance)}`, 555, 770);
  pdf.text('Lantern Mutual is an invented bank. This page was drawn to measure speed.', 40, 800, {
    lineBreak: false,
  });
  return balance;
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  y: number,
  cells: readonly [string, string, string, string, string],
): void {
  const [date, description, out, paidIn, balance] = cells;
  pdf.text(date, 40, y, { lineBreak: false }).text(description, 110, y, { lineBreak: false });
  right(pdf, out, 400, y);
  right(pdf, paidIn, 475, y);
  right(pdf, balance, 555, y);
  pdf
    .moveTo(40, y + 12)
    .lineTo(555, y + 12)
    .lineWidth(0.3)
    .stroke();
}

function right(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  if (text !== '') pdf.text(text, x - pdf.widthOfString(text), y, { lineBreak: false });
}

function dayOfYear(day: number): string {
  const date = new Date(Date.UTC(2025, 0, 1 + day));
  return `${String(date.getUTCDate()).padStart(2, '0')}/${String(date.getUTCMonth() + 1).padStart(2, '0')}/2025`;
}

function grouped(minor: number): string {
  return formatDecimal(minor).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
