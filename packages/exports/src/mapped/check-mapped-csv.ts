import { type FlatRecord, sumDecimals } from '@tieout/records';
import { readCsv } from '../csv/read-csv.ts';
import type { PlannedColumn } from './plan-columns.ts';
import { fieldType } from './record-fields.ts';

/** Decimals sums are compared in: more than any currency has, so that none is rounded. */
const DIGITS = 4;

/** Reads the file back and compares its row count and every column of numbers with the records. Throws on a difference: a bug here. */
export function checkMappedCsv(
  csv: string,
  plan: readonly PlannedColumn[],
  records: readonly FlatRecord[],
): void {
  const [header, ...rows] = [...readCsv([csv])];
  if (header?.length !== plan.length) throw new Error('re-read CSV has other columns than were written');
  if (rows.length !== records.length)
    throw new Error(`re-read CSV has ${rows.length} rows of ${records.length}`);
  for (const [index, column] of plan.entries()) {
    const expected = expectedSum(column, records);
    const actual = numberSum(rows.map((row) => row[index] ?? ''));
    if (expected !== null && actual !== expected)
      throw new Error(`re-read CSV column ${index} sums to ${actual}, the records to ${expected}`);
  }
}

/** The sum the column must have; null where it is no single column of numbers or holds something unread. */
function expectedSum({ source }: PlannedColumn, records: readonly FlatRecord[]): string | null {
  if (source.kind === 'constant') return null;
  const fields = source.kind === 'fields' ? source.fields : [source.field];
  const [field] = fields;
  if (field === undefined || fields.length > 1 || fieldType(field) !== 'number') return null;
  const values = records.map((record) => record[field] ?? '').filter((value) => value !== '');
  if (source.kind === 'fields' || numberSum(values) === null) return numberSum(values);
  const isOut = source.kind === 'money-out';
  const side = values.filter((value) => value.startsWith('-') === isOut);
  return numberSum(side.map((value) => value.replace('-', '')));
}

function numberSum(values: readonly string[]): string | null {
  return sumDecimals(
    values.filter((value) => value !== ''),
    DIGITS,
  );
}
