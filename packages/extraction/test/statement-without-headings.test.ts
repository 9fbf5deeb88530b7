import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

test('a running number in front of the dates of rows without headings is no part of them', async () => {
  const account = await readAccount([
    say('Rekening BE68 5390 0754 7034'),
    say('Periode 01-11-2024 tot 30-11-2024'),
    ...table('40 80 140 380 520>', [
      ['', '', 'Vorig saldo op 04-11-2024', '', '900,00'],
      ['1', '05-11-2024', 'Overschrijving', '06-11-2024', '100,00 -'],
      ['2', '07-11-2024', 'Betaling met bankkaart', '08-11-2024', '50,00 -'],
      ['3', '08-11-2024', 'Storting', '08-11-2024', '10,00 +'],
      ['', '', 'Nieuw saldo op 30-11-2024', '', '760,00'],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2024-11-05 -100.00 Overschrijving',
    '2024-11-07 -50.00 Betaling met bankkaart',
    '2024-11-08 10.00 Storting',
  ]);
});

const FILLED_ONCE = [
  ['2021-07-15', 'Transfer from R Sample', '', '107.24', '1007.24'],
  ['2021-07-16', 'Grocer', '31.83', '', '975.41'],
  ['2021-07-18', 'Cafe', '5.38', '', '970.03'],
  ['2021-07-26', 'Fee', '1.61', '', '968.42'],
  ['2021-07-27', 'Electricity', '20.30', '', '948.12'],
] as const;

const HEAD = [say('Account number 3860 8741 USD'), say('Statement period 2021-07-01 to 2021-07-31')];

test('the first row is no opening balance if a total stands under its amount', async () => {
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 300> 400> 520>', [...FILLED_ONCE, ['', 'Total', '59.12', '107.24', '']]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    '107.24',
    '-31.83',
    '-5.38',
    '-1.61',
    '-20.30',
  ]);
});

test('an amount that leads from one balance to the next has a column of its own, even if it is the only one', async () => {
  const [first, ...others] = FILLED_ONCE;
  const account = await readAccount([
    ...HEAD,
    ...table('40 120 300> 400> 520>', [
      ['2021-07-14', 'Opening balance', '', '', '1010.00'],
      ['2021-07-14', 'Rent', '110.00', '', '900.00'],
      first,
      ...others,
      ['2021-07-31', 'Closing balance', '', '', '948.12'],
    ]),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    '-110.00',
    '107.24',
    '-31.83',
    '-5.38',
    '-1.61',
    '-20.30',
  ]);
});

test('the headings of a summary do not name the columns of rows below it that end elsewhere', async () => {
  const account = await readAccount([
    say('For the period ending January 20, 2023'),
    ...table('40 160 300> 390> 470> 560>', [
      ['Account', 'Account number', 'Opening balance', 'Deducted', 'Added', 'Closing balance'],
      ['Chequing', '3343 7819-028', '400.00', '160.00', '50.00', '290.00'],
    ]),
    say('Chequing Account # 3343 7819-028 CAD funds'),
    ...table('40 100 360> 450> 560>', [
      ['Dec 21', 'Opening balance', '', '', '400.00'],
      ['Dec 22', 'Pharmacy', '100.00', '', '300.00'],
      ['Dec 27', 'Transfer received', '', '50.00', '350.00'],
      ['Jan 04', 'Hydro', '60.00', '', '290.00'],
      ['Jan 20', 'Closing totals', '160.00', '50.00', ''],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2022-12-22 -100.00 Pharmacy',
    '2022-12-27 50.00 Transfer received',
    '2023-01-04 -60.00 Hydro',
  ]);
});
