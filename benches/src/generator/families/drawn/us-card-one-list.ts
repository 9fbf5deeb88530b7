import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { tableSheet } from './table-sheet.ts';

/** An American card for those who build their credit: one list of all, a long reference, a minus apart behind what came in, a trial balance of what is owed by rate below. */
export const usCardOneList = tableSheet({
  id: 'us-card-one-list',
  kind: 'credit_card_statement',
  tags: ['card', 'no-year', 'reference-column', 'spaced-trailing-minus', 'coupon', 'rates-table'],
  locales: USA,
  dates: ['MM/dd', 'MM/dd/yy'],
  count: [4, 45],
  order: { isCard: true, movements: { ...AMERICAN_CARD, fee: [['MONTHLY FEE'], ['LATE PAYMENT FEE']] } },
  paper: { size: 8.5 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 40, `${desk.bank} Classic Visa`, { size: 12, isBold: true });
    pen.right(568, 40, `Account Number ${ledger.number}`);
    if (!isFirst) return 66;
    const lines: readonly (readonly [string, string])[] = [
      ['Statement Date:', full(ledger.end)],
      ['Billing Cycle Closing Date', full(ledger.end)],
      ['Days in Billing Cycle', String(ledger.end - ledger.start + 1)],
      ['Previous Balance', `$${desk.number(ledger.opening)}`],
      ['Payments and Other Credits', `- $${desk.number(ledger.into.sum)}`],
      ['Purchases and Other Debits', `+ $${desk.number(ledger.fees.sum - ledger.out.sum)}`],
      ['Fees Charged', `+ $${desk.number(ledger.fees.sum)}`],
      ['Interest Charged', '+ $0.00'],
      ['New Balance', `= $${desk.number(ledger.closing)}`],
      ['Credit Limit', '$3,000.00'],
      ['Available Credit', '$1,204.00'],
      ['Minimum Payment Due', '$35.00'],
      ['Payment Due Date', full(ledger.end + 25)],
    ];
    lines.forEach(([label, value], at) => {
      pen.left(44, 66 + at * 12, label);
      pen.right(270, 66 + at * 12, value);
    });
    pen.left(320, 66, 'Questions?  Call Customer Service 1-800-555-0104', { size: 7 });
    pen.left(320, 78, 'Please send Billing Inquiries and Correspondence to: PO Box 9201', { size: 7 });
    pen.left(44, 240, 'Please detach and return with your payment', { size: 7 });
    pen.left(44, 254, '0004798122004471 0003500 00041287');
    pen.right(568, 254, 'Amount Enclosed $ __________');
    return 276;
  },
  above: ({ roll }) => roll.row(from(44, 'Transactions, Payments and Credits', { isBold: true, size: 11 })),
  columns: [
    ['Trans Date', '44', (entry, { day }) => day(entry.date)],
    ['Reference Number', '110', reference],
    ['Description of Transaction or Credit', '220', (entry, { cut }) => cut(entry, 250)],
    ['Amount', '>540', ({ amount }, { number }) => number(amount)],
    ['', '546', ({ amount }) => (amount > 0 ? '-' : '')],
  ],
  below: ({ roll, ledger, number }) => {
    roll.skip(10);
    roll.row(from(44, 'TOTAL FEES FOR THIS PERIOD'), upTo(540, `$${number(ledger.fees.sum)}`));
    roll.row(from(44, 'TOTAL INTEREST FOR THIS PERIOD'), upTo(540, '$0.00'));
    roll.skip(8);
    roll.need(90);
    roll.row(from(44, 'Interest Charge Calculation', { isBold: true }));
    roll.row(
      from(44, 'Type of Balance'),
      upTo(220, 'APR'),
      upTo(330, 'Daily Periodic Rate'),
      upTo(440, 'Balance Subject'),
      upTo(540, 'Interest Charge'),
    );
    roll.row(
      from(44, 'Purchases'),
      upTo(220, '30.45% (v)'),
      upTo(330, '.08342%'),
      upTo(440, '$0.00'),
      upTo(540, '$0.00'),
    );
    roll.row(
      from(44, 'Cash Advances'),
      upTo(220, '35.45% (v)'),
      upTo(330, '.09712%'),
      upTo(440, '$0.00'),
      upTo(540, '$0.00'),
    );
  },
  foot: (page, count, { pen }) => pen.right(568, 770, `Page ${page} of ${count}`, { size: 7 }),
  truth: {
    balances: 'none',
    alternatives: (entry) => [`${reference(entry)} ${entry.lines.join(' ')}`],
  },
});

function reference({ reference: digits }: Entry): string {
  return `85${digits}D000XT${digits.slice(0, 3)}`;
}
