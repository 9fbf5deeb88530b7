import type { Preset } from '../preset.ts';
import { openIif } from './open-iif.ts';

/** Intuit Interchange Format: bank and card rows as checks, deposits, charges and transfers with their offset accounts. */
export const qbdIif: Preset = {
  id: 'qbd-iif',
  format: 'qbd',
  label: 'QuickBooks Desktop IIF',
  hint: 'File → Utilities → Import → IIF files. Back up the company file first.',
  takes: ['bank', 'card'],
  extension: 'iif',
  mediaType: 'text/plain; charset=us-ascii',
  limits: {},
  notices: [
    'IIF has no duplicate check: importing the same file twice doubles the books. Back up before you import.',
    'An account name that the company file does not have may be created as a new account: check the spelling.',
  ],
  asks: ['accountNames', 'ownAccounts', 'expenseAccount', 'incomeAccount'],
  open: openIif,
};
