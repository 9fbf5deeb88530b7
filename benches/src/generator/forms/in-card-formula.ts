import { INDIA } from '../prints/places.ts';
import { column, formPrint, type Put } from './form.ts';

/** An Indian card: the sum due shown as a formula in boxes, serial numbers and points next to each row, a mark of money before each figure. */
export const inCardFormula = formPrint({
  id: 'in-card-formula',
  kind: 'credit_card_statement',
  tags: ['card', 'formula-boxes', 'serial-column', 'points-column', 'cr-suffix', 'money-mark'],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'MMMM d, yyyy'],
  size: 7.5,
  leading: 10,
  gap: 3,
  top: 310,
  topAgain: 70,
  bottom: 740,
  order: {
    isCard: true,
    movements: {
      card: [['UPI-{r}-{m} IN'], ['{m} {c} IN']],
      transferIn: [['BBPS Payment received'], ['INFINITY PAYMENT RECEIVED, THANK YOU']],
      refund: [['{m} {c} IN REVERSAL']],
      fee: [['IGST-CI@18%'], ['Interest Amount Amortization - <1/6>']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'CREDIT CARD STATEMENT', { isBold: true }],
    ...column(40, 70, 10, ['MS. JORDAN SAMPLE', '14 ALDER ROW', 'BENGALURU 560001']),
    [40, 120, 'STATEMENT DATE', { isBold: true }],
    [40, 132, s.full(s.ledger.end)],
    [40, 150, 'PAYMENT DUE DATE', { isBold: true }],
    [40, 162, s.full(s.ledger.end + 18)],
    [180, 120, 'Total Amount due', { isBold: true }],
    [180, 134, `\`${s.number(s.ledger.closing)}`, { size: 11 }],
    [180, 150, 'Minimum Amount due', { isBold: true }],
    [180, 162, `\`${s.number(Math.round(s.ledger.closing / 20))}`],
    [40, 190, 'STATEMENT SUMMARY', { isBold: true }],
    ...[
      'Total Amount due',
      'Previous Balance',
      'Purchases / Charges',
      'Cash Advances',
      'Payments / Credits',
    ].map((text, at): Put => [40 + at * 105, 204, text]),
    ...[s.ledger.closing, s.ledger.opening, s.ledger.out.sum, 0, s.ledger.into.sum].map(
      (minor, at): Put => [40 + at * 105, 216, `\`${s.number(minor)}`],
    ),
    ...['=', '+', '+', '-'].map((sign, at): Put => [130 + at * 105, 216, sign]),
    [40, 236, 'CREDIT SUMMARY', { isBold: true }],
    ...[
      'Credit Limit (Including cash)',
      'Available Credit (Including cash)',
      'Cash Limit',
      'Available Cash',
    ].map((text, at): Put => [40 + at * 130, 250, text]),
    ...['`3,60,000.00', '`2,91,302.14', '`36,000.00', '`36,000.00'].map(
      (text, at): Put => [40 + at * 130, 262, text],
    ),
    [40, 290, '4315XXXXXXXX3456', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['SerNo.', 100, (e) => `11${e.reference}`],
    ['Transaction Details', 160, (e) => e.lines],
    ['Reward\nPoints', -380, (e) => (e.kind === 'card' ? String(Math.floor(-e.amount / 10000)) : '0')],
    ['Intl.#\namount', -450, () => ''],
    ['Amount (in`)', -550, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' CR'}`],
  ],
  last: () => [
    [
      [40, 1, '# International Spends'],
      [40, 2, 'EARNINGS: Total points earned 312. Points expiring in 60 days 0.'],
    ],
  ],
  truth: () => ({
    balances: 'none',
    number: '4315XXXXXXXX3456',
    alternatives: (e) => [`11${e.reference} ${e.lines.join(' ')}`],
  }),
});
