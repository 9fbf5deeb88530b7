import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

describe('dates of digits only', () => {
  test('are recognized by their column, whatever its header', async () => {
    const account = await readAccount([
      say('Example Bank account statement 20.01.2021 - 19.02.2021'),
      ...table('50 120 300 500>', [
        ['BUCH', 'TEXT', 'WERT', 'BETRAG EUR'],
        ['', 'LETZTER KONTOSTAND', '', '100,00'],
        ['2001', 'APOTHEKE AM TOR 1901', '2101', '10,00-'],
        ['3101', 'GEHALT', '0102', '500,00'],
        ['0402', 'MIETE', '0502', '20,00-'],
        ['', 'NEUER KONTOSTAND', '', '570,00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2021-01-20 APOTHEKE AM TOR 1901',
      '2021-01-31 GEHALT',
      '2021-02-04 MIETE',
    ]);
  });

  test('may be day and month as two numbers, transaction and posting date side by side', async () => {
    const account = await readAccount([
      say('Credit card statement'),
      say('Period 10 December 2020 to 9 January 2021'),
      say('Previous balance 100.00'),
      ...table('50 70 110 130 170 500>', [
        ['12', '12', '14', '12', 'FIRST SHOP', '10.00'],
        ['25', '12', '27', '12', 'SECOND SHOP', '20.00'],
        ['01', '01', '03', '01', 'THIRD SHOP', '30.00'],
      ]),
      say('New balance 160.00'),
    ]);
    expect(account.transactions.map(({ date, postDate }) => [date, postDate])).toEqual([
      ['2020-12-12', '2020-12-14'],
      ['2020-12-25', '2020-12-27'],
      ['2021-01-01', '2021-01-03'],
    ]);
  });

  test('are not consecutive check numbers', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Period 1 October 2024 to 31 October 2024'),
      ...table('50 120 220 500>', [
        ['Number', 'Date', 'Description', 'Amount'],
        ['1001', '10/02/2024', 'FIRST SHOP', '-10.00'],
        ['1002', '10/05/2024', 'SECOND SHOP', '-20.00'],
        ['1003', '10/09/2024', 'THIRD SHOP', '-30.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2024-10-02', '2024-10-05', '2024-10-09']);
  });
});

describe('a misprinted amount', () => {
  test('with its decimal mark twice, a letter for a digit, or split is still the amount of its row', async () => {
    const account = await readAccount([
      say('Example Bank account statement 01.05.2024 - 31.05.2024'),
      ...table('50 120 500>', [
        ['Datum', 'Text', 'Betrag EUR'],
        ['02.05.2024', 'ERSTER LADEN', '-1.578,,64'],
        ['05.05.2024', 'ZWEITER LADEN', '-1O3,50'],
        ['09.05.2024', 'DRITTER LADEN', '-16 2,06'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2024-05-02 -1578.64 ERSTER LADEN',
      '2024-05-05 -103.50 ZWEITER LADEN',
      '2024-05-09 -162.06 DRITTER LADEN',
    ]);
  });
});

describe('a card', () => {
  test.each(['9512 00** **** 4622', '951200 **** **** 4622'])(
    'is recognized by its masked number at the top, next to one card phrase: %s',
    async (number) => {
      const statement = await readStatement([
        [
          say('Example Services'),
          say(`Number ${number}`),
          say('Credit limit 18,000.00'),
          ...table('50 140 500>', [
            ['Date', 'Description', 'Amount'],
            ['18 Mar 2021', 'RIVERSIDE PHARMACY', '136.15'],
            ['20 Mar 2021', 'METRO TRANSIT', '22.55'],
          ]),
        ],
      ]);
      expect(statement.kind).toBe('credit_card_statement');
    },
  );

  test('with the posting date first has the earlier date as transaction date', async () => {
    const account = await readAccount([
      say('Credit card statement 1 May 2024 - 31 May 2024'),
      ...table('50 120 200 500>', [
        ['Booked', 'Done', 'Description', 'Amount'],
        ['03.05.2024', '01.05.2024', 'FIRST SHOP', '10.00'],
        ['06.05.2024', '06.05.2024', 'SECOND SHOP', '20.00'],
        ['19.05.2024', '17.05.2024', 'THIRD SHOP', '30.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date, postDate }) => [date, postDate])).toEqual([
      ['2024-05-01', '2024-05-03'],
      ['2024-05-06', '2024-05-06'],
      ['2024-05-17', '2024-05-19'],
    ]);
  });
});

describe('a description', () => {
  test('leaves out filler in amount columns, percentages, statuses and codes that all rows share', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      ...table('50 120 160 300 360 440> 520>', [
        ['Date', 'Lot', 'Description', 'Status', 'Rate', 'Credit', 'Debit'],
        ['01/05/2024', 'BU2E', 'FIRST SHOP', 'COMPLETED', '2.5 %', 'n/a', '10.00'],
        ['02/05/2024', 'BU2E', 'SECOND SHOP', 'COMPLETED', '2.5 %', 'n/a', '20.00'],
        ['03/05/2024', 'BU2E', 'THIRD SHOP', 'COMPLETED', '2.5 %', '30.00', 'n/a'],
        ['14/05/2024', 'BU2E', 'FOURTH SHOP', 'COMPLETED', '2.5 %', 'n/a', '40.00'],
      ]),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'FIRST SHOP',
      'SECOND SHOP',
      'THIRD SHOP',
      'FOURTH SHOP',
    ]);
  });

  test('leaves out row numbers without a header', async () => {
    const account = await readAccount([
      say('Example Bank account statement 01.05.2024 - 31.05.2024'),
      say('Opening balance 100,00'),
      ...table('50 130 160 500>', [
        ['02.05.2024', '1', 'ERSTER LADEN', '-10,00'],
        ['05.05.2024', '2', 'ZWEITER LADEN', '-20,00'],
        ['09.05.2024', '3', 'DRITTER LADEN', '-30,00'],
      ]),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'ERSTER LADEN',
      'ZWEITER LADEN',
      'DRITTER LADEN',
    ]);
  });

  test('leaves out a value date in its own cell, and keeps a type of several words', async () => {
    const account = await readAccount([
      say('Kontoauszug 01.05.2024 - 31.05.2024'),
      ...table('50 120 320 500>', [
        ['Datum', 'Text', '', 'Betrag EUR'],
        ['02.05.2024', 'ERSTER LADEN', 'Wert 03.05.2024', '-10,00'],
        ['05.05.2024', 'ZWEITER LADEN', 'Wert 06.05.2024', '-20,00'],
        ['09.05.2024', 'DRITTER LADEN', 'Wert 10.05.2024', '-30,00'],
      ]),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'ERSTER LADEN',
      'ZWEITER LADEN',
      'DRITTER LADEN',
    ]);
  });

  test('continues below an empty line, in the text column', async () => {
    const account = await readAccount([
      say('Kontoauszug 01.05.2024 - 31.05.2024'),
      ...table('50 120 500>', [
        ['Datum', 'Text', 'Betrag EUR'],
        ['02.05.2024', 'ERSTER LADEN', '-10,00'],
        ['', 'Ref. 06775448', ''],
        ['05.05.2024', 'ZWEITER LADEN', '-20,00'],
        ['', 'Ref. 51640831', ''],
        ['09.05.2024', 'DRITTER LADEN', '-30,00'],
        ['', 'Ref. 67344891', ''],
      ]),
    ]);
    expect(account.transactions.map(({ description }) => description)).toEqual([
      'ERSTER LADEN Ref. 06775448',
      'ZWEITER LADEN Ref. 51640831',
      'DRITTER LADEN Ref. 67344891',
    ]);
  });
});

describe('rows without headers below a summary with headers', () => {
  const rows = (text: string) =>
    table('50 110 400> 470> 550>', [
      ['03/03/2025', `${text} SHOP`, '10.00', '', '90.00'],
      ['05/03/2025', `${text} WORKS`, '', '500.00', '590.00'],
      ['07/03/2025', `${text} RENT`, '300.00', '', '290.00'],
      ['09/03/2025', `${text} WATER`, '20.00', '', '270.00'],
    ]);

  test('are read by their figures, although a header of the summary is above each', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      ...table('60 170 280 400 500', [
        ['Statement date', 'Previous balance', 'Total credits', 'Total debits', 'New balance'],
        ['31/03/2025', '100.00', '500.00', '330.00', '270.00'],
      ]),
      ...rows('FIRST'),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual([
      '-10.00',
      '500.00',
      '-300.00',
      '-20.00',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('are read in each account that the summary lists', async () => {
    const { accounts } = await readStatement([
      [
        say('Example Bank consolidated statement'),
        ...table('50 300 400 550>', [
          ['Account', 'Account number', 'Currency', 'Balance'],
          ['CURRENT ACCOUNT - PERSONAL', '00-842-60-1900134', 'GBP', '270.00'],
          ['STATEMENT SAVINGS (JOINT)', '00-006-18-3612467', 'GBP', '270.00'],
        ]),
        title('CURRENT ACCOUNT - PERSONAL 00-842-60-1900134'),
        ...rows('FIRST'),
        title('STATEMENT SAVINGS (JOINT) 00-006-18-3612467'),
        ...rows('SECOND'),
      ],
    ]);
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([4, 4]);
  });
});
