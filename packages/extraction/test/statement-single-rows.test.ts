import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('the only row of a statement', () => {
  const HEAD = [say('Example Bank account statement'), say('Account 12345678')];
  const PERIOD = say('Period 1 May 2024 to 31 May 2024');

  test('has its date in a column of digits if the period contains it', async () => {
    const account = await readAccount([
      ...HEAD,
      PERIOD,
      ...table('50 250> 350> 400 550>', [
        ['Details', 'Debit', 'Credit', 'Date', 'Balance'],
        ['Opening balance', '', '', '', '100.00'],
        ['BANK FEE', '10.00', '', '05 22', '90.00'],
        ['Closing balance', '', '', '', '90.00'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
    expect(rowsOf(account)).toEqual(['2024-05-22 -10.00 BANK FEE']);
  });

  test('has no date if the period does not contain the number in that column', async () => {
    const account = await readAccount([
      ...HEAD,
      PERIOD,
      ...table('50 250> 350> 400 550>', [
        ['Details', 'Debit', 'Credit', 'Date', 'Balance'],
        ['Opening balance', '', '', '', '100.00'],
        ['BANK FEE', '10.00', '', '08 22', '90.00'],
        ['Closing balance', '', '', '', '90.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual([null]);
  });

  test('has the year first if only that puts it into the period', async () => {
    const account = await readAccount([
      ...HEAD,
      say('Period 2021-12-22 to 2022-01-21'),
      ...table('50 120 450> 550>', [
        ['Date', 'Details', 'Amount', 'Balance'],
        ['22/01/06', 'FIRST SHOP', '-10.00', '90.00'],
      ]),
      say('Opening balance 2021-12-22 100.00'),
      say('Closing balance 2022-01-21 90.00'),
    ]);
    expect(account).toMatchObject({ verdict: 'proven', transactions: [{ date: '2022-01-06' }] });
  });

  test('is read without headers if a date begins it and an amount without a sign ends it', async () => {
    const account = await readAccount([
      say('Example Card statement of account, credit card'),
      say('Payment due date 22 June 2024'),
      say('Previous balance 100.00'),
      say('Purchases 10.00'),
      say('Credit limit 5,000.00'),
      say(''),
      ...table('50 120 450>', [['19 May', 'FIRST SHOP', '10.00']]),
      say('New balance 110.00'),
    ]);
    expect(account.verdict).toBe('proven');
    expect(rowsOf(account)).toEqual(['2024-05-19 -10.00 FIRST SHOP']);
  });

  test('is read under a day with its balance, without headers', async () => {
    const account = await readAccount([
      ...HEAD,
      PERIOD,
      say('Balance when the period began 100.00'),
      ...table('60 450>', [['CARD PAYMENT SHOP', '- 10.00']]),
      ...table('50 250 450>', [['Wednesday 15 May 2024', 'balance at end of day', '90.00']]),
      say('Balance when the period ended 90.00'),
    ]);
    expect(account.verdict).toBe('proven');
    expect(rowsOf(account)).toEqual(['2024-05-15 -10.00 CARD PAYMENT SHOP']);
  });

  test('has its amount in the only column of an unknown header', async () => {
    const account = await readAccount([
      ...HEAD,
      PERIOD,
      ...table('50 120 450> 550>', [
        ['Date', 'Details', 'Whatever', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['19 May', 'FIRST SHOP', '+10.00', '110.00'],
        ['', 'Closing balance', '+10.00', '110.00'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('does not take the title of its account above it, nor the labels of a summary below', async () => {
    const account = await readAccount([
      ...HEAD,
      PERIOD,
      ...table('50 120 550>', [
        ['Date', 'Details', 'Amount'],
        ['', '12-345 SAVINGS PLAN 24', ''],
        ['19 May', 'FIRST SHOP', '-10.00'],
      ]),
      ...table('120 250> 350> 450>', [
        ['Opening balance', 'Credits', 'Debits', 'Closing balance'],
        ['100.00', '0.00', '10.00', '90.00'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
    expect(rowsOf(account)).toEqual(['2024-05-19 -10.00 FIRST SHOP']);
  });
});

test('a dated line of totals that fills both columns is no transaction', async () => {
  const account = await readAccount([
    say('Account statement October 12, 2024 to November 11, 2024'),
    say('Account number 0017 6465-756'),
    say('Opening balance 3,197.50'),
    say('Closing balance 3,054.81'),
    ...table('40 120 340> 440> 540>', [
      ['Date', 'Description', 'Withdrawals ($)', 'Deposits ($)', 'Balance ($)'],
      ['Oct 12', 'Opening balance', '', '', '3,197.50'],
      ['Nov 11', 'Closing totals', '142.69', '0.00', ''],
    ]),
  ]);
  expect(account.transactions).toEqual([]);
  expect(account.verdict).not.toBe('proven');
});

test('a balance that the only amount leads to shows that something moved', async () => {
  const account = await readAccount([
    say('Account number 12345678'),
    say('Statement period 1 February 2024 to 29 February 2024'),
    ...table('180 540>', [
      ['Details', 'Amount'],
      ['Card payment', '-4.77'],
      ['Balance', '5,982.51'],
    ]),
    say('Previous balance 5,987.28 EUR'),
  ]);
  expect(account.verdict).toBe('unproven');
});

test('bare whole numbers next to decimals are counts and no totals', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period March 15, 2023 through April 14, 2023'),
    say('Beginning Balance $7162.78'),
    title('Checks Paid'),
    ...table('50 120 420>', [
      ['Check no.', 'Date paid', 'Amount'],
      ['1028', '03/29', '375.78'],
      ['', 'Total Checks Paid', '$375.78'],
    ]),
    say('Ending Balance $6787.00'),
    title('Service charge summary'),
    ...table('50 420>', [
      ['Transactions for service fee calculation', 'Number'],
      ['Checks Paid / Debits', '41'],
      ['Deposits / Credits', '6'],
    ]),
  ]);
  expect([account.verdict, account.transactions.length]).toEqual(['proven', 1]);
});

test('a figure before the label of a balance is that of a box next to the rows', async () => {
  const account = await readAccount([
    say('Credit card statement of account'),
    say('Statement date January 24, 2021'),
    ...table('30 150 230 480>', [
      ['Credit limit', 'Date', 'Details', 'Amount'],
      ['', '', 'PREVIOUS STATEMENT BALANCE', '230,524.00'],
      ['560,000.00', '', '', ''],
      ['', '21 Jan 2021', 'AIR TICKETS', '6,094.28'],
      ['Available', '', '', ''],
      ['323,381.72', '', 'TOTAL AMOUNT DUE', '236,618.28'],
    ]),
  ]);
  expect([account.verdict, account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    ['-6094.28'],
  ]);
});

test('one row of a card and its sum are no invoice', async () => {
  const { verdict, transactions } = await readAccount([
    say('RELEVE DE CARTE   Carte n° 5132 XXXX XXXX 4411   Arrêté au 31/03/2025'),
    say('Montant total débité le 05/04/2025   45,60 EUR'),
    ...table('50 120 540>', [
      ['Date', 'Commerçant', 'Montant'],
      ['12/03', 'CARREFOUR MARKET', '45,60'],
    ]),
  ]);
  expect([verdict, transactions.length]).toEqual(['unproven', 1]);
});
