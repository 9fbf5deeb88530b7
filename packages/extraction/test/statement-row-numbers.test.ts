import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

test('a row number that ends close to the date column leaves the date its row’s, next to dated balances', async () => {
  const account = await readAccount([
    say('Statement of account 263863952'),
    say('Period 01.01.2024. - 31.01.2024.'),
    ...table('75 150 330> 430> 540>', [['Date', 'Description', 'Debit', 'Credit', 'Balance']]),
    ...table('72> 75 150 330> 430> 540>', [
      ['', '01.01.2024.', 'Opening balance', '', '', '8,502.31'],
      ['1', '05.01.2024.', 'Market Zenica', '19.70', '0.00', ''],
      ['2', '17.01.2024.', 'Salary', '0.00', '500.00', ''],
      ['', '31.01.2024.', 'Closing balance', '', '', '8,982.61'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(account.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    ...['2024-01-05 -19.70', '2024-01-17 500.00'],
  ]);
});
