import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import { HONG_KONG, MALAYSIA } from '../prints/new-places.ts';
import { SINGAPORE } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { sheetOf } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';

const HK_ROWS = {
  card: [['POS PURCHASE {m}', '{r}']],
  transferIn: [['CREDIT INTEREST'], ['FPS IN {p}', 'FRN{r}{k} ({d})']],
  transferOut: [
    ['FPS OUT {p}', 'N{r}({d})'],
    ['TRANSFER', 'HC12{r} 012-345678-833'],
  ],
  salary: [['AUTOPAY IN {e}', 'SALARY']],
  cash: [['ATM WITHDRAWAL', '{c}   ({d})']],
  directDebit: [['BILL PAYMENT', '{m} {r}']],
  fee: [['SERVICE CHARGE']],
  refund: [['REVERSAL {m}']],
  interest: [['CREDIT INTEREST']],
};

/** A Hong Kong portfolio: what is held first with figures in both currencies, then savings, current and foreign accounts, each from B/F to C/F. */
const portfolio: Print = {
  id: 'hk-portfolio-parts',
  kind: 'bank_statement',
  tags: ['several-accounts', 'portfolio-summary', 'date-once-per-day', 'deposit-first', 'no-year'],
  locales: HONG_KONG,
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const plan = { dates: ['d MMM', 'd MMMM yyyy'] as const, most: 18 };
    const first = sheetOf(desk, { ...plan, order: { movements: HK_ROWS, number: '012-345678-833' } });
    const others = ['HKD Current', 'Foreign Currency Savings'].map(() =>
      sheetOf(desk, {
        ...plan,
        most: 7,
        order: { movements: HK_ROWS, number: '012-345678-833', start: first.ledger.start },
      }),
    );
    const sheets = [first, ...others];
    const titles = ['HKD Savings', 'HKD Current', 'Foreign Currency Savings'];
    const moneys = ['HKD', 'HKD', 'USD'];
    const put = (texts: readonly Put[]) => {
      for (const [x, at, text, look] of texts)
        if (x < 0) pen.right(-x, at, text, look);
        else pen.left(x, at, text, look);
    };
    const held = sheets.map(({ ledger }, at) =>
      Math.round(ledger.closing * (moneys[at] === 'USD' ? 7.8123 : 1)),
    );
    put([
      [40, 44, desk.bank, { size: 15, isBold: true }],
      [350, 44, 'Statement of Account', { size: 12, isBold: true }],
      ...column(40, 90, 11, ['MS SAMPLE JORDAN', 'FLAT 12A 14/F BLOCK 2', 'ALDER COURT', 'SHA TIN NT']),
      [350, 90, 'Number'],
      [430, 90, '012-345678-833'],
      [350, 102, 'Statement Date'],
      [430, 102, first.full(first.ledger.end)],
      [350, 114, 'Page'],
      [430, 114, '1 of 3'],
      [40, 170, 'Portfolio Summary', { isBold: true, size: 10 }],
      [40, 184, 'Assets', { isBold: true }],
      [-440, 184, 'CCY Balance', { isBold: true }],
      [-550, 184, 'HKD Equivalent', { isBold: true }],
      ...sheets.flatMap(({ ledger }, at): Put[] => [
        [40, 196 + at * 11, titles[at] ?? ''],
        [-440, 196 + at * 11, `${moneys[at]} ${credit(desk.number(ledger.closing), ledger.closing)}`],
        [-550, 196 + at * 11, credit(desk.number(held[at] ?? 0), ledger.closing)],
      ]),
      [40, 232, 'Total', { isBold: true }],
      [-550, 232, credit(desk.number(held.reduce((a, b) => a + b, 0)), 1), { isBold: true }],
      [
        40,
        246,
        'Total Relationship Balance for the past month: HKD 345,210.88 (Average from 1st to last day)',
      ],
    ]);
    let y = 270;
    const accounts = sheets.map((sheet, at) => {
      const { ledger, entries } = sheet;
      const isForeign = moneys[at] === 'USD';
      const headings = (more = '') => {
        put([
          [40, y, `${titles[at]}${more}`, { isBold: true, size: 10 }],
          ...(isForeign ? [[40, y + 14, 'CCY', { isBold: true }] as const] : []),
          [70, y + 14, 'Date', { isBold: true }],
          [118, y + 14, 'Transaction Details', { isBold: true }],
          [-390, y + 14, 'Deposit', { isBold: true }],
          [-470, y + 14, 'Withdrawal', { isBold: true }],
          [-550, y + 14, 'Balance', { isBold: true }],
        ]);
        y += 30;
      };
      const line = (texts: readonly Put[], height: number) => {
        if (y + height > pen.heightPt - 90) {
          pen.newSheet();
          put([
            [40, 44, desk.bank, { size: 15, isBold: true }],
            [350, 44, 'Statement of Account'],
            [350, 58, '012-345678-833'],
          ]);
          y = 90;
          headings(' (Continued)');
        }
        put(texts.map(([x, dy, text, look]): Put => [x, y + dy * 10, text, look ?? {}]));
        y += height;
      };
      headings();
      line(
        [
          ...(isForeign ? [[40, 0, 'USD'] as const] : []),
          [70, 0, sheet.day(ledger.start)],
          [118, 0, 'B/F BALANCE'],
          [-550, 0, owed(desk.number(ledger.opening), ledger.opening)],
        ],
        13,
      );
      for (const e of entries)
        line(
          [
            ...(isFirstOfDay(entries, e) ? [[70, 0, sheet.day(e.date)] as const] : []),
            ...e.lines.map((text, i): Put => [118, i, text]),
            [e.amount > 0 ? -390 : -470, e.lines.length - 1, desk.number(e.amount)],
            ...(isLastOfDay(entries, e)
              ? [[-550, e.lines.length - 1, owed(desk.number(e.balance), e.balance)] as const]
              : []),
          ],
          e.lines.length * 10 + 2,
        );
      line(
        [
          [118, 0, `Total Deposits ${desk.number(ledger.into.sum)}`],
          [118, 1, `Total Withdrawals ${desk.number(ledger.out.sum)}`],
        ],
        36,
      );
      const truth = desk.truth(ledger, {
        balances: 'last-of-day',
        number: '012-345678-833',
        closing: ledger.closing,
      });
      return { ...truth, currency: moneys[at] ?? 'HKD' };
    });
    put([
      [
        40,
        pen.heightPt - 60,
        'Exchange Rate as of statement date: USD 1 = HKD 7.8123. Please examine this statement at once; report errors within 90 days.',
        { size: 6 },
      ],
    ]);
    return { paper: pen.paper(), accounts };
  },
};

function credit(text: string, minor: number): string {
  return minor < 0 ? `${text}DR` : text;
}

function owed(text: string, minor: number): string {
  return minor < 0 ? `${text} DR` : text;
}

/** A Malaysian account: carried from page to page under its own labels, sums and counts at the end, days without a year once a day. */
const carried = formPrint({
  id: 'my-bank-page-carried',
  kind: 'bank_statement',
  tags: ['carried-forward', 'date-once-per-day', 'no-year', 'counts', 'bilingual', 'day-end-balance'],
  locales: MALAYSIA,
  dates: ['dd/MM', 'dd MMM yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 250,
  bottom: 700,
  order: {
    movements: {
      card: [
        ['DR POS {r}', '{m}', '{c} MY'],
        ['DUITNOW QR-{r}', '{m}'],
      ],
      transferIn: [['DUITNOW TRSF CR {r}', '{p}', 'PAYMENT']],
      salary: [['SALARY/WAGES {r}', '{e}']],
      transferOut: [['DUITNOW TRSF DR {r}', '{p}', 'RENT']],
      cash: [['ATM WDL {r}', '{c}']],
      directDebit: [['DR-ECP {r}', '{m}']],
      fee: [['MEPS FEE 1.00 {d}'], ['DEBIT CARD ANNUAL FEE']],
      refund: [['CR REFUND {m}']],
      interest: [['HIBAH/PROFIT PAID']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 56, 'Penyata Akaun / Statement of Account', { isBold: true }],
    ...column(40, 90, 11, ['JORDAN SAMPLE', 'NO 14 JALAN ALDER 3', '47301 PETALING JAYA', 'SELANGOR']),
    ...[
      'Tarikh Penyata / Statement Date',
      'Nombor Akaun / Account Number',
      'Jenis Akaun / Account Type',
      'Cawangan / Branch',
    ].map((text, at): Put => [310, 90 + at * 12, text]),
    [460, 90, s.full(s.ledger.end)],
    [460, 102, '3141592610'],
    [460, 114, 'PB SAVINGLINK'],
    [460, 126, 'TAMAN ALDER'],
    [
      40,
      160,
      'Notis: Deposit layak dilindungi oleh PIDM sehingga RM250,000 bagi setiap pendeposit. / Protected by PIDM up to RM250,000 for each depositor.',
      { size: 6 },
    ],
    [40, 172, 'Sila maklumkan kami dalam tempoh 14 hari jika terdapat sebarang kesilapan.', { size: 6 }],
  ],
  columns: [
    ['TARIKH\nDATE', 40, (e, s) => (isFirstOfDay(s.entries, e) ? s.day(e.date) : '')],
    ['TRANSAKSI\nTRANSACTION', 84, (e) => e.lines],
    ['DEBIT\nDEBIT', -370, (e, s) => s.out(e)],
    ['KREDIT\nCREDIT', -460, (e, s) => s.into(e)],
    ['BAKI\nBALANCE', -550, (e, s) => (isLastOfDay(s.entries, e) ? s.signed(e.balance) : '')],
  ],
  first: (s) => [
    [
      [84, 0, 'Balance From Last Statement'],
      [-550, 0, s.signed(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [84, 0, 'Balance C/F'],
    [-550, 0, s.signed(e.balance)],
  ],
  resume: (s, e) => [
    [40, 0, s.day(e.date)],
    [84, 0, 'Balance B/F'],
    [-550, 0, s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [84, 0, 'Closing Balance In This Statement', { isBold: true }],
      [-550, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [
      [84, 1, `No. of Debits ${s.ledger.out.count}`],
      [250, 1, 'Total Debits'],
      [-370, 1, s.number(s.ledger.out.sum)],
      [84, 2, `No. of Credits ${s.ledger.into.count}`],
      [250, 2, 'Total Credits'],
      [-460, 2, s.number(s.ledger.into.sum)],
    ],
  ],
  foot: (_, page) => [[-550, 770, `Muka / Page : ${page}`]],
  truth: () => ({ balances: 'last-of-day', number: '3141592610' }),
});

/** A Singapore account in a typewriter face: B/F and C/F, sums under the columns, an end of details, interest and averages, a line of other money. */
const reminders = formPrint({
  id: 'sg-bank-reminders',
  kind: 'bank_statement',
  tags: ['monospace', 'no-year', 'two-dates', 'running-balance', 'sums-under-columns', 'average-balance'],
  locales: SINGAPORE,
  dates: ['dd MMM', 'd MMM yyyy'],
  shape: 'mono',
  size: 7,
  leading: 9,
  gap: 2,
  top: 250,
  bottom: 690,
  order: {
    movements: {
      card: [
        ['DEBIT PURCHASE', '{d} xx-{f} {m}'],
        ['PAYNOW TRANSFER', 'to {m}', 'OTHR - {k}'],
      ],
      transferIn: [['FAST PAYMENT', 'from {p}', 'OTHR Transfer']],
      transferOut: [['FUND TRANSFER', 'to {p}', 'via PayNow-Mobile {r}']],
      salary: [['GIRO - SALARY', '{e}']],
      cash: [['CASH WITHDRAWAL', 'ATM {c} {r}']],
      directDebit: [['GIRO', '{m} {r}']],
      fee: [['FALL BELOW FEE'], ['CCY CONVERSION FEE', 'SGD {f}.00']],
      refund: [['POS REFUND', '{m}']],
      interest: [['INTEREST CREDIT']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank, { size: 13 }],
    [330, 40, 'STATEMENT OF ACCOUNT'],
    ...column(30, 80, 10, ['MS JORDAN SAMPLE', 'BLK 14 ALDER ROAD', '#12-34', 'SINGAPORE 330014']),
    [330, 80, `Period: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [330, 92, 'Page 1 of 2'],
    [30, 150, 'Deposit Insurance Scheme'],
    [
      30,
      160,
      'Singapore dollar deposits of non-bank depositors are insured by the SDIC, for up to S$100,000 in aggregate per depositor.',
    ],
    [30, 200, '360 ACCOUNT'],
    [30, 210, 'Account No. 601234567001'],
  ],
  columns: [
    ['Transaction\nDate', 30, (e, s) => s.day(e.date).toUpperCase()],
    ['Value\nDate', 84, (e, s) => s.day(e.postDate).toUpperCase()],
    ['Description', 130, (e) => e.lines],
    ['Cheque', 300, () => ''],
    ['Withdrawal', -405, (e, s) => s.out(e)],
    ['Deposit', -485, (e, s) => s.into(e)],
    ['Balance', -565, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [130, 0, 'BALANCE B/F'],
      [-565, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [130, 0, 'BALANCE C/F'],
      [-565, 0, s.signed(s.ledger.closing)],
    ],
    [
      [130, 1, 'Total Withdrawals/Deposits'],
      [-405, 1, s.number(s.ledger.out.sum)],
      [-485, 1, s.number(s.ledger.into.sum)],
    ],
    [
      [130, 1, 'Total Interest Paid This Year'],
      [-405, 1, '12.34'],
      [130, 2, 'Average Balance'],
      [-405, 2, '5,321.07'],
    ],
    [[180, 1, '- - - - - - End of Transaction Details - - - - - -']],
  ],
  foot: () => [
    [
      30,
      760,
      'CHECK YOUR STATEMENT: Please notify us within 14 days. Updates: w.e.f. 1 Aug 2024 the fee will be S$2.00.',
    ],
    [30, 770, 'Co.Reg.no.: 193200032W'],
  ],
  truth: () => ({ balances: 'every-row', number: '601234567001' }),
});

export const ASIAN_FORMS = [portfolio, carried, reminders];
