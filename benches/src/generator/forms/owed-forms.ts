import { CANADA, SOUTH_AFRICA, USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A loan of an American credit union: effective days, payments with their interest and principal, headings of two lines, the previous and the new balance as rows. */
const cuLoan = formPrint({
  id: 'us-cu-loan-split',
  kind: 'bank_statement',
  tags: ['loan', 'payment-parts', 'two-dates'],
  locales: USA,
  dates: ['MM/dd', 'MM/dd/yy'],
  most: 12,
  size: 7.5,
  leading: 10,
  gap: 1,
  top: 190,
  topAgain: 90,
  bottom: 720,
  order: {
    opening: -1_412_233,
    kinds: ['transferIn', 'card'],
    movements: {
      transferIn: [['Payment Home Banking'], ['Payment by Auto Transfer', 'From Share 0009']],
      card: [['Loan Advance Home Banking']],
    },
  },
  head: (s) => [
    [30, 40, 'EXAMPLE FEDERAL CREDIT UNION', { size: 13, isBold: true }],
    [30, 80, 'JORDAN SAMPLE'],
    [330, 60, 'Member Number  ******4412'],
    [330, 72, `Statement Period ${s.full(s.ledger.start)} thru ${s.full(s.ledger.end)}`],
    [30, 150, 'LOAN ID 0040  PERSONAL LINE OF CREDIT', { isBold: true }],
    [
      30,
      162,
      'Annual Percentage Rate 11.900%   Daily Periodic Rate 0.032602%   Credit Limit 20,000.00   Available 5,877.67',
    ],
  ],
  again: () => [[30, 40, 'EXAMPLE FEDERAL CREDIT UNION']],
  columns: [
    ['Trans\nDate', 30, (e, s) => s.day(e.date)],
    ['Eff\nDate', 62, (e, s) => s.day(e.date)],
    ['\nTransaction Description', 98, (e) => e.lines],
    [
      '\nAmount',
      -320,
      (e, s) => `${s.number(Math.abs(e.amount) + (e.amount > 0 ? 1244 : 0))}${e.amount > 0 ? '-' : ''}`,
    ],
    ['Interest\nCharged', -390, (e) => (e.amount > 0 ? '12.44' : '')],
    ['Late\nFee', -430, () => ''],
    ['\nPrincipal', -495, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
    ['\nBalance', -560, (e, s) => s.number(e.balance)],
  ],
  first: (s) => [
    [
      [62, 0, s.day(s.ledger.start)],
      [98, 0, 'Previous Balance'],
      [-560, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [62, 0, s.day(s.ledger.end)],
      [98, 0, 'New Balance'],
      [-560, 0, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A loan of an American credit union shown by its title alone: amounts with a minus behind payments, and the balance that is owed without a sign. */
const cuLoanPlain = formPrint({
  id: 'us-cu-loan-plain',
  kind: 'bank_statement',
  tags: ['loan', 'minus-behind'],
  locales: USA,
  dates: ['MM/dd', 'MM/dd/yy'],
  most: 10,
  size: 8,
  leading: 10,
  gap: 1,
  top: 190,
  topAgain: 90,
  bottom: 720,
  order: {
    opening: -812_233,
    kinds: ['transferIn', 'card'],
    movements: { transferIn: [['Payment']], card: [['Loan Advance']] },
  },
  head: (s) => [
    [30, 40, 'EXAMPLE CREDIT UNION', { size: 13, isBold: true }],
    [30, 80, 'JORDAN SAMPLE'],
    [330, 60, 'Member Number  ******4412'],
    [330, 72, `Statement Period ${s.full(s.ledger.start)} thru ${s.full(s.ledger.end)}`],
    [30, 150, 'LOAN 0071 - VEHICLE LOAN', { isBold: true }],
    [30, 162, 'Interest Rate 5.990%   Next Payment Due 04/15   Payment Amount 233.10'],
  ],
  again: () => [[30, 40, 'EXAMPLE CREDIT UNION']],
  columns: [
    ['Date', 30, (e, s) => s.day(e.date)],
    ['Transaction Description', 90, (e) => e.lines],
    ['Amount', -400, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
    ['Balance', -520, (e, s) => s.number(e.balance)],
  ],
  first: (s) => [
    [
      [30, 0, s.day(s.ledger.start)],
      [90, 0, 'Previous Balance'],
      [-520, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [30, 0, s.day(s.ledger.end)],
      [90, 0, 'New Balance'],
      [-520, 0, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A South African home loan: debits raise the balance outstanding, which bears no sign. */
const zaHomeLoan = formPrint({
  id: 'za-home-loan-outstanding',
  kind: 'bank_statement',
  tags: ['loan', 'debit-credit-columns'],
  locales: SOUTH_AFRICA,
  dates: ['yyyy-MM-dd', 'dd MMMM yyyy'],
  most: 14,
  size: 8,
  leading: 10,
  gap: 1,
  top: 200,
  topAgain: 100,
  bottom: 760,
  order: {
    opening: -81_223_310,
    kinds: ['transferIn', 'fee', 'card'],
    movements: {
      transferIn: [['INSTALMENT - THANK YOU'], ['ADDITIONAL PAYMENT']],
      fee: [['SERVICE FEE'], ['INSURANCE PREMIUM']],
      card: [['INTEREST CHARGED']],
    },
  },
  head: (s) => [
    [30, 40, `${s.desk.bank} Home Loans`, { size: 13, isBold: true }],
    ...column(30, 66, 10, [
      'MX J SAMPLE',
      'Home loan account 8 044 188 201',
      `Statement period ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 565, 66, [
      ['Registered bond amount', 'R 950 000.00'],
      ['Interest rate', '11.25%'],
      ['Balance outstanding', `R ${s.number(s.ledger.closing)}`],
      ['Arrears', 'R 0.00'],
    ]),
  ],
  columns: [
    ['Date', 30, (e, s) => s.day(e.date)],
    ['Transaction description', 100, (e) => e.lines],
    ['Debit', -380, (e, s) => s.out(e)],
    ['Credit', -470, (e, s) => s.into(e)],
    ['Balance outstanding', -565, (e, s) => s.number(e.balance)],
  ],
  first: (s) => [
    [
      [100, 0, 'Balance brought forward'],
      [-565, 0, s.number(s.ledger.opening)],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** An American line of credit: advances, payments and interest each in a column before the balance owed. */
const lineKinds = formPrint({
  id: 'us-credit-line-kind-columns',
  kind: 'bank_statement',
  tags: ['loan', 'kind-columns'],
  locales: USA,
  dates: ['MM-dd-yy', 'MMMM d, yyyy'],
  most: 14,
  size: 8,
  leading: 10,
  gap: 2,
  top: 210,
  topAgain: 90,
  bottom: 720,
  order: {
    opening: -2_412_233,
    kinds: ['transferIn', 'card', 'fee'],
    movements: {
      transferIn: [['PAYMENT - THANK YOU'], ['AUTOMATIC PAYMENT']],
      card: [['ADVANCE - CHECK {f}'], ['ADVANCE ONLINE TRANSFER']],
      fee: [['INTEREST CHARGE']],
    },
  },
  head: (s) => [
    [30, 40, `${s.desk.bank} Business Line of Credit`, { size: 13, isBold: true }],
    ...column(30, 62, 11, [
      'SAMPLE TRADING LLC',
      'Loan number 0044-1882',
      `Statement period ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 570, 62, [
      ['Principal balance beginning', `$${s.number(s.ledger.opening)}`],
      [
        'Advances',
        `$${s.number(s.entries.filter((e) => e.kind === 'card').reduce((n, e) => n + e.amount, 0))}`,
      ],
      ['Payments', `$${s.number(s.ledger.into.sum)}`],
      ['Interest charged', `$${s.number(s.ledger.fees.sum)}`],
      ['Principal balance ending', `$${s.number(s.ledger.closing)}`],
    ]),
    [30, 180, 'ACCOUNT ACTIVITY', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Date', 30, (e, s) => s.day(e.date)],
    ['Description', 90, (e) => e.lines],
    ['Advances', -330, (e, s) => (e.kind === 'card' ? s.number(e.amount) : '')],
    ['Payments', -410, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Interest', -470, (e, s) => (e.kind === 'fee' ? s.number(e.amount) : '')],
    ['Balance', -560, (e, s) => s.number(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '0044-1882' }),
});

/** A Canadian mortgage: each payment with its interest, property tax and principal, of which the last lowers the balance. */
const caMortgage = formPrint({
  id: 'ca-mortgage-tax-portion',
  kind: 'bank_statement',
  tags: ['loan', 'payment-parts'],
  locales: CANADA,
  dates: ['MMM dd, yyyy', 'MMMM d, yyyy'],
  most: 12,
  size: 8,
  leading: 10,
  gap: 2,
  top: 210,
  topAgain: 90,
  bottom: 720,
  order: {
    opening: -31_212_233,
    kinds: ['transferIn'],
    movements: { transferIn: [['Regular payment'], ['Lump sum payment']] },
  },
  head: (s) => [
    [30, 40, `${s.desk.bank} Mortgage Statement`, { size: 13, isBold: true }],
    ...column(30, 62, 11, [
      'JORDAN SAMPLE',
      'Mortgage number 44-188201-3',
      `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 570, 62, [
      ['Opening principal balance', `$${s.number(s.ledger.opening)}`],
      ['Closing principal balance', `$${s.number(s.ledger.closing)}`],
      ['Interest rate', '4.890%'],
      ['Property tax account balance', '$1,204.18'],
    ]),
  ],
  again: () => [],
  columns: [
    ['Date', 30, (e, s) => s.day(e.date)],
    ['Transaction', 110, (e) => e.lines],
    ['Payment', -290, (e, s) => s.number(e.amount + 81_022 + 21_500)],
    ['Interest', -350, () => '810.22'],
    ['Property tax', -420, () => '215.00'],
    ['Principal', -490, (e, s) => s.number(e.amount)],
    ['Principal balance', -570, (e, s) => s.number(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '44-188201-3' }),
});

/** Statements of loans and lines of credit, whose balances are owed. */
export const OWED_FORMS: readonly Print[] = [cuLoan, cuLoanPlain, zaHomeLoan, lineKinds, caMortgage];
