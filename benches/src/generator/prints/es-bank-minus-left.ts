import { SPAIN } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Spanish account: office and code before the concept, both days without a year in one column over another, burdens and credits and the balance. */
export const esBankMinusLeft = tablePrint({
  id: 'es-bank-minus-left',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'running-balance',
    'stacked-dates',
    'no-year',
    'opening-in-table',
    'office-codes',
  ],
  locales: SPAIN,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  css: 'th { border-bottom: 2px solid #ffb300; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>EXTRACTO DE CUENTA<br>IBAN ${s.ledger.number}<br>PERIODO ${s.full(s.ledger.start)} / ${s.full(s.ledger.end)}</div></div><p>JORDAN EJEMPLO<br>CALLE ALISOS 14<br>46001 VALENCIA</p>`,
  columns: [
    ['FECHA<br>VALOR', (e, s) => `${s.day(e.date)}<br><span class="small">${s.day(e.postDate)}</span>`],
    ['OFIC.', (e) => e.reference.slice(0, 4)],
    ['CONCEPTO', (e) => e.lines.map(esc).join('<br>')],
    ['>CARGOS', (e, s) => s.out(e)],
    ['>ABONOS', (e, s) => s.into(e)],
    ['>SALDO', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'SALDO ANTERIOR', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', '', 'SALDO FINAL', '', '', `>${s.signed(s.ledger.closing)}`]],
  below: () =>
    facts(
      [
        ['TIPO DE INTERES DEUDOR', '>7,25%'],
        ['COMISION POR DESCUBIERTO', '>4,50%'],
      ],
      'style="width:50%"',
    ),
  truth: (s) => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.reference.slice(0, 4)} ${e.lines.join(' ')}`,
      `${e.lines[0]} ${s.day(e.postDate)} ${e.lines.slice(1).join(' ')}`.trim(),
      `${e.reference.slice(0, 4)} ${e.lines[0]} ${s.day(e.postDate)} ${e.lines.slice(1).join(' ')}`.trim(),
    ],
  }),
});
