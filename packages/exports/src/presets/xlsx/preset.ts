import type { Preset } from '../preset.ts';
import { openXlsx } from './open-xlsx.ts';

/** A workbook: the rows with typed cells, and a Proof sheet with the reconciliation and each row's place on the page. */
export const xlsx: Preset = {
  id: 'xlsx',
  format: 'generic',
  label: 'Excel workbook',
  hint: 'Opens in Excel, LibreOffice, Numbers and Google Sheets; dates and amounts are real values, with no formulas.',
  takes: ['bank', 'card', 'invoice', 'receipt'],
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: { rows: 1_000_000 },
  notices: [],
  asks: [],
  isDateOptional: true,
  open: openXlsx,
};
