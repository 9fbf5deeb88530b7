import type { Preset } from '../preset.ts';
import { CAMT_02, CAMT_08 } from './camt-version.ts';
import { openCamt } from './open-camt.ts';

const shared = {
  format: 'generic',
  takes: ['bank', 'card'],
  extension: 'xml',
  mediaType: 'application/xml',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: ['accountId', 'currency', 'idPrefix'],
} as const satisfies Partial<Preset>;

/** ISO 20022 CAMT.053.001.02, for European and treasury programs. */
export const camt053: Preset = {
  ...shared,
  id: 'camt053',
  label: 'CAMT.053 (version 2)',
  hint: 'For software that imports ISO 20022 bank statements (.xml).',
  open: openCamt(CAMT_02),
};

/** ISO 20022 CAMT.053.001.08, for programs that follow the messages of 2019. */
export const camt05308: Preset = {
  ...shared,
  id: 'camt053-08',
  label: 'CAMT.053 (version 8)',
  hint: 'For software that imports ISO 20022 bank statements, version 8 (.xml).',
  open: openCamt(CAMT_08),
};
