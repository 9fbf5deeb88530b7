import { PHILIPPINES } from '../prints/more-places.ts';
import { CARD_SHOPS } from './card-shops.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A Philippine card: the last balance first in the list, sub-totals and the total due below, a minus before what was paid. */
export const phCardSubtotal = formPrint({
  id: 'ph-card-subtotal',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'minus-payments', 'no-year', 'sub-total', 'opening-in-table'],
  locales: PHILIPPINES,
  dates: ['MM/dd/yy', 'MMM dd, yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 260,
  topAgain: 80,
  bottom: 700,
  order: { isCard: true, movements: CARD_SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'STATEMENT OF ACCOUNT', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN SAMPLE', '14 ALDER ST', 'MAKATI CITY']),
    ...labelPairs(330, 555, 80, [
      ['Customer Number', '0123456789012345'],
      ['Statement Date', s.full(s.ledger.end).toUpperCase()],
      ['Payment Due Date', s.full(s.ledger.end + 21).toUpperCase()],
      ['Credit Limit', '120,000.00'],
      ['Total Amount Due', s.signed(s.ledger.closing)],
      ['Minimum Amount Due', '850.00'],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['SALE DATE', 40, (e, s) => s.day(e.date)],
    ['POST DATE', 100, (e, s) => s.day(e.postDate)],
    ['TRANSACTION DETAILS', 170, (e) => e.lines],
    ['AMOUNT', -540, (e, s) => `${e.amount > 0 ? '-' : ''}${s.number(e.amount)}`],
  ],
  first: (s) => [
    [
      [170, 0, 'PREVIOUS STATEMENT BALANCE'],
      [-540, 0, s.number(s.ledger.opening)],
    ],
    [[170, 0, '4111-12XX-XXXX-3456   JORDAN SAMPLE']],
  ],
  last: (s) => [
    [
      [170, 1, 'SUBTOTAL'],
      [-540, 1, s.signed(s.ledger.closing)],
    ],
    [
      [170, 0, 'TOTAL AMOUNT DUE', { isBold: true }],
      [-540, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [[200, 1, '*** END OF STATEMENT ***']],
  ],
  truth: () => ({ balances: 'none', number: '0123456789012345', printsPostDate: true }),
});
