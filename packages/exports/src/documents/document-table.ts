import { formatDecimal, parseDecimal } from '@tieout/records';
import { type DateFormat, dateCell, regionDateFormat } from '../cells/file-date.ts';
import { type TextWriter, textWriter } from '../cells/text-writer.ts';
import { csvLine } from '../csv/write-csv.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions, Opened, Preset, Unit, Writing } from '../presets/preset.ts';
import type { DocumentLine, DocumentSource } from '../source/export-source.ts';
import { sharedDigits } from '../source/shared-digits.ts';
import { addTotals, NO_TOTALS, totalsOf } from '../source/totals.ts';
import { decodeText, encodeText, frameBytes } from '../writing/encode-text.ts';
import { type ChargedDocument, chargedDocument, chargeTotals } from './document-charges.ts';
import { checkNeededFields, withGivenFields } from './needed-fields.ts';
import { readDocumentTable } from './read-document-table.ts';

/** What a column of a document table holds. */
export type DocumentValue =
  | 'number'
  | 'vendor'
  | 'customer'
  | 'date'
  | 'due-date'
  | 'terms'
  | 'memo'
  | 'item'
  | 'description'
  | 'quantity'
  | 'rate'
  | 'amount'
  | 'service-date'
  /** The line's category, else the account for what has none. */
  | 'expense-account'
  | 'currency'
  | 'blank';

export type DocumentColumn = { readonly header: string; readonly value: DocumentValue };

/** A table with one row for each line of invoices or bills, described by data. */
export type DocumentTableSpec = {
  readonly columns: readonly DocumentColumn[];
  readonly needs: readonly ('number' | 'date' | 'dueDate' | 'vendor' | 'customer')[];
  /** Whether the document's own fields stand on its first row only, below the number. */
  readonly isHeadOnce: boolean;
  /** Whether negative lines are refused. */
  readonly isPositiveOnly: boolean;
};

const NAME_LIMIT = { maxLength: 100 };

/** The `open` of a preset that writes documents as one table. */
export function openDocumentTable(spec: DocumentTableSpec): Preset['open'] {
  return ({ documents }, options, log): Opened => {
    const charged = withGivenFields(documents, options).flatMap((document, row) => {
      checkNeededFields(document, spec.needs, row, log);
      return chargedDocument(document, { row, log, isTotalOnly: options.isTotalOnly }) ?? [];
    });
    if (spec.isPositiveOnly) checkPositive(charged, log);
    return { writings: [tableWriting(spec, charged, options)], expected: chargeTotals(charged) };
  };
}

function checkPositive(charged: readonly ChargedDocument[], log: PreflightLog): void {
  for (const [row, { lines }] of charged.entries()) {
    const negative = lines.find((line) => line.amountMinor < 0);
    if (negative !== undefined)
      log.block(
        'negative-line',
        'The target takes no discounts, credits or negative lines. Enter this document by hand.',
        row,
        negative.description,
      );
  }
}

function tableWriting(
  spec: DocumentTableSpec,
  charged: readonly ChargedDocument[],
  options: ExportOptions,
): Writing {
  const frame = { head: csvLine(spec.columns.map((column) => column.header)), foot: '' };
  const dateFormat = options.dateFormat ?? regionDateFormat(options.region ?? null);
  const digits = sharedDigits(charged.map(({ document }) => document));
  return {
    suffix: null,
    frameBytes: frameBytes(frame),
    units: (log) => documentUnits(spec, charged, { dateFormat, options }, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readDocumentTable(decodeText(chunks), spec.columns, { dateFormat, digits }),
  };
}

function* documentUnits(
  spec: DocumentTableSpec,
  charged: readonly ChargedDocument[],
  { dateFormat, options }: { dateFormat: DateFormat; options: ExportOptions },
  log: PreflightLog,
): Generator<Unit> {
  const text = textWriter({ charset: 'ascii', formulas: 'strip' }, log);
  for (const [row, { document, lines }] of charged.entries()) {
    const rows = lines.map((line, index) => {
      const isHead = index === 0 || !spec.isHeadOnce;
      const context = { document, line, isHead, dateFormat, options, text, row, log };
      return csvLine(spec.columns.map(({ value }) => documentCell(value, context)));
    });
    const totals = lines.reduce((sum, line) => addTotals(sum, totalsOf(line.amountMinor)), NO_TOTALS);
    yield { text: rows.join(''), rows: rows.length, totals };
  }
}

type CellContext = {
  readonly document: DocumentSource;
  readonly line: DocumentLine;
  /** Whether this row carries the document's own fields. */
  readonly isHead: boolean;
  readonly dateFormat: DateFormat;
  readonly options: ExportOptions;
  readonly text: TextWriter;
  readonly row: number;
  readonly log: PreflightLog;
};

function documentCell(value: DocumentValue, context: CellContext): string {
  const { document, line, isHead, text, row, options, dateFormat } = context;
  const { fields } = document;
  const write = (plain: string | null | undefined, limit: { maxLength?: number } = {}) =>
    plain ? text(plain, { row, ...limit }) : '';
  const head = (cell: string) => (isHead ? cell : '');
  switch (value) {
    case 'number':
      return write(fields.number);
    case 'vendor':
      return head(write(contactName(fields.vendor), NAME_LIMIT));
    case 'customer':
      return head(write(contactName(fields.customer), NAME_LIMIT));
    case 'date':
      return head(dateCell(fields.date, dateFormat));
    case 'due-date':
      return head(dateCell(fields.dueDate, dateFormat));
    case 'terms':
      return head(write(document.terms));
    case 'memo':
      return head(write(document.memo));
    case 'currency':
      return head(write(fields.currency ?? options.currency));
    case 'item':
      return write(line.item);
    case 'description':
      return write(line.description);
    case 'quantity':
    case 'rate':
      return quantityCell(value, context);
    case 'amount':
      return formatDecimal(line.amountMinor, document.digits);
    case 'service-date':
      return dateCell(line.serviceDate, dateFormat);
    case 'expense-account':
      return write(line.category ?? options.expenseAccount ?? 'Uncategorized Expense');
    case 'blank':
      return '';
  }
}

/** A contact's name as QuickBooks takes it: no colon, which means a sub-customer, and no quotes. */
function contactName(name: string | null): string | undefined {
  return name?.replace(/[:"]/g, ' ');
}

/** Quantity and rate go together, and only where they make the amount: the target multiplies them anew. */
function quantityCell(value: 'quantity' | 'rate', { line, document, log, row }: CellContext): string {
  const { quantity, unitPrice, amountMinor } = line;
  if (quantity === null || unitPrice === null) return '';
  if (!isProduct(quantity, unitPrice, amountMinor, document.digits)) {
    log.change('quantity-left-out', row, `${quantity} × ${unitPrice}`, '');
    return '';
  }
  return value === 'quantity' ? quantity : unitPrice;
}

function isProduct(quantity: string, unitPrice: string, amountMinor: number, digits: number): boolean {
  const [count, price] = [parseDecimal(quantity), parseDecimal(unitPrice)];
  if (count === null || price === null) return false;
  const scale = count.digits + price.digits;
  return (
    BigInt(count.minor) * BigInt(price.minor) * 10n ** BigInt(digits) ===
    BigInt(amountMinor) * 10n ** BigInt(scale)
  );
}
