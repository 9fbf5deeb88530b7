import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Bank or card rows for QuickBooks Online's upload: exactly three columns, one signed amount. */
export const qboBankCsv: Preset = {
  id: 'qbo-bank-csv',
  format: 'qbo',
  label: 'QuickBooks Online bank CSV, 3 columns',
  hint: 'Transactions → Bank transactions → Upload from file; choose the date format of the file.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: { rows: 1000, bytes: 340_000 },
  notices: [],
  asks: ['region'],
  open: openStatementTable({
    columns: [
      { header: 'Date', value: 'date' },
      { header: 'Description', value: 'description', maxLength: 250 },
      { header: 'Amount', value: 'amount' },
    ],
    text: { charset: 'ascii', formulas: 'strip' },
    dates: 'region',
    isZeroRefused: true,
    isDescriptionNeeded: true,
  }),
};
