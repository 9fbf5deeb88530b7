import { GERMANY } from './places.ts';
import { facts, type Sheet, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A German loan: rates, interest and costs with S and H behind, the rest of the debt with S on each row, the year's interest for the tax office. */
export const deCreditAccount = tablePrint({
  id: 'de-credit-account',
  kind: 'bank_statement',
  tags: ['loan', 'letter-suffix', 'running-balance', 'opening-in-table', 'interest-of-year'],
  locales: GERMANY,
  most: 14,
  order: {
    opening: -14_820_455,
    kinds: ['transferIn', 'fee', 'directDebit'],
    movements: {
      transferIn: [['Leistungsrate'], ['Sondertilgung']],
      fee: [['Kontoführungsentgelt']],
      directDebit: [['Zinsen für den Monat'], ['Zinsbelastung']],
    },
  },
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid; text-align: left } td:first-child { width: 16% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Darlehenskontoauszug<br>Darlehenskonto 6001 118 402<br>Zeitraum ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Sollzinssatz 2,850 % p.a., gebunden bis 30.06.2031</div></div><p>Frau Jordan Beispiel<br>Musterweg 14<br>90402 Nürnberg</p>`,
  columns: [
    ['Buchungstag', (e, s) => s.day(e.date)],
    ['Wertstellung', (e, s) => s.day(e.postDate)],
    ['Buchungstext', (e) => esc(e.lines.join(' '))],
    ['>Betrag EUR', (e, s) => lettered(e.amount, s)],
    ['>Restschuld EUR', (e, s) => lettered(e.balance, s)],
  ],
  first: (s) => [['', '', `Saldo am ${s.full(s.ledger.start - 1)}`, '', `>${lettered(s.ledger.opening, s)}`]],
  last: (s) => [['', '', `Saldo am ${s.full(s.ledger.end)}`, '', `>${lettered(s.ledger.closing, s)}`]],
  below: () =>
    facts(
      [
        ['Im laufenden Jahr gezahlte Zinsen', '>1.204,11'],
        ['Im laufenden Jahr geleistete Tilgung', '>3.411,09'],
      ],
      'style="width:60%"',
    ),
  truth: () => ({ balances: 'every-row', number: null }),
});

function lettered(minor: number, { number }: Sheet): string {
  return `${number(minor)} ${minor < 0 ? 'S' : 'H'}`;
}
