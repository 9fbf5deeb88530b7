import { expect, test } from 'vitest';
import { balanceLabel } from '../src/vocabulary/label.ts';
import { says } from '../src/vocabulary/says.ts';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

/** The verdict and both ends of an account. */
const endsOf = ({ verdict, opening, closing }: Awaited<ReturnType<typeof readAccount>>) => [
  verdict,
  opening,
  closing,
];

test.each([
  ['PENYATA PEMBIAYAAN PERUMAHAN', 'BAKI AWAL', 'TIADA URUS NIAGA', 'BAKI AKHIR'],
  ['PENYATA PINJAMAN', 'BAKI AWAL', 'TIADA TRANSAKSI', 'BAKI AKHIR'],
])('the statement of a loan without transactions says that its balance is owed: %s', async (...texts) => {
  const [heading, opening, none, closing] = texts;
  const account = await readAccount([
    say('Bank Contoh Berhad'),
    title(heading),
    say('No. Akaun : 1-2118489-61-8'),
    say('Tempoh Penyata : 17/09/2020 - 16/10/2020'),
    ...table('50 140 380> 460> 540>', [
      ['TARIKH', 'KETERANGAN', 'DEBIT (RM)', 'KREDIT (RM)', 'BAKI (RM)'],
      ['17/09/2020', opening, '', '', '16,102.02'],
      ['', none, '', '', ''],
      ['16/10/2020', closing, '', '', '16,102.02'],
    ]),
  ]);
  expect(endsOf(account)).toEqual(['proven', '-16102.02', '-16102.02']);
});

test('one charge under the title of a loan in Malay shows that its balance is owed', async () => {
  const account = await readAccount([
    say('Bank Contoh Berhad'),
    title('PENYATA PEMBIAYAAN PERUMAHAN'),
    say('Tempoh Penyata : 08/12/2022 - 07/01/2023'),
    ...table('50 140 380> 460> 540>', [
      ['TARIKH', 'KETERANGAN', 'DEBIT (RM)', 'KREDIT (RM)', 'BAKI (RM)'],
      ['08/12/2022', 'BAKI AWAL', '', '', '53,682.36'],
      ['28/12/2022', 'KEUNTUNGAN DIKENAKAN', '107.01', '', '53,789.37'],
      ['07/01/2023', 'BAKI AKHIR', '', '', '53,789.37'],
    ]),
  ]);
  expect(endsOf(account)).toEqual(['proven', '-53682.36', '-53789.37']);
});

test.each([
  ['OPENING OUTSTANDING', 'CLOSING OUTSTANDING'],
  ['Previous Outstanding', 'Total Payment Due'],
])('a card opens and closes with what is outstanding: %s, %s', async (opening, closing) => {
  const account = await readAccount([
    say('Example Bank credit card statement'),
    say('Statement date 31/03/2025'),
    ...table('50 140 460> 480', [
      ['Date', 'Transaction details', 'Amount', ''],
      ['', opening, '519,114.00', ''],
      ['04/03/2025', 'FIRST SHOP', '693.75', 'DR'],
      ['05/03/2025', 'SECOND SHOP', '58.20', 'DR'],
      ['06/03/2025', 'REVERSAL', '76.20', 'CR'],
      ['', closing, '519,789.75', ''],
    ]),
  ]);
  expect(endsOf(account)).toEqual(['proven', '519114.00', '519789.75']);
});

test('a column of what is outstanding after each row is its running balance', async () => {
  const account = await readAccount(
    [
      say('Example Bank LOAN ACCOUNT STATEMENT'),
      ...table('50 120 400> 470> 520> 525', [
        ['Date', 'Narration', 'Debit', 'Credit', 'Outstanding', ''],
        ['13/07/2024', 'Balance brought forward', '', '', '962,513.50', 'DR'],
        ['14/07/2024', 'Loan repayment', '', '21,572.05', '940,941.45', 'DR'],
        ['15/07/2024', 'Insurance premium', '1,205.04', '', '942,146.49', 'DR'],
      ]),
    ],
    [
      ...table('50 120 400> 470> 520> 525', [
        ['Date', 'Narration', 'Debit', 'Credit', 'Outstanding', ''],
        ['16/07/2024', 'Draw down', '506.35', '', '942,652.84', 'DR'],
        ['', 'Totals', '1,711.39', '21,572.05', '942,652.84', 'DR'],
      ]),
    ],
  );
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2024-07-14 21572.05 Loan repayment',
    '2024-07-15 -1205.04 Insurance premium',
    '2024-07-16 -506.35 Draw down',
  ]);
});

test('a card in Japanese says what is left of this month, and that there are no details of use', () => {
  expect(balanceLabel('今月残高')).toBe('closing');
  expect(says('noTransactions', 'ご利用明細なし')).toBe(true);
});

test('a bar left of the rows is one even if each row is next to a line of it, and its sums name their currency', async () => {
  const account = await readAccount([
    say('Example Bank credit card statement'),
    ...table('50 200 280 360 540>', [
      ['CARD NUMBER', 'Transaction', 'Post Date', 'Description', 'Amount'],
      ['440410-XXXXXX-5387', 'Date', '', '', ''],
      ['CUSTOMER NUMBER', '', '', 'Previous Balance', '100.00'],
      ['020100-1-80', 'September 1', 'September 2', 'FIRST SHOP', '10.00'],
      ['STATEMENT DATE', 'September 3', 'September 4', 'SECOND SHOP', '20.00'],
      ['September 30, 2025', 'September 5', 'September 6', 'THIRD SHOP', '30.00'],
      ['TOTAL AMOUNT DUE', 'September 7', 'September 8', 'FOURTH SHOP', '40.00'],
      ['P 150.00', 'September 9', 'September 9', 'Payment', '-50.00'],
      ['CREDIT LIMIT', '', '', 'Finance Charge', '0.00'],
      ['P 200,000.00', '', '', 'Ending Balance', '150.00'],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2025-09-01 -10.00 FIRST SHOP',
    '2025-09-03 -20.00 SECOND SHOP',
    '2025-09-05 -30.00 THIRD SHOP',
    '2025-09-07 -40.00 FOURTH SHOP',
    '2025-09-09 50.00 Payment',
  ]);
});

/** The cash of a broker's account in two currencies, under one number, with `rows` of each. */
const cashReports = (rows: readonly (readonly string[])[]) => [
  say('Example Securities'),
  say('Activity Statement 2023-04-01 - 2023-04-30'),
  say('Account Number 5018 1846 2118'),
  say('Net Asset Value (in base currency SGD)'),
  ...table('50 300> 400> 540>', [
    ['', '2023-04-01', '2023-04-30', 'Change'],
    ['Stock', '346.31', '19.08', '367.50'],
    ['Fund', '4.59', '284.70', '181.33'],
  ]),
  ...(['SGD', 'USD'] as const).flatMap((currency, at) => [
    [
      { text: `Cash Report - ${currency}`, left: 50 },
      { text: '(Account 5018 1846 2118)', left: 200 },
    ],
    ...table('50 540>', [
      ['Starting Cash', '100.00'],
      ['Ending Cash', ['110.00', '80.00'][rows.length === 0 ? 2 : at] ?? '100.00'],
      ['Ending Settled Cash', ['105.00', '80.00'][rows.length === 0 ? 2 : at] ?? '100.00'],
    ]),
    title(`Fund Details (${currency})`),
    ...(rows[at] === undefined
      ? [say(`No cash activity in ${currency} during this period.`)]
      : table('50 130 250 540>', [['Date', 'Type', 'Description', 'Amount'], rows[at]])),
  ]),
  title('Holdings'),
];

test('cash in two currencies under one number is two accounts, and compared net assets are no transactions', async () => {
  const { accounts } = await readStatement([
    cashReports([
      ['2023-04-11', 'Dividend', 'FIRST SHARE', '10.00'],
      ['2023-04-12', 'Trade', 'SECOND SHARE', '-20.00'],
    ]),
  ]);
  expect(accounts.map((account) => [account.currency, ...endsOf(account), ...rowsOf(account)])).toEqual([
    ['SGD', 'proven', '100.00', '110.00', '2023-04-11 10.00 Dividend FIRST SHARE'],
    ['USD', 'proven', '100.00', '80.00', '2023-04-12 -20.00 Trade SECOND SHARE'],
  ]);
  expect(new Set(accounts.map(({ number }) => number))).toEqual(new Set(['5018 1846 2118']));
});

test('cash in two currencies is two accounts without transactions too', async () => {
  const { accounts } = await readStatement([cashReports([])]);
  expect(accounts.map((account) => [account.currency, ...endsOf(account), ...rowsOf(account)])).toEqual([
    ['SGD', 'proven', '100.00', '100.00'],
    ['USD', 'proven', '100.00', '100.00'],
  ]);
});

test('the number of a company in Singapore is no account number', () => {
  expect(says('otherNumber', 'uen')).toBe(true);
});

test('limits and minimum payments below the date of a statement are no rows that were left over', async () => {
  const account = await readAccount([
    say('Example Bank Credit Card Statement'),
    ...table('50 540>', [
      ['Previous Balance', '3,398.52'],
      ['Total Payment Due', '3,398.52'],
      ['Statement Date', '03/09/2024'],
      ['Minimum Payment Due', '169.93'],
      ['Credit Limit (AED)', '8,000.00'],
      ['Available (AED)', '4,601.48'],
    ]),
    say('No transactions in this billing period'),
  ]);
  expect(endsOf(account)).toEqual(['proven', '3398.52', '3398.52']);
});

test('a panel right of the rows and their marks is none of their texts, even if its first label is on the line of the headings', async () => {
  const account = await readAccount([
    say('Example Bank credit card statement'),
    say('Statement date 31/03/2025'),
    ...table('50 140 400> 410 440', [
      ['Date', 'Transaction details', 'Amount (LKR)', '', 'Payment due date'],
      ['', 'OPENING OUTSTANDING', '519,114.00', '', '22/04/2025'],
      ['13/03/2025', 'FIRST SHOP', '693.75', 'DR', 'Total outstanding (Rs.)'],
      ['14/03/2025', 'SECOND SHOP', '58.20', 'DR', '519,839.75'],
      ['15/03/2025', 'REVERSAL', '76.20', 'CR', 'Minimum payment (Rs.)'],
      ['16/03/2025', 'THIRD SHOP', '50.00', 'DR', '25,991.99'],
      ['17/03/2025', 'FOURTH SHOP', '10.00', 'DR', 'Credit limit (Rs.)'],
      ['18/03/2025', 'REVERSAL', '10.00', 'CR', '1,080,000.00'],
      ['', 'CLOSING OUTSTANDING', '519,839.75', '', ''],
    ]),
  ]);
  expect([...endsOf(account), ...rowsOf(account)]).toEqual([
    ...['proven', '519114.00', '519839.75'],
    '2025-03-13 -693.75 FIRST SHOP',
    '2025-03-14 -58.20 SECOND SHOP',
    '2025-03-15 76.20 REVERSAL',
    '2025-03-16 -50.00 THIRD SHOP',
    '2025-03-17 -10.00 FOURTH SHOP',
    '2025-03-18 10.00 REVERSAL',
  ]);
});

test('an unknown header next to money out is money in, although a line of totals has both', async () => {
  const account = await readAccount([
    say('Example Cooperative account statement'),
    ...table('50 140 380> 460> 540>', [
      ['Date', 'Details', 'Xyzzy', 'Withdrawals', 'Balance'],
      ['2025-03-03', 'Opening balance', '', '', '100.00'],
      ['2025-03-04', 'A MEMBER', '50.00', '', '150.00'],
      ['2025-03-05', 'CASH', '', '20.00', '130.00'],
      ['2025-03-06', 'A MEMBER', '30.00', '', '160.00'],
      ['', 'Total', '80.00', '20.00', ''],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2025-03-04 50.00 A MEMBER',
    '2025-03-05 -20.00 CASH',
    '2025-03-06 30.00 A MEMBER',
  ]);
});

test('the two days of a period over a column of amounts compare nothing', async () => {
  const account = await readAccount([
    say('Example Bank'),
    [
      { text: 'Ms Jordan Sample', left: 50 },
      { text: '1 August 2023 - 31 August 2023', right: 540 },
    ],
    ...table('50 450 488>', [['Balance when the period began', '', '£100.00']]),
    ...table('60 474> 488>', [
      ['FIRST SHOP', '', '- 21.15'],
      ['SECOND SHOP', '', '- 10.00'],
    ]),
    ...table('50 300 488>', [['Tuesday 1 August 2023', 'balance at end of day', '£68.85']]),
    ...table('60 474> 488>', [['THIRD SHOP', '', '- 8.85']]),
    ...table('50 300 488>', [['Wednesday 2 August 2023', 'balance at end of day', '£60.00']]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2023-08-01 -21.15 FIRST SHOP',
    '2023-08-01 -10.00 SECOND SHOP',
    '2023-08-02 -8.85 THIRD SHOP',
  ]);
});

test('the title with the number of an account is no part of the headers below it', async () => {
  const account = await readAccount([
    say('Bank Contoh REKENING KORAN'),
    say('Periode Laporan : 15 September 2020 - 14 Oktober 2020'),
    ...table('50 180 300', [['TABUNGAN', 'No. Rekening 41221918772', 'Mata Uang IDR']]),
    ...table('50 110 180 400> 470> 540>', [
      ['Tgl Trx', 'Tgl Valuta', 'Uraian Transaksi', 'Debet', 'Kredit', 'Total'],
      ['15/09', '', 'SALDO AWAL', '', '', '9,055,240.00'],
      ['26/09', '26/09', 'DEBIT TOKO 6772', '33,015.98', '', '9,022,224.02'],
    ]),
    ...table('50 180 300 420', [
      ['Saldo Awal', 'Total Debet', 'Total Kredit', 'Saldo Akhir'],
      ['9,055,240.00', '33,015.98', '0.00', '9,022,224.02'],
    ]),
  ]);
  expect([account.verdict, account.number, ...rowsOf(account)]).toEqual([
    'proven',
    '41221918772',
    '2020-09-26 -33015.98 DEBIT TOKO 6772',
  ]);
});

test('a statement in Thai without transactions closes with the balance of its last day', async () => {
  expect(balanceLabel('ยอดเงินคงเหลือ ณ วันที่ 17 มกราคม 2568')).toBe('closing');
  expect(says('noTransactions', 'ไม่มีรายการเคลื่อนไหวในรอบบัญชีนี้')).toBe(true);
});
