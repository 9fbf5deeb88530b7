import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

const HEAD: readonly DrawnLine[] = [
  say('Example Bank account statement'),
  say('Account number: 265-9926640211991-32'),
  ...table('40 300', [['Jordan Sample, 12 Station Road', 'Currency: GBP']]),
  ...table('60 190 320 450', [['PREVIOUS BALANCE', 'TOTAL DEBITS', 'TOTAL CREDITS', 'NEW BALANCE']]),
  ...table('140> 270> 400> 530>', [['1,000.00', '90.00', '600.00', '1,510.00']]),
];
const HEADINGS = ['Item', 'Whose order and what for', 'Debit', 'Credit'];
const COLUMNS = '40 75 430> 540>';

/** A day with its rows of two lines each, and the balance of the day off the columns. */
function day(date: string, rows: readonly (readonly string[])[], balance: string): DrawnLine[] {
  return [
    say(`Value date ${date}`, 40),
    ...rows.flatMap(([item = '', payee = '', rest = '', out = '', into = '']) => [
      ...table(COLUMNS, [[item, payee, out, into]]),
      ...table('75', [[rest]]),
    ]),
    ...table('290 517>', [['End of day balance', balance]]),
  ];
}

const FIRST = day(
  '04/03/2025',
  [
    ['1', 'FIRST SHOP', '221 POS 68507', '40.00'],
    ['2', 'WATER COMPANY', '221 Bill of 02/03, 764274', '20.00'],
  ],
  '940.00',
);
const SECOND = day(
  '18/03/2025',
  [
    ['3', 'WORKS', '240 Salary of 14/03, 9244354', '', '600.00'],
    ['4', 'POWER COMPANY', '221 Bill of 15/03, 3478420', '30.00'],
  ],
  '1,510.00',
);

describe('rows under the day they are valued on, between columns of debit and credit', () => {
  test('are read though no heading that is known names their texts, and their balances stand off the columns', async () => {
    const account = await readAccount([...HEAD, ...table(COLUMNS, [HEADINGS]), ...FIRST, ...SECOND]);
    expect([account.number, ...rowsOf(account), account.verdict]).toEqual([
      '265-9926640211991-32',
      '2025-03-04 -40.00 FIRST SHOP 221 POS 68507',
      '2025-03-04 -20.00 WATER COMPANY 221 Bill of 02/03, 764274',
      '2025-03-18 600.00 WORKS 240 Salary of 14/03, 9244354',
      '2025-03-18 -30.00 POWER COMPANY 221 Bill of 15/03, 3478420',
      'proven',
    ]);
  });

  test('may be one alone', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Account number: 265-9926640211991-32'),
      say('Opening balance 1,000.00'),
      ...table(COLUMNS, [HEADINGS]),
      ...day('14/03/2025', [['1', 'FIRST SHOP', '221 POS 68507', '40.00']], '960.00'),
      say('Closing balance 960.00'),
    ]);
    expect([...rowsOf(account), account.verdict]).toEqual([
      '2025-03-14 -40.00 FIRST SHOP 221 POS 68507',
      'proven',
    ]);
  });

  test('are no accounts that are proven by a figure printed once, where nothing of them is read', async () => {
    const odd = ['Alpha', 'Beta of gamma', 'Delta', 'Epsilon'];
    const { accounts } = await readStatement([
      [say('Example Bank account statement'), ...table(COLUMNS, [odd]), ...FIRST, ...SECOND],
    ]);
    expect(accounts.map(({ verdict }) => verdict)).not.toContain('proven');
  });
});
