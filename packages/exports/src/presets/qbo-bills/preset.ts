import { openDocumentTable } from '../../documents/document-table.ts';
import type { Preset } from '../preset.ts';

/** DocNumber of QuickBooks Online's API. */
const QBO_NUMBER_LENGTH = 21;

/** Bills from vendors, for the bill import that QuickBooks Online has outside the United States. */
export const qboBills: Preset = {
  id: 'qbo-bills',
  format: 'qbo',
  label: 'QuickBooks Online bills',
  hint: 'Settings → Import data → Bills. For invoices and receipts you got from vendors.',
  takes: ['invoice', 'receipt'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: true,
  decimals: 2,
  limits: { units: 100, rows: 1000 },
  notices: [
    'Bills are imported in the British, Canadian and Australian editions; most American ones have no bill import: choose journal entries there.',
  ],
  asks: [
    'region',
    'dueDays',
    'currency',
    'expenseAccount',
    'isTotalOnly',
    'documentNumber',
    'documentDate',
    'vendor',
  ],
  open: openDocumentTable({
    needs: ['number', 'vendor', 'date', 'dueDate'],
    isHeadOnce: false,
    negative: 'lines',
    numberLimit: QBO_NUMBER_LENGTH,
    text: { charset: 'ascii', formulas: 'strip' },
    columns: [
      { header: '*BillNo', value: 'number' },
      { header: '*Supplier', value: 'vendor' },
      { header: '*BillDate', value: 'date' },
      { header: '*DueDate', value: 'due-date' },
      { header: 'Terms', value: 'terms' },
      { header: 'Location', value: 'blank' },
      { header: 'Memo', value: 'memo' },
      { header: '*Account', value: 'expense-account' },
      { header: 'LineDescription', value: 'description' },
      { header: '*LineAmount', value: 'amount' },
      { header: 'Currency', value: 'currency' },
    ],
  }),
};
