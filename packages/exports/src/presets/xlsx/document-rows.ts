import { formatDecimal, parseDecimal } from '@tieout/records';
import type { Corrections, DocumentLine, DocumentSource } from '../../source/export-source.ts';
import { sharedDigits } from '../../source/shared-digits.ts';
import { totalsOf } from '../../source/totals.ts';
import { verdictText } from '../../source/verdict-text.ts';
import { date, heading, money, number, type SheetCell, text } from './sheet-xml.ts';
import { sourceCells } from './source-cells.ts';
import type { RowPair, WorkbookRows } from './workbook-rows.ts';

/** The workbook of invoices or receipts: their lines, and the proof that lines and tax make the total. */
export function documentRows(documents: readonly DocumentSource[], corrections?: Corrections): WorkbookRows {
  return {
    recordSheet: 'Lines',
    recordHeading: [
      'Number',
      'Date',
      'Due date',
      'Vendor',
      'Customer',
      'Description',
      'Quantity',
      'Unit price',
      'Amount',
      'Currency',
    ],
    recordWidths: [16, 12, 12, 28, 28, 52, 10, 12, 14, 9],
    amountColumn: 8,
    summary: documents.flatMap((one) => summaryRows(one, corrections)),
    proofHeading: ['Row', 'Number', 'Amount', 'Check', 'Page', 'Left', 'Top', 'Right', 'Bottom'],
    pairs: () => pairsOf(documents),
    digits: sharedDigits(documents),
  };
}

function summaryRows(
  { fields, lines, totalMinor, taxMinor, digits, verdict }: DocumentSource,
  corrections?: Corrections,
): SheetCell[][] {
  const lineSum = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const amount = (minor: number | null) => money(minor === null ? null : formatDecimal(minor, digits));
  return [
    [heading('Number'), text(fields.number ?? 'not printed')],
    [heading('Date'), date(fields.date)],
    [heading('Vendor'), text(fields.vendor)],
    [heading('Customer'), text(fields.customer)],
    [heading('Currency'), text(fields.currency ?? 'not printed')],
    [heading('Verdict'), text(verdictText(verdict, corrections))],
    [heading('Sum of lines'), amount(lineSum)],
    [heading('Subtotal, printed'), money(fields.subtotal)],
    [heading('Tax, printed'), amount(taxMinor)],
    [heading('Total, printed'), amount(totalMinor)],
    [],
  ];
}

function* pairsOf(documents: readonly DocumentSource[]): Generator<RowPair> {
  let row = 0;
  for (const document of documents) {
    for (const line of document.lines) {
      row++;
      yield {
        record: recordCells(line, document),
        proof: proofCells(line, document, row),
        totals: totalsOf(line.amountMinor),
      };
    }
  }
}

function recordCells(line: DocumentLine, { fields, digits }: DocumentSource): SheetCell[] {
  return [
    text(fields.number),
    date(fields.date),
    date(fields.dueDate),
    text(fields.vendor),
    text(fields.customer),
    text(line.description),
    line.quantity === null ? null : number(line.quantity),
    line.unitPrice === null ? null : number(line.unitPrice),
    money(formatDecimal(line.amountMinor, digits)),
    text(fields.currency),
  ];
}

function proofCells(line: DocumentLine, { fields, digits }: DocumentSource, row: number): SheetCell[] {
  return [
    number(row),
    text(fields.number),
    money(formatDecimal(line.amountMinor, digits)),
    text(productCheck(line, digits)),
    ...sourceCells(line.source),
  ];
}

/** Whether quantity times unit price makes the amount to the minor unit; null where one is not printed or no number. */
function productCheck({ quantity, unitPrice, amountMinor }: DocumentLine, digits: number): string | null {
  if (quantity === null || unitPrice === null) return null;
  const [count, price] = [parseDecimal(quantity), parseDecimal(unitPrice)];
  if (count === null || price === null) return null;
  const product = Math.round(
    (count.minor * price.minor * 10 ** digits) / 10 ** (count.digits + price.digits),
  );
  return product === amountMinor ? 'holds' : 'differs';
}
