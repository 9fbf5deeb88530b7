import { MEXICO } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { block, cutAt, tableSheet } from './table-sheet.ts';

/** An account of Ecuador in dollars: "C" or "D" in a column of its own before the sum, documents and branches, the accounting balance on each row. */
export const ecSignColumn = tableSheet({
  id: 'ec-sign-column',
  kind: 'bank_statement',
  tags: ['direction-column', 'running-balance', 'reference-column', 'branch-column'],
  locales: MEXICO.map((mexico) => ({
    ...mexico,
    id: 'es-EC',
    country: 'EC',
    currency: 'USD',
    symbol: '$',
    scale: 1,
  })),
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  count: [4, 55],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [['CONSUMO TARJETA DEBITO {m}']],
      salary: [['CREDITO ROL DE PAGOS {e}']],
      transferIn: [['TRANSFERENCIA DIRECTA DE {p}']],
      transferOut: [['TRANSFERENCIA INTERNET A {p}']],
      directDebit: [['DEBITO RECAUDACION {m}']],
      cash: [['RETIRO CAJERO AUTOMATICO {c}']],
      fee: [['COSTO SERVICIO TRANSFERENCIA'], ['IVA COBRADO']],
    },
  },
  paper: { size: 8 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, desk.bank, { size: 14, isBold: true });
    pen.right(556, 44, 'Estado de cuenta', { isBold: true, size: 12 });
    if (!isFirst) return 76;
    pen.left(40, 76, 'Cliente: EJEMPLO JUAN');
    pen.left(40, 87, `Cuenta de ahorros No. ${ledger.number}`);
    pen.left(
      40,
      98,
      `Fecha de corte: ${full(ledger.end)}   Desde: ${full(ledger.start)}   Hasta: ${full(ledger.end)}`,
    );
    block(
      pen,
      [360, 556, 76, 11],
      [
        ['Saldo anterior', desk.signed(ledger.opening)],
        [`Depósitos / créditos (${ledger.into.count})`, desk.number(ledger.into.sum)],
        [`Cheques / débitos (${ledger.out.count})`, desk.number(ledger.out.sum)],
        ['Saldo actual', desk.signed(ledger.closing)],
      ],
    );
    return 136;
  },
  columns: [
    ['Fecha', '40', (entry, { day }) => day(entry.date)],
    ['Concepto', '96', cutAt(170)],
    ['Documento', '276', ({ reference }) => reference],
    ['Oficina', '330', ({ reference }) => (Number(reference) % 2 === 0 ? 'AG. NORTE' : 'MATRIZ')],
    ['C/D', '392', ({ amount }) => (amount > 0 ? 'C' : 'D')],
    ['Monto', '>474', (entry, { number }) => number(entry.amount)],
    ['Saldo', '>556', (entry, { signed }) => signed(entry.balance)],
  ],
  below: ({ roll, ledger, signed }) => {
    roll.skip(10);
    roll.row(from(40, 'Saldo promedio'), upTo(250, signed(ledger.opening)));
    roll.row(from(40, 'Saldo disponible'), upTo(250, signed(ledger.closing)));
    roll.prose(
      40,
      500,
      'Cobertura del seguro de depósitos hasta USD 32.000,00. Si no recibimos observaciones en 30 días daremos por aceptado este estado de cuenta.',
      { size: 6.5 },
    );
  },
  truth: {
    balances: 'every-row',
    alternatives: ({ lines, reference }) => {
      const branch = Number(reference) % 2 === 0 ? 'AG. NORTE' : 'MATRIZ';
      return [`${lines.join(' ')} ${reference} ${branch}`, `${lines.join(' ')} ${branch}`];
    },
  },
});
