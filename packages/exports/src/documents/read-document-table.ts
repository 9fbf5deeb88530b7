import { parseDecimal } from '@tieout/records';
import { type DateFormat, parseFileDate } from '../cells/file-date.ts';
import { readCsv } from '../csv/read-csv.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../source/totals.ts';
import { readDecimal } from '../tables/read-table.ts';
import type { DocumentColumn } from './document-column.ts';

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
  const at = (value: DocumentColumn['value']) => columns.findIndex((column) => column.value === value);
  const [amount, quantity, rate] = [at('amount'), at('full-quantity'), at('full-rate')];
  let totals = NO_TOTALS;
  for (const cells of rows) {
    for (const [index, { value }] of columns.entries()) checkCell(value, cells[index] ?? '', dateFormat);
    const minor =
      amount === -1
        ? productOf(cells[quantity] ?? '', cells[rate] ?? '', digits)
        : readDecimal(cells[amount] ?? '', digits);
    totals = addTotals(totals, totalsOf(minor));
  }
  return totals;
}

/** Quantity times rate in minor units. Throws where it is no whole number of them. */
function productOf(quantity: string, rate: string, digits: number): number {
  const [count, price] = [parseDecimal(quantity), parseDecimal(rate)];
  if (count === null || price === null) throw new Error('a quantity or rate cell holds something else');
  const product = BigInt(count.minor) * BigInt(price.minor) * 10n ** BigInt(digits);
  const scale = 10n ** BigInt(count.digits + price.digits);
  if (product % scale !== 0n) throw new Error('quantity and rate do not make an amount');
  return Number(product / scale);
}

function checkCell(value: DocumentColumn['value'], cell: string, dateFormat: DateFormat): void {
  const isDate = value === 'date' || value === 'due-date' || value === 'service-date';
  if (isDate && cell !== '' && parseFileDate(cell, dateFormat) === null)
    throw new Error('a date cell holds something else');
  if (value === 'number' && cell === '') throw new Error('a row without its document number');
}
