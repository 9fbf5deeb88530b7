import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

test('the number of a flat left of a period is no day of its first month', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('50 380', [
      ['2118 Specimen Court Unit 7', 'Aug 01, 2021 - Aug 31, 2021'],
      ['Mississauga ON L5B 0S1', 'Customer ID 5655775'],
    ]),
    ...table('50 120 380> 460> 540>', [
      ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
      ['Aug 01', 'Opening balance', '', '', '5,022.25'],
      ['Aug 18', 'TRANSFER RECEIVED', '', '516.29', '5,538.54'],
      ['Aug 31', 'Closing balance', '', '', '5,538.54'],
    ]),
  ]);
  expect(account.period).toEqual({ start: '2021-08-01', end: '2021-08-31' });
  expect(rowsOf(account)).toEqual(['2021-08-18 516.29 TRANSFER RECEIVED']);
});

test('a title of money in or out may begin the headers, and none of them name the amounts', async () => {
  const account = await readAccount([
    say('Example Bank business statement May 31, 2024'),
    say('Beginning balance 5-1-24 $1,000.00'),
    say('2 Additions +300.00'),
    say('1 Subtractions -50.00'),
    say('Ending balance 5-31-24 $1,250.00'),
    say('Additions'),
    ...table('50 120 200 300 560>', [
      ['Deposits', 'Date', 'Serial #', 'Source', ''],
      ['', '5-3', '', 'FIRST CUSTOMER', '100.00'],
      ['', '5-6', '', 'SECOND CUSTOMER', '200.00'],
      ['', '', '', 'Total additions', '$300.00'],
    ]),
    say('Subtractions'),
    ...table('50 120 200 300 560>', [
      ['Withdrawals', 'Date', 'Serial #', 'Location', ''],
      ['', '5-8', '', 'FIRST SUPPLIER', '50.00'],
      ['', '', '', 'Total withdrawals', '$50.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(rowsOf(account)).toEqual([
    '2024-05-03 100.00 FIRST CUSTOMER',
    '2024-05-06 200.00 SECOND CUSTOMER',
    '2024-05-08 -50.00 FIRST SUPPLIER',
  ]);
});

test('the count of rows in front of a title leaves it the title of their side', async () => {
  const account = await readAccount([
    say('Example Bank business statement July 14, 2024'),
    ...table('50 150 250 350 450', [
      ['Previous Balance', 'Deposits/Credits', 'Charges/Debits', 'Checks Processed', 'Ending Balance'],
      ['1,000.00', '300.00', '20.00', '5.00', '1,275.00'],
    ]),
    say(''),
    say('2 DEPOSITS/CREDITS'),
    ...table('50 170> 220', [
      ['Date', 'Amount', 'Description'],
      ['07/03', '100.00', 'FIRST CUSTOMER'],
      ['07/06', '200.00', 'SECOND CUSTOMER'],
    ]),
    say(''),
    say('1 CHARGES/DEBITS'),
    ...table('50 170> 220', [
      ['Date', 'Amount', 'Description'],
      ['07/08', '20.00', 'FIRST SUPPLIER'],
    ]),
    say(''),
    say('1 CHECKS PROCESSED'),
    ...table('50 120 220>', [
      ['Number', 'Date', 'Amount'],
      ['1319', '07/10', '5.00'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(rowsOf(account)).toEqual([
    '2024-07-03 100.00 FIRST CUSTOMER',
    '2024-07-06 200.00 SECOND CUSTOMER',
    '2024-07-08 -20.00 FIRST SUPPLIER',
    '2024-07-10 -5.00 1319',
  ]);
});
