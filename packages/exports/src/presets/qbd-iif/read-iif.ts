import { parseFileDate } from '../../cells/file-date.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readDecimal } from '../../tables/read-table.ts';
import { readLines } from '../../writing/read-lines.ts';

const TRNS = '!TRNS\tTRNSID\tTRNSTYPE\tDATE\tACCNT\tNAME\tCLASS\tAMOUNT\tDOCNUM\tMEMO\tCLEAR\tTOPRINT';
const SPL = '!SPL\tSPLID\tTRNSTYPE\tDATE\tACCNT\tNAME\tCLASS\tAMOUNT\tDOCNUM\tMEMO\tCLEAR\tQNTY';

/** The lines that name the columns. */
export const IIF_HEADER = `${TRNS}\r\n${SPL}\r\n!ENDTRNS\r\n`;

const TYPES = ['CHECK', 'DEPOSIT', 'CREDIT CARD', 'CCARD REFUND', 'TRANSFER', 'BILL', 'BILL REFUND'];
const COLUMNS = 12;

/** Reads IIF strictly (each TRNS followed by its SPL lines and ENDTRNS, all sides summing to zero) and sums the TRNS side. Throws on anything else. */
export function readIif(chunks: Iterable<string>, digits: number): Totals {
  const lines = readLines(chunks, '\r\n');
  for (const expected of IIF_HEADER.trimEnd().split('\r\n')) {
    if (lines.next().value !== expected) throw new Error('IIF header differs');
  }
  let totals = NO_TOTALS;
  for (let line = lines.next(); !line.done; line = lines.next()) {
    const own = readSide(line.value, 'TRNS', digits);
    let rest = own.minor;
    let side = lines.next();
    for (; !side.done && side.value !== 'ENDTRNS'; side = lines.next()) {
      const other = readSide(side.value, 'SPL', digits);
      if (other.type !== own.type) throw new Error('IIF block of two types');
      rest += other.minor;
    }
    if (side.done) throw new Error('IIF block without its end');
    if (rest !== 0) throw new Error('IIF block does not balance');
    totals = addTotals(totals, totalsOf(own.minor));
  }
  return totals;
}

function readSide(line: string, kind: 'TRNS' | 'SPL', digits: number): { type: string; minor: number } {
  const cells = line.split('\t');
  const [keyword, , type = '', date = '', account = '', , , amount = ''] = cells;
  if (keyword !== kind || cells.length !== COLUMNS) throw new Error(`IIF line is no ${kind}`);
  if (!TYPES.includes(type) || account === '' || parseFileDate(date, 'MM/DD/YYYY') === null)
    throw new Error(`IIF ${kind} without its type, account or date`);
  return { type, minor: readDecimal(amount, digits) };
}
