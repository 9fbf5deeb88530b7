import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('a statement with its checks in three columns', () => {
  const SUMMARY = table('40 120 300> 340 560>', [
    ['03/01', 'Beginning Balance', '$1,000.00', 'Number of Days in Period', '31'],
    ['6', 'Checks', '$210.00', 'Interest Paid in 2025', '5.13'],
    ['8', 'All Debits, with Checks', '$260.00', 'Annual Percentage Yield', '7.12%'],
    ['03/31', 'Ending Balance', '$740.00', 'Overdraft Protection', 'None'],
  ]);
  const HEADINGS = ['Number', 'Date Paid', 'Amount'];
  const CHECKS = table('40 95 190> 220 275 370> 400 455 555>', [
    [...HEADINGS, ...HEADINGS, ...HEADINGS],
    ['1101', '03/02', '10.00', '1103', '03/04', '30.00', '1105', '03/06', '50.00'],
    ['1102', '03/03', '20.00', '1104', '03/05', '40.00', '1106', '03/07', '60.00'],
  ]);
  const account = () =>
    readAccount([
      say('Example Bank'),
      say('Statement Period: 03/01/2025 - 03/31/2025'),
      ...SUMMARY,
      title('Checks'),
      ...CHECKS,
      title('Withdrawals / Debits'),
      ...table('40 190> 220', [
        ['Date', 'Amount', 'Description'],
        ['03/11', '15.00', 'CARD PURCHASE FIRST SHOP'],
        ['03/12', '15.00', 'CARD PURCHASE SECOND SHOP'],
        ['03/25', '20.00', 'SERVICE CHARGE'],
      ]),
    ]);

  test('reads the third column of checks as checks, and not as a bar next to the rows', async () => {
    const read = await account();
    const checks = rowsOf(read).slice(0, 6);
    expect(checks.map((row) => row.split(' ')[1])).toEqual([
      ...['-10.00', '-20.00', '-30.00', '-40.00', '-50.00', '-60.00'],
    ]);
    expect(read.verdict).toBe('proven');
  });
});

describe('a number behind a text', () => {
  test('is part of the text where it follows it as the next word, though it reaches under the header of references', async () => {
    const read = await readAccount([
      say('Example Bank statement of account'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table('40 105 270 390> 470> 560>', [
        ['Date', 'Particulars', 'Inst. No.', 'Withdrawal', 'Deposit', 'Balance'],
        ['2025-03-01', 'Opening balance', '', '', '', '500.00'],
        ['2025-03-04', 'POS PURCHASE FIRST STORE CARD 8189', '', '40.00', '', '460.00'],
        ['2025-03-11', 'CHEQUE', '000123', '60.00', '', '400.00'],
        ['2025-03-18', 'SALARY', '', '', '100.00', '500.00'],
      ]),
    ]);
    expect(read.transactions.map(({ description, reference }) => [description, reference])).toEqual([
      ['POS PURCHASE FIRST STORE CARD 8189', null],
      ['CHEQUE 000123', '000123'],
      ['SALARY', null],
    ]);
  });
});

test('checks listed again side by side hold no balance where the last stands under the balances', async () => {
  const account = await readAccount([
    say('Checking account 61 296 82, statement date 01/03/24, last statement 12/04/23, USD'),
    ...table('40 110 440> 540>', [
      ['DATE', 'DESCRIPTION', 'AMOUNT', 'BALANCE'],
      ['12/04/23', 'BALANCE LAST STATEMENT', '', '1,000.00'],
      ['12/04/23', 'CHECK', '113.30-', '886.70'],
      ['12/06/23', 'CHECK', '65.40-', '821.30'],
      ['12/29/23', 'CHECK', '102.42-', '718.88'],
    ]),
    say('- - - - - -   CHECKS PAID   - - - - - -'),
    ...table('40 160> 220 340> 400 540>', [
      ['12/04/23', '113.30', '12/06/23', '65.40', '12/29/23', '102.42'],
    ]),
    ...table('40 440>', [
      ['BALANCE LAST STATEMENT', '1,000.00'],
      ['3 CHECKS AND DEBITS', '281.12'],
      ['BALANCE THIS STATEMENT', '718.88'],
    ]),
  ]);
  expect([account.verdict, account.transactions.length]).toEqual(['proven', 3]);
});
