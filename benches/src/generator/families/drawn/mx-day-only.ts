import { MEXICO } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, into, out, tableSheet } from './table-sheet.ts';

/** A Mexican account: only the number of the day on each row, its month and year in the period alone, references, withdrawals and deposits with "$", balances at a day's end. */
export const mxDayOnly = tableSheet({
  id: 'mx-day-only',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'day-number-only', 'day-end-balance', 'reference-column'],
  locales: MEXICO,
  dates: ['dd', 'dd/MM/yyyy'],
  count: [5, 45],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'cash', 'fee'],
    movements: {
      card: [['COMPRA {m} {c}']],
      salary: [['DEPOSITO NOMINA {e}']],
      transferIn: [['SPEI RECIBIDO {p}']],
      transferOut: [['SPEI ENVIADO {p}']],
      cash: [['RETIRO CAJERO {c}']],
      fee: [['COMISION MEMBRESIA'], ['IVA COMISION']],
    },
  },
  paper: { size: 8 },
  step: 11,
  head: ({ pen, ledger, full, desk }) => {
    pen.left(40, 44, desk.bank, { size: 14, isBold: true });
    pen.right(556, 44, 'ESTADO DE CUENTA');
    pen.right(556, 56, `Período del ${full(ledger.start)} al ${full(ledger.end)}`);
    pen.left(40, 66, `No. de cuenta ${ledger.number}`);
    return 90;
  },
  above: ({ roll, ledger, number, signed }) => {
    const fact = (label: string, value: string) => roll.row(from(40, label), upTo(280, value));
    fact('Saldo Inicial del Periodo', `$ ${signed(ledger.opening)}`);
    fact('Depósitos/Abonos', `$ ${number(ledger.into.sum)}`);
    fact('Retiros/Cargos', `$ ${number(ledger.out.sum)}`);
    fact('Saldo Final del Periodo', `$ ${signed(ledger.closing)}`);
    roll.skip(12);
    roll.row(from(40, 'DETALLE MOVIMIENTOS', { isBold: true }));
  },
  columns: [
    ['Día', '40', (entry, { day }) => day(entry.date)],
    ['Descripción', '66', cutAt(200)],
    ['Referencia/Serial', '280', ({ reference }) => reference],
    ['Retiro/Cargo', '>420', (entry, writing) => out(entry, writing).replace(/^(?=.)/, '$ ')],
    ['Depósito/Abono', '>490', (entry, writing) => into(entry, writing).replace(/^(?=.)/, '$ ')],
    [
      'Saldo',
      '>556',
      (entry, { signed, isLastOfDay }) => (isLastOfDay(entry) ? `$ ${signed(entry.balance)}` : ''),
    ],
  ],
  truth: {
    balances: 'last-of-day',
    alternatives: ({ lines, reference }) => [`${lines.join(' ')} ${reference}`],
  },
});
