import { type DateFormat, parseFileDate } from '../../cells/file-date.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readMinor } from '../../tables/read-table.ts';
import { readLines } from '../../writing/read-lines.ts';

/** Reads QIF strictly and sums it. Throws on a record without a date or amount, or a letter it would not have written. */
export function readQif(chunks: Iterable<string>, dateFormat: DateFormat, digits: number): Totals {
  let totals = NO_TOTALS;
  let fields: Map<string, string> | null = null;
  for (const line of readLines(chunks, '\r\n')) {
    if (fields === null) {
      if (line !== '!Type:Bank' && line !== '!Type:CCard') throw new Error('QIF without its type');
      fields = new Map();
    } else if (line === '^') {
      totals = addTotals(totals, totalsOf(readRecord(fields, dateFormat, digits)));
      fields = new Map();
    } else {
      const letter = line.charAt(0);
      if (!'DTNPML'.includes(letter) || fields.has(letter))
        throw new Error(`QIF line ${letter} out of place`);
      fields.set(letter, line.slice(1));
    }
  }
  if (fields === null || fields.size > 0) throw new Error('QIF ends inside a record');
  return totals;
}

function readRecord(fields: ReadonlyMap<string, string>, dateFormat: DateFormat, digits: number): number {
  if (parseFileDate(fields.get('D') ?? '', dateFormat) === null) throw new Error('QIF record without a date');
  return readMinor(fields.get('T') ?? '', digits);
}
