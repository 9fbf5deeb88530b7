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
