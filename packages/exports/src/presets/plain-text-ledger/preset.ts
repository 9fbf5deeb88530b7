import type { Preset } from '../preset.ts';
import { beancountDialect, hledgerDialect, ledgerDialect } from './dialects.ts';
import { openLedger } from './open-ledger.ts';

const shared = {
  format: 'generic',
  takes: ['bank', 'card'],
  mediaType: 'text/plain; charset=utf-8',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: ['accountNames', 'paymentAccount', 'ownAccounts', 'expenseAccount', 'incomeAccount', 'currency'],
} as const satisfies Partial<Preset>;

/** A journal for hledger with balance assertions. */
export const hledgerJournal: Preset = {
  ...shared,
  id: 'hledger',
  label: 'hledger journal',
  hint: 'Add “include FILE” to your main journal. Opening and closing balances are checked when hledger reads it.',
  extension: 'journal',
  open: openLedger(hledgerDialect),
};

/** A journal for Ledger with balance assertions. */
export const ledgerJournal: Preset = {
  ...shared,
  id: 'ledger',
  label: 'Ledger journal',
  hint: 'Add “include FILE” to your main journal. Opening and closing balances are checked when Ledger reads it.',
  extension: 'ledger',
  open: openLedger(ledgerDialect),
};

/** A Beancount file with balance directives. */
export const beancount: Preset = {
  ...shared,
  id: 'beancount',
  label: 'Beancount',
  hint: 'Add “include "FILE"” to your main file. In later files of the same account, delete the open and pad lines at the top.',
  extension: 'beancount',
  open: openLedger(beancountDialect),
};
