import type { Entry } from '@tieout/corpus';
import { INDIAN_BANK } from '../prints/descriptors.ts';
import { KENYA, MALAYSIA } from '../prints/new-places.ts';
import { AUSTRALIA, CANADA, INDIA } from '../prints/places.ts';
import { type Block, column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** An Indian account: the month's whole name and the day without a space between, three letters of the money glued to each sum, direction in a column of its own. */
const joinedMonthDay = formPrint({
  id: 'in-bank-joined-month-day',
  kind: 'bank_statement',
  tags: [
    'joined-month-day',
    'currency-prefix',
    'direction-column',
    'two-dates',
    'running-balance',
    'wrapped',
  ],
  locales: INDIA,
  dates: ['MMMMd, yyyy', 'MMMM dd, yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 5,
  top: 240,
  topAgain: 90,
  bottom: 760,
  order: { movements: INDIAN_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [400, 40, 'Account Statement', { isBold: true }],
    ...column(40, 70, 11, ['JORDAN SAMPLE', '14 ALDER MARG', 'PUNE 411001']),
    ...labelPairs(310, 560, 70, [
      ['Account Number', '50210012345678'],
      ['IFSC', 'BDBL0001234'],
      ['Statement Period', `${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}`],
      ['Opening Balance', `INR${s.signed(s.ledger.opening)}`],
      ['Closing Balance', `INR${s.signed(s.ledger.closing)}`],
      ['Total Debits', `INR${s.number(s.ledger.out.sum)}`],
      ['Total Credits', `INR${s.number(s.ledger.into.sum)}`],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Transaction\nDate', 40, (e, s) => s.day(e.date)],
    ['Value Date', 115, (e, s) => s.day(e.postDate)],
    ['Description', 190, (e) => e.lines.flatMap((line) => line.match(/.{1,38}/g) ?? [])],
    ['Amount', -440, (e, s) => `INR${s.number(e.amount)}`],
    ['Dr / Cr', 455, (e) => (e.amount < 0 ? 'Dr' : 'Cr')],
    ['Balance', -565, (e, s) => `INR${s.signed(e.balance)}`],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '50210012345678',
    describe: (e) => e.lines.flatMap((line) => line.match(/.{1,38}/g) ?? []).join(' '),
    alternatives: (e) => [e.lines.join(' ')],
  }),
});

/** An Indian state bank: under each day the day of value in brackets, the kind of movement in a column, lakhs, rupees shown in the headings. */
const valueInBrackets = formPrint({
  id: 'in-bank-value-in-brackets',
  kind: 'bank_statement',
  tags: [
    'value-date-in-brackets',
    'stacked-dates',
    'type-column',
    'currency-in-headings',
    'running-balance',
    'lakhs',
  ],
  locales: INDIA,
  dates: ['dd-MMM-yy', 'dd-MMM-yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 4,
  top: 230,
  topAgain: 60,
  bottom: 770,
  order: { movements: INDIAN_BANK },
  head: (s) => [
    [200, 40, s.desk.bank, { size: 13, isBold: true }],
    ...labelPairs(40, 280, 70, [
      ['Name', 'JORDAN SAMPLE'],
      ['Account Number', '012301000012345'],
      ['Branch', 'ADYAR CHENNAI'],
    ]),
    ...labelPairs(320, 560, 70, [
      ['Statement Period', `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
      ['Opening Balance', s.signed(s.ledger.opening)],
      ['Nominee', 'YES'],
    ]),
  ],
  again: () => [],
  columns: [
    ['Date\n(Value Date)', 40, (e, s) => [s.day(e.date), `(${s.day(e.postDate)})`]],
    ['Particulars', 100, (e) => e.lines.flatMap((line) => line.match(/.{1,34}/g) ?? [])],
    ['Ref No./\nCheque No.', 275, (e) => (e.kind === 'cash' ? e.reference : '')],
    [
      'Transaction\nType',
      325,
      (e) => (e.kind === 'card' ? 'UPI' : e.kind === 'fee' ? 'Charges' : 'Transfer'),
    ],
    ['Debit(Rs)', -435, (e, s) => s.out(e) || '-'],
    ['Credit(Rs)', -500, (e, s) => s.into(e) || '-'],
    ['Balance(Rs)', -570, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [100, 1, 'Total', { isBold: true }],
      [-435, 1, s.number(s.ledger.out.sum)],
      [-500, 1, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '012301000012345',
    describe: (e) => e.lines.flatMap((line) => line.match(/.{1,34}/g) ?? []).join(' '),
    alternatives: (e) => {
      const text = e.lines.flatMap((line) => line.match(/.{1,34}/g) ?? []).join(' ');
      const kind = e.kind === 'card' ? 'UPI' : e.kind === 'fee' ? 'Charges' : 'Transfer';
      return [
        `${text} ${kind}`,
        `${kind} ${text}`,
        `${text} ${e.reference} ${kind}`,
        `${text} ${e.reference}`,
      ];
    },
  }),
});

/** A Malaysian account: a plus or a minus behind each sum, no nought before cents, balances and sums as lines with colons below. */
const barePoint = formPrint({
  id: 'my-bank-bare-point',
  kind: 'bank_statement',
  tags: ['trailing-sign', 'no-leading-nought', 'no-year', 'running-balance', 'sums-with-colons'],
  locales: MALAYSIA,
  dates: ['dd/MM', 'dd/MM/yy'],
  size: 8,
  leading: 10,
  gap: 1,
  top: 250,
  topAgain: 150,
  bottom: 740,
  most: 45,
  order: {
    movements: {
      card: [
        ['SALE DEBIT', '{m} *'],
        ['PYMT FROM A/C', '{m} *', 'QR'],
      ],
      transferIn: [['TRANSFER TO A/C', '{p} *', 'Fund Transfer']],
      transferOut: [['TRANSFER FR A/C', '{p} *', 'rent']],
      salary: [['CMS - CR SALARY', '{e} *']],
      cash: [['CASH WITHDRAWAL', '{c}']],
      fee: [['DEBIT CARD SST FEE'], ['SVG GIRO CHARGE']],
      interest: [['PROFIT PAID']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [400, 56, 'MUKA/頁/PAGE : 1'],
    ...column(40, 90, 11, ['MS JORDAN SAMPLE', 'NO 14 JALAN ALDER', '47301 PETALING JAYA']),
    ...labelPairs(340, 560, 90, [
      ['TARIKH PENYATA', ''],
      ['STATEMENT DATE :', s.full(s.ledger.end)],
      ['NOMBOR AKAUN', ''],
      ['ACCOUNT NUMBER :', '114012-345678'],
    ]),
    [40, 210, 'URUSNIAGA AKAUN / ACCOUNT TRANSACTIONS', { isBold: true }],
  ],
  again: () => [[40, 130, 'URUSNIAGA AKAUN / ACCOUNT TRANSACTIONS', { isBold: true }]],
  columns: [
    ['TARIKH MASUK\nENTRY DATE', 40, (e, s) => s.day(e.date)],
    ['BUTIR URUSNIAGA\nTRANSACTION DESCRIPTION', 120, (e) => e.lines],
    [
      'JUMLAH URUSNIAGA\nTRANSACTION AMOUNT',
      -430,
      (e, s) => `${bare(s.number(e.amount))}${e.amount < 0 ? '-' : '+'}`,
    ],
    [
      'BAKI PENYATA\nSTATEMENT BALANCE',
      -550,
      (e, s) => `${bare(s.number(e.balance))}${e.balance < 0 ? '-' : ''}`,
    ],
  ],
  first: (s) => [
    [
      [120, 0, 'BEGINNING BALANCE'],
      [-550, 0, `${bare(s.number(s.ledger.opening))}`],
    ],
  ],
  last: (s) => [
    [
      [120, 1, 'ENDING BALANCE :'],
      [-550, 1, `${bare(s.number(s.ledger.closing))}${s.ledger.closing < 0 ? '-' : ''}`],
    ],
    [
      [120, 0, 'LEDGER BALANCE :'],
      [-550, 0, `${bare(s.number(s.ledger.closing))}${s.ledger.closing < 0 ? '-' : ''}`],
    ],
    [
      [120, 0, 'TOTAL DEBIT :'],
      [-550, 0, bare(s.number(s.ledger.out.sum))],
    ],
    [
      [120, 0, 'TOTAL CREDIT :'],
      [-550, 0, bare(s.number(s.ledger.into.sum))],
    ],
    [[250, 1, 'END OF STATEMENT']],
  ],
  truth: () => ({ balances: 'every-row', number: '114012-345678' }),
});

function bare(text: string): string {
  return text.replace(/^0\./, '.');
}

const RATE = 'INTERESTRATECHANGETO6.24%';

/** An Australian home loan whose program writes no spaces between words: glued labels, days and headings, repayments as credits, what is owed rising by interest. */
const gluedLoan = formPrint({
  id: 'au-loan-glued-words',
  kind: 'bank_statement',
  tags: ['loan', 'glued-words', 'rate-rows', 'running-balance', 'opening-in-table', 'owed'],
  locales: AUSTRALIA,
  dates: ['ddMMM yyyy', 'dd/MM/yyyy'],
  most: 18,
  size: 8,
  leading: 11,
  gap: 3,
  top: 240,
  topAgain: 110,
  bottom: 720,
  order: {
    isCard: true,
    kinds: ['transferIn', 'card'],
    movements: { transferIn: [['REPAYMT A/C TFR'], ['INTERNETPMT{r}']], card: [['INTEREST'], ['REDRAW']] },
    opening: 31_245_012,
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 80, 11, ['MS J SAMPLE', '14 ALDER STREET', 'KEW VIC 3101']),
    ...labelPairs(330, 560, 80, [
      ['LoanAcctNumber', 'S214087001400'],
      ['BSB/AcctIDNo.', '193-879400123456'],
      ['StatementStartDate', s.full(s.ledger.start)],
      ['StatementEndDate', s.full(s.ledger.end)],
      ['StatementNo.', '41(Page1of2)'],
    ]),
    [40, 200, 'PORTFOLIOHOMELOAN', { isBold: true, size: 10 }],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 80, 'StatementNo. 41(Page2of2)'],
  ],
  isRuled: true,
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['TransactionDescription', 105, (e) => e.lines],
    ['Debit', -400, (e, s) => s.out(e)],
    ['Credit', -475, (e, s) => s.into(e)],
    ['LoanBalance', -560, (e, s) => s.number(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [105, 0, 'OpeningBalance'],
      [-560, 0, s.number(s.ledger.opening)],
    ],
    [
      [40, 0, s.day(s.ledger.start)],
      [105, 0, RATE],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [105, 0, 'ClosingBalance'],
      [-560, 0, s.number(s.ledger.closing)],
    ],
    [[40, 1, 'Remembertocheckyourstatementandtellusofanyerrors.', { size: 7 }]],
  ],
  truth: () => ({ balances: 'every-row', number: 'S214087001400' }),
});

/** An Australian savings account: four sums under their labels in boxes, rows that tell a new rate, no figure in the empty side. */
const fourBoxes = formPrint({
  id: 'au-savings-four-boxes',
  kind: 'bank_statement',
  tags: ['summary-boxes', 'rate-rows', 'running-balance', 'currency-in-headings'],
  locales: AUSTRALIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 30,
  size: 8.5,
  leading: 11,
  gap: 4,
  top: 260,
  topAgain: 90,
  bottom: 730,
  order: {
    kinds: ['transferIn', 'transferOut', 'interest'],
    movements: {
      transferIn: [['Deposit - Receipt {r} {p}']],
      transferOut: [['Withdrawal to {p} - Receipt {r}']],
      interest: [['Interest Credit - Receipt {r}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 80, 'Savings Maximiser number: 61401234'],
    [40, 92, 'BSB number: 923 100'],
    [40, 104, `Statement from: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [40, 160, 'Opening balance', { isBold: true }],
    [170, 160, 'Total money in', { isBold: true }],
    [300, 160, 'Total money out', { isBold: true }],
    [430, 160, 'Closing balance', { isBold: true }],
    [40, 176, `$${s.number(s.ledger.opening)}`],
    [170, 176, `$${s.number(s.ledger.into.sum)}`],
    [300, 176, `$${s.number(s.ledger.out.sum)}`],
    [430, 176, `${s.ledger.closing < 0 ? '-' : ''}$${s.number(s.ledger.closing)}`],
    [40, 230, 'Transactions', { isBold: true, size: 10 }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Details', 110, (e) => e.lines],
    ['Money out $', -400, (e, s) => s.out(e)],
    ['Money in $', -475, (e, s) => s.into(e)],
    ['Balance $', -555, (e, s) => s.signed(e.balance)],
  ],
  rows: (s, block) => {
    const middle = s.entries[Math.floor(s.entries.length / 2)];
    return s.entries.map((e): readonly [Block, Entry] => [
      e === middle
        ? [
            ...block(e),
            [40, e.lines.length, s.day(e.date)],
            [110, e.lines.length, 'Standard Variable Rate Changed to 4.35% p.a.'],
          ]
        : block(e),
      e,
    ]);
  },
  last: (s) => [
    [[40, 1, 'Standard Variable Rate 4.35% p.a. Total Interest this financial year 112.40', {}]],
    [[40, 0, `Interest is worked out daily. Rate Changed on ${s.full(s.ledger.start)}`]],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '61401234',
    alternatives: (e) => [`${e.lines.join(' ')} Standard Variable Rate Changed to 4.35% p.a.`],
  }),
});

/** A Kenyan bank: the day of value between text and sums, headings in capitals over a grid, balances marked "Cr" or "Dr", long narrations broken mid-word. */
const valueBetween = formPrint({
  id: 'ke-bank-value-between',
  kind: 'bank_statement',
  tags: ['value-date-between', 'cr-suffix', 'broken-words', 'running-balance', 'bf-row', 'totals-row'],
  locales: KENYA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 7.5,
  leading: 9,
  gap: 4,
  top: 220,
  topAgain: 80,
  bottom: 770,
  order: {
    movements: {
      card: [['POS {m} {c} KE {r} {k}']],
      transferIn: [['MPESA C2B 2547220{f} {p} {k}'], ['RTGS {p} {r}']],
      transferOut: [['APP/{p}/MPESA 2547110{f}/{k}'], ['PESALINK TO {p} {r}{k}']],
      salary: [['SALARY {e} {r}']],
      cash: [['ATM CASH {c} {r}']],
      directDebit: [['STANDING ORDER {m} {r}']],
      fee: [['EXCISE DUTY {r}'], ['LEDGER FEES'], ['MPESA CHARGE {k}']],
      refund: [['REVERSAL {m} {r}']],
      interest: [['INTEREST CREDIT']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, 'ACCOUNT STATEMENT', { isBold: true, size: 11 }],
    ...labelPairs(40, 290, 90, [
      ['ACCOUNT NAME', 'JORDAN SAMPLE'],
      ['ACCOUNT NUMBER', '1140212345'],
      ['CURRENCY', 'KES'],
    ]),
    [320, 90, `STATEMENT PERIOD ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
  ],
  again: () => [],
  isRuled: true,
  columns: [
    ['TXN DATE', 40, (e, s) => s.day(e.date)],
    ['DESCRIPTION', 100, (e) => e.lines.flatMap((line) => line.match(/.{1,30}/g) ?? [])],
    ['VALUE DATE', 270, (e, s) => s.day(e.postDate)],
    ['MONEY OUT', -405, (e, s) => (e.amount < 0 ? `-${s.out(e)}` : '')],
    ['MONEY IN', -475, (e, s) => s.into(e)],
    ['LEDGER BALANCE', -570, (e, s) => `${s.number(e.balance)} ${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  first: (s) => [
    [
      [100, 0, 'Balance B/Fwd'],
      [-570, 0, `${s.number(s.ledger.opening)} Cr`],
    ],
  ],
  last: (s) => [
    [
      [100, 0, 'Balance at Period End', { isBold: true }],
      [-570, 0, `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'Dr' : 'Cr'}`, { isBold: true }],
    ],
    [[40, 1, 'Any errors in this statement should be reported within 14 days.']],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '1140212345',
    describe: (e) => e.lines.flatMap((line) => line.match(/.{1,30}/g) ?? []).join(' '),
    alternatives: (e) => [e.lines.join(' ')],
  }),
});

/** A Canadian account: two days with names of months, funds out before funds in, balances forward and closing as rows that bear days. */
const effectiveDays = formPrint({
  id: 'ca-bank-effective-days',
  kind: 'bank_statement',
  tags: ['two-dates', 'no-year', 'running-balance', 'opening-in-table', 'closing-in-table', 'end-of-list'],
  locales: CANADA,
  dates: ['MMM d', 'MMM d, yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 220,
  topAgain: 90,
  bottom: 720,
  order: {
    movements: {
      card: [['POINT OF SALE PURCHASE', '{m} {c}']],
      transferIn: [['INTERAC e-Transfer', '{p}']],
      transferOut: [['BILL PAYMENT', '{m}']],
      salary: [['PAYROLL DEPOSIT', '{e}']],
      cash: [['ABM WITHDRAWAL {c}']],
      directDebit: [['PRE-AUTHORIZED DEBIT', '{m}']],
      fee: [['NETWORK FEE']],
      refund: [['PURCHASE RETURN', '{m}']],
      interest: [['INTEREST']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 80, 11, ['JORDAN SAMPLE', '14 ALDER CRES', 'OTTAWA ON K1A 0B1']),
    [330, 80, 'Account number:'],
    [430, 80, '0014012345'],
    [330, 92, 'Statement date:'],
    [430, 92, s.full(s.ledger.end)],
    [330, 104, 'Statement period:'],
    [430, 104, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 180, 'Details', { isBold: true, size: 10 }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Trans. date', 40, (e, s) => s.day(e.date)],
    ['Eff. date', 100, (e, s) => s.day(e.postDate)],
    ['Transaction', 155, (e) => e.lines],
    ['Funds out', -410, (e, s) => s.out(e)],
    ['Funds in', -485, (e, s) => s.into(e)],
    ['Balance', -565, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [100, 0, s.day(s.ledger.start)],
      [155, 0, 'BALANCE FORWARD'],
      [-565, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: () => [[[155, 1, 'END OF TRANSACTIONS']]],
  foot: (_, page, pages) => [[40, 760, `7010CA-2021/03   Page ${page} of ${pages}`]],
  truth: () => ({ balances: 'every-row', number: '0014012345' }),
});

export const COMMONWEALTH_FORMS = [
  joinedMonthDay,
  valueInBrackets,
  barePoint,
  gluedLoan,
  fourBoxes,
  valueBetween,
  effectiveDays,
];
