import type { Entry } from '@tieout/corpus';
import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import { EGYPT, EMIRATES, LITHUANIA, land, THAILAND, UKRAINE } from '../prints/more-places.ts';
import { HONG_KONG, ROMANIA, TURKEY } from '../prints/new-places.ts';
import { TANZANIA } from '../prints/outer-places.ts';
import { POLAND } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import type { Sheet } from '../prints/table-print.ts';
import { CARD_SHOPS } from './card-shops.ts';
import { clockOf } from './clock-of.ts';
import { type Block, formPrint } from './form.ts';

const OMAN = land('en-OM', { currency: 'OMR', symbol: 'RO', scale: 0.4, digits: 3 });
const PAGE = { size: 8, leading: 10, gap: 2, top: 170, topAgain: 70, bottom: 770 } as const;

/** A balance and the side it is on, by the letters of either. */
const onSide = (letters: readonly [out: string, into: string]) => (sheet: Sheet, minor: number) =>
  `${sheet.number(minor)} ${minor < 0 ? letters[0] : letters[1]}`;
const [polish, english] = [onSide(['Wn', 'Ma']), onSide(['Dr', 'Cr'])];

/** A Polish cooperative's account: day of booking over day of the transaction in short words, turnover carried from page to page, balances on the side of "Wn" or "Ma". */
const plCooperative = formPrint({
  ...PAGE,
  id: 'pl-cooperative-short-days',
  kind: 'bank_statement',
  tags: [
    'row-numbers',
    'booked-over-made',
    'turnover-carried',
    'side-letters-at-balances',
    'running-balance',
  ],
  locales: POLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['PŁATNOŚĆ KARTĄ {f}', '{m} {c}']],
      transferIn: [
        ['PRZELEW PRZYCHODZĄCY', '{p}', '11 1020 0000 {f} {f} 0000 1234', 'za fakturę nr FV/{f}/2023'],
      ],
      transferOut: [['PRZELEW WYCHODZĄCY', '{p}', '55 1240 {f} 0000 {f} 4321 0000']],
      salary: [['WYNAGRODZENIE', '{e}']],
      cash: [['WYPŁATA GOTÓWKOWA', 'KASA 03']],
      fee: [['PROWIZJA', 'PRZELEW']],
    },
  },
  head: (s) => [
    [40, 40, 'BANK SPÓŁDZIELCZY W OLCHOWIE', { isBold: true }],
    [40, 56, 'WYCIĄG NR 3 z rachunku bieżącego'],
    [40, 68, 'Nr rachunku: 12 8000 0002 0000 1111 2222 3333'],
    [40, 80, `za okres od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}`],
    [40, 92, 'Waluta: PLN'],
    [40, 110, `Saldo poprzednie na dzień ${s.full(s.ledger.start - 1)}:`],
    [-400, 110, polish(s, s.ledger.opening)],
  ],
  again: () => [],
  columns: [
    ['Lp.', 40, (e, s) => `${s.entries.indexOf(e) + 1}`],
    ['Data ks.\nData oper.', 65, (e, s) => [s.day(e.postDate), s.day(e.date)]],
    ['Treść operacji', 130, (e) => e.lines],
    ['Obroty\nWn', -400, (e, s) => s.out(e)],
    ['Obroty\nMa', -480, (e, s) => s.into(e)],
    ['Saldo', -560, (e, s) => polish(s, e.balance)],
  ],
  leave: (s, e) => turnover(s, e, 'Do przeniesienia'),
  resume: (s, e) => turnover(s, e, 'Z przeniesienia'),
  last: (s) => [
    [
      [130, 0, 'Obroty razem'],
      [-400, 0, s.number(s.ledger.out.sum)],
      [-480, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [130, 0, 'Saldo końcowe'],
      [-560, 0, polish(s, s.ledger.closing)],
    ],
  ],
  foot: (_, page, pages) => [[280, 810, `Strona ${page} z ${pages}`]],
  truth: () => ({
    balances: 'every-row',
    number: '12 8000 0002 0000 1111 2222 3333',
    printsPostDate: true,
  }),
});

function turnover(s: Sheet, e: Entry, label: string): Block {
  return [
    [130, 0, label],
    [-400, 0, s.number(e.outSoFar)],
    [-480, 0, s.number(e.intoSoFar)],
  ];
}

/** A Romanian account: the day a transaction was brought to its end before that of the transaction, turnover of each page to be carried, five figures under their labels. */
const roFinalised = formPrint({
  ...PAGE,
  id: 'ro-bank-finalised-days',
  kind: 'bank_statement',
  tags: ['booking-day-first', 'three-line-headings', 'turnover-carried', 'labels-over-figures'],
  locales: ROMANIA,
  dates: ['dd-MM-yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Tranzactie comerciant', '{m} {c} RO', 'Card nr. XXXX XXXX XXXX {f}']],
      transferIn: [['Incasare OP', 'Platitor: {p}', 'Referinta {r}']],
      transferOut: [['Plata OP inter', 'Beneficiar: {p}']],
      salary: [['Incasare salariu', '{e}']],
      fee: [['Comision administrare cont']],
      cash: [['Retragere numerar {c}']],
    },
  },
  head: (s) => [
    [40, 40, 'EXTRAS DE CONT', { isBold: true, size: 13 }],
    [40, 58, 'Cod IBAN: RO49 AAAA 1B31 0075 9384 0000'],
    [40, 70, 'Valuta: RON'],
    [40, 82, `Perioada: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...['Sold anterior', 'Rulaj debit', 'Rulaj credit', 'Sold final', 'Sold disponibil'].map(
      (label, at) => [40 + at * 110, 100, label] as const,
    ),
    ...[
      s.signed(s.ledger.opening),
      s.number(s.ledger.out.sum),
      s.number(s.ledger.into.sum),
      s.signed(s.ledger.closing),
      s.signed(s.ledger.closing),
    ].map((figure, at) => [40 + at * 110, 112, figure] as const),
  ],
  again: () => [],
  columns: [
    ['Data\nfinalizarii\ntranzactiei', 40, (e, s) => s.day(e.postDate)],
    ['Data\ntranzactiei', 100, (e, s) => s.day(e.date)],
    ['Detalii', 160, (e) => e.lines],
    ['Debit', -430, (e, s) => s.out(e)],
    ['Credit', -500, (e, s) => s.into(e)],
    ['Sold', -565, (e, s) => s.signed(e.balance)],
  ],
  leave: (s, e) => [
    [160, 0, 'Rulaj pagina de reportat'],
    [-430, 0, s.number(e.outSoFar)],
    [-500, 0, s.number(e.intoSoFar)],
  ],
  truth: () => ({
    balances: 'every-row',
    number: 'RO49 AAAA 1B31 0075 9384 0000',
    printsPostDate: true,
  }),
});

/** A Lithuanian account: the letter of the side behind each sum, first balance, turnovers and last balance as rows among them. */
const ltTurnovers = formPrint({
  ...PAGE,
  id: 'lt-bank-turnover-rows',
  kind: 'bank_statement',
  tags: ['side-column', 'opening-in-amount-column', 'turnover-rows', 'running-balance'],
  locales: LITHUANIA,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  order: {
    movements: {
      card: [['{m}', 'PIRKINYS {f} {c}']],
      transferIn: [['{p}', 'Pavedimas']],
      transferOut: [['{p}', 'Mokėjimas už paslaugas']],
      salary: [['{e}', 'Darbo užmokestis']],
      fee: [['Bankas', 'Paslaugų plano mokestis']],
      cash: [['{c}', 'Grynųjų išėmimas']],
    },
  },
  head: (s) => [
    [40, 40, 'SĄSKAITOS IŠRAŠAS', { isBold: true, size: 13 }],
    [40, 60, 'Sąskaita LT12 1000 0111 0100 1000 (EUR)'],
    [40, 72, `Laikotarpis ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
  ],
  again: () => [],
  columns: [
    ['Data', 40, (e, s) => s.day(e.date)],
    ['Gavėjas / Mokėtojas', 100, (e) => e.lines[0] ?? ''],
    ['Paaiškinimai', 240, (e) => e.lines[1] ?? ''],
    ['Suma', -460, (e, s) => s.number(e.amount)],
    ['D/K', 468, (e) => (e.amount < 0 ? 'D' : 'K')],
    ['Likutis', -560, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [lithuanian(s, 'Likutis pradžiai', s.ledger.opening, s.ledger.start)],
  last: (s) => [
    lithuanian(s, 'Apyvarta', -Math.abs(s.ledger.out.sum)),
    lithuanian(s, 'Apyvarta', s.ledger.into.sum),
    lithuanian(s, 'Likutis pabaigai', s.ledger.closing, s.ledger.end),
  ],
  truth: () => ({ balances: 'every-row', number: 'LT12 1000 0111 0100 1000' }),
});

function lithuanian(s: Sheet, label: string, minor: number, day?: number): Block {
  return [
    ...(day === undefined ? [] : [[40, 0, s.day(day)] as const]),
    [240, 0, label],
    [-460, 0, s.number(minor)],
    [468, 0, minor < 0 ? 'D' : 'K'],
  ];
}

/** An Emirati account: newest first, so that what was brought forward stands under all rows. */
const aeNewestForward = formPrint({
  ...PAGE,
  id: 'ae-bank-newest-forward',
  kind: 'bank_statement',
  tags: ['newest-first', 'opening-below-rows', 'side-letters-at-balances'],
  locales: EMIRATES,
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  isNewestFirst: true,
  head: (s) => [
    [40, 40, 'STATEMENT OF ACCOUNT', { isBold: true, size: 12 }],
    [40, 56, 'Account Number: 1014123456701'],
    [40, 80, `From ${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}`],
    [40, 92, 'Currency: AED'],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 110, (e) => e.lines],
    ['Debit', -400, (e, s) => s.out(e)],
    ['Credit', -480, (e, s) => s.into(e)],
    ['Account Balance', -560, (e, s) => english(s, e.balance)],
  ],
  last: (s) => [
    [
      [110, 0, 'BROUGHT FORWARD'],
      [-560, 0, english(s, s.ledger.opening)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '1014123456701' }),
});

/** An Omani account by a typewriter: three decimals, the side in a column without a heading, the balance forward right under headings. */
const omTypewriter = formPrint({
  ...PAGE,
  id: 'om-bank-typewriter',
  kind: 'bank_statement',
  tags: ['typewriter', 'three-decimals', 'side-column', 'carried-forward', 'spaced-title'],
  locales: OMAN,
  dates: ['dd-MMM-yy', 'dd-MMM-yyyy'],
  shape: 'mono',
  size: 7,
  order: {
    movements: {
      card: [['POS {m}', '{c}']],
      transferIn: [['TRF FROM {p}']],
      transferOut: [['TRF TO {p}']],
      salary: [['SALARY {e}']],
      cash: [['ATM WDL {c}']],
      fee: [['SMS CHARGES']],
    },
  },
  head: (s) => [
    [40, 40, 'S T A T E M E N T   O F   A C C O U N T'],
    [40, 56, 'A/C NO   : 0312-012345-001'],
    [40, 66, 'CURRENCY : OMR'],
    [40, 76, `PERIOD   : ${s.full(s.ledger.start)} TO ${s.full(s.ledger.end)}`],
  ],
  again: () => [],
  columns: [
    ['TXN DATE', 30, (e, s) => s.day(e.date)],
    ['VALUE DT', 85, (e, s) => s.day(e.postDate)],
    ['PARTICULARS', 140, (e) => e.lines],
    ['DEBIT', -400, (e, s) => s.out(e)],
    ['CREDIT', -470, (e, s) => s.into(e)],
    ['BALANCE', -545, (e, s) => s.number(e.balance)],
    ['', 550, (e) => (e.balance < 0 ? 'DR' : 'CR')],
  ],
  first: (s) => [omani(s, 'BALANCE BROUGHT FORWARD', s.ledger.opening)],
  leave: (s, e) => omani(s, 'BALANCE CARRIED FORWARD', e.balance),
  resume: (s, e) => omani(s, 'BALANCE BROUGHT FORWARD', e.balance),
  last: (s) => [
    [
      [140, 0, 'TOTALS'],
      [-400, 0, s.number(s.ledger.out.sum)],
      [-470, 0, s.number(s.ledger.into.sum)],
    ],
    omani(s, 'CLOSING BALANCE', s.ledger.closing),
  ],
  truth: () => ({ balances: 'every-row', number: '0312-012345-001' }),
});

function omani(s: Sheet, label: string, minor: number): Block {
  return [
    [140, 0, label],
    [-545, 0, s.number(minor)],
    [550, 0, minor < 0 ? 'DR' : 'CR'],
  ];
}

/** A Thai passbook's list: years of the Buddhist era in two figures, each page from what was brought to what is carried, nothing below the last row. */
const thCarried = formPrint({
  ...PAGE,
  id: 'th-passbook-carried',
  kind: 'bank_statement',
  tags: ['buddhist-years', 'two-digit-year', 'carried-forward', 'no-closing-line', 'branch-last'],
  locales: THAILAND,
  dates: ['dd/MM/BB', 'dd/MM/BBBB'],
  size: 9,
  leading: 11,
  order: {
    movements: {
      card: [['ซื้อสินค้า {f}']],
      transferIn: [['รับโอนเงิน']],
      transferOut: [['โอนเงินออก']],
      salary: [['เงินเดือน']],
      cash: [['ถอนเงินสด ATM']],
      fee: [['ค่าธรรมเนียม']],
    },
    kinds: ['card', 'transferIn', 'transferOut', 'salary', 'cash', 'fee'],
  },
  most: 90,
  head: (s) => [
    [40, 40, 'รายการเดินบัญชีเงินฝากออมทรัพย์', { size: 12 }],
    [40, 60, 'เลขที่บัญชี 020-1-23456-7'],
    [40, 74, `ระหว่างวันที่ ${s.full(s.ledger.start)} ถึง ${s.full(s.ledger.end)}`],
  ],
  again: () => [],
  columns: [
    ['วันที่', 40, (e, s) => s.day(e.date)],
    ['รายการ', 100, (e) => e.lines],
    ['ถอน', -320, (e, s) => s.out(e)],
    ['ฝาก', -410, (e, s) => s.into(e)],
    ['คงเหลือ', -500, (e, s) => s.signed(e.balance)],
    ['สาขา', 520, () => '0123'],
  ],
  first: (s) => [thai(s, 'ยอดยกมา', s.ledger.opening)],
  leave: (s, e) => thai(s, 'ยอดยกไป', e.balance),
  resume: (s, e) => thai(s, 'ยอดยกมา', e.balance),
  truth: () => ({
    balances: 'every-row',
    number: '020-1-23456-7',
    alternatives: (e) => [`${e.lines.join(' ')} 0123`],
  }),
});

function thai(s: Sheet, label: string, minor: number): Block {
  return [
    [100, 0, label],
    [-500, 0, s.signed(minor)],
  ];
}

/** An Egyptian card: the amount of each transaction without a sign, its money, and what is billed of it, with a minus where it was given back. */
const egCardBilled = formPrint({
  ...PAGE,
  id: 'eg-card-billed-amounts',
  kind: 'credit_card_statement',
  tags: ['two-amounts', 'currency-column', 'minus-for-payments', 'labels-over-figures', 'two-dates'],
  locales: EGYPT,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: { isCard: true, movements: CARD_SHOPS },
  head: (s) => [
    [40, 40, 'Credit Card Statement', { isBold: true, size: 12 }],
    [40, 56, 'Card Number: 4567XXXXXXXX1234'],
    [40, 68, `Statement Date: ${s.full(s.ledger.end)}`],
    ...['Previous Balance', 'Purchases', 'Payments', 'New Balance', 'Minimum Due', 'Due Date'].map(
      (label, at) => [40 + at * 88, 90, label] as const,
    ),
    ...[
      s.signed(s.ledger.opening),
      s.number(s.ledger.out.sum),
      s.number(s.ledger.into.sum),
      s.signed(s.ledger.closing),
      '100.00',
      s.full(s.ledger.end + 20),
    ].map((figure, at) => [40 + at * 88, 102, figure] as const),
  ],
  again: () => [],
  columns: [
    ['Trx Date', 40, (e, s) => s.day(e.date)],
    ['Post Date', 100, (e, s) => s.day(e.postDate)],
    ['Description', 160, (e) => e.lines],
    ['Trx Amount', -430, (e, s) => s.number(e.amount)],
    ['Cur', 438, () => 'EGP'],
    ['Billed Amount', -555, (e, s) => s.signed(-e.amount)],
  ],
  truth: () => ({
    balances: 'none',
    number: '4567XXXXXXXX1234',
    printsPostDate: true,
    alternatives: (e) => [`${e.lines.join(' ')} EGP`],
  }),
});

/** What is taken for a sum that goes out. */
const chargeOf = ({ amount }: Entry) => (amount < -100_000 ? 50_000 : 0);

/** A Tanzanian wallet: what is taken for a sum stands with a minus in a column of "Charges" next to it, and balances move by both. */
const tzCharges = formPrint({
  ...PAGE,
  id: 'tz-wallet-charges',
  kind: 'bank_statement',
  tags: ['wallet', 'fee-column', 'signed', 'time-of-day', 'running-balance'],
  locales: TANZANIA,
  dates: ['yyyy-MM-dd', 'dd/MM/yyyy'],
  order: {
    kinds: ['transferIn', 'transferOut', 'card', 'cash'],
    movements: {
      transferIn: [['Received from {p}']],
      transferOut: [['Sent to {p}']],
      card: [['Pay bill {m}']],
      cash: [['Agent withdrawal']],
    },
  },
  head: (s) => [
    [40, 40, 'MOBILE MONEY STATEMENT', { isBold: true, size: 12 }],
    [40, 56, 'Mobile Number: 255712345678'],
    [40, 68, `Period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 84, `Opening Balance: TZS ${s.signed(s.ledger.opening)}`],
    [300, 84, `Closing Balance: TZS ${s.signed(s.ledger.closing)}`],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => `${s.day(e.date)} ${clockOf(e.reference)}`],
    ['Transaction ID', 140, (e) => `MP${e.reference}`],
    ['Details', 220, (e) => e.lines],
    ['Amount', -410, (e, s) => s.signed(e.amount + chargeOf(e))],
    ['Charges', -470, (e, s) => s.signed(-chargeOf(e))],
    ['Balance', -555, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A Turkish ledger: the day once a day, "(B)" or "(A)" behind each balance, what was brought over and the totals as rows. */
const trLedger = formPrint({
  ...PAGE,
  id: 'tr-ledger-bracket-letters',
  kind: 'bank_statement',
  tags: [
    'day-once',
    'letters-in-brackets',
    'debit-credit-columns',
    'opening-in-table',
    'totals-with-balance',
  ],
  locales: TURKEY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['{m} KART']],
      transferIn: [['{p} HAVALE']],
      transferOut: [['{p} EFT']],
      fee: [['MASRAF']],
      salary: [['{e} MAAŞ']],
    },
  },
  head: (s) => [
    [40, 40, 'CARİ HESAP EKSTRESİ', { isBold: true }],
    [40, 56, `Dönem ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 68, 'Hesap No 120.01.0045 TRY'],
  ],
  again: () => [],
  columns: [
    ['Tarih', 40, (e, s) => (isFirstOfDay(s.entries, e) ? s.day(e.date) : '')],
    ['Evrak No', 90, (e) => e.reference.slice(0, 5)],
    ['Açıklama', 140, (e) => e.lines],
    ['Borç', -380, (e, s) => s.out(e)],
    ['Alacak', -460, (e, s) => s.into(e)],
    ['Bakiye', -545, (e, s) => turkish(s, e.balance)],
  ],
  first: (s) => [
    [
      [140, 0, 'DEVİR'],
      [-545, 0, turkish(s, s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [140, 0, 'TOPLAM'],
      [-380, 0, s.number(s.ledger.out.sum)],
      [-460, 0, s.number(s.ledger.into.sum)],
      [-545, 0, turkish(s, s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '120.01.0045' }),
});

const turkish = onSide(['(B)', '(A)']);

/** A Ukrainian account: under the rows of each day what moved in it and what was left. */
const uaDayTurnover = formPrint({
  ...PAGE,
  id: 'ua-bank-day-turnover',
  kind: 'bank_statement',
  tags: ['day-turnover-rows', 'day-balance-rows', 'debit-credit-columns', 'document-numbers'],
  locales: UKRAINE,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Оплата {m}']],
      transferIn: [['Зарахування від {p}']],
      transferOut: [['Платіж {p}']],
      fee: [['Комісія банку']],
      salary: [['Зарплата {e}']],
    },
  },
  head: (s) => [
    [40, 40, 'ВИПИСКА З РАХУНКУ', { isBold: true }],
    [40, 56, 'UA123052990000026001234567890 UAH'],
    [40, 68, `Період: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 84, `Вхідний залишок: ${s.signed(s.ledger.opening)}`],
  ],
  again: () => [],
  columns: [
    ['Дата', 40, (e, s) => s.day(e.date)],
    ['№ док.', 100, (e) => e.reference.slice(0, 5)],
    ['Призначення', 145, (e) => e.lines],
    ['Дебет', -460, (e, s) => s.out(e)],
    ['Кредит', -555, (e, s) => s.into(e)],
  ],
  rows: (s, block) =>
    s.entries.map((e) => [isLastOfDay(s.entries, e) ? [...block(e), ...dayTurnover(s, e)] : block(e), e]),
  last: (s) => [
    [
      [145, 0, 'Всього за період'],
      [-460, 0, s.number(s.ledger.out.sum)],
      [-555, 0, s.number(s.ledger.into.sum)],
    ],
    [[145, 0, `Вихідний залишок: ${s.signed(s.ledger.closing)}`]],
  ],
  truth: () => ({ balances: 'none', number: 'UA123052990000026001234567890' }),
});

function dayTurnover(s: Sheet, { date, balance, lines }: Entry): Block {
  const moved = s.entries.filter((other) => other.date === date).map(({ amount }) => amount);
  const sum = (amounts: readonly number[]) => s.number(amounts.reduce((all, amount) => all + amount, 0));
  return [
    [145, lines.length, 'Обороти за день'],
    [-460, lines.length, sum(moved.filter((amount) => amount < 0))],
    [-555, lines.length, sum(moved.filter((amount) => amount > 0))],
    [145, lines.length + 1, 'Залишок на кінець дня'],
    [-555, lines.length + 1, s.signed(balance)],
  ];
}

/** A Hong Kong account: day once, balance at the end of the day under a heading of two lines, "DR" hanging behind what is overdrawn, counts with sums below. */
const hkCounts = formPrint({
  ...PAGE,
  id: 'hk-bank-counts-below',
  kind: 'bank_statement',
  tags: ['day-once', 'end-of-day-balance', 'no-year', 'two-line-headings', 'counts'],
  locales: HONG_KONG,
  dates: ['d MMM', 'd MMMM yyyy'],
  order: {
    movements: {
      card: [['POS {m}', '{c}']],
      transferIn: [['TRF FROM {p}']],
      transferOut: [['TRF TO {p}']],
      salary: [['SALARY {e}']],
      cash: [['ATM WDL {c}']],
    },
  },
  head: (s) => [
    [40, 40, 'STATEMENT OF ACCOUNT', { isBold: true }],
    [40, 56, `Statement Date ${s.full(s.ledger.end)}`],
    [40, 68, 'Account Number 123-456789-001 HKD Savings'],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => (isFirstOfDay(s.entries, e) ? s.day(e.date) : '')],
    ['Transaction Details', 90, (e) => e.lines],
    ['Deposit', -400, (e, s) => s.into(e)],
    ['Withdrawal', -480, (e, s) => s.out(e)],
    [
      'Balance in\nOriginal Currency',
      -560,
      (e, s) => (isLastOfDay(s.entries, e) ? hongKong(s, e.balance) : ''),
    ],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [90, 0, 'B/F BALANCE'],
      [-560, 0, hongKong(s, s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [90, 0, 'C/F BALANCE'],
      [-560, 0, hongKong(s, s.ledger.closing)],
    ],
    [
      [90, 0, `Total No. of Deposits ${s.ledger.into.count}`],
      [-560, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [90, 0, `Total No. of Withdrawals ${s.ledger.out.count}`],
      [-560, 0, s.number(s.ledger.out.sum)],
    ],
  ],
  truth: () => ({ balances: 'last-of-day', number: '123-456789-001' }),
});

function hongKong(s: Sheet, minor: number): string {
  return `${s.number(minor)}${minor < 0 ? ' DR' : ''}`;
}

/** Forms of lands between Poland and Oman, and farther, each with days, balances or sums that another's words would hide. */
export const CROSSROADS_FORMS: readonly Print[] = [
  plCooperative,
  roFinalised,
  ltTurnovers,
  aeNewestForward,
  omTypewriter,
  thCarried,
  egCardBilled,
  tzCharges,
  trLedger,
  uaDayTurnover,
  hkCounts,
];
