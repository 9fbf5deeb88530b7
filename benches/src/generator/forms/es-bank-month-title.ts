import { SPAIN } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A Spanish account: the month as a title, days as figures alone, the sign behind, balance on each row, commissions told again in a table below. */
export const esBankMonthTitle = formPrint({
  id: 'es-bank-month-title',
  kind: 'bank_statement',
  tags: ['no-year', 'month-title', 'trailing-minus', 'running-balance', 'fees-again'],
  locales: SPAIN,
  dates: ['dd-MM', 'd "de" MMMM "de" yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 240,
  topAgain: 90,
  bottom: 720,
  order: {
    movements: {
      card: [['PAGO CON TARJETA', '{m} {c}']],
      transferIn: [['TRANSFERENCIA RECIBIDA', '{p}']],
      salary: [['ABONO DE NOMINA', '{e}']],
      transferOut: [['TRANSFERENCIA EMITIDA', '{p} ALQUILER']],
      directDebit: [['ADEUDO DOMICILIADO', '{m} N {r}']],
      cash: [['REINTEGRO CAJERO', '{c}']],
      fee: [['COMISION MANTENIMIENTO']],
      refund: [['DEVOLUCION COMPRA', '{m}']],
      interest: [['LIQUIDACION INTERESES']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'EXTRACTO DE CUENTA', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN EJEMPLO', 'C/ ALISOS 14', '28001 MADRID']),
    ...column(330, 80, 11, [
      'CUENTA ES91 2100 0418 4502 0005 1332',
      'MONEDA EUR',
      `FECHA DE EMISION ${s.full(s.ledger.end + 1).toUpperCase()}`,
    ]),
    [40, 180, `PERIODO: ${s.desk.written(s.ledger.end, 'MMMM yyyy').toUpperCase()}`, { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['FECHA\nOPER.', 40, (e, s) => s.day(e.date)],
    ['CONCEPTO', 90, (e) => e.lines],
    ['FECHA\nVALOR', 320, (e, s) => s.day(e.postDate)],
    ['IMPORTE', -460, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : ''}`],
    ['SALDO', -555, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? '-' : ''}`],
  ],
  first: (s) => [
    [
      [90, 0, 'SALDO ANTERIOR'],
      [-555, 0, `${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? '-' : ''}`],
    ],
  ],
  last: (s) => [
    [
      [90, 0, `SU SALDO A FECHA ${s.full(s.ledger.end).toUpperCase()}`],
      [-555, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`],
    ],
    [[40, 1, 'RESUMEN DE COMISIONES Y GASTOS DEL PERIODO', { isBold: true }]],
    [
      [40, 0, 'COMISION MANTENIMIENTO'],
      [-460, 0, s.number(s.ledger.fees.sum)],
      [40, 1, 'TOTAL COMISIONES'],
      [-460, 1, s.number(s.ledger.fees.sum)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: 'ES91 2100 0418 4502 0005 1332' }),
});
