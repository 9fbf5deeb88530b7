import type { Preset } from '../preset.ts';
import { openQif } from './open-qif.ts';

/** Quicken Interchange Format, for GnuCash, older Quicken and other programs. */
export const qif: Preset = {
  id: 'qif',
  format: 'generic',
  label: 'QIF',
  hint: 'For GnuCash and older software; choose the date format of the file on import. QuickBooks does not accept QIF.',
  takes: ['bank', 'card'],
  extension: 'qif',
  mediaType: 'application/qif',
  dates: 'region',
  writesCurrency: false,
  decimals: null,
  limits: {},
  notices: ['QIF has no identifiers: importing the same rows twice doubles them.'],
  asks: ['region', 'ownAccounts', 'paymentAccount'],
  open: openQif,
};
