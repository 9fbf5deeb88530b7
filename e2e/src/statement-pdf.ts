import PDFDocument from 'pdfkit';

export type StatementRow = {
  readonly date: string;
  readonly description: string;
  readonly cents: number;
  /** Prints no balance next to it. */
  readonly isBalanceHidden?: boolean;
};

export type StatementPlan = {
  readonly bank: string;
  readonly account: string;
  readonly period: string;
  readonly openingCents: number;
  readonly rows: readonly StatementRow[];
  /** Added to the printed closing balance, so that the statement contradicts itself. */
  readonly closingErrorCents?: number;
  /** Points from top to bottom; a letter's height where left out. */
  readonly pageHeightPt?: number;
  /** Encrypts the document. */
  readonly password?: string;
};

const COLUMNS = { date: 56, description: 130, amount: 350, balance: 455 } as const;
const FIGURE_WIDTH = 85;
const ROW_HEIGHT = 18;
const LETTER_HEIGHT_PT = 792;
const FOOT_PT = 77;

/** A bank statement of our own making, in a plain layout with a running balance, as PDF bytes; `others` follow on pages of their own. */
export function statementPdf(plan: StatementPlan, ...others: readonly StatementPlan[]): Promise<Uint8Array> {
  const doc = new PDFDocument({
    info: { Title: plan.bank, CreationDate: new Date('2026-01-15T00:00:00Z') },
    size: [612, plan.pageHeightPt ?? LETTER_HEIGHT_PT],
    margin: 56,
    ...(plan.password ? { userPassword: plan.password, ownerPassword: `${plan.password}-owner` } : {}),
  });
  const bytes = collectPdf(doc);
  for (const [index, one] of [plan, ...others].entries()) {
    if (index > 0) doc.addPage();
    drawHeading(doc, one);
    drawRows(doc, one);
  }
  doc.end();
  return bytes;
}

/** Cents as "1,234.50" or "-12.35". */
export function printedAmount(cents: number): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

function closingOf({ openingCents, rows, closingErrorCents = 0 }: StatementPlan): number {
  return rows.reduce((sum, row) => sum + row.cents, openingCents) + closingErrorCents;
}

function drawHeading(doc: PDFKit.PDFDocument, plan: StatementPlan) {
  doc.font('Helvetica-Bold').fontSize(17).text(plan.bank, 56, 56);
  doc.font('Helvetica').fontSize(10);
  doc.text('Account statement', 56, 84);
  doc.text(`Account number: ${plan.account}`, 56, 100);
  doc.text(`Statement period: ${plan.period}`, 56, 116);
  doc.text('Currency: USD', 56, 132);
  doc.font('Helvetica-Bold').text('Account summary', 350, 84);
  doc.font('Helvetica');
  doc.text('Opening balance', 350, 100).text(printedAmount(plan.openingCents), COLUMNS.balance, 100, right);
  doc.text('Closing balance', 350, 116).text(printedAmount(closingOf(plan)), COLUMNS.balance, 116, right);
}

const right = { width: FIGURE_WIDTH, align: 'right' } as const;

function drawRows(doc: PDFKit.PDFDocument, plan: StatementPlan) {
  let y = drawColumnHeads(doc, 170);
  let balance = plan.openingCents;
  const bottom = (plan.pageHeightPt ?? LETTER_HEIGHT_PT) - FOOT_PT;
  for (const row of plan.rows) {
    if (y > bottom) {
      doc.addPage();
      y = drawColumnHeads(doc, 56);
    }
    balance += row.cents;
    doc.text(row.date, COLUMNS.date, y, { lineBreak: false });
    doc.text(row.description, COLUMNS.description, y, { lineBreak: false });
    doc.text(printedAmount(row.cents), COLUMNS.amount, y, right);
    if (!row.isBalanceHidden) doc.text(printedAmount(balance), COLUMNS.balance, y, right);
    y += ROW_HEIGHT;
  }
}

function drawColumnHeads(doc: PDFKit.PDFDocument, y: number): number {
  doc.font('Helvetica-Bold');
  doc.text('Date', COLUMNS.date, y).text('Description', COLUMNS.description, y);
  doc.text('Amount', COLUMNS.amount, y, right).text('Balance', COLUMNS.balance, y, right);
  doc
    .moveTo(56, y + 14)
    .lineTo(556, y + 14)
    .lineWidth(0.7)
    .stroke();
  doc.font('Helvetica');
  return y + 22;
}

/** The bytes of a document once it has ended. */
export function collectPdf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
}
