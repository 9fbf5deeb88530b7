import { FINLAND } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Finnish account: a sign behind each sum, payers and messages over lines, archive codes, balances of days. */
export const fiBankSignBehind = tablePrint({
  id: 'fi-bank-sign-behind',
  kind: 'bank_statement',
  tags: [
    'trailing-sign',
    'no-year',
    'multi-line',
    'reference-column',
    'no-running-balance',
    'opening-in-table',
  ],
  locales: [
    {
      ...(FINLAND[0] as (typeof FINLAND)[number]),
      numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
    },
  ],
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>TILIOTE nro 3<br>Tiliotekausi ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>JORDAN ESIMERKKI<br>Tilinumero FI21 1234 5600 0007 85</p>`,
  columns: [
    ['Kirjauspäivä', (e, s) => s.day(e.date)],
    ['Saaja / Maksaja', stacked],
    ['Arkistointitunnus', (e) => `2403${e.reference}`],
    ['>Määrä EUR', (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : '+'}`],
  ],
  first: (s) => [['', `Alkusaldo ${s.full(s.ledger.start)}`, '', `>${s.number(s.ledger.opening)}+`]],
  last: (s) => [
    [
      '',
      `Loppusaldo ${s.full(s.ledger.end)}`,
      '',
      `>${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : '+'}`,
    ],
    ['', `Panot yhteensä ${s.ledger.into.count} kpl`, '', `>${s.number(s.ledger.into.sum)}+`],
    ['', `Otot yhteensä ${s.ledger.out.count} kpl`, '', `>${s.number(s.ledger.out.sum)}-`],
  ],
  truth: () => ({ balances: 'none', alternatives: (e) => [`${e.lines.join(' ')} 2403${e.reference}`] }),
});
