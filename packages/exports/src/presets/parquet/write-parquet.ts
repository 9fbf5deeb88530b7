import { toMinorUnits } from '@tieout/records';
import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { Unit } from '../preset.ts';
import type { ParquetColumn } from './tables.ts';

/** Rows of one row group: few enough to hold, enough to compress. */
const GROUP_ROWS = 20_000;

/** The bytes of a Parquet file. Rows are held a group at a time; the compressed file is held until its end. */
export function* writeParquet(
  columns: readonly ParquetColumn[],
  units: Iterable<Unit>,
  digits: number,
): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema: schemaOf(columns, digits), createdBy: 'tieout' });
  let group: (string | null)[][] = [];
  const flush = () => {
    const rows = group;
    file.write({
      rowGroupSize: GROUP_ROWS,
      columnData: columns.map(({ name, type }, index) => ({
        name,
        data: rows.map((row) => cellValue(row[index] ?? null, type, digits)),
      })),
    });
    group = [];
  };
  for (const { text } of units) {
    group.push(JSON.parse(text));
    if (group.length === GROUP_ROWS) flush();
  }
  flush();
  file.finish();
  yield writer.getBytes();
}

/** The schema: every column may be empty. Decimals have 18 digits, as a 64-bit integer holds. */
export function schemaOf(columns: readonly ParquetColumn[], digits: number): SchemaElement[] {
  const root: SchemaElement = { name: 'root', num_children: columns.length };
  return [root, ...columns.map(({ name, type }) => ({ name, ...typeOf(type, digits) }))];
}

function typeOf(type: ParquetColumn['type'], digits: number): Omit<SchemaElement, 'name'> {
  const optional = { repetition_type: 'OPTIONAL' } as const;
  switch (type) {
    case 'text':
      return { ...optional, type: 'BYTE_ARRAY', converted_type: 'UTF8' };
    case 'date':
      return { ...optional, type: 'INT32', converted_type: 'DATE' };
    case 'integer':
      return { ...optional, type: 'INT32' };
    case 'decimal':
      return { ...optional, type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: digits };
  }
}

function cellValue(text: string | null, type: ParquetColumn['type'], digits: number): unknown {
  if (text === null) return null;
  switch (type) {
    case 'text':
      return text;
    case 'date':
      return new Date(`${text}T00:00:00Z`);
    case 'integer':
      return Number(text);
    case 'decimal':
      return BigInt(toMinorUnits(text, digits) ?? Number.NaN);
  }
}
