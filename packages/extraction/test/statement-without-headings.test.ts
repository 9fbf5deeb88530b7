import { expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

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

test('accounts are separated by a name in bold over each number, though no headings follow', async () => {
  const part = (name: string, held: string, number: string, rows: [string, string, string][]) => [
    [
      { text: name, left: 40, isBold: true },
      { text: 'Kontostand', left: 400, isBold: true },
      { text: held, right: 550, isBold: true },
    ],
    say(number, 40),
    say('01.10.2024 bis 31.10.2024', 40),
    ...table(
      '40 110 200 550>',
      rows.map(([day, text, amount]) => [day, day, text, amount]),
    ),
  ];
  const { accounts } = await readStatement([
    [
      say('Umsatzliste für Frau Eva Muster'),
      ...part('Girokonto', '+ 3.491,85', 'AT11 6068 5695 2727 1050', [
        ['31.10.2024', 'Lastschrift APOTHEKE AM TOR', '- 30,74'],
        ['18.10.2024', 'Kartenzahlung TANKHOF MEIER', '- 56,65'],
        ['17.10.2024', 'Überweisung von Fritz Huber', '+ 16,50'],
      ]),
      ...part('Sparkonto', '+ 1.177,13', 'AT45 2694 3588 4871 2640', [
        ['31.10.2024', 'Kartenzahlung BUCHHANDLUNG KLEE', '- 24,78'],
        ['29.10.2024', 'Lastschrift VERSICHERUNG', '- 23,67'],
      ]),
    ],
  ]);
  expect(accounts.map(({ number, closing, transactions }) => [number, closing, transactions.length])).toEqual(
    [
      ['AT11 6068 5695 2727 1050', '3491.85', 3],
      ['AT45 2694 3588 4871 2640', '1177.13', 2],
    ],
  );
});

test('accounts whose own totals and closing balances hold are no sections of one, though none prints an opening balance', async () => {
  const part = (name: string, number: string, rows: [string, string][], totals: string) => [
    [],
    [
      { text: name, left: 40, isBold: true },
      { text: `Cuenta ${number}`, left: 400, isBold: true },
    ],
    ...table(
      '40 150 550>',
      rows.map(([text, amount], at) => [`${27 - at} ABR 2025`, text, amount]),
    ),
    ...table('40 300', [totals.split('|')]),
  ];
  const { accounts } = await readStatement([
    [
      say('Estado de cuenta (MXN)   Periodo 01 ABR 2025 - 30 ABR 2025'),
      say('Resumen de tus saldos al 30 de abril de 2025'),
      ...table('40 250 550>', [
        ['Producto', 'Número de cuenta', 'Saldo final'],
        ['Cuenta Digital', '011856133209', '$145,667.81'],
        ['Cajita Vacaciones', '011804593838', '$106,379.16'],
        ['Total', '', '$252,046.97'],
      ]),
      ...part(
        'Cuenta Digital',
        '011856133209',
        [
          ['Compra LUZ Celaya', '-$116.54'],
          ['Nómina recibida', '+$40,947.51'],
          ['Transferencia a cajita', '-$1,072.35'],
        ],
        'Depósitos (1): $40,947.51|Retiros (2): $1,188.89',
      ),
      ...part(
        'Cajita Vacaciones',
        '011804593838',
        [
          ['Compra TIENDA 118', '-$415.11'],
          ['Depósito en efectivo', '+$4,173.42'],
        ],
        'Depósitos (1): $4,173.42|Retiros (1): $415.11',
      ),
    ],
  ]);
  expect(accounts.map(({ number, closing, transactions }) => [number, closing, transactions.length])).toEqual(
    [
      ['011856133209', '145667.81', 3],
      ['011804593838', '106379.16', 2],
    ],
  );
});

test('amounts and balances with the code of their currency are no bar next to rows of two dates', async () => {
  const account = await readAccount([
    say('Wyciąg za okres 15.05.2024 - 14.06.2024'),
    say('Numer rachunku 05 4019 7593 9674 2772 5398 4184   Waluta PLN'),
    say('Saldo początkowe 10 779,80 PLN   Saldo końcowe 13 157,31 PLN'),
    ...table('30 110 260 350 470> 570>', [
      ['15.05.2024', 'OGRODNIK', 'Zakupy WARSZAWA 13.05', 'TR.KART', '-45,76 PLN', '10 734,04 PLN'],
      ['15.05.2024', '', '', '41889232', '', ''],
      ['17.05.2024', 'APTEKA', 'Zakupy ŁÓDŹ 15.05', 'TR.KART', '-460,24 PLN', '10 273,80 PLN'],
      ['18.05.2024', '', '', '03003678', '', ''],
      ['18.05.2024', 'STOCZNIA SA', 'Zapłata za FV/7249', 'PRZELEW', '3 155,85 PLN', '13 429,65 PLN'],
      ['20.05.2024', '', '', '30825719', '', ''],
      ['22.05.2024', 'SIEĆ', 'Zakupy GDAŃSK 26.05', 'TR.KART', '-272,34 PLN', '13 157,31 PLN'],
      ['23.05.2024', '', '', '52262014', '', ''],
    ]),
  ]);
  expect(account.number).toBe('05 4019 7593 9674 2772 5398 4184');
  expect(account.transactions.map(({ amount }) => amount)).toEqual([
    '-45.76',
    '-460.24',
    '3155.85',
    '-272.34',
  ]);
  expect(account.verdict).toBe('proven');
});

test('an overview of accounts that adds up makes no invoice of a statement with rows of several days', async () => {
  const { kind } = await readStatement([
    [
      say('Estado de cuenta (MXN)   Periodo 01 ABR 2025 - 30 ABR 2025'),
      ...table('40 250 550>', [
        ['Producto', 'Número de cuenta', 'Saldo final'],
        ['Cuenta Digital', '011856133209', '$145,667.81'],
        ['Cajita Vacaciones', '011804593838', '$106,379.16'],
        ['Total', '', '$252,046.97'],
      ]),
      ...table('40 150 550>', [
        ['27 ABR 2025', 'Compra LUZ Celaya', '-$116.54'],
        ['26 ABR 2025', 'Nómina recibida', '+$40,947.51'],
        ['25 ABR 2025', 'Transferencia a cajita', '-$1,072.35'],
      ]),
    ],
  ]);
  expect(kind).toBe('bank_statement');
});

test('a strip of key figures that begins with a date does not hide the second date of each row', async () => {
  const account = await readAccount([
    say('CREDIT CARD STATEMENT'),
    ...table('62 166 269 375', [
      ['Statement Date', 'Payment Due Date', 'Credit Limit', 'Statement Balance'],
      ['18 Jan 2021', '09 Feb 2021', 'RM 32,000.00', 'RM 374.02'],
    ]),
    say('Card Number 4364 XXXX XXXX 6532'),
    ...table('32 86 136 558>', [
      ['', '', 'PREVIOUS BALANCE', '0.00'],
      ['31 Dec', '30 Dec', 'TEA HOUSE SINGAPORE', '374.02'],
      ['', '', 'TOTAL BALANCE', '374.02'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2020-12-30 -374.02 TEA HOUSE SINGAPORE']);
});

test('a column of nothing but zeros holds no balances', async () => {
  const account = await readAccount([
    say('Tarjeta de crédito 6591-XXXX-XXXX-5627'),
    say('Fecha de corte 18/01/2026'),
    ...table('40 120 440> 540>', [
      ['', 'SALDO ANTERIOR', 'Q100.00', '$0.00'],
      ['02-ene', 'GASOLINERA', '66.42', '0.00'],
      ['05-ene', 'FARMACIA', '20.00', '0.00'],
      ['09-ene', 'LIBRERIA', '13.58', '0.00'],
      ['', 'SALDO ACTUAL', 'Q200.00', '$0.00'],
    ]),
  ]);
  expect([account.verdict, ...account.transactions.map(({ balance }) => balance)]).toEqual([
    'proven',
    null,
    null,
    null,
  ]);
});

test('the code of a branch is no day that shows the order of day and month', async () => {
  const account = await readAccount([
    say('BSB / Account 01-18-18 32342836'),
    say('From 12/02/2020 to 11/03/2020'),
    ...table('40 120 400> 520>', [
      ['12/02/2020', 'OPENING BALANCE', '', '5,487.81'],
      ['10/03/2020', 'CAFE', '150.59', '5,337.22'],
      ['11/03/2020', 'CLOSING BALANCE', '', '5,337.22'],
    ]),
  ]);
  expect(rowsOf(account)).toEqual(['2020-03-10 -150.59 CAFE']);
});

const ELITE = [say('Business card statement'), say('Statement closing date 09/19/2023')];

const PAID_IN_FRONT = [
  ['08/25', 'GARDEN SUPPLY', '', '23.81'],
  ['08/28', 'ONLINE PAYMENT THANK YOU', '150.00', ''],
  ['08/30', 'STONE YARD', '', '19.87'],
  ['09/02', 'FILLING STATION', '', '10.00'],
] as const;

test('the line of their totals names the order of two columns without headings', async () => {
  const account = await readAccount([
    ...ELITE,
    say('Previous Balance $200.00'),
    ...table('40 120 420> 540>', [
      ...PAID_IN_FRONT,
      ['', 'Total credits and charges this period', '150.00', '53.68'],
    ]),
    say('New Balance $103.68'),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    ...['-23.81', '150.00', '-19.87', '-10.00'],
  ]);
});

test('a card in credit is not proven if its payments may be in the column of the purchases', async () => {
  const { accounts, findings } = await readStatement([
    [
      ...ELITE,
      say('Previous Balance -$162.00'),
      ...table('40 120 420> 540>', [...PAID_IN_FRONT, ['09/03', 'ONLINE PAYMENT', '20.00', '']]),
      say('New Balance -$278.32'),
    ],
  ]);
  expect(accounts[0]?.verdict).toBe('unproven');
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'sign-doubtful', parameters: { reason: 'negative-balances' } }),
  );
});

test('zeros next to the amounts fill the other direction, and are no balances', async () => {
  const card = (rows: readonly (readonly string[])[], totals: readonly [string, string], closing: string) =>
    readAccount([
      say('Credit card statement'),
      say('Statement date 31/05/2023'),
      say('Previous balance 7567.65'),
      ...table('40 120 420> 540>', [...rows, ['', 'Period totals', ...totals]]),
      say(`New balance ${closing}`),
    ]);
  const spent = ['30/05/2023', 'BOOK SHOP', '40.15', '0.00'];
  const lone = await card([spent], ['40.15', '0.00'], '7607.80');
  expect([lone.verdict, ...lone.transactions.map(({ amount }) => amount)]).toEqual(['proven', '-40.15']);
  const both = await card(
    [spent, ['30/05/2023', 'PAYMENT', '0.00', '500.00'], ['31/05/2023', 'GROCER', '10.00', '0.00']],
    ['50.15', '500.00'],
    '7117.80',
  );
  expect([both.verdict, ...both.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    ...['-40.15', '500.00', '-10.00'],
  ]);
});

test('a column of one amount is found without headers where it leads from the balance brought forward', async () => {
  const account = await readAccount([
    say('ACCOUNT STATEMENT   A/C 0011223344   FROM 01/03/2025 TO 31/03/2025'),
    ...table('50 120 330> 430> 540>', [
      ['01/03/2025', 'BALANCE B/F', '', '', '500.00'],
      ['04/03/2025', 'POS PURCHASE GROCER', '60.00', '', '440.00'],
      ['14/03/2025', 'SALARY', '', '1,000.00', '1,440.00'],
      ['31/03/2025', 'BALANCE C/F', '', '', '1,440.00'],
    ]),
  ]);
  // The year before "TO" is no Dutch postal code.
  expect([account.verdict, account.currency, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    null,
    '-60.00',
    '1000.00',
  ]);
});
