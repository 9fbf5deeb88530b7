import { formatDecimal, parseDecimal } from '@tieout/records';
import { type DateFormat, dateCell, dateOrder } from '../cells/file-date.ts';
import { type TextRule, type TextWriter, textWriter } from '../cells/text-writer.ts';
import { csvLine } from '../csv/write-csv.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions, Opened, Preset, Unit, Writing } from '../presets/preset.ts';
import { numberKey } from '../source/document-id.ts';
import { documentName } from '../source/document-name.ts';
import type { DocumentSource } from '../source/export-source.ts';
import { sharedDigits } from '../source/shared-digits.ts';
import { addTotals, NO_TOTALS, totalsOf } from '../source/totals.ts';
import { decodeText, encodeText, frameBytes } from '../writing/encode-text.ts';
import { chargedDocument, chargeTotals } from './document-charges.ts';
import type { DocumentColumn, DocumentValue } from './document-column.ts';
import { documentsToBook } from './documents-to-book.ts';
import { checkNeededFields } from './needed-fields.ts';
import { readDocumentTable } from './read-document-table.ts';
import { type TaxedDocument, type TaxedLine, taxCodeOf, taxedDocument } from './tax-lines.ts';
import { checkNumberLength, writtenNumber } from './written-number.ts';

/** A table with one row for each line of invoices or bills, described by data. */
export type DocumentTableSpec = {
  readonly columns: readonly DocumentColumn[];
  readonly needs: readonly ('number' | 'date' | 'dueDate' | 'vendor' | 'customer')[];
  /** Whether the document's own fields are on its first row only, below the number. */
  readonly isHeadOnce: boolean;
  /** Negative lines and documents: `credits` are taken as credit notes, `lines` only within a positive total. */
  readonly negative: 'refused' | 'lines' | 'credits';
  /** The most characters of a document number; null where no limit is published. */
  readonly numberLimit: number | null;
  /** Whether tax is a column of each line; else it is a line of its own. */
  readonly hasTaxColumns?: boolean;
  readonly text: TextRule;
};

const NAME_LIMIT = { maxLength: 100 };

/** The `open` of a preset that writes documents as one table. */
export function openDocumentTable(spec: DocumentTableSpec): Preset['open'] {
  return ({ documents }, options, log): Opened => {
    const taxed = documentsToBook(documents, options, log).flatMap((document, row) => {
      checkNeededFields(document, spec.needs, row, log);
      checkNumberLength(document, spec.numberLimit, row, log);
      return linesOf(document, spec, { row, log, options }) ?? [];
    });
    for (const [row, one] of taxed.entries()) {
      checkNegative(one, spec.negative, row, log);
      if (spec.hasTaxColumns) checkTaxCodes(one, options, row, log);
    }
    return { writings: [tableWriting(spec, taxed, options)], expected: chargeTotals(taxed) };
  };
}

function linesOf(
  document: DocumentSource,
  { hasTaxColumns = false }: DocumentTableSpec,
  context: { row: number; log: PreflightLog; options: ExportOptions },
): TaxedDocument | null {
  const { isTotalOnly } = context.options;
  if (hasTaxColumns && !isTotalOnly) return taxedDocument(document, context);
  const charged = chargedDocument(document, { ...context, isTotalOnly });
  return charged === null
    ? null
    : { document, lines: charged.lines.map((line) => ({ ...line, taxMinor: 0, rate: '0' })) };
}

function checkNegative(
  { document, lines }: TaxedDocument,
  negative: DocumentTableSpec['negative'],
  row: number,
  log: PreflightLog,
): void {
  const line = lines.find(({ amountMinor }) => amountMinor < 0);
  const total = lines.reduce((sum, { amountMinor, taxMinor }) => sum + amountMinor + taxMinor, 0);
  if (negative === 'refused' && line !== undefined)
    log.block(
      'negative-line',
      'The target does not accept discounts, credits or negative lines. Enter this document by hand.',
      row,
      line.description,
    );
  if (negative === 'lines' && total < 0) log.block('credit-note', CREDIT, row, documentName(document));
  if (negative === 'credits' && total < 0) log.did('credit-note', CREDITED, row, documentName(document));
}

const CREDIT =
  'This is a credit note, and the target’s bill import does not accept them. Choose journal entries or IIF, which has vendor credits.';
const CREDITED =
  'Credit notes are exported with negative amounts, and the target imports them as credit notes.';

function checkTaxCodes(
  { document, lines }: TaxedDocument,
  { taxCodes }: ExportOptions,
  row: number,
  log: PreflightLog,
): void {
  for (const line of lines) {
    if (taxCodeOf(line, document.fields.vendor, taxCodes) === null)
      log.block('no-tax-code', NO_CODE, row, `${line.rate ?? '?'} %: ${documentName(document)}`);
  }
}

const NO_CODE = 'The target needs its own tax code for each rate. Enter the code for the rates named here.';

function tableWriting(
  spec: DocumentTableSpec,
  taxed: readonly TaxedDocument[],
  options: ExportOptions,
): Writing {
  const frame = { head: csvLine(spec.columns.map((column) => column.header)), foot: '' };
  const dateFormat = dateOrder(options);
  const digits = sharedDigits(taxed.map(({ document }) => document));
  return {
    suffix: null,
    frameBytes: frameBytes(frame),
    units: (log) => documentUnits(spec, taxed, { dateFormat, options }, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readDocumentTable(decodeText(chunks), spec.columns, { dateFormat, digits }),
  };
}

function* documentUnits(
  spec: DocumentTableSpec,
  taxed: readonly TaxedDocument[],
  { dateFormat, options }: { dateFormat: DateFormat; options: ExportOptions },
  log: PreflightLog,
): Generator<Unit> {
  const text = textWriter(spec.text, log);
  for (const [row, { document, lines }] of taxed.entries()) {
    const total = lines.reduce((sum, { amountMinor, taxMinor }) => sum + amountMinor + taxMinor, 0);
    const number = writtenNumber(document, spec.numberLimit);
    const rows = lines.map((line, index) => {
      const isHead = index === 0 || !spec.isHeadOnce;
      const context = { document, number, total, line, isHead, dateFormat, options, text, row, log };
      return csvLine(spec.columns.map(({ value }) => documentCell(value, context)));
    });
    const totals = lines.reduce((sum, line) => addTotals(sum, totalsOf(line.amountMinor)), NO_TOTALS);
    yield { text: rows.join(''), rows: rows.length, totals, key: numberKey(number) || undefined };
  }
}

type CellContext = {
  readonly document: DocumentSource;
  readonly number: string;
  readonly total: number;
  readonly line: TaxedLine;
  /** Whether this row carries the document's own fields. */
  readonly isHead: boolean;
  readonly dateFormat: DateFormat;
  readonly options: ExportOptions;
  readonly text: TextWriter;
  readonly row: number;
  readonly log: PreflightLog;
};

function documentCell(value: DocumentValue, context: CellContext): string {
  const { document, line, text, row, options, dateFormat } = context;
  const write = (plain: string | null | undefined) => (plain ? text(plain, { row }) : '');
  switch (value) {
    case 'item':
      return write(line.item);
    case 'description':
      return write(line.description);
    case 'quantity':
    case 'rate':
      return quantityCell(value, context);
    case 'full-quantity':
      return exactProduct(context)?.quantity ?? '1';
    case 'full-rate':
      return exactProduct(context)?.unitPrice ?? formatDecimal(line.amountMinor, document.digits);
    case 'amount':
      return formatDecimal(line.amountMinor, document.digits);
    case 'service-date':
      return dateCell(line.serviceDate, dateFormat);
    case 'expense-account':
      return write(line.category ?? options.expenseAccount ?? 'Uncategorized Expense');
    case 'income-account':
      return write(line.category ?? options.incomeAccount ?? 'Uncategorized Income');
    case 'tax-code':
      return write(taxCodeOf(line, document.fields.vendor, options.taxCodes));
    case 'tax-amount':
      return formatDecimal(line.taxMinor, document.digits);
    case 'blank':
      return '';
    case 'number':
      return write(context.number);
    default:
      return context.isHead ? headCell(value, context) : '';
  }
}

/** A field of the document itself. */
function headCell(value: DocumentValue, context: CellContext): string {
  const { document, text, row, options, dateFormat, total } = context;
  const { fields } = document;
  const write = (plain: string | null | undefined, limit: { maxLength?: number } = {}) =>
    plain ? text(plain, { row, ...limit }) : '';
  switch (value) {
    case 'vendor':
      return write(contactName(fields.vendor), NAME_LIMIT);
    case 'customer':
      return write(contactName(fields.customer), NAME_LIMIT);
    case 'date':
      return dateCell(fields.date, dateFormat);
    case 'due-date':
      return dateCell(fields.dueDate, dateFormat);
    case 'terms':
      return write(document.terms);
    case 'memo':
      return write(document.memo);
    case 'currency':
      return write(fields.currency ?? options.currency);
    case 'purchase-order':
      return write(fields.purchaseOrder);
    case 'total':
      return formatDecimal(total, document.digits);
    default:
      throw new Error(`no cell is written for ${value}`);
  }
}

/** A contact's name as QuickBooks takes it: no colon, which means a sub-customer, and no quotes. */
function contactName(name: string | null): string | undefined {
  return name?.replace(/[:"]/g, ' ');
}

/** Quantity and rate go together, and only where they make the amount: the target multiplies them again. */
function quantityCell(value: 'quantity' | 'rate', context: CellContext): string {
  const { quantity, unitPrice } = context.line;
  if (quantity === null || unitPrice === null) return '';
  const exact = exactProduct(context);
  if (exact === null) {
    context.log.change('quantity-left-out', context.row, `${quantity} × ${unitPrice}`, '');
    return '';
  }
  return value === 'quantity' ? exact.quantity : exact.unitPrice;
}

/** Quantity and unit price where they make the amount of the line exactly; else null. */
function exactProduct({
  line: { quantity, unitPrice, amountMinor },
  document: { digits },
}: Pick<CellContext, 'line' | 'document'>): { quantity: string; unitPrice: string } | null {
  if (quantity === null || unitPrice === null) return null;
  const [count, price] = [parseDecimal(quantity), parseDecimal(unitPrice)];
  if (count === null || price === null) return null;
  const scale = count.digits + price.digits;
  const product = BigInt(count.minor) * BigInt(price.minor) * 10n ** BigInt(digits);
  return product === BigInt(amountMinor) * 10n ** BigInt(scale) ? { quantity, unitPrice } : null;
}
