import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/** Bank rows for Sage: money out under Debit, money in under Credit, as a bank prints them. */
export const sageCsv: Preset = {
  id: 'sage-csv',
  format: 'generic',
  label: 'Sage bank CSV',
  hint: 'Banking → the account → Import statement; match the columns. Use OFX instead where Sage accepts it.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'region',
  writesCurrency: false,
  decimals: 2,
  limits: { bytes: 500_000 },
  notices: [],
  asks: ['region'],
  isUnverified: true,
  open: openStatementTable({
    columns: [
      { header: 'Date', value: 'date' },
      { header: 'Reference', value: 'number' },
      { header: 'Details', value: 'description' },
      { header: 'Debit', value: 'money-out' },
      { header: 'Credit', value: 'money-in' },
    ],
    text: { charset: 'utf-8', formulas: 'strip' },
    dates: 'region',
  }),
};
