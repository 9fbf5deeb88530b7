import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Rows for YNAB's file import: outflow and inflow apart. */
export const ynabCsv: Preset = {
  id: 'ynab-csv',
  format: 'generic',
  label: 'YNAB CSV',
  hint: 'Open the account → File import; choose the date format of the file.',
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
      { header: 'Payee', value: 'name' },
      { header: 'Memo', value: 'memo' },
      { header: 'Outflow', value: 'money-out' },
      { header: 'Inflow', value: 'money-in' },
    ],
    text: { charset: 'utf-8', formulas: 'strip' },
    dates: 'region',
  }),
};
