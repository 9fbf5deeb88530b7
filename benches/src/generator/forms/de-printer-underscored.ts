import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';

const IBAN = 'DE24 3052 0037 0000 0000 00';
const RULE = '_'.repeat(92);
const behind = (s: Sheet, minor: number) => `${s.number(minor)}${minor < 0 ? '-' : '+'}`;
const under = (y: number): Put => [40, y, RULE, { color: '#777777' }];

/** A German line printer's account in one type: underscores drawn over the headings and balances they underline, both balances at a glance beside, a sign behind sums in columns of their own, the closing of accounts on a sheet of its own. */
export const dePrinterUnderscored = formPrint({
  id: 'de-printer-underscored',
  kind: 'bank_statement',
  tags: [
    'typed',
    'underscores-over-text',
    'debit-credit-columns',
    'trailing-sign',
    'glance-box',
    'closing-sheet',
  ],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  size: 9,
  shape: 'mono',
  leading: 11,
  gap: 0,
  top: 320,
  topAgain: 120,
  bottom: 760,
  order: {
    movements: {
      salary: [['Überweisungs-Gutschrift', '{e}', 'Lohn {r}']],
      transferIn: [['Überweisungs-Gutschrift', '{p}', 'Uebertrag auf Tagesgeldkonto']],
      refund: [['Gutschrift', '{m}']],
      interest: [['Wertstellung: 30.11. Zinsen/Kontoführung', 'Abrechnung vom 29.11.2024']],
      card: [['Kartenzahlung', '{m} {c}']],
      directDebit: [['Lastschrift', '{m}', 'Mandat {k}']],
      transferOut: [
        [
          'Internet-Euro-Überweisung',
          '{p}',
          'BIC:BSPLDEHD044   IBAN:DE04211111111111111111',
          'Datum: 21.11.24 Zeit: 17:45 UFT 0004356721',
          'Geschenk',
        ],
      ],
      fee: [['Entgelt']],
    },
  },
  head: (s) => [
    [40, 40, '305 200 37'],
    [40, 54, s.desk.bank, { isBold: true }],
    [250, 76, 'KONTOAUSZUG  Nr. 1/2024'],
    [250, 87, 'Seite 1'],
    ...[`Kontonummer: 123 456 789`, 'Bankleitzahl: 305 200 37', `IBAN: ${IBAN}`, 'BIC: BSPLDE3NPAY'].map(
      (text, at): Put => [-545, 110 + at * 11, text],
    ),
    ...column(40, 160, 11, ['Herrn', 'Jordan Muster', 'Elfenstr. 31', '45359 Beispielstadt']),
    [-545, 171, `erstellt am ${s.full(s.ledger.end)}`],
    [300, 220, 'IHR KONTOSTAND AUF EINEN BLICK'],
    [300, 221, '_'.repeat(32), { color: '#777777' }],
    [300, 242, `alt (${s.full(s.ledger.start)})`],
    [-545, 242, behind(s, s.ledger.opening)],
    [300, 253, `neu (${s.full(s.ledger.end)})`],
    [-545, 253, behind(s, s.ledger.closing)],
  ],
  again: () => [
    [40, 40, '305 200 37'],
    [250, 76, 'KONTOAUSZUG  Nr. 1/2024'],
  ],
  columns: [
    ['DATUM', 40, (e, s) => s.day(e.date)],
    ['BUCHUNGSVORGANG', 85, (e) => e.lines],
    ['SOLL', -440, (e, s) => (e.amount < 0 ? behind(s, e.amount) : '')],
    ['HABEN', -545, (e, s) => (e.amount > 0 ? behind(s, e.amount) : '')],
  ],
  first: (s) => [
    [
      under(-0.9),
      [85, 0.4, `ALTER KONTOSTAND VOM ${s.full(s.ledger.start)} IN EUR`],
      [s.ledger.opening < 0 ? -440 : -545, 0.4, behind(s, s.ledger.opening)],
      under(0.5),
      [85, 1.4, ''],
    ],
  ],
  last: (s) => [
    [
      [85, 0.4, 'GESAMTUMSATZ'],
      [-440, 0.4, `${s.number(s.ledger.out.sum)}-`],
      [-545, 0.4, `${s.number(s.ledger.into.sum)}+`],
    ],
    [
      [85, 0.4, `NEUER KONTOSTAND VOM ${s.full(s.ledger.end)} IN EUR`],
      [s.ledger.closing < 0 ? -440 : -545, 0.4, behind(s, s.ledger.closing)],
      under(0.5),
    ],
    [
      [40, 3, 'R E C H N U N G S A B S C H L U S S   (siehe Rückseite)'],
      [40, 4, `${s.full(s.ledger.start)}-${s.full(s.ledger.end)}   0,500% Habenzinsen`],
      [-440, 4, '2,44+'],
      [150, 5, 'Summe Zinsen/Kontoführung                EUR'],
      [-440, 5, '2,44+'],
      [150, 6, `Abschlusssaldo am    ${s.full(s.ledger.end)}: ${s.number(s.ledger.closing)} EUR`],
    ],
  ],
  truth: () => ({ balances: 'none', number: IBAN }),
});
