import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

/** A Canadian card: numbers of three digits before both days, a minus behind credits, sub-totals of credits and of debits right under the rows. */
export const caCardSubTotals = tableSheet({
  id: 'ca-card-sub-totals',
  kind: 'credit_card_statement',
  tags: ['card', 'sequence-numbers', 'two-dates', 'trailing-minus', 'sub-totals', 'no-year'],
  suits: only('CA'),
  dates: ['MMM d', 'MMM d, yyyy'],
  count: [4, 50],
  order: {
    isCard: true,
    movements: {
      ...AMERICAN_CARD,
      transferIn: [['PAYMENT FROM - *****{r}*{f}']],
      fee: [['ANNUAL FEE'], ['INTEREST CHARGES-CASH']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, `${desk.bank} Momentum Visa`, { size: 13, isBold: true });
    pen.right(568, 44, `Statement Period ${full(ledger.start)} - ${full(ledger.end)}`);
    pen.right(568, 56, `Account # ${ledger.number}`);
    if (!isFirst) return 84;
    pen.left(44, 80, 'MR JORDAN SAMPLE');
    for (const [at, [label, value]] of (
      [
        ['Previous balance', `$${desk.number(ledger.opening)}`],
        ['Payments/credits', `-$${desk.number(ledger.into.sum)}`],
        ['Purchases/charges', `+$${desk.number(-ledger.out.sum)}`],
        ['Cash advances', '+$0.00'],
        ['Interest', '+$0.00'],
        ['New balance', `$${desk.signed(ledger.closing)}`],
        ['Minimum payment due', '$10.00'],
        ['Payment due date', full(ledger.end + 21)],
        ['Credit limit', '$8,000.00'],
        ['Credit available', '$4,118.20'],
      ] as const
    ).entries()) {
      pen.left(330, 80 + at * 12, label);
      pen.right(568, 80 + at * 12, value);
    }
    return 214;
  },
  above: ({ roll, ledger }) => {
    roll.row(from(44, 'Transactions since your last statement', { isBold: true, size: 11 }));
    roll.row(from(44, `MR JORDAN SAMPLE - ${ledger.number}`));
  },
  columns: [
    ['REF.#', '44', (entry, { entries }) => String(entries.indexOf(entry) + 1).padStart(3, '0')],
    ['TRANS.|DATE', '80', (entry, { day }) => day(entry.date)],
    ['POST|DATE', '124', (entry, { day }) => day(entry.postDate)],
    ['DETAILS', '168', cutAt(280)],
    ['AMOUNT($)', '>568', ({ amount }, { number }) => `${number(amount)}${amount > 0 ? '-' : ''}`],
  ],
  below: ({ roll, ledger, number }) => {
    roll.row(
      from(168, 'SUB-TOTAL CREDITS', { isBold: true }),
      upTo(568, `$${number(ledger.into.sum)}-`, { isBold: true }),
    );
    roll.row(
      from(168, 'SUB-TOTAL DEBITS', { isBold: true }),
      upTo(568, `$${number(ledger.out.sum)}`, { isBold: true }),
    );
    roll.skip(12);
    roll.row(from(44, 'Interest charges', { isBold: true }));
    roll.row(from(44, 'Rate type'), upTo(250, 'Annual interest rate'), upTo(400, 'Interest charges'));
    roll.row(from(44, 'Purchases'), upTo(250, '20.99%'), upTo(400, '$0.00'));
    roll.row(from(44, 'Cash advances'), upTo(250, '22.99%'), upTo(400, '$0.00'));
  },
  foot: (page, count, { pen }) => pen.right(568, 770, `Page ${page} of ${count}`, { size: 7 }),
  truth: ({ entries }) => ({
    balances: 'none',
    printsPostDate: true,
    alternatives: (entry: Entry) => [
      `${String(entries.indexOf(entry) + 1).padStart(3, '0')} ${entry.lines.join(' ')}`,
    ],
  }),
});
