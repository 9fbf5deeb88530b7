import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

const PERIOD = say('Statement period: 1 March 2025 to 31 March 2025');
const ROWS = '50 110 450> 540>';
const HEADINGS = ['Date', 'Details', 'Amount', 'Balance'];

describe('accounts under titles of their own', () => {
  test('are separated by their numbers though they have no opening balance', async () => {
    const { accounts } = await readStatement([
      [
        say('Example Bank accounts report'),
        PERIOD,
        title('Everyday account 38-3091-7531918-10'),
        ...table(ROWS, [
          HEADINGS,
          ['04/03/2025', 'FIRST SHOP', '-40.00', '460.00'],
          ['18/03/2025', 'SALARY', '900.00', '1,360.00'],
        ]),
        title('Bills account 38-2064-7764145-07'),
        ...table(ROWS, [
          HEADINGS,
          ['05/03/2025', 'WATER COMPANY', '-30.00', '70.00'],
          ['20/03/2025', 'POWER COMPANY', '-20.00', '50.00'],
        ]),
      ],
    ]);
    expect(accounts.map(({ number }) => number)).toEqual(['38-3091-7531918-10', '38-2064-7764145-07']);
    expect(accounts.map(rowsOf)).toEqual([
      ['2025-03-04 -40.00 FIRST SHOP', '2025-03-18 900.00 SALARY'],
      ['2025-03-05 -30.00 WATER COMPANY', '2025-03-20 -20.00 POWER COMPANY'],
    ]);
  });

  test('are proven by the balances an overview lists for each', async () => {
    const plain = '50 110 450>';
    const reading = await readStatement([
      [
        say('Example Bank combined statement'),
        PERIOD,
        ...table('50 250 450> 540>', [
          ['Account', 'Number', 'Then', 'Now'],
          ['Current Account', '10708255', '500.00', '1,360.00'],
          ['Bills Account', '38891341', '100.00', '50.00'],
          ['All accounts', '', '600.00', '1,410.00'],
        ]),
        title('Current Account 10708255'),
        ...table(plain, [
          HEADINGS.slice(0, 3),
          ['04/03/2025', 'FIRST SHOP', '-40.00'],
          ['18/03/2025', 'SALARY', '900.00'],
        ]),
        title('Bills Account 38891341'),
        ...table(plain, [
          HEADINGS.slice(0, 3),
          ['05/03/2025', 'WATER COMPANY', '-30.00'],
          ['20/03/2025', 'POWER COMPANY', '-20.00'],
        ]),
      ],
    ]);
    expect(reading.accounts.map(({ opening, closing, verdict }) => [opening, closing, verdict])).toEqual([
      ['500.00', '1360.00', 'proven'],
      ['100.00', '50.00', 'proven'],
    ]);
  });

  test('are not contradicted by an overview with other amounts', async () => {
    const plain = '50 110 450>';
    const { accounts } = await readStatement([
      [
        say('Example Bank combined statement'),
        PERIOD,
        ...table('50 250 450> 540>', [
          ['Account', 'Number', 'First', 'Second'],
          ['Current Account', '10708255', '11.00', '22.00'],
          ['Bills Account', '38891341', '33.00', '44.00'],
        ]),
        title('Current Account 10708255'),
        ...table(plain, [
          HEADINGS.slice(0, 3),
          ['04/03/2025', 'FIRST SHOP', '-40.00'],
          ['18/03/2025', 'SALARY', '900.00'],
        ]),
        title('Bills Account 38891341'),
        ...table(plain, [
          HEADINGS.slice(0, 3),
          ['05/03/2025', 'WATER COMPANY', '-30.00'],
          ['20/03/2025', 'POWER COMPANY', '-20.00'],
        ]),
      ],
    ]);
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['unproven', 'unproven']);
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2, 2]);
  });

  test('are separated by the names in an overview', async () => {
    const { accounts } = await readStatement([
      [
        say('Example Bank combined statement'),
        PERIOD,
        ...table('50 540>', [
          ['Account', 'Balance'],
          ['Holiday fund', '1,360.00'],
          ['Rainy days', '50.00'],
        ]),
        title('Holiday fund'),
        ...table(ROWS, [
          HEADINGS,
          ['04/03/2025', 'FIRST SHOP', '-40.00', '460.00'],
          ['18/03/2025', 'SALARY', '900.00', '1,360.00'],
        ]),
        title('Rainy days'),
        ...table(ROWS, [
          HEADINGS,
          ['05/03/2025', 'WATER COMPANY', '-30.00', '70.00'],
          ['20/03/2025', 'POWER COMPANY', '-20.00', '50.00'],
        ]),
      ],
    ]);
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2, 2]);
  });
});

describe('one account stays one', () => {
  test('in spite of consecutive page numbers', async () => {
    const account = await readAccount(
      [
        say('Example Bank statement of account'),
        PERIOD,
        title('Sheet 10417'),
        ...table(ROWS, [
          HEADINGS,
          ['04/03/2025', 'FIRST SHOP', '-40.00', '460.00'],
          ['18/03/2025', 'SALARY', '900.00', '1,360.00'],
        ]),
      ],
      [
        title('Sheet 10418'),
        ...table(ROWS, [
          HEADINGS,
          ['20/03/2025', 'SECOND SHOP', '-60.00', '1,300.00'],
          ['21/03/2025', 'THIRD SHOP', '-50.00', '1,250.00'],
        ]),
      ],
    );
    expect(account.transactions).toHaveLength(4);
  });

  test('with a section for each of its cards', async () => {
    const plain = '50 110 450>';
    const account = await readAccount([
      say('Example Bank statement of account'),
      PERIOD,
      say('Opening balance $500.00'),
      say('Closing balance $1,330.00'),
      title('Card 5221 xxxx xxxx 1234'),
      ...table(plain, [
        HEADINGS.slice(0, 3),
        ['04/03/2025', 'FIRST SHOP', '-40.00'],
        ['18/03/2025', 'SALARY', '900.00'],
      ]),
      title('Card 5221 xxxx xxxx 9876'),
      ...table(plain, [HEADINGS.slice(0, 3), ['05/03/2025', 'WATER COMPANY', '-30.00']]),
    ]);
    expect([account.transactions.length, account.opening, account.closing]).toEqual([3, '500.00', '1330.00']);
  });
});

const listOfAccounts = (first: string, second: string) =>
  table('50 200 540>', [
    ['Account', 'Account number', 'Closing balance'],
    ['Everyday', '638-118 214865033', first],
    ['Saver', '638-118 533834095', second],
  ]).map((line, at) => (at === 0 ? line.map((placed) => ({ ...placed, isBold: true })) : line));

test('an overview under bold headers is no title of its first account', async () => {
  const part = (name: string, number: string, opening: string, row: string, closing: string) => [
    title(name),
    say(`Account number ${number}`),
    say(`Opening balance 1 Mar 2025   ${opening}`),
    say(`Closing balance 31 Mar 2025   ${closing}`),
    say('Friday, 14 March 2025'),
    ...table('70 540>', [['Grocer', row]]),
    [],
  ];
  const { accounts } = await readStatement([
    [
      PERIOD,
      [],
      ...listOfAccounts('$80.00', '$70.00'),
      [],
      ...part('Everyday', '638-118 214865033', '$100.00', '-$20.00', '$80.00'),
      ...part('Saver', '638-118 533834095', '$75.00', '-$5.00', '$70.00'),
    ],
  ]);
  expect(accounts.map(({ number, closing, verdict }) => [number, closing, verdict])).toEqual([
    ['638-118 214865033', '80.00', 'proven'],
    ['638-118 533834095', '70.00', 'proven'],
  ]);
});

test('statements of two years bound into one file each keep their own, which only their balances print', async () => {
  const statement = (number: string, year: number, opening: string, closing: string) => [
    title(`Kontoauszug   Kontonummer ${number}`),
    say(`alter Kontostand vom 01.03.${year}   ${opening} H`),
    ...table('50 110 170 540>', [
      ['Bu-Tag', 'Wert', 'Vorgang', 'Betrag'],
      ['10.03.', '10.03.', 'Kartenzahlung', '5,00 S'],
      ['17.03.', '17.03.', 'Lastschrift', '15,00 S'],
      ['24.03.', '24.03.', 'Gutschrift', '120,00 H'],
    ]),
    say(`neuer Kontostand vom 31.03.${year}   ${closing} H`),
  ];
  const { accounts } = await readStatement([
    statement('188003202', 2025, '500,00', '600,00'),
    statement('188241106', 2022, '800,00', '900,00'),
  ]);
  expect(accounts.map(({ transactions }) => transactions.map(({ date }) => date?.slice(0, 4)))).toEqual([
    ['2025', '2025', '2025'],
    ['2022', '2022', '2022'],
  ]);
});
