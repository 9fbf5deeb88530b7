import { ARGENTINA } from '../../prints/more-places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

/** An Argentine account: a letter and number of origin before the text, debits with a minus, the balance on each row, what was taken for taxes told again in a paragraph. */
export const arOriginColumn = tableSheet({
  id: 'ar-origin-column',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'signed-debits', 'running-balance', 'code-column', 'no-year'],
  locales: ARGENTINA,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  count: [4, 55],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [['PAGO CON VISA DEBITO {m}', 'OPERACION {r}']],
      salary: [['ACREDITAMIENTO DE HABERES {e}']],
      transferIn: [['TRANSFERENCIA RECIBIDA {p}']],
      transferOut: [['TRANSFERENCIA INMEDIATA {p}']],
      directDebit: [['DEBITO AUTOMATICO {m} {r}']],
      cash: [['EXTRACCION CAJERO {f} {c}']],
      fee: [['IMP.LEY 25413 25/07/12 06%'], ['COMISION MANTENIMIENTO PAQUETE'], ['IVA TASA GENERAL']],
    },
  },
  paper: { size: 8 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, desk.bank, { size: 15, isBold: true });
    pen.right(556, 44, 'RESUMEN DE CUENTAS');
    if (!isFirst) return 76;
    pen.left(40, 80, 'JUAN EJEMPLO');
    pen.left(40, 91, 'CONSUMIDOR FINAL   CUIT 20-11222333-4');
    pen.left(330, 80, `Desde ${full(ledger.start)} hasta ${full(ledger.end)}`);
    return 120;
  },
  above: ({ roll, ledger }) => {
    roll.row(from(40, `CC $ ${ledger.number}`, { isBold: true }), from(200, 'CBU 0170204640000001234567'));
    roll.row(from(40, 'Movimientos en cuentas', { isBold: true, size: 10 }));
  },
  columns: [
    ['FECHA', '40', (entry, { day }) => day(entry.date)],
    ['ORIGEN', '80', ({ reference }) => (Number(reference) % 3 === 0 ? 'D' : `D ${reference.slice(0, 3)}`)],
    ['CONCEPTO', '124', cutAt(190)],
    ['DÉBITO', '>400', ({ amount }, { number }) => (amount < 0 ? `-${number(amount)}` : '')],
    ['CRÉDITO', '>478', ({ amount }, { number }) => (amount > 0 ? number(amount) : '')],
    ['SALDO', '>556', (entry, { signed }) => signed(entry.balance)],
  ],
  first: ({ ledger, signed }) => [['', '', 'SALDO ANTERIOR', '', '', signed(ledger.opening)]],
  last: ({ ledger, signed, full }) => [
    ['', '', `SALDO AL ${full(ledger.end)}`, '', '', signed(ledger.closing)],
  ],
  below: ({ roll, number, ledger }) => {
    roll.row(
      from(124, 'TOTAL MOVIMIENTOS'),
      upTo(400, `-${number(ledger.out.sum)}`),
      upTo(478, number(ledger.into.sum)),
    );
    roll.skip(12);
    roll.prose(
      40,
      500,
      `El total de impuesto a los débitos y créditos (Ley 25.413) del periodo es de $ ${number(ledger.fees.sum)}, de los cuales podrá computar como pago a cuenta el 33%. Tasa nominal anual 118,00 %.`,
      { size: 7 },
    );
  },
  foot: (page, count, { pen }) => pen.right(556, 800, `Hoja ${page} de ${count}`, { size: 7 }),
  truth: {
    balances: 'every-row',
    alternatives: ({ lines, reference }) => [
      `${Number(reference) % 3 === 0 ? 'D' : `D ${reference.slice(0, 3)}`} ${lines.join(' ')}`,
    ],
  },
});
