import { MEXICO } from '../prints/places.ts';
import { formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const SHOPS = {
  card: [['{m}'], ['{m} {c} MX']],
  transferIn: [['PAGO POR SPEI'], ['PAGO EN EFECTIVO']],
  refund: [['BONIFICACIÓN CON CASHBACK']],
  fee: [['COMISIÓN POR PAGO TARDÍO']],
};

/** A Mexican card: small figures that point to notes behind labels, days that begin with the year, signs before the peso's mark, some rows shown once more as objected to. */
export const mxCardIsoDays = formPrint({
  id: 'mx-card-iso-days',
  kind: 'credit_card_statement',
  tags: ['card', 'iso-dates', 'two-dates', 'sign-before-currency', 'footnote-labels', 'rows-told-again'],
  locales: MEXICO,
  dates: ['yyyy-MM-dd', 'dd-MMM-yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 330,
  topAgain: 90,
  bottom: 720,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'Tarjeta de crédito', { isBold: true }],
    [40, 80, 'JORDAN MUESTRA'],
    [40, 92, 'Número de cuenta 00190001000000001234'],
    [330, 80, `Periodo ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    [330, 92, `Fecha límite de pago ${s.full(s.ledger.end + 20)}`],
    ...labelPairs(330, 560, 110, [
      ['Pago para no generar intereses2', `$${s.number(s.ledger.closing)}`],
      ['Pago mínimo4', `$${s.number(Math.round(s.ledger.closing / 20))}`],
    ]),
    [40, 150, 'RESUMEN DE CARGOS Y ABONOS DEL PERIODO', { isBold: true }],
    ...labelPairs(40, 320, 166, [
      ['Adeudo del periodo anterior', `= $${s.number(s.ledger.opening)}`],
      ['Cargos regulares (no a meses)', `+ $${s.number(s.ledger.out.sum)}`],
      ['Cargos compras a meses (capital)7', '+ $0.00'],
      ['Pagos y abonos', `- $${s.number(s.ledger.into.sum)}`],
    ]),
    ...labelPairs(340, 560, 166, [
      ['Saldo cargos a meses:', '$0.00'],
      ['Saldo deudor total11', `$${s.number(s.ledger.closing)}`],
      ['Límite de crédito', '$100,000.00'],
      ['Crédito disponible', '$22,850.00'],
    ]),
    [40, 290, 'DESGLOSE DE MOVIMIENTOS', { isBold: true }],
    [40, 304, 'CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Fecha de la\noperación', 40, (e, s) => s.day(e.date)],
    ['Fecha\nde cargo', 120, (e, s) => s.day(e.postDate)],
    ['Descripción del movimiento', 200, (e) => e.lines.join(' ')],
    ['Monto', -560, (e, s) => `${e.amount < 0 ? '+' : '-'}$${s.number(e.amount)}`],
  ],
  last: (s) => [
    [
      [380, 0, 'Total de cargos', { isBold: true }],
      [-560, 0, `+$${s.number(s.ledger.out.sum)}`],
      [380, 1, 'Total de abonos', { isBold: true }],
      [-560, 1, `-$${s.number(s.ledger.into.sum)}`],
    ],
    [[40, 1, 'CARGOS NO RECONOCIDOS', { isBold: true }]],
    ...s.ledger.entries
      .filter(({ kind }) => kind === 'card')
      .slice(0, 2)
      .map(
        (e) =>
          [
            [40, 0, s.day(e.date)],
            [120, 0, s.day(e.postDate)],
            [200, 0, e.lines.join(' ')],
            [-560, 0, `+$${s.number(e.amount)}`],
          ] as const,
      ),
  ],
  foot: (_, page, pages) => [[270, 770, `Página ${page} de ${pages}`]],
  truth: () => ({ balances: 'none', number: '00190001000000001234', printsPostDate: true }),
});
