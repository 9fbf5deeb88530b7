import { openWebConnect } from '../../ofx/web-connect.ts';
import type { Preset } from '../preset.ts';

/** A .QBO file for QuickBooks Desktop, which asks Intuit whether the bank's number is supported. */
export const qbdWebConnect: Preset = {
  id: 'qbd-web-connect',
  format: 'qbd',
  label: 'QuickBooks Desktop .QBO (Web Connect)',
  hint: 'File → Utilities → Import → Web Connect files. QuickBooks recognizes transactions it already has.',
  takes: ['bank', 'card'],
  extension: 'qbo',
  mediaType: 'application/vnd.intu.qbo',
  dates: null,
  writesCurrency: true,
  decimals: 2,
  limits: {},
  notices: [
    'QuickBooks Desktop checks the bank’s number online and refuses one that does not take part; choose a bank that does.',
  ],
  asks: ['bank', 'accountType', 'routingNumber', 'accountId', 'currency', 'closingBalance'],
  open: openWebConnect,
};
