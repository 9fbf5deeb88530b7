import { MEXICO } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

/** An account of Panama in dollars: "0.00" in each cell where nothing moved, references and codes before the text, "Balance" in a Spanish head, days as "05-ene-24". */
export const paZeroCells = tableSheet({
  id: 'pa-zero-cells',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'zero-filled', 'running-balance', 'reference-column', 'month-letters'],
  locales: MEXICO.map((mexico) => ({
    ...mexico,
    id: 'es-PA',
    country: 'PA',
    currency: 'USD',
    symbol: 'B/.',
    scale: 1,
  })),
  dates: ['dd-MMM-yy', 'dd "de" MMMM "de" yyyy'],
  count: [4, 50],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
    movements: {
      card: [['COMPRA {m} PANAMA PA']],
      salary: [['ACH - PLANILLA {e}']],
      transferIn: [['BANCA MOVIL TRANSFERENCIA DE {p}']],
      transferOut: [['BANCA EN LINEA TRANSFERENCIA A {p}']],
      directDebit: [['CARGO {m}']],
      cash: [['RETIRO ATM {c}']],
      interest: [['INTERES DEL MES']],
    },
  },
  paper: { size: 8 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, desk.bank, { size: 14, isBold: true });
    pen.right(560, 44, 'ESTADO DE CUENTA DE AHORROS', { isBold: true });
    if (!isFirst) return 76;
    pen.left(40, 76, 'JUAN EJEMPLO');
    pen.left(40, 88, `Número de cuenta: ${ledger.number}`);
    pen.left(40, 100, `Periodo: ${full(ledger.start)} al ${full(ledger.end)}`);
    pen.left(40, 112, 'Moneda: USD');
    return 132;
  },
  columns: [
    ['Fecha', '40', (entry, { day }) => day(entry.date).toLowerCase()],
    ['Referencia', '92', ({ reference }) => reference],
    ['Transacción', '146', ({ amount }) => (amount > 0 ? 'NC' : 'ND')],
    ['Descripción', '204', cutAt(150)],
    ['Débito', '>420', ({ amount }, { number }) => (amount < 0 ? number(amount) : '0.00')],
    ['Crédito', '>490', ({ amount }, { number }) => (amount > 0 ? number(amount) : '0.00')],
    ['Balance', '>560', (entry, { signed }) => signed(entry.balance)],
  ],
  first: ({ ledger, signed }) => [['', '', '', 'BALANCE INICIAL', '0.00', '0.00', signed(ledger.opening)]],
  last: ({ ledger, number, signed }) => [
    ['', '', '', 'TOTALES', number(ledger.out.sum), number(ledger.into.sum), signed(ledger.closing)],
  ],
  below: ({ roll, ledger, signed, number }) => {
    roll.skip(10);
    roll.row(from(40, 'Balance promedio'), upTo(250, signed(ledger.opening)));
    roll.row(from(40, 'Intereses acumulados del año'), upTo(250, number(418)));
  },
  truth: {
    balances: 'every-row',
    alternatives: ({ lines, amount }) => [`${amount > 0 ? 'NC' : 'ND'} ${lines.join(' ')}`],
  },
});
