import { ALGERIA } from '../prints/neighbour-places.ts';
import { column, formPrint } from './form.ts';

/** An Algerian account of the post: the balance under a name that means a credit elsewhere. */
export const dzPostAvoir = formPrint({
  id: 'dz-post-avoir',
  kind: 'bank_statement',
  tags: ['monospace', 'debit-credit-columns', 'running-balance', 'odd-balance-heading'],
  locales: ALGERIA,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 8,
  shape: 'mono',
  leading: 11,
  gap: 2,
  top: 170,
  topAgain: 80,
  bottom: 770,
  order: {
    movements: {
      card: [['PAIEMENT TPE {m}']],
      transferIn: [['VERSEMENT {p}']],
      transferOut: [['VIREMENT VERS {p}']],
      salary: [['VIREMENT {e}']],
      cash: [['RETRAIT DAB {c}']],
      fee: [['TAXE TENUE DE COMPTE']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank, { isBold: true, size: 11 }],
    [300, 40, 'RELEVE DES OPERATIONS', { isBold: true }],
    ...column(30, 62, 11, ['EXEMPLE JORDAN', 'COMPTE N° 0012345678 CLE 90']),
    [300, 62, `DU ${s.full(s.ledger.start)} AU ${s.full(s.ledger.end)}`],
    [300, 84, `AVOIR PRECEDENT : ${s.signed(s.ledger.opening)} DA`],
  ],
  again: () => [],
  columns: [
    ['DATE', 30, (e, s) => s.day(e.date)],
    ['NATURE DE L OPERATION', 90, (e) => e.lines],
    ['DEBIT', -380, (e, s) => s.out(e)],
    ['CREDIT', -470, (e, s) => s.into(e)],
    ['AVOIR', -560, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [90, 0, 'NOUVEL AVOIR'],
      [-560, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '0012345678' }),
});
