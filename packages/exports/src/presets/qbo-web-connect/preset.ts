import { openWebConnect } from '../../ofx/web-connect.ts';
import type { Preset } from '../preset.ts';

/** A .QBO file for QuickBooks Online, whose upload takes 350 KB. */
export const qboWebConnect: Preset = {
  id: 'qbo-web-connect',
  format: 'qbo',
  label: 'QuickBooks Online .QBO (Web Connect)',
  hint: 'Transactions → Bank transactions → Upload from file. QuickBooks recognizes transactions it already has.',
  takes: ['bank', 'card'],
  extension: 'qbo',
  mediaType: 'application/vnd.intu.qbo',
  dates: null,
  writesCurrency: true,
  decimals: 2,
  limits: { bytes: 340_000 },
  notices: [],
  asks: ['bank', 'accountType', 'routingNumber', 'accountId', 'currency', 'closingBalance'],
  open: openWebConnect,
};
