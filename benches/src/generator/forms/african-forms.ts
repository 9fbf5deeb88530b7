import { land } from '../prints/more-places.ts';
import { FRANCE } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const french = { language: (FRANCE[0] ?? never()).language };
const MOROCCO = land('fr-MA', {
  ...french,
  currency: 'MAD',
  symbol: 'DH',
  scale: 10,
  numbers: [{ group: ' ', decimal: ',', grouping: 'thousands' }],
});
const TUNISIA = land('fr-TN', {
  ...french,
  currency: 'TND',
  symbol: 'DT',
  scale: 3,
  digits: 3,
  numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
});
const IVORY_COAST = land('fr-CI', {
  ...french,
  currency: 'XOF',
  symbol: 'FCFA',
  scale: 600,
  digits: 0,
  numbers: [{ group: ' ', decimal: ',', grouping: 'thousands' }],
});

function never(): never {
  throw new Error('no locale of France');
}

const ROWS = {
  card: [['PAIEMENT CARTE {f} {m}', '{c}'], ['ACHAT TPE {m} {d}']],
  transferIn: [['VIREMENT RECU DE {p}']],
  salary: [['VIREMENT RECU {e}', 'SALAIRE']],
  transferOut: [['VIREMENT EMIS VERS {p}', 'LOYER']],
  directDebit: [['PRELEVEMENT {m} {r}']],
  cash: [['RETRAIT GAB {c} {d}', 'CARTE {f}']],
  fee: [['FRAIS TENUE DE COMPTE'], ['COMMISSION SMS {d}', 'TAXE 10% SUR COMMISSIONS']],
  refund: [['REMBOURSEMENT {m}']],
  interest: [['INTERETS CREDITEURS']],
};

/** A Moroccan account: codes before days of figures split by spaces, capital as debit and credit, first and last balance as rows with their side. */
const capitals = formPrint({
  id: 'ma-bank-capitals',
  kind: 'bank_statement',
  tags: ['code-column', 'spaced-days', 'debit-credit-columns', 'opening-in-table', 'no-running-balance'],
  locales: MOROCCO,
  dates: ['dd MM', 'dd MM yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 240,
  bottom: 720,
  order: { movements: ROWS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'RELEVE DE COMPTE BANCAIRE', { isBold: true }],
    [330, 54, `Du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    ...column(330, 90, 11, ['MME JORDAN EXEMPLE', '14 RUE DES AULNES', 'CASABLANCA']),
    [40, 90, 'AGENCE : CASA ALDER'],
    [40, 102, 'N° COMPTE : 0078 0000 1234 5678 9012 34'],
    [40, 114, 'DEVISE : DIRHAM'],
    [40, 170, 'Référence', {}],
  ],
  isRuled: true,
  columns: [
    ['CODE', 40, (e) => `0${e.reference.slice(0, 3)}VK`],
    ['DATE', 90, (e, s) => s.day(e.date)],
    ['LIBELLE', 126, (e) => e.lines],
    ['VALEUR', 330, (e, s) => s.full(e.postDate)],
    ['CAPITAUX\nDEBIT', -470, (e, s) => s.out(e)],
    ['CAPITAUX\nCREDIT', -555, (e, s) => s.into(e)],
  ],
  first: (s) => [
    [
      [126, 0, `SOLDE DEPART AU ${s.full(s.ledger.start - 1)}`],
      [s.ledger.opening < 0 ? -470 : -555, 0, s.number(s.ledger.opening)],
      ...(s.ledger.opening < 0 ? [] : [[560, 0, 'CREDITEUR', { size: 5 }] as const]),
    ],
  ],
  last: (s) => [
    [
      [126, 0, 'TOTAL MOUVEMENTS'],
      [-470, 0, s.number(s.ledger.out.sum)],
      [-555, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [126, 0, `SOLDE FINAL AU ${s.full(s.ledger.end)}`],
      [s.ledger.closing < 0 ? -470 : -555, 0, s.number(s.ledger.closing)],
    ],
  ],
  foot: () => [
    [
      40,
      780,
      'Société anonyme au capital de 2 151 408 390 dirhams - Siège social : 2, boulevard Exemple - Casablanca',
      { size: 6 },
    ],
    [
      40,
      790,
      'Tout relevé non contesté dans un délai de 30 jours sera considéré comme approuvé.',
      { size: 6 },
    ],
  ],
  truth: () => ({
    balances: 'none',
    number: '0078 0000 1234 5678 9012 34',
    alternatives: (e) => [`0${e.reference.slice(0, 3)}VK ${e.lines.join(' ')}`],
  }),
});

/** A Tunisian account: three decimals behind a comma and points between thousands, balances with their side in words. */
const thousandths = formPrint({
  id: 'tn-bank-thousandths',
  kind: 'bank_statement',
  tags: ['three-decimals', 'two-dates', 'debit-credit-columns', 'opening-in-table', 'running-balance'],
  locales: TUNISIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 210,
  bottom: 740,
  order: { movements: ROWS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [240, 70, 'EXTRAIT DE COMPTE', { isBold: true, size: 11 }],
    [40, 100, 'Titulaire : JORDAN EXEMPLE'],
    [40, 112, 'RIB : 10 006 035 1835987 8 62'],
    [40, 124, `Période : du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    [360, 100, 'Devise : DINAR TUNISIEN'],
    [360, 112, `Edité le : ${s.full(s.ledger.end + 3)}`],
  ],
  isRuled: true,
  columns: [
    ['Date\nopération', 40, (e, s) => s.day(e.date)],
    ['Libellé', 100, (e) => e.lines],
    ['Date\nvaleur', 290, (e, s) => s.day(e.postDate)],
    ['Débit', -420, (e, s) => s.out(e)],
    ['Crédit', -490, (e, s) => s.into(e)],
    ['Solde', -560, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [100, 0, 'Solde initial'],
      [-560, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [100, 0, 'Total des mouvements'],
      [-420, 0, s.number(s.ledger.out.sum)],
      [-490, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [100, 0, 'Solde final'],
      [-560, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '10 006 035 1835987 8 62' }),
});

/** An account in francs without cents, spaces between thousands, in a typewriter face; references before texts; sums in words. */
const francs = formPrint({
  id: 'ci-bank-francs',
  kind: 'bank_statement',
  tags: ['no-decimals', 'space-groups', 'monospace', 'two-dates', 'running-balance', 'carried-forward'],
  locales: IVORY_COAST,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  shape: 'mono',
  size: 7,
  leading: 9,
  gap: 2,
  top: 200,
  bottom: 700,
  order: { movements: ROWS },
  head: (s) => [
    [30, 40, s.desk.bank],
    [330, 40, 'RELEVE DE COMPTE'],
    ...column(330, 70, 10, ['MME EXEMPLE JORDAN', '01 BP 1412', 'ABIDJAN 01']),
    [30, 70, `DU ${s.full(s.ledger.start)} AU ${s.full(s.ledger.end)}`],
    [30, 80, 'COMPTE N : CI059 01234 012345678901 23'],
    [30, 90, 'DEVISE   : XOF FRANC CFA'],
    [30, 100, 'TYPE     : COMPTE CHEQUE'],
  ],
  columns: [
    ['DATE', 30, (e, s) => s.day(e.date)],
    ['REFERENCE', 80, (e) => `FT${e.reference}`],
    ['LIBELLE', 150, (e) => e.lines],
    ['VALEUR', 310, (e, s) => s.day(e.postDate)],
    ['DEBIT', -425, (e, s) => s.out(e)],
    ['CREDIT', -495, (e, s) => s.into(e)],
    ['SOLDE', -570, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [150, 0, `SOLDE AU ${s.full(s.ledger.start - 1)}`],
      [-570, 0, s.signed(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [150, 0, 'A REPORTER'],
    [-570, 0, s.signed(e.balance)],
  ],
  resume: (s, e) => [
    [150, 0, 'REPORT'],
    [-570, 0, s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [150, 1, 'TOTAL DES MOUVEMENTS'],
      [-425, 1, s.number(s.ledger.out.sum)],
      [-495, 1, s.number(s.ledger.into.sum)],
    ],
    [
      [150, 0, `SOLDE AU ${s.full(s.ledger.end)}`],
      [-570, 0, s.signed(s.ledger.closing)],
    ],
  ],
  foot: () => [
    [30, 760, 'SA AU CAPITAL DE 25 000 000 000 FCFA - RCCM CI-ABJ-1962-B-1412 - LISTE DES BANQUES N A0001 F'],
  ],
  truth: () => ({
    balances: 'every-row',
    number: 'CI059 01234 012345678901 23',
    alternatives: (e) => [`FT${e.reference} ${e.lines.join(' ')}`],
  }),
});

export const AFRICAN_FORMS = [capitals, thousandths, francs];
