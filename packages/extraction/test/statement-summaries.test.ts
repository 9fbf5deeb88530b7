import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

const COLUMNS = '50 120 540>';

describe('the summary of an account', () => {
  const statement = (transfers: string): DrawnLine[] => [
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    title('Summary'),
    ...table('50 400>', [
      ['Beginning balance', '$100.00'],
      ['Deposits', '$500.00'],
      ['Purchases', '-$30.00'],
      ['Transfers', transfers],
      ['Fees', '-$5.00'],
      ['Ending balance', '$545.00'],
    ]),
    title('Transactions'),
    ...table(COLUMNS, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'FIRST SHOP', '-$30.00'],
      ['2025-03-05', 'TO MY SAVINGS', '-$20.00'],
      ['2025-03-25', 'SALARY', '$500.00'],
      ['2025-03-31', 'MONTHLY COST', '-$5.00'],
    ]),
  ];

  test('may split a direction: its purchases alone are not the total money out', async () => {
    expect((await readAccount(statement('-$20.00'))).verdict).toBe('proven');
  });

  test('with parts that do not lead to the closing balance contradicts the rows', async () => {
    expect((await readAccount(statement('-$40.00'))).verdict).toBe('contradicted');
  });
});

describe('a card statement', () => {
  const card = (...below: readonly DrawnLine[]): DrawnLine[] => [
    say('Example Bank credit card statement'),
    say('Statement period: 01/10/2024 to 31/10/2024'),
    say('Credit limit 9,000.00'),
    say('Previous balance $1,000.00'),
    title('Purchases'),
    ...table(COLUMNS, [
      ['Date', 'Description', 'Amount'],
      ['13/10/2024', 'HARBOUR BOOKS', '$25.00'],
      ['14/10/2024', 'FABLE STREAMING', '$15.00'],
    ]),
    say('New balance $1,040.00'),
    ...below,
  ];
  const rows = ['2024-10-13 -25.00 HARBOUR BOOKS', '2024-10-14 -15.00 FABLE STREAMING'];

  test('prints the base of interest before its rate, which is no total of purchases', async () => {
    const account = await readAccount(
      card(
        say('How we work out your interest'),
        ...table('50 200> 300> 400>', [
          ['Balance type', 'Balance', 'Monthly rate', 'Annual rate'],
          ['Purchases', '$1,040.00', '1.874%', '24.9%'],
        ]),
      ),
    );
    expect(rowsOf(account)).toEqual(rows);
    expect(account.verdict).toBe('proven');
  });

  test('prints the debt of each plan next to a rate, which is no transaction', async () => {
    const account = await readAccount(
      card(
        ...table('50 200> 300> 400> 540>', [
          ['Credit Plan', 'Annual Rate', 'Balance Subject to Rate', 'Interest Charge', 'Plan Balance'],
          ['Retail', '14.49%', '$0.00', '$0.00', '$1,040.00'],
        ]),
      ),
    );
    expect(rowsOf(account)).toEqual(rows);
    expect(account.verdict).toBe('proven');
  });

  test('totals a year, which moves nothing', async () => {
    const account = await readAccount(
      card(
        ...table(COLUMNS, [
          ['', '', 'Amount'],
          ['Total fees in 2024', '', '$12.00'],
          ['Total interest in 2024', '', '$0.00'],
        ]),
      ),
    );
    expect(rowsOf(account)).toEqual(rows);
    expect(account.verdict).toBe('proven');
  });
});

test('An amount with words of its own before it is not part of the total before it', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table('50 240> 280 540>', [
      ['Beginning balance', '$100.00', 'Interest Paid this Period', '$0.00'],
      ['Deposits/Credits', '+$0.00', 'Interest Paid Year-to-Date', '$31.90'],
      ['Withdrawals/Debits', '-$30.00', 'Average Daily Balance', '$81.00'],
      ['Ending balance', '$70.00', '', ''],
    ]),
    ...table(COLUMNS, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'FIRST SHOP', '-$10.00'],
      ['2025-03-05', 'SECOND SHOP', '-$20.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
});

test('A header that ends in a slash continues below, and letters give the sides of its column', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table('50 120 440> 540>', [
      ['Date', 'Narration', 'Withdrawal (Dr)/', 'Balance'],
      ['', '', 'Deposit (Cr)', ''],
      ['', 'Opening balance', '', '100.00(Cr)'],
      ['2025-03-04', 'FIRST SHOP', '30.00(Dr)', '70.00(Cr)'],
      ['2025-03-05', 'SALARY', '500.00(Cr)', '570.00(Cr)'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2025-03-04 -30.00 FIRST SHOP', '2025-03-05 500.00 SALARY']);
  expect(account.verdict).toBe('proven');
});

test('a closing balance below the table in the debit column is not overdrawn: balances have their own column', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table('50 320> 420> 440 560>', [
      ['Description', 'Withdrawals', 'Deposits', 'Date', 'Balance'],
      ['Starting balance', '', '', '2025-03-01', '8,002.89'],
      ['FIRST SHOP', '54.07', '', '2025-03-04', '7,948.82'],
      ['SALARY', '', '500.00', '2025-03-25', '8,448.82'],
    ]),
    ...table('50 320>', [
      ['Closing balance', '8,448.82'],
      ['Total deposits', '500.00'],
    ]),
  ]);
  expect(account).toMatchObject({ closing: '8448.82', verdict: 'proven' });
});
