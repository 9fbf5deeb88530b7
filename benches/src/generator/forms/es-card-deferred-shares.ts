import { SPAIN } from '../prints/places.ts';
import { formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const isParted = (e: { amount: number; reference: string }) => e.amount < 0 && Number(e.reference[0]) > 6;
const POINT_COMMA = { group: '.', decimal: ',', grouping: 'thousands' } as const;

/** A Spanish card: the sum of the purchase, the part of it to pay this time and what is pending, under headings of two lines. */
export const esCardDeferredShares = formPrint({
  id: 'es-card-deferred-shares',
  kind: 'credit_card_statement',
  tags: ['card', 'instalments', 'operation-and-share', 'pending-column', 'two-digit-year'],
  locales: SPAIN.map((l) => ({ ...l, numbers: [POINT_COMMA] })),
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 240,
  topAgain: 70,
  bottom: 760,
  order: {
    isCard: true,
    opening: 0,
    kinds: ['card', 'refund', 'fee'],
    movements: { card: [['{m} {c}']], refund: [['DEVOLUCION {m}']], fee: [['CUOTA ANUAL']] },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [200, 66, 'EXTRACTO DE TARJETA DE CRÉDITO', { isBold: true }],
    ...labelPairs(40, 320, 95, [
      ['Tarjeta', '4543 **** **** 1234'],
      ['Periodo', `${s.full(s.ledger.start)} a ${s.full(s.ledger.end)}`],
      ['Límite', '3.000,00'],
      ['Fecha de cargo', s.full(s.ledger.end + 5)],
    ]),
    ...labelPairs(340, 555, 95, [['Total a pagar', `${s.number(s.ledger.closing)} €`]]),
  ],
  again: () => [],
  isRuled: true,
  columns: [
    ['Fecha', 40, (e, s) => s.day(e.date)],
    ['Comercio', 95, (e) => e.lines],
    [
      'Importe\noperación',
      -330,
      (e, s) => (e.amount > 0 ? `-${s.number(e.amount)}` : s.number(isParted(e) ? e.amount * 6 : e.amount)),
    ],
    ['Cuota', -380, (e) => (isParted(e) ? '1/6' : '')],
    ['Importe\na pagar', -460, (e, s) => s.signed(-e.amount)],
    ['Pendiente', -555, (e, s) => (isParted(e) ? s.number(e.amount * 5) : '0,00')],
  ],
  last: (s) => [
    [
      [95, 0, 'TOTAL', { isBold: true }],
      [-460, 0, s.number(s.ledger.closing)],
    ],
  ],
  foot: (_, p, n) => [[-555, 800, `${p}/${n}`]],
  truth: () => ({
    balances: 'none',
    opening: null,
    number: '4543 **** **** 1234',
    alternatives: (e) => (isParted(e) ? [`${e.lines.join(' ')} 1/6`] : []),
  }),
});
