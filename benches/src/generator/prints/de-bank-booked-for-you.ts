import { GERMAN_BANK } from './descriptors.ts';
import { GERMANY } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A German account: days of booking and value without a year, sums in columns of burdens and credits, old and new balance as capitals. */
export const deBankBookedForYou = tablePrint({
  id: 'de-bank-booked-for-you',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'two-dates',
    'debit-credit-columns',
    'no-running-balance',
    'multi-line',
    'opening-in-table',
    'odd-description-heading',
  ],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  order: { movements: GERMAN_BANK },
  css: 'th { border-bottom: 1px solid; vertical-align: bottom }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoauszug Nummer 003 / ${s.desk.written(s.ledger.end, 'yyyy')} vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}</div></div><p>Frau Jordan Beispiel<br>Erlenweg 14<br>10115 Berlin</p><p>Kontonummer 1088120441 / IBAN DE02 1203 0000 0000 2020 51</p>`,
  columns: [
    ['Bu.Tag', (e, s) => s.day(e.date)],
    ['Wert', (e, s) => s.day(e.postDate)],
    ['Wir haben für Sie gebucht', stacked],
    ['>Belastung in EUR', (e, s) => s.out(e)],
    ['>Gutschrift in EUR', (e, s) => s.into(e)],
  ],
  last: (s) => [
    ['', '', `<b>ALTER KONTOSTAND</b>`, '', `><b>${s.signed(s.ledger.opening)} EUR</b>`],
    ['', '', `<b>NEUER KONTOSTAND</b>`, '', `><b>${s.signed(s.ledger.closing)} EUR</b>`],
  ],
  below: () =>
    '<p class="small">Eingeräumte Kontoüberziehung 1.000,00 EUR, Zinssatz 9,90 %. Guthaben sind bis 100.000,00 EUR geschützt.</p>',
  truth: () => ({ balances: 'none' }),
});
