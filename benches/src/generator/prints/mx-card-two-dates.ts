import { MEXICO } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Mexican card: days as "05-ENE-24", the sum with "$" and a minus or "CR" for payments, interest and tax as rows, a table of purchases in months after. */
export const mxCardTwoDates = tablePrint({
  id: 'mx-card-two-dates',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'symbol-in-cell', 'cr-suffix', 'installments-table', 'opening-in-summary'],
  locales: MEXICO,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} MX'], ['MERPAGO*{m} CDMX']],
      refund: [['DEVOLUCION {m}']],
      transferIn: [['SU PAGO GRACIAS SPEI'], ['PAGO INTERBANCARIO']],
      fee: [['COMISION ANUALIDAD'], ['IVA COMISIONES'], ['INTERESES']],
    },
  },
  dates: ['dd-MMM-yy', 'dd-MMM-yyyy'],
  css: 'th { background: #00508f; color: #fff } .acts td:nth-child(-n+2) { text-transform: uppercase }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA TARJETA ORO<br>No. de tarjeta ${s.ledger.number}<br>Fecha de corte ${s.full(s.ledger.end)}<br>Periodo ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}</div></div><p>JORDAN EJEMPLO<br>ALISOS 14 C.P. 44100</p>${facts(
      [
        ['Saldo anterior', `>$ ${s.signed(s.ledger.opening)}`],
        ['(-) Pagos y abonos', `>$ ${s.number(s.ledger.into.sum)}`],
        ['(+) Compras y disposiciones', `>$ ${s.number(s.ledger.out.sum - s.ledger.fees.sum)}`],
        ['(+) Intereses, comisiones e IVA', `>$ ${s.number(s.ledger.fees.sum)}`],
        ['Saldo al corte', `>$ ${s.signed(s.ledger.closing)}`],
        ['Pago mínimo', '>$ 420.00'],
        ['Límite de crédito', '>$ 60,000.00'],
      ],
      'style="width:55%"',
    )}<h3>Detalle de movimientos</h3>`,
  columns: [
    ['Fecha de operación', (e, s) => s.day(e.date)],
    ['Fecha de cargo', (e, s) => s.day(e.postDate)],
    ['Concepto', inOne],
    ['>Importe', (e, s) => `$ ${s.number(e.amount)}${e.amount > 0 ? ' CR' : ''}`],
  ],
  below: () =>
    `<h3>Compras a meses sin intereses</h3>${facts([
      ['Concepto', 'Fecha', '>Importe original', '>Saldo pendiente', '>Mensualidad', 'Pago'],
      ['LINEA BLANCA DEL NORTE', '12-MAR-23', '>$ 9,000.00', '>$ 3,000.00', '>$ 750.00', '8 de 12'],
    ])}`,
  truth: () => ({ balances: 'none', printsPostDate: true }),
});
