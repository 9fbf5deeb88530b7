import { CHINA, KOREA, PAKISTAN, PHILIPPINES, VIETNAM } from '../prints/more-places.ts';
import { INDONESIA } from '../prints/new-places.ts';
import { BANGLADESH, CAMBODIA, SRI_LANKA } from '../prints/outer-places.ts';
import { INDIA, JAPAN } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { clockOf } from './clock-of.ts';
import { column, formPrint, type Put } from './form.ts';

const PAGE = { leading: 10, gap: 3, bottom: 760 } as const;

/** A Pakistani account: an instrument's number, texts of many lines above the line of figures, the opening balance in the head only. */
const pkInstrument = formPrint({
  ...PAGE,
  id: 'pk-bank-instrument',
  kind: 'bank_statement',
  tags: ['wrapped-above', 'running-balance', 'two-dates', 'totals-row'],
  locales: PAKISTAN,
  dates: ['dd-MMM-yy', 'dd MMM yyyy'],
  top: 190,
  size: 7.5,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'STATEMENT OF ACCOUNT', { isBold: true }],
    ...column(40, 76, 11, ['JORDAN SAMPLE', 'HOUSE 14 STREET 3', 'LAHORE']),
    [320, 76, 'IBAN: PK36SCBL0000001123456702'],
    [320, 88, `Period: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [320, 100, 'Currency: PKR'],
    [320, 116, 'Opening Balance :'],
    [-560, 116, s.signed(s.ledger.opening)],
    [320, 128, 'Closing Balance :'],
    [-560, 128, s.signed(s.ledger.closing)],
  ],
  columns: [
    ['Date', 40, (e, s) => ['', s.day(e.date)]],
    ['Value Date', 90, (e, s) => ['', s.day(e.postDate)]],
    [
      'Particulars',
      142,
      (e) => [`${e.lines.join(' ')}`, `STAN(${e.reference.slice(0, 6)})`, 'From LAHORE PK'],
    ],
    ['Inst. No.', 300, () => ''],
    ['Debit', -410, (e, s) => ['', s.out(e)]],
    ['Credit', -485, (e, s) => ['', s.into(e)]],
    ['Balance', -560, (e, s) => ['', s.signed(e.balance)]],
  ],
  last: (s) => [
    [
      [142, 0, 'Total'],
      [-410, 0, s.number(s.ledger.out.sum)],
      [-485, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: 'PK36SCBL0000001123456702' }),
});

/** A Bangladeshi account: rows numbered, lakhs, deposits behind withdrawals, "Dr" and "Cr" at balances, a forward line first. */
const bdSerial = formPrint({
  ...PAGE,
  id: 'bd-bank-serial-sides',
  kind: 'bank_statement',
  tags: ['row-numbers', 'indian-grouping', 'balance-sides', 'running-balance'],
  locales: BANGLADESH,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  top: 170,
  isRuled: true,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'Statement of Account', { isBold: true }],
    [40, 76, 'A/C No: 1501203456789001  A/C Type: Savings  Currency: BDT'],
    [40, 88, `Statement Period: ${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['SL', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Trn Date', 62, (e, s) => s.day(e.date)],
    ['Particulars', 122, (e) => e.lines],
    ['Instrument', 290, (e) => e.reference.slice(0, 7)],
    ['Withdraw', -410, (e, s) => s.out(e)],
    ['Deposit', -480, (e, s) => s.into(e)],
    ['Balance', -560, (e, s) => `${s.number(e.balance)} ${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  first: (s) => [
    [
      [122, 0, 'Balance Forward'],
      [-560, 0, `${s.number(s.ledger.opening)} ${s.ledger.opening < 0 ? 'Dr' : 'Cr'}`],
    ],
  ],
  last: (s) => [
    [
      [122, 0, 'Total :'],
      [-410, 0, s.number(s.ledger.out.sum)],
      [-480, 0, s.number(s.ledger.into.sum)],
      [-560, 0, `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'Dr' : 'Cr'}`],
    ],
  ],
  foot: (_, page, pages) => [[-560, 790, `Page ${page} of ${pages}`]],
  truth: () => ({ balances: 'every-row', number: '1501203456789001' }),
});

/** A Sri Lankan account: balances below nothing marked "OD", what came and went counted at the end. */
const lkOverdrawn = formPrint({
  ...PAGE,
  id: 'lk-bank-od-mark',
  kind: 'bank_statement',
  tags: ['overdrawn-mark', 'running-balance', 'no-year', 'counts'],
  locales: SRI_LANKA,
  dates: ['dd MMM', 'dd MMM yyyy'],
  top: 170,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'STATEMENT OF ACCOUNT', { isBold: true }],
    [40, 76, 'ACCOUNT NO 8001234567   CURRENT ACCOUNT   LKR'],
    [40, 88, `STATEMENT PERIOD ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`.toUpperCase()],
  ],
  columns: [
    ['DATE', 40, (e, s) => s.day(e.date).toUpperCase()],
    ['DESCRIPTION', 90, (e) => e.lines],
    ['CHEQUE NO', 270, () => ''],
    ['DEBITS', -400, (e, s) => s.out(e)],
    ['CREDITS', -475, (e, s) => s.into(e)],
    ['BALANCE', -550, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? ' OD' : ''}`],
  ],
  first: (s) => [
    [
      [90, 0, 'BALANCE B/F'],
      [-550, 0, `${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? ' OD' : ''}`],
    ],
  ],
  last: (s) => [
    [
      [90, 0, 'CLOSING BALANCE'],
      [-550, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' OD' : ''}`],
      [90, 1, `NO. OF DEBITS ${s.ledger.out.count}   NO. OF CREDITS ${s.ledger.into.count}`],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '8001234567' }),
});

/** An Indonesian business account: the value day in brackets behind the booking day, sums before what they were for, the balances by words in the balance column. */
const idBracketValue = formPrint({
  ...PAGE,
  id: 'id-corporate-bracket-value',
  kind: 'bank_statement',
  tags: ['bracket-date', 'amounts-before-text', 'balances-as-rows', 'two-references'],
  locales: INDONESIA.map((locale) => ({
    ...locale,
    numbers: [{ group: ',', decimal: '.', grouping: 'thousands' as const }],
  })),
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  isLandscape: true,
  bottom: 520,
  top: 150,
  head: (s) => [
    [40, 40, 'Account Statement', { size: 13, isBold: true }],
    [40, 60, 'Account No. 5100123456   IDR   PT CONTOH MAJU'],
    [40, 74, `Statement Period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['Booking Date\n(Value Date)', 40, (e, s) => [s.day(e.date), `(${s.day(e.postDate)})`]],
    ['Debit', -220, (e, s) => s.out(e)],
    ['Credit', -320, (e, s) => s.into(e)],
    ['Opening/Closing\nBalance', -420, () => ''],
    ['Transaction Type', 440, (e) => (e.amount < 0 ? 'TRANSFER OUT' : 'TRANSFER IN')],
    ['Customer Reference', 540, () => 'NONREF'],
    ['Detail Information', 640, (e) => e.lines],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [-420, 0, s.signed(s.ledger.opening)],
      [440, 0, 'Opening Balance'],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [-420, 0, s.signed(s.ledger.closing)],
      [440, 0, 'Closing Balance'],
    ],
  ],
  truth: () => ({ balances: 'none', number: '5100123456' }),
});

/** A Philippine wallet: day and clock of twelve hours, reference between, starting and ending balances as rows, sums in one line at the end. */
const phWallet = formPrint({
  ...PAGE,
  id: 'ph-wallet-starting-ending',
  kind: 'bank_statement',
  tags: ['wallet', 'twelve-hour-clock', 'balances-as-rows', 'reference-between'],
  locales: PHILIPPINES,
  dates: ['yyyy-MM-dd', 'MMM d, yyyy'],
  top: 130,
  topAgain: 60,
  head: (s) => [
    [40, 40, 'Transaction History', { size: 13, isBold: true }],
    [40, 60, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 74, 'JORDAN SAMPLE  09171234567'],
  ],
  again: () => [],
  columns: [
    [
      'Date and Time',
      40,
      (e, s) =>
        `${s.day(e.date)} ${clockOf(e.reference)
          .slice(0, 5)
          .replace(/^(1[3-9]|2\d|00)/, '11')} AM`,
    ],
    ['Description', 140, (e) => e.lines],
    ['Reference No.', 300, (e) => `90123${e.reference}`],
    ['Debit', -430, (e, s) => s.out(e)],
    ['Credit', -495, (e, s) => s.into(e)],
    ['Balance', -560, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [140, 0, 'STARTING BALANCE'],
      [-560, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [140, 0, 'ENDING BALANCE'],
      [-560, 0, s.signed(s.ledger.closing)],
      [140, 1, `Total Debit ${s.number(s.ledger.out.sum)}`],
      [140, 2, `Total Credit ${s.number(s.ledger.into.sum)}`],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A Vietnamese account: rows numbered, posting's number between, money out and in by the words of bookkeepers, sums above the table. */
const vnNumbered = formPrint({
  ...PAGE,
  id: 'vn-bank-numbered-postings',
  kind: 'bank_statement',
  tags: ['row-numbers', 'no-decimals', 'bilingual', 'running-balance'],
  locales: VIETNAM,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  top: 190,
  size: 7.5,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'SAO KÊ TÀI KHOẢN / ACCOUNT STATEMENT', { isBold: true }],
    [40, 76, 'Số tài khoản/Account No: 19031234567890   Loại tiền/Currency: VND'],
    [40, 88, `Từ ngày/From: ${s.full(s.ledger.start)}  Đến ngày/To: ${s.full(s.ledger.end)}`],
    [40, 108, `Số dư đầu kỳ/Opening balance: ${s.signed(s.ledger.opening)}`],
    [40, 120, `Số dư cuối kỳ/Closing balance: ${s.signed(s.ledger.closing)}`],
    [300, 108, `Tổng phát sinh nợ/Total debits: ${s.number(s.ledger.out.sum)}`],
    [300, 120, `Tổng phát sinh có/Total credits: ${s.number(s.ledger.into.sum)}`],
  ],
  columns: [
    ['STT\nNo.', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Ngày GD\nTrans. date', 64, (e, s) => s.day(e.date)],
    ['Số bút toán\nRef. No.', 120, (e) => `FT${e.reference}`],
    ['Nợ\nDebit', -260, (e, s) => s.out(e)],
    ['Có\nCredit', -335, (e, s) => s.into(e)],
    ['Số dư\nBalance', -415, (e, s) => s.signed(e.balance)],
    ['Diễn giải\nDescription', 428, (e) => e.lines],
  ],
  truth: () => ({ balances: 'every-row', number: '19031234567890' }),
});

/** A Cambodian app: month by its name before the day, money in before money out, letters of the money behind each sum. */
const khApp = formPrint({
  ...PAGE,
  id: 'kh-app-in-before-out',
  kind: 'bank_statement',
  tags: ['credit-before-debit', 'currency-in-cells', 'month-first-dates', 'running-balance'],
  locales: CAMBODIA,
  dates: ['MMM dd, yyyy', 'MMM dd, yyyy'],
  top: 170,
  topAgain: 60,
  head: (s) => [
    [40, 40, 'ACCOUNT STATEMENT', { size: 13, isBold: true }],
    [40, 60, 'JORDAN SAMPLE   Account: 001 234 567 USD'],
    [40, 74, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 96, `Beginning Balance ${s.signed(s.ledger.opening)} USD`],
    [220, 96, `Total In ${s.number(s.ledger.into.sum)} USD`],
    [340, 96, `Total Out ${s.number(s.ledger.out.sum)} USD`],
    [460, 96, `Ending Balance ${s.signed(s.ledger.closing)} USD`],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Transaction Details', 110, (e) => e.lines],
    ['Money In', -390, (e, s) => (e.amount > 0 ? `${s.into(e)} USD` : '')],
    ['Money Out', -475, (e, s) => (e.amount < 0 ? `${s.out(e)} USD` : '')],
    ['Balance', -560, (e, s) => `${s.signed(e.balance)} USD`],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A Korean app: day and clock over one another at the left, sums at the right with the balance after them in small writing underneath. */
const krBelow = formPrint({
  ...PAGE,
  id: 'kr-app-balance-below',
  kind: 'bank_statement',
  tags: ['balance-under-amount', 'no-decimals', 'currency-letter-behind', 'newest-first'],
  locales: KOREA,
  dates: ['yyyy.MM.dd', 'yyyy.MM.dd'],
  isNewestFirst: true,
  top: 140,
  topAgain: 60,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, '거래내역', { size: 14 }],
    [40, 60, '입출금통장 3333-01-1234567'],
    [40, 74, `조회기간 ${s.full(s.ledger.start)} ~ ${s.full(s.ledger.end)}`],
    [40, 92, `잔액 ${s.signed(s.ledger.closing)}원`],
  ],
  again: () => [],
  columns: [
    ['거래일시', 40, (e, s) => [s.day(e.date), clockOf(e.reference).slice(0, 5)]],
    ['내용', 130, (e) => e.lines],
    ['거래금액', -540, (e, s) => [`${s.signed(e.amount)}원`, `잔액 ${s.signed(e.balance)}원`]],
  ],
  truth: () => ({ balances: 'every-row', number: '3333-01-1234567', opening: null }),
});

/** A Chinese wallet: whether money came, went or neither in words of a column, sums without a sign, how many of either over the table. */
const cnWallet = formPrint({
  ...PAGE,
  id: 'cn-wallet-side-words',
  kind: 'bank_statement',
  tags: ['wallet', 'side-words', 'no-balance', 'counts-with-sums', 'newest-first'],
  locales: CHINA,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  isNewestFirst: true,
  top: 180,
  topAgain: 60,
  size: 7.5,
  head: (s) => [
    [180, 40, '支付交易明细证明', { size: 13 }],
    [40, 66, '兹证明：样本（居民身份证：1101********1234）在我司账号中的交易明细如下'],
    [40, 84, `交易时间段：${s.full(s.ledger.start)} 至 ${s.full(s.ledger.end)}`],
    [40, 102, `收入：${s.ledger.into.count}笔 ${s.number(s.ledger.into.sum)}元`],
    [40, 116, `支出：${s.ledger.out.count}笔 ${s.number(s.ledger.out.sum)}元`],
  ],
  again: () => [],
  columns: [
    ['交易单号', 40, (e) => `10001${e.reference}`],
    ['交易时间', 120, (e, s) => [s.day(e.date), clockOf(e.reference)]],
    ['交易类型', 190, (e) => e.lines[0] ?? ''],
    ['收/支/其他', 300, (e) => (e.amount < 0 ? '支出' : '收入')],
    ['交易方式', 350, () => '零钱'],
    ['金额(元)', -450, (e, s) => s.number(e.amount)],
    ['交易对方', 465, (e) => e.lines[1] ?? '样本'],
  ],
  truth: () => ({ balances: 'none', number: null, opening: null, closing: null }),
});

/** A Japanese card: year, month and day each in a column of its own under a heading of its own, the sum to be paid over the table. */
const jpSplit = formPrint({
  ...PAGE,
  id: 'jp-card-three-day-columns',
  kind: 'credit_card_statement',
  tags: ['card', 'split-date', 'short-year-first', 'no-decimals'],
  locales: JAPAN,
  dates: ['yy', 'yyyy年M月d日'],
  order: { isCard: true, kinds: ['card'], opening: 0 },
  top: 150,
  topAgain: 60,
  head: (s) => [
    [40, 40, 'カードご利用明細書', { size: 13 }],
    [40, 62, 'サンプル 花子 様   カード番号 1234-****-****-5678'],
    [40, 78, `お支払日 ${s.full(s.ledger.end + 26)}`],
    [40, 94, `今回ご請求額 ${s.signed(s.ledger.closing)} 円`],
  ],
  again: () => [],
  columns: [
    ['年', 40, (e, s) => s.desk.written(e.date, 'yy')],
    ['月', 58, (e, s) => s.desk.written(e.date, 'MM')],
    ['日', 76, (e, s) => s.desk.written(e.date, 'dd')],
    ['ご利用店名', 110, (e) => e.lines],
    ['ご利用金額', -420, (e, s) => s.number(e.amount)],
    ['支払区分', 440, () => '1回'],
    ['今回ご請求額', -560, (e, s) => s.number(e.amount)],
  ],
  truth: () => ({ balances: 'none', number: null, opening: null }),
});

/** An Indian card: points beside, a "C" before credits' plus, dues by a formula in one row of boxes. */
const inCard = formPrint({
  ...PAGE,
  id: 'in-card-dues-boxes',
  kind: 'credit_card_statement',
  tags: ['card', 'points-column', 'plus-for-credits', 'formula-row', 'bar-between-day-and-clock'],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'dd MMM, yyyy'],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}'], ['UPI-{m}']],
      refund: [['{m} REFUND']],
      transferIn: [['CREDIT CARD PAYMENT NET BANKING']],
      fee: [['FINANCE CHARGES'], ['IGST-CI@18%']],
    },
  },
  top: 190,
  topAgain: 60,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, 'Credit Card Statement', { size: 13, isBold: true }],
    [40, 58, `Card No: ${s.ledger.number}`],
    [40, 70, `Billing Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...['PREVIOUS STATEMENT DUES', 'PAYMENTS/CREDITS RECEIVED', 'PURCHASES/DEBIT', 'TOTAL AMOUNT DUE'].map(
      (text, at): Put => [40 + at * 135, 96, text, { size: 6.5 }],
    ),
    ...[
      s.signed(s.ledger.opening),
      s.number(s.ledger.into.sum),
      s.number(s.ledger.out.sum),
      s.signed(s.ledger.closing),
    ].map((text, at): Put => [40 + at * 135, 110, `Rs. ${text}`]),
    [40, 150, 'Domestic Transactions', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['DATE & TIME', 40, (e, s) => `${s.day(e.date)}| ${clockOf(e.reference).slice(0, 5)}`],
    ['TRANSACTION DESCRIPTION', 130, (e) => e.lines],
    ['REWARDS', -400, (e) => (e.kind === 'card' ? `+ ${e.reference.slice(0, 2)}` : '')],
    ['AMOUNT', -520, (e, s) => `${e.amount > 0 ? '+ ' : ''}Rs. ${s.number(e.amount)}`],
    ['PI', 540, () => '•'],
  ],
  truth: () => ({ balances: 'none' }),
});

export const MONSOON_FORMS: readonly Print[] = [
  pkInstrument,
  bdSerial,
  lkOverdrawn,
  idBracketValue,
  phWallet,
  vnNumbered,
  khApp,
  krBelow,
  cnWallet,
  jpSplit,
  inCard,
];
