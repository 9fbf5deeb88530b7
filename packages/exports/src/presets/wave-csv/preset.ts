import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Rows for Wave's statement upload. */
export const waveCsv: Preset = {
  id: 'wave-csv',
  format: 'generic',
  label: 'Wave CSV',
  hint: 'Accounting → Transactions → Upload a bank statement; choose the date, amount and description columns.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: {},
  notices: ['Wave takes a file only into an account of the same currency.'],
  asks: ['region'],
  open: openStatementTable({
    columns: [
      { header: 'Date', value: 'date' },
      { header: 'Description', value: 'description' },
      { header: 'Amount', value: 'amount' },
    ],
    text: { charset: 'utf-8', formulas: 'strip' },
    dates: 'region',
  }),
};
