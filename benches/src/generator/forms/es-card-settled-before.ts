import type { Entry } from '@tieout/corpus';
import { SPAIN } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A Spanish card: a cover of facts, then rows with the number of the card and a letter behind each sum; the first row pays what the last paper asked for and stands outside the total. */
export const esCardSettledBefore = formPrint({
  id: 'es-card-settled-before',
  kind: 'credit_card_statement',
  tags: ['card', 'letter-suffix', 'total-of-rows', 'cover', 'no-opening'],
  locales: SPAIN,
  dates: ['dd-MM-yy', 'dd-MM-yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 330,
  topAgain: 110,
  bottom: 740,
  order: {
    isCard: true,
    kinds: ['card', 'refund', 'fee'],
    movements: {
      card: [['{m} {c}'], ['{m}.COM/BILL'], ['{m} MADRID ES']],
      refund: [['DEVOLUCION {m}']],
      fee: [['CUOTA ANUAL TARJETA']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'EXTRACTO DE TARJETA VISA CLASICA', { isBold: true }],
    ...column(330, 80, 11, ['JORDAN EJEMPLO', 'CALLE DEL OLMO 14', '15001 A CORUÑA']),
    ...labelPairs(40, 300, 90, [
      ['FECHA COBRO', s.full(s.ledger.end + 12)],
      ['PERÍODO DE LIQUIDACIÓN', `${s.full(s.ledger.start)} A ${s.full(s.ledger.end)}`],
      ['CUENTA ASOCIADA', 'ES00 0000 0000 0000 0000'],
      ['N° TARJETA', '99999-0001'],
    ]),
    ...labelPairs(40, 550, 170, [
      ['LÍMITE DE CRÉDITO', '1.500,00'],
      ['DEUDA ANTERIOR', s.number(s.ledger.opening)],
      ['AMORTIZACIÓN DEUDA', s.number(s.ledger.opening)],
      ['OPERACIONES DEL PERÍODO', s.number(s.ledger.closing - s.ledger.opening)],
      ['COMISIONES E INTERESES', '0,00'],
      ['TOTAL A CARGAR EN CUENTA', s.number(s.ledger.closing - s.ledger.opening)],
    ]),
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, `PERÍODO DE LIQUIDACIÓN ${s.full(s.ledger.start)} A ${s.full(s.ledger.end)}`],
  ],
  isRuled: true,
  columns: [
    ['FECHA', 40, (e, s) => s.day(e.date)],
    ['TARJ.', 95, () => '00'],
    ['CONCEPTO', 130, (e) => e.lines],
    ['MOVIMIENTOS', -480, (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? 'D' : 'H'}`],
    ['COMISIONES', -550, () => ''],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start + 3)],
      [95, 0, '00'],
      [130, 0, 'AMORTIZACION DEUDA'],
      [-480, 0, `${s.number(s.ledger.opening)} H`],
    ],
  ],
  last: (s) => [
    [
      [130, 0.5, 'TOTAL OPERACIONES TARJETA  ****  ****  8001', { isBold: true }],
      [-480, 0.5, s.number(s.ledger.closing - s.ledger.opening)],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: '99999-0001',
    closing: s.ledger.closing - s.ledger.opening,
    entries: [settled(s), ...s.entries],
    describe: ({ lines }) => `00 ${lines.join(' ')}`,
    alternatives: ({ lines }) => [lines.join(' ')],
  }),
});

/** What paid the last paper, a row of its own. */
function settled({ ledger }: Sheet): Entry {
  const date = ledger.start + 3;
  return {
    date,
    postDate: date,
    kind: 'transferIn',
    lines: ['AMORTIZACION DEUDA'],
    amount: ledger.opening,
    balance: 0,
    outSoFar: 0,
    intoSoFar: ledger.opening,
    reference: '',
    foreign: null,
  };
}
