import type { Entry } from '@tieout/corpus';
import { ITALY } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Italian credit card: days of purchase and of record, other money and rate between text and euro, stamp duty as a row, the sum to be debited. */
export const itCardBalance = tablePrint({
  id: 'it-card-balance',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'fx-columns', 'trailing-minus', 'no-running-balance'],
  locales: ITALY,
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c} ITA'], ['{m} {c}'], ['WWW.{m}.IT']],
      refund: [['ACCREDITO {m}']],
      transferIn: [['PAGAMENTO RICEVUTO CON ADDEBITO IN CONTO']],
      fee: [['IMPOSTA DI BOLLO'], ['QUOTA ANNUALE']],
    },
  },
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  css: 'th { border-bottom: 1px solid #006; font-size: 7.5pt; vertical-align: bottom }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTRATTO CONTO CARTA DI CREDITO<br>al ${s.full(s.ledger.end)}<br>Carta n. ${s.ledger.number}<br>Fido € 3.000,00</div></div><p>JORDAN ESEMPIO<br>VIA DEGLI ONTANI 14<br>10121 TORINO</p>${facts(
      [
        ['Saldo precedente', `>€ ${s.signed(s.ledger.opening)}`],
        ['Pagamenti e accrediti', `>€ ${s.number(s.ledger.into.sum)}-`],
        ['Spese del periodo', `>€ ${s.number(s.ledger.out.sum)}`],
        ['Saldo attuale da addebitare', `>€ ${s.signed(s.ledger.closing)}`],
      ],
      'style="width:55%"',
    )}<h3>Dettaglio operazioni</h3>`,
  columns: [
    ['Data<br>acquisto', (e, s) => s.day(e.date)],
    ['Data<br>registrazione', (e, s) => s.day(e.postDate)],
    ['Descrizione delle operazioni', (e) => esc(e.lines.join(' '))],
    ['>Importo in<br>valuta', (e) => foreign(e)],
    ['>Cambio', (e) => (e.foreign === null ? '' : String(e.foreign.rate).replace('.', ','))],
    ['>Importo in<br>euro', (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
  ],
  below: () =>
    '<p class="small">TAN 14,90% TAEG 17,22%. Commissione per anticipo contante 4,00% con minimo di € 2,50.</p>',
  truth: () => ({
    balances: 'none',
    printsPostDate: true,
    alternatives: (e) =>
      e.foreign === null
        ? []
        : [`${e.lines.join(' ')} ${foreign(e)} ${String(e.foreign.rate).replace('.', ',')}`],
  }),
});

function foreign({ foreign: other }: Entry): string {
  return other === null ? '' : `${other.currency} ${(other.amount / 100).toFixed(2).replace('.', ',')}`;
}
