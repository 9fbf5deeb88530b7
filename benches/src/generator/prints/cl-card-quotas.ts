import type { Entry } from '@tieout/corpus';
import { CHILE } from './more-places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Chilean card: place, day, text, the sum of the operation, the sum with interest, number of the quota and its value, no cents. */
export const clCardQuotas = tablePrint({
  id: 'cl-card-quotas',
  kind: 'credit_card_statement',
  tags: ['card', 'installments', 'many-amount-columns', 'no-cents', 'place-first'],
  locales: CHILE,
  order: {
    isCard: true,
    movements: {
      card: [['{m}'], ['MERPAGO*{m}'], ['{m} WEB']],
      transferIn: [['MONTO CANCELADO']],
      refund: [['NOTA DE CREDITO {m}']],
      fee: [['COMISION MENSUAL'], ['IMPUESTO DECRETO LEY 3475']],
    },
  },
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  css: 'th { font-size: 7.5pt; border: 1px solid #777; vertical-align: bottom } h3 { margin: 9pt 0 2pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO<br>N° DE TARJETA ${s.ledger.number}<br>FECHA ESTADO DE CUENTA ${s.full(s.ledger.end)}</div></div><h3>I. INFORMACIÓN GENERAL</h3>${facts(
      [
        ['CUPO TOTAL', '>$ 2.500.000'],
        ['CUPO UTILIZADO', `>$ ${s.number(s.ledger.closing)}`],
        ['PERÍODO FACTURADO DESDE', `>${s.full(s.ledger.start)}`],
        ['PERÍODO FACTURADO HASTA', `>${s.full(s.ledger.end)}`],
        ['PAGAR HASTA', `>${s.full(s.ledger.end + 15)}`],
        ['MONTO TOTAL FACTURADO A PAGAR', `>$ ${s.signed(s.ledger.closing)}`],
        ['MONTO MÍNIMO A PAGAR', '>$ 38.400'],
      ],
      'style="width:60%"',
    )}<h3>II. DETALLE</h3><b>1. PERÍODO ANTERIOR</b>${facts(
      [
        ['SALDO ADEUDADO INICIO PERÍODO ANTERIOR', `>$ ${s.signed(s.ledger.opening)}`],
        ['SALDO ADEUDADO FINAL PERÍODO ANTERIOR', `>$ ${s.signed(s.ledger.opening)}`],
      ],
      'style="width:60%"',
    )}<b>2. PERÍODO ACTUAL</b>`,
  columns: [
    ['LUGAR DE<br>OPERACIÓN', (e) => (e.kind === 'card' ? 'SANTIAGO' : '')],
    ['FECHA<br>OPERACIÓN', (e, s) => s.day(e.date)],
    ['DESCRIPCIÓN OPERACIÓN O COBRO', (e) => esc(e.lines.join(' '))],
    ['>MONTO<br>OPERACIÓN', (e, s) => `$ ${s.signed(-e.amount * parts(e))}`],
    ['>MONTO TOTAL<br>A PAGAR', (e, s) => `$ ${s.signed(-e.amount * parts(e))}`],
    ['>N° CUOTA', (e) => `0${parts(e) > 1 ? 2 : 1}/0${parts(e)}`],
    ['>VALOR CUOTA<br>MENSUAL', (e, s) => `$ ${s.signed(-e.amount)}`],
  ],
  below: () =>
    '<h3>III. INFORMACIÓN DE PAGO</h3><p class="small">COSTO MONETARIO PREPAGO $ 1.204.118. TASA INTERÉS VIGENTE 2,98% MENSUAL, CAE 44,12%.</p>',
  truth: (s) => ({
    balances: 'none',
    describe: (e) => `${e.kind === 'card' ? 'SANTIAGO ' : ''}${e.lines.join(' ')}`,
    alternatives: (e) => [
      e.lines.join(' '),
      `${e.kind === 'card' ? 'SANTIAGO ' : ''}${e.lines.join(' ')} ${s.signed(-e.amount * parts(e))} 0${parts(e) > 1 ? 2 : 1}/0${parts(e)}`,
    ],
  }),
});

/** In how many quotas it is paid; the ledger holds one. */
function parts({ kind, reference }: Entry): number {
  return kind === 'card' && Number(reference) % 3 === 0 ? 3 : 1;
}
