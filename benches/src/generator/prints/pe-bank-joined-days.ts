import { PERU } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Peruvian account: days as "02MAR", charges with a minus behind in one column, credits in the other, balances once a day. */
export const peBankJoinedDays = tablePrint({
  id: 'pe-bank-joined-days',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'compact-dates',
    'two-dates',
    'debit-credit-columns',
    'no-running-balance',
    'summary-row',
    'opening-in-table',
  ],
  locales: PERU,
  dates: ['ddMMM', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['CONSUMO {m}'], ['COMP.{m} POS']],
      transferIn: [['TRAN.CTAS.TERC.BM {p}']],
      transferOut: [['TRANSF.BCO.{p}'], ['PAGO SERVICIO {m}']],
      salary: [['HABERES {e}']],
      cash: [['RETIRO CAJERO {c}']],
      fee: [['MANTENIMIENTO'], ['IMPUESTO ITF']],
    },
  },
  css: 'th { border-bottom: 1px solid; font-size: 7pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA DE AHORROS<br>DEL ${s.full(s.ledger.start)} AL ${s.full(s.ledger.end)}<br>CODIGO DE CUENTA 191-${s.ledger.number.replace(/\D/g, '').slice(-8)}-0-55<br>MONEDA SOLES</div></div><p>JORDAN EJEMPLO<br>AV. ALISOS 14 LIMA</p>`,
  columns: [
    ['FECHA<br>PROC.', (e, s) => s.day(e.date).toUpperCase()],
    ['FECHA<br>VALOR', (e, s) => s.day(e.postDate).toUpperCase()],
    ['DESCRIPCION', inOne],
    ['>CARGOS / DEBE', (e, s) => s.out(e)],
    ['>ABONOS / HABER', (e, s) => s.into(e)],
  ],
  first: (s) => [['', '', 'SALDO ANTERIOR', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', '', 'TOTAL MOVIMIENTOS', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`],
    ['', '', 'SALDO', '', `>${s.signed(s.ledger.closing)}`],
  ],
  truth: () => ({ balances: 'none' }),
});
