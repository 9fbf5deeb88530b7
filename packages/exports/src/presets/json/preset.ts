import type { Preset } from '../preset.ts';
import { openJson } from './open-json.ts';

/** The reading itself: records, source boxes, verdict and findings, for programs. */
export const json: Preset = {
  id: 'json',
  format: 'generic',
  label: 'JSON',
  hint: 'The whole reading with source boxes, verdict and findings, for your own programs.',
  takes: ['bank', 'card', 'invoice', 'receipt'],
  extension: 'json',
  mediaType: 'application/json',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: [],
  isDateOptional: true,
  open: openJson,
};
