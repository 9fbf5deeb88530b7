import { openStatementTable } from '../../tables/statement-table.ts';
import type { Preset } from '../preset.ts';

/**
 * Rows for FreeAgent's statement upload. FreeAgent's help, "Format a CSV file to upload a bank statement"
 * (support.freeagent.com, article 115001222564): date, amount and description in this order, no header row, dates DD/MM/YYYY, two decimals,
 * a minus before money out, and neither commas nor quote marks in a description.
 */
export const freeagentCsv: Preset = {
  id: 'freeagent-csv',
  format: 'generic',
  label: 'FreeAgent CSV',
  hint: 'Banking → Bank accounts → the account → Upload statement. The file has no header row, and dates are in the order day, month, year.',
  takes: ['bank', 'card'],
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  dates: 'DD/MM/YYYY',
  writesCurrency: false,
  decimals: 2,
  limits: {},
  notices: [],
  asks: [],
  open: openStatementTable({
    columns: [
      { header: 'Date', value: 'date' },
      { header: 'Amount', value: 'amount' },
      { header: 'Description', value: 'description' },
    ],
    hasHeader: false,
    text: { charset: 'utf-8', formulas: 'strip', refused: /[",]/g },
    dates: 'DD/MM/YYYY',
  }),
};
