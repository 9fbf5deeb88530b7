import { type DateFormat, parseFileDate } from '../cells/file-date.ts';
import { readCsv } from '../csv/read-csv.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../source/totals.ts';
import { readDecimal } from '../tables/read-table.ts';
import type { DocumentColumn } from './document-table.ts';

/** Reads a document table strictly and sums its lines. Throws on a header, date or amount it would not have written. */
export function readDocumentTable(
  chunks: Iterable<string>,
  columns: readonly DocumentColumn[],
  { dateFormat, digits }: { dateFormat: DateFormat; digits: number },
): Totals {
  const rows = readCsv(chunks);
  const header = rows.next().value;
  if (columns.some((column, index) => column.header !== header?.[index]))
    throw new Error('the header differs');
  const amountIndex = columns.findIndex((column) => column.value === 'amount');
  let totals = NO_TOTALS;
  for (const cells of rows) {
    for (const [index, { value }] of columns.entries()) checkCell(value, cells[index] ?? '', dateFormat);
    totals = addTotals(totals, totalsOf(readDecimal(cells[amountIndex] ?? '', digits)));
  }
  return totals;
}

function checkCell(value: DocumentColumn['value'], cell: string, dateFormat: DateFormat): void {
  const isDate = value === 'date' || value === 'due-date' || value === 'service-date';
  if (isDate && cell !== '' && parseFileDate(cell, dateFormat) === null)
    throw new Error('a date cell holds something else');
  if (value === 'number' && cell === '') throw new Error('a row without its document number');
}
