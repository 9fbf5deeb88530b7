import { expect, test } from 'vitest';
import { isRowLike } from '../src/classify/row-like.ts';
import { lineOf } from '../src/lines/line.ts';
import { totalLabel } from '../src/vocabulary/label.ts';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

test('a line that begins with sums and ends with its day is a row', () => {
  const cells: [string, number][] = [
    ['6 173,08', 60],
    ['-38,32', 140],
    ['Karta', 210],
    ['04.09.2023', 460],
  ];
  const words = cells.flatMap(([cell, left]) =>
    cell.split(' ').map((text, at) => ({
      text,
      left: left + at * 8,
      right: left + at * 8 + text.length * 5,
      top: 0,
      bottom: 10,
      confidence: 1,
      fontSize: 9,
      isBold: false,
    })),
  );
  expect(isRowLike(lineOf(1, words))).toBe(true);
});

test('a total that names its column by several words has the direction of the column', () => {
  expect([
    totalLabel('Total cheques & debits (1)'),
    totalLabel('Total deposits & credits'),
    totalLabel('Total'),
  ]).toEqual(['out', 'in', 'both']);
});

test('a register of checks that lists the only row again adds no row', async () => {
  const account = await readAccount([
    say('Business Account Statement   July 1, 2023 to July 31, 2023'),
    say('Account number 91188-803-2'),
    say('Total cheques & debits (1)   - 742.07'),
    say('Closing balance on Jul 31, 2023   = $3,891.20'),
    ...table('50 130 400> 480> 560>', [
      ['Date', 'Description', 'Cheques & Debits', 'Deposits & Credits', 'Balance ($)'],
      ['12 Jul', 'Cheque - 1105', '742.07', '', '3,891.20'],
      ['', 'Closing balance', '', '', '3,891.20'],
    ]),
    say('Cheques paid in serial order'),
    ...table('50 110 210> 230 290 380> 400 460 560>', [
      ['Serial #', 'Date', 'Amount', 'Serial #', 'Date', 'Amount', 'Serial #', 'Date', 'Amount'],
      ['1105', '12 Jul', '742.07', '', '', '', '', '', ''],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2023-07-12 -742.07 Cheque - 1105']);
});

test('in Spanish the day is printed first where no date shows the order', async () => {
  const account = await readAccount([
    say('ESTADO DE CUENTA DE TARJETA DE CRÉDITO'),
    say('FECHA ESTADO DE CUENTA 10/10/2020'),
    say('CUPO TOTAL $ 11.700.000   CUPO DISPONIBLE $ 6.887.745'),
    say('MONTO TOTAL FACTURADO A PAGAR $ 4.812.255   PAGAR HASTA 01/11/2020'),
    say('MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR) $ 4.809.762'),
    ...table('50 140 220 560>', [
      ['CÓDIGO', 'FECHA', 'DESCRIPCIÓN', 'VALOR A PAGAR'],
      ['21151658', '09/10/20', 'COMISION MENSUAL POR MANTENCION', '$ 2.493'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2020-10-09 -2493 21151658 COMISION MENSUAL POR MANTENCION']);
});

test('a column of days with value days below them is no table with a bar right of it', async () => {
  const account = await readAccount([
    say('Vyúčtování kreditní karty   Období 16.4.2020 – 15.5.2020'),
    say('Karta **** **** **** 8530   Předchozí dluh 1.000,00 Kč   Aktuální dluh 1.430,00 Kč'),
    ...table('50 220> 240', [
      ['Transakce', 'Částka', 'Popis'],
      ['zaúčtování', '', ''],
      ['24.4.', '100,00 Kč', 'ENERGIE'],
      ['25.4.', '', ''],
      ['26.4.', '110,00 Kč', 'VODÁRNA'],
      ['27.4.', '', ''],
      ['28.4.', '105,00 Kč', 'POTRAVINY'],
      ['29.4.', '', ''],
      ['2.5.', '115,00 Kč', 'PEKAŘSTVÍ'],
      ['3.5.', '', ''],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account).map((row) => row.slice(0, 18))]).toEqual([
    'proven',
    '2020-04-24 -100.00',
    '2020-04-26 -110.00',
    '2020-04-28 -105.00',
    '2020-05-02 -115.00',
  ]);
});

test('balances left of the amounts are found without headers in rows printed newest first', async () => {
  const account = await readAccount([
    say('Personal account   01/07/2024 - 31/07/2024'),
    say('Account number 74901654'),
    say('Closing balance £6,875.45'),
    ...table('50 130 440> 540>', [
      ['27/07/2024', 'Ellen Garrity', '£6,875.45', '-£238.83'],
      ['26/07/2024', 'Blue Kettle Cafe', '£7,114.28', '-£235.39'],
      ['24/07/2024', 'Metro Transit', '£7,349.67', '-£5.27'],
      ['20/07/2024', 'Refund Lantern Grocers', '£7,354.94', '£36.85'],
      ['15/07/2024', 'Clearstream Water', '£7,318.09', '-£27.96'],
    ]),
  ]);
  expect(account.transactions.map(({ amount, balance }) => `${amount} ${balance}`)).toContain(
    '-238.83 6875.45',
  );
});

test('amounts under a header of both directions are the amounts that lead from balance to balance', async () => {
  const account = await readAccount([
    say('Spaarrekening NL88 ASBM 4123 0185 89   20 dec 2021 - 19 jan 2022'),
    ...table('140> 160 380 560>', [
      ['Saldo', 'Omschrijving', 'Datum', 'Af (-) Bij (+)'],
      ['€ 4.314,18', 'Opname Kadeplein', '11 jan 2022', '- 54,37'],
      ['€ 4.368,55', 'MOBIEL DIRECT', '6 jan 2022', '- 48,54'],
      ['€ 4.417,09', 'Inleg', '2 jan 2022', '+ 984,91'],
      ['€ 3.432,18', 'Fietsplaats', '29 dec 2021', '- 20,72'],
    ]),
    say('Saldo op 19 jan 2022 € 4.314,18'),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-54.37', '-48.54', '984.91', '-20.72']);
});

test('a letter for the side of balances does not turn amounts that have a column for each direction', async () => {
  const account = await readAccount([
    say('STATEMENT OF ACCOUNT for the period 01-Nov-2023 to 30-Nov-2023'),
    say('Account Number 63779255784782   Currency INR'),
    ...table('120> 140 350> 440> 460 500', [
      ['Balance', 'Particulars', 'Deposits', 'Withdrawals', 'Dr/Cr', 'Date'],
      ['3,11,403.60', 'Opening Balance', '', '', 'Cr', ''],
      ['3,33,755.29', 'IMPS IN', '22,351.69', '', 'Cr', '02-11-2023'],
      ['3,32,070.48', 'BILL DESK', '', '1,684.81', 'Cr', '03-11-2023'],
      ['3,31,882.48', 'TEXTILES', '', '188.00', 'Cr', '04-11-2023'],
    ]),
    say('Closing Balance 3,31,882.48 Cr'),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    '22351.69',
    '-1684.81',
    '-188.00',
  ]);
});

test('a sum whose last digits look like a day is not cut under a header of days', async () => {
  const account = await readAccount([
    say('Statement From : 25/12/2021 To : 24/01/2022   Account No 50100751356775   Currency INR'),
    ...table('50 300> 400> 430 560>', [
      ['Narration', 'Withdrawal Amt.', 'Deposit Amt.', 'Date', 'Closing Balance'],
      ['LANTERN GROCERS', '5,470.31', '', '25/12/21', '96,664.09'],
      ['HARBOUR BOOKS', '2,744.86', '', '02/01/22', '93,919.23'],
    ]),
    say('STATEMENT SUMMARY :-'),
    ...table('120> 220> 320> 445>', [
      ['Opening Balance', 'Debits', 'Credits', 'Closing Bal'],
      ['1,02,134.40', '8,215.17', '0.00', '93,919.23'],
    ]),
  ]);
  expect([account.verdict, account.closing]).toEqual(['proven', '93919.23']);
});

test('nothing is written 0.00 next to amounts with commas and under headers of two directions', async () => {
  const account = await readAccount([
    say('Izvod broj 176 za period 05.12.2020. 04.01.2021.   Račun: 265-1068852762362-27   Valuta: RSD'),
    say('Prethodno stanje 547.442,50   Novo stanje 537.474,85'),
    ...table('50 80 440> 540>', [
      ['Rb', 'Nalogodavac / primalac', 'Na teret', 'U korist'],
      ['Datum valute 06.12.2020.', '', '', ''],
      ['1', 'ELEKTROŠUMADIJA', '-385,72', '0.00'],
      ['Datum valute 13.12.2020.', '', '', ''],
      ['2', 'UZORKOVIĆ', '-12.224,46', '0.00'],
      ['Datum valute 14.12.2020.', '', '', ''],
      ['3', 'PRIMER', '0.00', '2.642,53'],
    ]),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    '-385.72',
    '-12224.46',
    '2642.53',
  ]);
});
