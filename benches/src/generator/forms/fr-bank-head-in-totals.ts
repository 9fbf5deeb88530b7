import { FRANCE } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const TEXTS = {
  card: [['CB {m} {d}']],
  salary: [['VIREMENT {e}', 'SALAIRE']],
  transferIn: [['VIR INST {p}']],
  transferOut: [['VIREMENT WEB {p}']],
  directDebit: [['PRLV SEPA {m}', 'REF {r}']],
  cash: [['RETRAIT DAB {c} {d}']],
  fee: [['COTISATION MENSUELLE'], ['FRAIS DE TENUE DE COMPTE']],
};

/** A French account: the old balance heads its column and is part of that column's total, the day of value stands behind the text. */
export const frBankHeadInTotals = formPrint({
  id: 'fr-bank-head-in-totals',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'value-date-behind', 'no-year', 'totals-with-opening', 'sided-balances'],
  locales: FRANCE,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 230,
  topAgain: 90,
  bottom: 720,
  order: { movements: TEXTS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 60, 'RELEVE DE COMPTE COURANT', { isBold: true }],
    [330, 74, `du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)} - N° 45`],
    ...column(330, 110, 11, ['M JORDAN EXEMPLE', '14 RUE DE L AULNE', '37000 TOURS']),
    [40, 180, `Compte n° ${s.ledger.number}`],
    [40, 200, 'ECRITURES DE LA PERIODE', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['DATE', 40, (e, s) => s.day(e.date)],
    ['LIBELLE', 80, (e) => e.lines],
    ['VALEUR', 350, (e, s) => s.full(e.postDate)],
    ['DEBIT', -460, (e, s) => s.out(e)],
    ['CREDIT', -545, (e, s) => s.into(e)],
  ],
  first: (s) => [
    [
      [80, 0, 'ANCIEN SOLDE', { isBold: true }],
      [s.ledger.opening < 0 ? -460 : -545, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [80, 0, 'TOTAUX', { isBold: true }],
      [-460, 0, s.number(s.ledger.out.sum - Math.min(s.ledger.opening, 0))],
      [-545, 0, s.number(s.ledger.into.sum + Math.max(s.ledger.opening, 0))],
    ],
    [
      [80, 0, 'SOLDE EN EUROS', { isBold: true }],
      [s.ledger.closing < 0 ? -460 : -545, 0, s.number(s.ledger.closing)],
    ],
  ],
  foot: (_, page, pages) => [[500, 815, `Page ${page} / ${pages}`]],
  truth: () => ({ balances: 'none' }),
});
