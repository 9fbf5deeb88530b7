import { sharedDigits } from '../../source/shared-digits.ts';
import { sourceTotals } from '../../source/source-totals.ts';
import type { Preset } from '../preset.ts';
import { readParquet } from './read-parquet.ts';
import { documentTable, type ParquetTable, statementTable } from './tables.ts';
import { writeParquet } from './write-parquet.ts';

/** Apache Parquet (parquet.apache.org/docs/file-format), all accounts or documents in one table. */
export const parquet: Preset = {
  id: 'parquet',
  format: 'generic',
  label: 'Parquet',
  hint: 'For data analysis in DuckDB, pandas or Spark. Amounts are decimals, dates are dates.',
  takes: ['bank', 'card', 'invoice', 'receipt'],
  extension: 'parquet',
  mediaType: 'application/vnd.apache.parquet',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: [],
  isDateOptional: true,
  open: (source, options) => {
    const digits = sharedDigits([...source.statements, ...source.documents]);
    const table: ParquetTable =
      source.statements.length > 0
        ? statementTable(source.statements, options)
        : documentTable(source.documents);
    return {
      writings: [
        {
          suffix: null,
          frameBytes: 0,
          units: table.units,
          encode: (units) => writeParquet(table.columns, units, digits),
          readBack: (chunks) => readParquet(chunks, table.columns, digits),
          preview: (units) => [
            table.columns.map(({ name }) => name).join('\t'),
            ...units.map(({ text }) =>
              (JSON.parse(text) as (string | null)[]).map((cell) => cell ?? '').join('\t'),
            ),
          ],
        },
      ],
      expected: sourceTotals(source),
    };
  },
};
