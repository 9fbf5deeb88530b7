import type { Entry } from '@tieout/corpus';
import { COLOMBIA } from './more-places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Colombian card: the whole price, rates, what is charged now and what is left over, and instalments, all on each row. */
export const coCardInstalments = tablePrint({
  id: 'co-card-instalments',
  kind: 'credit_card_statement',
  tags: ['card', 'installments', 'many-amount-columns', 'rate-columns', 'signed'],
  locales: COLOMBIA,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}'], ['COMPRA {m}']],
      transferIn: [['ABONO SUCURSAL VIRTUAL'], ['PAGO PSE']],
      refund: [['REVERSION {m}']],
      fee: [['CUOTA DE MANEJO'], ['INTERESES CORRIENTES'], ['SEGURO DE VIDA']],
    },
  },
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { font-size: 7pt; border-bottom: 1px solid #fc0; vertical-align: bottom } td { font-size: 8pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTADO DE CUENTA TARJETA DE CRÉDITO<br>Tarjeta ${s.ledger.number}<br>Periodo facturado desde ${s.full(s.ledger.start)} hasta ${s.full(s.ledger.end)}<br>Pagar antes de ${s.full(s.ledger.end + 18)}</div></div><p>JORDAN EJEMPLO<br>CALLE 14 # 10-20<br>BOGOTA</p>${facts(
      [
        ['Saldo anterior', `>$ ${s.signed(s.ledger.opening)}`],
        ['+ Compras, avances, intereses y otros cargos', `>$ ${s.number(s.ledger.out.sum)}`],
        ['- Pagos y abonos', `>$ ${s.number(s.ledger.into.sum)}`],
        ['= Pago total', `>$ ${s.signed(s.ledger.closing)}`],
        ['Pago mínimo', '>$ 184,220.00'],
        ['Cupo total', '>$ 12,000,000.00'],
      ],
      'style="width:60%"',
    )}<h3>Movimientos</h3>`,
  columns: [
    ['Número de<br>autorización', (e) => e.reference.slice(0, 6)],
    ['Fecha de<br>transacción', (e, s) => s.day(e.date)],
    ['Descripción', (e) => esc(e.lines.join(' '))],
    ['>Valor<br>original', (e, s) => `$ ${s.signed(-e.amount * parts(e))}`],
    ['>Tasa<br>pactada', (e) => (e.kind === 'card' ? '2.0412%' : '0.0000%')],
    ['>Tasa EA<br>facturada', (e) => (e.kind === 'card' ? '27.4387%' : '0.0000%')],
    ['>Cargos y<br>abonos', (e, s) => `$ ${s.signed(-e.amount)}`],
    ['>Saldo a<br>diferir', (e, s) => `$ ${s.signed(-e.amount * (parts(e) - 1))}`],
    ['>Cuotas', (e) => (parts(e) > 1 ? `1/${parts(e)}` : '')],
  ],
  below: () =>
    '<p class="small">Defensor del consumidor financiero. Tasa de mora E.A. 27.90%. Seguro de depósitos hasta $ 50,000,000.</p>',
  truth: (s) => ({
    balances: 'none',
    alternatives: (e) => [
      `${e.reference.slice(0, 6)} ${e.lines.join(' ')}`,
      `${e.lines.join(' ')} ${parts(e) > 1 ? `1/${parts(e)}` : ''}`.trim(),
      `${e.lines.join(' ')} ${s.signed(-e.amount * parts(e))} ${e.kind === 'card' ? '2.0412% 27.4387%' : '0.0000% 0.0000%'} ${s.signed(-e.amount * (parts(e) - 1))} ${parts(e) > 1 ? `1/${parts(e)}` : ''}`.trim(),
    ],
  }),
});

/** In how many parts it is paid; the ledger holds the first. */
function parts({ kind, reference }: Entry): number {
  return kind === 'card' && Number(reference) % 3 === 0 ? 6 : 1;
}
