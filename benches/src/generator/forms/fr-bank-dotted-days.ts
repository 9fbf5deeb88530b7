import { FRANCE } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const TEXTS = {
  salary: [['Virement Web {e}', 'SALAIRE {r}']],
  transferIn: [['Virement Vir Inst de {p}']],
  refund: [['Avoir {m}', '{d}']],
  interest: [['Intérêts créditeurs']],
  card: [['Carte X{f} {m} {d}'], ['Carte X{f} {m}', '{c} {d}']],
  directDebit: [['Prlv {m}', 'REF {r} ID EMETTEUR FR12ZZZ{f}', 'MANDAT {k}']],
  transferOut: [['Virement emis Web {p}']],
  cash: [['Retrait au distributeur', '{c} {d}']],
  fee: [['Cotisation Offre Essentiel'], ['Frais tenue de compte']],
};

/** A French account: two days without a year, both balances worded by their side in the column of that side, a mark from a font of symbols behind rows, lists of other savings below. */
export const frBankDottedDays = formPrint({
  id: 'fr-bank-dotted-days',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'two-dates',
    'no-year',
    'symbol-marks',
    'sided-balances',
    'other-accounts-listed',
  ],
  locales: FRANCE,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 1,
  top: 250,
  topAgain: 90,
  bottom: 720,
  order: { movements: TEXTS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, 'RELEVE DE COMPTES', { isBold: true }],
    [40, 82, `Date d'arrêté : ${s.full(s.ledger.end)}`],
    ...column(340, 80, 11, ['M JORDAN EXEMPLE', '14 RUE DE L AULNE', '37000 TOURS']),
    [40, 150, `Compte de Dépôt n° ${s.ledger.number}`, { isBold: true }],
    [40, 162, 'M JORDAN EXEMPLE'],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Date\nopé.', 40, (e, s) => s.day(e.date)],
    ['Date\nvaleur', 75, (e, s) => s.day(e.postDate)],
    ['Libellé des opérations', 115, (e) => e.lines],
    ['Débit', -455, (e, s) => s.out(e)],
    ['Crédit', -540, (e, s) => s.into(e)],
    ['þ', 548, (e) => (e.kind === 'fee' ? '¨' : '')],
  ],
  first: (s) => [
    [
      [
        115,
        0,
        `Ancien solde ${s.ledger.opening < 0 ? 'débiteur' : 'créditeur'} au ${s.full(s.ledger.start - 1)}`,
        { isBold: true },
      ],
      [s.ledger.opening < 0 ? -455 : -540, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [115, 0, 'Total des opérations', { isBold: true }],
      [-455, 0, s.number(s.ledger.out.sum)],
      [-540, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [
        115,
        0,
        `Nouveau solde ${s.ledger.closing < 0 ? 'débiteur' : 'créditeur'} au ${s.full(s.ledger.end)}`,
        { isBold: true },
      ],
      [s.ledger.closing < 0 ? -455 : -540, 0, s.number(s.ledger.closing)],
    ],
    [
      [40, 2, 'Vos autres comptes', { isBold: true }],
      [40, 3, 'Livret A n° 37123456'],
      [-540, 3, '1 204,55'],
      [40, 4, 'Livret de développement durable n° 37123457'],
      [-540, 4, '310,00'],
    ],
  ],
  foot: (_, page, pages) => [[500, 815, `Page ${page} / ${pages}`]],
  truth: () => ({ balances: 'none', alternatives: (e) => [`${e.lines.join(' ')} ¨`] }),
});
