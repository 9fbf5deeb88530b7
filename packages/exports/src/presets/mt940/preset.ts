import type { Preset } from '../preset.ts';
import { openMt940 } from './open-mt940.ts';

/** SWIFT MT940, for European accounting and treasury programs. */
export const mt940: Preset = {
  id: 'mt940',
  format: 'generic',
  label: 'MT940',
  hint: 'For European accounting software that imports MT940 bank statements (.sta).',
  takes: ['bank', 'card'],
  extension: 'sta',
  mediaType: 'text/plain; charset=us-ascii',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: ['accountId', 'currency', 'idPrefix'],
  open: openMt940,
};
