import { ARGENTINA } from '../prints/more-places.ts';
import { formPrint } from './form.ts';

const SHOPS = {
  card: [['001973* {m}  Cuota 05/18'], ['002881K {m}']],
  transferIn: [['SU PAGO EN PESOS']],
  refund: [['003312* {m} DEVOLUCION']],
  fee: [['IMPUESTO DE SELLOS       $'], ['INTERESES FINANCIACION   $']],
};

/** An Argentinian card by a typewriter: two columns of money of which the second stays nil, a minus behind payments, the sum of the card among the rows, quotas to come in the foot. */
export const arCardTypedQuotas = formPrint({
  id: 'ar-card-typed-quotas',
  kind: 'credit_card_statement',
  tags: ['card', 'typewriter', 'two-moneys', 'trailing-minus', 'card-total', 'future-quotas'],
  locales: ARGENTINA,
  dates: ['dd.MM.yy', 'dd MMM yy'],
  size: 8,
  shape: 'mono',
  leading: 10,
  gap: 1,
  top: 190,
  topAgain: 80,
  bottom: 760,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, `${s.desk.bank}   VISA CLASSIC`],
    [40, 56, 'MUESTRA JORDAN'],
    [40, 66, 'ALISO 14  5000 CORDOBA'],
    [340, 56, `CIERRE ACTUAL: ${s.full(s.ledger.end)}`],
    [40, 90, 'VENCIMIENTO      SALDO $           SALDO U$S       PAGO MIN.$       PAGO MIN.U$S'],
    [40, 100, s.full(s.ledger.end + 8)],
    [122, 100, s.number(s.ledger.closing)],
    [209, 100, '0,00'],
    [286, 100, s.number(Math.round(s.ledger.closing / 5))],
    [368, 100, '-,--'],
    [40, 120, `CIERRE ANTERIOR ${s.full(s.ledger.start - 1)}   VTO. ANTERIOR ${s.full(s.ledger.start + 7)}`],
    [40, 130, `PROXIMO CIERRE ${s.full(s.ledger.end + 30)}    PROXIMO VTO. ${s.full(s.ledger.end + 38)}`],
  ],
  again: (s) => [[40, 40, `${s.desk.bank}   VISA CLASSIC`]],
  columns: [
    ['FECHA', 40, (e, s) => s.day(e.date)],
    ['COMPROBANTE  DETALLE DE TRANSACCION', 100, (e) => e.lines.join(' ')],
    ['PESOS', -460, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
    ['DOLARES', -550, () => ''],
  ],
  first: (s) => [
    [
      [100, 0, 'SALDO ANTERIOR'],
      [-460, 0, s.number(s.ledger.opening)],
      [-550, 0, '0,00'],
    ],
  ],
  last: (s) => [
    [
      [40, 0, 'Tarjeta 0045 Total Consumos de MUESTRA JORDAN'],
      [-460, 0, s.number(s.ledger.out.sum)],
      [-550, 0, '0,00'],
    ],
    [
      [100, 1, 'SALDO ACTUAL  $'],
      [-460, 1, s.number(s.ledger.closing)],
      [100, 2, 'PAGO MINIMO   $'],
      [-460, 2, s.number(Math.round(s.ledger.closing / 5))],
    ],
    [[40, 1, 'Cuotas a vencer: Octubre/26   $29.883,27   Noviembre/26   $29.883,27']],
    [[40, 0, `DEBITAREMOS DE SU C.A. 1234567 LA SUMA DE $ ${s.number(s.ledger.closing)}`]],
  ],
  truth: () => ({
    balances: 'none',
    number: null,
    alternatives: (e) => [e.lines.join(' ').replace(/ +/g, ' ').replace(/ \$$/, '')],
  }),
});
