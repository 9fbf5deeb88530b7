import { MALAYSIA } from '../prints/new-places.ts';
import { INDIA, SINGAPORE } from '../prints/places.ts';
import { column, formPrint, type Put } from './form.ts';

const INDIAN = {
  card: [['UPI-{m} {c} IN'], ['{m} BANGALORE IN'], ['EMI 3/12 {m}'], ['AMZN {m} {c} IND']],
  transferIn: [['PAYMENT RECEIVED {r}'], ['BBPS PAYMENT RECEIVED (Ref# {r})']],
  refund: [['{m} {c} REVERSAL']],
  fee: [['IGST DB @ 18.00%'], ['FINANCE CHARGES'], ['FUEL SURCHARGE WAIVER EXCL TAX 3.50']],
};

/** An Indian card: a letter behind each sum shows charge from credit, a summary as a sum with signs between its boxes, the shopper's name over rows. */
const letters = formPrint({
  id: 'in-card-letters-behind',
  kind: 'credit_card_statement',
  tags: ['card', 'side-letter-suffix', 'summary-boxes', 'holder-line', 'month-names'],
  locales: INDIA,
  dates: ['dd MMM yy', 'dd MMM yyyy'],
  size: 8,
  leading: 11,
  gap: 3,
  top: 330,
  topAgain: 70,
  bottom: 740,
  isHeadedOnce: true,
  order: { isCard: true, movements: INDIAN },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 70, 11, ['JORDAN SAMPLE', '14 ALDER ROW', 'BENGALURU 560001']),
    [330, 70, 'Credit Card Number', { isBold: true }],
    [330, 82, 'XXXX XXXX XXXX XX12'],
    [330, 100, '*Total Amount Due ( ` )', { isBold: true }],
    [330, 112, s.number(s.ledger.closing)],
    [450, 100, '**Minimum Amount Due ( ` )'],
    [450, 112, s.number(Math.round(s.ledger.closing / 20))],
    [330, 130, 'Statement Date'],
    [330, 142, s.full(s.ledger.end)],
    [450, 130, 'Payment Due Date'],
    [450, 142, s.full(s.ledger.end + 20)],
    [40, 170, 'Credit Limit ( \u0060 )'],
    [40, 182, '3,00,000.00'],
    [160, 170, 'Cash Limit ( ` )'],
    [160, 182, '60,000.00'],
    [280, 170, 'Available Credit Limit ( ` )'],
    [280, 182, '2,11,420.35'],
    [40, 214, 'ACCOUNT SUMMARY', { isBold: true }],
    ...[
      'Previous Balance',
      'Payments & other Credits',
      'Purchases & Other Debits',
      'Fee, Taxes & Interest',
      'Total Outstanding',
    ].map((text, at) => [40 + at * 105, 228, text, { size: 6 }] as const),
    ...[
      s.ledger.opening,
      s.ledger.into.sum,
      -s.ledger.out.sum + s.ledger.fees.sum,
      -s.ledger.fees.sum,
      s.ledger.closing,
    ].map((minor, at) => [40 + at * 105, 240, s.number(minor)] as const),
    ...['-', '+', '+', '='].map((sign, at) => [128 + at * 105, 240, sign] as const),
    [
      40,
      262,
      'Earn 5 reward points for every Rs. 100 spent. T&C apply. GSTIN of bank 06AAECS1234A1ZS.',
      { size: 6 },
    ],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    [`Transaction Details`, 120, (e) => e.lines],
    ['Amount ( ` )', -540, (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? 'D' : 'C'}`],
  ],
  first: () => [[[120, 0, 'TRANSACTIONS FOR JORDAN SAMPLE', { isBold: true }]]],
  last: () => [
    [[40, 1, 'C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft', { size: 6 }]],
    [
      [40, 1, 'SAVINGS AND BENEFITS', { isBold: true }],
      [40, 2, 'Reward Summary: Previous Balance 1,204  Earned 88  Redeemed/Expired 0  Closing Balance 1,292'],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'XXXX XXXX XXXX XX12' }),
});

/** An Indian card: points earned stand between text and sum, "Cr" behind credits, domestic and international purchases under titles, clock behind days. */
const points = formPrint({
  id: 'in-card-points-between',
  kind: 'credit_card_statement',
  tags: ['card', 'points-column', 'cr-suffix', 'clock', 'dues-box'],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 11,
  gap: 4,
  top: 310,
  topAgain: 90,
  bottom: 740,
  order: { isCard: true, movements: INDIAN },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'Millennia Credit Card Statement', { isBold: true }],
    [40, 70, 'Name : JORDAN SAMPLE'],
    [40, 82, 'Card No: 1234 56XX XXXX 7890'],
    [360, 70, `Statement Date:${s.full(s.ledger.end)}`],
    ...boxes(
      130,
      ['Payment Due Date', 'Total Dues', 'Minimum Amount Due'],
      [s.full(s.ledger.end + 20), s.number(s.ledger.closing), s.number(Math.round(s.ledger.closing / 20))],
    ),
    ...boxes(
      164,
      ['Credit Limit', 'Available Credit Limit', 'Available Cash Limit'],
      ['2,50,000', '1,88,301', '75,000'],
    ),
    [40, 200, 'Account Summary', { isBold: true }],
    ...boxes(
      214,
      ['Opening Balance', 'Payment/Credits', 'Purchase/Debits', 'Finance Charges', 'Total Dues'],
      [
        s.number(s.ledger.opening),
        s.number(s.ledger.into.sum),
        s.number(s.ledger.out.sum),
        '0.00',
        s.number(s.ledger.closing),
      ],
    ),
    [
      40,
      250,
      'Past Dues (If any)  Over Limit  3 Months+  2 Months  1 Month  Current Dues  Minimum Amount Due',
      { size: 6 },
    ],
    [
      40,
      260,
      `0.00  0.00  0.00  0.00  0.00  0.00  ${s.number(Math.round(s.ledger.closing / 20))}`,
      { size: 6 },
    ],
    [40, 290, 'Domestic Transactions', { isBold: true }],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, 'Domestic Transactions', { isBold: true }],
  ],
  columns: [
    ['Date', 40, (e, s) => `${s.day(e.date)} 14:32:07`],
    ['Transaction Description', 150, (e) => e.lines],
    [
      'Feature Reward\nPoints',
      -440,
      (e) => (e.amount < 0 && e.kind === 'card' ? `${Math.ceil(-e.amount / 15000)}` : ''),
    ],
    ['Amount (in Rs.)', -540, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' Cr'}`],
  ],
  foot: (_, page, pages) => [[260, 800, `Page ${page} of ${pages}`]],
  truth: () => ({
    balances: 'none',
    number: '1234 56XX XXXX 7890',
    alternatives: (e) => [`${e.lines.join(' ')} ${Math.ceil(-e.amount / 15000)}`],
  }),
});

function boxes(y: number, labels: readonly string[], values: readonly string[]): Put[] {
  const step = 520 / labels.length;
  return [
    ...labels.map((text, at): Put => [40 + at * step, y, text, { size: 7, isBold: true }]),
    ...values.map((text, at): Put => [40 + at * step, y + 12, text]),
  ];
}

const CITY_ROWS = {
  card: [['{m} SINGAPORE SG'], ['GRAB*{m} SINGAPORE SG'], ['{m} AMSTERDAM NL', 'EUR 23.50']],
  transferIn: [['BILL PAYMENT - INTERNET BANKING', 'REF NO: {r}{r}']],
  refund: [['{m} SINGAPORE SG']],
  fee: [['CCY CONVERSION FEE', 'SGD {f}.00'], ['ANNUAL FEE']],
};

/** A Singapore card: previous balance as a row, CR behind credits, sub-total and total under the rows, the bank's reminders between pages. */
const singapore = formPrint({
  id: 'sg-card-sub-total',
  kind: 'credit_card_statement',
  tags: ['card', 'no-year', 'cr-suffix', 'sub-total', 'foreign-sublines', 'opening-in-table'],
  locales: SINGAPORE,
  dates: ['dd MMM', 'dd MMM yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 270,
  topAgain: 90,
  bottom: 700,
  order: { isCard: true, movements: CITY_ROWS },
  head: (s) => [
    [40, 40, 'Credit Cards', { size: 12 }],
    [40, 54, 'Statement of Account', { isBold: true }],
    ...column(40, 90, 11, ['JORDAN SAMPLE', 'BLK 14 ALDER ROAD #12-34', 'SINGAPORE 330014']),
    [300, 90, 'STATEMENT DATE', { isBold: true }],
    [300, 102, s.full(s.ledger.end)],
    [390, 90, 'CREDIT LIMIT', { isBold: true }],
    [390, 102, '$12,000.00'],
    [470, 90, 'MINIMUM PAYMENT', { isBold: true }],
    [470, 102, '$50.00'],
    [300, 118, 'PAYMENT DUE DATE', { isBold: true }],
    [300, 130, s.full(s.ledger.end + 25)],
    [
      40,
      180,
      'Please settle promptly; a late payment charge of $100 will be levied if payment is not received by the due date.',
      { size: 6 },
    ],
  ],
  again: () => [
    [40, 40, 'Credit Cards', { size: 12 }],
    [40, 54, 'Statement of Account'],
  ],
  columns: [
    ['DATE', 40, (e, s) => s.day(e.date).toUpperCase()],
    ['DESCRIPTION', 100, (e) => e.lines],
    ['AMOUNT (S$)', -530, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' CR'}`],
  ],
  first: (s) => [
    [[40, 0, 'ALTITUDE VISA SIGNATURE CARD NO.: 4119 1101 2345 6789', { isBold: true }]],
    [
      [100, 0, 'PREVIOUS BALANCE'],
      [-530, 0, s.number(s.ledger.opening)],
    ],
    [[40, 0, 'NEW TRANSACTIONS JORDAN SAMPLE', { isBold: true }]],
  ],
  last: (s) => [
    [
      [400, 0, 'SUB-TOTAL:'],
      [-530, 0, s.number(s.ledger.closing)],
    ],
    [
      [400, 0, 'TOTAL:'],
      [-530, 0, s.number(s.ledger.closing)],
    ],
    [
      [40, 1, 'GRAND TOTAL FOR ALL CARD ACCOUNTS:', { isBold: true }],
      [-530, 1, s.number(s.ledger.closing), { isBold: true }],
    ],
    [
      [40, 1, 'ALTITUDE POINTS SUMMARY', { isBold: true }],
      [40, 2, 'BALANCE BROUGHT FORWARD  1,204   EARNED  88   BALANCE CARRIED FORWARD  1,292'],
    ],
  ],
  foot: (_, page, pages) => [
    [
      40,
      780,
      'Marina Alder Financial Centre, 12 Alder Boulevard. GST Registration No: MR-8500180-3',
      { size: 6 },
    ],
    [-540, 780, `PAGE ${page} OF ${pages}`],
  ],
  truth: () => ({ balances: 'none', number: '4119 1101 2345 6789' }),
});

/** A Malaysian card: days of booking and buying, the card's own line among rows, payments and purchases mixed, credit and debit totals of the month. */
const malaysia = formPrint({
  id: 'my-card-month-totals',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'cr-suffix', 'bilingual', 'month-totals'],
  locales: MALAYSIA,
  dates: ['dd/MM', 'dd MMM yy'],
  size: 7.5,
  leading: 10,
  gap: 2,
  top: 290,
  topAgain: 110,
  bottom: 720,
  order: {
    isCard: true,
    movements: {
      ...CITY_ROWS,
      card: [['{m} KUALA LUMPUR MY'], ['{m} BANGKOK TH', 'THB 350.00']],
      transferIn: [['PYMT@MOBILE {r}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [240, 40, 'Penyata Akaun Kad Kredit / Credit Card Account Statement', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN SAMPLE', 'NO 14 JALAN ALDER 3', '47301 PETALING JAYA']),
    ...boxes(
      150,
      [
        'Tarikh Penyata/ Statement Date',
        'Tarikh Akhir Bayaran/ Payment Due Date',
        'Had Kredit/ Credit Limit',
      ],
      [s.full(s.ledger.end).toUpperCase(), s.full(s.ledger.end + 20).toUpperCase(), '15,000.00'],
    ),
    ...boxes(
      184,
      ['No Akaun/ Account Number', 'Baki Penyata/ Current Balance', 'Bayaran Minimum/ Min. Payment'],
      ['5123 4567 8901 2345', s.number(s.ledger.closing), '54.10'],
    ),
    [40, 250, 'URUSNIAGA AKAUN / YOUR ACCOUNT TRANSACTIONS', { isBold: true }],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 80, 'URUSNIAGA AKAUN / YOUR ACCOUNT TRANSACTIONS', { isBold: true }],
  ],
  columns: [
    ['Tarikh Pos/\nPosting Date', 40, (e, s) => s.day(e.postDate)],
    ['Tarikh Transaksi/\nTransaction Date', 120, (e, s) => s.day(e.date)],
    ['Huraian Transaksi/\nTransaction Description', 210, (e) => e.lines],
    ['Jumlah/\nAmount(RM)', -540, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : 'CR'}`],
  ],
  first: (s) => [
    [[210, 0, 'JORDAN SAMPLE    5123 4567 8901 2345']],
    [
      [210, 0, 'YOUR PREVIOUS STATEMENT BALANCE'],
      [-540, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [210, 0, 'TOTAL CREDIT THIS MONTH'],
      [340, 1, '(JUMLAH KREDIT)'],
      [-540, 0, `${s.number(s.ledger.into.sum)}`],
    ],
    [
      [210, 0, 'TOTAL DEBIT THIS MONTH'],
      [340, 1, '(JUMLAH DEBIT)'],
      [-540, 0, s.number(s.ledger.out.sum)],
    ],
    [
      [210, 0, 'SUB TOTAL/JUMLAH'],
      [-540, 0, s.number(s.ledger.closing)],
    ],
  ],
  foot: () => [
    [
      40,
      780,
      'Jika anda hanya membayar minimum 5%, tempoh melunaskan baki RM2,000.00 ialah 48 bulan (jumlah faedah RM812.55).',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: '5123 4567 8901 2345', printsPostDate: true }),
});

export const CARD_FORMS = [letters, points, singapore, malaysia];
