import type { DocumentColumn } from '../../documents/document-column.ts';
import { openDocumentTable } from '../../documents/document-table.ts';
import type { Preset } from '../preset.ts';

// Columns: the templates that Xero's own import pages offer ("Import sales invoices", "Import bills", central.xero.com), as many public
// writers carry them. Unit amounts are net; Xero asks whether they include tax. A negative total becomes a credit note.

const contact = (value: 'vendor' | 'customer'): readonly DocumentColumn[] => [
  { header: '*ContactName', value },
  ...[
    'EmailAddress',
    'POAddressLine1',
    'POAddressLine2',
    'POAddressLine3',
    'POAddressLine4',
    'POCity',
    'PORegion',
    'POPostalCode',
    'POCountry',
  ].map((header): DocumentColumn => ({ header, value: 'blank' })),
  { header: '*InvoiceNumber', value: 'number' },
];

const tracking: readonly DocumentColumn[] = [
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
].map((header) => ({ header, value: 'blank' }));

const shared = {
  format: 'generic',
  takes: ['invoice', 'receipt'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: true,
  decimals: 2,
  // "Import no more than 500 invoices at a time" (Xero Central).
  limits: { units: 500 },
  notices: ['When Xero asks, choose “Tax Exclusive”, except where a warning below says otherwise.'],
} as const satisfies Partial<Preset>;

const spec = {
  isHeadOnce: false,
  negative: 'credits',
  // InvoiceNumber of the Accounting API: 255 characters.
  numberLimit: 255,
  hasTaxColumns: true,
  text: { charset: 'utf-8', formulas: 'strip' },
} as const;

/** Bills from vendors for Xero, with the tax of each line. */
export const xeroBills: Preset = {
  ...shared,
  id: 'xero-bills',
  label: 'Xero bills',
  hint: 'Business → Bills to pay → Import. For invoices and receipts you got from vendors.',
  asks: [
    'region',
    'taxCodes',
    'expenseAccount',
    'dueDays',
    'currency',
    'documentNumber',
    'documentDate',
    'vendor',
  ],
  open: openDocumentTable({
    ...spec,
    needs: ['number', 'vendor', 'date', 'dueDate'],
    columns: [
      ...contact('vendor'),
      { header: '*InvoiceDate', value: 'date' },
      { header: '*DueDate', value: 'due-date' },
      { header: 'Total', value: 'total' },
      { header: 'InventoryItemCode', value: 'item' },
      { header: 'Description', value: 'description' },
      { header: '*Quantity', value: 'full-quantity' },
      { header: '*UnitAmount', value: 'full-rate' },
      { header: '*AccountCode', value: 'expense-account' },
      { header: '*TaxType', value: 'tax-code' },
      { header: 'TaxAmount', value: 'tax-amount' },
      ...tracking,
      { header: 'Currency', value: 'currency' },
    ],
  }),
};

/** Invoices the person issued, for Xero, with the tax of each line. */
export const xeroSales: Preset = {
  ...shared,
  id: 'xero-sales',
  label: 'Xero sales invoices',
  hint: 'Business → Invoices → Import. For invoices you sent to customers.',
  asks: [
    'region',
    'taxCodes',
    'incomeAccount',
    'dueDays',
    'currency',
    'documentNumber',
    'documentDate',
    'customer',
  ],
  open: openDocumentTable({
    ...spec,
    needs: ['number', 'customer', 'date', 'dueDate'],
    columns: [
      ...contact('customer'),
      { header: 'Reference', value: 'purchase-order' },
      { header: '*InvoiceDate', value: 'date' },
      { header: '*DueDate', value: 'due-date' },
      { header: 'Total', value: 'total' },
      { header: 'InventoryItemCode', value: 'item' },
      { header: '*Description', value: 'description' },
      { header: '*Quantity', value: 'full-quantity' },
      { header: '*UnitAmount', value: 'full-rate' },
      { header: 'Discount', value: 'blank' },
      { header: '*AccountCode', value: 'income-account' },
      { header: '*TaxType', value: 'tax-code' },
      { header: 'TaxAmount', value: 'tax-amount' },
      ...tracking,
      { header: 'Currency', value: 'currency' },
      { header: 'BrandingTheme', value: 'blank' },
    ],
  }),
};
