import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';

const IBAN = 'DE12 3456 7890 1234 5678 90';
const signed = (s: Sheet, minor: number) => `${minor < 0 ? '-' : '+'} ${s.number(minor)}`;
const strip = (y: number, pairs: readonly (readonly [x: number, label: string, value: string])[]): Put[] =>
  pairs.flatMap(([x, label, value]): Put[] => [
    [x, y, label, { size: 7 }],
    [x, y + 11, value],
  ]);

/** A German bank's account: strips of labels over values at either end, the years in a line below both days, a sign a gap before sums that have columns of their own besides. */
export const deBankYearsBelow = formPrint({
  id: 'de-bank-years-below',
  kind: 'bank_statement',
  tags: ['years-below-days', 'two-dates', 'debit-credit-columns', 'signed-columns', 'head-strip'],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 10.5,
  gap: 4,
  top: 260,
  topAgain: 120,
  bottom: 720,
  order: { movements: GERMAN_BANK },
  head: (s) => [
    ...column(400, 60, 10, [
      s.desk.bank,
      'Filiale',
      'Beispielhausen',
      'Telefon (010) 3333-2222',
      '24h-Kundenservice (069) 910-1',
    ]),
    ...column(40, 90, 11, ['Herrn', 'Jordan Muster', 'Musterstr. 1 A', '22222 Beispielhausen']),
    [-550, 170, s.desk.written(s.ledger.end, 'd. MMMM yyyy')],
    [
      40,
      190,
      `Kontoauszug vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`,
      { isBold: true, size: 11 },
    ],
    [40, 204, 'Kontoinhaber: Jordan Muster'],
    ...strip(222, [
      [40, 'Auszug', '3'],
      [90, 'Seite', '1'],
      [130, 'von', '2'],
      [180, 'IBAN', IBAN],
    ]),
    [410, 222, `Alter Saldo per ${s.full(s.ledger.start - 1)}`, { size: 7 }],
    [410, 233, 'EUR'],
    [-550, 233, signed(s, s.ledger.opening)],
  ],
  again: (s) => [
    [40, 70, `Kontoauszug vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`, { isBold: true }],
    ...strip(88, [
      [40, 'Auszug', '3'],
      [90, 'Seite', '2'],
      [130, 'von', '2'],
      [180, 'IBAN', IBAN],
    ]),
  ],
  isRuled: true,
  columns: [
    ['Buchung', 40, (e, s) => [s.day(e.date), s.desk.written(e.date, 'yyyy')]],
    ['Valuta', 85, (e, s) => [s.day(e.postDate), s.desk.written(e.postDate, 'yyyy')]],
    ['Vorgang', 130, (e) => e.lines],
    ['Soll', -460, (e, s) => (e.amount < 0 ? signed(s, e.amount) : '')],
    ['Haben', -550, (e, s) => (e.amount > 0 ? signed(s, e.amount) : '')],
  ],
  last: (s) => [
    [
      [40, 1, 'Filialnummer', { size: 7 }],
      [120, 1, 'Kontonummer', { size: 7 }],
      [410, 1, 'Neuer Saldo', { size: 7 }],
      [40, 2, '111'],
      [120, 2, '1234567 90'],
      [410, 2, 'EUR'],
      [-550, 2, signed(s, s.ledger.closing)],
    ],
    [
      [40, 1, 'Wichtige Hinweise', { isBold: true }],
      [
        40,
        2,
        'Bitte erheben Sie Einwendungen gegen einzelne Buchungen unverzüglich. Der angegebene Kontostand berücksichtigt',
      ],
      [40, 3, 'nicht die Wertstellung der Buchungen (siehe oben unter "Valuta").'],
    ],
  ],
  foot: (s) => [
    [40, 815, `0000000003 / 06500900 / ${s.desk.written(s.ledger.end, 'yyyyMMdd')}`, { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: IBAN }),
});
