import { GERMANY } from '../prints/places.ts';
import { column, formPrint, type Put } from './form.ts';

const IBAN = 'DE00 1001 2345 0000 0000 00';

/** A German broker's account since it is a bank: day and month over the year, kind and text half a line below the day, money in before money out with the euro sign behind, an overview of one product over the rows. */
export const deAppStackedYear = formPrint({
  id: 'de-app-stacked-year',
  kind: 'bank_statement',
  tags: ['year-below-day', 'credit-first', 'running-balance', 'euro-behind', 'overview', 'month-names'],
  locales: GERMANY,
  dates: ['dd MMM', 'dd MMM yyyy'],
  size: 8,
  leading: 10,
  gap: 8,
  top: 210,
  topAgain: 70,
  bottom: 740,
  order: {
    movements: {
      salary: [['Überweisung', 'Einzahlung akzeptiert: DE000000000000']],
      transferIn: [['Überweisung', 'Incoming transfer from {p}']],
      refund: [['Erträge', 'Ertrag US0000000001 BEISPIEL CO. 2024']],
      interest: [['Zinszahlung', 'Your interest payment']],
      card: [['Kartentransaktion', '{m}, {c}']],
      directDebit: [['Handel', 'Kauf DE0006047004 MUSTER AG 2024']],
      transferOut: [['Überweisung', 'Outgoing transfer for {p}']],
      fee: [['Gebühr', 'Card ordering fee']],
    },
  },
  head: (s) => [
    ...column(40, 50, 11, ['JORDAN MUSTER', 'Erlenweg 14', '10115 Berlin, DE']),
    [400, 50, 'DATUM'],
    [440, 50, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [400, 61, 'IBAN'],
    [440, 61, IBAN],
    [40, 110, 'KONTOÜBERSICHT', { isBold: true, size: 10 }],
    ...(
      [
        [40, 'PRODUKT', 'Depotkonto'],
        [180, 'ANFANGSSALDO', `${s.signed(s.ledger.opening)} €`],
        [280, 'ZAHLUNGSEINGANG', `${s.number(s.ledger.into.sum)} €`],
        [390, 'ZAHLUNGSAUSGANG', `${s.number(s.ledger.out.sum)} €`],
        [490, 'ENDSALDO', `${s.signed(s.ledger.closing)} €`],
      ] as const
    ).flatMap(([x, label, value]): Put[] => [
      [x, 130, label, { size: 7 }],
      [x, 144, value],
    ]),
    [40, 180, 'UMSATZÜBERSICHT', { isBold: true, size: 10 }],
  ],
  again: () => [],
  columns: [
    ['DATUM', 40, (e, s) => [s.day(e.date), s.desk.written(e.date, 'yyyy')]],
    ['TYP', 85, (e) => e.lines[0] ?? ''],
    ['BESCHREIBUNG', 165, (e) => e.lines[1] ?? ''],
    ['ZAHLUNGSEINGANG', -395, (e, s) => (e.amount > 0 ? `${s.number(e.amount)} €` : '')],
    ['ZAHLUNGSAUSGANG', -490, (e, s) => (e.amount < 0 ? `${s.number(e.amount)} €` : '')],
    ['SALDO', -560, (e, s) => `${s.signed(e.balance)} €`],
  ],
  rows: (s, block) =>
    s.entries.map((e) => [
      block(e).map(([x, line, text, look]): Put => [x, x === 40 ? line : line + 0.5, text, look ?? {}]),
      e,
    ]),
  last: () => [
    [
      [40, 1, 'HAFTUNGSAUSSCHLUSS', { isBold: true }],
      [
        40,
        2,
        'Bitte überprüfe unbedingt deine Buchungen, Berechnungen und den Schlusssaldo auf dem Kontoauszug.',
      ],
    ],
  ],
  foot: (s, page, pages) => [
    [40, 790, `Erstellt am ${s.full(s.ledger.end + 20)}`, { size: 6 }],
    [500, 790, `Seite ${page} von ${pages}`, { size: 6 }],
  ],
  truth: () => ({ balances: 'every-row', number: IBAN }),
});
