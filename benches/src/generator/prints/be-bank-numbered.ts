import { BELGIUM } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Belgian account: rows numbered by four digits, sums with their sign a space behind, several lines of text with dates and cards in them. */
export const beBankNumbered = tablePrint({
  id: 'be-bank-numbered',
  kind: 'bank_statement',
  tags: ['row-numbers', 'trailing-sign', 'no-running-balance', 'multi-line', 'opening-in-table', 'no-year'],
  locales: BELGIUM,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  order: {
    movements: {
      card: [['Betaling met debetkaart', 'nummer 6703 {f} {f}', '{m} {c}', 'Valutadatum : {d}']],
      transferIn: [
        ['Overschrijving in euro van rekening', 'BE88 {f} {f} {f}', '{p}', 'Mededeling : bedankt'],
      ],
      transferOut: [['Overschrijving in euro op rekening', 'BE52 {f} {f} {f}', '{p}', 'Mededeling : huur']],
      salary: [['Overschrijving in euro van rekening', '{e}', 'Mededeling : /A/ loon {r}']],
      cash: [['Geldopname aan automaat', '{c} {d}']],
      directDebit: [['Europese domiciliëring van', '{m}', 'Mandaat nummer : {k}']],
      fee: [['Maandelijkse bijdrage']],
    },
  },
  css: 'td:first-child { width: 7% } td:nth-child(2) { width: 9% } th { border-bottom: 1px solid #00915a }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Rekeninguittreksel nr. 003<br>van ${s.full(s.ledger.start)} tot ${s.full(s.ledger.end)}</div></div><p>Mevr. Jordan Voorbeeld<br>Elzenlaan 14<br>2000 Antwerpen</p><p>Zichtrekening BE68 5390 0754 7034 EUR</p>`,
  columns: [
    ['Nr.', (e, s) => String(s.entries.indexOf(e) + 1).padStart(4, '0')],
    ['Datum', (e, s) => s.day(e.date)],
    ['Omschrijving', stacked],
    ['>Bedrag in EUR', (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? '-' : '+'}`],
  ],
  first: (s) => [
    ['', '', `Saldo vorig uittreksel op ${s.full(s.ledger.start - 1)}`, `>${s.number(s.ledger.opening)} +`],
  ],
  last: (s) => [
    [
      '',
      '',
      `Nieuw saldo op ${s.full(s.ledger.end)}`,
      `>${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '-' : '+'}`,
    ],
  ],
  below: () =>
    '<p class="small">Uw deposito’s zijn beschermd tot 100.000,00 EUR. Debetrente 9,65 %. Gelieve dit uittreksel na te kijken.</p>',
  truth: () => ({ balances: 'none' }),
});
