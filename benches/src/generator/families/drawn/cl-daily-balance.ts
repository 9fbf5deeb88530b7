import { CHILE } from '../../prints/more-places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** A Chilean account: seven boxes of sums under labels, branches and documents next to the text, the balance of each day, no cents. */
export const clDailyBalance = tableSheet({
  id: 'cl-daily-balance',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'boxes', 'day-end-balance', 'no-cents', 'branch-column', 'no-year'],
  locales: CHILE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  count: [4, 55],
  order: {
    kinds: ['check', 'card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'fee'],
    movements: {
      check: [['Cheque cobrado por caja {f}']],
      card: [['Compra Nacional {m}']],
      salary: [['Transf. {e} Remuneracion']],
      transferIn: [['{r} Transf. De {p}']],
      transferOut: [['{r} Transf a {p}']],
      directDebit: [['Pago En Linea {m}']],
      fee: [['Comision Mantencion Plan'], ['Impuesto Linea De Credito']],
    },
  },
  paper: { size: 8 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 40, desk.bank, { size: 14, isBold: true });
    pen.right(556, 40, 'CARTOLA HISTORICA CUENTA CORRIENTE', { isBold: true });
    pen.left(40, 62, 'SR. JUAN EJEMPLO');
    pen.left(330, 62, `CUENTA ${ledger.number}   MONEDA: PESOS`);
    pen.left(330, 73, `DESDE ${full(ledger.start)}  HASTA ${full(ledger.end)}`);
    pen.right(556, 62, isFirst ? 'PAGINA 1' : 'PAGINA 2');
    return 96;
  },
  above: ({ roll, ledger, number, signed, of }) => {
    const checks = of('check').reduce((sum, { amount }) => sum - amount, 0);
    const labels = [
      'SALDO INICIAL',
      'DEPOSITOS',
      'OTROS ABONOS',
      'CHEQUES',
      'OTROS CARGOS',
      'IMPUESTOS',
      'SALDO FINAL',
    ];
    const values = [
      signed(ledger.opening),
      '0',
      number(ledger.into.sum),
      number(checks),
      number(-ledger.out.sum - checks),
      '0',
      signed(ledger.closing),
    ];
    roll.row(...labels.map((label, at) => upTo(110 + at * 74, label, { size: 7 })));
    roll.row(...values.map((value, at) => upTo(110 + at * 74, value)));
    roll.skip(12);
    roll.row(from(40, 'DETALLE DE MOVIMIENTOS', { isBold: true }));
  },
  columns: [
    ['FECHA', '40', (entry, { day }) => day(entry.date)],
    ['SUCURSAL', '74', ({ reference }) => (Number(reference) % 2 === 0 ? 'O.Gerencia' : 'Internet')],
    ['DESCRIPCION', '130', cutAt(160)],
    ['N°|DOCUMENTO', '>340', ({ kind, reference }) => (kind === 'check' ? reference : '')],
    ['CHEQUES Y|OTROS CARGOS', '>412', out],
    ['DEPOSITOS|Y ABONOS', '>484', into],
    [
      'SALDO|DIARIO',
      '>556',
      (entry, { signed, isLastOfDay }) => (isLastOfDay(entry) ? signed(entry.balance) : ''),
    ],
  ],
  below: ({ roll, ledger, signed }) => {
    roll.skip(8);
    roll.row(from(40, 'RESUMEN DE COMISIONES', { isBold: true }));
    roll.row(from(40, 'Saldo Disponible'), upTo(330, signed(ledger.closing)));
    roll.row(from(40, 'Cupo linea de credito'), upTo(330, '500.000'));
    roll.prose(
      40,
      500,
      'Infórmese sobre la garantía estatal de los depósitos en su banco o en www.cmfchile.cl.',
      { size: 6.5 },
    );
  },
  truth: {
    balances: 'last-of-day',
    alternatives: ({ lines, reference }) => {
      const branch = Number(reference) % 2 === 0 ? 'O.Gerencia' : 'Internet';
      return [`${branch} ${lines.join(' ')}`, `${branch} ${lines.join(' ')} ${reference}`];
    },
  },
});
