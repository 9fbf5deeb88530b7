import { CHILE } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** A Chilean account: days without a year, branches and numbers of documents between, no cents, balances on some rows. */
export const clBankNoCents = tablePrint({
  id: 'cl-bank-no-cents',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'no-decimals',
    'debit-credit-columns',
    'balance-some-rows',
    'branch-column',
    'wrapped-headings',
    'summary-row',
  ],
  locales: CHILE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['COMPRA NACIONAL {m}']],
      transferIn: [['TRASPASO DE:{p}']],
      transferOut: [['TRASPASO A:{p}'], ['PAGO AUTOMATICO {m}']],
      salary: [['ABONO REMUNERACION {e}']],
      cash: [['GIRO CAJERO AUTOMATICO']],
      fee: [['COMISION ADMINISTRACION PLAN'], ['IMPUESTO LINEA DE CREDITO']],
      directDebit: [['PAC {m}']],
    },
  },
  css: 'td, th { border: 1px solid #aaa } th { font-size: 7pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA<br>CUENTA CORRIENTE Moneda Nacional</div></div><p>SR(A) JORDAN EJEMPLO<br>CALLE OLMO 14<br>SANTIAGO CHILE</p>${facts([['N° DE CUENTA', s.ledger.number.replace(/\D/g, ''), 'DESDE', s.full(s.ledger.start), 'HASTA', s.full(s.ledger.end)]])}`,
  columns: [
    ['FECHA<br>DIA/MES', (e, s) => s.day(e.date)],
    ['DETALLE DE TRANSACCION', inOne],
    ['SUCURSAL', () => 'INTERNET'],
    ['N° DOCTO', (e) => e.reference.slice(0, 7)],
    ['>MONTO CHEQUES<br>O CARGOS', (e, s) => s.out(e)],
    ['>MONTO DEPOSITOS<br>O ABONOS', (e, s) => s.into(e)],
    ['>SALDO', (e, s) => (s.entries[s.entries.indexOf(e) + 1]?.date === e.date ? '' : s.signed(e.balance))],
  ],
  first: (s) => [[s.day(s.ledger.start), 'SALDO INICIAL', '', '', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [[s.day(s.ledger.end), 'SALDO FINAL', '', '', '', '', `>${s.signed(s.ledger.closing)}`]],
  below: (s) =>
    `${sheetTable(['>RETENCION A 1 DIA', '>TOTAL CHEQUES Y CARGOS', '>TOTAL DEPOSITOS Y ABONOS', '>SALDO DISPONIBLE'], [tr(['>0', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, `>${s.signed(s.ledger.closing)}`])])}<p class="small">Infórmese sobre la garantía estatal de los depósitos en su banco o en www.example.cl. Línea de crédito aprobada 1.500.000.</p>`,
  truth: () => ({
    balances: 'last-of-day',
    alternatives: (e) => [
      `${e.lines.join(' ')} INTERNET`,
      `${e.lines.join(' ')} INTERNET ${e.reference.slice(0, 7)}`,
    ],
  }),
});
