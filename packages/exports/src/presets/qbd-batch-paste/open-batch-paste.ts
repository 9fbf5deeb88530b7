import type { Movement, StatementSource } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { type TableSpec, tableWriting } from '../../tables/statement-table.ts';
import type { TableColumn } from '../../tables/table-cells.ts';
import type { Preset } from '../preset.ts';

type BatchType = {
  readonly name: string;
  readonly kind: StatementSource['kind'];
  readonly side: 'money-out' | 'money-in';
  /** Headers of date, number, name, account, amount and memo; null where the type has no such column. */
  readonly headers: readonly [string, string | null, string, string, string, string];
};

const TYPES: readonly BatchType[] = [
  {
    name: 'checks',
    kind: 'bank',
    side: 'money-out',
    headers: ['Date', 'Number', 'Payee', 'Account', 'Amount', 'Memo'],
  },
  {
    name: 'deposits',
    kind: 'bank',
    side: 'money-in',
    headers: ['Date', null, 'Received From', 'From Account', 'Amount', 'Memo'],
  },
  {
    name: 'card-charges',
    kind: 'card',
    side: 'money-out',
    headers: ['Date', 'Ref', 'Payee', 'Account', 'Amount', 'Memo'],
  },
  {
    name: 'card-credits',
    kind: 'card',
    side: 'money-in',
    headers: ['Date', 'Ref', 'Payee', 'Account', 'Amount', 'Memo'],
  },
];

/** One table for each account and transaction type. */
export const openBatchPaste: Preset['open'] = ({ statements }, options) => ({
  writings: statements.flatMap((statement) =>
    TYPES.filter((type) => type.kind === statement.kind).map((type) => {
      const suffix = `${type.name}-${accountSuffix(statement, statements)}`;
      return tableWriting(specOf(type), statement, options, suffix, (movement) => isOf(type, movement));
    }),
  ),
  expected: statementTotals(statements),
});

/** Zero rows count as money out, where they are left out and listed. */
function isOf({ side }: BatchType, { amountMinor }: Movement): boolean {
  return side === 'money-in' ? amountMinor > 0 : amountMinor <= 0;
}

function specOf({ headers: [date, number, name, account, amount, memo], side }: BatchType): TableSpec {
  const numberColumn: TableColumn[] =
    number === null ? [] : [{ header: number, value: 'number', maxLength: 11 }];
  return {
    separator: 'tab',
    dates: 'region',
    isZeroRefused: true,
    text: { charset: 'ascii', formulas: 'strip' },
    columns: [
      { header: date, value: 'date' },
      ...numberColumn,
      { header: name, value: 'name', maxLength: 41 },
      { header: account, value: 'offset-account' },
      { header: amount, value: side },
      { header: memo, value: 'description' },
    ],
  };
}
