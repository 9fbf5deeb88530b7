import type { Preset } from '../preset.ts';
import { openCamt } from './open-camt.ts';

/** ISO 20022 CAMT.053.001.02, for European and treasury programs. */
export const camt053: Preset = {
  id: 'camt053',
  format: 'generic',
  label: 'CAMT.053',
  hint: 'For programs that take ISO 20022 bank statements (.xml).',
  takes: ['bank', 'card'],
  extension: 'xml',
  mediaType: 'application/xml',
  limits: {},
  notices: [],
  asks: ['accountId', 'currency', 'idPrefix'],
  open: openCamt,
};
