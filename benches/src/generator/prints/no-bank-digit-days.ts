import { NORWAY } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Norwegian account: days of interest and booking as four digits without a mark, out of the account and into it. */
export const noBankDigitDays = tablePrint({
  id: 'no-bank-digit-days',
  kind: 'bank_statement',
  tags: [
    'digit-dates',
    'no-year',
    'debit-credit-columns',
    'no-running-balance',
    'opening-in-table',
    'description-first',
  ],
  locales: [
    {
      ...(NORWAY[0] as (typeof NORWAY)[number]),
      numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
    },
  ],
  dates: ['ddMM', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Varekjøp {m} {c} Dato {d} kl. 14.22'], ['Visa {f}{f} Nok 212,50 {m}']],
      transferIn: [['Overføring Innland {p}']],
      transferOut: [['Nettgiro til: {p} Betalt: {d}'], ['Straksbetaling {p}']],
      salary: [['Lønn {e}']],
      cash: [['Minibank {c} {d}']],
      directDebit: [['Avtalegiro til {m}']],
      fee: [['Omkostninger'], ['Månedspris kort']],
      interest: [['Kreditrenter']],
    },
  },
  css: 'th { border-bottom: 1px solid #077 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoutskrift nr. 3<br>for konto ${s.ledger.number.replace(/\D/g, '').slice(0, 4)}.14.22334<br>i perioden ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Jordan Eksempel<br>Orevegen 14<br>0150 Oslo</p>`,
  columns: [
    ['Forklaring', inOne],
    ['Rentedato', (e, s) => s.day(e.postDate)],
    ['>Ut av konto', (e, s) => s.out(e)],
    ['>Inn på konto', (e, s) => s.into(e)],
    ['Bokført', (e, s) => s.day(e.date)],
  ],
  first: (s) => [
    [`Saldo fra kontoutskrift ${s.full(s.ledger.start - 1)}`, '', '', `>${s.number(s.ledger.opening)}`, ''],
  ],
  last: (s) => [
    [
      `Saldo i Deres favør ${s.full(s.ledger.end)}`,
      '',
      s.ledger.closing < 0 ? `>${s.number(s.ledger.closing)}` : '',
      s.ledger.closing < 0 ? '' : `>${s.number(s.ledger.closing)}`,
      '',
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
