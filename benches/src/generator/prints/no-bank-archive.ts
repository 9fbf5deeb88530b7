import { NORWAY } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Norwegian business account: text first, day of interest, out and in, day of booking and a number of the archive last. */
export const noBankArchive = tablePrint({
  id: 'no-bank-archive',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'date-at-end',
    'no-year',
    'no-running-balance',
    'opening-in-table',
    'archive-numbers',
  ],
  locales: NORWAY.map((locale) => ({
    ...locale,
    numbers: [{ group: ' ', decimal: ',', grouping: 'thousands' }] as const,
  })),
  dates: ['dd.MM', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid #036; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoutskrift nr. 3 i perioden ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Konto ${s.ledger.number}</div></div><p>Eksempel Handel AS<br>Orveien 14<br>5003 Bergen</p>`,
  columns: [
    ['Forklaring', inOne],
    ['Rentedato', (e, s) => s.day(e.postDate)],
    ['>Ut av konto', (e, s) => s.out(e)],
    ['>Inn på konto', (e, s) => s.into(e)],
    ['Bokført', (e, s) => s.day(e.date)],
    ['Arkivref', (e) => `${e.reference}1`],
  ],
  first: (s) => [
    [
      `Saldo fra kontoutskrift ${s.full(s.ledger.start - 1)}`,
      '',
      '',
      `>${s.signed(s.ledger.opening)}`,
      '',
      '',
    ],
  ],
  last: (s) => [['Saldo i Deres favør', '', '', `>${s.signed(s.ledger.closing)}`, '', '']],
  below: () =>
    '<p class="small">Kredittramme 100 000,00. Nominell rente 8,90 %. Innskudd er sikret inntil 2 000 000.</p>',
  truth: () => ({ balances: 'none', alternatives: (e) => [`${e.lines.join(' ')} ${e.reference}1`] }),
});
