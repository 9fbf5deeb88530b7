import type { Entry } from '@tieout/corpus';
import { ARGENTINA } from '../prints/more-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}'], ['MERPAGO*{m}'], ['{m} C.02/06']],
  transferIn: [['SU PAGO EN PESOS']],
  refund: [['CR.RG 5617 30% M']],
  fee: [['COMISION CTA PGOLD'], ['DB IVA $ 21%']],
};

/** An Argentinian card: closing and due days over their values, payments before purchases, a coupon before the sum, dollars nil, taxes and fees behind the total of the holder. */
export const arCardCouponTaxes = formPrint({
  id: 'ar-card-coupon-taxes',
  kind: 'credit_card_statement',
  tags: ['card', 'two-moneys', 'coupon-column', 'credits-negative', 'taxes-behind-total', 'label-over-value'],
  locales: ARGENTINA,
  dates: ['dd-MMM-yy', 'dd-MMM-yy'],
  size: 8,
  leading: 10.5,
  gap: 1,
  top: 250,
  topAgain: 80,
  bottom: 750,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [300, 40, 'Visa Gold cuenta 0950561234  CONSOLIDADO', { isBold: true }],
    ...column(40, 70, 11, ['JORDAN MUESTRA', 'ALISO 14', '1406 BUENOS AIRES']),
    ...['CIERRE ACTUAL', 'VENCIMIENTO ACTUAL', 'SALDO ACTUAL $', 'SALDO ACTUAL U$S', 'PAGO MÍNIMO $'].map(
      (t, at) => [40 + at * 106, 130, t, { isBold: true }] as const,
    ),
    ...[
      s.full(s.ledger.end),
      s.full(s.ledger.end + 8),
      s.number(s.ledger.closing),
      '0,00',
      s.number(Math.round(s.ledger.closing / 6)),
    ].map((t, at) => [40 + at * 106, 142, t] as const),
    [40, 162, 'Otros períodos', { isBold: true }],
    ...['CIERRE ANTERIOR', 'VENCIMIENTO ANTERIOR', 'PRÓXIMO CIERRE', 'PRÓXIMO VENCIMIENTO'].map(
      (t, at) => [146 + at * 106, 162, t, { isBold: true }] as const,
    ),
    ...[s.ledger.start - 1, s.ledger.start + 7, s.ledger.end + 30, s.ledger.end + 38].map(
      (at, index) => [146 + index * 106, 174, s.full(at)] as const,
    ),
    [40, 220, 'DETALLE', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['FECHA', 40, (e, s) => s.day(e.date)],
    ['DESCRIPCIÓN', 110, (e) => e.lines.join(' ')],
    ['NRO. CUPÓN', 340, (e) => (e.kind === 'card' ? e.reference.slice(0, 6) : '')],
    ['PESOS', -470, (e, s) => s.signed(-e.amount)],
    ['DÓLARES', -550, () => ''],
  ],
  first: (s) => [
    [
      [110, 0, 'SALDO ANTERIOR'],
      [-470, 0, s.number(s.ledger.opening)],
      [-550, 0, '0,00'],
    ],
  ],
  rows: (s, block) => {
    const [paid, bought, fees] = parts(s);
    const last = bought.length - 1;
    return [
      ...paid.map((e) => [block(e), e] as const),
      ...bought.map(
        (e, at) =>
          [
            at < last
              ? block(e)
              : [
                  ...block(e),
                  [110, 1, 'TOTAL CONSUMOS DE JORDAN MUESTRA', { isBold: true }] as const,
                  [-470, 1, s.number(sum(bought))] as const,
                  [-550, 1, '0,00'] as const,
                ],
            e,
          ] as const,
      ),
      ...fees.map((e) => [block(e), e] as const),
    ];
  },
  last: (s) => [
    [
      [110, 0, 'SALDO ACTUAL', { isBold: true }],
      [-470, 0, s.number(s.ledger.closing)],
      [-550, 0, '0,00'],
    ],
    [[40, 1, 'Plan V: usted puede financiar su saldo en 3 cuotas. TNA 83,00% CFT 121,44%', { size: 6 }]],
  ],
  foot: (_, page, pages) => [[500, 815, `Hoja ${page} de ${pages}`]],
  truth: (s) => ({ balances: 'none', number: '0950561234', entries: parts(s).flat() }),
});

function parts(s: Sheet): readonly [readonly Entry[], readonly Entry[], readonly Entry[]] {
  const of = (wants: (e: Entry) => boolean) => s.ledger.entries.filter(wants);
  return [
    of(({ amount }) => amount > 0),
    of(({ kind }) => kind === 'card'),
    of(({ kind }) => kind === 'fee'),
  ];
}

const sum = (of: readonly Entry[]) => of.reduce((all, { amount }) => all + amount, 0);
