import { GERMAN_BANK } from './descriptors.ts';
import { GERMANY } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** A German account: days without a year, S and H behind sums, four lines of references a row, old and new balance as lines between. */
export const deBankSuffix: Print = {
  id: 'de-bank-suffix',
  kind: 'bank_statement',
  tags: ['no-year', 'two-dates', 'dr-cr-suffix', 'multi-line', 'opening-in-table', 'no-running-balance'],
  locales: GERMANY,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 40), movements: GERMAN_BANK });
    const day = (at: number) => desk.written(at, 'dd.MM.');
    const full = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const side = (minor: number) => `>${desk.number(minor)} ${minor < 0 ? 'S' : 'H'}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid } td:nth-child(-n+2) { width: 8% }',
      body: `<div class="row"><b style="font-size:14pt">${esc(desk.bank)}</b><div>Kontoauszug Nr. 11/${desk.written(ledger.end, 'yyyy')} Blatt 1 von 2<br>erstellt am ${full(ledger.end + 1)}</div></div><p>Frau<br>Jordan Beispiel<br>Musterstraße 14<br>10115 Berlin</p><p>EUR-Konto Kontonummer ${ledger.number}<br>Kontokorrentkonto &nbsp; IBAN: ${ledger.number} BIC: GENODEF1XYZ</p><p>Auszugszeitraum ${full(ledger.start)} bis ${full(ledger.end)}</p>
${sheetTable(
  ['Bu-Tag', 'Wert', 'Vorgang', '>'],
  [
    tr(['', '', `alter Kontostand vom ${full(ledger.start - 1)}`, side(ledger.opening)]),
    ...ledger.entries.map((entry) =>
      tr([day(entry.date), day(entry.postDate), lines(entry.lines), side(entry.amount)]),
    ),
    tr([
      '',
      '',
      `<b>neuer Kontostand vom ${full(ledger.end)}</b>`,
      `><b>${side(ledger.closing).slice(1)}</b>`,
    ]),
  ],
)}<p class="small">Bitte beachten Sie die Hinweise auf der Rückseite. Dispositionskredit EUR 2.000,00 Sollzins 10,75 % p.a. Einlagensicherung: siehe www.beispiel.de</p>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};
