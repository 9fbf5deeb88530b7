import type { Entry } from '@tieout/corpus';
import { sizeOf } from '../families/drawn/bank-sheet.ts';
import { AMERICAN_BANK } from '../prints/descriptors.ts';
import { AUSTRALIA, BRITAIN, CANADA, SOUTH_AFRICA, USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';
import { titledParts } from './titled-parts.ts';

const minusBehind = (minor: number, number: (minor: number) => string) =>
  `${number(minor)}${minor < 0 ? '-' : ''}`;

/** An American community bank off its core system: one type, a minus behind what went out, balances on each row, equation of counts over the rows. */
const typedCore = formPrint({
  id: 'us-community-typed-core',
  kind: 'bank_statement',
  tags: ['mono', 'minus-behind', 'counts-in-summary', 'running-balance'],
  locales: USA,
  dates: ['MM/dd/yy', 'MM/dd/yy'],
  most: 60,
  size: 8,
  shape: 'mono',
  leading: 10,
  gap: 0,
  top: 250,
  topAgain: 110,
  bottom: 730,
  order: {
    movements: { ...AMERICAN_BANK, check: [['CHECK']] },
    kinds: ['card', 'salary', 'check', 'fee', 'directDebit', 'transferIn'],
  },
  head: (s) => [
    [40, 40, s.desk.bank.toUpperCase()],
    ...column(40, 80, 10, ['JORDAN SAMPLE', '12 EXAMPLE LN', 'ANYTOWN IA 50000']),
    [330, 80, `ACCOUNT NUMBER      ${s.ledger.number}`],
    [330, 90, `STATEMENT DATE        ${s.full(s.ledger.end)}`],
    [330, 100, 'PAGE                         1'],
    [40, 150, `FREE CHECKING ACCOUNT ${s.ledger.number}`],
    [40, 165, `PREVIOUS BALANCE          ${s.full(s.ledger.start - 1)}`],
    [-480, 165, minusBehind(s.ledger.opening, s.number)],
    [60, 175, `+${String(s.ledger.into.count).padStart(5)} DEPOSITS / CREDITS`],
    [-480, 175, s.number(s.ledger.into.sum)],
    [60, 185, `-${String(s.ledger.out.count).padStart(5)} CHECKS / DEBITS`],
    [-480, 185, s.number(s.ledger.out.sum)],
    [60, 195, '-       SERVICE CHARGE'],
    [-480, 195, '.00'],
    [60, 205, '+       INTEREST PAID'],
    [-480, 205, '.00'],
    [40, 215, `CURRENT BALANCE           ${s.full(s.ledger.end)}`],
    [-480, 215, minusBehind(s.ledger.closing, s.number)],
    [40, 235, '* * * * * * * * * * *  ALL TRANSACTION ACTIVITY  * * * * * * * * * * *'],
  ],
  again: (s) => [
    [40, 40, s.desk.bank.toUpperCase()],
    [330, 80, `ACCOUNT NUMBER      ${s.ledger.number}`],
  ],
  columns: [
    ['DATE', 40, (e, s) => s.day(e.date)],
    [
      'DESCRIPTION',
      100,
      (e) => (e.kind === 'check' ? `CHECK ${e.reference}` : e.lines.map((line) => line.slice(0, 44))),
    ],
    ['AMOUNT', -455, (e, s) => minusBehind(e.amount, s.number)],
    ['BALANCE', -545, (e, s) => minusBehind(e.balance, s.number)],
  ],
  truth: () => ({
    balances: 'every-row',
    describe: (e) =>
      e.kind === 'check' ? `CHECK ${e.reference}` : e.lines.map((line) => line.slice(0, 44).trim()).join(' '),
  }),
});

/** An American app bank: a type, an amount and the net of it in the same table, the day it settled last; five sums by kind over it. */
const netAmount = formPrint({
  id: 'us-neobank-net-amount',
  kind: 'bank_statement',
  tags: ['amount-and-net-amount', 'type-column', 'settlement-day', 'no-running-balance'],
  locales: USA,
  dates: ['M/d/yyyy', 'MMMM d, yyyy'],
  most: 60,
  size: 8,
  leading: 10,
  gap: 5,
  top: 260,
  topAgain: 70,
  bottom: 730,
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'cash', 'fee'],
    movements: {
      card: [['{m}'], ['{m}', '{c}']],
      salary: [['{e}']],
      transferIn: [['Transfer from Savings Account']],
      transferOut: [['{p}']],
      cash: [['ATM {c}']],
      fee: [['Out of network ATM fee']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, 'Member services'],
    [40, 90, 'Checking Account Statement', { size: 12, isBold: true }],
    [40, 106, `Account number (ending in 4471)`],
    [40, 118, `Statement period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 138, 'Summary', { isBold: true }],
    ...labelPairs(40, 340, 152, [
      [`Beginning balance on ${s.full(s.ledger.start)}`, money(s.ledger.opening, s.number)],
      ['Deposits', money(sum(s.entries, 'salary', 'transferIn'), s.number)],
      ['ATM Withdrawals', money(sum(s.entries, 'cash'), s.number)],
      ['Purchases', money(sum(s.entries, 'card'), s.number)],
      ['Transfers', money(sum(s.entries, 'transferOut'), s.number)],
      ['Fees', money(sum(s.entries, 'fee'), s.number)],
      [`Ending balance on ${s.full(s.ledger.end)}`, money(s.ledger.closing, s.number)],
    ]),
    [40, 246, 'Transactions', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['TRANSACTION\nDATE', 40, (e, s) => s.day(e.date)],
    ['DESCRIPTION', 105, (e) => e.lines],
    ['TYPE', 290, (e) => KINDS[e.kind] ?? 'Purchase'],
    ['AMOUNT', -440, (e, s) => money(e.amount, s.number)],
    ['NET AMOUNT', -510, (e, s) => money(e.amount, s.number)],
    ['SETTLEMENT\nDATE', 520, (e, s) => s.day(e.postDate)],
  ],
  truth: () => ({
    balances: 'none',
    number: null,
    printsPostDate: true,
    describe: (e) => `${e.lines.join(' ')} ${KINDS[e.kind] ?? 'Purchase'}`,
    alternatives: (e) => [
      e.lines.join(' '),
      [e.lines[0], KINDS[e.kind] ?? 'Purchase', ...e.lines.slice(1)].join(' '),
    ],
  }),
});
const KINDS: Readonly<Record<string, string>> = {
  salary: 'Direct Debit',
  transferIn: 'Transfer',
  transferOut: 'Transfer',
  cash: 'Withdrawal',
  fee: 'Fee',
};
const money = (minor: number, number: (minor: number) => string) =>
  `${minor < 0 ? '-' : ''}$${number(minor)}`;
const sum = (entries: readonly Entry[], ...kinds: string[]) =>
  entries.filter((e) => kinds.includes(e.kind)).reduce((n, e) => n + e.amount, 0);

/** A British app bank: in before out, an account balance on each row, the opening one a row of its own, pounds in each cell. */
const inBeforeOut = formPrint({
  id: 'uk-neobank-in-before-out',
  kind: 'bank_statement',
  tags: ['in-before-out', 'symbol-in-cell', 'running-balance', 'type-column'],
  locales: BRITAIN,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 60,
  size: 8,
  leading: 10,
  gap: 5,
  top: 230,
  topAgain: 80,
  bottom: 770,
  order: {},
  head: (s) => [
    [-555, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 80, 11, ['Jordan Sample', '12 Example Road', 'Leeds LS1 1AA']),
    [330, 80, `Statement date range: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 92, 'Account number: 12345678'],
    [330, 104, 'Sort code: 60-00-00'],
    [40, 140, 'Summary', { isBold: true }],
    [40, 154, 'Opening balance'],
    [170, 154, 'Money in'],
    [280, 154, 'Money out'],
    [400, 154, 'Closing balance'],
    [40, 168, `${s.ledger.opening < 0 ? '-' : ''}£${s.number(s.ledger.opening)}`],
    [170, 168, `£${s.number(s.ledger.into.sum)}`],
    [280, 168, `£${s.number(s.ledger.out.sum)}`],
    [400, 168, `${s.ledger.closing < 0 ? '-' : ''}£${s.number(s.ledger.closing)}`],
  ],
  again: (s) => [[-555, 40, s.desk.bank, { size: 14, isBold: true }]],
  first: (s) => [
    [
      [110, 0, 'OPENING BALANCE'],
      [-555, 0, `${s.ledger.opening < 0 ? '-' : ''}£${s.number(s.ledger.opening)}`],
    ],
  ],
  columns: [
    ['DATE', 40, (e, s) => s.day(e.date)],
    ['TYPE', 110, (e) => TYPES[e.kind] ?? 'CHIP & PIN'],
    ['TRANSACTION', 215, (e) => e.lines],
    ['IN', -410, (e, s) => (e.amount > 0 ? `£${s.number(e.amount)}` : '')],
    ['OUT', -470, (e, s) => (e.amount < 0 ? `£${s.number(e.amount)}` : '')],
    ['ACCOUNT BALANCE', -555, (e, s) => `${e.balance < 0 ? '-' : ''}£${s.number(e.balance)}`],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '12345678',
    describe: (e) => `${TYPES[e.kind] ?? 'CHIP & PIN'} ${e.lines.join(' ')}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});
const TYPES: Readonly<Record<string, string>> = {
  salary: 'FASTER PAYMENT',
  transferIn: 'FASTER PAYMENT',
  transferOut: 'FASTER PAYMENT',
  cash: 'ATM',
  directDebit: 'DIRECT DEBIT',
  fee: 'FEE',
  interest: 'INTEREST',
};

/** An Australian app's savings account: the day it happened and the day it was processed without a year, a minus in the column of debits as well. */
const processedDays = formPrint({
  id: 'au-app-processed-days',
  kind: 'bank_statement',
  tags: ['two-dates', 'no-year-in-rows', 'minus-in-debits', 'running-balance'],
  locales: AUSTRALIA,
  dates: ['dd-MMM', 'dd MMM yy'],
  most: 60,
  size: 8.5,
  leading: 11,
  gap: 6,
  top: 290,
  topAgain: 80,
  bottom: 770,
  order: {},
  head: (s) => [
    [40, 50, 'SaveU statement.', { size: 16, isBold: true }],
    [330, 50, 'Statement period'],
    [330, 62, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...column(40, 100, 11, ['JORDAN SAMPLE', '000 SOME ST', 'NICEVILLE NSW 0000']),
    [40, 170, 'Account summary.', { isBold: true }],
    [40, 188, 'Account name'],
    [150, 188, 'SaveU'],
    [40, 206, 'Account BSB'],
    [150, 206, '062-000'],
    [40, 224, 'Account number'],
    [150, 224, s.ledger.number],
    ...labelPairs(330, 550, 188, [
      ['Opening balance', s.signed(s.ledger.opening)],
      ['Total credits', s.number(s.ledger.into.sum)],
      ['Total debits', `-${s.number(s.ledger.out.sum)}`],
      ['Closing balance', s.signed(s.ledger.closing)],
    ]),
    [40, 270, 'Transactions', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Processed', 90, (e, s) => s.day(e.postDate)],
    ['Description', 150, (e) => e.lines],
    ['Debits ($)', -410, (e, s) => (e.amount < 0 ? s.signed(e.amount) : '')],
    ['Credits ($)', -480, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Balance ($)', -555, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', printsPostDate: true }),
});

/** A South African digital bank: fees before money out and in, a dash where nothing moved, spaces between thousands. */
const dashFees = formPrint({
  id: 'za-digital-dash-fees',
  kind: 'bank_statement',
  tags: ['fee-column', 'dash-for-nothing', 'space-thousands', 'running-balance'],
  locales: SOUTH_AFRICA,
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 4,
  top: 220,
  topAgain: 90,
  bottom: 770,
  isRuled: true,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, 'EveryDay account', { isBold: true }],
    [40, 84, `Account number: ${s.ledger.number}`],
    [40, 96, `Statement period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...labelPairs(330, 550, 84, [
      ['Opening Balance', `${s.ledger.opening < 0 ? '- ' : ''}R ${s.number(s.ledger.opening)}`],
      ['Total Fees', `R ${s.number(sizeOf(s.entries.filter((e) => e.kind === 'fee')))}`],
      ['Closing Balance', `${s.ledger.closing < 0 ? '- ' : ''}R ${s.number(s.ledger.closing)}`],
    ]),
  ],
  again: () => [],
  first: (s) => [
    [
      [40, 0, s.full(s.ledger.start)],
      [110, 0, 'Opening Balance'],
      [-550, 0, s.signed(s.ledger.opening)],
    ],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 110, (e) => e.lines],
    ['Fees', -350, (e, s) => (e.kind === 'fee' ? s.number(e.amount) : '-')],
    ['Money Out', -420, (e, s) => (e.kind !== 'fee' && e.amount < 0 ? s.number(e.amount) : '-')],
    ['Money In', -485, (e, s) => (e.amount > 0 ? s.number(e.amount) : '-')],
    ['Balance', -550, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [40, 0, s.full(s.ledger.end)],
      [110, 0, 'Closing Balance'],
      [-550, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** A Canadian digital bank: names and details of a transaction in columns, money out before money in with dollar signs, newest first. */
const nameAndDetails = formPrint({
  id: 'ca-digital-name-details',
  kind: 'bank_statement',
  tags: ['newest-first', 'two-text-columns', 'symbol-in-cell', 'running-balance'],
  locales: CANADA,
  dates: ['MMM d, yyyy', 'MMMM d, yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 5,
  top: 240,
  topAgain: 80,
  bottom: 730,
  isNewestFirst: true,
  order: {
    movements: {
      card: [['Purchase'], ['Pre-authorized debit']],
      transferIn: [['Interac e-Transfer received']],
      transferOut: [['EFT withdrawal']],
      interest: [['Interest received']],
      salary: [['Direct deposit']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 66, `Your ${s.desk.written(s.ledger.end, 'MMMM yyyy')} statement`, { size: 12 }],
    [40, 90, 'Account holder(s): Jordan Sample'],
    [40, 102, `Account number: ${s.ledger.number}`],
    [40, 130, `Opening balance on ${s.full(s.ledger.start)}`],
    [-350, 130, money(s.ledger.opening, s.number)],
    [40, 144, 'Total deposits'],
    [-350, 144, money(s.ledger.into.sum, s.number)],
    [40, 158, 'Total withdrawals'],
    [-350, 158, money(s.ledger.out.sum, s.number)],
    [40, 172, `Closing balance on ${s.full(s.ledger.end)}`],
    [-350, 172, money(s.ledger.closing, s.number)],
    [40, 215, 'Account activity', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Transaction name', 105, (e) => e.lines],
    ['Details', 240, (e) => `Ref ${e.reference}`],
    ['Money out', -410, (e, s) => (e.amount < 0 ? money(e.amount, s.number) : '')],
    ['Money in', -480, (e, s) => (e.amount > 0 ? money(e.amount, s.number) : '')],
    ['Balance', -555, (e, s) => money(e.balance, s.number)],
  ],
  truth: () => ({
    balances: 'every-row',
    describe: (e) => `${e.lines.join(' ')} Ref ${e.reference}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});

/** An American credit union's share draft account in titled parts with subtotals; checks, cards and other withdrawals each with their own. */
const cuParts = formPrint({
  id: 'us-cu-parts-subtotals',
  kind: 'bank_statement',
  tags: ['titled-parts', 'part-subtotals', 'no-running-balance', 'parentheses'],
  locales: USA,
  dates: ['MM/dd', 'MM/dd/yyyy'],
  most: 60,
  size: 8,
  leading: 10,
  gap: 1,
  top: 230,
  topAgain: 70,
  bottom: 730,
  isHeadedOnce: true,
  order: {
    movements: { ...AMERICAN_BANK, check: [['CHECK']] },
    kinds: ['card', 'salary', 'check', 'directDebit', 'transferIn', 'interest'],
  },
  head: (s) => [
    [40, 40, `${s.desk.bank} Credit Union`, { size: 13, isBold: true }],
    [360, 60, `Statement Period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [360, 72, 'Member Number: XXXXX4471'],
    [40, 120, 'Share Draft Checking - 4471', { isBold: true }],
    ...labelPairs(40, 300, 136, [
      ['Beginning Balance', money(s.ledger.opening, s.number)],
      [`${s.ledger.into.count} Deposits/Credits`, `+ ${money(s.ledger.into.sum, s.number)}`],
      [`${s.ledger.out.count} Withdrawals/Debits`, `- ${money(s.ledger.out.sum, s.number)}`],
      ['Ending Balance', money(s.ledger.closing, s.number)],
    ]),
    [330, 136, 'Dividends Paid Year to Date'],
    [-555, 136, '$12.40'],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 90, (e) => (e.kind === 'check' ? `Draft ${e.reference}` : e.lines)],
    ['Amount', -555, (e, s) => (e.amount < 0 ? `($${s.number(e.amount)})` : `$${s.number(e.amount)}`)],
  ],
  rows: (s, block) => {
    const part = (title: string, entries: readonly Entry[]) => ({
      title: [[40, 1, title, { isBold: true }]] as const,
      entries,
      total: [
        [90, 0, `Total ${title}`] as const,
        [
          -555,
          0,
          `${(entries[0]?.amount ?? 0) < 0 ? '(' : ''}$${s.number(sizeOf(entries))}${(entries[0]?.amount ?? 0) < 0 ? ')' : ''}`,
        ] as const,
      ],
    });
    return titledParts(
      [
        part(
          'Deposits and Other Credits',
          s.entries.filter((e) => e.amount > 0),
        ),
        part(
          'Drafts Cleared',
          s.entries.filter((e) => e.kind === 'check'),
        ),
        part(
          'Card Purchases',
          s.entries.filter((e) => e.kind === 'card'),
        ),
        part(
          'Other Withdrawals',
          s.entries.filter((e) => e.amount < 0 && e.kind !== 'check' && e.kind !== 'card'),
        ),
      ],
      block,
    );
  },
  truth: (s) => ({
    balances: 'none',
    number: null,
    entries: [
      ...s.entries.filter((e) => e.amount > 0),
      ...s.entries.filter((e) => e.kind === 'check'),
      ...s.entries.filter((e) => e.kind === 'card'),
      ...s.entries.filter((e) => e.amount < 0 && e.kind !== 'check' && e.kind !== 'card'),
    ],
    describe: (e) => (e.kind === 'check' ? `Draft ${e.reference}` : e.lines.join(' ')),
  }),
});

/** Accounts of small and of digital banks of the English-speaking countries. */
export const COMMUNITY_FORMS: readonly Print[] = [
  typedCore,
  netAmount,
  inBeforeOut,
  processedDays,
  dashFees,
  nameAndDetails,
  cuParts,
];
