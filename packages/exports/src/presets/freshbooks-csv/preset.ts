import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Rows for FreshBooks. Columns and ISO dates: third-party guides only ("Date, Description, Amount, Currency"), so it is marked unverified. */
export const freshbooksCsv: Preset = {
  id: 'freshbooks-csv',
  format: 'generic',
  label: 'FreshBooks CSV',
  hint: 'Settings → Bank connections → Import transactions; match the columns. Dates are in the order year, month, day.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'YYYY-MM-DD',
  writesCurrency: true,
  decimals: 2,
  limits: {},
  notices: [],
  asks: ['currency'],
  isUnverified: true,
  open: openStatementTable({
    columns: [
      { header: 'Date', value: 'date' },
      { header: 'Description', value: 'description' },
      { header: 'Amount', value: 'amount' },
      { header: 'Currency', value: 'currency' },
    ],
    text: { charset: 'utf-8', formulas: 'strip' },
    dates: 'YYYY-MM-DD',
  }),
};
