import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readDrawn, readStatement } from './read-drawn.ts';

describe('a statement that says there were no transactions', () => {
  test('is read with one balance, and proves nothing by it', async () => {
    const account = await readAccount([
      say('Statement of account'),
      say('Account number 41020511'),
      say('19/03/2023 - 18/04/2023'),
      say('Closing balance £6,895.78'),
      say('There were no transactions during this period.'),
    ]);
    expect(account).toMatchObject({
      number: '41020511',
      closing: '6895.78',
      verdict: 'unproven',
      transactions: [],
    });
    expect(account.opening).toBeNull();
  });

  test('is proven by the same balance at its start and, with these words, at its end', async () => {
    const account = await readAccount([
      say('STATEMENT OF ACCOUNT FROM 07-05-2023 TO 06-06-2023'),
      say('A/C NO: 23417897864'),
      ...table('50 400>', [
        ['BALANCE B/F', '46,408.40'],
        ['NO TRANSACTIONS', '46,408.40'],
      ]),
    ]);
    expect(account).toMatchObject({
      opening: '46408.40',
      closing: '46408.40',
      verdict: 'proven',
      transactions: [],
    });
  });

  test('is read without any balance if it says so', async () => {
    const account = await readAccount([
      say('Transaction listing'),
      say('Account 529805-739811815'),
      say('01/10/2024 to 31/10/2024'),
      say('No transactions found for your search.'),
      say('This listing has 1 page, made on 01/11/2024'),
    ]);
    expect(account).toMatchObject({ opening: null, closing: null, verdict: 'unproven', transactions: [] });
  });
});

describe('no statement', () => {
  test('is a letter about an account', async () => {
    const letter = await readDrawn([
      [
        say('Dear Ms Sample,'),
        say('your account 41020511 changes on 1 May 2024.'),
        say('The monthly fee will be $12.50 and the interest rate 3.75% from that day.'),
        say('Kind regards, Example Bank'),
      ],
    ]);
    expect(letter.outcome).toBe('unreadable');
  });

  test('are terms that mention balances and statements', async () => {
    const terms = await readDrawn([
      [
        say('Terms of current accounts'),
        say(
          'If there are no transactions on your account during a period, we send no statement of account for it.',
        ),
        say('The closing balance of an account must be at least $25.00 at the end of each month.'),
      ],
    ]);
    expect(terms.outcome).toBe('unreadable');
  });

  test('is an invoice with an account to pay to', async () => {
    const invoice = await readDrawn([
      [
        say('INVOICE'),
        say('Invoice number INV-204'),
        say('Invoice date 4 March 2025'),
        ...table('50 300> 420>', [
          ['Description', 'Quantity', 'Amount'],
          ['Paint', '2', '40.00'],
        ]),
        say('Total $40.00'),
        say('Account number 41020511'),
        say('Balance due $40.00'),
      ],
    ]);
    expect(invoice).toMatchObject({ outcome: 'read', kind: 'invoice' });
  });
});

test('the balances of two accounts and their sum are no invoice', async () => {
  const headings = ['Buchungstext', 'Betrag', 'Valuta', 'Buchung'];
  const { accounts } = await readStatement([
    [
      say('Umsatzliste für Frau Eva Muster   01.03.2022'),
      ...table('40 560>', [
        ['Summe aller Guthaben', '+ 8.139,00'],
        ['Girokonto   Kontostand', '+ 816,73'],
      ]),
      say('AT63 9370 6696 0698 5091'),
      say('01.02.2022 bis 28.02.2022'),
      ...table('40 200> 300 400', [headings]),
      ...table('40 560>', [['Sparkonto   Kontostand', '+ 7.322,27']]),
      say('AT93 1553 6807 5215 2183'),
      say('01.02.2022 bis 28.02.2022'),
      ...table('40 200> 300 400', [headings]),
      say('Erste Alpenbank AG, Am Belvedere 1, 1100 Wien'),
    ],
  ]);
  expect(accounts.map(({ verdict, transactions }) => [verdict, transactions.length])).toEqual([
    ['unproven', 0],
    ['unproven', 0],
  ]);
});

test('accounts without transactions are each found, though their titles name other currencies and a postal code is next to a date', async () => {
  const part = (name: string, number: string, currency: string, balance: string) => [
    title(name),
    say(`IBAN ${number}     Currency ${currency}`),
    ...table('50 200> 320> 440> 560>', [
      ['', 'Opening balance', 'Money in', 'Money out', 'Closing balance'],
      ['', balance, '0.00', '-0.00', balance],
    ]),
    say('No transactions in this period'),
    [],
  ];
  const { accounts } = await readStatement([
    [
      say(
        'Account statement     Devi Sample, 1820 Cedar Cres, Nanaimo BC V9R 1S5   2023-12-12 to 2024-01-11',
      ),
      ...table('50 200 400 560>', [
        ['Account', 'IBAN', 'Currency', 'Closing balance'],
        ['Current account', 'AE57 2974 3991 2501 1514 088', 'AED', '34,137.88'],
        ['US dollar account', 'AE48 9389 5930 1072 5596 946', 'USD', '34,185.84'],
        ['Saving space', 'AE59 2551 0932 3084 7011 637', 'AED', '31,895.08'],
      ]),
      [],
      ...part('Current account', 'AE57 2974 3991 2501 1514 088', 'AED', '34,137.88'),
      ...part('US dollar account', 'AE48 9389 5930 1072 5596 946', 'USD', '34,185.84'),
      ...part('Saving space', 'AE59 2551 0932 3084 7011 637', 'AED', '31,895.08'),
    ],
  ]);
  expect(accounts.map(({ number, currency, verdict }) => [number, currency, verdict])).toEqual([
    ['AE57 2974 3991 2501 1514 088', 'AED', 'proven'],
    ['AE48 9389 5930 1072 5596 946', 'USD', 'proven'],
    ['AE59 2551 0932 3084 7011 637', 'AED', 'proven'],
  ]);
});

test('a closing balance next to the opening one is that, though a rate and its interest stand behind it', async () => {
  const account = await readAccount([
    say('Statement period Mar 1, 2022 - Mar 31, 2022'),
    say('Checking account - 4111842817714'),
    ...table('50 180 310 440', [
      ['Beginning balance', 'Ending balance', 'Interest rate / APY', 'Interest paid YTD'],
      ['$5,845.34', '$5,845.34', '0.50% / 0.50%', '$495.81'],
    ]),
    say('Money in this period: $0.00   Money out this period: $0.00'),
    say('No transactions in this statement period.'),
  ]);
  expect([account.verdict, account.opening, account.closing]).toEqual(['proven', '5845.34', '5845.34']);
});

test('balances of accounts and their sum are no invoice by the number of an account', async () => {
  const part = (name: string, number: string, withdrawn: string) => [
    title(`${name}   Cuenta ${number}`),
    ...table('50 200 330', [['Fecha', 'Monto', 'Concepto']]),
    say(`Depósitos (0): $0.00   Retiros (1): ${withdrawn}`),
    [],
  ];
  const extraction = await readDrawn([
    [
      say('Estado de cuenta (MXN)   Periodo 01.09.2020 - 30.09.2020'),
      ...table('50 200 540>', [
        ['Producto', 'Número de cuenta', 'Saldo final'],
        ['Cuenta Digital', '011890844816', '$61,344.69'],
        ['Cajita Vacaciones', '011810595200', '$22,473.74'],
        ['Total', '', '$83,818.43'],
      ]),
      [],
      ...part('Cuenta Digital', '011890844816', '$164.61'),
      ...part('Cajita Vacaciones', '011810595200', '$9,131.11'),
    ],
  ]);
  expect(extraction).toMatchObject({ kind: 'bank_statement' });
});
