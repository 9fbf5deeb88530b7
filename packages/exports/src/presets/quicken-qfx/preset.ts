import { openWebConnect } from '../../ofx/web-connect.ts';
import type { Preset } from '../preset.ts';

/** A .QFX file for Quicken: OFX 1.0.2 with Intuit's bank number, as in a .QBO file ("Supported versions", Intuit's FI site). */
export const quickenQfx: Preset = {
  id: 'quicken-qfx',
  format: 'generic',
  label: 'Quicken .QFX (Web Connect)',
  hint: 'File → File Import → Web Connect (.QFX). Quicken skips transactions it already has.',
  takes: ['bank', 'card'],
  extension: 'qfx',
  mediaType: 'application/vnd.intu.qfx',
  dates: null,
  writesCurrency: true,
  decimals: 2,
  limits: {},
  notices: ['Quicken checks the bank’s number online and refuses one that does not take part.'],
  asks: ['bank', 'accountType', 'routingNumber', 'accountId', 'currency', 'closingBalance', 'idRecipe'],
  open: openWebConnect,
};
