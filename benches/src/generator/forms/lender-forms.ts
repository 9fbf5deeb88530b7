import { IRELAND, NEW_ZEALAND } from '../prints/more-places.ts';
import { BRITAIN, CANADA, FRANCE, GERMANY, NORWAY, USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const side = (minor: number, number: (minor: number) => string, out: string, into: string) =>
  `${number(minor)} ${minor < 0 ? out : into}`;

/** A German loan: interest burdens it and instalments relieve it, all balances stand in debit with an S behind. */
const germanLoan = formPrint({
  id: 'de-loan-year-extract',
  kind: 'bank_statement',
  tags: ['loan', 'always-overdrawn', 'letter-behind', 'running-balance'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 24,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 250,
  topAgain: 90,
  bottom: 770,
  order: {
    opening: -14_250_000,
    kinds: ['transferIn', 'fee', 'interest'],
    movements: {
      transferIn: [['Tilgung und Zinsen'], ['Leistungsrate']],
      fee: [['Sollzinsen'], ['Kontoführungsentgelt']],
      interest: [['Sondertilgung']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 90, 11, ['Frau', 'Jordan Muster', 'Erlenweg 2', '04668 Musterhausen']),
    [330, 90, 'Darlehenskontoauszug', { isBold: true }],
    ...labelPairs(330, 550, 106, [
      ['Darlehenskonto', s.ledger.number],
      ['Ursprungsdarlehen EUR', '180.000,00'],
      ['Sollzinssatz p.a.', '2,450 %'],
      ['vom', s.full(s.ledger.start)],
      ['bis', s.full(s.ledger.end)],
    ]),
    [40, 220, `Kontostand am ${s.full(s.ledger.start - 1)}`],
    [-550, 220, side(s.ledger.opening, s.number, 'S', 'H')],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, `Darlehenskonto ${s.ledger.number}`],
  ],
  columns: [
    ['Buchung', 40, (e, s) => s.day(e.date)],
    ['Wert', 105, (e, s) => s.day(e.postDate)],
    ['Vorgang', 170, (e) => e.lines],
    ['Soll', -390, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Haben', -460, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Saldo', -550, (e, s) => side(e.balance, s.number, 'S', 'H')],
  ],
  last: (s) => [
    [
      [40, 1, `Kontostand am ${s.full(s.ledger.end)}`],
      [-550, 1, side(s.ledger.closing, s.number, 'S', 'H')],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** A British business loan: DR behind every balance, charges and repayments in one column distinguished by letters of their kind. */
const britishLoan = formPrint({
  id: 'uk-loan-dr-balances',
  kind: 'bank_statement',
  tags: ['loan', 'always-overdrawn', 'dr-behind', 'paid-in-paid-out'],
  locales: BRITAIN,
  dates: ['dd MMM yy', 'd MMMM yyyy'],
  most: 24,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 230,
  topAgain: 90,
  bottom: 770,
  order: {
    opening: -2_450_000,
    kinds: ['transferIn', 'fee'],
    movements: { transferIn: [['LOAN REPAYMENT']], fee: [['DEBIT INTEREST'], ['ARRANGEMENT FEE']] },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 80, 11, ['Sample & Co Ltd', '12 Example Road', 'Leeds LS1 1AA']),
    [330, 80, 'Your Business Loan statement'],
    [330, 92, `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [330, 104, 'Sort code 60-00-00   Account number 12345678'],
    [40, 150, 'Balance brought forward'],
    [-300, 150, dr(s.ledger.opening, s)],
    [40, 162, 'Total payments in'],
    [-300, 162, s.number(s.ledger.into.sum)],
    [40, 174, 'Total payments out'],
    [-300, 174, s.number(s.ledger.out.sum)],
    [40, 186, 'Balance carried forward'],
    [-300, 186, dr(s.ledger.closing, s)],
  ],
  again: () => [],
  first: (s) => [
    [
      [110, 0, 'BALANCE BROUGHT FORWARD'],
      [-550, 0, dr(s.ledger.opening, s)],
    ],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Details', 110, (e) => e.lines],
    ['Payments out', -380, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Payments in', -460, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Balance', -550, (e, s) => dr(e.balance, s)],
  ],
  last: (s) => [
    [
      [110, 0, 'BALANCE CARRIED FORWARD'],
      [-550, 0, dr(s.ledger.closing, s)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '12345678' }),
});
const dr = (minor: number, s: Sheet) => `${s.number(minor)}${minor < 0 ? ' DR' : ''}`;

/** A Canadian line of credit: the balance owed bears no sign, advances raise it, interest as a row, limits beside. */
const canadianLine = formPrint({
  id: 'ca-line-withdrawals-payments',
  kind: 'credit_card_statement',
  tags: ['credit-line', 'owed-balance', 'two-columns', 'running-balance'],
  locales: CANADA,
  dates: ['MMM dd', 'MMMM d, yyyy'],
  most: 24,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 260,
  topAgain: 90,
  bottom: 720,
  order: {
    isCard: true,
    kinds: ['card', 'transferIn', 'fee'],
    movements: {
      card: [['Transfer to chequing'], ['Cheque {f}']],
      transferIn: [['Payment received']],
      fee: [['Interest charged']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 62, 'Personal Line of Credit statement', { isBold: true }],
    [40, 78, `For the period ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    ...labelPairs(40, 320, 110, [
      ['Opening principal balance', money(s.ledger.opening, s.number)],
      ['Advances and interest', `+ $${s.number(s.ledger.out.sum)}`],
      ['Payments', `- $${s.number(s.ledger.into.sum)}`],
      ['Closing balance', money(s.ledger.closing, s.number)],
      ['Credit limit', '$25,000.00'],
      ['Annual interest rate', '8.20%'],
      ['Minimum payment', '$112.00'],
    ]),
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 110, (e) => e.lines],
    ['Advances ($)', -390, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Payments ($)', -470, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Balance owing ($)', -560, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});
const money = (minor: number, number: (minor: number) => string) =>
  `${minor < 0 ? '-' : ''}$${number(minor)}`;

/** A New Zealand home loan: interest and payments in columns of their own, the balance that is owed with DR, rate changes as rows without a sum. */
const homeLoan = formPrint({
  id: 'nz-home-loan-interest-column',
  kind: 'bank_statement',
  tags: ['loan', 'always-overdrawn', 'dr-behind', 'rate-rows'],
  locales: NEW_ZEALAND,
  dates: ['dd MMM', 'd MMMM yyyy'],
  most: 20,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 240,
  topAgain: 90,
  bottom: 770,
  order: {
    opening: -38_412_077,
    kinds: ['transferIn', 'fee'],
    movements: { transferIn: [['LOAN PAYMENT'], ['DIRECT CREDIT', 'J SAMPLE']], fee: [['INTEREST CHARGED']] },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 64, 'Home loan statement', { isBold: true }],
    ...column(40, 84, 11, ['J Sample', '1 Example Street', 'Wellington 6011']),
    ...labelPairs(330, 550, 84, [
      ['Loan number', s.ledger.number],
      ['Statement from', s.full(s.ledger.start)],
      ['Statement to', s.full(s.ledger.end)],
      ['Interest rate', '6.79% p.a.'],
      ['Opening balance', dr(s.ledger.opening, s)],
      ['Closing balance', dr(s.ledger.closing, s)],
    ]),
  ],
  again: () => [],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [110, 0, 'Opening balance'],
      [-550, 0, dr(s.ledger.opening, s)],
    ],
    [
      [40, 0, s.day(s.ledger.start)],
      [110, 0, 'Interest rate 6.79% p.a.'],
    ],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Transaction', 110, (e) => e.lines],
    ['Interest and fees', -380, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Payments', -460, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Balance', -550, (e, s) => dr(e.balance, s)],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** An Irish credit union loan: repayment, interest taken out of it and the balance of the loan without a sign; only the principal lowers it. */
const irishLoan = formPrint({
  id: 'ie-cu-loan-only',
  kind: 'credit_card_statement',
  tags: ['loan', 'owed-balance', 'interest-beside'],
  locales: IRELAND,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 24,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 200,
  topAgain: 90,
  bottom: 770,
  order: {
    isCard: true,
    kinds: ['card', 'transferIn'],
    movements: { card: [['LOAN ISSUED'], ['TOP UP']], transferIn: [['REPAYMENT'], ['STANDING ORDER']] },
  },
  head: (s) => [
    [40, 40, `${s.desk.bank} Credit Union Limited`, { size: 13, isBold: true }],
    ...column(40, 70, 11, ['Jordan Sample', '12 Example Road', 'Cork']),
    [330, 70, 'Member number 22041'],
    [330, 82, `Loan account statement ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [330, 100, `Opening loan balance €${s.number(s.ledger.opening)}`],
    [330, 112, `Closing loan balance €${s.number(s.ledger.closing)}`],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Details', 110, (e) => e.lines],
    ['Loan Issued', -380, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Principal Repaid', -470, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Loan Balance', -550, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A French revolving credit: what was drawn and what was paid in columns, the debt before and after in sentences, insurance as a row. */
const frenchReserve = formPrint({
  id: 'fr-credit-reserve',
  kind: 'credit_card_statement',
  tags: ['credit-line', 'two-columns', 'no-running-balance'],
  locales: FRANCE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  most: 20,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 260,
  topAgain: 90,
  bottom: 770,
  order: {
    isCard: true,
    kinds: ['card', 'transferIn', 'fee'],
    movements: {
      card: [['UTILISATION {m}'], ['VIREMENT SUR VOTRE COMPTE']],
      transferIn: [['PRELEVEMENT MENSUALITE']],
      fee: [['INTERETS'], ['ASSURANCE FACULTATIVE']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 64, 'RELEVE DE COMPTE CREDIT RENOUVELABLE', { isBold: true }],
    ...column(40, 84, 11, [
      'MME JORDAN EXEMPLE',
      'Contrat n° 4100 2233 4455',
      `Relevé du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(40, 330, 140, [
      [`Capital restant dû au ${s.full(s.ledger.start - 1)}`, `${s.signed(s.ledger.opening)} €`],
      ['Total des utilisations et frais', `${s.number(s.ledger.out.sum)} €`],
      ['Total de vos règlements', `${s.number(s.ledger.into.sum)} €`],
      [`Capital restant dû au ${s.full(s.ledger.end)}`, `${s.signed(s.ledger.closing)} €`],
      ['Montant maximum autorisé', '3 000,00 €'],
      ['Prochaine mensualité', '90,00 €'],
    ]),
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Nature des opérations', 100, (e) => e.lines],
    ['Débit', -460, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Crédit', -550, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
  ],
  truth: () => ({ balances: 'none', number: null }),
});

/** A Norwegian flexible loan: out and in of the account, the balance behind each row with a minus, interest day between. */
const norwegianFrame = formPrint({
  id: 'no-frame-loan',
  kind: 'bank_statement',
  tags: ['loan', 'always-overdrawn', 'value-date', 'running-balance'],
  locales: NORWAY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 30,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 220,
  topAgain: 90,
  bottom: 770,
  order: {
    opening: -112_300_000,
    kinds: ['transferIn', 'transferOut', 'fee'],
    movements: {
      fee: [['Debetrenter'], ['Termingebyr']],
      transferIn: [['Innbetaling'], ['Overføring fra {p}']],
      transferOut: [['Uttak'], ['Nettbank til {p}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 64, 'Kontoutskrift rammelån', { isBold: true }],
    ...column(40, 84, 11, ['Jordan Eksempel', 'Eksempelveien 1', '0150 Oslo']),
    ...labelPairs(330, 550, 84, [
      ['Kontonummer', '1234.56.78903'],
      ['Periode', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
      ['Innvilget ramme', '2 000 000,00'],
      ['Inngående saldo', s.signed(s.ledger.opening)],
      ['Utgående saldo', s.signed(s.ledger.closing)],
    ]),
  ],
  again: () => [],
  columns: [
    ['Bokført', 40, (e, s) => s.day(e.date)],
    ['Rentedato', 105, (e, s) => s.day(e.postDate)],
    ['Beskrivelse', 170, (e) => e.lines],
    ['Ut', -390, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Inn', -460, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Saldo', -550, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '1234.56.78903' }),
});

/** An American student loan: one list of payments and interest, the principal's balance, minus before payments. */
const studentLoan = formPrint({
  id: 'us-loan-payments-minus',
  kind: 'credit_card_statement',
  tags: ['loan', 'owed-balance', 'minus-on-payments'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  most: 20,
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 250,
  topAgain: 90,
  bottom: 720,
  order: {
    isCard: true,
    opening: 2_314_055,
    kinds: ['transferIn', 'fee'],
    movements: { transferIn: [['Payment'], ['Auto Pay Payment']], fee: [['Interest Charge'], ['Late Fee']] },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 62, 'Personal Loan Statement', { isBold: true }],
    [40, 76, `Statement Date: ${s.full(s.ledger.end)}`],
    ...labelPairs(40, 320, 110, [
      [`Beginning Balance on ${s.full(s.ledger.start)}`, money(s.ledger.opening, s.number)],
      ['Payments Received', `-$${s.number(s.ledger.into.sum)}`],
      ['Interest and Fees Charged', `$${s.number(s.ledger.out.sum)}`],
      [`Ending Balance on ${s.full(s.ledger.end)}`, money(s.ledger.closing, s.number)],
      ['Interest Rate', '7.125%'],
      ['Payment Due', '$310.44'],
    ]),
    [40, 225, 'Activity this period', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 130, (e) => e.lines],
    ['Amount', -430, (e, s) => money(-e.amount, s.number)],
    ['Loan Balance', -550, (e, s) => money(e.balance, s.number)],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** Accounts of what is owed: loans, lines and reserves. */
export const LENDER_FORMS: readonly Print[] = [
  germanLoan,
  britishLoan,
  canadianLine,
  homeLoan,
  irishLoan,
  frenchReserve,
  norwegianFrame,
  studentLoan,
];
