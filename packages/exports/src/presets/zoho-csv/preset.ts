import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Rows for Zoho Books' statement import: withdrawals and deposits apart. */
export const zohoCsv: Preset = {
  id: 'zoho-csv',
  format: 'generic',
  label: 'Zoho Books CSV',
  hint: 'Banking → the account → Import statement; match the columns and the date format.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 3,
  limits: {},
  notices: [],
  asks: ['region'],
  open: openStatementTable({
    columns: [
      { header: 'Date', value: 'date' },
      { header: 'Withdrawals', value: 'money-out' },
      { header: 'Deposits', value: 'money-in' },
      { header: 'Payee', value: 'payee' },
      { header: 'Description', value: 'description' },
      { header: 'Reference Number', value: 'number' },
    ],
    text: { charset: 'utf-8', formulas: 'strip' },
    dates: 'region',
  }),
};
