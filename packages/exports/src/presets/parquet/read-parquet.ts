import { parquetMetadata, parquetSchema } from 'hyparquet';
import { readColumn } from 'hyparquet/src/column.js';
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import { getSchemaPath } from 'hyparquet/src/schema.js';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import type { ParquetColumn } from './tables.ts';

/** Reads the amounts back and sums them. Throws on another schema or an amount that is none. */
export function readParquet(
  chunks: Iterable<Uint8Array>,
  columns: readonly ParquetColumn[],
  digits: number,
): Totals {
  const bytes = Buffer.concat([...chunks]);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const metadata = parquetMetadata(buffer);
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  if (names.join() !== columns.map(({ name }) => name).join()) throw new Error('Parquet with another schema');
  let totals = NO_TOTALS;
  for (const group of metadata.row_groups) {
    const column = group.columns.find(
      ({ meta_data }) => meta_data?.path_in_schema.join() === 'amount',
    )?.meta_data;
    if (column === undefined) throw new Error('Parquet without amounts');
    for (const value of amountsOf(buffer, metadata, column, Number(group.num_rows)))
      totals = addTotals(totals, totalsOf(Math.round(value * 10 ** digits)));
  }
  return totals;
}

type Metadata = ReturnType<typeof parquetMetadata>;
type Column = NonNullable<Metadata['row_groups'][number]['columns'][number]['meta_data']>;

function amountsOf(buffer: ArrayBuffer, { schema }: Metadata, column: Column, rows: number): number[] {
  const start = Number(column.dictionary_page_offset || column.data_page_offset);
  const end = start + Number(column.total_compressed_size);
  const schemaPath = getSchemaPath(schema, column.path_in_schema);
  const element = schemaPath.at(-1)?.element;
  if (element === undefined) throw new Error('Parquet without amounts');
  const { data } = readColumn(
    { view: new DataView(buffer.slice(start, end)), offset: 0 },
    { groupStart: 0, selectStart: 0, selectEnd: rows, groupRows: rows },
    {
      pathInSchema: column.path_in_schema,
      type: column.type,
      element,
      schemaPath,
      codec: column.codec,
      parsers: DEFAULT_PARSERS,
    },
  );
  return data
    .flatMap((page) => Array.from(page as ArrayLike<unknown>))
    .map((value) => {
      if (typeof value !== 'number') throw new Error('an amount that is no number');
      return value;
    });
}
