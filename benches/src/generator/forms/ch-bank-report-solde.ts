import { french } from '@tieout/corpus';
import { SWITZERLAND } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const ROMANDY = SWITZERLAND.map((place) => ({ ...place, id: 'fr-CH', language: french }));

const TEXTS = {
  salary: [['Crédit', '{e}', 'Salaire']],
  transferIn: [['Crédit', '{p}']],
  refund: [['Crédit remboursement', '{m}']],
  interest: [['Intérêts créanciers']],
  card: [['Achat carte de débit {d}', '{m}, {c}']],
  directDebit: [['Système de recouvrement direct', '{m}', 'Référence {r}']],
  transferOut: [['Ordre', '{p}, 1200 Genève']],
  cash: [['Prélèvement bancomat {d}', '{c}']],
  fee: [['Frais de tenue de compte']],
};

/** A French-speaking Swiss account: a balance brought as report, one shown as in the holder's favour, the day of value before the balance, balances on the last row of a day alone. */
export const chBankReportSolde = formPrint({
  id: 'ch-bank-report-solde',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'end-of-day-balance', 'value-date-between', 'report', 'in-your-favour'],
  locales: ROMANDY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 10.5,
  gap: 2,
  top: 230,
  topAgain: 100,
  bottom: 740,
  order: { movements: TEXTS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(360, 80, 10, ['Monsieur', 'Jordan Exemple', 'Chemin de l Aulne 14', '1200 Genève']),
    [40, 90, 'Extrait de compte', { isBold: true, size: 11 }],
    [40, 104, `du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    [40, 116, 'Compte privé CHF'],
    [40, 128, 'IBAN CH12 8080 8001 2345 6789 0'],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  isRuled: true,
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Texte', 100, (e) => e.lines],
    ['Débit', -350, (e, s) => s.out(e)],
    ['Crédit', -430, (e, s) => s.into(e)],
    ['Valeur', 440, (e, s) => s.day(e.postDate)],
    [
      'Solde',
      -550,
      (e, s) =>
        s.ledger.entries[s.ledger.entries.indexOf(e) + 1]?.date === e.date ? '' : s.signed(e.balance),
    ],
  ],
  first: (s) => [
    [
      [100, 0, 'Report de solde'],
      [-550, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [100, 0, "Chiffre d'affaires"],
      [-350, 0, s.number(s.ledger.out.sum)],
      [-430, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [40, 0, s.day(s.ledger.end)],
      [100, 0, s.ledger.closing < 0 ? 'Solde en notre faveur' : 'Solde en votre faveur', { isBold: true }],
      [-550, 0, s.signed(s.ledger.closing)],
    ],
    [[40, 2, 'Sauf erreur ou omission. Veuillez vérifier cet extrait.']],
  ],
  truth: () => ({ balances: 'last-of-day', number: 'CH12 8080 8001 2345 6789 0' }),
});
