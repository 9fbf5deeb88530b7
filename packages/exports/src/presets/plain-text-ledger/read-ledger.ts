import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readMinor } from '../../tables/read-table.ts';
import type { TextFrame } from '../../writing/encode-text.ts';
import { readLines } from '../../writing/read-lines.ts';

type LedgerShape = {
  readonly frame: TextFrame;
  readonly account: string;
  readonly currency: string;
  readonly digits: number;
};

/** A comment of a journal, or metadata of Beancount. */
const TAG = /^ +(?:; |[a-z]+: ")/;
const HEADING = /^\d{4}-\d{2}-\d{2} \* \S/;
const POSTING = /^ {2,4}(\S.*?) {2}(?:([A-Z]{3}) (-?[\d.]+)|(-?[\d.]+) ([A-Z]{3}))$/;

/** Reads a journal strictly (each transaction with two postings that sum to zero, one of them to the account) and sums the account's. Throws on anything else. */
export function readLedger(
  chunks: Iterable<string>,
  { frame, account, currency, digits }: LedgerShape,
): Totals {
  const [head, foot] = [linesOf(frame.head), linesOf(frame.foot)];
  let totals = NO_TOTALS;
  let postings: { name: string; minor: number }[] = [];
  let isInside = false;
  let index = 0;
  const tail: string[] = [];
  for (const line of readLines(chunks, '\n')) {
    const expected = head[index++];
    if (expected !== undefined) {
      if (line !== expected) throw new Error('a journal that begins otherwise');
    } else if (!isInside && HEADING.test(line)) isInside = true;
    else if (!isInside) tail.push(line);
    else if (line === '') {
      totals = addTotals(totals, ownSide(postings, account));
      postings = [];
      isInside = false;
    } else {
      const [, name = '', before, plain, bare, after] = POSTING.exec(line) ?? [];
      if (name === '') {
        if (!TAG.test(line)) throw new Error('a journal line of another kind');
        continue;
      }
      if ((before ?? after) !== currency) throw new Error('a posting in another currency');
      postings.push({ name, minor: readMinor(plain ?? bare ?? '', digits) });
    }
  }
  if (isInside || tail.join('\n') !== foot.join('\n')) throw new Error('a journal that ends otherwise');
  return totals;
}

/** The lines of a text that ends with one, or has none. */
function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

function ownSide(postings: readonly { name: string; minor: number }[], account: string): Totals {
  const [own, offset, ...others] = postings;
  if (own === undefined || offset === undefined || others.length > 0 || own.name !== account)
    throw new Error('a transaction without its two postings');
  if (own.minor + offset.minor !== 0) throw new Error('a transaction that does not balance');
  return totalsOf(own.minor);
}
