import type { Preset } from '../preset.ts';
import { openOfx2 } from './open-ofx2.ts';

/** OFX 2.1.1 for programs other than QuickBooks. */
export const ofx: Preset = {
  id: 'ofx',
  format: 'generic',
  label: 'OFX 2',
  hint: 'For Xero, GnuCash, Sage and other software that imports OFX. QuickBooks does not accept OFX 2; use .QBO instead.',
  takes: ['bank', 'card'],
  extension: 'ofx',
  mediaType: 'application/x-ofx',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: ['accountType', 'routingNumber', 'accountId', 'currency', 'closingBalance'],
  open: openOfx2,
};
