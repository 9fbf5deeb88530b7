import { parseDecimal, toMinorUnits } from '@tieout/records';
import { type DateFormat, parseFileDate } from '../cells/file-date.ts';
import { readCsv } from '../csv/read-csv.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../source/totals.ts';
import { readLines } from '../writing/read-lines.ts';
import type { TableColumn } from './table-cells.ts';

type TableShape = {
  readonly spec: {
    readonly columns: readonly TableColumn[];
    readonly separator?: 'comma' | 'tab';
    readonly hasHeader?: boolean;
  };
  readonly dateFormat: DateFormat;
  readonly statement: { readonly digits: number };
};

/** Reads a statement table strictly and sums it. Throws on a header, date or amount it would not have written. */
export function readTable(chunks: Iterable<string>, { spec, dateFormat, statement }: TableShape): Totals {
  const rows = spec.separator === 'tab' ? readTsv(chunks) : readCsv(chunks);
  let totals = NO_TOTALS;
  let isHeader = spec.hasHeader !== false;
  for (const cells of rows) {
    if (cells.length !== spec.columns.length)
      throw new Error('a row has another number of cells than the header');
    if (isHeader) checkHeader(cells, spec.columns);
    else totals = addTotals(totals, totalsOf(readRow(cells, spec.columns, dateFormat, statement.digits)));
    isHeader = false;
  }
  if (isHeader) throw new Error('the table has no header');
  return totals;
}

function* readTsv(chunks: Iterable<string>): Generator<string[]> {
  for (const line of readLines(chunks, '\r\n')) if (line !== '') yield line.split('\t');
}

function checkHeader(cells: readonly string[], columns: readonly TableColumn[]): void {
  if (columns.some(({ header }, index) => header !== cells[index])) throw new Error('the header differs');
}

/** The signed amount of a row in minor units. */
function readRow(
  cells: readonly string[],
  columns: readonly TableColumn[],
  dateFormat: DateFormat,
  digits: number,
): number {
  const signed = new Set<number>();
  for (const [index, { value }] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (value === 'date' && cell !== '' && parseFileDate(cell, dateFormat) === null)
      throw new Error('a date cell holds something else');
    const amount = amountOf(value, cell, digits);
    if (amount !== null) signed.add(amount);
  }
  const [amount = 0, ...others] = signed;
  if (others.length > 0) throw new Error('the amount columns of a row disagree');
  return amount;
}

function amountOf(value: TableColumn['value'], cell: string, digits: number): number | null {
  if (value === 'amount') return readMinor(cell, digits);
  if (cell === '') return null;
  if (value === 'money-in') return readMinor(cell, digits);
  if (value === 'money-out') return -readMinor(cell, digits);
  return null;
}

/** Minor units of a decimal with exactly `digits` decimals. */
export function readMinor(text: string, digits: number): number {
  const money = parseDecimal(text);
  if (money === null || money.digits !== digits) throw new Error('an amount cell holds something else');
  return money.minor;
}

/** Minor units of `digits` decimals of a decimal with as many or fewer. */
export function readDecimal(text: string, digits: number): number {
  const minor = toMinorUnits(text, digits);
  if (minor === null) throw new Error('an amount cell holds something else');
  return minor;
}
