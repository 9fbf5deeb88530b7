import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { tableSheet } from './table-sheet.ts';

/** What a movement is called, next to the shop where it was made. */
const NAMES = { card: 'Charge', refund: 'Return', transferIn: 'ACH Online Pymt', fee: 'Late Fee' } as const;

/** An American shop's card: what it was, a number and the shop stand in columns; plans of credit in a table with balances of their own below. */
export const usCardStoreLocations = tableSheet({
  id: 'us-card-store-locations',
  kind: 'credit_card_statement',
  tags: ['card', 'reference-column', 'location-column', 'plan-balances', 'signed'],
  locales: USA,
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  count: [4, 45],
  order: {
    isCard: true,
    movements: {
      card: [['{m} #{f}']],
      refund: [['{m} #{f}']],
      transferIn: [['PAYMENT CENTER']],
      fee: [['ACCOUNT']],
    },
  },
  paper: { size: 8.5 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    pen.left(44, 40, 'Star Exchange Card', { size: 13, isBold: true });
    pen.right(568, 40, `Account Number ${ledger.number}`);
    if (!isFirst) return 66;
    const { into, out, fees } = ledger;
    const lines: readonly (readonly [string, string, string, string])[] = [
      ['Previous Balance', money(ledger.opening), 'New Balance', money(ledger.closing)],
      ['Payments/Credits', money(-into.sum), 'Minimum Payment Due', '$35.00'],
      ['Purchases/Debits', money(fees.sum - out.sum), 'Payment Due Date', full(ledger.end + 25)],
      ['Fees Charged', money(-fees.sum), 'Past Due Amount', '$0.00'],
      ['Interest Charged', '$0.00', 'Credit Limit', '$9,000.00'],
      ['New Balance', money(ledger.closing), 'Available Credit', '$3,118.00'],
    ];
    pen.left(44, 70, 'Account Summary', { isBold: true });
    pen.left(320, 70, 'Payment Information', { isBold: true });
    lines.forEach(([label, value, other, second], at) => {
      pen.left(44, 84 + at * 12, label);
      pen.right(290, 84 + at * 12, value);
      pen.left(320, 84 + at * 12, other);
      pen.right(568, 84 + at * 12, second);
    });
    pen.left(
      44,
      166,
      `Statement Closing Date ${full(ledger.end)}   Days in Billing Cycle ${ledger.end - ledger.start + 1}`,
    );
    return 184;
  },
  above: ({ roll }) => roll.row(from(44, 'Transactions', { isBold: true, size: 11 })),
  columns: [
    ['Date', '44', (entry, { day }) => day(entry.date)],
    ['Description', '110', ({ kind }) => NAMES[kind as keyof typeof NAMES]],
    ['Reference #', '210', ({ reference }) => `${reference}${reference.slice(0, 3)}`],
    ['Location', '300', ({ lines }) => lines.join(' ')],
    ['Amount', '>568', ({ amount }, { number }) => `${amount > 0 ? '-' : ''}$${number(amount)}`],
  ],
  below: ({ roll, number, ledger }) => {
    const fees = -ledger.fees.sum;
    roll.skip(10);
    roll.row(from(44, 'Total Fees for This Period'), upTo(568, `$${number(fees)}`));
    roll.row(from(44, 'Total Interest for This Period'), upTo(568, '$0.00'));
    roll.skip(10);
    roll.need(80);
    roll.row(from(44, 'Interest Charge Calculations', { isBold: true }));
    roll.row(
      from(44, 'Credit Plan'),
      upTo(250, 'Annual Percentage Rate'),
      upTo(370, 'Balance Subject to Rate'),
      upTo(470, 'Interest Charge'),
      upTo(568, 'Plan Balance'),
    );
    roll.row(
      from(44, 'Retail'),
      upTo(250, '14.49%'),
      upTo(370, '$0.00'),
      upTo(470, '$0.00'),
      upTo(568, `$${number(ledger.closing)}`),
    );
    roll.row(
      from(44, 'Uniform'),
      upTo(250, '0.00%'),
      upTo(370, '$0.00'),
      upTo(470, '$0.00'),
      upTo(568, '$0.00'),
    );
    roll.skip(8);
    roll.row(from(44, 'Year to Date Totals', { isBold: true }));
    roll.row(from(44, 'Total Fees Charged This Year'), upTo(300, '$30.00'));
  },
  foot: (page, count, { pen }) => pen.right(568, 770, `Page ${page} of ${count}`, { size: 7 }),
  truth: {
    balances: 'none',
    describe: ({ kind, lines }) => `${NAMES[kind as keyof typeof NAMES]} ${lines.join(' ')}`,
    alternatives: ({ kind, lines, reference }) => [
      `${NAMES[kind as keyof typeof NAMES]} ${reference}${reference.slice(0, 3)} ${lines.join(' ')}`,
    ],
  },
});
