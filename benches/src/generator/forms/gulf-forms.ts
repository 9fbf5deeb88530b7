import { land } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

const KUWAIT = land('en-KW', { currency: 'KWD', symbol: 'KD', scale: 0.3, digits: 3 });
const SRI_LANKA = land('en-LK', { currency: 'LKR', symbol: 'Rs', scale: 300 });

/** A Kuwaiti account: three decimals behind a point, newest days last, balance with its side, totals with counts over the list. */
const fils = formPrint({
  id: 'kw-bank-fils',
  kind: 'bank_statement',
  tags: ['three-decimals', 'debit-credit-columns', 'running-balance', 'side-suffix', 'counts'],
  locales: KUWAIT,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  size: 8,
  leading: 10,
  gap: 4,
  top: 230,
  topAgain: 90,
  bottom: 740,
  order: {
    movements: {
      card: [
        ['POS {m}', 'CARD {f} AUTH {r}'],
        ['K-NET PURCHASE {m}', '{d} 14:32'],
      ],
      transferIn: [['WAMD TRANSFER FROM {p}']],
      salary: [['SALARY TRANSFER {e}']],
      transferOut: [['ONLINE TRANSFER TO {p}', 'REF {k}']],
      directDebit: [['STANDING ORDER {m}']],
      cash: [['ATM CASH WITHDRAWAL {c}']],
      fee: [['SERVICE CHARGE'], ['CARD ISSUANCE FEE 2.000']],
      refund: [['REVERSAL {m}']],
      interest: [['PROFIT DISTRIBUTION']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'Account Statement', { size: 12, isBold: true }],
    ...column(40, 70, 11, ['JORDAN SAMPLE', 'BLOCK 3 STREET 14', 'SALMIYA, KUWAIT']),
    ...column(330, 70, 11, ['Account No.', 'IBAN', 'Currency', 'From', 'To']),
    ...column(400, 70, 11, [
      '2012345678',
      'KW81 SMPL 0000 0000 0000 1234 5601 01',
      'KWD',
      s.full(s.ledger.start),
      s.full(s.ledger.end),
    ]),
    [40, 150, `Opening Balance: ${side(s.number(s.ledger.opening), s.ledger.opening)}`],
    [210, 150, `Debits (${s.ledger.out.count}): ${s.number(s.ledger.out.sum)}`],
    [340, 150, `Credits (${s.ledger.into.count}): ${s.number(s.ledger.into.sum)}`],
    [460, 150, `Closing Balance: ${side(s.number(s.ledger.closing), s.ledger.closing)}`, { size: 7 }],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [400, 40, '2012345678'],
  ],
  isRuled: true,
  columns: [
    ['Trans. Date', 40, (e, s) => s.day(e.date)],
    ['Value Date', 100, (e, s) => s.day(e.postDate)],
    ['Narration', 160, (e) => e.lines],
    ['Debit', -400, (e, s) => s.out(e)],
    ['Credit', -475, (e, s) => s.into(e)],
    ['Balance', -560, (e, s) => side(s.number(e.balance), e.balance)],
  ],
  foot: (_, page, pages) => [
    [
      40,
      800,
      `Page ${page} of ${pages}. Any discrepancy must be advised within 15 days, otherwise KD 5.000 per copy applies.`,
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '2012345678' }),
});

function side(text: string, minor: number): string {
  return `${text} ${minor < 0 ? 'DR' : 'CR'}`;
}

/** A Sri Lankan account in a typewriter face: cheque numbers, forward balances in words, sums at the end, days of two figures. */
const ledger = formPrint({
  id: 'lk-bank-forward',
  kind: 'bank_statement',
  tags: ['monospace', 'carried-forward', 'cheque-column', 'running-balance', 'dense'],
  locales: SRI_LANKA,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  shape: 'mono',
  size: 7.5,
  leading: 10,
  gap: 0,
  top: 220,
  bottom: 640,
  most: 60,
  order: {
    movements: {
      card: [['DEBIT CARD POS {m}'], ['LANKAQR {m} {c}']],
      transferIn: [['CEFT TRANSFER {p}']],
      salary: [['SLIPS SALARY {e}']],
      transferOut: [['CEFT OUT {p}'], ['FUND TRANSFER 000{r}']],
      directDebit: [['BILL PAY {m} {r}']],
      cash: [['CASH WDL ATM {c}']],
      fee: [['SMS CHARGES'], ['CEFT CHARGE 25.00']],
      refund: [['REV {m}']],
      interest: [['INTEREST CREDITED'], ['INT. LESS WHT 5%']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank.toUpperCase()],
    [30, 52, 'STATEMENT OF ACCOUNT'],
    ...column(30, 90, 10, ['MS J SAMPLE', 'NO 14 ALDER LANE', 'COLOMBO 05']),
    ...column(330, 90, 10, [
      'ACCOUNT NUMBER  : 1000123456',
      'ACCOUNT TYPE    : SAVINGS',
      'CURRENCY        : LKR',
      `PERIOD          : ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
      'BRANCH          : 014 ALDER',
    ]),
  ],
  columns: [
    ['DATE', 30, (e, s) => s.day(e.date)],
    ['PARTICULARS', 82, (e) => e.lines],
    ['CHEQUE NO', 270, () => ''],
    ['DEBIT', -410, (e, s) => s.out(e)],
    ['CREDIT', -490, (e, s) => s.into(e)],
    ['BALANCE', -570, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [82, 0, 'BALANCE BROUGHT FWD'],
      [-570, 0, s.signed(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [82, 0, 'BALANCE CARRIED FWD'],
    [-570, 0, s.signed(e.balance)],
  ],
  resume: (s, e) => [
    [82, 0, 'BALANCE BROUGHT FWD'],
    [-570, 0, s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [82, 1, 'TOTALS'],
      [-410, 1, s.number(s.ledger.out.sum)],
      [-490, 1, s.number(s.ledger.into.sum)],
      [-570, 1, s.signed(s.ledger.closing)],
    ],
    [[82, 1, '*** END OF STATEMENT ***']],
  ],
  foot: (_, page) => [
    [30, 760, 'DEPOSITS ARE INSURED UP TO RS. 1,100,000.00 PER DEPOSITOR'],
    [-570, 40, `PAGE ${page}`],
  ],
  truth: () => ({ balances: 'every-row', number: '1000123456' }),
});

export const GULF_FORMS = [fils, ledger];
