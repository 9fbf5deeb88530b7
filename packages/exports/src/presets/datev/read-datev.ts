import { parseDecimal } from '@tieout/records';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readLines } from '../../writing/read-lines.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';

const HEAD =
  /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"TO";"";"";\d{4,7};\d{1,5};\d{8};[4-8];\d{8};\d{8};"[^"]{1,30}";"";1;0;0;"[A-Z]{3}";;"";;;"";;;;""$/;
const LINE =
  /^(\d+(?:,\d+)?);"([SH])";"";;;"";\d{3,9};\d{3,9};"";\d{4};"[A-Za-z0-9$&%*+/-]{0,36}";"";;"((?:[^"]|"")+)"(;*)$/;

/** Reads a Buchungsstapel strictly and sums it by S and H. Throws on a line it would not have written. */
export function readDatev(chunks: Iterable<string>, digits: number): Totals {
  const lines = readLines(chunks, '\r\n');
  if (!HEAD.test(String(lines.next().value))) throw new Error('DATEV header out of form');
  if (lines.next().value !== DATEV_COLUMNS.join(';')) throw new Error('DATEV columns differ');
  let totals = NO_TOTALS;
  for (const line of lines) {
    const [, amount = '', mark, , rest = ''] = LINE.exec(line) ?? [];
    const money = parseDecimal(amount.replace(',', '.'));
    if (money === null || money.digits !== digits || rest.length !== DATEV_COLUMNS.length - 14)
      throw new Error('DATEV line out of form');
    totals = addTotals(totals, totalsOf(mark === 'H' ? -money.minor : money.minor));
  }
  return totals;
}
