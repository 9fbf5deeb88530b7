import { GERMAN_BANK } from './descriptors.ts';
import { GERMANY } from './places.ts';
import { type Sheet, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A German savings bank: day and sum, the day of value inside the text, old and new balance with the hour, a minus behind debits. */
export const deBankValueInText = tablePrint({
  id: 'de-bank-value-in-text',
  kind: 'bank_statement',
  tags: ['trailing-minus', 'value-date-in-text', 'clock', 'no-running-balance', 'opening-in-table'],
  locales: GERMANY,
  order: { movements: GERMAN_BANK },
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid #f00 } td:first-child { width: 14% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoauszug 3/${s.desk.written(s.ledger.end, 'yyyy')}<br>Seite 1 von 2<br>Girokonto 1234567, DE12 7005 0000 0001 2345 67</div></div><p>Frau<br>Jordan Beispiel<br>Musterweg 14<br>80331 München</p>`,
  columns: [
    ['Datum', (e, s) => s.day(e.date)],
    ['Erläuterung', (e, s) => [...e.lines, `Wert: ${s.day(e.postDate)}`].map(esc).join('<br>')],
    ['>Betrag EUR', (e, s) => behind(e.amount, s)],
  ],
  first: (s) => [
    ['', `Kontostand am ${s.full(s.ledger.start - 1)}, Auszug Nr. 2`, `>${behind(s.ledger.opening, s)}`],
  ],
  last: (s) => [
    ['', `Kontostand am ${s.full(s.ledger.end)} um 20:02 Uhr`, `>${behind(s.ledger.closing, s)}`],
  ],
  below: () =>
    '<p class="small">Ihr Dispositionskredit: 3.000,00 EUR. Sollzinssatz 11,28 % p.a. Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.</p>',
  truth: (s) => ({
    balances: 'none',
    number: 'DE12 7005 0000 0001 2345 67',
    describe: (e) => [...e.lines, `Wert: ${s.day(e.postDate)}`].join(' '),
    alternatives: (e) => [e.lines.join(' ')],
  }),
});

function behind(minor: number, { number }: Sheet): string {
  return `${number(minor)}${minor < 0 ? '-' : ''}`;
}
