import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A German account with the closing of its accounts behind the rows: days, rates and charges that add up to what a row booked. */
export const deBankClosingAnnex = formPrint({
  id: 'de-bank-closing-annex',
  kind: 'bank_statement',
  tags: ['closing-annex', 'debit-credit-columns', 'no-running-balance', 'carried-forward', 'clock'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 210,
  bottom: 720,
  order: { movements: { ...GERMAN_BANK, fee: [['Entgeltabrechnung', 'siehe Anlage Nr. 1']] } },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 15, isBold: true }],
    [340, 46, `Kontoauszug ${s.desk.written(s.ledger.end, 'M/yyyy')}`, { isBold: true }],
    [340, 60, 'Girokonto 0012345678, DE49 5005 0201 0012 3456 78'],
    ...column(40, 100, 12, ['Frau Jordan Beispiel', 'Musterweg 14', '60313 Frankfurt am Main']),
  ],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Erläuterung', 110, (e) => e.lines],
    ['Betrag Soll EUR', -440, (e, s) => (e.amount < 0 ? `${s.number(e.amount)}-` : '')],
    ['Betrag Haben EUR', -555, (e, s) => (e.amount > 0 ? `${s.number(e.amount)}+` : '')],
  ],
  first: (s) => [
    [
      [110, 0, `Kontostand am ${s.full(s.ledger.start - 1)}, Auszug Nr. 3`],
      [-555, 0, `${s.number(s.ledger.opening)}+`],
    ],
  ],
  leave: (s, e) => [
    [110, 0, 'Übertrag'],
    [-555, 0, `${s.number(e.balance)}${e.balance < 0 ? '-' : '+'}`],
  ],
  resume: (s, e) => [
    [110, 0, 'Übertrag'],
    [-555, 0, `${s.number(e.balance)}${e.balance < 0 ? '-' : '+'}`],
  ],
  last: (s) => [
    [
      [110, 0, `Kontostand am ${s.full(s.ledger.end)} um 20:07 Uhr`, { isBold: true }],
      [-555, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : '+'}`, { isBold: true }],
    ],
    [[40, 2, 'Anlage Nr. 1: Rechnungsabschluss', { isBold: true }]],
    [
      [40, 0, `Abrechnungszeitraum vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`],
      [40, 1, 'Zinsen für Dispositionskredit   11,2500 % von 4 Tagen'],
      [-555, 1, '0,87-'],
      [40, 2, `Kontoführung ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`],
      [-555, 2, '4,95-'],
      [40, 3, 'Buchungsposten 12 x 0,05'],
      [-555, 3, '0,60-'],
      [40, 4, 'Abrechnung gesamt', { isBold: true }],
      [-555, 4, '6,42-', { isBold: true }],
    ],
  ],
  foot: (_, page, pages) => [
    [
      40,
      780,
      `Einwendungen gegen diesen Rechnungsabschluss müssen innerhalb von sechs Wochen nach Zugang erhoben werden.`,
      { size: 6 },
    ],
    [-555, 800, `Seite ${page} von ${pages}`],
  ],
  truth: () => ({ balances: 'none', number: 'DE49 5005 0201 0012 3456 78' }),
});
