import { SOUTH_AFRICA } from '../prints/places.ts';
import { CARD_SHOPS } from './card-shops.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A South African card: the straight facility with its rows, then a budget facility with a table of plans that are no rows. */
export const zaCardBudgetPlans = formPrint({
  id: 'za-card-budget-plans',
  kind: 'credit_card_statement',
  tags: ['card', 'cr-suffix', 'plans-table', 'no-year', 'opening-in-table'],
  locales: SOUTH_AFRICA,
  dates: ['dd MMM', 'dd MMMM yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 280,
  topAgain: 80,
  bottom: 720,
  order: { isCard: true, movements: CARD_SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'Credit Card Tax Invoice/Statement', { isBold: true }],
    ...column(40, 80, 11, ['MS J SAMPLE', '14 ALDER STREET', 'SANDTON 2196']),
    ...labelPairs(330, 555, 80, [
      ['Account Number', '4901 12XX XXXX 3456'],
      ['Statement Date', s.full(s.ledger.end)],
      ['Payment Due Date', s.full(s.ledger.end + 25)],
      ['Total Credit Limit', 'R 45 000.00'],
      ['Available Balance', 'R 21 480.12'],
      ['Minimum Payment Due', 'R 612.00'],
      ['Interest Rate', '21.75%'],
    ]),
    [40, 190, 'Straight Facility', { isBold: true, size: 10 }],
    ...labelPairs(40, 300, 206, [
      ['Opening Balance', s.number(s.ledger.opening)],
      ['Closing Balance', s.number(s.ledger.closing)],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Tran Date', 40, (e, s) => s.day(e.date)],
    ['Transaction Details', 110, (e) => e.lines],
    ['Card Number', 340, () => '...3456'],
    ['Amount', -540, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' Cr'}`],
  ],
  last: (s) => [
    [[40, 1, 'Budget Facility', { isBold: true, size: 10 }]],
    [
      [40, 0, 'Plan', { isBold: true }],
      [110, 0, 'Date', { isBold: true }],
      [180, 0, 'Original Amount', { isBold: true }],
      [300, 0, 'Instalment', { isBold: true }],
      [400, 0, 'Months Left', { isBold: true }],
      [480, 0, 'Outstanding', { isBold: true }],
    ],
    [
      [40, 0, '001'],
      [110, 0, s.day(s.ledger.start - 60)],
      [180, 0, '12 000.00'],
      [300, 0, '548.12'],
      [400, 0, '22'],
      [480, 0, '11 102.55'],
    ],
  ],
  truth: () => ({
    balances: 'none',
    number: '4901 12XX XXXX 3456',
    alternatives: (e) => [`${e.lines.join(' ')} ...3456`],
  }),
});
