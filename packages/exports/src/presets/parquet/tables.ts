import { formatDecimal } from '@tieout/records';
import { plainText } from '../../cells/plain-text.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import { documentId } from '../../source/document-id.ts';
import type { DocumentSource, StatementSource } from '../../source/export-source.ts';
import { movementIds } from '../../source/movement-id.ts';
import { totalsOf } from '../../source/totals.ts';
import type { ExportOptions, Unit } from '../preset.ts';

export type ParquetColumn = { readonly name: string; readonly type: 'text' | 'date' | 'decimal' | 'integer' };

/** A table of rows; a unit's text is the row's cells as a JSON list of plain texts and nulls. */
export type ParquetTable = {
  readonly columns: readonly ParquetColumn[];
  readonly units: () => Iterable<Unit>;
};

const columns = (type: ParquetColumn['type'], ...names: string[]): ParquetColumn[] =>
  names.map((name) => ({ name, type }));

type Cell = string | number | null;
const unit = (cells: readonly Cell[], amountMinor: number): Unit => ({
  text: JSON.stringify(cells.map((cell) => (cell === null ? null : String(cell)))),
  rows: 1,
  totals: totalsOf(amountMinor),
});

/** The transactions of all accounts. */
export function statementTable(statements: readonly StatementSource[], options: ExportOptions): ParquetTable {
  return {
    columns: [
      ...columns('integer', 'statement'),
      ...columns('text', 'kind', 'account', 'currency', 'verdict', 'transaction_id'),
      ...columns('date', 'date', 'post_date'),
      ...columns('text', 'description'),
      ...columns('decimal', 'amount', 'balance'),
      ...columns('text', 'check_number', 'reference', 'payee', 'category'),
      ...columns('integer', 'page'),
    ],
    units: () => statementUnits(statements, options),
  };
}

function* statementUnits(statements: readonly StatementSource[], options: ExportOptions): Generator<Unit> {
  for (const [index, statement] of statements.entries()) {
    const { kind, number, currency, verdict, digits } = statement;
    const idOf = movementIds(statement, options);
    for (const movement of statement.movements) {
      const { date, postDate, description, amountMinor, balanceMinor, payee, category, source } = movement;
      const balance = balanceMinor === null ? null : formatDecimal(balanceMinor, digits);
      yield unit(
        [
          ...[index + 1, kind, number, currency, verdict, idOf(movement), date, postDate],
          ...[plainText(description), formatDecimal(amountMinor, digits), balance],
          ...[checkNumber(movement) || null, otherReference(movement), payee, category, source?.page ?? null],
        ],
        amountMinor,
      );
    }
  }
}

/** The lines of all invoices and receipts. */
export function documentTable(documents: readonly DocumentSource[]): ParquetTable {
  return {
    columns: [
      ...columns('integer', 'document'),
      ...columns('text', 'document_id', 'kind', 'number'),
      ...columns('date', 'date', 'due_date'),
      ...columns(
        'text',
        'vendor',
        'customer',
        'currency',
        'verdict',
        'description',
        'quantity',
        'unit_price',
      ),
      ...columns('decimal', 'amount', 'document_tax', 'document_total'),
      ...columns('text', 'tax_rate', 'category'),
      ...columns('integer', 'page'),
    ],
    units: () => documentUnits(documents),
  };
}

function* documentUnits(documents: readonly DocumentSource[]): Generator<Unit> {
  for (const [index, document] of documents.entries()) {
    const { kind, fields, verdict, digits, taxMinor, totalMinor } = document;
    const money = (minor: number | null) => (minor === null ? null : formatDecimal(minor, digits));
    const head = [index + 1, documentId(document), kind, fields.number, fields.date, fields.dueDate];
    for (const { description, quantity, unitPrice, amountMinor, taxRate, category, source } of document.lines)
      yield unit(
        [
          ...[...head, fields.vendor, fields.customer, fields.currency, verdict],
          ...[
            plainText(description),
            quantity,
            unitPrice,
            money(amountMinor),
            money(taxMinor),
            money(totalMinor),
          ],
          ...[taxRate ?? null, category, source?.page ?? null],
        ],
        amountMinor,
      );
  }
}
