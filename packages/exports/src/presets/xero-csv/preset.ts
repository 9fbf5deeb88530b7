import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** A bank statement for Xero's import. */
export const xeroCsv: Preset = {
  id: 'xero-csv',
  format: 'generic',
  label: 'Xero bank statement CSV',
  hint: 'Accounting → Bank accounts → Manage account → Import a statement; confirm the columns Xero suggests.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: { rows: 1000 },
  notices: [],
  asks: ['region'],
  open: openStatementTable({
    columns: [
      { header: '*Date', value: 'date' },
      { header: '*Amount', value: 'amount' },
      { header: 'Payee', value: 'payee' },
      { header: 'Description', value: 'description' },
      { header: 'Reference', value: 'reference' },
      { header: 'Check Number', value: 'check-number' },
    ],
    text: { charset: 'utf-8', formulas: 'strip' },
    dates: 'region',
  }),
};
