import { KENYA } from '../../prints/new-places.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** A Kenyan bank: the heading of the first day alone continues below, sums next to the facts of the account. */
export const keDayInTwoLines = tableSheet({
  id: 'ke-day-in-two-lines',
  kind: 'bank_statement',
  tags: ['two-dates', 'heading-of-two-lines', 'reference-column', 'running-balance'],
  locales: KENYA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  count: [4, 45],
  order: {},
  paper: { format: 'a4', size: 7.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, 'ACCOUNT STATEMENT', { isBold: true, size: 12 });
    if (!isFirst) return 70;
    pen.left(40, 66, `Account Number : ${ledger.number}`);
    pen.left(40, 78, 'Currency : KES');
    pen.left(40, 90, `Opening Balance : ${desk.signed(ledger.opening)}`);
    pen.left(320, 66, `Statement Period : ${full(ledger.start)} to ${full(ledger.end)}`);
    pen.left(320, 78, `Total Money In : ${desk.number(ledger.into.sum)}`);
    pen.left(320, 90, `Total Money Out : ${desk.number(ledger.out.sum)}`);
    return 114;
  },
  columns: [
    ['Transaction|Date', '40', (entry, { day }) => day(entry.date)],
    ['Value Date|', '100', (entry, { day }) => day(entry.date)],
    ['Narrative|', '160', cutAt(150)],
    ['Reference|', '320', ({ reference }) => `S${reference}`],
    ['Money Out|', '>440', out],
    ['Money In|', '>500', into],
    ['Ledger Balance|', '>562', ({ balance }, { signed }) => signed(balance)],
  ],
  last: ({ ledger, signed }) => [['', '', 'Closing Balance', '', '', '', signed(ledger.closing)]],
  foot: (page, count, { pen }) => pen.right(562, 815, `Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'every-row' },
});
