import { french } from '@tieout/corpus';
import { land } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

const TUNISIA = land('fr-TN', {
  currency: 'TND',
  symbol: 'DT',
  scale: 3,
  digits: 3,
  numbers: [{ group: ' ', decimal: ',', grouping: 'thousands' }],
  language: french,
});

const TEXTS = {
  salary: [['VIREMENT SALAIRE {e}']],
  transferIn: [['VIREMENT RECU {p}'], ['VERSEMENT ESPECES']],
  refund: [['ANNULATION ACHAT {m}']],
  interest: [['INTERETS CREDITEURS']],
  card: [['ACHAT TPE {m}'], ['PAIEMENT CARTE {m}', '{c}']],
  directDebit: [['PRELEVEMENT ECHEANCE PRET CONSOMMATION N°', '2024-0457']],
  transferOut: [['VIREMENT EMIS {p}']],
  cash: [['RETRAIT DAB {c}']],
  fee: [['COMMISSION TENUE DE COMPTE'], ['TVA 19%']],
};

/** A Tunisian account: three figures behind the comma, days without a year, one amount a side and the balance behind every row, the money named once. */
export const tnBankThousandths = formPrint({
  id: 'tn-bank-thousandths',
  kind: 'bank_statement',
  tags: ['three-decimals', 'debit-credit-columns', 'running-balance', 'no-year', 'opening-in-table'],
  locales: TUNISIA,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 220,
  topAgain: 90,
  bottom: 740,
  order: { movements: TEXTS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, 'RELEVÉ DE COMPTE', { isBold: true, size: 11 }],
    [40, 86, `Période : du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    [40, 98, `RIB : ${s.ledger.number}`],
    [40, 110, 'Devise : TND'],
    ...column(360, 80, 11, ['Titulaire : M. JORDAN EXEMPLE', '14 RUE DE L AULNE', '1002 TUNIS']),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  isRuled: true,
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Libellé', 90, (e) => e.lines],
    ['Débit', -380, (e, s) => s.out(e)],
    ['Crédit', -465, (e, s) => s.into(e)],
    ['Solde', -550, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [90, 0, 'ANCIEN SOLDE'],
      [-550, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [90, 0, 'TOTAL DES MOUVEMENTS'],
      [-380, 0, s.number(s.ledger.out.sum)],
      [-465, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [90, 0, 'NOUVEAU SOLDE'],
      [-550, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});
