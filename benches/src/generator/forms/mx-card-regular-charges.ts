import type { Entry } from '@tieout/corpus';
import { MEXICO } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}'], ['{m} {c} ; Tarjeta Digital ***{f}'], ['03 DE 06 {m}']],
  transferIn: [['BMOVIL.PAGO TDC'], ['PAGO POR SPEI']],
  refund: [['ABONO {m}']],
  fee: [['INTERES ORDINARIO'], ['IVA DE COMISIONES']],
};

/** A Mexican card: a formula of labels, signs and sums, two days with dashes, the sign apart before the sum, foreign money under its row, plans of months behind the totals. */
export const mxCardRegularCharges = formPrint({
  id: 'mx-card-regular-charges',
  kind: 'credit_card_statement',
  tags: ['card', 'sign-apart', 'two-dates', 'formula-box', 'totals', 'plans-table', 'foreign-sublines'],
  locales: MEXICO,
  dates: ['dd-MMM-yyyy', 'dd-MMM-yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 400,
  topAgain: 90,
  bottom: 740,
  order: { isCard: true, movements: SHOPS, withForeign: true },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, 'TU PAGO REQUERIDO ESTE PERIODO', { isBold: true }],
    [40, 84, 'JORDAN MUESTRA'],
    [40, 96, 'ALISO 14, CENTRO, 06000 CIUDAD DE MEXICO'],
    [330, 84, 'Periodo:'],
    [430, 84, `${s.day(s.ledger.start)} al ${s.day(s.ledger.end)}`],
    [330, 96, 'Fecha de corte:'],
    [430, 96, s.day(s.ledger.end)],
    [330, 108, 'Fecha límite de pago:'],
    [430, 108, s.day(s.ledger.end + 20)],
    [330, 120, 'Pago para no generar intereses:'],
    [-560, 120, `$${s.number(s.ledger.closing)}`],
    [330, 132, 'Pago mínimo:'],
    [-560, 132, `$${s.number(Math.round(s.ledger.closing / 20))}`],
    [40, 132, 'Número de tarjeta: XXXXXXXXXXXX3456'],
    [40, 170, 'RESUMEN DE CARGOS Y ABONOS DEL PERIODO', { isBold: true }],
    ...formula(s).flatMap(([label, sign, minor], at) => [
      [40, 186 + at * 12, label] as const,
      [230, 186 + at * 12, sign] as const,
      [-330, 186 + at * 12, `$${s.number(minor)}`] as const,
    ]),
    [380, 170, 'NIVEL DE USO DE TU TARJETA', { isBold: true }],
    [380, 186, 'Saldo cargos regulares:'],
    [-560, 186, `$${s.number(s.ledger.closing)}`],
    [380, 198, 'Saldo cargos a meses:'],
    [-560, 198, '$0.00'],
    [380, 210, 'Saldo deudor total:'],
    [-560, 210, `$${s.number(s.ledger.closing)}`],
    [380, 222, 'Límite de crédito:'],
    [-560, 222, '$250,000.00'],
    [40, 340, 'DESGLOSE DE MOVIMIENTOS', { isBold: true }],
    [40, 354, 'CARGOS,COMPRAS Y ABONOS REGULARES(NO A MESES)', { isBold: true }],
    [330, 354, 'Tarjeta titular: XXXXXXXXXXXX3456'],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'Número de tarjeta: XXXXXXXXXXXX3456'],
  ],
  columns: [
    ['Fecha\nde la\noperación', 40, (e, s) => s.day(e.date)],
    ['Fecha\nde cargo', 110, (e, s) => s.day(e.postDate)],
    ['Descripción del movimiento', 180, (e, s) => [...e.lines, ...abroad(e, s)]],
    ['', 480, (e) => (e.amount < 0 ? '+' : '-')],
    ['Monto', -560, (e, s) => `$${s.number(e.amount)}`],
  ],
  last: (s) => [
    [
      [380, 0, 'TOTAL CARGOS', { isBold: true }],
      [-560, 0, `$${s.number(s.ledger.out.sum)}`],
      [380, 1, 'TOTAL ABONOS', { isBold: true }],
      [-560, 1, `-$${s.number(s.ledger.into.sum)}`],
    ],
    [
      [40, 1, 'COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES', { isBold: true }],
      ...['Fecha de la', '', 'Monto', 'Saldo', 'Pago', 'Núm. de', 'Tasa de interés'].map(
        (t, at) => [PLAN[at] ?? 0, 2, t, { isBold: true }] as const,
      ),
      ...['operación', 'Descripción', 'original', 'pendiente', 'requerido', 'pago', 'aplicable'].map(
        (t, at) => [PLAN[at] ?? 0, 3, t, { isBold: true }] as const,
      ),
    ],
    ...plans(s).map((e) =>
      [
        s.day(e.date),
        e.lines.join(' '),
        `$${s.number(e.amount * 6)}`,
        `$${s.number(e.amount * 3)}`,
        `$${s.number(e.amount)}`,
        '3 de 6',
        '0.00%',
      ].map((t, at) => [PLAN[at] ?? 0, 0, t] as const),
    ),
  ],
  foot: (_, page, pages) => [[270, 815, `Página ${page} de ${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: 'XXXXXXXXXXXX3456',
    printsPostDate: true,
    alternatives: (e) => [[...e.lines, ...abroad(e, s)].join(' ')],
  }),
});

const PLAN = [40, 110, 300, 360, 420, 480, 525];
const plans = (s: Sheet) => s.ledger.entries.filter((e) => e.lines.join(' ').startsWith('03 DE 06'));

function formula(s: Sheet): readonly (readonly [string, string, number])[] {
  const fees = s.ledger.fees.sum;
  return [
    ['Adeudo del periodo anterior', '=', s.ledger.opening],
    ['Cargos regulares (no a meses)', '+', -s.ledger.out.sum + fees],
    ['Cargos compras a meses (capital)', '+', 0],
    ['Monto de intereses y comisiones', '+', -fees],
    ['IVA de intereses y comisiones', '+', 0],
    ['Pagos y abonos', '-', s.ledger.into.sum],
    ['Pago para no generar intereses', '=', s.ledger.closing],
  ];
}

function abroad({ foreign }: Entry, s: Sheet): readonly string[] {
  return foreign === null
    ? []
    : [`${foreign.currency} $${s.number(foreign.amount)} TIPO DE CAMBIO $${foreign.rate.toFixed(2)}`];
}
