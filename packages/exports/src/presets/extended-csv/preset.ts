import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Everything a statement's rows hold, for people and their own programs. */
export const extendedCsv: Preset = {
  id: 'extended-csv',
  format: 'generic',
  label: 'CSV with every column',
  hint: 'Opens in any spreadsheet. Dates are YYYY-MM-DD, amounts plain decimals.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'YYYY-MM-DD',
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: [],
  isDateOptional: true,
  open: openStatementTable({
    columns: [
      { header: 'date', value: 'date' },
      { header: 'description', value: 'description' },
      { header: 'amount', value: 'amount' },
      { header: 'debit', value: 'money-out' },
      { header: 'credit', value: 'money-in' },
      { header: 'balance', value: 'balance' },
      { header: 'currency', value: 'currency' },
      { header: 'account', value: 'account' },
      { header: 'check_number', value: 'check-number' },
      { header: 'source_page', value: 'source-page' },
      { header: 'post_date', value: 'post-date' },
      { header: 'reference', value: 'reference' },
      { header: 'payee', value: 'payee' },
      { header: 'category', value: 'category' },
      { header: 'transaction_id', value: 'id' },
    ],
    text: { charset: 'utf-8', formulas: 'apostrophe' },
    dates: 'YYYY-MM-DD',
  }),
};
