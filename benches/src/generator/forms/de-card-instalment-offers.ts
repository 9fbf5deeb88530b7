import type { Entry } from '@tieout/corpus';
import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}                 {c}      DE'], ['{m}       {f}-456-7890  LU']],
  transferIn: [['Gutschrift Überweisung'], ['Lastschrifteinzug DE12345678901234{f}']],
  refund: [['{m}                 {c}      DE']],
  fee: [['Sollzinsen bei Einkäufen'], ['Gebühr für Barabhebung']],
};

/** A German card: marks behind all sums, two days in one heading, what was paid abroad under its row, sums of each card and offers to pay in parts behind the last balance. */
export const deCardInstalmentOffers = formPrint({
  id: 'de-card-instalment-offers',
  kind: 'credit_card_statement',
  tags: ['card', 'trailing-marks', 'two-dates', 'foreign-sublines', 'rows-told-again', 'opening-in-table'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'd. MMMM yyyy'],
  size: 8,
  leading: 10,
  gap: 1,
  top: 330,
  topAgain: 70,
  bottom: 760,
  order: { isCard: true, movements: SHOPS, withForeign: true },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 80, 11, ['Frau', 'Jordan Muster', 'Erlenweg 14', '01234 Musterstadt']),
    ...column(400, 80, 11, ['Kundenservice', 'Tel: (0 40) 8 90 12-345', 'Mo.-Fr. 8 - 20 Uhr']),
    [40, 140, `Kontoübersicht vom ${s.full(s.ledger.end)}`, { isBold: true, size: 11 }],
    [40, 158, `Abrechnungszeitraum: ${s.day(s.ledger.start)} - ${s.day(s.ledger.end)}`],
    [40, 169, 'Kontonr.: 1234567890'],
    [40, 180, 'IBAN: DE12 3456 7800 1234 5678 90'],
    [330, 158, 'Alter Saldo:'],
    [440, 158, 'EUR'],
    [-545, 158, owed(s.ledger.opening, s)],
    [330, 169, 'Neuer Saldo:'],
    [440, 169, 'EUR'],
    [-545, 169, owed(s.ledger.closing, s)],
    [330, 180, 'Kreditrahmen:'],
    [440, 180, 'EUR'],
    [-545, 180, '12.800,00'],
    [330, 191, 'Offener Verfügungsrahmen:'],
    [440, 191, 'EUR'],
    [-545, 191, '4.412,00'],
    [40, 215, 'Konto-Saldo und Rückzahlung', { isBold: true }],
    [40, 230, 'Bezeichnung'],
    [230, 230, 'Neuer Saldo (EUR)'],
    [330, 230, 'Zahlungsmodalität'],
    [460, 230, 'Nächste Zahlung (EUR)'],
    [40, 242, 'Allgemeine Umsätze'],
    [-300, 242, owed(s.ledger.closing, s)],
    [330, 242, '2,0% (mind. EUR 15,00)'],
    [-545, 242, '15,00'],
    [40, 254, 'Gesamt (EUR)'],
    [-300, 254, owed(s.ledger.closing, s)],
    [-545, 254, '15,00'],
    [40, 310, 'Umsatzübersicht', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Beleg-\ndatum', 40, (e, s) => s.day(e.date)],
    ['Buchungs-/\nValutadatum', 98, (e, s) => s.day(e.postDate)],
    ['Beschreibung', 160, (e, s) => [...e.lines, ...abroad(e, s)]],
    ['Karte', 420, (e) => (e.kind === 'card' ? 'Visa' : '')],
    ['Betrag (EUR)', -545, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : '+'}`],
  ],
  first: (s) => [
    [
      [160, 0, `Alter Saldo vom ${s.full(s.ledger.start - 1)}`, { isBold: true }],
      [-545, 0, owed(s.ledger.opening, s)],
    ],
    [[160, 0, 'Hauptkarte/n, Jordan Muster', { isBold: true }]],
  ],
  last: (s) => [
    [
      [160, 0, `Neuer Saldo am ${s.full(s.ledger.end)}`, { isBold: true }],
      [-545, 0, owed(s.ledger.closing, s)],
    ],
    [
      [160, 0, 'Hauptkarte/n, Jordan Muster', { isBold: true }],
      [160, 1, 'Umsätze Visa Karten-Nr. 491234XXXXXX7890'],
      [430, 1, 'EUR'],
      [-545, 1, s.number(bought(s))],
    ],
    [
      [40, 1, 'Ratenkauf-Optionen', { isBold: true }],
      [40, 2, 'Für folgende Umsätze aus dieser Kontoübersicht können Sie einen Ratenkauf einrichten:'],
      [40, 3, 'Belegdatum'],
      [120, 3, 'Beschreibung'],
      [380, 3, 'Betrag (EUR)'],
      [450, 3, 'Einrichtung möglich bis'],
    ],
    ...offered(s).map((e) => [
      [40, 0, s.day(e.date)] as const,
      [120, 0, e.lines.join(' ')] as const,
      [-430, 0, `${s.number(e.amount)}-`] as const,
      [450, 0, s.day(s.ledger.end + 23)] as const,
    ]),
  ],
  foot: (_, page, pages) => [[270, 810, `Seite ${page} von ${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: '1234567890',
    printsPostDate: true,
    alternatives: (e) => [
      [...e.lines, 'Visa'].join(' '),
      [...e.lines, ...abroad(e, s)].join(' '),
      [...e.lines, 'Visa', ...abroad(e, s)].join(' '),
    ],
  }),
});

const owed = (minor: number, s: Sheet) => `${s.number(minor)} ${minor > 0 ? '-' : '+'}`;

const bought = (s: Sheet) =>
  s.ledger.entries.filter(({ kind }) => kind === 'card').reduce((sum, { amount }) => sum + amount, 0);

const offered = (s: Sheet) => s.ledger.entries.filter(({ amount }) => amount < -9500).slice(0, 3);

function abroad({ foreign }: Entry, s: Sheet): readonly string[] {
  if (foreign === null) return [];
  return [
    `ORIGINAL UMSATZ ${foreign.currency}         ${s.number(foreign.amount)}`,
    `WECHSELKURS 1 EUR =         ${(1 / foreign.rate).toFixed(4).replace('.', ',')} ${foreign.currency}`,
  ];
}
