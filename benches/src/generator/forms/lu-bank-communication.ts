import { land } from '../prints/more-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const IBAN = 'LU12 0020 1234 5678 9000';
const behind = (s: Sheet, minor: number) => `${s.number(minor)} ${minor < 0 ? '-' : '+'}`;

/** A Luxembourg account in English: the day without a year and the communication as one text, the day of value with a year of two figures, a sign a gap behind each sum. */
export const luBankCommunication = formPrint({
  id: 'lu-bank-communication',
  kind: 'bank_statement',
  tags: ['day-in-text', 'value-date', 'trailing-sign', 'multi-line'],
  locales: land('en-LU', {
    currency: 'EUR',
    symbol: '€',
    scale: 1,
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
  }),
  dates: ['dd.MM', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 250,
  topAgain: 110,
  bottom: 720,
  order: {
    movements: {
      salary: [['PAYMENT IN YOUR FAVOUR', 'FROM {e}', 'SALARY {r}']],
      transferIn: [['INSTANT PAYMENT IN YOUR FAVOUR', 'FROM {p}', 'Ref. {r}']],
      refund: [['VISA DEBIT REFUND', '{m} {c}']],
      interest: [['CLOSING OF ACCOUNT INTERESTS']],
      card: [
        ['VISA DEBIT {f}', '{m} {c} LUX', '{d} 14:32'],
        ['PAYMENT WITH V PAY', '{m} {c}'],
      ],
      directDebit: [['EUROPEAN DIRECT DEBIT', '{m}', 'MANDATE {k}']],
      transferOut: [['TRANSFER VIA INTERNET', 'TO {p}', 'LU00 0030 {r}']],
      cash: [['WITHDRAWAL ATM', '{c} {d}']],
      fee: [['PACKAGE FEE'], ['MANAGEMENT FEE']],
    },
  },
  head: (s) => [
    [40, 44, s.desk.bank, { size: 14, isBold: true }],
    ...column(340, 90, 11, ['MR JORDAN SAMPLE', '14 RUE DE L ORME', 'L-1234 LUXEMBOURG']),
    [40, 160, 'ACCOUNT STATEMENT', { isBold: true }],
    [40, 174, `No 3 of ${s.full(s.ledger.end)}`],
    [40, 188, `Account ${IBAN} EUR`],
    [40, 214, `Previous balance on ${s.full(s.ledger.start)}`],
    [-550, 214, behind(s, s.ledger.opening)],
  ],
  again: (s) => [
    [40, 44, s.desk.bank, { size: 14, isBold: true }],
    [40, 74, `Account ${IBAN} EUR`],
  ],
  columns: [
    ['Date Communication', 40, (e, s) => [`${s.day(e.date)} ${e.lines[0]}`, ...e.lines.slice(1)]],
    ['Value', 400, (e, s) => s.desk.written(e.postDate, 'dd.MM.yy')],
    ['Amount', -550, (e, s) => behind(s, e.amount)],
  ],
  last: (s) => [
    [
      [40, 1, `New balance on ${s.full(s.ledger.end)}`, { isBold: true }],
      [-550, 1, behind(s, s.ledger.closing)],
    ],
  ],
  foot: (_, page, pages) => [[480, 810, `Page ${page} of ${pages}`]],
  truth: () => ({ balances: 'none', number: IBAN }),
});
