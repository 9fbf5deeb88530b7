import { expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

/** The verdict and amounts of an account. */
const amountsOf = ({ verdict, transactions }: Awaited<ReturnType<typeof readAccount>>) => [
  verdict,
  ...transactions.map(({ amount }) => amount),
];

test('a column of interest next to payments and receipts is not that of a loan', async () => {
  const account = await readAccount([
    say('Example Bank statement of account'),
    ...table('50 120 300> 380> 460> 540>', [
      ['Date', 'Details', 'Interest', 'Payments', 'Receipts', 'Balance'],
      ['2025-03-03', 'Opening balance', '', '', '', '1,000.00'],
      ['2025-03-04', 'FIRST SUPPLIER', '', '50.00', '', '950.00'],
      ['2025-03-05', 'A CUSTOMER', '', '', '100.00', '1,050.00'],
      ['2025-03-31', 'INTEREST', '2.00', '', '', '1,052.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-50.00', '100.00', '2.00']);
});

test('what a card has available, under a header of two lines, is money and no debt', async () => {
  const account = await readAccount([
    say('Example Bank Card statement'),
    ...table('50 120 440> 540>', [
      ['', '', '', 'Available'],
      ['Date', 'Description', 'Amount', 'Balance'],
      ['2025-03-04', 'FIRST SHOP', '-70.00', '130.00'],
      ['2025-03-05', 'SECOND SHOP', '-50.00', '80.00'],
    ]),
    say('Opening balance 200.00'),
    say('Closing balance 80.00'),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-70.00', '-50.00']);
});

test.each([
  ['Banco Ejemplo', 'Saldo anterior', 'AÑO', 'MES', 'DIA', 'Descripción', 'Valor', 'Saldo'],
  ['Banco Exemplo', 'Saldo anterior', 'ANO', 'MES', 'DIA', 'Histórico', 'Valor', 'Saldo'],
  ['Example Bank', 'Opening balance', 'YY', 'MM', 'DD', 'Description', 'Amount', 'Balance'],
])('a day in three columns is in the order of its headers: %s', async (bank, opening, ...headings) => {
  const account = await readAccount([
    say(bank),
    say(`${opening} 100.00`),
    ...table('50 80 110 140 440> 540>', [headings, ['11', '03', '09', 'FIRST SHOP', '-10.00', '90.00']]),
  ]);
  expect(rowsOf(account)).toEqual(['2011-03-09 -10.00 FIRST SHOP']);
});

test.each([
  ['2011', '03', '05', '2011-03-05'],
  ['2011', '3', '12', '2011-03-12'],
  ['11', '03', '31', '2011-03-31'],
])('a year of four digits may be in a column of its own: %s %s %s', async (year, month, day, expected) => {
  const account = await readAccount([
    say('Banco Ejemplo'),
    say('Saldo anterior 100.00'),
    ...table('50 80 110 140 440> 540>', [
      ['AÑO', 'MES', 'DIA', 'Descripción', 'Valor', 'Saldo'],
      [year, month, day, 'FIRST SHOP', '-10.00', '90.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([`${expected} -10.00 FIRST SHOP`]);
});

test('a first line without a day, in the columns of the rows, is no summary of theirs', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('50 120 320> 440> 540>', [
      ['', 'Details', 'Money in', 'Money out', 'Balance'],
      ['', 'Brought forward', '0.00', '0.00', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '', '10.00', '90.00'],
      ['2025-03-05', 'SALARY', '50.00', '', '140.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-10.00', '50.00']);
});

test('a header that extends over two columns is cut between their words', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Opening balance 100.00'),
    [
      { text: 'Date', left: 50 },
      { text: 'Description', left: 120 },
      { text: 'IN', left: 330 },
      { text: 'OUT ACCOUNT BALANCE', left: 420 },
    ],
    ...table('50 120 340> 440> 540>', [
      ['2025-03-04', 'FIRST SHOP', '', '10.00', '90.00'],
      ['2025-03-05', 'SALARY', '50.00', '', '140.00'],
    ]),
  ]);
  expect(amountsOf(account)).toEqual(['proven', '-10.00', '50.00']);
});

test('a date on three lines is one', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Opening balance 100.00'),
    ...table('50 120 440> 540>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['01-', 'FIRST SHOP', '-10.00', '90.00'],
      ['Mar-', '', '', ''],
      ['2025', '', '', ''],
      ['05-', 'SALARY', '50.00', '140.00'],
      ['Mar-', '', '', ''],
      ['2025', '', '', ''],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2025-03-01 -10.00 FIRST SHOP', '2025-03-05 50.00 SALARY']);
});

test.each([
  ['140.00', 'proven'],
  ['150.00', 'contradicted'],
])('the balance of a day between the rows is a claim wherever it ends: %s', async (of, verdict) => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Opening balance 100.00'),
    ...table('50 120 150 300> 440> 540>', [
      ['Date', 'Description', '', '', 'Paid out', 'Paid in'],
      ['2025-03-04', 'FIRST SHOP', '', '', '10.00', ''],
      ['2025-03-05', 'SALARY', '', '', '', '50.00'],
      ['2025-03-05', '', 'Balance carried forward', of, '', ''],
      ['2025-03-06', 'SALARY', '', '', '', '50.00'],
      ['2025-03-06', '', 'Balance carried forward', '', '', '190.00'],
      ['2025-03-07', 'SALARY', '', '', '', '50.00'],
      ['2025-03-07', '', 'Balance carried forward', '240.00', '', ''],
    ]),
    say('Closing balance 240.00'),
  ]);
  expect(account.verdict).toBe(verdict);
});

test('the sums of a closing line and its balance are in the order of their columns, left of them', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('150> 155 350> 440> 450', [
      ['Balance', 'Details', 'Paid out', 'Paid in', 'Date'],
      ['4,468.17', 'BROUGHT FORWARD', '', '', ''],
      ['4,411.56', 'FIRST SHOP', '56.61', '', '2021-09-01'],
    ]),
    ...table('95> 250> 350> 380', [['4,411.56', '56.61', '0.00', 'TOTALS AND NEW BALANCE']]),
  ]);
  expect(account).toMatchObject({ verdict: 'proven', opening: '4468.17', closing: '4411.56' });
});

test('a balance right below that of another table begins an account, though neither says which it is', async () => {
  const W = '50 120 440> 540>';
  const part = (name: string, from: string, to: string): DrawnLine[] =>
    table(W, [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['2025-03-01', 'Balance', '', from],
      ['2025-03-04', name, '-10.00', to],
      ['2025-03-31', 'Balance', '', to],
    ]);
  const { accounts } = await readStatement([
    [
      say('Example Bank account statement'),
      ...part('FIRST SHOP', '100.00', '90.00'),
      [],
      ...part('SECOND SHOP', '500.00', '490.00'),
    ],
  ]);
  expect(accounts.map(({ verdict, closing }) => `${verdict} ${closing}`)).toEqual([
    'proven 90.00',
    'proven 490.00',
  ]);
});
