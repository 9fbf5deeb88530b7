import { bookedAccounts } from '../../source/booked-accounts.ts';
import { bookingOf, checkCardPayments } from '../../source/booking.ts';
import type { Movement } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { type TableSpec, tableWriting } from '../../tables/statement-table.ts';
import type { TableColumn } from '../../tables/table-cells.ts';
import type { ExportOptions, Preset } from '../preset.ts';

// Fields and limits: MYOB's help, "Import and export fields" (help.myob.com/wiki/x/8YFk) and AccountEdge's field descriptions for Spend Money
// and Receive Money: tab-delimited, account numbers of five digits, amounts with two decimals, a blank line between transactions.

const shared = (account: string, number: string): readonly TableColumn[] => [
  { header: account, value: 'account-name' },
  { header: number, value: 'number', maxLength: 8 },
  { header: 'Date', value: 'date' },
  { header: 'Co./Last Name', value: 'payee', maxLength: 50 },
  { header: 'Memo', value: 'description', maxLength: 255 },
  { header: 'Allocation Account No.', value: 'offset-account' },
];

const base = { text: { charset: 'utf-8', formulas: 'strip' }, separator: 'tab', dates: 'region' } as const;

/** Money out and money in are two kinds of record, each imported by itself with positive amounts. */
const KINDS: readonly { suffix: string; includes: (movement: Movement) => boolean; spec: TableSpec }[] = [
  {
    suffix: 'spend-money',
    includes: ({ amountMinor }) => amountMinor < 0,
    spec: {
      ...base,
      isBlankBetween: true,
      columns: [...shared('Cheque Account', 'Cheque No.'), { header: 'Amount', value: 'money-out' }],
    },
  },
  {
    suffix: 'receive-money',
    includes: ({ amountMinor }) => amountMinor > 0,
    spec: {
      ...base,
      isBlankBetween: true,
      columns: [...shared('Deposit Account', 'ID No.'), { header: 'Amount', value: 'money-in' }],
    },
  },
];

const ACCOUNT = /^\d[-. ]?\d{4}$/;

/** Spend Money and Receive Money records for MYOB AccountRight. */
export const myobTransactions: Preset = {
  id: 'myob-transactions',
  format: 'generic',
  label: 'MYOB spend and receive money',
  hint: 'File → Import/Export Assistant → Import data → Spend Money, then Receive Money; tab-delimited, with a header.',
  takes: ['bank', 'card'],
  extension: 'txt',
  mediaType: 'text/tab-separated-values; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: {},
  notices: ['Importing the same file twice doubles the records.'],
  asks: ['region', 'accountNames', 'expenseAccount', 'incomeAccount', 'paymentAccount', 'ownAccounts'],
  isUnverified: true,
  open: ({ statements }, options, log) => {
    const accounts = bookedAccounts(statements, options, log);
    for (const { statement, name } of accounts) {
      let row = 0;
      checkCardPayments(statement, options, log);
      for (const movement of statement.movements) {
        const { offset } = bookingOf(movement, { kind: statement.kind, options });
        if (movement.amountMinor === 0) log.dropZero(row, movement.description);
        else if (!ACCOUNT.test(name) || !ACCOUNT.test(offset))
          log.block('no-account-code', NO_CODE, row, offset);
        row++;
      }
    }
    return {
      writings: accounts.flatMap(({ statement, name }) =>
        KINDS.map(({ suffix, includes, spec }) => {
          const own = accountSuffix(statement, statements);
          const given: ExportOptions = { ...options, accountNames: [name] };
          return tableWriting(spec, statement, given, `${own}-${suffix}`, includes);
        }),
      ),
      expected: statementTotals(statements),
    };
  },
};

const NO_CODE =
  'MYOB takes account numbers such as 1-1110, not names. Give them as account names, categories and accounts for what has none.';
