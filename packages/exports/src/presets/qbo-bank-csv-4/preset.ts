import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Bank or card rows for QuickBooks Online's upload: four columns, money in under Credit, money out under Debit. */
export const qboBankCsv4: Preset = {
  id: 'qbo-bank-csv-4',
  format: 'qbo',
  label: 'QuickBooks Online bank CSV, 4 columns',
  hint: 'Transactions → Bank transactions → Upload from file; in the preview, check which column is money in.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: { rows: 1000, bytes: 340_000 },
  notices: [
    'Intuit’s help pages disagree on which of the two columns is money in. Check the first rows in the preview, or choose the 3-column file, which has one signed amount.',
  ],
  asks: ['region'],
  open: openStatementTable({
    columns: [
      { header: 'Date', value: 'date' },
      { header: 'Description', value: 'description', maxLength: 250 },
      { header: 'Credit', value: 'money-in' },
      { header: 'Debit', value: 'money-out' },
    ],
    text: { charset: 'ascii', formulas: 'strip' },
    dates: 'region',
    isZeroRefused: true,
    isDescriptionNeeded: true,
  }),
};
