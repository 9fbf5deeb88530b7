import { NETHERLANDS } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const NUMBER = 'NL91BSPL0417164300';

/** A Dutch account shown in English: the head's four figures with a sign or a word of the way behind, the day of value in brackets under the day of the row, ways in two columns. */
export const nlBankBracketDays = formPrint({
  id: 'nl-bank-bracket-days',
  kind: 'bank_statement',
  tags: ['bracketed-day', 'head-strip', 'credit-word-behind', 'debit-credit-columns', 'no-year'],
  locales: NETHERLANDS,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 230,
  topAgain: 150,
  bottom: 750,
  isNewestFirst: true,
  order: {
    movements: {
      salary: [['SEPA Overboeking', 'IBAN: NL00TEST0123456789', 'Naam: {e}', 'Omschrijving: {r}']],
      transferIn: [['SEPA Overboeking', 'Naam: {p}']],
      card: [
        ['BEA   NR:XB1234   14.10.24/13.48', '{m},PAS123', '{c}'],
        ['BEA, Google Pay', '{m},PAS123'],
      ],
      directDebit: [
        ['SEPA Incasso algemeen doorlopend', 'Incassant: NL00ZZZ', 'Naam: {m}', 'Machtiging: {r}'],
      ],
      transferOut: [['SEPA iDEAL', 'Naam: {m}', 'Kenmerk: 14-10-2024 13:48 0030001234567890']],
      fee: [['{b}', 'Basic Package', '1,95 Debit card    0,60']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'Statement of account', { size: 12, isBold: true }],
    ...column(40, 62, 11, ['J VOORBEELD', 'LINDELAAN 14', '1011 AB AMSTERDAM']),
    [40, 108, 'Account number', { size: 7 }],
    [180, 108, 'Date', { size: 7 }],
    [300, 108, 'No. of pages', { size: 7 }],
    [420, 108, 'Statement no.', { size: 7 }],
    [40, 118, NUMBER],
    [180, 118, s.full(s.ledger.end)],
    [300, 118, '001'],
    [420, 118, '010'],
    [40, 135, 'Previous balance', { size: 7 }],
    [180, 135, 'New balance', { size: 7 }],
    [300, 135, 'Total amount debit', { size: 7 }],
    [420, 135, 'Total amount credit', { size: 7 }],
    [40, 145, way(s.number, s.ledger.opening)],
    [180, 145, way(s.number, s.ledger.closing)],
    [300, 145, s.number(s.ledger.out.sum)],
    [420, 145, s.number(s.ledger.into.sum)],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'Statement of account', { size: 12, isBold: true }],
    [40, 108, 'Account number', { size: 7 }],
    [40, 118, NUMBER],
  ],
  columns: [
    ['Bookdate\n(Value date)', 40, (e, s) => [s.day(e.date), `(${s.day(e.postDate)})`]],
    ['Description', 110, (e) => e.lines],
    ['Amount debit', -460, (e, s) => s.out(e)],
    ['Amount credit', -550, (e, s) => s.into(e)],
  ],
  foot: () => [
    [40, 800, 'Banking pending: products on this statement are covered by the guarantee.', { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: NUMBER, printsPostDate: true }),
});

/** A balance with the word of its side behind it. */
function way(number: (minor: number) => string, minor: number): string {
  return `${number(Math.abs(minor))} ${minor < 0 ? '-/DEBIT' : '+/CREDIT'}`;
}
