import { z } from 'zod';

export const exportFormatSchema = z.enum(['qbo', 'qbd', 'generic']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

export const exportFormatLabels: Readonly<Record<ExportFormat, string>> = {
  qbo: 'QuickBooks Online',
  qbd: 'QuickBooks Desktop',
  generic: 'Generic CSV',
};

/** A target column: its name in the file and how the screen calls it. */
export type Column = { readonly name: string; readonly label: string };
export type ColumnSet = Readonly<Record<ExportFormat, readonly Column[]>>;

const named = (...names: string[]): Column[] => names.map((name) => ({ name, label: name }));

/** The columns of the mapping page. */
export const mainColumns: ColumnSet = {
  qbo: named(
    'Date',
    'Description',
    'Account',
    'Debit',
    'Credit',
    'Customer',
    'Vendor',
    'Invoice Number',
    'Reference',
  ),
  qbd: [
    ...named('Date', 'Type'),
    { name: 'Num', label: 'Number' },
    ...named('Name', 'Account', 'Amount', 'Description', 'Class'),
  ],
  generic: named('id', 'date', 'amount', 'description', 'customer', 'category'),
};

/** The columns of the wizard's mapping tool. */
export const alternateColumns: ColumnSet = {
  qbo: named(
    'RefNumber',
    'TxnDate',
    'TotalAmount',
    'CustomerName',
    'Description',
    'Account',
    'Class',
    'ItemRef',
    'Quantity',
    'Rate',
  ),
  qbd: named(
    'TxnNumber',
    'Date',
    'Amount',
    'Customer',
    'Memo',
    'AccountRef',
    'ItemRef',
    'Quantity',
    'UnitPrice',
  ),
  generic: [...mainColumns.generic, ...named('reference', 'quantity', 'unit_price')],
};
