import type { Entry } from '@tieout/corpus';
import { AMERICAN_BANK } from '../prints/descriptors.ts';
import { PHILIPPINES } from '../prints/more-places.ts';
import { MALAYSIA, NIGERIA } from '../prints/new-places.ts';
import { SOUTH_AFRICA, USA } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { type Block, column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A Malaysian overdraft: a number of three figures for the branch, a dash in the empty side, a minus behind what is overdrawn and a plus behind what is in hand, sums and counts below. */
const sideDashes = formPrint({
  id: 'my-bank-side-dashes',
  kind: 'bank_statement',
  tags: ['dash-cells', 'branch-column', 'trailing-sign-balance', 'running-balance', 'counts'],
  locales: MALAYSIA,
  dates: ['dd-MM-yyyy', 'd MMM yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 3,
  top: 250,
  topAgain: 130,
  bottom: 720,
  order: {
    movements: {
      card: [
        ['MYDEBIT PURCHASE', '{m}'],
        ['DUITNOW QR P2P DR', '{m} {r}'],
      ],
      transferIn: [['RPP INWARD INST TRF CR', '{p}', 'FUND TRANSFER']],
      transferOut: [['MBK INSTANT TRF OC DR', '{p}', 'rent']],
      salary: [['INWARD IBG', '{e}', 'SALARY']],
      cash: [['ATM WITHDRAWAL {c}']],
      directDebit: [['CLEAR / / AUTODEBIT']],
      fee: [['ANNUAL FEES'], ['RPP OUTWARD FEE']],
      refund: [['MYDEBIT REFUND {m}']],
      interest: [['PROFIT PAID']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 80, 11, ['SAMPLE TRADING SDN BHD', 'NO 14 JALAN ALDER', '47301 PETALING JAYA']),
    [320, 80, 'ACCOUNT STATEMENT / PENYATA AKAUN'],
    [320, 92, `Statement Period / Tempoh Penyata : ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [320, 104, 'Account No. / No Akaun : 2141 2300 0123 45'],
    [40, 160, 'ACCOUNT ACTIVITY', { isBold: true }],
    [40, 176, `Total Count : ${s.ledger.into.count + s.ledger.out.count}`],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Date\nTarikh', 40, (e, s) => s.day(e.date)],
    ['Branch\nCawangan', 96, () => '061'],
    ['Description\nDiskripsi', 140, (e) => e.lines],
    ["Sender's Ref\nRujukan", 300, (e) => e.reference],
    ['Debit\nDebit', -420, (e, s) => s.out(e) || '-'],
    ['Credit\nKredit', -490, (e, s) => s.into(e) || '-'],
    ['Balance\nBaki', -560, (e, s) => signBehind(e.balance, s)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [140, 0, 'B/F BALANCE'],
      [-560, 0, signBehind(s.ledger.opening, s)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [140, 0, 'C/F BALANCE'],
      [-560, 0, signBehind(s.ledger.closing, s)],
    ],
    [
      [140, 1, `Total Debits (${s.ledger.out.count})`],
      [-420, 1, s.number(s.ledger.out.sum)],
    ],
    [
      [140, 0, `Total Credits (${s.ledger.into.count})`],
      [-490, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '2141 2300 0123 45',
    alternatives: (e) => [
      `061 ${e.lines.join(' ')}`,
      `061 ${e.lines.join(' ')} ${e.reference}`,
      `${e.lines.join(' ')} ${e.reference}`,
    ],
  }),
});

function signBehind(minor: number, { number }: Sheet): string {
  return `${number(minor)}${minor < 0 ? '-' : '+'}`;
}

/** A South African account: what fees cost stands in a column of their own before debits and moves the balance as they do, rows numbered, a breakdown of charges above. */
const feeSide = formPrint({
  id: 'za-bank-fee-side',
  kind: 'bank_statement',
  tags: ['three-side-columns', 'row-numbers', 'running-balance', 'charges-table', 'currency-in-headings'],
  locales: SOUTH_AFRICA.map((place) => ({
    ...place,
    numbers: [{ group: ',', decimal: '.', grouping: 'thousands' }] as const,
  })),
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 7.5,
  leading: 10,
  gap: 3,
  top: 330,
  topAgain: 120,
  bottom: 740,
  most: 45,
  order: {
    movements: {
      card: [['{m} {c} {f}']],
      transferIn: [['{p}'], ['PAYMENT FROM {p}']],
      transferOut: [['Payment to {p}'], ['{m} {r}']],
      salary: [['{e} SALARY']],
      directDebit: [['DEBIT ORDER {m}']],
      cash: [['Cash withdrawal {c}']],
      fee: [['Notification Fee: E-mail'], ['Electronic payment fee'], ['Maintenance fee']],
      refund: [['REFUND {m}']],
      interest: [['Credit interest']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [400, 40, 'see money otherwise'],
    ...column(40, 80, 11, ['Ms J Sample', '14 Alder Road', 'Centurion 0157']),
    ...labelPairs(320, 560, 80, [
      ['Account type', 'Current account'],
      ['Account number', '1140123456'],
      ['Statement period:', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
      ['Statement frequency:', 'Monthly'],
    ]),
    [40, 160, 'Account summary', { isBold: true }],
    ...labelPairs(40, 290, 176, [
      ['Opening balance', `R${s.signed(s.ledger.opening)}`],
      ['Funds received/Credits', `R${s.number(s.ledger.into.sum)}`],
      ['Funds used/Debits', `R${s.number(s.ledger.out.sum)}`],
      ['Closing balance', `R${s.signed(s.ledger.closing)}`],
    ]),
    [320, 160, 'Bank charges for the period', { isBold: true }],
    ...labelPairs(320, 560, 176, [
      ['Electronic banking fees', `R${s.number(s.ledger.fees.sum)}`],
      ['Service fees', 'R0.00'],
      ['Bank charge(s) (total)', `R${s.number(s.ledger.fees.sum)}`],
      ['*VAT inclusive @', '15.000%'],
    ]),
    [40, 300, 'Transactions', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Tran list no', 40, (e) => `000${e.reference.slice(0, 3)}`],
    ['Date', 95, (e, s) => s.day(e.date)],
    ['Description', 150, (e) => e.lines],
    ['Fees (R)', -380, (e, s) => (e.kind === 'fee' ? `${s.number(e.amount)}*` : '')],
    ['Debits (R)', -440, (e, s) => (e.kind === 'fee' ? '' : s.out(e))],
    ['Credits (R)', -500, (e, s) => s.into(e)],
    ['Balance (R)', -565, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [95, 0, s.day(s.ledger.start)],
      [150, 0, 'Opening balance'],
      [-565, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [150, 0, 'Closing balance', { isBold: true }],
      [-565, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
  ],
  foot: (_, page, pages) => [[40, 790, `Page ${page} of ${pages}`]],
  truth: () => ({
    balances: 'every-row',
    number: '1140123456',
    alternatives: (e) => [`000${e.reference.slice(0, 3)} ${e.lines.join(' ')}`],
  }),
});

/** A Philippine wallet: day with the year first and a clock of twelve hours, references of thirteen figures, starting and ending balances as rows, sums of both sides at the end. */
const walletClock = formPrint({
  id: 'ph-wallet-clock',
  kind: 'bank_statement',
  tags: [
    'wallet',
    'clock',
    'long-references',
    'running-balance',
    'opening-in-table',
    'sums-last',
    'ungrouped',
  ],
  locales: PHILIPPINES.map((place) => ({
    ...place,
    numbers: [{ group: '', decimal: '.', grouping: 'none' }] as const,
  })),
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  most: 60,
  size: 8,
  leading: 10,
  gap: 4,
  top: 150,
  topAgain: 70,
  bottom: 780,
  order: {
    movements: {
      card: [['Payment to {m}'], ['Bills Payment to {m}', 'Processing Center']],
      transferIn: [['Received GCash from {p} with', 'account ending in {f}'], ['Cash In from {p}']],
      transferOut: [['Transfer from 0917555{f} to', '0918555{f}']],
      salary: [['Cash-in via {e}']],
      cash: [['Cash-out at {c}']],
      refund: [['Refund from {m}']],
      fee: [['Convenience fee']],
      interest: [['Interest earned']],
      directDebit: [['Auto payment {m}']],
    },
  },
  head: (s) => [
    [230, 40, 'Transaction History', { size: 14, isBold: true }],
    [240, 60, `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [240, 74, s.desk.bank],
    [240, 88, 'MSISDN: 09175550123'],
  ],
  again: () => [],
  columns: [
    ['Date and Time', 30, (e, s) => `${s.day(e.date)} ${clock(e)}`],
    ['Description', 150, (e) => e.lines],
    ['Reference No.', 310, (e) => `900${e.reference}41`],
    ['Debit', -440, (e, s) => s.out(e)],
    ['Credit', -505, (e, s) => s.into(e)],
    ['Balance', -570, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [150, 0, 'STARTING BALANCE'],
      [-570, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [150, 0, 'ENDING BALANCE'],
      [-570, 0, s.signed(s.ledger.closing)],
    ],
    [
      [310, 1, 'Total Debit'],
      [-570, 1, s.number(s.ledger.out.sum)],
    ],
    [
      [310, 0, 'Total Credit'],
      [-570, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: null,
    alternatives: (e) => [`${e.lines.join(' ')} 900${e.reference}41`],
  }),
});

function clock({ reference }: Entry): string {
  const hour = (Number(reference.slice(0, 2)) % 12) + 1;
  return `${String(hour).padStart(2, '0')}:${reference.slice(2, 3)}${reference.slice(3, 4)} ${Number(reference[4]) < 5 ? 'AM' : 'PM'}`.replace(
    /:[6-9]/,
    ':1',
  );
}

/** A Philippine card: whole names of months without a year for both days, foreign purchases over two lines with the money's name and both sums below, past due and unbilled instalments around the rows. */
const namedDayPairs = formPrint({
  id: 'ph-card-named-day-pairs',
  kind: 'credit_card_statement',
  tags: ['card', 'month-names', 'no-year', 'two-dates', 'foreign-second-line', 'signed', 'previous-in-list'],
  locales: PHILIPPINES,
  dates: ['MMMM d', 'MMMM d, yyyy'],
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 290,
  topAgain: 90,
  bottom: 720,
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c}'], ['{m} Makati City PH']],
      transferIn: [['Payment -Thank You']],
      refund: [['{m} Reversal']],
      fee: [['Annual Membership Fee'], ['Late Charge']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 70, 'Statement of Account', { size: 11, isBold: true }],
    ...column(40, 96, 11, ['JORDAN SAMPLE', '14 ALDER STREET', 'MAKATI CITY']),
    ...labelPairs(310, 560, 80, [
      ['CUSTOMER NUMBER', '020100-1-41-1234567'],
      ['STATEMENT DATE', s.full(s.ledger.end).toUpperCase()],
      ['PAYMENT DUE DATE', s.full(s.ledger.end + 21).toUpperCase()],
      ['TOTAL AMOUNT DUE', s.number(s.ledger.closing)],
      ['MINIMUM AMOUNT DUE', '850.00'],
      ['CREDIT LIMIT', '150,000.00'],
    ]),
    [40, 210, 'GOLD REWARDS CARD', { isBold: true }],
    [40, 222, '020100-1-41-1234567   JORDAN SAMPLE'],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['Transaction\nDate', 40, (e, s) => s.day(e.date)],
    ['Post\nDate', 120, (e, s) => s.day(e.postDate)],
    [
      'Description',
      200,
      (e) =>
        e.foreign === null
          ? e.lines
          : [`${e.lines.join(' ')} US`, `U.S.Dollar   ${(e.foreign.amount / 100).toFixed(2)}`],
    ],
    ['Amount', -550, () => ''],
  ],
  rows: (s, block) =>
    s.entries.map((e): readonly [Block, Entry] => [
      [...block(e), [-550, e.foreign === null ? 0 : 1, `${e.amount > 0 ? '-' : ''}${s.number(e.amount)}`]],
      e,
    ]),
  first: (s) => [
    [
      [200, 0, 'Previous Balance'],
      [-550, 0, s.number(s.ledger.opening)],
    ],
    [
      [200, 0, 'Past Due'],
      [-550, 0, '0.00'],
    ],
  ],
  last: (s) => [
    [
      [200, 0, 'Ending Balance', { isBold: true }],
      [-550, 0, s.number(s.ledger.closing), { isBold: true }],
    ],
    [
      [200, 0, 'Unbilled Installment Amount'],
      [-550, 0, '0.00'],
    ],
    [
      [200, 0, 'Finance Charge'],
      [-550, 0, '0.00'],
    ],
  ],
  truth: () => ({
    balances: 'none',
    number: '020100-1-41-1234567',
    printsPostDate: true,
    describe: (e) =>
      e.foreign === null
        ? e.lines.join(' ')
        : `${e.lines.join(' ')} US U.S.Dollar ${(e.foreign.amount / 100).toFixed(2)}`,
    alternatives: (e) => (e.foreign === null ? [] : [`${e.lines.join(' ')} US`]),
  }),
});

/** A Texan bank: in each part the text stands first, then month and day, then the sum; balances of days three side by side below. */
const dayAfterText = formPrint({
  id: 'us-bank-day-after-text',
  kind: 'bank_statement',
  tags: ['titled-sections', 'date-after-text', 'no-year', 'summary-list', 'daily-balances'],
  locales: USA,
  dates: ['MM-dd', 'MMMM d, yyyy'],
  most: 45,
  size: 8,
  leading: 10,
  gap: 1,
  top: 300,
  topAgain: 90,
  bottom: 720,
  order: { movements: AMERICAN_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 80, 11, ['JORDAN SAMPLE', '14 ALDER ROW', 'LAREDO TX 78040']),
    ...labelPairs(330, 560, 80, [
      ['Statement Ending', s.full(s.ledger.end)],
      ['Account Number', s.ledger.number],
    ]),
    [40, 150, 'FREE CHECKING', { isBold: true, size: 10 }],
    ...labelPairs(40, 380, 170, [
      [`Beginning Balance   ${s.full(s.ledger.start)}`, `$${s.number(s.ledger.opening)}`],
      [`+ Deposits and Credits (${s.ledger.into.count})`, `$${s.number(s.ledger.into.sum)}`],
      [`- Withdrawals and Debits (${s.ledger.out.count})`, `$${s.number(s.ledger.out.sum)}`],
      [
        `Ending Balance as of ${s.full(s.ledger.end)}`,
        `${s.ledger.closing < 0 ? '-' : ''}$${s.number(s.ledger.closing)}`,
      ],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isHeadedOnce: true,
  columns: [['', 40, () => '']],
  rows: (s) => [...part('DEPOSITS', s, 1), ...part('OTHER DEBITS', s, -1)],
  last: (s) => [
    [[40, 1, 'DAILY BALANCES', { isBold: true }]],
    [40, 220, 400].flatMap((x) => [
      [x, 0, 'Date', { isBold: true }] as const,
      [-(x + 120), 0, 'Balance', { isBold: true }] as const,
    ]),
    ...inThrees(s),
  ],
  truth: (s) => ({
    balances: 'none',
    entries: [...s.entries.filter((e) => e.amount > 0), ...s.entries.filter((e) => e.amount < 0)],
  }),
});

function part(title: string, s: Sheet, side: number): (readonly [Block, Entry])[] {
  return s.entries
    .filter((e) => Math.sign(e.amount) === side)
    .map((e, at): readonly [Block, Entry] => {
      const down = at === 0 ? 3 : 0;
      const titles: Block =
        at === 0
          ? [
              [40, 1, title, { isBold: true, size: 10 }],
              [40, 2, 'Description', { isBold: true }],
              [400, 2, 'Date', { isBold: true }],
              [-555, 2, 'Amount', { isBold: true }],
            ]
          : [];
      return [
        [
          ...titles,
          ...e.lines.map((text, line) => [40, down + line, text] as const),
          [400, down, s.day(e.date)],
          [-555, down, s.number(e.amount)],
        ],
        e,
      ];
    });
}

function inThrees(s: Sheet): Block[] {
  const days = s.ledger.daily;
  return Array.from({ length: Math.ceil(days.length / 3) }, (_, row) =>
    days
      .slice(row * 3, row * 3 + 3)
      .flatMap(({ date, balance }, at) => [
        [40 + at * 180, 0, s.day(date)] as const,
        [-(160 + at * 180), 0, s.signed(balance)] as const,
      ]),
  );
}

/** A Nigerian account: the value day stands between credits and the balance, long narration over lines in a narrow column, sums of both sides over it. */
const valueThird = formPrint({
  id: 'ng-bank-value-before-balance',
  kind: 'bank_statement',
  tags: ['value-date-before-balance', 'running-balance', 'noughts-in-cells', 'opening-in-table', 'wrapped'],
  locales: NIGERIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 7.5,
  leading: 9,
  gap: 4,
  top: 210,
  topAgain: 90,
  bottom: 760,
  order: {
    movements: {
      card: [['POS/WEB PMT {m} {c}', 'NG {r}{k}']],
      transferIn: [['NIP/GTB/{p}/', 'transfer to {f}', '{r}']],
      transferOut: [['NIP CR/MOB/{p}/', 'ACCESS/{r}']],
      salary: [['{e}', 'SALARY PAYMENT']],
      cash: [['ATM/CSH WDL {c}']],
      directDebit: [['DSTV {r} {m}']],
      fee: [['NIP CHARGE + VAT'], ['SMS Charge for the month'], ['FGN Electronic Money Transfer Levy']],
      refund: [['RVSL {m} {r}']],
      interest: [['Credit Interest Capitalised']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [400, 40, 'STATEMENT OF ACCOUNT', { isBold: true }],
    ...column(40, 70, 11, ['SAMPLE JORDAN', '14 ALDER CLOSE, IKEJA, LAGOS']),
    ...labelPairs(330, 560, 70, [
      ['Account Number:', '2141234567'],
      ['Currency:', 'NAIRA'],
      ['Period:', `${s.full(s.ledger.start)} TO ${s.full(s.ledger.end)}`],
      ['Opening Balance:', s.signed(s.ledger.opening)],
      ['Total Debit:', s.number(s.ledger.out.sum)],
      ['Total Credit:', s.number(s.ledger.into.sum)],
      ['Closing Balance:', s.signed(s.ledger.closing)],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['DATE', 40, (e, s) => s.day(e.date)],
    ['DESCRIPTION', 95, (e) => e.lines],
    ['DEBIT', -355, (e, s) => s.out(e) || '0.00'],
    ['CREDIT', -425, (e, s) => s.into(e) || '0.00'],
    ['VALUE DATE', 440, (e, s) => s.day(e.postDate)],
    ['BALANCE', -565, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [95, 0, 'Opening Balance'],
      [-565, 0, s.signed(s.ledger.opening)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '2141234567' }),
});

export const OVERSEAS_FORMS = [sideDashes, feeSide, walletClock, namedDayPairs, dayAfterText, valueThird];
