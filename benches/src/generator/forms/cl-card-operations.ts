import type { Entry } from '@tieout/corpus';
import { CHILE } from '../prints/more-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { type Block, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const SHOPS = {
  card: [['{m} TASA INT. 0,00%'], ['{m} {c}'], ['MP *{m}']],
  transferIn: [['MONTO CANCELADO']],
  refund: [['ABONO COMPRA {m}']],
  fee: [['COMISION ADMINISTRACION MENSUAL'], ['IMPUESTO DECRETO LEY 3475 TASA 0,066 %']],
};

/** A Chilean card: operation, total to pay and monthly share next to one another, the sum of a part over its rows, letters that name the sums of the bill. */
export const clCardOperations = formPrint({
  id: 'cl-card-operations',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'three-amount-columns',
    'instalments',
    'totals-above-rows',
    'no-cents',
    'sign-behind-currency',
  ],
  locales: CHILE,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 7,
  leading: 9.5,
  gap: 1,
  top: 350,
  topAgain: 90,
  bottom: 700,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 36, s.desk.bank, { size: 12, isBold: true }],
    [200, 60, 'ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO', { isBold: true, size: 9 }],
    [43, 78, 'NOMBRE DEL TITULAR'],
    [170, 78, 'JORDAN PRUEBA SOTO'],
    [43, 88, 'Nº DE TARJETA DE CRÉDITO'],
    [170, 88, 'XXXX XXXX XXXX 4321'],
    [43, 98, 'FECHA ESTADO DE CUENTA'],
    [170, 98, s.full(s.ledger.end)],
    [55, 130, 'I. INFORMACIÓN GENERAL', { isBold: true }],
    ...['CUPO TOTAL', 'CUPO UTILIZADO', 'CUPO DISPONIBLE'].map((t, at) => [210 + at * 95, 146, t] as const),
    [43, 158, 'CUPO TOTAL'],
    ...['$ 9.000.000', '$ 4.450.000', '$ 4.550.000'].map((t, at) => [210 + at * 95, 158, t] as const),
    [43, 168, 'CUPO TOTAL AVANCE EN EFECTIVO'],
    ...['$ 2.000.000', '$ 0', '$ 1.550.000'].map((t, at) => [210 + at * 95, 168, t] as const),
    [512, 186, 'DESDE'],
    [555, 186, 'HASTA'],
    [416, 196, 'PERÍODO FACTURADO'],
    [-545, 196, s.full(s.ledger.start)],
    [-588, 196, s.full(s.ledger.end)],
    [416, 206, 'PAGAR HASTA'],
    [-545, 206, s.full(s.ledger.end + 14)],
    [53, 226, 'II. DETALLE', { isBold: true }],
    [43, 244, '1. PERÍODO ANTERIOR', { isBold: true }],
    [272, 244, 'DESDE'],
    [343, 244, 'HASTA'],
    [43, 254, 'PERÍODO DE FACTURACIÓN ANTERIOR'],
    [272, 254, s.full(s.ledger.start - 31)],
    [343, 254, s.full(s.ledger.start - 1)],
    ...labelPairs(43, 310, 268, [
      ['SALDO ADEUDADO INICIO PERÍODO ANTERIOR', '$0'],
      ['MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)  (A)', pesos(s.ledger.opening, s)],
      ['MONTO PAGADO PERÍODO ANTERIOR', pesos(-s.ledger.into.sum, s)],
    ]),
    [43, 326, '2. PERÍODO ACTUAL', { isBold: true }],
  ],
  again: (s) => [
    [40, 36, s.desk.bank, { size: 12, isBold: true }],
    [43, 66, '2. PERÍODO ACTUAL', { isBold: true }],
  ],
  columns: [
    ['LUGAR DE\nOPERACIÓN', 40, (e) => (e.kind === 'card' ? 'SANTIAGO' : '')],
    ['FECHA\nOPERACIÓN', 102, (e, s) => s.day(e.date)],
    ['CÓDIGO\nREFERENCIA', 150, (e) => e.reference.slice(0, 8)],
    ['DESCRIPCIÓN OPERACIÓN O COBRO', 207, (e) => e.lines.join(' ')],
    ['MONTO\nOPERACIÓN\nO COBRO', -443, (e, s) => pesos(whole(e), s)],
    ['MONTO\nTOTAL A\nPAGAR', -485, (e, s) => pesos(whole(e), s)],
    ['CARGO DEL MES', 504, () => ''],
    ['\nNº CUOTA', 497, (e) => (parts(e) === 1 ? '01/01' : `02/0${parts(e)}`)],
    ['\nVALOR CUOTA\nMENSUAL', -590, (e, s) => pesos(-e.amount, s)],
  ],
  rows: (s, block) => {
    const [operations, charges] = sides(s);
    const part = (title: Block, of: readonly Entry[]) =>
      of.map((e, at): readonly [Block, Entry] => [
        at === 0 ? [...title, ...block(e).map(([x, y, ...rest]) => [x, y + 1, ...rest] as const)] : block(e),
        e,
      ]);
    const total = (label: string, letter: string, of: readonly Entry[]): Block => [
      [207, 0, label, { isBold: true }],
      [521, 0, letter],
      [-590, 0, pesos(sum(of), s), { isBold: true }],
    ];
    return [
      ...part(total('1.TOTAL OPERACIONES', '(B)', operations), operations),
      ...part(total('3.CARGOS, COMISIONES, IMPUESTOS Y ABONOS', '(D)', charges), charges),
    ];
  },
  last: (s) => [
    [[51, 1, 'III. INFORMACIÓN DE PAGO', { isBold: true }]],
    [
      [40, 0, 'MONTO TOTAL FACTURADO A PAGAR'],
      [180, 0, '(A + B + C + D)'],
      [-315, 0, pesos(s.ledger.closing, s)],
      [40, 1, 'MONTO MÍNIMO A PAGAR'],
      [-315, 1, pesos(Math.round(s.ledger.closing / 20), s)],
      [40, 2, 'COSTO MONETARIO PREPAGO'],
      [-315, 2, '$450.000'],
    ],
    [
      [129, 0, 'VENCIMIENTO PRÓXIMOS 4 MESES'],
      ...['ACTUAL', 'SEPTIEMBRE', 'OCTUBRE', 'NOVIEMBRE'].map((t, at) => [54 + at * 70, 1, t] as const),
      ...['$387.505', '$40.000', '$40.000', '$30.000'].map((t, at) => [54 + at * 70, 2, t] as const),
    ],
  ],
  foot: (_, page, pages) => [[277, 24, `${page} de ${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: 'XXXX XXXX XXXX 4321',
    entries: sides(s).flat(),
    alternatives: (e) => [
      `SANTIAGO ${e.lines.join(' ')}`,
      ...['01/01', '02/03'].map((n) => `${e.kind === 'card' ? 'SANTIAGO ' : ''}${e.lines.join(' ')} ${n}`),
    ],
  }),
});

function sides(s: Sheet): readonly [readonly Entry[], readonly Entry[]] {
  const isCharge = ({ kind }: Entry) => kind === 'fee' || kind === 'refund';
  return [s.ledger.entries.filter((e) => !isCharge(e)), s.ledger.entries.filter(isCharge)];
}

const pesos = (minor: number, s: Sheet) => `$${minor < 0 ? '-' : ''}${s.number(minor)}`;
const sum = (of: readonly Entry[]) => of.reduce((all, { amount }) => all - amount, 0);
const parts = ({ kind, reference }: Entry) => (kind === 'card' && Number(reference) % 4 === 0 ? 3 : 1);
const whole = (e: Entry) => -e.amount * parts(e);
