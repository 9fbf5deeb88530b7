import type { Preset } from '../preset.ts';
import { openIif } from './open-iif.ts';

/** Intuit Interchange Format: bank and card rows as checks, deposits, charges and transfers with their offset accounts; invoices and receipts of vendors as bills and vendor credits. */
export const qbdIif: Preset = {
  id: 'qbd-iif',
  format: 'qbd',
  label: 'QuickBooks Desktop IIF',
  hint: 'File → Utilities → Import → IIF files. Back up the company file first.',
  takes: ['bank', 'card', 'invoice', 'receipt'],
  extension: 'iif',
  mediaType: 'text/plain; charset=us-ascii',
  dates: 'MM/DD/YYYY',
  writesCurrency: false,
  decimals: 2,
  limits: {},
  notices: [
    'IIF has no duplicate check: importing the same file twice doubles the books. Back up before you import.',
    'An account name that the company file does not have may be created as a new account: check the spelling.',
  ],
  asks: [
    'accountNames',
    'paymentAccount',
    'ownAccounts',
    'expenseAccount',
    'incomeAccount',
    'payableAccount',
    'isTotalOnly',
    'documentDate',
    'vendor',
  ],
  open: openIif,
};
