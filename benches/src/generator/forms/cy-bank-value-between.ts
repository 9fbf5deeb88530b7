import { isLastOfDay } from '../day-edges.ts';
import { land } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

const CYPRUS = land('en-CY', {
  currency: 'EUR',
  symbol: '€',
  scale: 1,
  numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
});

/** A Cypriot account in English with commas for decimals: the day of value between the sides and the balance, forward rows on each sheet. */
export const cyBankValueBetween = formPrint({
  id: 'cy-bank-value-between',
  kind: 'bank_statement',
  tags: ['comma-decimals-english', 'value-date-between', 'carried-forward', 'day-end-balance'],
  locales: CYPRUS,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 200,
  bottom: 700,
  order: {
    movements: {
      card: [['CARD PURCHASE {m}', '{c} {d} CARD {f}']],
      transferIn: [['INWARD TRANSFER {p}', 'REF. {k}']],
      salary: [['SALARY {e}']],
      transferOut: [['TRANSFER TO {p}', 'RENT']],
      directDebit: [['DIRECT DEBIT {m} {r}']],
      cash: [['ATM CASH {c}']],
      fee: [['MAINTENANCE FEE'], ['TRANSFER CHARGES 0,50']],
      refund: [['REFUND {m}']],
      interest: [['CREDIT INTEREST']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'STATEMENT OF ACCOUNT / ΚΑΤΑΣΤΑΣΗ ΛΟΓΑΡΙΑΣΜΟΥ', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN SAMPLE', '14 ALDER AVENUE', '1065 NICOSIA']),
    ...column(330, 80, 11, [
      'Account No. 357012345678',
      'IBAN CY12 0020 0195 0000 3570 1234 5678',
      `Statement No. 6   Date ${s.full(s.ledger.end)}`,
      'Limit 1.000,00',
    ]),
  ],
  isRuled: true,
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 100, (e) => e.lines],
    ['Debit', -360, (e, s) => s.out(e)],
    ['Credit', -430, (e, s) => s.into(e)],
    ['Value Date', 440, (e, s) => s.day(e.postDate)],
    [
      'Balance',
      -560,
      (e, s) => (isLastOfDay(s.entries, e) ? `${s.number(e.balance)}${e.balance < 0 ? ' DR' : ''}` : ''),
    ],
  ],
  first: (s) => [
    [
      [100, 0, 'BALANCE BROUGHT FORWARD'],
      [-560, 0, s.number(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [100, 0, 'BALANCE CARRIED FORWARD'],
    [-560, 0, `${s.number(e.balance)}${e.balance < 0 ? ' DR' : ''}`],
  ],
  resume: (s, e) => [
    [100, 0, 'BALANCE BROUGHT FORWARD'],
    [-560, 0, `${s.number(e.balance)}${e.balance < 0 ? ' DR' : ''}`],
  ],
  last: (s) => [
    [
      [100, 0, 'CLOSING BALANCE'],
      [-560, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' DR' : ''}`],
    ],
    [
      [
        40,
        1,
        'The deposits are covered by the Deposit Guarantee Scheme up to €100.000 per depositor. Debit interest 8,50% p.a.',
      ],
    ],
  ],
  truth: () => ({ balances: 'last-of-day', number: '357012345678' }),
});
