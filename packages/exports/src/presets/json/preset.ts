import type { Preset } from '../preset.ts';
import { openJson } from './open-json.ts';

/** The reading itself: records, source boxes, verdict and findings, for programs. */
export const json: Preset = {
  id: 'json',
  format: 'generic',
  label: 'JSON',
  hint: 'All data with positions on the page, verdict and findings, for your own apps.',
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
