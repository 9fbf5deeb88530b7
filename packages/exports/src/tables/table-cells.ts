import { formatDecimal } from '@tieout/records';
import { type DateFormat, dateCell } from '../cells/file-date.ts';
import type { TextWriter } from '../cells/text-writer.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { accountIdOf, lastFour } from '../source/account-id.ts';
import { bookingOf } from '../source/booking.ts';
import { checkNumber, otherReference } from '../source/check-number.ts';
import type { Movement, StatementSource } from '../source/export-source.ts';

/** What a column of a statement table holds. */
export type ColumnValue =
  | 'date'
  | 'amount'
  | 'money-out'
  | 'money-in'
  | 'balance'
  /** All of the document's own words. */
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
  /** The account's name in the books. */
  | 'account-name'
  /** The posting date, where another than the transaction's is printed. */
  | 'post-date'
  /** The category the person chose. */
  | 'category'
  /** The identifier by which importers recognize the transaction. */
  | 'id';

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
  /** The row's identifier, where the table has a column for it. */
  readonly id?: string | undefined;
  readonly row: number;
  readonly log: PreflightLog;
};

/** One cell, ready for the line writer. */
export function tableCell(column: TableColumn, movement: Movement, context: TableCellContext): string {
  const text = textOf(column.value, movement, context);
  if (text !== undefined) return text === null ? '' : writeText(text, column, context);
  return typedCell(column, movement, context);
}

/** The untrusted text of a column; null where the row has none, undefined where the column is no text. */
function textOf(
  value: ColumnValue,
  movement: Movement,
  context: TableCellContext,
): string | null | undefined {
  const { statement, options } = context;
  switch (value) {
    case 'payee':
      return movement.payee;
    case 'category':
      return movement.category;
    case 'account-name':
      return options.accountNames?.[0] ?? null;
    case 'name':
      return movement.payee ?? movement.description;
    case 'memo':
      return movement.payee === null ? null : movement.description;
    case 'reference':
      return otherReference(movement);
    case 'check-number':
      return checkNumber(movement);
    case 'number':
      return checkNumber(movement) || otherReference(movement);
    case 'offset-account':
      return bookingOf(movement, { kind: statement.kind, options }).offset;
    case 'currency':
      return statement.currency ?? options.currency ?? null;
    case 'account':
      return lastFour(accountIdOf(statement, options));
    default:
      return undefined;
  }
}

function typedCell(column: TableColumn, movement: Movement, context: TableCellContext): string {
  const money = (minor: number) => formatDecimal(minor, context.statement.digits);
  const { amountMinor, balanceMinor, date, source } = movement;
  switch (column.value) {
    case 'date':
      return dateCell(date, context.dateFormat);
    case 'amount':
      return money(amountMinor);
    case 'money-out':
      return amountMinor < 0 ? money(-amountMinor) : '';
    case 'money-in':
      return amountMinor > 0 ? money(amountMinor) : '';
    case 'balance':
      return balanceMinor === null ? '' : money(balanceMinor);
    case 'source-page':
      return source === null ? '' : String(source.page);
    case 'post-date':
      return dateCell(movement.postDate, context.dateFormat);
    case 'id':
      return context.id ?? '';
    case 'description':
      return descriptionCell(
        context.spec.isDescriptionNeeded ? withCheckNumber(movement) : movement.description,
        column,
        context,
      );
    default:
      throw new Error(`no cell is written for ${column.value}`);
  }
}

/** The description with the number of the check, where the target has no column for it and the text does not say it. */
function withCheckNumber(movement: Movement): string {
  const { description } = movement;
  const check = checkNumber(movement) ?? '';
  return check === '' || description.includes(check) ? description : `${description.trim()} ${check}`;
}

function descriptionCell(description: string, column: TableColumn, context: TableCellContext): string {
  return context.spec.isDescriptionNeeded
    ? neededDescription(description, column, context)
    : writeText(description, column, context);
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
