import { FRANCE } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A French account with three days: of booking first, of the operation and of value behind the text; one column of signed sums. */
export const frBankThreeDays = formPrint({
  id: 'fr-bank-three-days',
  kind: 'bank_statement',
  tags: ['three-dates', 'no-year', 'reference-column', 'signed-amounts', 'no-running-balance'],
  locales: FRANCE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 230,
  topAgain: 90,
  bottom: 730,
  order: {
    movements: {
      card: [['CB {m} FACT {d}', '{c}']],
      transferIn: [['VIR SEPA {p}', 'REMBOURSEMENT']],
      salary: [['VIR SEPA {e}', 'SALAIRE']],
      transferOut: [['EVI {p}', 'LOYER']],
      directDebit: [['PRLV SEPA {m}', 'MDT {k}']],
      cash: [['RETRAIT CB {c} {d}']],
      fee: [['COTIS CARTE VISA']],
      refund: [['AVOIR CB {m}']],
      interest: [['INTERETS CREDITEURS']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'VOTRE RELEVE DE COMPTE', { isBold: true }],
    [330, 54, `du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    ...column(330, 90, 11, ['MME JORDAN EXEMPLE', '14 RUE DES AULNES', '69003 LYON']),
    [40, 170, 'COMPTE CHEQUES - N° 32159 048741', { isBold: true }],
    [40, 190, `SOLDE CREDITEUR AU ${s.full(s.ledger.start - 1)}`],
    [-555, 190, `${s.signed(s.ledger.opening)} €`],
  ],
  again: () => [[40, 60, 'COMPTE CHEQUES - N° 32159 048741 (SUITE)']],
  isRuled: true,
  columns: [
    ['DATE\nCOMPTA', 40, (e, s) => s.day(e.postDate)],
    ['LIBELLE/REFERENCE', 90, (e) => e.lines],
    ['DATE\nOPERATION', 330, (e, s) => s.day(e.date)],
    ['DATE\nVALEUR', 400, (e, s) => s.day(e.postDate + 1)],
    ['MONTANT', -555, (e, s) => `${e.amount < 0 ? '- ' : '+ '}${s.number(e.amount)} €`],
  ],
  last: (s) => [
    [
      [90, 0, `SOLDE CREDITEUR AU ${s.full(s.ledger.end)}`],
      [-555, 0, `${s.signed(s.ledger.closing)} €`],
    ],
    [
      [90, 0, 'TOTAL DES MOUVEMENTS CREDITEURS'],
      [-555, 0, `${s.number(s.ledger.into.sum)} €`],
      [90, 1, 'TOTAL DES MOUVEMENTS DEBITEURS'],
      [-555, 1, `${s.number(s.ledger.out.sum)} €`],
    ],
  ],
  truth: () => ({ balances: 'none', number: '32159 048741', printsPostDate: true }),
});
