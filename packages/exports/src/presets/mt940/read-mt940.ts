import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readLines } from '../../writing/read-lines.ts';
import { parseCommaAmount } from './comma-amount.ts';

const ENTRY = /^:61:\d{6}\d{4}([CD])([\d,]+)NMSC[A-Za-z0-9/\-?:().,'+ ]{1,16}$/;
const BALANCE = /^:6[02]F:([CD])\d{6}[A-Z]{3}([\d,]+)$/;
/** A field's tag and the text the writer puts on one line. */
const MOST_LENGTH = ':86:'.length + 64;
const HEAD = [/^:20:[A-Za-z0-9]{1,16}$/, /^:25:[A-Za-z0-9]{1,35}$/, /^:28C:\d{5}\/\d{3}$/, /^:60F:/];

/** Reads MT940 strictly, proves opening + entries = closing, and sums it. Throws on anything it would not have written. */
export function readMt940(chunks: Iterable<string>, digits: number): Totals {
  let totals = NO_TOTALS;
  let balance = 0;
  let isClosed = false;
  let index = 0;
  for (const line of readLines(chunks, '\r\n')) {
    const head = HEAD[index++];
    if (head !== undefined && !head.test(line)) throw new Error('MT940 head out of order');
    if (line.startsWith(':60F:')) balance += signedAmount(BALANCE, line, digits);
    else if (line.startsWith(':61:')) {
      const amount = signedAmount(ENTRY, line, digits);
      totals = addTotals(totals, totalsOf(amount));
      balance += amount;
    } else if (line.startsWith(':62F:')) isClosed = closes(balance, signedAmount(BALANCE, line, digits));
    else if (line.length > MOST_LENGTH) throw new Error('MT940 line too long');
  }
  if (!isClosed) throw new Error('MT940 without a closing balance');
  return totals;
}

function signedAmount(field: RegExp, line: string, digits: number): number {
  const [, mark, amount] = field.exec(line) ?? [];
  const minor = amount === undefined ? null : parseCommaAmount(amount, digits);
  if (minor === null) throw new Error('MT940 amount out of form');
  return mark === 'D' ? -minor : minor;
}

function closes(balance: number, closing: number): true {
  if (balance !== closing) throw new Error('MT940 balances do not follow');
  return true;
}
