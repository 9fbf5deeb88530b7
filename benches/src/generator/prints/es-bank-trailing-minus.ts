import { SPAIN } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Spanish account: the day of the operation without a year, of value with it, minus behind sums and balances, previous balance over the rows. */
export const esBankTrailingMinus = tablePrint({
  id: 'es-bank-trailing-minus',
  kind: 'bank_statement',
  tags: ['two-dates', 'trailing-minus', 'running-balance', 'multi-line', 'opening-in-table'],
  locales: SPAIN,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  order: {
    movements: {
      card: [['COMPRA TARJ. 5402XXXXXXXX{f}', '{m}-{c}']],
      transferIn: [['TRANSFERENCIA DE {p}', 'CONCEPTO: gracias']],
      transferOut: [['TRANSFERENCIA A FAVOR DE {p}', 'CONCEPTO: alquiler'], ['BIZUM A {p}']],
      salary: [['NOMINA', '{e}']],
      cash: [['DISPOSICION CAJERO', '{c}']],
      directDebit: [['RECIBO {m}', 'Nº RECIBO {r}']],
      fee: [['COMISION MANTENIMIENTO'], ['LIQUIDACION INTERESES']],
    },
  },
  css: 'th { border-bottom: 1px solid #e00 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>EXTRACTO DE CUENTA CORRIENTE<br>Extracto del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}<br>Nº 3 / Hoja 1</div></div><p>TITULAR: JORDAN EJEMPLO<br>IBAN ES91 2100 0418 4502 0005 1332 &nbsp; BIC CAIXESBBXXX</p>`,
  columns: [
    ['F. OPER.', (e, s) => s.day(e.date)],
    ['F. VALOR', (e, s) => s.full(e.postDate)],
    ['CONCEPTO', stacked],
    ['>IMPORTE', (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : ''}`],
    ['>SALDO', (e, s) => `${s.number(e.balance)}${e.balance < 0 ? '-' : ''}`],
  ],
  first: (s) => [['', '', 'SALDO ANTERIOR', '', `>${s.number(s.ledger.opening)}`]],
  last: (s) => [
    [
      '',
      '',
      'SALDO A SU FAVOR'.replace('A SU FAVOR', 'FINAL'),
      '',
      `>${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`,
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});
