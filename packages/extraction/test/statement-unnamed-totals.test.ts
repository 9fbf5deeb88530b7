import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('a line that fills the columns of both directions', () => {
  const HEAD = [
    say('Example Bank account statement'),
    say('Statement period: 1 March 2025 to 31 March 2025'),
    say('Opening balance 500.00'),
  ];
  const ROWS = [
    ['Date', 'Description', 'Money out', 'Money in'],
    ['04/03/2025', 'FIRST SHOP', '20.00', ''],
    ['', 'REFUND', '', '60.00'],
    ['', 'SECOND SHOP', '15.00', ''],
  ];
  test('is no transaction if its figures are the sums of the rows, whatever its words', async () => {
    const account = await readAccount([
      ...HEAD,
      ...table('40 130 450> 550>', [...ROWS, ['', 'All of the batch', '35.00', '60.00']]),
      say('Closing balance 525.00'),
    ]);
    expect([...rowsOf(account), account.verdict]).toEqual([
      '2025-03-04 -20.00 FIRST SHOP',
      '2025-03-04 60.00 REFUND',
      '2025-03-04 -15.00 SECOND SHOP',
      'proven',
    ]);
  });

  test('is one of a group of rows, with a zero for a direction without any', async () => {
    const account = await readAccount([
      ...HEAD,
      ...table('40 130 450> 550>', [
        ...ROWS.slice(0, 2),
        ['', 'Batch of four', '20.00', '0.00'],
        ...ROWS.slice(2),
        ['', 'Batch of eight', '15.00', '60.00'],
      ]),
      say('Closing balance 525.00'),
    ]);
    expect([rowsOf(account).length, account.verdict]).toEqual([3, 'proven']);
  });
});

test('one side of a line without words that holds shows that a row of the other is missing', async () => {
  const account = await readAccount([
    say('Example Sacco member statement'),
    ...table('40 130 350> 450> 550>', [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['', 'Balance B/F', '', '', '500.00'],
      ['04/03/2025', 'LOAN', '20.00', '', '480.00'],
      ['09/03/2025', 'DEPOSIT', '', '60.00', '540.00'],
      ['11/03/2025', 'FEE', '15.00', '', '525.00'],
      ['', '', '35.00', '75.00', ''],
    ]),
  ]);
  expect([rowsOf(account).length, account.verdict]).toEqual([3, 'contradicted']);
});

test('labels below their figures are no part of the headers below', async () => {
  const account = await readAccount([
    say('Fjarðabanki hf. Reikningsnúmer 0542-26-639898'),
    say('Tímabil 01.08.2025 - 31.08.2025'),
    ...table('82 252 410 560', [
      ['500,00', '35,00', '60,00', '525,00'],
      ['Staða í upphafi', 'Samtals út', 'Samtals inn', 'Staða í lok tímabils'],
    ]),
    ...table('30 103 280 450> 550>', [
      ['Dags.', 'Vaxtad.', 'Skýring', 'Út', 'Inn'],
      ['04.08.2025', '05.08.2025', 'FYRSTA', '20,00', ''],
      ['09.08.2025', '10.08.2025', 'ÖNNUR', '', '60,00'],
      ['11.08.2025', '12.08.2025', 'ÞRIÐJA', '15,00', ''],
    ]),
  ]);
  expect([...rowsOf(account), account.opening, account.closing, account.verdict]).toEqual([
    '2025-08-04 -20.00 FYRSTA',
    '2025-08-09 60.00 ÖNNUR',
    '2025-08-11 -15.00 ÞRIÐJA',
    '500.00',
    '525.00',
    'proven',
  ]);
});

test('a line of both sides of which one is the sum of its rows is no row, and shows that another is missing', async () => {
  const account = await readAccount([
    say('Account statement 01.10.2022 - 31.10.2022   Account number 4471 882 019'),
    say('Opening balance: 1000.00   Closing balance: 1285.59'),
    ...table('50 130 430> 540>', [
      ['Date', 'Details', 'Debit', 'Credit'],
      ['09.10.2022', 'Transfer 833046980', '', '140.05'],
      ['27.10.2022', 'Transfer 8808381', '', '210.64'],
      ['', 'Movement', '65.10', '350.69'],
    ]),
  ]);
  expect([account.verdict, account.transactions.length]).toEqual(['contradicted', 2]);
});

test('a figure of a summary has no day from the period or the balance over it', async () => {
  const account = await readAccount([
    say('Account statement   Account number 4471 882 019'),
    say('Sep 27, 2025'),
    say('through'),
    say('Oct 26, 2025'),
    title('Account Summary'),
    ...table('50 400> 540>', [
      ['Beginning Balance on Sep 27', '', '$6,457.99'],
      ['Customer Deposits', '0', '0.00'],
      ['Other Deposits', '0', '0.00'],
      ['Card Withdrawals', '0', '0.00-'],
      ['Other Withdrawals', '0', '0.00-'],
      ['Checks Paid', '1', '625.27-'],
      ['Ending Balance on Oct 26, 2025', '', '$5,832.72'],
    ]),
    title('Checks Presented Conventionally'),
    say('* Gap in check sequence'),
  ]);
  expect(account.verdict).not.toBe('proven');
});

test('a dated line of totals with money both ways is no row, though it says one word', async () => {
  const account = await readAccount([
    say('Account statement 01 Mar 2025 - 31 Mar 2025   Account number 4471 882 019'),
    ...table('50 130 330> 430> 540>', [
      ['Date', 'Details', 'Withdrawals', 'Deposits', 'Balance'],
      ['', 'Balance brought forward', '', '', '500.00'],
      ['04 Mar', 'Grocer', '60.00', '', '440.00'],
      ['14 Mar', 'Wages', '', '1,000.00', '1,440.00'],
      ['31 Mar', 'Totals', '60.00', '1,000.00', '1,440.00'],
    ]),
  ]);
  expect([account.verdict, account.transactions.length]).toEqual(['proven', 2]);
});
