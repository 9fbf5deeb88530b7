import type { Preset } from '../preset.ts';
import { openBatchPaste } from './open-batch-paste.ts';

/** Rows to paste into QuickBooks Desktop's Batch Enter Transactions: one table for each transaction type, all amounts positive. */
export const qbdBatchPaste: Preset = {
  id: 'qbd-batch-paste',
  format: 'qbd',
  label: 'QuickBooks Desktop batch-enter paste',
  hint: 'Accountant → Batch Enter Transactions: choose the type in the file’s name, match the columns, paste the rows below the header.',
  takes: ['bank', 'card'],
  extension: 'tsv',
  mediaType: 'text/tab-separated-values; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: { rows: 1000 },
  notices: [],
  asks: ['expenseAccount', 'incomeAccount'],
  isUnverified: true,
  open: openBatchPaste,
};
