import type { Preset } from '../preset.ts';
import { openJournal } from './open-journal.ts';

/** Journal entries: a statement's rows against their categories, a vendor's invoice against accounts payable. */
export const qboJournal: Preset = {
  id: 'qbo-journal',
  format: 'qbo',
  label: 'QuickBooks Online journal entries',
  hint: 'Settings → Import data → Journal entries; first turn off account numbers. Invoices and receipts are booked as purchases.',
  takes: ['bank', 'card', 'invoice', 'receipt'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: true,
  decimals: 2,
  limits: { rows: 1000 },
  notices: [
    'Every account must exist in the books under exactly this name; subaccounts are written Parent:Sub.',
    'Journal numbers that the books have already may be refused: change the prefix for another import of the same month.',
  ],
  asks: [
    'region',
    'accountNames',
    'paymentAccount',
    'expenseAccount',
    'incomeAccount',
    'payableAccount',
    'currency',
    'idPrefix',
    'isTotalOnly',
    'documentDate',
    'vendor',
  ],
  open: openJournal,
};
