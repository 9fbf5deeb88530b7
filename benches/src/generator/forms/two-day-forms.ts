import type { Entry } from '@tieout/corpus';
import { AMERICAN_BANK, BRITISH_BANK } from '../prints/descriptors.ts';
import { BRITAIN, ITALY, NORWAY, SWEDEN, USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const B = { isBold: true };
const short = ({ lines }: Entry, length = 40) => lines.map((line) => line.slice(0, length).trim());
const KINDS: Readonly<Partial<Record<Entry['kind'], string>>> = {
  card: 'Card Transaction',
  salary: 'Faster Payment In',
  transferIn: 'Faster Payment In',
  transferOut: 'Faster Payment Out',
  directDebit: 'Direct Debit',
  cash: 'Cash Withdrawal',
  fee: 'Fee',
  refund: 'Card Refund',
  interest: 'Interest',
};
const CAUSES: Readonly<Partial<Record<Entry['kind'], string>>> = {
  card: '43',
  salary: '27',
  transferIn: '48',
  directDebit: '50',
  transferOut: '26',
  cash: '15',
  fee: '66',
  interest: '18',
  refund: '43',
};

/** Whether a movement is the last of its day. */
function lastOfDay(entry: Entry, { entries }: Sheet): boolean {
  return entries[entries.indexOf(entry) + 1]?.date !== entry.date;
}

/** A Swedish account with credit: days of booking and of interest as four joined figures, the balance once a day. */
const interestDays = formPrint({
  id: 'se-credit-interest-days',
  kind: 'bank_statement',
  tags: ['joined-days', 'value-date', 'last-of-day'],
  locales: SWEDEN,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  size: 8.5,
  leading: 11,
  gap: 1,
  top: 230,
  topAgain: 110,
  bottom: 760,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'Kontoutdrag', B],
    [330, 54, `Kontonummer ${s.ledger.number}`],
    [330, 66, `Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 78, 'Beviljad kredit 50 000,00'],
    ...column(40, 80, 11, ['EXEMPEL BYGG AB', 'ALVÄGEN 14', '999 99 KVARNBY']),
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 54, `Kontonummer ${s.ledger.number}`],
  ],
  columns: [
    ['Bokf.dag', 40, (e, s) => s.desk.written(e.date, 'MMdd')],
    ['Ränt.dag', 90, (e, s) => s.desk.written(e.postDate, 'MMdd')],
    ['Text', 140, (e) => e.lines],
    ['Uttag', -400, (e, s) => s.out(e)],
    ['Insättning', -475, (e, s) => s.into(e)],
    ['Saldo', -555, (e, s) => (lastOfDay(e, s) ? s.signed(e.balance) : '')],
  ],
  first: (s) => [
    [
      [140, 0, 'Ingående saldo'],
      [-555, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [140, 0, 'Utgående saldo', B],
      [-555, 0, s.signed(s.ledger.closing)],
    ],
    [
      [140, 0, 'Summa uttag/insättningar'],
      [-400, 0, s.number(s.ledger.out.sum)],
      [-475, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({ balances: 'last-of-day' }),
});

/** A Norwegian account: texts first, then days of interest, sums under headings of two lines, the day of booking last. */
const textThenDays = formPrint({
  id: 'no-bank-text-then-days',
  kind: 'bank_statement',
  tags: ['text-first', 'split-headings', 'booking-last'],
  locales: NORWAY,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 1,
  top: 260,
  topAgain: 110,
  bottom: 760,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 80, 11, ['Jordan Eksempel', 'Orevegen 14', '9999 Møllebygd']),
    [330, 80, `Kontoutskrift nr. 3 for konto ${s.ledger.number}`],
    [330, 92, `i perioden ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 104, `Alle beløp er i NOK. Side 1`],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 80, `Kontoutskrift nr. 3 for konto ${s.ledger.number}`],
  ],
  columns: [
    ['\nForklaring', 40, (e) => e.lines],
    ['\nRentedato', 280, (e, s) => s.day(e.postDate)],
    ['Ut av\nkonto', -400, (e, s) => s.out(e)],
    ['Inn på\nkonto', -475, (e, s) => s.into(e)],
    ['\nBokført', 490, (e, s) => s.day(e.date)],
    ['\nRef.', 530, (e) => e.reference],
  ],
  first: (s) => [
    [
      [40, 0, `Saldo fra kontoutskrift ${s.full(s.ledger.start - 1)}`],
      [s.ledger.opening < 0 ? -400 : -475, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, 'Sum'],
      [-400, 0, s.number(s.ledger.out.sum)],
      [-475, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [40, 0, `Saldo i ${s.ledger.closing < 0 ? 'bankens' : 'Deres'} favør ${s.full(s.ledger.end)}`, B],
      [s.ledger.closing < 0 ? -400 : -475, 0, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'none' }),
});

/** An Italian account: a letter of the side before each sum, that of the balances too, causal codes before texts. */
const letterBefore = formPrint({
  id: 'it-bank-segno-column',
  kind: 'bank_statement',
  tags: ['indicator-column', 'text-last', 'balances-with-letters'],
  locales: ITALY,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 240,
  topAgain: 110,
  bottom: 740,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'ESTRATTO CONTO', B],
    [330, 54, `Conto corrente n. ${s.ledger.number}`],
    [330, 66, `Periodo dal ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    [330, 78, 'Divisa EUR'],
    ...column(330, 120, 11, ['ESEMPIO GIORDANA', 'VIA DEGLI ONTANI 14', '20999 MULINO MI']),
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 54, `Conto corrente n. ${s.ledger.number}`],
  ],
  columns: [
    ['Data\nregistr.', 40, (e, s) => s.day(e.date)],
    ['Data\nvaluta', 90, (e, s) => s.day(e.postDate)],
    ['Segno\nD/A', 140, (e) => (e.amount < 0 ? 'D' : 'A')],
    ['\nImporto', -240, (e, s) => s.number(e.amount)],
    ['Caus.\nABI', 255, (e) => CAUSES[e.kind] ?? ''],
    ['\nDescrizione operazione', 290, (e) => e.lines],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start - 1)],
      [140, 0, s.ledger.opening < 0 ? 'D' : 'A'],
      [-240, 0, s.number(s.ledger.opening)],
      [290, 0, 'SALDO INIZIALE'],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [140, 0, s.ledger.closing < 0 ? 'D' : 'A'],
      [-240, 0, s.number(s.ledger.closing)],
      [290, 0, 'SALDO CONTABILE'],
    ],
    [
      [40, 1, 'Totale dare'],
      [-240, 1, s.number(s.ledger.out.sum)],
      [40, 2, 'Totale avere'],
      [-240, 2, s.number(s.ledger.into.sum)],
    ],
    [
      [40, 1, `Saldo liquido al ${s.full(s.ledger.end)}`],
      [-240, 1, s.number(s.ledger.closing)],
    ],
  ],
  foot: (_, p, n) => [[480, 800, `Pag. ${p} di ${n}`]],
  truth: () => ({
    balances: 'none',
    alternatives: (e) =>
      ['43', '27', '48', '50', '26', '15', '66', '18'].map((c) => `${c} ${e.lines.join(' ')}`),
  }),
});

/** An American report of an account: zeros in empty cells, columns of what takes a day or two to be collected, an available balance next to that of the ledger. */
const floatDays = formPrint({
  id: 'us-bank-float-days',
  kind: 'bank_statement',
  tags: ['landscape', 'zero-filled', 'float-columns', 'available-balance'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  isLandscape: true,
  size: 7,
  leading: 9,
  gap: 2,
  top: 150,
  topAgain: 90,
  bottom: 540,
  order: {
    kinds: ['salary', 'transferIn', 'check', 'directDebit', 'transferOut', 'fee'],
    movements: AMERICAN_BANK,
  },
  head: (s) => [
    [30, 30, 'Account Activity Report', { size: 12, isBold: true }],
    [30, 46, `${s.desk.bank}   Account ${s.ledger.number}   SAMPLE FOODS INC`],
    [30, 58, `From ${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}  Currency USD`],
    [30, 80, 'Opening Ledger Balance'],
    [-200, 80, s.signed(s.ledger.opening)],
    [30, 92, 'Closing Ledger Balance'],
    [-200, 92, s.signed(s.ledger.closing)],
    [300, 80, 'Closing Available Balance'],
    [-480, 80, s.signed(s.ledger.closing - 5000)],
  ],
  again: (s) => [
    [30, 30, 'Account Activity Report', { size: 12, isBold: true }],
    [30, 46, `Account ${s.ledger.number}`],
  ],
  columns: [
    ['Post\nDate', 30, (e, s) => s.day(e.date)],
    ['Value\nDate', 80, (e, s) => s.day(e.postDate)],
    ['BAI\nCode', 130, (e) => (e.amount < 0 ? '475' : '165')],
    ['Serial\nNumber', 160, (e) => e.reference],
    ['\nDescription', 210, (e) => (e.kind === 'check' ? 'CHECK PAID' : e.lines)],
    ['Debit\nAmount', -500, (e, s) => s.out(e) || '0.00'],
    ['Credit\nAmount', -560, (e, s) => s.into(e) || '0.00'],
    ['1-Day\nFloat', -610, (e, s) => (e.amount > 0 ? s.number(Math.round(e.amount / 10)) : '0.00')],
    ['2+ Day\nFloat', -660, () => '0.00'],
    ['Ledger\nBalance', -740, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [210, 0, 'Totals', B],
      [-500, 0, s.number(s.ledger.out.sum)],
      [-560, 0, s.number(s.ledger.into.sum)],
    ],
    [[30, 1, 'End of Report']],
  ],
  foot: (s, p, n) => [
    [30, 580, `Printed ${s.full(s.ledger.end + 1)} 08:14 AM`],
    [680, 580, `Page ${p}/${n}`],
  ],
  truth: () => ({
    balances: 'every-row',
    describe: (e) => (e.kind === 'check' ? 'CHECK PAID' : e.lines.join(' ')),
    alternatives: (e) => [`165 ${e.lines.join(' ')}`, `475 ${e.lines.join(' ')}`, '475 CHECK PAID'],
  }),
});

/** An American account whose two columns of money are both called amount. */
const twinAmounts = formPrint({
  id: 'us-bank-twin-amounts',
  kind: 'bank_statement',
  tags: ['unnamed-sides'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 200,
  topAgain: 90,
  bottom: 720,
  order: { movements: AMERICAN_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, `Account ${s.ledger.number}`],
    [40, 82, `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    ...labelPairs(40, 300, 110, [
      ['Beginning Balance', s.signed(s.ledger.opening)],
      ['Ending Balance', s.signed(s.ledger.closing)],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 110, (e) => short(e)],
    ['Amount', -400, (e, s) => s.out(e)],
    ['Amount', -470, (e, s) => s.into(e)],
    ['Balance', -560, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', describe: (e) => short(e).join(' ') }),
});

/** A Maltese account: dashes in empty cells, balances with Dr and Cr, what may be drawn under the closing balance. */
const dashesCr = formPrint({
  id: 'mt-bank-available-below',
  kind: 'bank_statement',
  tags: ['dashes', 'value-date', 'dr-cr', 'available-balance'],
  locales: BRITAIN.map((l) => ({ ...l, country: 'MT', currency: 'EUR', symbol: '€' })),
  dates: ['dd-MMM-yy', 'dd-MMM-yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 230,
  topAgain: 110,
  bottom: 760,
  order: {
    movements: {
      card: [['POS PURCHASE {m}', '{c} MT {f}']],
      salary: [['SALARY {e}']],
      transferIn: [['INWARD PAYMENT {p}']],
      directDebit: [['DIRECT DEBIT {m}', 'MANDATE {r}']],
      transferOut: [['24X7 PAY TO {p}']],
      cash: [['ATM WITHDRAWAL {c}']],
      fee: [['ADMIN FEE']],
      interest: [['CREDIT INTEREST']],
      refund: [['POS REFUND {m}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'STATEMENT OF ACCOUNT', B],
    [330, 54, `Account No: ${s.ledger.number}`],
    [330, 66, `From: ${s.full(s.ledger.start)}  To: ${s.full(s.ledger.end)}`],
    [330, 78, 'Currency: EUR'],
    ...column(40, 80, 11, ['MS J SAMPLE', '14 TRIQ IL-LUZZU', 'MILLTOWN MTN 9999']),
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 54, `Account No: ${s.ledger.number}`],
  ],
  columns: [
    ['Trans Date', 40, (e, s) => s.day(e.date)],
    ['Value Date', 100, (e, s) => s.day(e.postDate)],
    ['Particulars', 160, (e) => e.lines],
    ['Debit', -400, (e, s) => (e.amount < 0 ? `${s.number(e.amount)}` : '-')],
    ['Credit', -475, (e, s) => (e.amount > 0 ? `${s.number(e.amount)}` : '-')],
    ['Balance', -560, (e, s) => `${s.number(e.balance)} ${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  first: (s) => [
    [
      [160, 0, 'Opening Balance'],
      [-560, 0, `${s.number(s.ledger.opening)} ${s.ledger.opening < 0 ? 'Dr' : 'Cr'}`],
    ],
  ],
  last: (s) => [
    [
      [160, 0, 'Total Movements'],
      [-400, 0, s.number(s.ledger.out.sum)],
      [-475, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [160, 0, 'Closing Balance'],
      [-560, 0, `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'Dr' : 'Cr'}`],
    ],
    [
      [160, 0, 'Uncleared Effects'],
      [-560, 0, '0.00'],
    ],
    [
      [160, 0, 'Available Balance'],
      [-560, 0, `${s.number(s.ledger.closing + 20000)} Cr`],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** A British business app: newest first, a strip with the balances of two days, in before out. */
const newestStrip = formPrint({
  id: 'uk-bank-newest-strip',
  kind: 'bank_statement',
  tags: ['newest-first', 'summary-strip', 'in-before-out'],
  locales: BRITAIN,
  dates: ['dd MMM yyyy', 'd MMM yyyy'],
  isNewestFirst: true,
  size: 8,
  leading: 10,
  gap: 5,
  top: 250,
  topAgain: 80,
  bottom: 760,
  order: { movements: BRITISH_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, 'Sample Design Ltd'],
    [330, 70, `Statement for ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...(
      [
        [`Balance on ${s.full(s.ledger.end)}`, s.signed(s.ledger.closing)],
        ['Total paid in', s.number(s.ledger.into.sum)],
        ['Total paid out', s.number(s.ledger.out.sum)],
        [`Balance on ${s.full(s.ledger.start)}`, s.signed(s.ledger.opening)],
      ] as const
    ).flatMap(([l, v], i): Put[] => [
      [40 + i * 130, 120, l, { size: 7 }],
      [40 + i * 130, 134, `£${v}`, B],
    ]),
    [
      40,
      170,
      `Sort code: 04-06-05    Account number: ${s.ledger.number}    IBAN: GB00 SAMP 0406 0512 3456 78`,
    ],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Transaction type', 110, (e) => KINDS[e.kind] ?? ''],
    ['Details', 200, (e) => short(e, 36)],
    ['Paid in (£)', -420, (e, s) => s.into(e)],
    ['Paid out (£)', -490, (e, s) => s.out(e)],
    ['Balance (£)', -560, (e, s) => s.signed(e.balance)],
  ],
  foot: (_, p, n) => [[260, 810, `Page ${p} of ${n}`]],
  truth: () => ({
    balances: 'every-row',
    describe: (e) => `${KINDS[e.kind] ?? ''} ${short(e, 36).join(' ')}`,
    alternatives: (e) => [short(e, 36).join(' ')],
  }),
});

/** A British account with what is to be paid in days to come and what an overdraft cost in tables below. */
const comingUp = formPrint({
  id: 'uk-bank-payments-coming-up',
  kind: 'bank_statement',
  tags: ['upcoming-payments', 'interest-table'],
  locales: BRITAIN,
  dates: ['d MMM', 'd MMMM yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 250,
  topAgain: 90,
  bottom: 750,
  order: { movements: BRITISH_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'Your current account statement'],
    [330, 54, `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    ...column(40, 80, 11, ['Jordan Sample', '14 Alder Row', 'Milltown ML1 4AA']),
    [330, 80, 'Sort code 20-04-18'],
    [330, 92, `Account number ${s.ledger.number}`],
    [40, 140, 'Account summary', B],
    ...labelPairs(40, 300, 154, [
      ['Start balance', `£${s.signed(s.ledger.opening)}`],
      ['Money in', `£${s.number(s.ledger.into.sum)}`],
      ['Money out', `£${s.number(s.ledger.out.sum)}`],
      ['End balance', `£${s.signed(s.ledger.closing)}`],
    ]),
    [330, 140, 'Your arranged overdraft limit'],
    [-560, 140, '£500.00'],
    [330, 154, 'Overdraft interest charged'],
    [-560, 154, '£0.00'],
    [40, 225, 'Your transactions', { size: 11, isBold: true }],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, 'Your transactions (continued)', B],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 100, (e) => short(e)],
    ['Money out', -400, (e, s) => (e.amount < 0 ? `£${s.number(e.amount)}` : '')],
    ['Money in', -480, (e, s) => (e.amount > 0 ? `£${s.number(e.amount)}` : '')],
    ['Balance', -560, (e, s) => `${e.balance < 0 ? '-' : ''}£${s.number(e.balance)}`],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [100, 0, 'Start balance'],
      [-560, 0, `${s.ledger.opening < 0 ? '-' : ''}£${s.number(s.ledger.opening)}`],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [100, 0, 'End balance'],
      [-560, 0, `${s.ledger.closing < 0 ? '-' : ''}£${s.number(s.ledger.closing)}`],
    ],
    [[40, 1, 'Payments coming up', { size: 11, isBold: true }]],
    [
      [40, 0, 'Date'],
      [100, 0, 'Description'],
      [300, 0, 'Type'],
      [-400, 0, 'Money out'],
    ],
    [
      [40, 0, s.day(s.ledger.end + 2)],
      [100, 0, 'City Gym'],
      [300, 0, 'Direct Debit'],
      [-400, 0, '£25.00'],
    ],
    [
      [40, 0, s.day(s.ledger.end + 3)],
      [100, 0, 'Sam Rivers'],
      [300, 0, 'Standing order'],
      [-400, 0, '£640.00'],
    ],
    [
      [40, 0, s.day(s.ledger.end + 9)],
      [100, 0, 'Water Board'],
      [300, 0, 'Direct Debit'],
      [-400, 0, '£31.12'],
    ],
    [[40, 1, 'Your overdraft', { size: 11, isBold: true }]],
    [
      [40, 0, 'Period'],
      [200, 0, 'Balance we charged on'],
      [-400, 0, 'Interest'],
    ],
    [
      [40, 0, `${s.day(s.ledger.start)} - ${s.day(s.ledger.end)}`],
      [200, 0, '£0.00'],
      [-400, 0, '£0.00'],
    ],
  ],
  foot: (_, p, n) => [
    [480, 800, `Page ${p} of ${n}`],
    [
      40,
      810,
      'Eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'every-row', describe: (e) => short(e).join(' ') }),
});

/** Accounts whose days, letters of sides or figures stand in columns that read like others. */
export const TWO_DAY_FORMS: readonly Print[] = [
  interestDays,
  textThenDays,
  letterBefore,
  floatDays,
  twinAmounts,
  dashesCr,
  newestStrip,
  comingUp,
];
