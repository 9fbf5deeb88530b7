import type { Entry } from '@tieout/corpus';
import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import { sizeOf } from '../families/drawn/bank-sheet.ts';
import { AMERICAN_BANK } from '../prints/descriptors.ts';
import { BRITAIN, USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import type { Sheet } from '../prints/table-print.ts';
import { formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';
import { titledParts } from './titled-parts.ts';

const money = (minor: number, number: (minor: number) => string) =>
  `${minor < 0 ? '-' : ''}$${number(minor)}`;

/** An American commercial account: credits and debits under titles with references of bank and customer, ledger balances of days, then what services were charged by volume and unit price. */
const commercialAnalysis = formPrint({
  id: 'us-commercial-analysis',
  kind: 'bank_statement',
  tags: ['titled-parts', 'references', 'daily-balances', 'service-volumes'],
  locales: USA,
  dates: ['MM/dd', 'MM/dd/yyyy'],
  most: 50,
  size: 7.5,
  leading: 9.5,
  gap: 1,
  top: 230,
  topAgain: 80,
  bottom: 720,
  isHeadedOnce: true,
  order: {
    movements: {
      ...AMERICAN_BANK,
      transferIn: [['INCOMING WIRE TRN {r}', 'ORG {p}']],
      transferOut: [['OUTGOING WIRE TRN {r}', 'BNF {p}']],
      salary: [['ACH CREDIT {e}']],
      directDebit: [['ACH DEBIT {m}']],
      card: [['ACH DEBIT {m} {c}']],
    },
    kinds: ['card', 'salary', 'directDebit', 'transferIn', 'transferOut', 'fee'],
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'Commercial Checking Account Statement', { isBold: true }],
    [40, 80, 'SAMPLE INDUSTRIES LLC'],
    [360, 80, `Account number: ${s.ledger.number}`],
    [360, 92, `Statement period: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [40, 130, 'Account activity summary', { isBold: true }],
    ...labelPairs(40, 320, 146, [
      [`Opening ledger balance ${s.full(s.ledger.start)}`, money(s.ledger.opening, s.number)],
      [`Total credits (${s.ledger.into.count})`, money(s.ledger.into.sum, s.number)],
      [`Total debits (${s.ledger.out.count})`, money(s.ledger.out.sum, s.number)],
      [`Closing ledger balance ${s.full(s.ledger.end)}`, money(s.ledger.closing, s.number)],
      ['Average collected balance', '$41,204.11'],
    ]),
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { isBold: true }],
    [360, 40, `Account number: ${s.ledger.number}`],
  ],
  columns: [
    ['Ledger date', 40, (e, s) => s.day(e.date)],
    ['Description', 100, (e) => e.lines],
    ['Bank reference', 330, (e) => e.reference],
    ['Customer reference', 410, (e) => (e.kind === 'transferOut' ? `INV${e.reference.slice(0, 4)}` : '')],
    ['Amount', -560, (e, s) => s.number(e.amount)],
  ],
  rows: (s, block) => {
    const part = (title: string, entries: readonly Entry[]) => ({
      title: [[40, 1, title, { isBold: true }] as Put],
      entries,
      total: [
        [100, 0, `Total ${title.toLowerCase()}`] as Put,
        [-560, 0, money(sizeOf(entries), s.number)] as Put,
      ],
    });
    return titledParts(
      [
        part(
          'Credits',
          s.entries.filter((e) => e.amount > 0),
        ),
        part(
          'Debits',
          s.entries.filter((e) => e.amount < 0),
        ),
      ],
      block,
    );
  },
  last: (s) => [
    [
      [40, 2, 'Daily ledger balances', { isBold: true }],
      [40, 3, 'Date'],
      [-180, 3, 'Ledger balance'],
    ],
    ...s.ledger.daily.map(({ date, balance }): Put[] => [
      [40, 0, s.day(date)],
      [-180, 0, money(balance, s.number)],
    ]),
    [
      [40, 2, 'Account analysis', { isBold: true }],
      [40, 3, 'Service'],
      [-330, 3, 'Volume'],
      [-420, 3, 'Unit price'],
      [-560, 3, 'Service charge'],
      [40, 4, 'ACH credits received'],
      [-330, 4, '41'],
      [-420, 4, '0.1500'],
      [-560, 4, '6.15'],
      [40, 5, 'Incoming wires'],
      [-330, 5, '3'],
      [-420, 5, '12.0000'],
      [-560, 5, '36.00'],
      [40, 6, 'Total service charges'],
      [-560, 6, '42.15'],
      [40, 7, 'Earnings credit at 1.10%'],
      [-560, 7, '42.15'],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    entries: [...s.entries.filter((e) => e.amount > 0), ...s.entries.filter((e) => e.amount < 0)],
    describe: (e) =>
      `${e.lines[0]} ${e.reference}${e.kind === 'transferOut' ? ` INV${e.reference.slice(0, 4)}` : ''}${e.lines.length > 1 ? ` ${e.lines.slice(1).join(' ')}` : ''}`,
    alternatives: (e) => [
      e.lines.join(' '),
      `${e.lines.join(' ')}${e.kind === 'transferOut' ? ` INV${e.reference.slice(0, 4)}` : ''}`,
      `${e.lines.join(' ')} ${e.reference}${e.kind === 'transferOut' ? ` INV${e.reference.slice(0, 4)}` : ''}`,
    ],
  }),
});

/** An American treasury report: each day a title, codes of kinds, credits before debits, and the closing ledger of the day below its rows. */
const treasuryDays = formPrint({
  id: 'us-treasury-day-ledgers',
  kind: 'bank_statement',
  tags: ['day-titles', 'day-end-balance', 'code-column', 'credit-before-debit'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  most: 40,
  size: 8,
  leading: 10,
  gap: 2,
  top: 190,
  topAgain: 80,
  bottom: 720,
  order: {
    movements: { ...AMERICAN_BANK, check: [['CHECK PAID']] },
    kinds: ['card', 'salary', 'check', 'directDebit', 'transferIn', 'fee'],
  },
  head: (s) => [
    [40, 40, 'Previous Day Composite Report', { size: 13, isBold: true }],
    [40, 60, `${s.desk.bank} - Commercial DDA`],
    [40, 72, `Account: ${s.ledger.number} SAMPLE INDUSTRIES LLC`],
    [40, 84, `Date range: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 110, 'Opening Ledger Balance'],
    [-300, 110, s.signed(s.ledger.opening)],
    [40, 122, 'Closing Ledger Balance'],
    [-300, 122, s.signed(s.ledger.closing)],
  ],
  again: () => [],
  columns: [
    ['BAI Code', 40, (e) => (e.amount > 0 ? '142' : e.kind === 'check' ? '475' : '451')],
    ['Description', 100, (e) => e.lines],
    ['Reference', 310, (e) => e.reference],
    ['Credit', -470, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Debit', -560, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
  ],
  rows: (s, block) =>
    s.entries.map((e) => {
      const row = isFirstOfDay(s.entries, e)
        ? ([
            [40, 0, `As of ${s.day(e.date)}`, { isBold: true }],
            ...block(e).map(([x, l, t, k]): Put => [x, l + 1, t, k ?? {}]),
          ] as Put[])
        : block(e);
      const height = Math.max(...row.map(([, line]) => line)) + 1;
      return [
        isLastOfDay(s.entries, e)
          ? [...row, [100, height, 'Closing Ledger'] as Put, [-560, height, s.signed(e.balance)] as Put]
          : row,
        e,
      ] as const;
    }),
  truth: () => ({
    balances: 'last-of-day',
    describe: (e) =>
      `${e.amount > 0 ? '142' : e.kind === 'check' ? '475' : '451'} ${e.lines.join(' ')} ${e.reference}`,
    alternatives: (e) => [
      e.lines.join(' '),
      `${e.lines.join(' ')} ${e.reference}`,
      `${e.lines[0]} ${e.reference}${e.lines.length > 1 ? ` ${e.lines.slice(1).join(' ')}` : ''}`,
      `${e.amount > 0 ? '142' : e.kind === 'check' ? '475' : '451'} ${e.lines.join(' ')}`,
    ],
  }),
});

/** An American brokerage's cash: an equation whose labels run over lines above their values, trades with quantity and price, sums in brackets. */
const brokerEquation = formPrint({
  id: 'us-broker-cash-equation',
  kind: 'bank_statement',
  tags: ['labels-over-lines', 'equation', 'quantity-and-price', 'parentheses'],
  locales: USA,
  dates: ['MM/dd', 'MMMM d, yyyy'],
  most: 40,
  size: 7.5,
  leading: 9.5,
  gap: 3,
  top: 230,
  topAgain: 80,
  bottom: 720,
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'interest', 'salary'],
    movements: {
      card: [['{m} INC', 'CUSIP {r}']],
      transferIn: [['Tfr FROM BANK', 'MoneyLink {r}']],
      transferOut: [['Tfr TO BANK', 'MoneyLink {r}']],
      interest: [['BANK INT {d}']],
      salary: [['{m} CORP QUALIFIED DIV']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, `Statement Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [360, 60, 'Account Number 4471-2041'],
    [40, 100, 'Transactions - Summary', { isBold: true }],
    ...equation(s),
    [40, 205, 'Transaction Details', { isBold: true }],
  ],
  again: (s) => [[40, 40, `Statement Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Category', 80, (e) => CATEGORY[e.kind] ?? 'Purchase'],
    ['Description', 150, (e) => e.lines],
    ['Quantity', -350, (e) => (e.kind === 'card' ? `${e.reference.slice(0, 2)}.0000` : '')],
    [
      'Price/Rate\nper Share($)',
      -420,
      (e) =>
        e.kind === 'card'
          ? (Math.abs(e.amount) / 100 / Math.max(1, Number(e.reference.slice(0, 2)))).toFixed(4)
          : '',
    ],
    ['Amount($)', -560, (e, s) => (e.amount < 0 ? `(${s.number(e.amount)})` : s.number(e.amount))],
  ],
  truth: () => ({
    balances: 'none',
    number: '4471-2041',
    describe: (e) => `${CATEGORY[e.kind] ?? 'Purchase'} ${e.lines.join(' ')}`,
    alternatives: (e) => [
      e.lines.join(' '),
      `${CATEGORY[e.kind] ?? 'Purchase'} ${e.lines[0]} ${e.reference.slice(0, 2)}.0000 ${(Math.abs(e.amount) / 100 / Math.max(1, Number(e.reference.slice(0, 2)))).toFixed(4)}${e.lines.length > 1 ? ` ${e.lines.slice(1).join(' ')}` : ''}`,
      `${CATEGORY[e.kind] ?? 'Purchase'} ${e.lines.join(' ')} ${e.reference.slice(0, 2)}.0000 ${(Math.abs(e.amount) / 100 / Math.max(1, Number(e.reference.slice(0, 2)))).toFixed(4)}`,
    ],
  }),
});
const CATEGORY: Readonly<Record<string, string>> = {
  transferIn: 'Deposit',
  transferOut: 'Withdrawal',
  interest: 'Interest',
  salary: 'Dividend',
};
function equation(s: Sheet): Put[] {
  const inside = (minor: number) => (minor < 0 ? `($${s.number(minor)})` : `$${s.number(minor)}`);
  const cells: readonly (readonly [readonly string[], string])[] = [
    [['Beginning', 'Cash* as of', s.desk.written(s.ledger.start, 'MM/dd')], inside(s.ledger.opening)],
    [['', 'Deposits', '(+)'], inside(s.ledger.into.sum)],
    [['', 'Withdrawals', '(-)'], inside(-s.ledger.out.sum)],
    [['Ending', 'Cash* as of', s.desk.written(s.ledger.end, 'MM/dd')], inside(s.ledger.closing)],
  ];
  return cells.flatMap(([labels, value], at): Put[] => [
    ...labels.map((label, line): Put => [-(120 + at * 88), 116 + line * 10, label]),
    [-(120 + at * 88), 150, value, { isBold: true }],
  ]);
}

/** A British client account: receipts and payments with the ledger's page and reference, balances with CR and DR behind, references before texts. */
const clientLedger = formPrint({
  id: 'uk-client-receipts-payments',
  kind: 'bank_statement',
  tags: ['receipts-payments', 'reference-first', 'cr-dr-balance', 'running-balance'],
  locales: BRITAIN,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 2,
  top: 190,
  topAgain: 90,
  bottom: 770,
  order: {},
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'Statement of designated client account'],
    [40, 80, 'SAMPLE & PARTNERS LLP CLIENT A/C'],
    [330, 80, `Account ${s.ledger.number}`],
    [330, 92, `Period ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
  ],
  again: (s) => [[330, 40, `Account ${s.ledger.number}`]],
  first: (s) => [
    [
      [170, 0, 'Balance b/fwd'],
      [-550, 0, crdr(s.ledger.opening, s)],
    ],
  ],
  columns: [
    ['Posted', 40, (e, s) => s.day(e.date)],
    ['Our ref', 100, (e) => e.reference],
    ['Narrative', 170, (e) => e.lines],
    ['Receipts', -390, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Payments', -460, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Balance', -550, (e, s) => crdr(e.balance, s)],
  ],
  last: (s) => [
    [
      [170, 0, 'Totals'],
      [-390, 0, s.number(s.ledger.into.sum)],
      [-460, 0, s.number(s.ledger.out.sum)],
    ],
    [
      [170, 0, 'Balance c/fwd'],
      [-550, 0, crdr(s.ledger.closing, s)],
    ],
  ],
  leave: (s, e) => [
    [170, 0, 'Balance c/fwd'],
    [-550, 0, crdr(e.balance, s)],
  ],
  resume: (s, e) => [
    [170, 0, 'Balance b/fwd'],
    [-550, 0, crdr(e.balance, s)],
  ],
  truth: () => ({ balances: 'every-row', alternatives: (e) => [`${e.reference} ${e.lines.join(' ')}`] }),
});
const crdr = (minor: number, s: Sheet) => `${s.number(minor)} ${minor < 0 ? 'DR' : 'CR'}`;

/** The bank's account in a company's own books: what comes in is a debit, the balance in hand bears Dr, numbers and types of vouchers beside. */
const ownBooks = formPrint({
  id: 'books-bank-ledger',
  kind: 'bank_statement',
  tags: ['own-books', 'debit-is-money-in', 'running-balance'],
  locales: BRITAIN,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  most: 40,
  size: 8,
  leading: 10,
  gap: 2,
  top: 150,
  topAgain: 90,
  bottom: 770,
  order: {
    movements: {
      transferIn: [['{p}']],
      transferOut: [['{p}']],
      salary: [['{e}']],
      fee: [['Bank Charges']],
      directDebit: [['{m}']],
    },
  },
  head: (s) => [
    [300, 40, 'Sample Traders', { size: 13, isBold: true }],
    [290, 60, 'Example Bank Current A/c', { isBold: true }],
    [300, 72, 'Ledger Account'],
    [290, 84, `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
  ],
  again: () => [],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [110, 0, 'To Opening Balance'],
      [-400, 0, s.ledger.opening >= 0 ? s.number(s.ledger.opening) : ''],
      [-470, 0, s.ledger.opening < 0 ? s.number(s.ledger.opening) : ''],
      [-550, 0, drcr(s.ledger.opening, s)],
    ],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    [
      'Particulars',
      110,
      (e) => e.lines.map((line, at) => (at === 0 ? `${e.amount > 0 ? 'To' : 'By'} ${line}` : line)),
    ],
    ['Vch Type', 250, (e) => (e.amount > 0 ? 'Receipt' : 'Payment')],
    ['Vch No.', 305, (e) => e.reference.slice(0, 3)],
    ['Debit', -400, (e, s) => (e.amount > 0 ? s.number(e.amount) : '')],
    ['Credit', -470, (e, s) => (e.amount < 0 ? s.number(e.amount) : '')],
    ['Balance', -550, (e, s) => drcr(e.balance, s)],
  ],
  last: (s) => [
    [
      [110, 1, 'By Closing Balance'],
      [-470, 1, s.number(s.ledger.closing)],
      [-550, 1, drcr(s.ledger.closing, s)],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: null,
    describe: (e) =>
      `${e.amount > 0 ? 'To' : 'By'} ${e.lines.join(' ')} ${e.amount > 0 ? 'Receipt' : 'Payment'}`,
    alternatives: (e) => [
      `${e.amount > 0 ? 'To' : 'By'} ${e.lines.join(' ')}`,
      `${e.amount > 0 ? 'To' : 'By'} ${e.lines.join(' ')} ${e.amount > 0 ? 'Receipt' : 'Payment'} ${e.reference.slice(0, 3)}`,
    ],
  }),
});
const drcr = (minor: number, s: Sheet) => `${s.number(minor)} ${minor < 0 ? 'Cr' : 'Dr'}`;

/** A merchant's payouts account: gross, fee and net in dollars, the net moves the balance, a status beside, day and clock in one cell. */
const merchantNet = formPrint({
  id: 'us-merchant-status-net',
  kind: 'bank_statement',
  tags: ['gross-fee-net', 'status-column', 'clock', 'running-balance'],
  locales: USA,
  dates: ['MMM d, yyyy', 'MMM d, yyyy'],
  most: 40,
  size: 7.5,
  leading: 9.5,
  gap: 3,
  top: 200,
  topAgain: 80,
  bottom: 720,
  order: {
    kinds: ['transferIn', 'transferOut', 'refund'],
    movements: {
      transferIn: [['Card payment {k}']],
      transferOut: [['Payout to bank ending {f}']],
      refund: [['Card payment {k}']],
    },
  },
  head: (s) => [
    [40, 40, 'Balance statement', { size: 13, isBold: true }],
    [40, 60, 'Sample Goods Inc.'],
    [40, 72, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...labelPairs(40, 320, 100, [
      ['Starting balance', money(s.ledger.opening, s.number)],
      ['Net activity', money(s.ledger.into.sum - s.ledger.out.sum, s.number)],
      ['Ending balance', money(s.ledger.closing, s.number)],
    ]),
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => `${s.day(e.date)}, ${10 + Number(e.reference[0])}:${20 + Number(e.reference[1])}`],
    ['Description', 130, (e) => e.lines],
    ['Status', 270, (e) => (e.amount > 0 ? 'Available' : 'Paid')],
    ['Gross', -380, (e, s) => money(e.amount + feeOf(e), s.number)],
    ['Fee', -430, (e, s) => money(-feeOf(e), s.number)],
    ['Net', -490, (e, s) => money(e.amount, s.number)],
    ['Balance', -560, (e, s) => money(e.balance, s.number)],
  ],
  truth: () => ({
    balances: 'every-row',
    number: null,
    describe: (e) => `${e.lines.join(' ')} ${e.amount > 0 ? 'Available' : 'Paid'}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});
const feeOf = (e: Entry) => (e.amount > 0 ? 30 + Math.round(e.amount * 0.029) : 0);

/** Accounts of companies: analysis, treasury, brokers, clients, their own books, and merchants. */
export const TREASURY_FORMS: readonly Print[] = [
  commercialAnalysis,
  treasuryDays,
  brokerEquation,
  clientLedger,
  ownBooks,
  merchantNet,
];
