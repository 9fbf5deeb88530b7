import { GERMANY } from '../prints/places.ts';
import { formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A German business printing its electronic statement: no table, a block for each movement, words that name day, day of value and sum before each of them. */
export const deBusinessLabelBlocks = formPrint({
  id: 'de-business-label-blocks',
  kind: 'bank_statement',
  tags: ['labelled-blocks', 'no-table', 'side-letter', 'business'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 20,
  size: 8.5,
  leading: 11,
  gap: 8,
  top: 170,
  topAgain: 80,
  bottom: 770,
  order: {
    movements: {
      card: [['KARTENZAHLUNG', '{m}', '{m} {c} {r}']],
      transferIn: [['SEPA-GUTSCHRIFT', '{p}', 'RECHNUNG {r}']],
      transferOut: [['SEPA-UEBERWEISUNG', '{p}', 'MIETE']],
      salary: [['SEPA-GUTSCHRIFT', '{e}', 'GUTSCHRIFT {r}']],
      directDebit: [['SEPA-LASTSCHRIFT', '{m}', 'MANDAT {k}']],
      fee: [['ENTGELT', '{m}', 'KONTOFUEHRUNG']],
      refund: [['RETOURE', '{m}', 'RUECKGABE {r}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 12, isBold: true }],
    [40, 60, 'Elektronischer Kontoauszug', { isBold: true, size: 11 }],
    ...labelPairs(40, 260, 84, [
      ['Konto', 'DE12 5001 0517 0648 4898 90'],
      ['Auszug-Nr.', '17/1'],
      ['Währung', 'EUR'],
    ]),
    ...labelPairs(310, 555, 84, [
      [
        `Anfangssaldo vom ${s.full(s.ledger.start)}`,
        `${s.number(s.ledger.opening)} ${s.ledger.opening < 0 ? 'S' : 'H'}`,
      ],
      [
        `Endsaldo vom ${s.full(s.ledger.end)}`,
        `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'S' : 'H'}`,
      ],
      ['Anzahl Umsätze', String(s.entries.length)],
    ]),
  ],
  again: (s) => [
    [40, 40, s.desk.bank],
    [40, 54, 'Konto DE12 5001 0517 0648 4898 90   Auszug-Nr. 17/1'],
  ],
  columns: [['', 40, () => '']],
  rows: (s) =>
    s.entries.map(
      (e, i) =>
        [
          [
            [40, 0, `Umsatz ${i + 1}`, { isBold: true }],
            [140, 0, 'Buchungstag'],
            [215, 0, s.day(e.date)],
            [290, 0, 'Valuta'],
            [335, 0, s.day(e.postDate)],
            [400, 0, 'Betrag'],
            [-540, 0, `${s.number(e.amount)} ${e.amount < 0 ? 'S' : 'H'}`],
            [140, 1, 'Geschäftsvorfall'],
            [225, 1, e.lines[0] ?? ''],
            [140, 2, 'Auftraggeber/Empfänger'],
            [250, 2, e.lines[1] ?? ''],
            [140, 3, 'Verwendungszweck'],
            [225, 3, e.lines[2] ?? ''],
          ] as Put[],
          e,
        ] as const,
    ),
  foot: (_, p, n) => [[-555, 800, `Seite ${p} von ${n}`]],
  truth: () => ({
    balances: 'none',
    number: 'DE12 5001 0517 0648 4898 90',
    printsPostDate: true,
    describe: (e) =>
      `Geschäftsvorfall ${e.lines[0]} Auftraggeber/Empfänger ${e.lines[1]} Verwendungszweck ${e.lines[2]}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});
