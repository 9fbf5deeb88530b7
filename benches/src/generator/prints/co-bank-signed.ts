import { COLOMBIA } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Colombian account: "2/03" for days, commas between thousands, minus before withdrawals, a summary next to the table of averages. */
export const coBankSigned = tablePrint({
  id: 'co-bank-signed',
  kind: 'bank_statement',
  tags: ['no-year', 'signed', 'running-balance', 'summary-list', 'branch-column'],
  locales: COLOMBIA,
  dates: ['d/MM', 'yyyy/MM/dd'],
  order: {
    movements: {
      card: [['COMPRA EN {m}']],
      transferIn: [['TRANSFERENCIA DESDE NEQUI'], ['PAGO INTERBANC {p}']],
      transferOut: [['TRANSFERENCIA CTA SUC VIRTUAL'], ['PAGO PSE {m}']],
      salary: [['PAGO DE NOMI {e}']],
      cash: [['RETIRO CAJERO {c}']],
      fee: [['CUOTA MANEJO TARJETA DEBITO'], ['IMPTO GOBIERNO 4X1000']],
      interest: [['ABONO INTERESES AHORROS']],
    },
  },
  css: 'th { background: #fdda24 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA<br>DESDE: ${s.full(s.ledger.start)} HASTA: ${s.full(s.ledger.end)}<br>CUENTA DE AHORROS<br>NÚMERO ${s.ledger.number.replace(/\D/g, '')}<br>SUCURSAL POBLADO</div></div><p>JORDAN EJEMPLO<br>CALLE 14 # 10-20<br>MEDELLIN ANTIOQUIA</p><b>RESUMEN</b>${facts(
      [
        ['SALDO ANTERIOR', `>$ ${s.number(s.ledger.opening)}`, 'SALDO PROMEDIO', '>$ 812,334.10'],
        ['TOTAL ABONOS', `>$ ${s.number(s.ledger.into.sum)}`, 'CUENTAS X COBRAR', '>$ .00'],
        ['TOTAL CARGOS', `>$ ${s.number(s.ledger.out.sum)}`, 'VALOR INTERESES PAGADOS', '>$ .00'],
        ['SALDO ACTUAL', `>$ ${s.signed(s.ledger.closing)}`, 'RETEFUENTE', '>$ .00'],
      ],
    )}`,
  columns: [
    ['FECHA', (e, s) => s.day(e.date)],
    ['DESCRIPCIÓN', inOne],
    ['SUCURSAL', () => ''],
    ['DCTO.', () => ''],
    ['>VALOR', (e, s) => s.signed(e.amount)],
    ['>SALDO', (e, s) => s.signed(e.balance)],
  ],
  last: () => [['', '<b>FIN ESTADO DE CUENTA</b>', '', '', '', '']],
  truth: () => ({ balances: 'every-row' }),
});
