import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement } from './read-drawn.ts';

/** The verdict, opening and closing balance of an account. */
const endsOf = ({ verdict, opening, closing }: Awaited<ReturnType<typeof readAccount>>) => [
  verdict,
  opening,
  closing,
];

test('a figure below the balances of a loan, in another list, hides no debt', async () => {
  const account = await readAccount([
    say('Example Bank Loan statement'),
    ...table('50 120 380> 460> 540>', [
      ['Date', 'Details', 'Debits', 'Credits', 'Balance'],
      ['2025-03-03', 'Balance brought forward', '', '', '1,000.00'],
      ['2025-03-04', 'SERVICE FEE', '10.00', '', '1,010.00'],
      ['2025-03-05', 'PAYMENT', '', '100.00', '910.00'],
      ['', '90 days', '60 days', '30 days', 'Current'],
      ['', '0.00', '0.00', '0.00', '50.00'],
    ]),
  ]);
  expect(endsOf(account)).toEqual(['proven', '-1000.00', '-910.00']);
});

test('a totals line without a figure in one direction is no row of a loan', async () => {
  const account = await readAccount([
    say('Example Bank Hire purchase statement'),
    ...table('50 120 380> 460> 540>', [
      ['Date', 'Details', 'Debits', 'Credits', 'Balance'],
      ['2025-03-03', 'Balance brought forward', '', '', '1,000.00'],
      ['2025-03-04', 'SERVICE FEE', '10.00', '', '1,010.00'],
      ['', 'Totals', '10.00', '0.00', '1,010.00'],
    ]),
  ]);
  expect(endsOf(account)).toEqual(['proven', '-1000.00', '-1010.00']);
});

test('a loan paid beyond its debt is marked CR next to debts without a mark', async () => {
  const account = await readAccount([
    say('Example Bank Loan statement'),
    ...table('50 120 340> 420> 540>', [
      ['Date', 'Details', 'Charges', 'Payments', 'Balance'],
      ['2025-03-03', 'Opening balance', '', '', '$100.00'],
      ['2025-03-04', 'LATE FEE', '$10.00', '', '$110.00'],
      ['2025-03-05', 'PAYMENT RECEIVED', '', '$150.00', '$40.00 CR'],
      ['2025-03-06', 'LATE FEE', '$5.00', '', '$35.00 CR'],
      ['2025-03-31', 'Closing balance', '', '', '$35.00 CR'],
    ]),
  ]);
  expect(endsOf(account)).toEqual(['proven', '-100.00', '35.00']);
});

test.each([
  'Statement of your Fixed-Sum Loan Agreement regulated by the Consumer Credit Act 1974',
  'Instalment sale statement',
])('without rows, the balances of a loan are debts: %s', async (title) => {
  const account = await readAccount([
    say('Example Bank'),
    say(title),
    say('Account number 12345678'),
    say('Statement period 1 March 2025 to 31 March 2025'),
    ...table('50 120 540>', [
      ['1 Mar 2025', 'Opening balance', '1,000.00'],
      ['31 Mar 2025', 'Closing balance', '1,000.00'],
    ]),
    say('If you settle on 1 May 2025 you would pay 990.00.'),
  ]);
  expect(endsOf(account)).toEqual(['proven', '-1000.00', '-1000.00']);
});

test('the title of the account before makes no loan of the next one', async () => {
  const account = (name: string, number: string, held: string) => [
    ...table('50 200 380 540>', [[name, `Account ${number}`, 'Opening balance 01 Nov', held]]),
    ...table('80', [['No transactions this period'], [`Closing balance ${held}`]]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank statement of account'),
      say('Statement period 1 November 2024 to 30 November 2024'),
      ...account('Mortgage Saver', '12345678', '491.00'),
      ...account('Holiday Club', '23456789', '442.00'),
    ],
  ]);
  expect(accounts.map(({ opening, closing }) => [opening, closing])).toEqual([
    ['491.00', '491.00'],
    ['442.00', '442.00'],
  ]);
});

test('purchases listed again by their plans, under headers of plans, are skipped', async () => {
  const account = await readAccount([
    say('Example Visa credit card statement'),
    say('Opening balance 1,000.00'),
    say('Closing balance 1,080.00'),
    ...table('50 130 440>', [
      ['Date', 'Details', 'Amount'],
      ['04 Nov 24', 'FIRST SHOP', '10.00'],
      ['05 Nov 24', 'SECOND SHOP', '20.00'],
      ['06 Nov 24', 'THIRD SHOP', '50.00'],
    ]),
    say('New interest free purchases'),
    ...table('50 130 350> 440>', [
      ['Purchased', 'Plan', 'Ends', 'Plan amount'],
      ['04 Nov 24', 'FIRST SHOP', '25 Dec 24', '10.00'],
      ['05 Nov 24', 'SECOND SHOP', '25 Dec 24', '20.00'],
      ['06 Nov 24', 'THIRD SHOP', '25 Dec 24', '50.00'],
    ]),
    ...table('50 350> 440>', [
      ['Balance by plan', 'Interest rate', 'Balance'],
      ['Standard purchases', '29.49%', '0.00'],
      ['Interest free', '0.00%', '1,080.00'],
      ['Cash advances', '29.99%', '0.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-20.00', '-50.00']);
});

test('the wallets of several currencies, each under its title and its balance, are accounts without opening balances', async () => {
  const wallet = (title: string, held: string, rows: readonly string[][]) => [
    say(title),
    ...table('50 540>', [['Balance at 31 Mar 2025', held]]),
    ...table('50 140 440> 540>', [['Date', 'Description', 'Amount', 'Wallet balance'], ...rows]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example wallet statement'),
      say('1 Mar 2025 to 31 Mar 2025'),
      ...wallet('NZ wallet (NZD)', '$70.00', [
        ['30 Mar 2025', 'FEE', '-$10.00', '$70.00'],
        ['28 Mar 2025', 'BUY ORDER', '-$20.00', '$80.00'],
      ]),
      ...wallet('US wallet (USD)', '$550.00', [
        ['29 Mar 2025', 'DIVIDEND', '$50.00', '$550.00'],
        ['15 Mar 2025', 'EXCHANGE IN', '$500.00', '$500.00'],
      ]),
      ...table('50 300> 440> 540>', [
        ['Portfolio at 31 Mar 2025', 'Shares', 'Price', 'Value NZD'],
        ['EXAMPLE PORTS LTD', '110.2204', '$4.11', '$453.01'],
        ['EXAMPLE FUND', '3.5000', '$612.40', '$3,571.22'],
      ]),
    ],
  ]);
  expect(
    accounts.map(({ currency, closing, transactions }) => [currency, closing, transactions.length]),
  ).toEqual([
    ['NZD', '70.00', 2],
    ['USD', '550.00', 2],
  ]);
});

test('each account of an overview has the number in its row, below those of others, without the sort code of its title', async () => {
  const account = (name: string, number: string, from: string, to: string) => [
    ...table('50 200', [[name, `60-83-01 ${number}`]]),
    ...table('50 150 400> 470> 540>', [
      ['Date', 'Details', 'Payments Out', 'Payments In', 'Balance'],
      ['06/12/2024', 'Balance brought forward', '', '', from],
      ['10/12/2024', 'FIRST SHOP', '10.00', '', to],
      ['05/01/2025', 'Balance carried forward', '', '', to],
    ]),
    say(''),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Bank statement of account'),
      ...table('50 200 270 440> 540>', [
        ['Account', 'Sort code', 'Account number', 'Opening balance', 'Closing balance'],
        ['Current Account', '60-83-01', '01755015', '884.33', '874.33'],
        ['Instant Access Savings', '60-83-01', '49291768', '803.92', '793.92'],
        ['30 Day Notice', '60-83-01', '80940677', '100.00', '90.00'],
      ]),
      ...account('Current Account', '01755015', '884.33', '874.33'),
      ...account('Instant Access Savings', '49291768', '803.92', '793.92'),
      ...account('30 Day Notice', '80940677', '100.00', '90.00'),
    ],
  ]);
  expect(accounts.map(({ number }) => number)).toEqual(['01755015', '49291768', '80940677']);
});

test('what a purchasing card bills is under "Billed", next to the rate of the tax', async () => {
  const account = await readAccount([
    say('Example Bank Cardholder statement'),
    say('Card number ****-****-****-5236'),
    ...table('30 90 150 320 400> 450 560>', [
      ['Post date', 'Tran date', 'Supplier description', 'MCC', 'VAT %', 'Evidence', 'Billed £'],
      ['01/03/24', '01/03/24', 'FIRST SHOP', '5411', '20.00', 'N', '384.13'],
      ['09/03/24', '07/03/24', 'SECOND SHOP', '5411', '20.00', 'N', '229.54'],
      ['12/03/24', '10/03/24', 'THIRD SHOP', '5411', '20.00', 'N', '5.15CR'],
    ]),
    say('Debits £ 613.67 Credits £ 5.15'),
  ]);
  expect(account.transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ['2024-03-01', '-384.13'],
    ['2024-03-07', '-229.54'],
    ['2024-03-10', '5.15'],
  ]);
});

test('running funds are balances', async () => {
  const account = await readAccount([
    say('Example investments account statement'),
    ...table('50 130 440> 540>', [
      ['Date', 'Comment', 'Debit/Credit', 'Running funds'],
      ['2024/08/19', 'SOLD FUND', '3 440.82', '14 909.34'],
      ['2024/08/28', 'BOUGHT SHARES', '-6 675.03', '8 234.31'],
    ]),
  ]);
  expect(account.transactions.map(({ balance, description }) => [balance, description])).toEqual([
    ['14909.34', 'SOLD FUND'],
    ['8234.31', 'BOUGHT SHARES'],
  ]);
});

test('plans paid back monthly are no spending of a card without any', async () => {
  const account = await readAccount([
    say('Example Bank Credit Card Statement'),
    say('Statement Period 25 Dec 2024 - 24 Jan 2025'),
    say('Previous Balance 1,432.99'),
    say('Total Due 1,432.99'),
    say('No spends this month.'),
    say('Your EMI transactions'),
    ...table('50 130 350> 450> 540>', [
      ['Booked on', 'Merchant', 'Loan amount', 'EMI amount', 'EMIs left'],
      ['25 Dec 2024', 'FIRST SHOP', '24,990.00', '4,331.00', '5 of 6'],
    ]),
  ]);
  expect([account.verdict, account.transactions]).toEqual(['proven', []]);
});

test('an account without a cash movement is a statement, and its valuation no invoice', async () => {
  const quiet = (name: string, number: string, held: string) => [
    say(name),
    ...table('50 200 340', [
      ['Capital account', `Account ${number}`, `Cash balance at start of period ${held}`],
    ]),
    ...table('150 540>', [['BALANCE BROUGHT FORWARD', held]]),
    say('There has been no cash movement on this account.', 150),
  ];
  const { accounts } = await readStatement([
    [
      say('Your investment report'),
      ...table('50 300> 380> 460> 540>', [
        ['Account', 'Cash at start', 'Paid in', 'Paid out', 'Cash at end'],
        ['Stocks and Shares ISA', '2,153.51', '0.00', '0.00', '2,153.51'],
        ['Share Account', '3,061.17', '0.00', '0.00', '3,061.17'],
        ['Total cash', '5,214.68', '', '', '5,214.68'],
      ]),
      ...quiet('Stocks and Shares ISA', '435814-6', '2,153.51'),
      ...quiet('Share Account', '059623-3', '3,061.17'),
      ...table('50 300> 400> 540>', [
        ['Stock', 'Quantity', 'Price (p)', 'Value'],
        ['FIRST FUND', '412.55', '314.20', '1,296.23'],
        ['SECOND FUND', '1,020.00', '88.61', '903.82'],
      ]),
    ],
  ]);
  expect(accounts.map(({ number, closing }) => [number, closing])).toEqual([
    ['435814-6', '2153.51'],
    ['059623-3', '3061.17'],
  ]);
});

test('the title of purchases, fees and taxes is no text of the payment above it', async () => {
  const account = await readAccount([
    say('Example Bank Credit Card Statement'),
    ...table('50 130 440>', [
      ['Date', 'Transaction details', 'Amount'],
      ['', 'OPENING BALANCE', '100.00'],
      ['', 'PAYMENTS AND CREDITS', ''],
      ['18MAR24', 'FIRST SHOP REFUND', '30.00CR'],
      ['', 'PURCHASES, FEES AND TAXES', ''],
      ['19MAR24', 'SECOND SHOP', '10.00'],
      ['', 'CLOSING BALANCE', '80.00'],
    ]),
  ]);
  expect(account.transactions.map(({ description }) => description)).toEqual([
    'FIRST SHOP REFUND',
    'SECOND SHOP',
  ]);
});
