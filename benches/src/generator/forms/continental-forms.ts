import { isFirstOfDay } from '../day-edges.ts';
import { GERMAN_BANK } from '../prints/descriptors.ts';
import { FINLAND } from '../prints/more-places.ts';
import {
  FRANCE,
  GERMANY,
  ITALY,
  NETHERLANDS,
  PORTUGAL,
  SPAIN,
  SWEDEN,
  SWITZERLAND,
} from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A French business app: days of value, signs and the money named in each cell, the balance at two days in the head. */
const frenchBusinessApp = formPrint({
  id: 'fr-business-app-signed',
  kind: 'bank_statement',
  tags: ['signed-columns', 'currency-in-cell', 'no-running-balance'],
  locales: FRANCE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 6,
  top: 250,
  topAgain: 80,
  bottom: 770,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, `Relevé de compte - ${s.desk.written(s.ledger.end, 'MMMM yyyy')}`, { isBold: true }],
    [40, 84, `Du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    ...column(330, 70, 11, ['SARL EXEMPLE', '1 rue de l’Exemple', '75000 Paris']),
    ...labelPairs(40, 320, 130, [
      [`Solde au ${s.full(s.ledger.start)}`, signedEuro(s.ledger.opening, s)],
      [`Solde au ${s.full(s.ledger.end)}`, signedEuro(s.ledger.closing, s)],
    ]),
    [330, 130, 'Total débits'],
    [-550, 130, `- ${s.number(s.ledger.out.sum)} EUR`],
    [330, 142, 'Total crédits'],
    [-550, 142, `+ ${s.number(s.ledger.into.sum)} EUR`],
  ],
  again: () => [],
  isRuled: true,
  columns: [
    ['Date de valeur', 40, (e, s) => s.day(e.date)],
    ['Transactions', 120, (e) => e.lines],
    ['Débit', -440, (e, s) => (e.amount < 0 ? `- ${s.number(e.amount)} EUR` : '')],
    ['Crédit', -550, (e, s) => (e.amount > 0 ? `+ ${s.number(e.amount)} EUR` : '')],
  ],
  truth: () => ({ balances: 'none', number: null }),
});
const signedEuro = (minor: number, s: Sheet) => `${minor < 0 ? '-' : '+'} ${s.number(minor)} EUR`;

/** A French savings book: fortnights of value, few rows, the balance before and after as rows, interest of the year as one. */
const frenchBook = formPrint({
  id: 'fr-savings-book',
  kind: 'bank_statement',
  tags: ['few-rows', 'value-date', 'balance-rows'],
  locales: FRANCE,
  dates: ['dd.MM.yy', 'dd/MM/yyyy'],
  most: 12,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 220,
  topAgain: 80,
  bottom: 770,
  order: {
    kinds: ['transferIn', 'transferOut', 'interest'],
    movements: {
      transferIn: [['VERSEMENT'], ['VIR DE M EXEMPLE JORDAN']],
      transferOut: [['RETRAIT'], ['VIR VERS COMPTE COURANT']],
      interest: [['INTERETS ACQUIS']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 64, 'RELEVE DE VOTRE LIVRET', { isBold: true }],
    [40, 80, `Livret de développement durable n° ${s.ledger.number}`],
    [40, 92, `Arrêté au ${s.full(s.ledger.end)}`],
    [330, 80, `Taux en vigueur : 2,40 %`],
  ],
  again: () => [],
  first: (s) => [
    [
      [170, 0, `ANCIEN SOLDE AU ${s.full(s.ledger.start - 1)}`],
      [s.ledger.opening < 0 ? -450 : -550, 0, s.number(s.ledger.opening)],
    ],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Valeur', 100, (e, s) => s.day(e.postDate)],
    ['Opération', 170, (e) => e.lines],
    ['Retraits', -450, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Versements', -550, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
  ],
  last: (s) => [
    [
      [170, 1, `NOUVEAU SOLDE AU ${s.full(s.ledger.end)}`],
      [s.ledger.closing < 0 ? -450 : -550, 1, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'none' }),
});

/** A Spanish savings book brought up to date: numbered lines in one type, day, words, a sign behind the sum, balance after each. */
const spanishBook = formPrint({
  id: 'es-book-update',
  kind: 'bank_statement',
  tags: ['mono', 'numbered-rows', 'sign-behind', 'no-year-head'],
  locales: SPAIN,
  dates: ['dd-MM-yy', 'dd-MM-yyyy'],
  most: 28,
  size: 8,
  shape: 'mono',
  leading: 11,
  gap: 0,
  top: 150,
  topAgain: 90,
  bottom: 700,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank.toUpperCase()],
    [40, 60, `LIBRETA DE AHORRO  ${s.ledger.number}`],
    [40, 72, 'TITULAR: JORDAN EJEMPLO'],
  ],
  again: (s) => [[40, 60, `LIBRETA DE AHORRO  ${s.ledger.number}`]],
  first: (s) => [
    [
      [60, 0, s.day(s.ledger.start)],
      [125, 0, 'SALDO ANTERIOR'],
      [-540, 0, behind(s.ledger.opening, s)],
    ],
  ],
  columns: [
    ['LN', 40, (e, s) => String((s.entries.indexOf(e) % 24) + 1).padStart(2, '0')],
    ['FECHA', 60, (e, s) => s.day(e.date)],
    ['CONCEPTO', 125, (e) => e.lines.map((line) => line.slice(0, 34))],
    ['IMPORTE', -430, (e, s) => behind(e.amount, s)],
    ['SALDO', -540, (e, s) => behind(e.balance, s)],
  ],
  truth: () => ({
    balances: 'every-row',
    describe: (e) => e.lines.map((line) => line.slice(0, 34).trim()).join(' '),
  }),
});
const behind = (minor: number, s: Sheet) => `${s.number(minor)}${minor < 0 ? '-' : '+'}`;

/** A Swiss app's statement: CHF in the headings alone, the day once, one sum with its sign and the balance at the end of the day; fees told below. */
const swissApp = formPrint({
  id: 'ch-app-day-once',
  kind: 'bank_statement',
  tags: ['day-once', 'day-end-balance', 'sign-apart'],
  locales: SWITZERLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 4,
  top: 220,
  topAgain: 80,
  bottom: 770,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 66, `Kontoauszug ${s.full(s.ledger.start)} – ${s.full(s.ledger.end)}`, { isBold: true }],
    ...column(40, 90, 11, ['Jordan Muster', 'Beispielgasse 3', '8000 Zürich']),
    ...labelPairs(330, 550, 90, [
      ['IBAN', 'CH93 0076 2011 6238 5295 7'],
      ['Anfangssaldo', s.signed(s.ledger.opening)],
      ['Total Gutschriften', s.number(s.ledger.into.sum)],
      ['Total Belastungen', s.number(s.ledger.out.sum)],
      ['Schlusssaldo', s.signed(s.ledger.closing)],
    ]),
  ],
  again: () => [],
  columns: [
    ['Datum', 40, (e, s) => (isFirstOfDay(s.entries, e) ? s.day(e.date) : '')],
    ['Beschreibung', 110, (e) => e.lines],
    ['Betrag in CHF', -440, (e, s) => `${e.amount < 0 ? '–' : '+'} ${s.number(e.amount)}`],
    [
      'Saldo in CHF',
      -550,
      (e, s) => (s.entries[s.entries.indexOf(e) + 1]?.date === e.date ? '' : s.signed(e.balance)),
    ],
  ],
  truth: () => ({ balances: 'last-of-day', number: 'CH93 0076 2011 6238 5295 7' }),
});

/** A Dutch app's statement: sums with the euro sign and a gap before their sign, newest first, no balances but the two in the head. */
const dutchApp = formPrint({
  id: 'nl-app-euro-gap',
  kind: 'bank_statement',
  tags: ['newest-first', 'symbol-in-cell', 'no-running-balance'],
  locales: NETHERLANDS,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 5,
  top: 230,
  topAgain: 80,
  bottom: 770,
  isNewestFirst: true,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 66, 'Rekeningafschrift', { isBold: true }],
    [40, 80, `Periode: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 92, 'IBAN: NL12 SMPL 0123 4567 89'],
    ...labelPairs(330, 550, 80, [
      ['Beginsaldo', gapEuro(s.ledger.opening, s)],
      ['Totaal bij', gapEuro(s.ledger.into.sum, s)],
      ['Totaal af', gapEuro(-s.ledger.out.sum, s)],
      ['Eindsaldo', gapEuro(s.ledger.closing, s)],
    ]),
  ],
  again: () => [],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Rentedatum', 105, (e, s) => s.day(e.postDate)],
    ['Omschrijving', 175, (e) => e.lines],
    ['Bedrag', -550, (e, s) => gapEuro(e.amount, s)],
  ],
  truth: () => ({ balances: 'none', number: 'NL12 SMPL 0123 4567 89' }),
});
const gapEuro = (minor: number, s: Sheet) => `€ ${minor < 0 ? '-' : ''}${s.number(minor)}`;

/** An Italian online account: out before in, the first and the last balance as rows with the day, causal codes in a column. */
const italianCausal = formPrint({
  id: 'it-online-causal-codes',
  kind: 'bank_statement',
  tags: ['code-column', 'two-dates', 'balance-rows', 'page-carries'],
  locales: ITALY,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 3,
  top: 190,
  topAgain: 80,
  bottom: 770,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 66, 'ESTRATTO CONTO CORRENTE', { isBold: true }],
    ...column(40, 86, 11, [
      'JORDAN ESEMPIO',
      `Conto n. ${s.ledger.number}`,
      `Periodo dal ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`,
    ]),
  ],
  again: (s) => [[40, 40, `Conto n. ${s.ledger.number}`]],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [230, 0, 'SALDO INIZIALE'],
      [s.ledger.opening < 0 ? -460 : -550, 0, s.number(s.ledger.opening)],
    ],
  ],
  columns: [
    ['Data', 40, (e, s) => s.day(e.date)],
    ['Valuta', 105, (e, s) => s.day(e.postDate)],
    ['Causale', 175, (e) => `0${e.reference.slice(0, 2)}`],
    ['Descrizione operazione', 230, (e) => e.lines],
    ['Uscite', -460, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Entrate', -550, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
  ],
  leave: (s, e) => [
    [230, 0, 'SALDO A RIPORTARE'],
    [e.balance < 0 ? -460 : -550, 0, s.number(e.balance)],
  ],
  resume: (s, e) => [
    [230, 0, 'RIPORTO'],
    [e.balance < 0 ? -460 : -550, 0, s.number(e.balance)],
  ],
  last: (s) => [
    [
      [230, 0, 'TOTALE MOVIMENTI'],
      [-460, 0, s.number(s.ledger.out.sum)],
      [-550, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [40, 0, s.day(s.ledger.end)],
      [230, 0, 'SALDO FINALE'],
      [s.ledger.closing < 0 ? -460 : -550, 0, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({
    balances: 'none',
    alternatives: (e) => [`0${e.reference.slice(0, 2)} ${e.lines.join(' ')}`],
  }),
});

/** A Portuguese term and current account: D and C behind sums and balances, days without a year, the year in the head. */
const portugueseLetters = formPrint({
  id: 'pt-bank-letters-behind',
  kind: 'bank_statement',
  tags: ['letters-behind', 'two-dates', 'no-year-in-rows', 'running-balance'],
  locales: PORTUGAL,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 2,
  top: 200,
  topAgain: 80,
  bottom: 770,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 66, 'EXTRATO DE CONTA', { isBold: true }],
    ...column(40, 86, 11, [
      'JORDAN EXEMPLO',
      `Conta ${s.ledger.number}  EUR`,
      `Período ${s.full(s.ledger.start)} a ${s.full(s.ledger.end)}`,
    ]),
  ],
  again: () => [],
  first: (s) => [
    [
      [150, 0, 'SALDO ANTERIOR'],
      [-550, 0, dc(s.ledger.opening, s)],
    ],
  ],
  columns: [
    ['Data Mov.', 40, (e, s) => s.day(e.date)],
    ['Data Valor', 95, (e, s) => s.day(e.postDate)],
    ['Descritivo', 150, (e) => e.lines],
    ['Montante', -440, (e, s) => dc(e.amount, s)],
    ['Saldo', -550, (e, s) => dc(e.balance, s)],
  ],
  last: (s) => [
    [
      [150, 0, 'SALDO FINAL'],
      [-550, 0, dc(s.ledger.closing, s)],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});
const dc = (minor: number, s: Sheet) => `${s.number(minor)} ${minor < 0 ? 'D' : 'C'}`;

/** A Swedish account: the balance before the sums' column, book day, day of transaction, references and one signed sum last. */
const swedishBefore = formPrint({
  id: 'se-bank-reference-first',
  kind: 'bank_statement',
  tags: ['reference-column', 'two-dates', 'newest-first', 'running-balance'],
  locales: SWEDEN,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 2,
  top: 190,
  topAgain: 80,
  bottom: 770,
  isNewestFirst: true,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 66, 'Kontohändelser', { isBold: true }],
    ...column(40, 86, 11, [
      'Privatkonto 8327-9 12 345 678-1',
      `Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 550, 86, [
      ['Ingående saldo', s.signed(s.ledger.opening)],
      ['Utgående saldo', s.signed(s.ledger.closing)],
    ]),
  ],
  again: () => [],
  columns: [
    ['Radnr', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Bokföringsdag', 75, (e, s) => s.day(e.postDate)],
    ['Transaktionsdag', 145, (e, s) => s.day(e.date)],
    ['Referens', 225, (e) => e.reference],
    ['Beskrivning', 290, (e) => e.lines],
    ['Belopp', -480, (e, s) => s.signed(e.amount)],
    ['Bokfört saldo', -555, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({
    balances: 'every-row',
    printsPostDate: true,
    number: '8327-9 12 345 678-1',
    alternatives: (e) => [`${e.reference} ${e.lines.join(' ')}`],
  }),
});

/** A Finnish list of entries: days as titles, numbers of entries, plus and minus behind sums, balance of the day under its rows. */
const finnishEntries = formPrint({
  id: 'fi-entries-numbered',
  kind: 'bank_statement',
  tags: ['numbered-rows', 'sign-behind', 'two-dates'],
  locales: FINLAND,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 3,
  top: 190,
  topAgain: 80,
  bottom: 770,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 66, 'TILIOTE', { isBold: true }],
    ...column(40, 86, 11, [
      'Tili FI12 3456 7890 1234 56',
      `Kausi ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 550, 86, [
      ['Alkusaldo', behind(s.ledger.opening, s)],
      [`Panot ${s.ledger.into.count} kpl`, behind(s.ledger.into.sum, s)],
      [`Otot ${s.ledger.out.count} kpl`, behind(-s.ledger.out.sum, s)],
      ['Loppusaldo', behind(s.ledger.closing, s)],
    ]),
  ],
  again: () => [],
  columns: [
    ['Nro', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Kirjauspäivä', 70, (e, s) => s.day(e.date)],
    ['Arvopäivä', 135, (e, s) => s.day(e.postDate)],
    ['Selite', 200, (e) => e.lines],
    ['Määrä EUR', -550, (e, s) => behind(e.amount, s)],
  ],
  truth: () => ({ balances: 'none', number: 'FI12 3456 7890 1234 56' }),
});

/** A German savings bank's electronic extract: the balance once between the months, kind of the movement in bold over its text, two days joined by a stroke. */
const germanMonths = formPrint({
  id: 'de-coop-status-rows',
  kind: 'bank_statement',
  tags: ['letter-behind', 'status-rows', 'two-dates', 'no-year-in-rows'],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 2,
  top: 220,
  topAgain: 90,
  bottom: 770,
  order: { movements: GERMAN_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'EUR-Konto'],
    [330, 52, `Kontonummer ${s.ledger.number}`],
    ...column(40, 90, 11, ['Herrn', 'Jordan Muster', 'Erlenweg 2', '04668 Musterhausen']),
    [330, 90, `Kontoauszug Nr. 8/${s.desk.written(s.ledger.end, 'yyyy')}`],
    [330, 102, `erstellt am ${s.full(s.ledger.end)} Blatt 1 von 1`],
  ],
  again: (s) => [[330, 40, `Kontonummer ${s.ledger.number}`]],
  first: (s) => [
    [
      [140, 0, `alter Kontostand vom ${s.full(s.ledger.start - 1)}`],
      [-550, 0, sh(s.ledger.opening, s)],
    ],
  ],
  columns: [
    ['Bu-Tag', 40, (e, s) => s.day(e.date)],
    ['Wert', 90, (e, s) => s.day(e.postDate)],
    ['Vorgang', 140, (e) => e.lines],
    ['', -550, (e, s) => sh(e.amount, s)],
  ],
  leave: (s, e) => [
    [140, 0, 'Übertrag auf Blatt 2'],
    [-550, 0, sh(e.balance, s)],
  ],
  resume: (s, e) => [
    [140, 0, 'Übertrag von Blatt 1'],
    [-550, 0, sh(e.balance, s)],
  ],
  last: (s) => [
    [
      [140, 1, `neuer Kontostand vom ${s.full(s.ledger.end)}`],
      [-550, 1, sh(s.ledger.closing, s)],
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
const sh = (minor: number, s: Sheet) => `${s.number(minor)} ${minor < 0 ? 'S' : 'H'}`;

/** Accounts of apps, books and online banks of the European continent. */
export const CONTINENTAL_FORMS: readonly Print[] = [
  frenchBusinessApp,
  frenchBook,
  spanishBook,
  swissApp,
  dutchApp,
  italianCausal,
  portugueseLetters,
  swedishBefore,
  finnishEntries,
  germanMonths,
];
