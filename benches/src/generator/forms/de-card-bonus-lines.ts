import type { Entry } from '@tieout/corpus';
import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}, {c}'], ['{m},', '{c}']],
  transferIn: [['Lastschrift'], ['Einzahlung']],
  refund: [['{m}, {c}']],
  fee: [['monatlicher Kartenpreis'], ['1,75% für Auslandseinsatz']],
};

/** A German card: marks a space behind all sums, miles earned in a line under purchases, the sum carried by a name on either page, the foreign money in columns of its own. */
export const deCardBonusLines = formPrint({
  id: 'de-card-bonus-lines',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'trailing-marks',
    'two-dates',
    'bonus-lines',
    'foreign-columns',
    'carried-forward',
    'opening-in-table',
  ],
  locales: GERMANY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 290,
  topAgain: 290,
  bottom: 700,
  order: { isCard: true, movements: SHOPS, withForeign: true },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 90, 11, ['Frau', 'Jordan Muster', 'Erlenweg 1', '12121 Musterstadt']),
    [40, 200, `Ihre Abrechnung vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`, { isBold: true }],
    [360, 200, 'VISA-Card: 4930 00XX XXXX 1111'],
    [360, 211, 'Karteninhaberin: Jordan Muster'],
    [40, 211, `Abrechnungsdatum: ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['Datum\nBeleg', 40, (e, s) => (e.kind === 'card' ? s.day(e.date) : '')],
    ['Datum\nBuchung', 85, (e, s) => s.day(e.kind === 'card' ? e.postDate : e.date)],
    ['Angabe des Unternehmens /\nVerwendungszweck', 130, (e) => [...e.lines, ...miles(e)]],
    ['Währung', 320, (e) => e.foreign?.currency ?? ''],
    ['Betrag', -410, (e, s) => (e.foreign === null ? '' : s.number(e.foreign.amount))],
    ['Kurs', -470, (e) => (e.foreign === null ? '' : (1 / e.foreign.rate).toFixed(4).replace('.', ','))],
    ['Betrag in\nEUR', -550, (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? '-' : '+'}`],
  ],
  first: (s) => [
    [
      [85, 0, s.day(s.ledger.start)],
      [130, 0, 'Saldo letzte Abrechnung'],
      [-550, 0, owed(s.ledger.opening, s)],
    ],
  ],
  leave: (s, last) => [
    [130, 0, 'Zwischensumme von Seite 1'],
    [-550, 0, owed(last.balance, s)],
  ],
  resume: (s, last) => [
    [130, 0, 'Übertrag von Seite 1'],
    [-550, 0, owed(last.balance, s)],
  ],
  last: (s) => [
    [
      [130, 0, 'Neuer Saldo', { isBold: true }],
      [-550, 0, owed(s.ledger.closing, s)],
    ],
    [[40, 1, 'Sehr geehrte Frau Muster,']],
    [[40, 0, 'bitte prüfen Sie diese Abrechnung auf ihre Richtigkeit. Ihr Kartenlimit beträgt 1.500 EUR.']],
  ],
  foot: (_, page, pages) => [[500, 815, `Seite ${page} von ${pages}`]],
  truth: () => ({
    balances: 'none',
    number: '4930 00XX XXXX 1111',
    alternatives: (e) => [
      [...e.lines, ...miles(e)].join(' '),
      [e.lines[0], e.foreign?.currency, ...e.lines.slice(1), ...miles(e)].filter(Boolean).join(' '),
    ],
  }),
});

const owed = (minor: number, s: Sheet) => `${s.number(minor)} ${minor > 0 ? '-' : '+'}`;

const miles = ({ kind, amount }: Entry): readonly string[] =>
  kind === 'card' ? [`Prämienmeilen              +${Math.ceil(-amount / 200)}`] : [];
