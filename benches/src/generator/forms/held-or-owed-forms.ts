import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from '../prints/descriptors.ts';
import { BELGIUM, BRITAIN, FRANCE, GERMANY, ITALY, PORTUGAL, USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { column, formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';
import { titledParts } from './titled-parts.ts';

const B = { isBold: true };
const sum = (entries: readonly Entry[]) => entries.reduce((all, { amount }) => all + Math.abs(amount), 0);
/** Movements that may be paid over time. */
const part = ({ reference }: Entry) => Number(reference[0]) % 3 === 0;

/** A British mortgage: what was added to it and what was taken off, a balance owed without a sign. */
const addedTakenOff = formPrint({
  id: 'uk-mortgage-added-taken',
  kind: 'bank_statement',
  tags: ['loan', 'owed-balance', 'sentences'],
  locales: BRITAIN,
  dates: ['dd MMM yyyy', 'd MMMM yyyy'],
  most: 14,
  size: 9,
  leading: 12,
  gap: 4,
  top: 260,
  topAgain: 90,
  bottom: 760,
  isRuled: true,
  order: {
    opening: -11_840_233,
    kinds: ['transferIn', 'fee'],
    movements: {
      transferIn: [['Direct Debit payment'], ['Overpayment - thank you']],
      fee: [['Interest charged'], ['Ground rent fee'], ['Buildings insurance']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 80, 'Your annual mortgage statement', { size: 12, isBold: true }],
    [40, 96, `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [40, 110, `Mortgage account number ${s.ledger.number}`],
    ...labelPairs(40, 420, 140, [
      [`Balance you owed us on ${s.full(s.ledger.start)}`, `£${s.number(s.ledger.opening)}`],
      ['What we have added to your mortgage', `£${s.number(s.ledger.out.sum)}`],
      ['What you have paid us', `£${s.number(s.ledger.into.sum)}`],
      [`Balance you owe us on ${s.full(s.ledger.end)}`, `£${s.number(s.ledger.closing)}`],
    ]),
    [
      40,
      220,
      'Your interest rate is 4.89% until 31 October 2027. Early repayment charge if you repay in full today: £2,368.05.',
    ],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 120, (e) => e.lines],
    ['Added to your\nmortgage (£)', -380, (e, s) => s.out(e)],
    ['Taken off your\nmortgage (£)', -470, (e, s) => s.into(e)],
    ['Balance\nowed (£)', -555, (e, s) => s.number(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [120, 0, 'Opening balance'],
      [-555, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [120, 0, 'Closing balance'],
      [-555, 0, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** A German building society: a plus or a minus behind each sum, what is saved as the balance. */
const buildingSavings = formPrint({
  id: 'de-building-savings-year',
  kind: 'bank_statement',
  tags: ['signs-behind', 'few-rows'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 14,
  size: 9,
  leading: 12,
  gap: 2,
  top: 280,
  topAgain: 110,
  bottom: 760,
  order: {
    kinds: ['transferIn', 'interest', 'fee'],
    movements: {
      transferIn: [['Spareinzahlung'], ['Sonderzahlung'], ['Vermögenswirksame Leistung']],
      interest: [['Guthabenzinsen'], ['Wohnungsbauprämie']],
      fee: [['Jahresentgelt'], ['Kapitalertragsteuer']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 80, 12, ['Frau', 'Jordan Muster', 'Erlenweg 14']),
    [330, 80, `Bausparvertrag ${s.ledger.number}`],
    [330, 92, 'Tarif C10  Bausparsumme 30.000,00 EUR'],
    [
      40,
      160,
      `Kontoauszug für die Zeit vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`,
      { size: 12, isBold: true },
    ],
    [40, 180, 'Bewertungszahl zum Stichtag 12,4; Mindestsparguthaben (40 %) 12.000,00 EUR'],
    [40, 240, 'Sparkonto', B],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['Buchungs-\ntag', 40, (e, s) => s.day(e.date)],
    ['Wert-\nstellung', 110, (e, s) => s.day(e.postDate)],
    ['Vorgang', 180, (e) => e.lines],
    ['Betrag\nEUR', -450, (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? '-' : '+'}`],
    ['Bausparguthaben\nEUR', -555, (e, s) => `${s.number(e.balance)} ${e.balance < 0 ? '-' : '+'}`],
  ],
  first: (s) => [
    [
      [180, 0, `Saldovortrag`],
      [-555, 0, `${s.number(s.ledger.opening)} ${s.ledger.opening < 0 ? '-' : '+'}`],
    ],
  ],
  last: (s) => [
    [
      [180, 0, `Bausparguthaben zum ${s.full(s.ledger.end)}`, B],
      [-555, 0, `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '-' : '+'}`],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** An Italian savings book: the balance is called credit, first and last ones as rows, texts last. */
const savingsBook = formPrint({
  id: 'it-savings-book-credit',
  kind: 'bank_statement',
  tags: ['credit-as-balance', 'text-last'],
  locales: ITALY,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 20,
  size: 8,
  leading: 10,
  gap: 4,
  top: 220,
  topAgain: 110,
  bottom: 760,
  isRuled: true,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'LIBRETTO DI RISPARMIO - RENDICONTO', B],
    [40, 74, `Libretto n. ${s.ledger.number}`],
    [40, 86, `dal ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    [330, 74, 'Intestatario: ESEMPIO GIORDANA'],
  ],
  columns: [
    ['DATA\nCONTABILE', 40, (e, s) => s.day(e.date)],
    ['DATA\nVALUTA', 110, (e, s) => s.day(e.postDate)],
    ['\nPRELEVAMENTI', -260, (e, s) => (e.amount < 0 ? `€ ${s.number(e.amount)}` : '')],
    ['\nVERSAMENTI', -340, (e, s) => (e.amount > 0 ? `€ ${s.number(e.amount)}` : '')],
    ['CREDITO\nRESIDUO', -430, (e, s) => `€ ${s.signed(e.balance)}`],
    ['\nDESCRIZIONE', 440, (e) => e.lines.map((l) => l.slice(0, 30))],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [-430, 0, `€ ${s.signed(s.ledger.opening)}`],
      [440, 0, 'CREDITO INIZIALE'],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [-430, 0, `€ ${s.signed(s.ledger.closing)}`],
      [440, 0, 'CREDITO FINALE'],
    ],
    [[40, 1, 'Interessi netti maturati nel periodo: € 1,24 (ritenuta fiscale 26%)']],
  ],
  truth: () => ({ balances: 'every-row', describe: (e) => e.lines.map((l) => l.slice(0, 30)).join(' ') }),
});

/** A Portuguese meal card: uses and loads in columns before a balance that is held. */
const mealCard = formPrint({
  id: 'pt-meal-card-held',
  kind: 'bank_statement',
  tags: ['prepaid-card', 'uses-and-loads'],
  locales: PORTUGAL,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 220,
  topAgain: 100,
  bottom: 760,
  order: {
    kinds: ['card', 'transferIn'],
    movements: { card: [['COMPRA {m} {c}']], transferIn: [['CARREGAMENTO {e}']] },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'Extrato do Cartão Refeição', B],
    [40, 80, `Cartão n.º ${s.ledger.number}`],
    [40, 92, `Período: ${s.full(s.ledger.start)} a ${s.full(s.ledger.end)}`],
    [330, 80, `Saldo anterior: ${s.signed(s.ledger.opening)} €`],
    [330, 92, `Saldo atual: ${s.signed(s.ledger.closing)} €`],
    [330, 104, `Total de carregamentos: ${s.number(s.ledger.into.sum)} €`],
    [330, 116, `Total de utilizações: ${s.number(s.ledger.out.sum)} €`],
  ],
  columns: [
    ['Data mov.', 40, (e, s) => s.day(e.date)],
    ['Data valor', 110, (e, s) => s.day(e.postDate)],
    ['Descrição do movimento', 180, (e) => e.lines],
    ['Utilizações', -420, (e, s) => s.out(e)],
    ['Carregamentos', -490, (e, s) => s.into(e)],
    ['Saldo', -555, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** A Belgian card: a minus behind what is owed and what was spent, a plus behind what was paid, other money and rate beside. */
const minusOwed = formPrint({
  id: 'be-card-minus-owed',
  kind: 'credit_card_statement',
  tags: ['card', 'signs-behind', 'foreign-columns', 'split-headings'],
  locales: BELGIUM,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 260,
  topAgain: 110,
  bottom: 760,
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c}']],
      refund: [['TERUGBETALING {m}']],
      transferIn: [['BETALING VIA DOMICILIERING']],
      fee: [['BIJDRAGE KAART'], ['DEBETRENTE']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'Uitgavenstaat', B],
    [330, 54, `Kaartrekening ${s.ledger.number}`],
    [330, 66, `Datum van de staat ${s.full(s.ledger.end)}`],
    [40, 100, 'Vorig saldo'],
    [-300, 100, `${s.number(s.ledger.opening)} ${s.ledger.opening < 0 ? '+' : '-'}`],
    [40, 112, 'Betalingen en terugbetalingen'],
    [-300, 112, `${s.number(s.ledger.into.sum)} +`],
    [40, 124, 'Uitgaven en kosten'],
    [-300, 124, `${s.number(s.ledger.out.sum)} -`],
    [40, 136, 'Nieuw saldo'],
    [-300, 136, `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '+' : '-'}`],
    [330, 100, 'Kredietlimiet'],
    [-540, 100, '2.500,00'],
    [330, 112, 'Minimaal te betalen'],
    [-540, 112, '25,00'],
    [40, 220, 'Kaart op naam van JORDAN VOORBEELD', B],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Datum\ntransactie', 40, (e, s) => s.day(e.date)],
    ['Datum\nverrekening', 100, (e, s) => s.day(e.postDate)],
    ['\nHandelaar', 160, (e) => e.lines],
    [
      'Bedrag in\ndeviezen',
      -400,
      (e, s) => (e.foreign ? `${s.number(e.foreign.amount)} ${e.foreign.currency}` : ''),
    ],
    ['\nKoers', -460, (e) => (e.foreign ? e.foreign.rate.toFixed(5).replace('.', ',') : '')],
    ['Bedrag\nin EUR', -550, (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? '-' : '+'}`],
  ],
  last: (s) => [
    [
      [160, 0, 'Totaal van de verrichtingen'],
      [
        -550,
        0,
        `${s.number(s.ledger.closing - s.ledger.opening)} ${s.ledger.closing < s.ledger.opening ? '+' : '-'}`,
      ],
    ],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true }),
});

/** A French card: CR stands under the sum of a payment, other money with its letters in a column. */
const crBelow = formPrint({
  id: 'fr-card-cr-below',
  kind: 'credit_card_statement',
  tags: ['card', 'cr-below', 'foreign-column', 'summary-strip'],
  locales: FRANCE,
  dates: ['d MMM', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 300,
  topAgain: 110,
  bottom: 740,
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c}'], ['{m} PARIS']],
      refund: [['{m} {c} REMBOURSEMENT']],
      transferIn: [['PRELEVEMENT AUTOMATIQUE ENREGISTRE-MERCI']],
      fee: [['COTISATION ANNUELLE CARTE'], ['FRAIS DE RETARD']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'Relevé de compte Carte'],
    [40, 70, 'J EXEMPLE'],
    [200, 70, s.ledger.number],
    [400, 70, `Date d'arrêté ${s.full(s.ledger.end)}`],
    [40, 110, 'Récapitulatif', B],
    ...(['Solde précédent €', 'Nouveaux crédits €', 'Nouveaux débits €', 'Solde à régler €'] as const).map(
      (t, i): Put => [40 + i * 130, 124, t],
    ),
    ...[s.ledger.opening, -s.ledger.into.sum, Math.abs(s.ledger.out.sum), s.ledger.closing].map(
      (v, i): Put => [40 + i * 130, 138, s.signed(v)],
    ),
    ...(['-', '+', '='] as const).map((t, i): Put => [150 + i * 130, 138, t]),
    [40, 170, `Ce montant sera prélevé le ${s.full(s.ledger.end + 14)} sur votre compte bancaire.`],
    [40, 270, `Opérations de J EXEMPLE`, B],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, 'J EXEMPLE'],
    [200, 70, s.ledger.number],
  ],
  columns: [
    ["Date de\nl'opération", 40, (e, s) => s.day(e.date)],
    ['Date de\ntraitement', 110, (e, s) => s.day(e.postDate)],
    ['\nDétail des opérations', 180, (e) => e.lines],
    [
      'Montant en\ndevise',
      -450,
      (e, s) => (e.foreign ? `${s.number(e.foreign.amount)} ${e.foreign.currency}` : ''),
    ],
    ['Montant\nen €', -540, (e, s) => (e.amount > 0 ? [s.number(e.amount), 'CR'] : s.number(e.amount))],
  ],
  last: (s) => [
    [
      [180, 0, 'Total des nouvelles opérations pour J EXEMPLE', B],
      [-540, 0, s.number(Math.abs(s.ledger.out.sum))],
    ],
    [[40, 1, 'Programme de fidélité: points acquis 482, points au total 12 044']],
  ],
  foot: (_, p, n) => [[480, 800, `Page ${p} sur ${n}`]],
  truth: () => ({ balances: 'none', printsPostDate: true }),
});

/** An American card of a business: what is to be paid in full, what over time, and both, side by side. */
const threePortions = formPrint({
  id: 'us-card-three-portions',
  kind: 'credit_card_statement',
  tags: ['card', 'portions', 'side-marks'],
  locales: USA,
  dates: ['MM/dd/yy', 'MM/dd/yy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 330,
  topAgain: 90,
  bottom: 720,
  isHeadedOnce: true,
  order: { isCard: true, movements: AMERICAN_CARD },
  head: (s) => {
    const ch = s.entries.filter((e) => e.amount < 0 && e.kind !== 'fee');
    const fee = s.entries.filter((e) => e.kind === 'fee');
    const cr = s.entries.filter((e) => e.amount > 0);
    const pot = (es: readonly Entry[]) => sum(es.filter(part));
    const op = Math.round(s.ledger.opening / 3);
    const rows: [string, number, string][] = [
      ['Previous Balance', s.ledger.opening, ''],
      ['Payments/Credits', -sum(cr), '-'],
      ['New Charges', sum(ch), '+'],
      ['Fees', sum(fee), '+'],
      ['Interest Charged', 0, '+'],
      ['New Balance', s.ledger.closing, '='],
    ];
    const p: number[] = [op, -pot(cr), pot(ch), pot(fee), 0, op - pot(cr) + pot(ch) + pot(fee)];
    const v = (m: number, g: string) => `${m < 0 ? '-' : g === '+' ? '+' : ''}$${s.number(m)}`;
    return [
      [40, 40, s.desk.bank, { size: 13, isBold: true }],
      [40, 54, 'Business Card'],
      [40, 74, 'SAMPLE CONSULTING LLC'],
      [330, 74, `Closing Date ${s.full(s.ledger.end)}`],
      [330, 86, `Account Ending ${s.ledger.number.slice(-4)}`],
      [40, 110, 'New Balance', B],
      [-300, 110, `$${s.number(s.ledger.closing)}`],
      [40, 122, 'Payment Due Date'],
      [-300, 122, s.full(s.ledger.end + 25)],
      [40, 150, 'Account Summary', { size: 11, isBold: true }],
      [40, 166, 'Pay In Full Portion', B],
      ...rows.flatMap(([l, m, g], i): Put[] => [
        [40, 178 + i * 11, l],
        [-200, 178 + i * 11, v(m - (p[i] ?? 0), g)],
      ]),
      [220, 166, 'Pay Over Time Portion', B],
      ...rows.flatMap(([l, , g], i): Put[] => [
        [220, 178 + i * 11, l],
        [-380, 178 + i * 11, v(p[i] ?? 0, g)],
      ]),
      [400, 166, 'Account Total', B],
      ...rows.flatMap(([l, m, g], i): Put[] => [
        [400, 178 + i * 11, l],
        [-560, 178 + i * 11, v(m, g)],
      ]),
      [400, 250, 'Pay Over Time Limit'],
      [-560, 250, '$25,000.00'],
      [400, 262, 'Available Pay Over Time Limit'],
      [-560, 262, '$21,044.12'],
      [400, 274, 'Days in Billing Period: 31'],
    ];
  },
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, `Account Ending ${s.ledger.number.slice(-4)}`],
  ],
  columns: [
    ['', 40, (e, s) => `${s.day(e.date)}${e.kind === 'transferIn' ? '*' : ''}`],
    ['', 100, (e) => e.lines],
    ['Amount', -540, (e, s) => `${e.amount > 0 ? '-' : ''}$${s.number(e.amount)}${part(e) ? ' \u00a7' : ''}`],
  ],
  rows: (s, block) =>
    titledParts(
      [
        {
          title: [
            [40, 0, 'Payments and Credits', { size: 10, isBold: true }],
            [40, 1, 'Detail   *Indicates posting date'],
            [400, 1, '\u00a7 - denotes Pay Over Time activity', { size: 6 }],
          ],
          entries: s.entries.filter((e) => e.amount > 0),
        },
        {
          title: [
            [40, 0, 'New Charges', { size: 10, isBold: true }],
            [40, 1, 'Summary'],
            [-540, 1, 'Total'],
            [40, 2, `JORDAN SAMPLE ${s.ledger.number.slice(-4)}`],
            [-540, 2, `$${s.number(sum(s.entries.filter((e) => e.kind === 'card' && e.amount < 0)))}`],
            [40, 3, 'Total New Charges', B],
            [-540, 3, `$${s.number(sum(s.entries.filter((e) => e.amount < 0 && e.kind !== 'fee')))}`],
            [40, 4, 'Detail'],
          ],
          entries: s.entries.filter((e) => e.amount < 0 && e.kind !== 'fee'),
        },
        {
          title: [[40, 0, 'Fees', { size: 10, isBold: true }]],
          entries: s.entries.filter((e) => e.kind === 'fee'),
          total: [
            [40, 0, 'Total Fees for this Period', B],
            [-540, 0, `$${s.number(s.ledger.fees.sum)}`],
          ],
        },
      ],
      block,
    ),
  last: () => [
    [
      [40, 1, 'Interest Charged', { size: 10, isBold: true }],
      [40, 2, 'Total Interest Charged for this Period'],
      [-540, 2, '$0.00'],
    ],
    [
      [40, 1, '2024 Fees and Interest Totals Year-to-Date', B],
      [40, 2, 'Total Fees in 2024'],
      [-540, 2, '$95.00'],
      [40, 3, 'Total Interest in 2024'],
      [-540, 3, '$18.44'],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: null,
    entries: [
      ...s.entries.filter((e) => e.amount > 0),
      ...s.entries.filter((e) => e.amount < 0 && e.kind !== 'fee'),
      ...s.entries.filter((e) => e.kind === 'fee'),
    ],
  }),
});

/** Accounts and cards that say in their own way what is held and what is owed. */
export const HELD_OR_OWED_FORMS: readonly Print[] = [
  addedTakenOff,
  buildingSavings,
  savingsBook,
  mealCard,
  minusOwed,
  crBelow,
  threePortions,
];
