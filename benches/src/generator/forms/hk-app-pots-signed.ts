import { HONG_KONG } from '../prints/new-places.ts';
import { formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A Hong Kong app bank: a summary over the rows, the day on its first row and the balance on its last, a pot of savings without a movement behind. */
export const hkAppPotsSigned = formPrint({
  id: 'hk-app-pots-signed',
  kind: 'bank_statement',
  tags: ['fintech', 'plus-and-minus', 'currency-in-heading', 'day-once', 'opening-in-table', 'two-tongues'],
  locales: HONG_KONG,
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  size: 8,
  leading: 10,
  gap: 4,
  top: 220,
  topAgain: 80,
  bottom: 760,
  order: {
    movements: {
      card: [['{m}', 'Card purchase']],
      transferIn: [['{p}', 'FPS transfer in']],
      transferOut: [
        ['{p}', 'FPS transfer out'],
        ['Savings jar 1', 'Move to savings jar'],
      ],
      salary: [['{e}', 'Payroll']],
      refund: [['{m}', 'Refund']],
      interest: [['Interest', 'Daily interest']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [380, 40, 'Account statement'],
    [40, 80, 'JORDAN SAMPLE'],
    [40, 92, 'FLAT A 14/F ALDER COURT'],
    ...labelPairs(330, 555, 80, [
      ['Account number', '387-123456789-001'],
      ['Statement period', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ]),
    [40, 140, 'Account summary', { isBold: true }],
    [40, 154, 'Spending account'],
    [-300, 154, `HKD ${s.signed(s.ledger.closing)}`],
    [40, 166, 'Savings jar 1'],
    [-300, 166, 'HKD 50,000.00'],
    [40, 178, 'Total'],
    [-300, 178, `HKD ${s.signed(s.ledger.closing + 5_000_000)}`],
    [40, 205, 'Spending account', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Date', 40, (e, s) => (s.entries[s.entries.indexOf(e) - 1]?.date === e.date ? '' : s.day(e.date))],
    ['Description', 130, (e) => e.lines],
    ['Amount (HKD)', -450, (e, s) => `${e.amount < 0 ? '-' : '+'}${s.number(e.amount)}`],
    [
      'Balance (HKD)',
      -555,
      (e, s) => (s.entries[s.entries.indexOf(e) + 1]?.date === e.date ? '' : s.signed(e.balance)),
    ],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [130, 0, 'Opening balance'],
      [-555, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [130, 0, 'Closing balance'],
      [-555, 0, s.signed(s.ledger.closing)],
    ],
    [
      [40, 1, 'Savings jar 1', { isBold: true }],
      [40, 2, 'No transactions in this period.'],
    ],
  ],
  foot: (_, p, n) => [[-555, 800, `${p} / ${n}`]],
  truth: () => ({ balances: 'last-of-day', number: '387-123456789-001' }),
});
