import { FRANCE } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A French account: both balances under one name with their days, and behind them what a card had bought in the weeks before, which one row of the account paid. */
export const frBankCardAnnex = formPrint({
  id: 'fr-bank-card-annex',
  kind: 'bank_statement',
  tags: [
    'annex-behind-closing',
    'one-name-for-both-balances',
    'debit-credit-columns',
    'value-date',
    'totals-below',
  ],
  locales: FRANCE,
  dates: ['dd.MM.yy', 'dd/MM/yyyy'],
  size: 8.5,
  leading: 11,
  top: 150,
  topAgain: 80,
  bottom: 760,
  most: 24,
  order: {
    movements: {
      salary: [['VIR SEPA {e}', 'SALAIRE']],
      transferIn: [['VIR SEPA {p}']],
      card: [['FACTURE CARTE DIFFEREE']],
      directDebit: [['PRLV SEPA {m}', 'ECH {r}']],
      transferOut: [['VIR SEPA EMIS {p}', 'LOYER']],
      cash: [['RETRAIT DAB {c}']],
      fee: [['COTISATION CARTE']],
    },
  },
  head: (s) => [
    [40, 40, 'RELEVE DE COMPTE', { size: 14, isBold: true }],
    [-555, 40, `du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    ...column(40, 66, 11, ['M. JORDAN EXEMPLE', '3 RUE DES PINS', '33000 BORDEAUX']),
    ...column(300, 66, 11, ['RIB : 30004 00123 00012345678 45', 'Monnaie du compte : EUR']),
  ],
  again: (s) => [[40, 40, `RELEVE DE COMPTE, suite, ${s.desk.bank}`]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Nature des opérations', 90, (e) => e.lines],
    ['Valeur', 350, (e, s) => s.day(e.postDate)],
    ['Débit', -480, (e, s) => s.out(e)],
    ['Crédit', -555, (e, s) => s.into(e)],
  ],
  first: (s) => [
    [
      [90, 0, `${balanceName(s.ledger.opening)} AU ${s.full(s.ledger.start - 1)}`, { isBold: true }],
      [s.ledger.opening < 0 ? -480 : -555, 0, s.number(s.ledger.opening), { isBold: true }],
    ],
  ],
  last: (s) => {
    const paid = s.entries.find(({ kind }) => kind === 'card')?.amount ?? 0;
    const most = Math.round(paid * 0.6);
    return [
      [
        [90, 0, 'TOTAL DES MOUVEMENTS', { isBold: true }],
        [-480, 0, s.number(s.ledger.out.sum)],
        [-555, 0, s.number(s.ledger.into.sum)],
      ],
      [
        [90, 0, `${balanceName(s.ledger.closing)} AU ${s.full(s.ledger.end)}`, { isBold: true }],
        [s.ledger.closing < 0 ? -480 : -555, 0, s.number(s.ledger.closing), { isBold: true }],
      ],
      [
        [40, 1, 'DETAIL DES OPERATIONS PAR CARTE 4974 XXXX XXXX 1234 A DEBIT DIFFERE', { isBold: true }],
        [40, 2, 'Date', { isBold: true }],
        [90, 2, 'Commerçant', { isBold: true }],
        [-480, 2, 'Montant', { isBold: true }],
        [40, 3, s.day(s.ledger.start - 12)],
        [90, 3, 'LIBRAIRIE DES QUAIS BORDEAUX'],
        [-480, 3, s.number(most)],
        [40, 4, s.day(s.ledger.start - 8)],
        [90, 4, 'MARCHE SAINT MICHEL'],
        [-480, 4, s.number(paid - most)],
      ],
    ];
  },
  truth: () => ({ balances: 'none', number: '30004 00123 00012345678 45' }),
});

function balanceName(balance: number): string {
  return balance < 0 ? 'SOLDE DEBITEUR' : 'SOLDE CREDITEUR';
}
