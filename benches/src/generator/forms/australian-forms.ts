import { AUSTRALIA } from '../prints/places.ts';
import { formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const AUSTRALIAN_ROWS = {
  card: [['V{f} {d} {m}', '{c}'], ['EFTPOS {m} {c} AU'], ['{m} {c} {r}']],
  transferIn: [['INTERNET TRANSFER {p}'], ['Osko from {p}', 'Ref {r}']],
  transferOut: [
    ['INTERNET BPAY {m}', '{r}'],
    ['ONLINE {k} {p}', 'rent'],
  ],
  salary: [['{e}', 'SALARY {r}']],
  directDebit: [['{m} DIRECT DEBIT {r}']],
  cash: [['ATM WITHDRAWAL {c}']],
  refund: [['{m} REFUND {f}']],
  fee: [['ACCOUNT SERVICE FEE']],
  interest: [['INTEREST']],
};

/** An Australian cash account: no heading over its days, headings in small letters, the closing row bears the sums of both sides before the balance. */
const closingSums = formPrint({
  id: 'au-bank-closing-sums',
  kind: 'bank_statement',
  tags: ['running-balance', 'unheaded-days', 'sums-in-closing-row', 'dotted-dates', 'opening-in-table'],
  locales: AUSTRALIA,
  dates: ['dd.MM.yy', 'dd MMM yy'],
  size: 8,
  leading: 11,
  gap: 3,
  top: 220,
  topAgain: 120,
  bottom: 720,
  order: { movements: AUSTRALIAN_ROWS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 80, 'Cash Management Account', { size: 12 }],
    ...labelPairs(300, 555, 80, [
      ['account balance', `$${s.signed(s.ledger.closing)}`],
      [`as at ${s.full(s.ledger.end)}`, ''],
    ]),
    [40, 110, 'account name MS JORDAN SAMPLE'],
    [40, 122, `account no. ${s.ledger.number.replace(/\D/g, '')}`],
    [40, 134, 'BSB 182 512'],
    [300, 134, `from ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, 'account name MS JORDAN SAMPLE'],
    [300, 70, `account no. ${s.ledger.number.replace(/\D/g, '')}`],
  ],
  isRuled: true,
  columns: [
    ['', 40, (e, s) => s.day(e.date)],
    [
      'transaction',
      95,
      (e) => ({ salary: 'Deposit', card: 'Card', fee: 'Fees' })[e.kind as string] ?? 'Funds transfer',
    ],
    ['description', 175, (e) => e.lines],
    ['debits', -415, (e, s) => s.out(e)],
    ['credits', -485, (e, s) => s.into(e)],
    ['balance', -555, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [175, 0, 'OPENING BALANCE'],
      [-555, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [175, 1, `CLOSING BALANCE AS AT ${s.full(s.ledger.end).toUpperCase()}`, { isBold: true }],
      [-415, 1, s.number(s.ledger.out.sum), { isBold: true }],
      [-485, 1, s.number(s.ledger.into.sum), { isBold: true }],
      [-555, 1, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [[40, 1, 'how to make a transaction', { isBold: true }]],
    [
      [
        40,
        0,
        'online Log in, transfers made before 4.00pm on a business day are paid that day. Up to $100,000.00 a day.',
      ],
    ],
  ],
  foot: (_, page, pages) => [
    [40, 780, 'enquiries 1800 555 123'],
    [480, 780, `page ${page} of ${pages}`],
    ...(page < pages ? ([[40, 750, 'continued on next page']] as const) : []),
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${{ salary: 'Deposit', card: 'Card', fee: 'Fees' }[e.kind as string] ?? 'Funds transfer'} ${e.lines.join(' ')}`,
    ],
  }),
});

export const AUSTRALIAN_FORMS = [closingSums];
