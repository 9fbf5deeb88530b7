import { MONGOLIA } from '../prints/neighbour-places.ts';
import { column, formPrint } from './form.ts';

/** A Mongolian account: what was held before each row next to what was held after it, and the text last. */
export const mnBankBothEnds = formPrint({
  id: 'mn-bank-both-ends',
  kind: 'bank_statement',
  tags: ['landscape', 'balance-before-and-after', 'minus-in-debit-column', 'clock', 'description-last'],
  locales: MONGOLIA,
  isLandscape: true,
  dates: ['yyyy/MM/dd', 'yyyy/MM/dd'],
  size: 7.5,
  leading: 10,
  gap: 4,
  top: 140,
  topAgain: 60,
  bottom: 540,
  isRuled: true,
  order: {
    movements: {
      card: [['POS {m} {c}']],
      transferIn: [['EB - {p}'], ['{p} gifts']],
      transferOut: [['EB - to {p}']],
      salary: [['{e} salary']],
      cash: [['ATM {c} {f}']],
      fee: [['Transfer fee']],
      interest: [['Interest']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'Deposit account statement', { isBold: true }],
    ...column(40, 66, 11, ['Account number: 5012345678', 'Customer: SAMPLE JORDAN', 'Currency: MNT']),
    ...column(560, 66, 11, [
      `Period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
      'Printed by: internet bank',
    ]),
  ],
  again: () => [],
  columns: [
    [
      'Transaction date',
      40,
      (e, s) => `${s.day(e.date)} 1${Number(e.reference) % 9}:${Number(e.reference) % 6}5`,
    ],
    ['Branch', 135, () => '5011'],
    ['Opening balance', -250, (e, s) => s.signed(e.balance - e.amount)],
    ['Debit', -335, (e, s) => (e.amount < 0 ? `-${s.number(e.amount)}` : '')],
    ['Credit', -415, (e, s) => s.into(e)],
    ['Closing balance', -510, (e, s) => s.signed(e.balance)],
    ['Description', 520, (e) => e.lines],
    ['Counter account', 720, (e) => `5${e.reference}`],
  ],
  last: (s) => [
    [
      [180, 0, 'Total'],
      [-335, 0, `-${s.number(s.ledger.out.sum)}`],
      [-415, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '5012345678',
    opening: null,
    closing: null,
    alternatives: (e) => [
      `5011 ${e.lines[0]}`,
      `${e.lines[0]} 5${e.reference}`,
      `5011 ${e.lines[0]} 5${e.reference}`,
    ],
  }),
});
