import { formatDecimal } from '@tieout/records';
import { type DateFormat, formatDate } from '../cells/file-date.ts';
import type { TextWriter } from '../cells/text-writer.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { accountIdOf, lastFour } from '../source/account-id.ts';
import { bookingOf } from '../source/booking.ts';
import { checkNumber } from '../source/check-number.ts';
import type { Movement, StatementSource } from '../source/export-source.ts';

/** What a column of a statement table holds. */
export type ColumnValue =
  | 'date'
  | 'amount'
  | 'money-out'
  | 'money-in'
  | 'balance'
  | 'description'
  /** The payee the person chose. */
  | 'payee'
  /** The payee the person chose, else the description. */
  | 'name'
  /** The description where `name` does not say it already. */
  | 'memo'
  /** A printed reference that is no check number. */
  | 'reference'
  | 'check-number'
  /** A check number, else the printed reference. */
  | 'number'
  /** The category, else the account for what has none. */
  | 'offset-account'
  | 'currency'
  /** The last four characters of the account's number. */
  | 'account'
  | 'source-page'
  | 'blank';

export type TableColumn = {
  readonly header: string;
  readonly value: ColumnValue;
  readonly maxLength?: number;
};

export type TableCellContext = {
  readonly statement: StatementSource;
  readonly options: ExportOptions;
  readonly dateFormat: DateFormat;
  readonly spec: { readonly isDescriptionNeeded?: boolean };
  readonly text: TextWriter;
  readonly row: number;
  readonly log: PreflightLog;
};

/** One cell, ready for the line writer. */
export function tableCell(column: TableColumn, movement: Movement, context: TableCellContext): string {
  const { statement, options } = context;
  const money = (minor: number) => formatDecimal(minor, statement.digits);
  const write = (text: string | null) => (text === null ? '' : writeText(text, column, context));
  switch (column.value) {
    case 'date':
      return movement.date === null ? '' : (formatDate(movement.date, context.dateFormat) ?? '');
    case 'amount':
      return money(movement.amountMinor);
    case 'money-out':
      return movement.amountMinor < 0 ? money(-movement.amountMinor) : '';
    case 'money-in':
      return movement.amountMinor > 0 ? money(movement.amountMinor) : '';
    case 'balance':
      return movement.balanceMinor === null ? '' : money(movement.balanceMinor);
    case 'description':
      return context.spec.isDescriptionNeeded
        ? neededDescription(movement.description, column, context)
        : write(movement.description);
    case 'payee':
      return write(movement.payee);
    case 'name':
      return write(movement.payee ?? movement.description);
    case 'memo':
      return write(movement.payee === null ? null : movement.description);
    case 'reference':
      return write(checkNumber(movement) === null ? movement.reference : null);
    case 'check-number':
      return write(checkNumber(movement));
    case 'number':
      return write(checkNumber(movement) ?? movement.reference);
    case 'offset-account':
      return write(bookingOf(movement, { kind: statement.kind, account: '', options }).offset);
    case 'currency':
      return write(statement.currency ?? options.currency ?? null);
    case 'account':
      return write(lastFour(accountIdOf(statement, options)));
    case 'source-page':
      return movement.source === null ? '' : String(movement.source.page);
    case 'blank':
      return '';
  }
}

function writeText(text: string, { maxLength }: TableColumn, { text: write, row }: TableCellContext): string {
  return write(text, maxLength === undefined ? { row } : { row, maxLength });
}

function neededDescription(description: string, column: TableColumn, context: TableCellContext): string {
  const { log, row } = context;
  const text = writeText(description, column, context);
  if (text === '') {
    log.change('blank-description', row, '', 'Transaction');
    return 'Transaction';
  }
  if (!/^[\d\s.,]+$/.test(text)) return text;
  const named = `Ref ${text}`;
  log.change('numeric-description', row, text, named);
  return named;
}
