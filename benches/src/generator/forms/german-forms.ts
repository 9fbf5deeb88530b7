import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';

const IBAN = 'DE12 5001 0517 5400 1234 56';

/** A German direct bank: the day of booking over that of value, text next to and under them, balances among the facts at the right. */
const twoLines = formPrint({
  id: 'de-direct-two-lines',
  kind: 'bank_statement',
  tags: ['two-dates', 'stacked-day-and-value', 'no-running-balance', 'opening-in-head', 'sepa-sublines'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 6,
  top: 262,
  topAgain: 120,
  bottom: 730,
  order: {
    movements: {
      ...GERMAN_BANK,
      directDebit: [
        [
          'Lastschrift {m}',
          'Kundennr. {r} Abschlag 89,00 EUR faellig {d}',
          'Mandat: {k}',
          'Referenz: {r}/{f}',
        ],
      ],
      card: [['Lastschrift {m}', '{m} {c} 14:32 KAUFUMSATZ {f}', 'ARN{r}{r}', 'Apple Pay']],
    },
  },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 15, isBold: true }],
    ...column(40, 96, 12, ['Frau', 'Jordan Beispiel', 'Musterweg 14', '80331 München']),
    [360, 96, 'Girokonto Nummer', { isBold: true }],
    [-555, 96, '5400123456', { isBold: true }],
    [360, 112, `Kontoauszug ${s.desk.written(s.ledger.end, 'MMMM yyyy')}`, { isBold: true }],
    ...pairs(s, 128, [
      ['Datum', s.full(s.ledger.end)],
      ['Auszugsnummer', '6'],
      ['Eingeräumte Kontoüberziehung', '2.500,00 Euro'],
      ['Alter Saldo', `${s.signed(s.ledger.opening)} Euro`],
      ['Neuer Saldo', `${s.signed(s.ledger.closing)} Euro`],
      ['IBAN', IBAN],
      ['BIC', 'SMPLDEFFXXX'],
    ]),
  ],
  again: (s) => [
    [40, 46, s.desk.bank, { size: 15, isBold: true }],
    [360, 70, 'Girokonto Nummer 5400123456'],
    [360, 82, `Kontoauszug ${s.desk.written(s.ledger.end, 'MMMM yyyy')}`],
  ],
  columns: [
    ['Buchung\nValuta', 40, (e, s) => [s.day(e.date), s.day(e.postDate)]],
    ['Buchung / Verwendungszweck', 110, (e) => e.lines],
    ['Betrag (EUR)', -555, (e, s) => s.signed(e.amount)],
  ],
  last: (s) => [
    [
      [110, 1, 'Neuer Saldo', { isBold: true }],
      [-555, 1, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [
      [40, 1, 'Kunden-Information', { isBold: true }],
      [40, 2, 'Vorliegender Freistellungsauftrag                                     1.000,00 Euro'],
      [40, 3, 'Der Sollzinssatz für eingeräumte Überziehungen beträgt 9,99 % p.a. (Stand 01.03.2024).'],
      [40, 4, 'Bitte beachten Sie auch die nachstehenden Hinweise: Einwendungen binnen sechs Wochen.'],
    ],
  ],
  foot: (_, page, pages) => [
    [40, 790, `34GKKA5400123456_T`, { size: 6 }],
    [-555, 790, `Seite ${page} von ${pages}`],
    [
      40,
      802,
      'Theodor-Beispiel-Allee 2, 60486 Frankfurt am Main · Vorsitzende: A. Muster · Steuernummer 014 220 2800 3',
      { size: 6 },
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: '5400123456',
    alternatives: (e) => [`${e.lines[0]} ${s.day(e.postDate)} ${e.lines.slice(1).join(' ')}`.trim()],
  }),
});

function pairs(_: Sheet, y: number, facts: readonly (readonly [string, string])[]): Put[] {
  return facts.flatMap(([label, value], at): Put[] => [
    [360, y + at * 12, label],
    [-555, y + at * 12, value],
  ]);
}

/** A German cooperative bank in a typewriter face: no years, H and S behind figures, carried from sheet to sheet. */
const typed = formPrint({
  id: 'de-coop-typed',
  kind: 'bank_statement',
  tags: ['monospace', 'no-year', 'two-dates', 'sh-suffix', 'carried-forward', 'no-running-balance'],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  shape: 'mono',
  size: 8,
  leading: 10,
  gap: 3,
  top: 200,
  bottom: 690,
  order: { movements: GERMAN_BANK },
  head: (s) => [
    ...column(40, 60, 10, ['Frau', 'Jordan Beispiel', 'Musterweg 14', '91710 Gunzenhausen']),
    [320, 60, s.desk.bank],
    [320, 72, `Kontonummer 1234567  EUR-Konto  Kontoauszug    4`],
    [320, 84, `BLZ 76069468 BIC GENODEF1GU1`],
    [320, 96, 'IBAN DE64 7606 9468 0001 2345 67'],
    [320, 108, `Erstellt am ${s.full(s.ledger.end + 1)}`],
  ],
  columns: [
    ['Bu-Tag', 40, (e, s) => s.day(e.date)],
    ['Wert', 80, (e, s) => s.day(e.postDate)],
    ['Vorgang', 122, (e) => e.lines],
    ['', -540, (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? 'S' : 'H'}`],
  ],
  first: (s) => [
    [
      [122, 0, `alter Kontostand vom ${s.full(s.ledger.start - 1)}`],
      [-540, 0, sided(s, s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [-440, 0, 'Übertrag auf Blatt 2'],
    [-540, 0, sided(s, e.balance)],
  ],
  resume: (s, e) => [
    [-440, 0, 'Übertrag von Blatt 1'],
    [-540, 0, sided(s, e.balance)],
  ],
  last: (s) => [
    [
      [430, 0, '-----------------------'],
      [122, 1, `neuer Kontostand vom ${s.full(s.ledger.end)}`],
      [-540, 1, sided(s, s.ledger.closing)],
    ],
  ],
  foot: (_, page) => [
    [40, 720, 'Bitte beachten Sie die Hinweise auf der Rückseite.'],
    [
      40,
      732,
      'Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig, bis 100.000 EUR.',
    ],
    [-540, 780, `Blatt ${page}`],
  ],
  truth: () => ({ balances: 'none', number: 'DE64 7606 9468 0001 2345 67' }),
});

function sided({ number }: Sheet, minor: number): string {
  return `${number(minor)} ${minor < 0 ? 'S' : 'H'}`;
}

export const GERMAN_FORMS = [twoLines, typed];
