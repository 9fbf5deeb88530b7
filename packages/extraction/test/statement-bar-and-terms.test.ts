import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('a bar of news right of the rows', () => {
  const sideBySide = (left: string, news: string) => table('40 430', [[left, news]]);
  const row = (text: string, date: string, amount: string, news = '') =>
    table('40 290 400> 430', [[text, date, amount, news]]);
  const page = [
    say('Example State Bank statement of account', 40),
    ...table('40 430', [['Account number 61 305 3811', 'This statement 01-31-2021']]),
    ...sideBySide('EXAMPLE CHECKING', 'Loan Days'),
    ...table('40 400> 430', [
      ['Beginning balance', '$1,000.00', 'Rates from 19.89% APR'],
      ['Ending balance', '$1,460.00', 'the same day. Stop by.'],
    ]),
    say(''),
    ...table('40 290 370', [['Deposits and other credits', 'Date', 'Amount']]),
    ...row('DEPOSIT', '01-05', '116.00'),
    ...row('PAY FROM Jordan Doe', '01-07', '584.00', 'New: Zip Pay'),
    ...sideBySide('', 'with no fee.'),
    ...table('40 290 370', [['Electronic and other debits', 'Date', 'Amount']]),
    ...row('POS FIRST BOOKS', '01-06', '40.00', 'Lobby closed'),
    ...row('BILL PAY FIRST POWER', '01-11', '80.00'),
    ...row('ATM W/D', '01-20', '120.00'),
    say('Daily ending balance', 40),
    ...table('40 140> 220 310> 400 500>', [
      ['Date', 'Balance', 'Date', 'Balance', 'Date', 'Balance'],
      ['01-05', '$1,116.00', '01-07', '$1,660.00', '01-20', '$1,460.00'],
      ['01-06', '$1,076.00', '01-11', '$1,580.00'],
      ['01-06', '$1,076.00', '01-11', '$1,580.00'],
    ]),
  ];

  test('is no text of them, though a list of balances that runs over it begins further left', async () => {
    expect(rowsOf(await readAccount(page))).toEqual([
      '2021-01-05 116.00 DEPOSIT',
      '2021-01-07 584.00 PAY FROM Jordan Doe',
      '2021-01-06 -40.00 POS FIRST BOOKS',
      '2021-01-11 -80.00 BILL PAY FIRST POWER',
      '2021-01-20 -120.00 ATM W/D',
    ]);
  });

  test('leaves the rows the side of the title that stands among their headings', async () => {
    expect((await readAccount(page)).verdict).toBe('proven');
  });
});

test('a list of days and limits behind the last account is none of its rows and balances', async () => {
  const account = (name: string, number: string, row: readonly string[]) => [
    ...table('40 200', [[name, number]]),
    ...table('40 110 430> 510>', [['Date', 'What happened', 'Amount', 'Balance'], row]),
  ];
  const { accounts } = await readStatement([
    [
      say('Example Savings', 300),
      say('Here is how your savings did from 15 March 2021 to 14 April 2021.', 40),
      ...table('50 200 330 560>', [
        ['Cash ISA', 'sort code 40-18-99', 'account 24604897', '£7,379.74'],
        ['Rainy Day Saver', 'sort code 40-18-99', 'account 35855158', '£4,285.85'],
      ]),
      ...account('Cash ISA', '24604897', ['27 Mar', 'Online transfer out 6375', '-£67.49', '£7,379.74']),
      ...account('Rainy Day Saver', '35855158', ['2 Apr', 'Taken out', '-£409.30', '£4,285.85']),
    ],
    [
      say('A few things to know', 40),
      ...table('40 150 510>', [
        ['Date', 'What changes', 'Limit'],
        ['6 April 2027', 'The allowance for the new tax year begins', '£20,000.00'],
        ['1 June 2027', 'Withdrawals by phone up to', '£5,000.00'],
      ]),
    ],
  ]);
  expect(
    accounts.map(({ opening, closing, transactions }) => [opening, closing, transactions.length]),
  ).toEqual([
    [null, '7379.74', 1],
    [null, '4285.85', 1],
  ]);
});
