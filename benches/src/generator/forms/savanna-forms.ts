import { isFirstOfDay } from '../day-edges.ts';
import type { Desk } from '../desk.ts';
import { EGYPT } from '../prints/more-places.ts';
import { KENYA, NIGERIA } from '../prints/new-places.ts';
import { ETHIOPIA, JORDAN, SENEGAL, TANZANIA } from '../prints/outer-places.ts';
import type { Print } from '../prints/print.ts';
import { sheetOf } from '../prints/table-print.ts';
import { blockRoll } from './block-roll.ts';
import { clockOf } from './clock-of.ts';
import { column, formPrint, type Put } from './form.ts';

const PAGE = { leading: 10, gap: 3, bottom: 760 } as const;
const WALLET = {
  card: [['Merchant Payment', '{m}']],
  transferIn: [['Received from', '{p} 2547***{f}']],
  salary: [['Business Payment from', '{e}']],
  transferOut: [['Send Money to', '{p} 2547***{f}']],
  cash: [['Withdraw at Agent', '{c} {f}']],
  directDebit: [['Pay Bill', '{m} Acc {r}']],
  fee: [['Transaction Charge']],
  refund: [['Reversal', '{m}']],
  interest: [['Savings Interest']],
};

/** An Egyptian account: one column of sums whose minus stands behind, likewise the balances; the balance carried from sheet to sheet. */
const egMinusBehind = formPrint({
  ...PAGE,
  id: 'eg-bank-minus-behind',
  kind: 'bank_statement',
  tags: ['trailing-minus', 'carried-forward', 'date-once-per-day', 'running-balance'],
  locales: EGYPT,
  dates: ['dd MMM yy', 'dd MMM yyyy'],
  top: 180,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 62, 'STATEMENT OF ACCOUNT', { isBold: true }],
    ...column(40, 82, 11, ['MR JORDAN SAMPLE', '14 EL NASR STREET', 'CAIRO']),
    [340, 82, 'Account No. : 100012345678'],
    [340, 94, 'Currency : EGP'],
    [340, 106, `From ${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['Date', 40, (e, s) => (isFirstOfDay(s.entries, e) ? s.day(e.date).toUpperCase() : '')],
    ['Value', 100, (e, s) => s.day(e.postDate).toUpperCase()],
    ['Details', 160, (e) => e.lines],
    ['Amount', -460, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : ''}`],
    ['Balance', -555, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? '-' : ''}`],
  ],
  first: (s) => [
    [
      [160, 0, 'Balance Brought Forward'],
      [-555, 0, `${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? '-' : ''}`],
    ],
  ],
  leave: (s, e) => [
    [160, 0, 'Balance Carried Forward'],
    [-555, 0, `${s.number(e.balance)}${e.balance < 0 ? '-' : ''}`],
  ],
  resume: (s, e) => [
    [160, 0, 'Balance Brought Forward'],
    [-555, 0, `${s.number(e.balance)}${e.balance < 0 ? '-' : ''}`],
  ],
  last: (s) => [
    [
      [160, 0, 'Closing Balance'],
      [-555, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '100012345678' }),
});

/** A Jordanian account of three decimals: reference before text, sums under the columns, the opening balance over them. */
const joThousandths = formPrint({
  ...PAGE,
  id: 'jo-bank-thousandths',
  kind: 'bank_statement',
  tags: ['three-decimals', 'reference-first', 'running-balance', 'two-dates'],
  locales: JORDAN,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  size: 7,
  top: 180,
  topAgain: 60,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'Account Statement', { isBold: true }],
    [40, 80, 'Account Number: 0013/456789-500'],
    [40, 92, 'IBAN: JO94CBJO0010000000000131000302'],
    [40, 104, `Period From: ${s.full(s.ledger.start)} To: ${s.full(s.ledger.end)}`],
    [40, 116, 'Currency: JORDANIAN DINAR'],
    [340, 116, `Opening Balance: ${s.signed(s.ledger.opening)}`],
  ],
  again: () => [],
  columns: [
    ['Trans Date', 40, (e, s) => s.day(e.date)],
    ['Value Date', 98, (e, s) => s.day(e.postDate)],
    ['Ref', 150, (e) => `FT${e.reference}`],
    ['Description', 206, (e) => e.lines],
    ['Debit', -430, (e, s) => s.out(e)],
    ['Credit', -490, (e, s) => s.into(e)],
    ['Balance', -560, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [206, 0, 'Total'],
      [-430, 0, s.number(s.ledger.out.sum)],
      [-490, 0, s.number(s.ledger.into.sum)],
      [-560, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '0013/456789-500' }),
});

/** A Nigerian wallet: signed sums with their naira sign, a balance after each, channel and reference behind, turnover with counts over the table. */
const ngWallet = formPrint({
  ...PAGE,
  id: 'ng-wallet-signed-naira',
  kind: 'bank_statement',
  tags: ['wallet', 'time-of-day', 'plus-and-minus', 'reference-last', 'counts'],
  locales: NIGERIA.map((locale) => ({ ...locale, fontSets: ['dejavu'] as const })),
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  order: { movements: WALLET },
  size: 7,
  top: 210,
  topAgain: 50,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, 'Wallet Account Statement', { size: 13, isBold: true }],
    ...column(40, 62, 12, ['Account Name', 'Account Number', 'Period']),
    ...column(140, 62, 12, [
      'JORDAN SAMPLE',
      '7012345678',
      `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...column(40, 120, 12, ['Opening Balance', 'Closing Balance']),
    ...column(140, 120, 12, [`₦${s.signed(s.ledger.opening)}`, `₦${s.signed(s.ledger.closing)}`]),
    ...column(320, 120, 12, ['Total Debit', 'Total Credit', 'Debit Count', 'Credit Count']),
    ...column(420, 120, 12, [
      `₦${s.number(s.ledger.out.sum)}`,
      `₦${s.number(s.ledger.into.sum)}`,
      String(s.ledger.out.count),
      String(s.ledger.into.count),
    ]),
  ],
  again: () => [],
  columns: [
    ['Trans. Time', 40, (e, s) => `${s.day(e.date)} ${clockOf(e.reference)}`],
    ['Value Date', 128, (e, s) => s.day(e.date)],
    ['Description', 180, (e) => e.lines],
    ['Debit/Credit(₦)', -360, (e, s) => `${e.amount > 0 ? '+' : '-'}${s.number(e.amount)}`],
    ['Balance After(₦)', -430, (e, s) => s.signed(e.balance)],
    ['Channel', 440, () => 'E-Channel'],
    ['Transaction\nReference', 490, (e) => `2503${e.reference}`],
  ],
  truth: () => ({ balances: 'every-row', number: '7012345678' }),
});

/** A Kenyan co-operative: shares, deposits and a fund under one heading row, each from its balance forward to its closing balance. */
const keSacco: Print = {
  id: 'ke-sacco-three-parts',
  kind: 'bank_statement',
  tags: ['several-accounts', 'one-heading-row', 'running-balance', 'titled-sections'],
  locales: KENYA,
  draw: (desk: Desk) => {
    const pen = desk.pen({ size: 8 });
    const kinds = ['transferIn', 'interest'] as const;
    const first = sheetOf(desk, {
      dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
      most: 14,
      order: { kinds: ['transferIn', 'transferOut', 'interest', 'fee'], number: 'SHARE CAPITAL' },
    });
    const more = ['MEMBER DEPOSITS', 'HOLIDAY FUND'].map((number) =>
      sheetOf(desk, {
        dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
        most: 9,
        order: { kinds, number, start: first.ledger.start },
      }),
    );
    const sheets = [first, ...more];
    const headings: readonly Put[] = [
      [40, 0, 'Date', { isBold: true }],
      [100, 0, 'Doc No', { isBold: true }],
      [160, 0, 'Description', { isBold: true }],
      [-400, 0, 'Debit', { isBold: true }],
      [-480, 0, 'Credit', { isBold: true }],
      [-560, 0, 'Balance', { isBold: true }],
    ];
    const roll = blockRoll(pen, {
      top: 140,
      topAgain: 60,
      bottom: 760,
      leading: 11,
      again: () => headings,
    });
    roll.put([
      [40, 40, 'SAMPLE SAVINGS AND CREDIT CO-OPERATIVE SOCIETY LTD', { size: 11, isBold: true }],
      [40, 60, 'MEMBER STATEMENT', { isBold: true }],
      [40, 76, 'Member No: 004512   Name: JORDAN SAMPLE'],
      [40, 88, `Period: ${first.full(first.ledger.start)} to ${first.full(first.ledger.end)}`],
    ]);
    roll.keep(headings, 4);
    const accounts = sheets.map((sheet) => {
      const { ledger, entries } = sheet;
      roll.keep([[40, 0, ledger.number, { isBold: true }]]);
      roll.keep([
        [160, 0, 'Balance B/F'],
        [-560, 0, sheet.signed(ledger.opening)],
      ]);
      for (const e of entries)
        roll.keep([
          [40, 0, sheet.day(e.date)],
          [100, 0, e.reference.slice(0, 6)],
          [160, 0, e.lines.join(' ')],
          [-400, 0, sheet.out(e)],
          [-480, 0, sheet.into(e)],
          [-560, 0, sheet.signed(e.balance)],
        ]);
      roll.keep(
        [
          [160, 0, 'Closing Balance'],
          [-560, 0, sheet.signed(ledger.closing)],
        ],
        8,
      );
      return desk.truth(ledger, { balances: 'every-row', number: null });
    });
    return { paper: pen.paper(), accounts };
  },
};

/** A Tanzanian wallet: its side in two letters before each sum, what was held after it, a fee column of zeros. */
const tzWallet = formPrint({
  ...PAGE,
  id: 'tz-wallet-side-before',
  kind: 'bank_statement',
  tags: ['wallet', 'side-letters-before', 'fee-column', 'clock-in-day', 'newest-first'],
  locales: TANZANIA,
  dates: ['yyyy-MM-dd', 'dd MMM yyyy'],
  isNewestFirst: true,
  order: { movements: WALLET },
  size: 7.5,
  top: 150,
  topAgain: 60,
  head: (s) => [
    [40, 40, 'Mobile Money Statement', { size: 13, isBold: true }],
    [40, 62, 'Customer Name: JORDAN SAMPLE'],
    [40, 74, 'Mobile Number: 255712345678'],
    [40, 86, `Period: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [40, 98, `Opening Balance: TZS ${s.signed(s.ledger.opening)}`],
    [300, 98, `Closing Balance: TZS ${s.signed(s.ledger.closing)}`],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => `${s.day(e.date)} ${clockOf(e.reference)}`],
    ['Transaction ID', 130, (e) => `CI${e.reference}`],
    ['Details', 200, (e) => e.lines],
    ['Dr/Cr', 350, (e) => (e.amount < 0 ? 'Dr' : 'Cr')],
    ['Amount', -450, (e, s) => s.number(e.amount)],
    ['Fee', -480, () => '0.00'],
    ['Balance', -560, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '255712345678' }),
});

/** An Ethiopian account: text behind the balance, zeros in empty cells, sums in the last row. */
const etNarrative = formPrint({
  ...PAGE,
  id: 'et-bank-narrative-last',
  kind: 'bank_statement',
  tags: ['text-last', 'zero-filled', 'running-balance', 'two-dates'],
  locales: ETHIOPIA,
  dates: ['dd-MMM-yyyy', 'dd-MMM-yyyy'],
  size: 7,
  top: 170,
  isRuled: true,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'CUSTOMER ACCOUNT STATEMENT', { isBold: true }],
    [40, 80, 'Account: 1000123456789  JORDAN SAMPLE'],
    [40, 92, `From: ${s.full(s.ledger.start)}  To: ${s.full(s.ledger.end)}`],
    [40, 104, `Beginning Balance: ${s.signed(s.ledger.opening)}`],
    [300, 104, `Ending Balance: ${s.signed(s.ledger.closing)}`],
  ],
  columns: [
    ['Txn Date', 40, (e, s) => s.day(e.date)],
    ['Value Date', 92, (e, s) => s.day(e.postDate)],
    ['Reference', 144, (e) => `FT${e.reference}`],
    ['Debit', -270, (e, s) => s.out(e) || '0.00'],
    ['Credit', -340, (e, s) => s.into(e) || '0.00'],
    ['Balance', -420, (e, s) => s.signed(e.balance)],
    ['Narrative', 432, (e) => e.lines],
  ],
  last: (s) => [
    [
      [144, 0, 'Total'],
      [-270, 0, s.number(s.ledger.out.sum)],
      [-340, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '1000123456789' }),
});

/** A Senegalese wallet: francs without hundredths and their letter at the sum, kind before counterparty, a fee column, the balance last. */
const snWallet = formPrint({
  ...PAGE,
  id: 'sn-wallet-franc-letter',
  kind: 'bank_statement',
  tags: ['wallet', 'no-decimals', 'currency-letter-behind', 'fee-column', 'time-of-day'],
  locales: SENEGAL,
  dates: ['dd/MM/yyyy', 'dd MMMM yyyy'],
  order: {
    movements: {
      card: [['Paiement marchand', '{m}']],
      transferIn: [['Transfert reçu', '{p}']],
      salary: [['Transfert reçu', '{e}']],
      transferOut: [['Transfert envoyé', '{p}']],
      cash: [['Retrait', 'Agent {c}']],
      directDebit: [['Paiement facture', '{m}']],
      fee: [['Frais', 'carte']],
      refund: [['Remboursement', '{m}']],
      interest: [['Bonus', 'épargne']],
    },
  },
  top: 170,
  topAgain: 60,
  head: (s) => [
    [40, 40, 'Relevé de compte', { size: 13, isBold: true }],
    [40, 62, 'Titulaire : JORDAN EXEMPLE'],
    [40, 74, 'Numéro : +221 77 123 45 67'],
    [40, 86, `Période : du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    [40, 110, `Solde initial : ${s.signed(s.ledger.opening)}F`],
    [300, 110, `Solde final : ${s.signed(s.ledger.closing)}F`],
  ],
  again: () => [],
  columns: [
    ['Date', 40, (e, s) => `${s.day(e.date)} ${clockOf(e.reference).slice(0, 5)}`],
    ['Type', 130, (e) => e.lines[0] ?? ''],
    ['Contrepartie', 240, (e) => e.lines[1] ?? ''],
    ['Montant', -430, (e, s) => `${s.signed(e.amount)}F`],
    ['Frais', -480, () => '0F'],
    ['Solde', -560, (e, s) => `${s.signed(e.balance)}F`],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

export const SAVANNA_FORMS: readonly Print[] = [
  egMinusBehind,
  joThousandths,
  ngWallet,
  keSacco,
  tzWallet,
  etNarrative,
  snWallet,
];
