import { ITALY } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Italian prepaid card: newest first, a clock, a plus before what was loaded, fees in a column of their own that is mostly nought. */
export const itCardPrepaid = tablePrint({
  id: 'it-card-prepaid',
  kind: 'bank_statement',
  tags: ['prepaid', 'signed', 'newest-first', 'running-balance', 'clock', 'explicit-plus'],
  locales: ITALY,
  isNewestFirst: true,
  order: {
    opening: 84_210,
    kinds: ['card', 'transferIn', 'refund', 'cash'],
    movements: {
      card: [['PAGAMENTO {m} {c}'], ['ACQUISTO ONLINE {m}']],
      transferIn: [['RICARICA DA {p}'], ['RICARICA CARTA DA APP']],
      refund: [['STORNO {m}']],
      cash: [['PRELIEVO ATM {c}']],
    },
  },
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><p>LISTA MOVIMENTI CARTA PREPAGATA<br>Intestatario JORDAN ESEMPIO<br>Numero carta **** **** **** 4471<br>Periodo dal ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Saldo disponibile iniziale', `>€ ${s.signed(s.ledger.opening)}`],
        ['Totale ricariche e accrediti', `>€ ${s.number(s.ledger.into.sum)}`],
        ['Totale spese e prelievi', `>€ ${s.number(s.ledger.out.sum)}`],
        ['Saldo disponibile finale', `>€ ${s.signed(s.ledger.closing)}`],
      ],
      'style="width:55%"',
    )}`,
  columns: [
    [
      'Data e ora',
      (e, s) =>
        `<span class="w">${s.day(e.date)} 1${e.reference.slice(0, 1)}:4${e.reference.slice(1, 2)}</span>`,
    ],
    ['Descrizione', inOne],
    ['>Importo €', (e, s) => `${e.amount < 0 ? '-' : '+'}${s.number(e.amount)}`],
    ['>Saldo €', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '**** **** **** 4471' }),
});
