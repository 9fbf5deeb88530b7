import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A German savings account of few rows: interest with its taxes below it, each a row of its own; signs before sums, no balances between. */
export const deSavingsTaxes = formPrint({
  id: 'de-savings-taxes',
  kind: 'bank_statement',
  tags: ['few-rows', 'signed-amounts', 'tax-rows', 'rates-table', 'no-running-balance'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 7,
  size: 9,
  leading: 12,
  gap: 5,
  top: 250,
  bottom: 720,
  order: {
    movements: {
      ...GERMAN_BANK,
      interest: [['Zinsgutschrift', 'Habenzins 2,00 % p.a.']],
      fee: [['Kapitalertragsteuer', 'Bemessungsgrundlage 123,45 EUR'], ['Solidaritätszuschlag']],
    },
  },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 15, isBold: true }],
    [330, 90, 'Kontoauszug Tagesgeldkonto', { isBold: true }],
    [330, 104, `Auszug 2 / ${s.desk.written(s.ledger.end, 'yyyy')}   Blatt 1`],
    [330, 118, `Zeitraum ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 132, 'DE77 1203 0000 1012 3456 78'],
    ...column(40, 90, 12, ['Frau Jordan Beispiel', 'Musterweg 14', '10117 Berlin']),
    [40, 200, `Kontostand in EUR am ${s.full(s.ledger.start)}`],
    [-555, 200, s.signed(s.ledger.opening)],
  ],
  columns: [
    ['Buchungstag', 40, (e, s) => s.day(e.date)],
    ['Wertstellung', 120, (e, s) => s.day(e.postDate)],
    ['Umsatzinformation', 200, (e) => e.lines],
    ['Umsatz in EUR', -555, (e, s) => `${e.amount < 0 ? '-' : '+'}${s.number(e.amount)}`],
  ],
  last: (s) => [
    [
      [40, 1, `Kontostand in EUR am ${s.full(s.ledger.end)}`, { isBold: true }],
      [-555, 1, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [
      [40, 2, 'Zinssätze', { isBold: true }],
      [40, 3, 'ab 01.01.2024 bis 100.000,00 EUR'],
      [-300, 3, '2,00 %'],
      [40, 4, 'ab 100.000,01 EUR'],
      [-300, 4, '0,50 %'],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'DE77 1203 0000 1012 3456 78' }),
});
