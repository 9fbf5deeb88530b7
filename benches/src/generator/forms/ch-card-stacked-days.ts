import type { Entry } from '@tieout/corpus';
import { SWITZERLAND } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}, {c} CHE'], ['{m} {f}, {c} CHE']],
  transferIn: [['LSV-Zahlung']],
  refund: [['{m}, {c} CHE']],
  fee: [['Jahresgebühr'], ['Bearbeitungsgebühr 1.75%']],
};

/** A Swiss card: a cover shows last bill and a total of the card by their days, the rows behind it have the day of purchase under that of booking. */
export const chCardStackedDays = formPrint({
  id: 'ch-card-stacked-days',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates-stacked', 'card-total', 'foreign-sublines', 'credits-negative'],
  locales: SWITZERLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 10.5,
  gap: 3,
  top: 330,
  topAgain: 120,
  bottom: 740,
  order: { isCard: true, movements: SHOPS, withForeign: true, kinds: ['card', 'refund', 'fee'] },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(330, 90, 11, ['Herr', 'Jordan Muster', 'Erlenweg 14', '8000 Zürich']),
    [40, 160, 'Kreditkartenabrechnung in CHF', { size: 12, isBold: true }],
    [40, 176, `Abrechnungsdatum ${s.day(s.ledger.end)}`],
    [40, 187, 'Kartenkonto 4321 0000 9876 54'],
    [40, 198, 'Kartenlimite 10 000'],
    ...row(225, s.day(s.ledger.start), 'Betrag letzte Rechnung', s.signed(s.ledger.opening)),
    ...row(237, s.day(s.ledger.end), 'Kartentotal JORDAN MUSTER, Mastercard Gold', s.signed(spent(s))),
    ...row(249, s.day(s.ledger.end), 'Rechnungsbetrag', s.signed(s.ledger.closing)),
    [40, 270, 'Der Rechnungsbetrag wird Ihrem Konto per Lastschrift (LSV) belastet.'],
    [40, 290, 'Kartenkonto 4321 0000 9876 54', { isBold: true }],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 90, 'Kartenkonto 4321 0000 9876 54', { isBold: true }],
  ],
  columns: [
    ['Buchungsdatum', 40, (e, s) => [s.day(e.postDate), s.day(e.date)]],
    ['Detail', 130, (e, s) => [...e.lines, ...abroad(e, s)]],
    ['Betrag CHF', -540, (e, s) => s.signed(-e.amount)],
  ],
  first: () => [[[40, 0, 'JORDAN MUSTER, Mastercard Gold, XXXX XXXX XXXX 1234', { isBold: true }]]],
  leave: (s, last) => [
    [130, 0, 'Übertrag auf nächste Seite'],
    [-540, 0, s.signed(last.balance - s.ledger.opening)],
  ],
  resume: (s, last) => [
    [130, 0, 'Übertrag von vorheriger Seite'],
    [-540, 0, s.signed(last.balance - s.ledger.opening)],
  ],
  last: (s) => [
    [
      [130, 0, 'Kartentotal', { isBold: true }],
      [-540, 0, s.signed(spent(s))],
    ],
  ],
  foot: (_, page, pages) => [[520, 815, `Seite ${page}/${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: null,
    printsPostDate: true,
    alternatives: (e) => [[...e.lines, ...abroad(e, s)].join(' ')],
  }),
});

const row = (y: number, day: string, label: string, value: string) =>
  [
    [40, y, day],
    [130, y, label],
    [-540, y, value],
  ] as const;

const spent = (s: Sheet) => s.ledger.closing - s.ledger.opening;

function abroad({ foreign }: Entry, s: Sheet): readonly string[] {
  return foreign === null ? [] : [`${foreign.currency} ${s.number(foreign.amount)}`];
}
