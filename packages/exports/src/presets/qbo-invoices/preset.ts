import { openDocumentTable } from '../../documents/document-table.ts';
import type { Preset } from '../preset.ts';

/** DocNumber of QuickBooks Online's API. */
const QBO_NUMBER_LENGTH = 21;

/** Invoices the person issued, for QuickBooks Online's invoice import. */
export const qboInvoices: Preset = {
  id: 'qbo-invoices',
  format: 'qbo',
  label: 'QuickBooks Online invoices',
  hint: 'Settings → Import data → Invoices; first turn on custom transaction numbers. For invoices you sent to customers.',
  takes: ['invoice', 'receipt'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: { units: 100, rows: 1000 },
  notices: [
    'QuickBooks Online refuses the import of invoices where sales tax is set up in the American edition.',
  ],
  asks: ['region', 'dueDays', 'isTotalOnly', 'documentNumber', 'documentDate', 'customer'],
  open: openDocumentTable({
    needs: ['number', 'customer', 'date', 'dueDate'],
    isHeadOnce: true,
    negative: 'refused',
    numberLimit: QBO_NUMBER_LENGTH,
    text: { charset: 'ascii', formulas: 'strip' },
    columns: [
      { header: '*InvoiceNo', value: 'number' },
      { header: '*Customer', value: 'customer' },
      { header: '*InvoiceDate', value: 'date' },
      { header: '*DueDate', value: 'due-date' },
      { header: 'Terms', value: 'terms' },
      { header: 'Location', value: 'blank' },
      { header: 'Memo', value: 'memo' },
      { header: 'Item(Product/Service)', value: 'item' },
      { header: 'ItemDescription', value: 'description' },
      { header: 'ItemQuantity', value: 'quantity' },
      { header: 'ItemRate', value: 'rate' },
      { header: '*ItemAmount', value: 'amount' },
      { header: 'Service Date', value: 'service-date' },
    ],
  }),
};
