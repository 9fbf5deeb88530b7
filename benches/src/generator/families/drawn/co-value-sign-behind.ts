import { COLOMBIA } from '../../prints/more-places.ts';
import { block, tableSheet } from './table-sheet.ts';

/** A Colombian account: day and month in columns of their own, then the sum with "$" and a plus or minus behind it, then document, kind of movement and branch. */
export const coValueSignBehind = tableSheet({
  id: 'co-value-sign-behind',
  kind: 'bank_statement',
  tags: ['amount-before-text', 'sign-behind', 'split-date', 'no-running-balance', 'no-year'],
  locales: COLOMBIA,
  dates: ['dd MM', 'dd/MM/yyyy'],
  count: [4, 50],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'cash', 'fee', 'interest'],
    movements: {
      card: [['Compra En {m}']],
      salary: [['Abono Pago De Nomina {e}']],
      transferIn: [['Abono Transferencia De {p}']],
      transferOut: [['Descuento Transferencia A {p}']],
      cash: [['Retiro En Cajero Electronico']],
      fee: [['Cobro Cuota Manejo Tarjeta'], ['Gravamen Movimientos Financieros']],
      interest: [['Rendimientos Financieros']],
    },
  },
  paper: { size: 8.5 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, desk.bank, { size: 14, isBold: true });
    pen.right(560, 44, 'EXTRACTO CUENTA DE AHORROS', { isBold: true });
    pen.right(560, 58, ledger.number);
    if (!isFirst) return 84;
    pen.left(44, 80, 'JUAN EJEMPLO');
    pen.left(44, 92, `INFORME DEL MES: DEL ${full(ledger.start)} AL ${full(ledger.end)}`);
    block(
      pen,
      [330, 560, 80, 13],
      [
        ['Saldo Anterior', `$${desk.signed(ledger.opening)}`],
        ['Más Créditos', `$${desk.number(ledger.into.sum)}`],
        ['Menos Débitos', `$${desk.number(ledger.out.sum)}`],
        ['Nuevo Saldo', `$${desk.signed(ledger.closing)}`],
        ['Saldo Promedio', `$${desk.number(Math.abs(ledger.opening))}`],
      ],
    );
    return 160;
  },
  columns: [
    ['Fecha|Día', '44', (entry, { day }) => day(entry.date).slice(0, 2)],
    ['|Mes', '72', (entry, { day }) => day(entry.date).slice(3)],
    ['Valor', '>210', ({ amount }, { number }) => `$ ${number(amount)}${amount < 0 ? '-' : '+'}`],
    ['Doc.', '226', ({ reference }) => reference.slice(0, 4)],
    ['Clase de Movimiento', '280', (entry, { cut }) => cut(entry, 200)],
    ['Oficina', '490', ({ reference }) => (Number(reference) % 2 === 0 ? 'Portal Web' : 'Cc Plaza Norte')],
  ],
  truth: {
    balances: 'none',
    alternatives: ({ lines, reference }) => [
      `${reference.slice(0, 4)} ${lines.join(' ')} ${Number(reference) % 2 === 0 ? 'Portal Web' : 'Cc Plaza Norte'}`,
      `${lines.join(' ')} ${Number(reference) % 2 === 0 ? 'Portal Web' : 'Cc Plaza Norte'}`,
    ],
  },
});
