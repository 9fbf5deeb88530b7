import { MEXICO } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Mexican account: days as "05 ENE", text of several lines with keys and hours, charges and credits, the balance on each row, sums next to graphs. */
export const mxBankOperations = tablePrint({
  id: 'mx-bank-operations',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'running-balance',
    'no-year',
    'multi-line',
    'symbol-in-cell',
    'opening-in-table',
  ],
  locales: MEXICO,
  order: {
    movements: {
      card: [['COMPRA {m}', 'TARJETA {f} AUT {r}']],
      transferIn: [['SPEI RECIBIDO {p}', 'CLAVE DE RASTREO {k}{k}', 'HORA 14:32:18']],
      salary: [['PAGO DE NOMINA', '{e}']],
      directDebit: [['DOMICILIACION {m}', 'REF {r}']],
      transferOut: [['SPEI ENVIADO {p}', 'CUENTA 0121800{r}', 'CLAVE DE RASTREO {k}']],
      cash: [['RETIRO CAJERO AUTOMATICO', '{c}']],
      fee: [['COMISION POR MANEJO DE CUENTA'], ['IVA COMISION']],
      interest: [['INTERESES DEL PERIODO']],
      refund: [['DEVOLUCION {m}']],
    },
  },
  dates: ['dd MMM', 'dd/MM/yyyy'],
  css: 'th { background: #d00; color: #fff } td:first-child { width: 10%; text-transform: uppercase }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA<br>PERIODO DEL ${s.full(s.ledger.start)} AL ${s.full(s.ledger.end)}<br>NO. DE CUENTA ${s.ledger.number}<br>CLABE 0121 8001 2345 6789 01</div></div><p>JORDAN EJEMPLO<br>ALISOS 14 COL CENTRO C.P. 06000</p>${facts(
      [
        ['Saldo inicial', `>$ ${s.signed(s.ledger.opening)}`],
        [`Depósitos (${s.ledger.into.count})`, `>$ ${s.number(s.ledger.into.sum)}`],
        [`Retiros (${s.ledger.out.count})`, `>$ ${s.number(s.ledger.out.sum)}`],
        ['Saldo final', `>$ ${s.signed(s.ledger.closing)}`],
        ['Saldo promedio diario', '>$ 12,118.40'],
        ['Días del período', '>31'],
      ],
      'style="width:50%"',
    )}<h3>DETALLE DE OPERACIONES</h3>`,
  columns: [
    ['FECHA', (e, s) => s.day(e.date)],
    ['CONCEPTO', (e) => e.lines.map(esc).join('<br>')],
    ['>RETIROS', (e, s) => (e.amount < 0 ? `$ ${s.number(e.amount)}` : '')],
    ['>DEPÓSITOS', (e, s) => (e.amount > 0 ? `$ ${s.number(e.amount)}` : '')],
    ['>SALDO', (e, s) => `$ ${s.signed(e.balance)}`],
  ],
  below: () =>
    '<p class="small">GAT NOMINAL 0.00% GAT REAL -4.21%. IPAB garantiza hasta 400,000 UDIS. Comisiones cobradas en el año: $ 1,204.00.</p>',
  truth: () => ({ balances: 'every-row' }),
});
