import type { Entry } from '@tieout/corpus';
import { CHILE, land } from '../prints/more-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { type Block, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const DOLLARS = CHILE.flatMap((place) =>
  land('es-CL', { ...place, currency: 'USD', symbol: 'US$', scale: 1, digits: 2 }),
);

const SHOPS = {
  card: [['{m}'], ['{m} SUB']],
  transferIn: [['MONTO CANCELADO']],
  refund: [['{m} DEVOLUCION']],
  fee: [['COMISION COMPRA INTERNACIONAL']],
};

/** A Chilean card's bill in dollars: sums of each part over its rows, numbers of twenty-three figures before the days, the money of the shop's country before that of the bill, a mark between the dollar and the minus. */
export const clCardAbroadDollars = formPrint({
  id: 'cl-card-abroad-dollars',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'totals-above-rows',
    'foreign-column',
    'long-references',
    'credits-negative',
    'currency-before-sign',
  ],
  locales: DOLLARS,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 7,
  leading: 9.5,
  gap: 1,
  top: 310,
  topAgain: 90,
  bottom: 700,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 36, s.desk.bank, { size: 12, isBold: true }],
    [190, 60, 'ESTADO DE CUENTA INTERNACIONAL DE TARJETA DE CRÉDITO', { isBold: true, size: 9 }],
    [43, 78, 'NOMBRE DEL TITULAR'],
    [170, 78, 'JORDAN PRUEBA SOTO'],
    [43, 88, 'Nº DE TARJETA DE CRÉDITO'],
    [170, 88, 'XXXX XXXX XXXX 4321'],
    [43, 98, 'FECHA ESTADO DE CUENTA'],
    [170, 98, s.full(s.ledger.end)],
    [55, 130, 'I. INFORMACIÓN GENERAL', { isBold: true }],
    ...['CUPO TOTAL', 'CUPO UTILIZADO', 'CUPO DISPONIBLE'].map((t, at) => [190 + at * 75, 146, t] as const),
    [43, 158, 'CUPO TOTAL'],
    ...['US$ 12.500,00', 'US$ 17,75', 'US$ 2.482,25'].map((t, at) => [190 + at * 75, 158, t] as const),
    [53, 186, 'II. DETALLE', { isBold: true }],
    [53, 204, '1. INFORMACIÓN DE PAGO', { isBold: true }],
    ...labelPairs(40, 260, 220, [
      ['SALDO ANTERIOR FACTURADO', dollars(s.ledger.opening, s)],
      ['ABONO REALIZADO', dollars(-sum(paid(s)), s)],
      ['TRASPASO DEUDA NACIONAL', 'US$ 0,00'],
      ['DEUDA TOTAL', dollars(s.ledger.closing, s)],
    ]),
    ...labelPairs(374, 588, 220, [
      ['PERÍODO FACTURADO DESDE', s.full(s.ledger.start)],
      ['PERÍODO FACTURADO HASTA', s.full(s.ledger.end)],
      ['PAGAR HASTA', s.full(s.ledger.end + 14)],
    ]),
    [53, 290, '2. INFORMACIÓN DE TRANSACCIONES', { isBold: true }],
  ],
  again: (s) => [[40, 36, s.desk.bank, { size: 12, isBold: true }]],
  columns: [
    ['NÚMERO REFERENCIA\nINTERNACIONAL', 40, (e) => `0308 1111${e.reference}${e.reference}`],
    ['FECHA\nOPERACIÓN', 156, (e, s) => s.day(e.date)],
    ['DESCRIPCIÓN OPERACIÓN O COBRO', 207, (e) => e.lines.join(' ')],
    ['CIUDAD', 391, (e) => (e.kind === 'card' ? 'CUPERTINO' : '')],
    ['PAÍS', 470, (e) => (e.kind === 'card' ? 'US' : 'CL')],
    ['MONTO\nMONEDA\nORIGEN', -530, (e, s) => s.signed(-e.amount)],
    ['MONTO US$', -590, (e, s) => s.signed(-e.amount)],
  ],
  rows: (s, block) => {
    const part = (label: string, of: readonly Entry[]) =>
      of.map((e, at): readonly [Block, Entry] => [
        at > 0
          ? block(e)
          : [
              [207, 0, label, { isBold: true }],
              [-590, 0, s.signed(-sum(of))],
              ...block(e).map(([x, y, ...rest]) => [x, y + 1, ...rest] as const),
            ],
        e,
      ]);
    return [
      ...part('TOTAL DE PAGOS', paid(s)),
      ...part('TOTAL DE COMPRAS', bought(s)),
      ...part('COMISIONES, OTROS CARGOS Y ABONOS A LA CUENTA', others(s)),
    ];
  },
  last: () => [
    [
      [117, 2, 'COMPROBANTE DE PAGO'],
      [419, 2, 'COMPROBANTE DE PAGO'],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: 'XXXX XXXX XXXX 4321',
    entries: [...paid(s), ...bought(s), ...others(s)],
    alternatives: (e) => [
      `${e.lines.join(' ')} CUPERTINO US`,
      `${e.lines.join(' ')} CL`,
      `${e.lines.join(' ')} CUPERTINO`,
    ],
  }),
});

const of = (s: Sheet, wants: (e: Entry) => boolean) => s.ledger.entries.filter(wants);
const paid = (s: Sheet) => of(s, ({ kind }) => kind === 'transferIn');
const bought = (s: Sheet) => of(s, ({ kind }) => kind === 'card');
const others = (s: Sheet) => of(s, ({ kind }) => kind === 'fee' || kind === 'refund');
const sum = (list: readonly Entry[]) => list.reduce((all, { amount }) => all + amount, 0);
const dollars = (minor: number, s: Sheet) => `US$${minor < 0 ? '-' : ' '}${s.number(minor)}`;
