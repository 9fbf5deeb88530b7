import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

test('a bar left of rows that begin with their balance gives none of them a day or a text', async () => {
  const account = await readAccount([
    say('Banco Ejemplo Estado de cuenta', 40),
    say('Cuenta corriente 292-086725-86 Pesos uruguayos', 40),
    ...table('30 230> 238 370> 430> 440', [
      ['', 'Saldo', 'Fecha', 'Débito', 'Crédito', 'Asunto'],
      ['', '', '21/12/24', '100,00', '', 'RETIRO SALTO'],
      ['Cuenta', '850,00', '21/12/24', '50,00', '', 'CHEQUE 1126'],
      ['292-086725-86', '', '', '', '', ''],
      ['', '', '22/12/24', '20,00', '', 'COMPRA UTE'],
      ['Moneda', '', '', '', '', 'EJEMPLO'],
      ['Pesos', '', '', '', '', ''],
      ['', '', '23/12/24', '', '70,00', 'TRANSFERENCIA'],
      ['Período', '', '', '', '', ''],
      ['21/12/24 al 20/01/25', '890,00', '25/12/24', '10,00', '', 'CHEQUE 1598'],
      ['Saldo inicial', '', '', '', '', ''],
      ['1.000,00', '', '', '', '', ''],
      ['Saldo final', '', '', '', '', ''],
      ['890,00', '', '', '', '', ''],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2024-12-21 -100.00 RETIRO SALTO',
    '2024-12-21 -50.00 CHEQUE 1126',
    '2024-12-22 -20.00 COMPRA UTE EJEMPLO',
    '2024-12-23 70.00 TRANSFERENCIA',
    '2024-12-25 -10.00 CHEQUE 1598',
  ]);
});

test.each([
  ['flush with the days', '194'],
  ['over their heading', '160'],
])('columns of sums left of the days are no bar, though titles stand %s', async (_, edge) => {
  const part = (name: string, rows: readonly string[][]) => [
    ...table(edge, [[name]]),
    ...table('99> 109 194 280', [['Amount', 'Entered', 'Date', 'Description'], ...rows]),
  ];
  const account = await readAccount([
    say('Example card services: your credit card statement', 40),
    say('Statement date: 30 November 2021   Card number: 0026 24** **** 1990', 40),
    say('How your balance has changed', 30),
    ...table('30 436>', [
      ['Balance on your last statement, 1 November 2021', '£200.00'],
      ['What you paid in', '150.00'],
      ['What you spent', '60.00'],
      ['Balance now', '£110.00'],
    ]),
    ...part('What you paid in', [['£150.00 CR', '03 November', '02 November', 'PAYMENT RECEIVED']]),
    ...part('What you spent', [
      ['£10.00', '03 November', '02 November', 'FIRST SHOP'],
      ['£20.00', '06 November', '05 November', 'SECOND SHOP'],
      ['£12.00', '09 November', '07 November', 'THIRD SHOP'],
      ['£18.00', '16 November', '14 November', 'FOURTH SHOP'],
    ]),
    ...table('99> 194', [['60.00', 'Total spent']]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2021-11-02 150.00 PAYMENT RECEIVED',
    '2021-11-02 -10.00 FIRST SHOP',
    '2021-11-05 -20.00 SECOND SHOP',
    '2021-11-07 -12.00 THIRD SHOP',
    '2021-11-14 -18.00 FOURTH SHOP',
  ]);
});

test('a bar right of rows that begins with a heading is no column of them', async () => {
  const account = await readAccount([
    say('Modellbygdens Sparbank Kontoutdrag', 40),
    ...table('100> 170> 184 245 442', [
      ['Belopp', 'Saldo', 'Bokförd', 'Transaktion', 'Konto'],
      ['', '1 000,00', '2020-08-15', 'Ingående saldo', ''],
      ['', '', '', '', '8411-8, 600 589 294-8'],
      ['-100,00', '900,00', '2020-08-20', 'Kortköp TELIA', ''],
      ['', '', '', '', 'Bankgiro'],
      ['-50,00', '850,00', '2020-08-22', 'Kortköp ICA', '5411-8261'],
      ['20,00', '870,00', '2020-08-23', 'Retur ICA', ''],
      ['', '', '', '', 'Valuta'],
      ['-30,00', '840,00', '2020-08-25', 'Uttag', 'SEK'],
      ['-40,00', '800,00', '2020-08-26', 'Autogiro', ''],
      ['', '', '', '', 'Ränta 0,25 %'],
      ['', '800,00', '2020-09-14', 'Utgående saldo', ''],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2020-08-20 -100.00 Kortköp TELIA',
    '2020-08-22 -50.00 Kortköp ICA',
    '2020-08-23 20.00 Retur ICA',
    '2020-08-25 -30.00 Uttag',
    '2020-08-26 -40.00 Autogiro',
  ]);
});

describe('days in a table without headings', () => {
  test('belong to the text that wraps before them', async () => {
    const account = await readAccount([
      say('Example Bank account statement 10 December 2025 to 9 January 2026', 40),
      say('Account number 37690261', 40),
      ...table('30 84 450> 560>', [
        ['', 'Balance brought forward', '', '£100.00'],
        ['12th Dec', 'CARD PAYMENT TO FIRST SHOP ON', '20.00', '£80.00'],
        ['', '10th Dec', '', ''],
        ['13th Dec', 'CARD PAYMENT TO SECOND SHOP ON', '10.00', '£70.00'],
        ['', '12th Dec', '', ''],
        ['15th Dec', 'DIRECT DEBIT WATER', '5.00', '£65.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-12-12 -20.00 CARD PAYMENT TO FIRST SHOP ON 10th Dec',
      '2025-12-13 -10.00 CARD PAYMENT TO SECOND SHOP ON 12th Dec',
      '2025-12-15 -5.00 DIRECT DEBIT WATER',
    ]);
  });

  test('are no text where each row has a line that calls its own one of value', async () => {
    const account = await readAccount([
      say('Beispielbank Kontoauszug 01.10.2024 bis 31.10.2024', 40),
      say('IBAN: DE02 1203 0000 0000 2020 51   Dein alter Kontostand 100,00€', 40),
      ...table('30 330 560>', [
        ['Strom Spree GmbH', '18.10.2024', '-38,00€'],
        ['Mastercard', '', ''],
        ['Wertstellung 20.10.2024', '', ''],
        ['Bio Kiez Markt', '19.10.2024', '-32,00€'],
        ['Lastschriften', '', ''],
        ['Wertstellung 20.10.2024', '', ''],
        ['Zinsen', '31.10.2024', '+5,00€'],
        ['Gutschriften', '', ''],
        ['Wertstellung 01.11.2024', '', ''],
      ]),
      say('Dein neuer Kontostand 35,00€', 40),
    ]);
    expect(rowsOf(account)).toEqual([
      '2024-10-18 -38.00 Strom Spree GmbH Mastercard',
      '2024-10-19 -32.00 Bio Kiez Markt Lastschriften',
      '2024-10-31 5.00 Zinsen Gutschriften',
    ]);
  });
});

test('a time, and the mark of a fee, in cells of their own say nothing about a transaction', async () => {
  const account = await readAccount([
    say('Example Bank account statement 1 January 2026 to 31 January 2026', 40),
    say('Cuenta No. *0418 027 678*', 40),
    ...table('30 100 150 330 440> 540>', [
      ['Date', 'Tijd', 'Description', 'Fee', 'Amount', 'Balance'],
      ['01/01/2026', '', 'Opening balance', '', '', '100.00'],
      ['02/01/2026', '04:10', 'CARD FIRST SHOP', '##', '-10.00', '90.00'],
      ['13/01/2026', '15:46', 'CARD SECOND SHOP', '', '-20.00', '70.00'],
      ['14/01/2026', '21:00', 'TRANSFER', '##', '30.00', '100.00'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual([
    '2026-01-02 -10.00 CARD FIRST SHOP',
    '2026-01-13 -20.00 CARD SECOND SHOP',
    '2026-01-14 30.00 TRANSFER',
  ]);
  expect(account.number).toBe('0418 027 678');
});

test('the code of the currency in a cell on every row is none of a text, also under no headings', async () => {
  const account = await readAccount([
    say('Example Bank account statement 1 January 2026 to 31 January 2026', 40),
    say('Account number 118287796', 40),
    say('Opening balance 100.00', 40),
    ...table('30 100 344 460>', [
      ['02/01/2026', 'CARD FIRST SHOP', 'EUR', '-10.00'],
      ['13/01/2026', 'CARD SECOND SHOP', 'EUR', '-20.00'],
      ['14/01/2026', 'TRANSFER', 'EUR', '30.00'],
      ['15/01/2026', 'CARD THIRD SHOP', 'EUR', '-5.00'],
    ]),
    say('Closing balance 95.00', 40),
  ]);
  expect(rowsOf(account)).toEqual([
    '2026-01-02 -10.00 CARD FIRST SHOP',
    '2026-01-13 -20.00 CARD SECOND SHOP',
    '2026-01-14 30.00 TRANSFER',
    '2026-01-15 -5.00 CARD THIRD SHOP',
  ]);
});
