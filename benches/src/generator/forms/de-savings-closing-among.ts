import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const NUMBER = '9584394411';
const TAXES = ['Habenzinsen', 'Solidaritätszuschlag', 'Abgeltungsteuer'];

/** A German savings account: rows numbered under headings with hyphens, a minus in the column of money out too, the title of the closing of accounts with its day over interest and taxes, a table of tax facts below. */
export const deSavingsClosingAmong = formPrint({
  id: 'de-savings-closing-among',
  kind: 'bank_statement',
  tags: ['numbered-rows', 'debit-credit-columns', 'signed-columns', 'title-among-rows', 'tax-table'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 10.5,
  gap: 3,
  top: 260,
  topAgain: 110,
  bottom: 700,
  order: {
    kinds: ['transferIn', 'transferOut', 'interest', 'salary'],
    movements: {
      salary: [
        [
          'Gutschrift Echtzeit',
          'Uebertrag Tagesgeld',
          'NOTPROVIDED',
          'BIC BSPLDEFFXXX IBAN DE00100123450000000000',
        ],
      ],
      transferIn: [['Gutschrift Echtzeit', 'Uebertrag Tagesgeld', 'NOTPROVIDED', '{p}']],
      transferOut: [['Telebanking Belastung', 'Uebertrag Girokonto', '{p}']],
      interest: [['Habenzinsen']],
    },
  },
  head: (s) => [
    [40, 40, `${s.desk.bank}  ·  38093 Beispielstadt`],
    ...column(40, 80, 11, ['Jordan Muster', 'Erlenweg 14', '38100 Beispielstadt']),
    [40, 140, 'Kontoauszug / Saldenmitteilung Plus Konto TopZins', { isBold: true, size: 11 }],
    ...labelPairs(40, 270, 158, [
      ['Kontonummer:', NUMBER],
      ['Bankleitzahl:', '10012345'],
      ['BIC:', 'BSPLDE2BXXX'],
      ['IBAN:', 'DE05 1001 2345 9584 3944 11'],
    ]),
    ...labelPairs(310, 550, 158, [
      ['Erstellungsdatum:', s.full(s.ledger.end + 1)],
      ['Kontoauszug Nummer:', '000001 / 2024'],
      ['letzter Auszug vom:', s.full(s.ledger.start - 1)],
      ['Telefon-Durchwahl:', '0531 000-859501'],
    ]),
    [40, 226, 'Alter Kontostand in EUR:', { isBold: true }],
    [-550, 226, s.signed(s.ledger.opening), { isBold: true }],
  ],
  again: () => [
    [40, 60, `Kontonummer: ${NUMBER}`],
    [310, 60, 'Kontoauszug Nummer: 000001 / 2024'],
  ],
  isRuled: true,
  columns: [
    ['lfd.\nNr.', 40, (e, s) => `${s.entries.indexOf(e) + 1}`],
    ['Buchungs-\ndatum', 65, (e, s) => s.day(e.date)],
    ['Umsatzinformationen', 125, (e) => e.lines],
    ['Wertstellung', 340, (e, s) => s.day(e.postDate)],
    ['Soll (EUR)', -470, (e, s) => (e.amount < 0 ? s.signed(e.amount) : '')],
    ['Haben (EUR)', -550, (e, s) => s.into(e)],
  ],
  rows: (s, block) =>
    s.entries.map((e, at) => {
      const texts = block(e);
      if (at !== lastMoved(s)) return [texts, e];
      const line = Math.max(...texts.map(([, y]) => y)) + 1.4;
      return [[...texts, [125, line, `Rechnungsabschluss ${s.full(e.date + 1)}`, { isBold: true }]], e];
    }),
  last: (s) => [
    [
      [40, 0.6, 'Neuer Kontostand in EUR:', { isBold: true }],
      [-550, 0.6, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [
      ...[
        'Freistellungs-',
        'NV',
        'Gültig bis',
        'Gesamt-',
        'Verbleibender',
        'Abgeltungsteuer/',
        'Solidaritäts-',
      ].map((text, i) => [40 + i * 74, 1.5, text, { size: 7 }] as const),
      ...['auftrag', '', '', 'zinserträge', 'Freibetrag', 'Kapitalertragsteuer', 'zuschlag'].map(
        (text, i) => [40 + i * 74, 2.4, text, { size: 7 }] as const,
      ),
      ...['EUR 0,00', 'Nein', '00.00.0000', 'EUR 36,05', 'EUR 0,00', 'EUR 9,01', 'EUR 0,49'].map(
        (text, i) => [40 + i * 74, 3.4, text, { size: 7 }] as const,
      ),
    ],
  ],
  foot: (_, page, pages) => [[-550, 800, `Seite: ${page} / ${pages}`]],
  truth: () => ({
    balances: 'none',
    number: NUMBER,
    alternatives: (e) => TAXES.map((tax) => `${e.lines.join(' ')} ${tax}`),
  }),
});

/** The row over the closing of accounts: all but the last two stand before it. */
function lastMoved({ entries }: Sheet): number {
  return entries.length - 3;
}
