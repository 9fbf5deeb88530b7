import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A German account: rows are numbered, two days with a slash between them, the balances on two lines, money named in the heading alone. */
export const deBankNumberedPairs = formPrint({
  id: 'de-bank-numbered-pairs',
  kind: 'bank_statement',
  tags: ['row-numbers', 'joined-dates', 'signed-amounts', 'balance-below-label', 'currency-in-heading'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 9,
  leading: 11,
  gap: 3,
  top: 290,
  topAgain: 90,
  bottom: 740,
  order: { movements: GERMAN_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [400, 40, 'Kontoauszug', { size: 12, isBold: true }],
    ...column(40, 90, 11, ['Herrn', 'Jordan Muster', 'Erlenweg 2', '04668 Musterhausen']),
    [330, 90, 'Datum'],
    [430, 90, s.day(s.ledger.end)],
    [330, 101, 'Auszug Nr.'],
    [430, 101, '12'],
    [330, 112, 'Blatt 1 von 1'],
    [330, 123, 'Kontonummer'],
    [430, 123, s.ledger.number],
    [330, 134, 'Tel. 0202 12345-2121'],
    [40, 230, `alter Saldo zum ${s.day(s.ledger.start - 1)}`],
    [40, 242, 'in EUR'],
    [-540, 242, s.signed(s.ledger.opening)],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Nr.', 40, (e, s) => String(s.entries.indexOf(e) + 1).padStart(2, '0')],
    ['Valuta / Buchungstag', 65, (e, s) => `${s.day(e.postDate)} / ${s.day(e.date)}`],
    ['Buchungstext', 190, (e) => e.lines],
    ['EUR', -540, (e, s) => s.signed(e.amount)],
  ],
  last: (s) => [
    [
      [40, 1, `neuer Saldo zum ${s.day(s.ledger.end)}`],
      [40, 2, 'in EUR'],
      [-540, 2, s.signed(s.ledger.closing)],
    ],
    [
      [40, 2, 'Bitte beachten Sie die folgenden Hinweise:'],
      [40, 3, 'Kontoauszug ohne Rechnungsabschluss (Kontoübersicht)'],
      [
        40,
        4,
        'Wir bitten Sie, den Kontoauszug auf Vollständigkeit und Richtigkeit zu prüfen und Einwendungen mitzuteilen.',
      ],
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
