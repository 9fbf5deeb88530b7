import { ARGENTINA } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Argentine account: minus before debits in a column of their own, a text of two or three lines, a page with taxes withheld. */
export const arBankMinusDebits = tablePrint({
  id: 'ar-bank-minus-debits',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'minus-in-debit-column',
    'running-balance',
    'multi-line',
    'opening-in-table',
  ],
  locales: ARGENTINA,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['COMPRA DEBITO', '{m}', '{r}']],
      transferIn: [['TRANSFERENCIA DE TERCEROS', '{p}', '27{r}']],
      transferOut: [
        ['TRANSFERENCIA A TERCEROS', '{p}', 'VARIOS'],
        ['SERVICIO PAGO A PROVEEDORES', '{m}'],
      ],
      salary: [['ACREDITAMIENTO DE HABERES', '{e}']],
      cash: [['EXTRACCION CAJERO AUTOMATICO', '{c}']],
      fee: [['IMP. LEY 25413'], ['COMISION MANTENIMIENTO', 'IVA 21%']],
      directDebit: [['DEBITO AUTOMATICO', '{m}']],
    },
  },
  css: 'th { border-bottom: 2px solid #f60 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Resumen de Caja de Ahorro en Pesos<br>Página 1 / 3</div></div><p>Jordan Ejemplo<br>Olmo 14, CABA</p><div class="row"><div>Período de movimientos<br>${s.full(s.ledger.start)} ${s.full(s.ledger.end)}</div><div>Número de cuenta ${s.ledger.number.replace(/\D/g, '').slice(-10)} 3<br>CBU 0070327520000012345678</div><div>Saldos<br>Inicial $${s.signed(s.ledger.opening)}<br>Final $${s.signed(s.ledger.closing)}</div></div><b>Movimientos</b>`,
  columns: [
    ['Fecha', (e, s) => s.day(e.date)],
    ['Descripción', stacked],
    ['Origen', () => ''],
    ['>Crédito', (e, s) => s.into(e)],
    ['>Débito', (e, s) => (e.amount < 0 ? s.signed(e.amount) : '')],
    ['>Saldo', (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      'Total',
      '',
      '',
      `>$ ${s.number(s.ledger.into.sum)}`,
      `>-$ ${s.number(s.ledger.out.sum)}`,
      `>$ ${s.signed(s.ledger.closing)}`,
    ],
  ],
  below: () =>
    '<h3>Consolidado de retención de Impuestos</h3><p>Período comprendido entre el 01/02/2024 y el 29/02/2024</p><p>TOTAL IMPUESTO A LOS DEBITOS $ 1.204,55</p><p>TOTAL RETENCION IIBB SIRCREB $ 310,00</p>',
  truth: () => ({ balances: 'every-row' }),
});
