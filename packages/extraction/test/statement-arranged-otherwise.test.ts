import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('columns in another order', () => {
  test('figures and texts left of two dates below each other are no bar', async () => {
    const account = await readAccount([
      say('Rachunek: PL82 5872 9737 6142 3543 7625 0456   Waluta rachunku: PLN'),
      say('Za okres: od 01.10.2022 do 31.10.2022'),
      say('Saldo początkowe   100,00'),
      say('Saldo końcowe   50,00'),
      ...table('110> 200> 210 460', [
        ['Saldo', 'Kwota', 'Opis operacji', 'Data operacji'],
        ['', '', '', 'Data księg.'],
        ['90,00', '-10,00', 'POLECENIE ZAPŁATY', '2022-10-05'],
        ['', '', 'WODOCIĄGI MIEJSKIE', '2022-10-05'],
        ['70,00', '-20,00', 'WYPŁATA', '2022-10-07'],
        ['', '', 'BANKOMAT', '2022-10-07'],
        ['60,00', '-10,00', 'PŁATNOŚĆ', '2022-10-12'],
        ['', '', '', '2022-10-13'],
        ['50,00', '-10,00', 'OPŁATA', '2022-10-14'],
        ['', '', '', '2022-10-14'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2022-10-05 -10.00 POLECENIE ZAPŁATY WODOCIĄGI MIEJSKIE',
      '2022-10-07 -20.00 WYPŁATA BANKOMAT',
      '2022-10-12 -10.00 PŁATNOŚĆ',
      '2022-10-14 -10.00 OPŁATA',
    ]);
  });

  test('money in and out have headings of rows if the words stand behind both', async () => {
    const account = await readAccount([
      say('Račun: 265-6073487659317-89   za period 01.11.2024. 30.11.2024. RSD'),
      say('PRETHODNO STANJE   100,00'),
      say('NOVO STANJE   75,00'),
      ...table('40 160> 260> 280', [
        ['Rb', 'U korist', 'Na teret', 'Nalogodavac / primalac'],
        ['Datum valute 01.11.2024.', '', '', ''],
        ['1', '5,00', '', 'Stambena zajednica'],
        ['2', '', '20,00', 'Bankomat'],
        ['Datum valute 02.11.2024.', '', '', ''],
        ['3', '', '10,00', 'Pijaca'],
      ]),
    ]);
    expect([account.verdict, ...account.transactions.map(({ date, amount }) => `${date} ${amount}`)]).toEqual(
      ['proven', '2024-11-01 5.00', '2024-11-01 -20.00', '2024-11-02 -10.00'],
    );
  });
});

test('the balances at the top of a page belong to the account whose title ends the page before', async () => {
  const summary = (balance: string) => [
    say(`Beginning balance on February 1, 2025   $${balance}`),
    say('Deposits and other additions   0.00'),
    say('Withdrawals and other subtractions   0.00'),
    say(`Ending balance on February 28, 2025   $${balance}`),
    say('No deposits were made this cycle.'),
  ];
  const { accounts } = await readStatement([
    [
      say('Your combined statement for February 1, 2025 to February 28, 2025'),
      say('Advantage Checking   6247 6344 1425   $3,620.30   $3,620.30'),
      say('Money Market   5682 5440 5430   $2,866.03   $2,866.03'),
      say('Regular Savings   5874 5483 2690   $8,997.38   $8,997.38'),
      title('Your Advantage Checking'),
      say('Account number: 6247 6344 1425'),
      ...summary('3,620.30'),
      title('Your Money Market'),
      say('Account number: 5682 5440 5430'),
    ],
    [
      ...summary('2,866.03'),
      title('Your Regular Savings'),
      say('Account number: 5874 5483 2690'),
      ...summary('8,997.38'),
    ],
  ]);
  expect(accounts.map(({ number, closing }) => `${number} ${closing}`)).toEqual([
    '6247 6344 1425 3620.30',
    '5682 5440 5430 2866.03',
    '5874 5483 2690 8997.38',
  ]);
});

test('a mark of the direction before each amount counts as its sign, and refutes a balance that goes the other way', async () => {
  const page = (mark: string) => [
    say('ESTADO DE CUENTA CORRIENTE   Cuenta No. 36022139-9   USD'),
    say('Corte del 2024/12/05 al 2025/01/04'),
    say('SALDO ANTERIOR   100,00'),
    ...table('40 120 360 440> 550>', [
      ['2024/12/05', 'CONSUMO PANADERIA', 'ND', '10,00', '90,00'],
      ['2024/12/06', 'DEPOSITO VENTANILLA', 'NC', '50,00', '140,00'],
      ['2024/12/07', 'PAGO SERVICIO', mark, '20,00', '120,00'],
      ['2024/12/09', 'COMPRA FARMACIA', 'ND', '5,00', '115,00'],
      ['2024/12/10', 'COMPRA LIBRERIA', 'ND', '6,00', '109,00'],
      ['2024/12/11', 'DEPOSITO CHEQUE', 'NC', '70,00', '179,00'],
      ['2024/12/12', 'RETIRO CAJERO', 'ND', '30,00', '149,00'],
      ['2024/12/13', 'COMPRA MERCADO', 'ND', '9,00', '140,00'],
    ]),
    say('SALDO ACTUAL   140,00'),
  ];
  const honest = await readAccount(page('ND'));
  expect([honest.verdict, ...honest.transactions.slice(0, 4).map(({ description }) => description)]).toEqual([
    'proven',
    'CONSUMO PANADERIA',
    'DEPOSITO VENTANILLA',
    'PAGO SERVICIO',
    'COMPRA FARMACIA',
  ]);
  expect((await readAccount(page('NC'))).verdict).toBe('contradicted');
});

test('a card whose rows are all in money of another number style is not proven by its zeros', async () => {
  const { accounts } = await readStatement([
    [
      say('ESTADO DE CUENTA TARJETA DE CRÉDITO   No. de tarjeta 2225-XXXX-XXXX-3508'),
      say('Fecha de corte 31/07/2024'),
      ...table('40 110 180 460> 550>', [
        ['Fecha', 'Fecha', '', 'Monto', 'Monto'],
        ['consumo', 'operación', 'Descripción', 'Quetzales Q', 'Dólares $'],
        ['', '', 'SALDO ANTERIOR', 'Q1.656,79-', '$0.00'],
        ['02-jul', '04-jul', 'SEGURO DE FRAUDE', '50,90', '0.00'],
        ['03-jul', '05-jul', 'CAFE', '54,88', '0.00'],
        ['10-jul', '10-jul', 'FARMACIA', '169,30', '0.00'],
        ['', '', 'SALDO ACTUAL', 'Q3.881,94', '$0.00'],
      ]),
    ],
  ]);
  expect(accounts.some(({ verdict }) => verdict === 'proven')).toBe(false);
});

describe('statements of other banks in one file', () => {
  const canadian = [
    say('Business account statement   December 21, 2021 to January 20, 2022'),
    say('Account number: 10581 581-307-2   Kingston ON K7L 2X4'),
    ...table('40 120 400> 550>', [
      ['Date', 'Description', 'Debits ($)', 'Balance ($)'],
      ['', 'Opening balance', '', '100.00'],
      ['21 Dec', 'WATER', '10.00', '90.00'],
      ['22 Dec', 'CYCLES', '20.00', '70.00'],
      ['', 'Closing balance', '', '70.00'],
    ]),
  ];
  const dutch = (first: string) => [
    say('REKENINGUITTREKSEL   Rekening BE26 8858 1783 0667   EUR'),
    ...table('40 120 400> 550>', [
      ['Datum', 'Omschrijving', 'Bedrag', 'Saldo'],
      ['', `Vorig saldo op ${first}`, '', '4.752,19'],
      ['25-11-2023', 'Betaling met bankkaart', '52,19 -', '4.700,00'],
      ['26-11-2023', 'Overschrijving', '100,00 -', '4.600,00'],
      ['', 'Nieuw saldo', '', '4.600,00'],
    ]),
  ];
  const numbers = (reading: Awaited<ReturnType<typeof readStatement>>) =>
    reading.accounts.map(({ number, currency, verdict }) => `${number} ${currency} ${verdict}`);
  const EACH = ['10581 581-307-2 CAD proven', 'BE26 8858 1783 0667 EUR proven'];

  test('are separated by the days they print above their rows', async () => {
    expect(numbers(await readStatement([canadian, dutch('25-11-2023')]))).toEqual(EACH);
  });

  test('are separated by a last page, although the next prints no day', async () => {
    const ended = [...canadian, say('Page 1 of 1')];
    expect(numbers(await readStatement([ended, dutch('24-11')]))).toEqual(EACH);
  });

  test('are separated by the number of a sheet that continues nothing', async () => {
    const first = [...canadian, say('Page 1')];
    const second = [...dutch('25-11-2023'), say('Blad 148')];
    expect(numbers(await readStatement([first, second]))).toEqual(EACH);
  });

  test('small print behind a last page is no statement, whatever figures it explains', async () => {
    const { findings, accounts } = await readStatement([
      [...canadian, say('Page 1 of 1')],
      [
        say('Summary box, as of 23 March 2011'),
        say('Please make cheques payable to Example Bank plc'),
        say('Invoice total   404.00'),
      ],
    ]);
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['proven']);
    expect(findings.map(({ code }) => code)).not.toContain('pages-not-read');
  });
});

test('a bank account is no card because texts below its rows name one', async () => {
  const { kind, accounts } = await readStatement([
    [
      say('Wyciąg nr 41 za okres 18.12.2021 - 17.01.2022'),
      say('Nr rachunku 04 9251 6066 0292 5036 1379 9650   PLN'),
      ...table('40 120 440> 550>', [
        ['Data operacji', 'Opis operacji', 'Kwota operacji', 'Saldo'],
        ['', 'Saldo poprzednie', '', '1 000,00'],
        ['27.12.2021', 'Płatność kartą', '-160,00', '840,00'],
        ['28.12.2021', 'Tytuł: 0002982729 Lokalizacja: APTEKA', '', ''],
        ['', 'Miasto: WIELICZKA Numer karty: 425125******3074', '', ''],
        ['29.12.2021', 'Płatność kartą', '-40,00', '800,00'],
        ['29.12.2021', 'Tytuł: 00062198 Lokalizacja: KSIEGARNIA', '', ''],
        ['', 'Miasto: KRAKÓW Numer karty: 4251 25** **** 4761', '', ''],
        ['30.12.2021', 'Przelew na rachunek', '50,00', '850,00'],
        ['', 'Saldo końcowe', '', '850,00'],
      ]),
    ],
  ]);
  expect([kind, accounts[0]?.closing]).toEqual(['bank_statement', '850.00']);
});
