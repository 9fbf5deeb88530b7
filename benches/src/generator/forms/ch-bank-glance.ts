import type { Entry } from '@tieout/corpus';
import { SWITZERLAND } from '../prints/places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const TEXTS = {
  salary: [['HSGUTSCHRIFT', '{e}', 'LOHNZAHLUNG {r}']],
  transferIn: [['GUTSCHRIFT AUFTRAGGEBER', '{p}, 8004 {c}']],
  refund: [['STORNO TWINT', '{m}', 'Referenz {r}']],
  card: [['ZAHLUNG DEBITKARTE', '{m} {c}', '{d} CHF']],
  directDebit: [['LSV+ BELASTUNG', '{m}, {c}']],
  transferOut: [['E-BANKING-AUFTRAG', '{p}']],
  cash: [['BARGELDBEZUG', 'BANCOMAT {c} {f}']],
  fee: [['SALDO DIENSTLEISTUNGSPREISABSCHLUSS']],
};

/** A Swiss account: the four sums at a glance, the valuta between the columns of money and the balance, a balance overdrawn with the minus behind it, the printer's mark between pages. */
export const chBankGlance = formPrint({
  id: 'ch-bank-glance',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'value-date-between',
    'summary-box',
    'trailing-minus-balance',
    'date-in-text',
  ],
  locales: SWITZERLAND,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 290,
  topAgain: 100,
  bottom: 730,
  order: { movements: TEXTS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(360, 80, 10, ['Jordan Muster', 'Erlenweg 14', '8000 Zürich']),
    [40, 80, 'Privatkonto CHF', { isBold: true }],
    [40, 91, 'IBAN CH12 0029 0000 1234 5678 9'],
    [40, 102, 'Kontoauszug'],
    [40, 113, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)} / Monatlich`],
    [40, 150, 'Ihr Konto auf einen Blick', { isBold: true }],
    [-330, 150, 'Belastungen'],
    [-420, 150, 'Gutschriften'],
    [-550, 150, 'Kontostand'],
    ...labelPairs(40, 550, 164, [['Anfangssaldo', behind(s.ledger.opening, s.number)]]),
    ...labelPairs(40, 420, 176, [['Total Gutschriften', s.number(s.ledger.into.sum)]]),
    ...labelPairs(40, 330, 188, [['Total Belastungen', s.number(s.ledger.out.sum)]]),
    ...labelPairs(40, 550, 200, [['Schlusssaldo', behind(s.ledger.closing, s.number)]]),
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, 'Kontoinhaber Jordan Muster'],
  ],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Informationen', 95, (e) => e.lines],
    ['Belastungen', -330, (e, s) => s.out(e)],
    ['Gutschriften', -420, (e, s) => s.into(e)],
    ['Valuta', 440, (e, s) => s.day(e.postDate)],
    ['Kontostand', -550, (e, s) => behind(e.balance, s.number)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [95, 0, 'Anfangssaldo', { isBold: true }],
      [-550, 0, behind(s.ledger.opening, s.number)],
    ],
  ],
  last: (s) => [
    [
      [95, 0, 'Umsatztotal', { isBold: true }],
      [-330, 0, s.number(s.ledger.out.sum)],
      [-420, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [40, 0, s.day(s.ledger.end)],
      [95, 0, 'Schlusssaldo', { isBold: true }],
      [-550, 0, behind(s.ledger.closing, s.number)],
    ],
  ],
  foot: (s, page, pages) => [
    [40, 815, `${s.full(s.ledger.end)}GNZKOA01 / TEST`, { size: 6 }],
    [500, 815, `Seite ${page} / ${pages}`],
  ],
  truth: () => ({ balances: 'every-row', number: 'CH12 0029 0000 1234 5678 9', alternatives: texts }),
});

const texts = (e: Entry) => [e.lines.join(' ')];
const behind = (minor: number, number: (minor: number) => string) =>
  `${number(minor)}${minor < 0 ? ' -' : ''}`;
