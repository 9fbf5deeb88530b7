import { GERMAN_BANK } from './descriptors.ts';
import { GERMANY } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, lines, tr } from './web-page.ts';

/** A German account: a line with the day of booking over its rows, days of value and sums to its burden or favour next to each. */
export const deBankDayRows = tablePrint({
  id: 'de-bank-day-rows',
  kind: 'bank_statement',
  tags: [
    'day-headings',
    'debit-credit-columns',
    'no-running-balance',
    'multi-line',
    'opening-in-table',
    'value-date-column',
    'minus-in-debit-column',
  ],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  order: { movements: GERMAN_BANK },
  css: 'th { border-bottom: 1px solid } .day td { padding-top: 5pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoauszug vom ${s.full(s.ledger.end)}<br>Auszug-Nr. 3<br>Seite 1 von 3</div></div><p>Frau Jordan Beispiel<br>Erlenweg 14<br>60311 Frankfurt</p><p>Klassik Konto &nbsp; IBAN DE89 3704 0044 0532 0130 00 &nbsp; BIC COBADEFFXXX</p>`,
  columns: [
    ['Angaben zu den Umsätzen', stacked],
    ['Valuta', (e, s) => s.day(e.postDate)],
    ['>zu Ihren Lasten', (e, s) => (e.amount < 0 ? `${s.number(e.amount)}-` : '')],
    ['>zu Ihren Gunsten', (e, s) => s.into(e)],
  ],
  rows: (s) =>
    s.entries.flatMap((entry, at) => {
      const row = tr([
        lines(entry.lines),
        s.day(entry.postDate),
        `>${entry.amount < 0 ? `${s.number(entry.amount)}-` : ''}`,
        `>${s.into(entry)}`,
      ]);
      return s.entries[at - 1]?.date === entry.date
        ? [row]
        : [`<tr class="day"><td colspan="4">Buchungsdatum: ${s.full(entry.date)}</td></tr>`, row];
    }),
  first: (s) => [
    [`Alter Kontostand vom ${s.full(s.ledger.start - 1)}`, '', '', `>${s.number(s.ledger.opening)}`],
  ],
  last: (s) => [
    [
      `<b>Neuer Kontostand vom ${s.full(s.ledger.end)}</b>`,
      '',
      s.ledger.closing < 0 ? `>${s.number(s.ledger.closing)}-` : '',
      s.ledger.closing < 0 ? '' : `>${s.number(s.ledger.closing)}`,
    ],
  ],
  below: () =>
    '<p class="small">Folgende Zinssätze sind zur Zeit für Ihr Konto gültig: Kreditlinie EUR 2.500,00, Zinssatz 10,75 %, für darüber hinausgehende Inanspruchnahmen 14,90 %.</p>',
  truth: () => ({ balances: 'none' }),
});
