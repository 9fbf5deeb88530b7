import type { Entry } from '@tieout/corpus';
import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const behind = (s: Sheet, minor: number) => (minor < 0 ? `${s.number(minor)} -` : `${s.number(minor)}+`);
const soFar = (s: Sheet, e: Entry) =>
  s.entries.slice(0, s.entries.indexOf(e) + 1).reduce((sum, { amount }) => sum + amount, -s.ledger.opening);
const isAbroad = (e: Entry) => e.lines.length > 1 && e.kind === 'card';

/** A German card: two days under "Datum" over "Beleg" and "Buchung", money, sum and rate of abroad on the row, the sum of all so far at the end of one page and the start of the next, marks behind sums, some a gap away. */
export const deCardPageSubtotals = formPrint({
  id: 'de-card-page-subtotals',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'page-subtotals', 'other-money-columns', 'trailing-sign'],
  locales: GERMANY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 10.5,
  gap: 3,
  top: 270,
  bottom: 660,
  order: {
    isCard: true,
    movements: {
      card: [['{m}, {c}'], ['PAYPAL *{m}, 35314369001', '35314369001'], ['{m} GmbH & Co., {c}']],
      transferIn: [['Lastschrift'], ['Einzahlung']],
      refund: [['WWW.{m}.DE, {c}']],
      fee: [['Jahresgebühr'], ['1,75% für Einsatz der Karte im Ausland']],
    },
  },
  head: (s) => [
    ...column(330, 40, 10, [
      'Allgemeine Fragen zu Ihrer VISA Card beantwortet Ihnen:',
      'Tel.: +49 (0)89 000 000 - 336',
      'Bei Kartenverlust wählen Sie bitte:',
      'Tel.: +49 (0)89 000 000 - 446',
    ]),
    [40, 60, `${s.desk.bank.toUpperCase()}, 97410 BEISPIELSTADT`, { size: 7 }],
    ...column(40, 90, 11, ['Herrn', 'Jordan Muster', 'Erlenweg 14', '97410 Beispielstadt']),
    [40, 170, `Abrechnung: ${s.desk.written(s.ledger.end, 'MMMM yyyy')}`, { isBold: true }],
    [40, 190, `Ihre Abrechnung vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`],
    [330, 190, `Abrechnungsdatum: ${s.desk.written(s.ledger.end, 'd. MMMM yyyy')}`],
    [40, 204, 'VISA Card-Nummer: 4930 00XX XXXX 1234'],
    [40, 218, 'Karteninhaber: Jordan Muster'],
  ],
  isRuled: true,
  columns: [
    ['Datum\nBeleg', 40, (e, s) => s.day(e.date)],
    ['Datum\nBuchung', 90, (e, s) => s.day(e.postDate)],
    ['Angabe des Unternehmens /\nVerwendungszweck', 140, (e) => e.lines],
    ['Währung', 330, (e) => (isAbroad(e) ? 'USD' : '')],
    ['Betrag', -420, (e, s) => (isAbroad(e) ? s.number(Math.round(e.amount * 1.1028)) : '')],
    ['Kurs', -470, (e) => (isAbroad(e) ? '1,10280' : '')],
    ['Betrag in\nEUR', -550, (e, s) => behind(s, e.amount)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [140, 0, 'Saldo letzte Abrechnung'],
      [-550, 0, behind(s, -s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [140, 0, 'Zwischensumme', { isBold: true }],
    [-550, 0, behind(s, soFar(s, e))],
  ],
  resume: (s, e) => [
    [140, 0, 'Übertrag von Vorseite', { isBold: true }],
    [-550, 0, behind(s, soFar(s, e))],
  ],
  last: (s) => [
    [
      [140, 0.5, 'Neuer Saldo', { isBold: true }],
      [-550, 0.5, behind(s, -s.ledger.closing), { isBold: true }],
    ],
    [
      [40, 1, 'Sehr geehrter Herr Muster,'],
      [
        40,
        2,
        'bitte prüfen Sie diese Abrechnung/Saldenmitteilung auf ihre Richtigkeit. Der monatliche Verfügungsrahmen Ihrer',
      ],
      [40, 3, 'VISA Card beträgt 1.500 EUR. Der Rechnungsbetrag wird Ihrem Konto Nr. 123 456 789 belastet.'],
    ],
  ],
  foot: (_, page, pages) => [[-550, 235, `Seite ${page} von ${pages}`]],
  truth: () => ({ balances: 'none', number: '4930 00XX XXXX 1234', printsPostDate: true }),
});
