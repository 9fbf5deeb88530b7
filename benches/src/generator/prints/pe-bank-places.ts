import { PERU } from './more-places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Peruvian account: two days, the place and the channel between text and sums, tax on movements as rows, the accounting balance at the end of rows. */
export const peBankPlaces = tablePrint({
  id: 'pe-bank-places',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'running-balance',
    'value-date',
    'no-year',
    'place-column',
    'opening-in-table',
    'column-totals',
  ],
  locales: PERU,
  order: {
    movements: {
      card: [['CONSUMO {m}']],
      transferIn: [['ABONO TRANSF {p}']],
      salary: [['HABERES {e}']],
      directDebit: [['PAGO SERV {m}']],
      transferOut: [['TRAN.CTAS.TERC.BM {p}']],
      cash: [['RET.EFECTIVO CAJERO']],
      fee: [['IMPUESTO ITF'], ['MANT.CUENTA']],
      interest: [['INTERES GANADO']],
      refund: [['EXTORNO {m}']],
    },
  },
  dates: ['dd-MM', 'dd/MM/yyyy'],
  css: 'th { border: 1px solid #036; font-size: 7.5pt; vertical-align: bottom }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA DE AHORROS<br>CUENTA ${s.ledger.number}<br>MONEDA SOLES<br>DEL ${s.full(s.ledger.start)} AL ${s.full(s.ledger.end)}</div></div><p>JORDAN EJEMPLO<br>JR LOS ALISOS 140<br>LIMA</p>`,
  columns: [
    ['FECHA<br>OPER.', (e, s) => s.day(e.date)],
    ['FECHA<br>VALOR', (e, s) => s.day(e.postDate)],
    ['DESCRIPCION', (e) => esc(e.lines.join(' '))],
    ['LUGAR', (e) => (Number(e.reference) % 2 === 0 ? 'BANCA MOVIL' : 'LIMA')],
    ['>CARGOS /<br>DEBE', (e, s) => s.out(e)],
    ['>ABONOS /<br>HABER', (e, s) => s.into(e)],
    ['>SALDO<br>CONTABLE', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'SALDO ANTERIOR', '', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    [
      '',
      '',
      'TOTAL MOVIMIENTOS',
      '',
      `>${s.number(s.ledger.out.sum)}`,
      `>${s.number(s.ledger.into.sum)}`,
      '',
    ],
    ['', '', 'SALDO FINAL', '', '', '', `>${s.signed(s.ledger.closing)}`],
  ],
  below: () =>
    facts(
      [
        ['TASA EFECTIVA ANUAL', '>0,25%'],
        ['SALDO PROMEDIO', '>1,204.11'],
      ],
      'style="width:40%"',
    ),
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [`${e.lines.join(' ')} ${Number(e.reference) % 2 === 0 ? 'BANCA MOVIL' : 'LIMA'}`],
  }),
});
