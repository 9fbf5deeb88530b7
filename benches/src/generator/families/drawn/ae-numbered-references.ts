import { EMIRATES } from '../../prints/more-places.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

/** A bank of the Gulf for companies: rows are numbered, the bank's reference and the customer's before the text, zeros in the empty side, all balances and sums on one line below. */
export const aeNumberedReferences = tableSheet({
  id: 'ae-numbered-references',
  kind: 'bank_statement',
  tags: ['numbered-rows', 'two-references', 'zero-filled', 'two-dates', 'summary-on-one-line'],
  locales: EMIRATES,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  count: [4, 40],
  order: {},
  paper: { format: 'a4', isLandscape: true, size: 7.5 },
  step: 11,
  head: ({ pen, ledger, full }, isFirst) => {
    pen.left(40, 40, 'E-STATEMENT', { isBold: true, size: 12 });
    if (!isFirst) return 66;
    pen.left(40, 60, `Account No. ${ledger.number}   AED`);
    pen.left(40, 72, `Statement from ${full(ledger.start)} to ${full(ledger.end)}`);
    return 96;
  },
  columns: [
    ['Sr|No', '40', (entry, { entries }) => String(entries.indexOf(entry) + 1)],
    ['Date|', '64', (entry, { day }) => day(entry.date)],
    ['Value Date|', '124', (entry, { day }) => day(entry.date)],
    ['Bank Reference|', '184', ({ reference }) => `FT${reference}`],
    ['Customer Reference|', '264', ({ reference }) => `CR${reference.slice(0, 5)}`],
    ['Description|', '350', cutAt(200)],
    ['Debit|', '>640', ({ amount }, { number }) => number(Math.min(amount, 0))],
    ['Credit|', '>710', ({ amount }, { number }) => number(Math.max(amount, 0))],
    ['Running Balance|', '>800', ({ balance }, { signed }) => signed(balance)],
  ],
  below: ({ pen, roll, ledger, number, signed }) => {
    roll.skip(12);
    roll.need(30);
    pen.left(
      40,
      roll.y(),
      `Opening Balance: ${signed(ledger.opening)}   Total Debits: ${number(ledger.out.sum)}   Total Credits: ${number(ledger.into.sum)}   Closing Balance: ${signed(ledger.closing)}`,
    );
  },
  foot: (page, count, { pen }) => pen.right(800, 570, `Page ${page} of ${count}`, { size: 7 }),
  truth: {
    balances: 'every-row',
    alternatives: ({ reference, lines }) => [`CR${reference.slice(0, 5)} ${lines.join(' ')}`],
  },
});
