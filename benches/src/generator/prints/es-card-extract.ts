import { SPAIN } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Spanish card: place after the shop, the sum with "€", a minus before what was given back, the month's total that the account is charged with. */
export const esCardExtract = tablePrint({
  id: 'es-card-extract',
  kind: 'credit_card_statement',
  tags: ['card', 'no-balance', 'symbol-after', 'place-column', 'section-totals'],
  locales: SPAIN,
  order: {
    isCard: true,
    opening: 0,
    kinds: ['card', 'refund'],
    movements: { card: [['{m}'], ['{m} {f}']], refund: [['DEVOLUCION {m}']] },
  },
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { border-bottom: 1px solid #c00 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Extracto de tarjeta de crédito<br>Número de tarjeta ${s.ledger.number}<br>Periodo de liquidación: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Fecha de cargo: ${s.full(s.ledger.end + 5)}</div></div><p>JORDAN EJEMPLO<br>CALLE ALISOS 14<br>28013 MADRID</p>${facts(
      [
        ['Límite de crédito', '>3.000,00 €'],
        ['Modalidad de pago', '>Fin de mes'],
        ['Importe total a cargar en cuenta', `>${s.signed(s.ledger.closing)} €`],
      ],
      'style="width:60%"',
    )}`,
  columns: [
    ['Fecha', (e, s) => s.day(e.date)],
    ['Establecimiento', inOne],
    ['Localidad', (e) => (Number(e.reference) % 2 === 0 ? 'MADRID' : 'VALENCIA')],
    ['>Importe', (e, s) => `${s.signed(-e.amount)} €`],
  ],
  last: (s) => [['', '<b>Total operaciones</b>', '', `><b>${s.signed(s.ledger.closing)} €</b>`]],
  below: () => '<p class="small">TAE pago aplazado 19,56%. Seguro de protección de pagos 0,00 €.</p>',
  truth: () => ({
    balances: 'none',
    opening: null,
    closing: null,
    describe: (e) => `${e.lines.join(' ')} ${Number(e.reference) % 2 === 0 ? 'MADRID' : 'VALENCIA'}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});
