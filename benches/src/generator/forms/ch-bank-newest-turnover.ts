import { isLastOfDay } from '../day-edges.ts';
import { GERMAN_BANK } from '../prints/descriptors.ts';
import { SWITZERLAND } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A Swiss account, newest first: day, text, sides, day of value, balance once a day; turnover and last balance over the first at the end. */
export const chBankNewestTurnover = formPrint({
  id: 'ch-bank-newest-turnover',
  kind: 'bank_statement',
  tags: [
    'newest-first',
    'date-once-per-day',
    'value-date',
    'apostrophe-groups',
    'turnover-row',
    'sublines-with-amounts',
  ],
  locales: SWITZERLAND,
  dates: ['dd.MM.yyyy', 'd. MMMM yyyy'],
  isNewestFirst: true,
  size: 8,
  leading: 10,
  gap: 4,
  top: 230,
  topAgain: 110,
  bottom: 730,
  order: {
    movements: {
      ...GERMAN_BANK,
      card: [['Debitkarten Zahlung', '{m} {c}', 'Karten-Nr. XXXX XXXX XXXX {f}', 'Betrag CHF 12.50']],
      transferOut: [
        ['E-Banking-Auftrag (2 Zahlungen)', 'Zahlung 1 {p}   CHF 120.00', 'Zahlung 2 {m}   CHF 80.15'],
      ],
    },
  },
  head: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    ...column(40, 80, 11, ['Frau Jordan Muster', 'Erlenweg 14', '8001 Zürich']),
    [330, 80, 'Kontoauszug', { isBold: true }],
    [330, 92, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 104, 'Privatkonto CHF'],
    [330, 116, 'IBAN CH93 0076 2011 6238 5295 7'],
    [330, 128, `Erstellt am ${s.full(s.ledger.end + 2)}`],
  ],
  again: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    [330, 60, 'IBAN CH93 0076 2011 6238 5295 7'],
  ],
  isRuled: true,
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Informationen', 100, (e) => e.lines],
    ['Belastungen', -370, (e, s) => s.out(e)],
    ['Gutschriften', -440, (e, s) => s.into(e)],
    ['Valuta', 450, (e, s) => s.day(e.postDate)],
    ['Saldo', -560, (e, s) => (isLastOfDay(s.ledger.entries, e) ? s.signed(e.balance) : '')],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [100, 0, 'Schlusssaldo', { isBold: true }],
      [-560, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [100, 0, 'Anfangssaldo', { isBold: true }],
      [-560, 0, s.signed(s.ledger.opening), { isBold: true }],
    ],
    [
      [100, 0, 'Umsatztotal'],
      [-370, 0, s.number(s.ledger.out.sum)],
      [-440, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  foot: () => [
    [
      40,
      790,
      'Formular ohne Unterschrift. Bitte prüfen Sie den Auszug; Einlagen sind bis CHF 100 000 je Kunde geschützt (esisuisse).',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'last-of-day', number: 'CH93 0076 2011 6238 5295 7' }),
});
