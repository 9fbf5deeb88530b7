import { EMIRATES } from '../prints/more-places.ts';
import { CARD_SHOPS } from './card-shops.ts';
import { column, formPrint, type Put } from './form.ts';

/** A Gulf card: two days, a line for each card among the rows, a total of all at the end, CR behind payments, law with sums at the foot. */
export const aeCardSupplementary = formPrint({
  id: 'ae-card-supplementary',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'cr-suffix', 'card-lines', 'opening-in-table', 'law-with-sums'],
  locales: EMIRATES,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10.5,
  gap: 3,
  top: 300,
  topAgain: 90,
  bottom: 700,
  order: { isCard: true, movements: CARD_SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'E-STATEMENT', { isBold: true }],
    ...column(40, 80, 11, ['MS JORDAN SAMPLE', 'P O BOX 1422', 'DUBAI, UAE']),
    ...['Card Number', 'Statement Date', 'Payment Due Date', 'Total Credit Limit (AED)'].map(
      (text, at): Put => [40 + at * 130, 140, text, { isBold: true }],
    ),
    ...['4111 12XX XXXX 3456', s.full(s.ledger.end), s.full(s.ledger.end + 25), '50,000.00'].map(
      (text, at): Put => [40 + at * 130, 152, text],
    ),
    ...[
      'Total Payment Due (AED)',
      'Minimum Payment Due (AED)',
      'Overdue Amount (AED)',
      'Available Limit (AED)',
    ].map((text, at): Put => [40 + at * 130, 176, text, { isBold: true }]),
    ...[s.number(s.ledger.closing), s.number(Math.round(s.ledger.closing / 20)), '0.00', '31,204.40'].map(
      (text, at): Put => [40 + at * 130, 188, text],
    ),
    [40, 220, 'Previous Statement Balance', { isBold: true }],
    [180, 220, 'Purchases/Debits', { isBold: true }],
    [310, 220, 'Payments/Credits', { isBold: true }],
    [440, 220, 'Current Balance', { isBold: true }],
    [40, 232, s.number(s.ledger.opening)],
    [180, 232, s.number(s.ledger.out.sum)],
    [310, 232, s.number(s.ledger.into.sum)],
    [440, 232, s.number(s.ledger.closing)],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'E-STATEMENT'],
    [40, 60, 'Card Number 4111 12XX XXXX 3456'],
  ],
  isRuled: true,
  columns: [
    ['Transaction\nDate', 40, (e, s) => s.day(e.date)],
    ['Posting\nDate', 110, (e, s) => s.day(e.postDate)],
    ['Description', 180, (e) => e.lines],
    ['Amount (AED)', -550, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : 'CR'}`],
  ],
  rows: (s, block) =>
    s.entries.map((e, at) => {
      const own = block(e);
      const title =
        at === 0
          ? 'Primary Card No : 4111 12XX XXXX 3456'
          : at === 3
            ? 'Supplementary Card No : 4111 12XX XXXX 7890'
            : null;
      return [
        title === null
          ? own
          : [
              [180, 0, title, { isBold: true }],
              ...own.map(([x, y, text, look]): Put => [x, y + 1, text, look ?? {}]),
            ],
        e,
      ] as const;
    }),
  last: (s) => [
    [
      [180, 1, 'Total Payment Due', { isBold: true }],
      [-550, 1, s.number(s.ledger.closing), { isBold: true }],
    ],
  ],
  foot: () => [
    [
      40,
      760,
      'If you make only the minimum payment each month, AED 10,000.00 will take 84 months to repay at 3.25% with interest of AED 9,120.31.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: '4111 12XX XXXX 3456', printsPostDate: true }),
});
