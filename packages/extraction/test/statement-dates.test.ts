import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

const COLUMNS = '50 120 440> 540>';
const HEADINGS = ['Date', 'Description', 'Amount', 'Balance'];

/** A statement of three rows with the given dates, over the given period. */
const dated = (period: string, dates: readonly [string, string, string]) => [
  say('Example Bank account statement'),
  say(period),
  ...table(COLUMNS, [
    HEADINGS,
    ['', 'Opening balance', '', '100.00'],
    [dates[0], 'FIRST SHOP', '-10.00', '90.00'],
    [dates[1], 'SECOND SHOP', '-20.00', '70.00'],
    [dates[2], 'SALARY', '500.00', '570.00'],
    ['', 'Closing balance', '', '570.00'],
  ]),
];

describe('the dates of a statement', () => {
  test('are in the statement period, whatever a page number looks like', async () => {
    const account = await readAccount(
      [
        say('Lantern Savings account statement'),
        say('Statement date: 17/01/2023'),
        ...table(COLUMNS, [
          HEADINGS,
          ['', 'Balance brought forward', '', '100.00'],
          ['18 Dec 2022', 'FIRST SHOP', '-10.00', '90.00'],
        ]),
        say('1 / 2'),
      ],
      [
        say('Mobile transfer to 04 Jan 10 and back'),
        ...table(COLUMNS, [
          HEADINGS,
          ['02 Jan', 'SECOND SHOP', '-20.00', '70.00'],
          ['03 Jan', 'SALARY', '500.00', '570.00'],
        ]),
      ],
    );
    expect(account.transactions.map(({ date }) => date)).toEqual(['2022-12-18', '2023-01-02', '2023-01-03']);
  });

  test('above their rows are doubted if a single one does not follow the others', async () => {
    const under = (date: string, shop: string) => [[date], ['', shop, '-10.00']];
    const said = (third: string) =>
      readStatement([
        [
          say('Lantern Savings account statement'),
          say('Statement period: 1 March 2025 to 31 March 2025'),
          say('Opening balance 100.00'),
          ...table(COLUMNS, [
            HEADINGS,
            ...under('3 March 2025', 'FIRST SHOP'),
            ...under('4 March 2025', 'SECOND SHOP'),
            ...under(third, 'THIRD SHOP'),
            ...under('6 March 2025', 'FOURTH SHOP'),
            ...under('7 March 2025', 'FIFTH SHOP'),
          ]),
          say('Closing balance 50.00'),
        ],
      ]);
    expect((await said('5 March 2025')).accounts[0]?.verdict).toBe('proven');
    const { accounts, findings } = await said('9 March 2025');
    expect(accounts[0]?.verdict).toBe('unproven');
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'date-doubtful',
        parameters: expect.objectContaining({ reason: 'out-of-order' }),
        row: 2,
      }),
    );
  });

  test.each([
    {
      claim: 'take the year of the period across the turn of the year',
      period: 'Statement period: December 15, 2024 to January 14, 2025',
      dates: ['12/18', '12/31', '01/02'],
      are: ['2024-12-18', '2024-12-31', '2025-01-02'],
    },
    {
      claim: 'take the year of a period with one month name, month first',
      period: 'Statement period: November 1-30, 2024',
      dates: ['11/03', '11/04', '11/05'],
      are: ['2024-11-03', '2024-11-04', '2024-11-05'],
    },
    {
      claim: 'take the year of a period with one month name, day first',
      period: 'Período de 01 a 30 de nov. de 2024',
      dates: ['03/11', '04/11', '05/11'],
      are: ['2024-11-03', '2024-11-04', '2024-11-05'],
    },
    {
      claim: 'are read with two-digit years',
      period: 'Statement period: 15/11/24 to 14/12/24',
      dates: ['16/11/24', '30/11/24', '02/12/24'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'are read with the year first',
      period: 'Statement period: 2024-11-15 to 2024-12-14',
      dates: ['2024-11-16', '2024-11-30', '2024-12-02'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'are read with named months',
      period: 'Statement period: 15 Nov 2024 to 14 Dec 2024',
      dates: ['16 Nov', '30 Nov', '2 Dec'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'are read without a separator if all of their column are such',
      period: 'Statement period: 15/11/2024 to 14/12/2024',
      dates: ['1611', '3011', '0212'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'are read month first with a period and no zero if all of their column are such',
      period: 'Statement period: 2024/11/15 to 2024/12/14',
      dates: ['11.16', '11.30', '12.02'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'are read in the years of the Republic of China',
      period: 'Statement period: 113/11/15 to 113/12/14',
      dates: ['113/11/16', '113/11/30', '113/12/02'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'are read with a period after the year',
      period: 'Statement period: 15.11.2024. do 14.12.2024.',
      dates: ['16.11.2024.', '30.11.2024.', '02.12.2024.'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'are read in the years of the Japanese era of the period',
      period: 'Statement period: 2024-11-15 to 2024-12-14',
      dates: ['6-11-16', '6-11-30', '6-12-02'],
      are: ['2024-11-16', '2024-11-30', '2024-12-02'],
    },
    {
      claim: 'take their year from the date of the opening balance if there is no other',
      period: 'Opening balance on 15 November 2024 100.00',
      dates: ['16 Nov', '30 Nov', '2 Jan'],
      are: ['2024-11-16', '2024-11-30', '2025-01-02'],
    },
    {
      claim: 'are read month first if a day above twelve shows it',
      period: 'Statement period: 03/01/2025 to 03/31/2025',
      dates: ['03/04/2025', '03/05/2025', '03/30/2025'],
      are: ['2025-03-04', '2025-03-05', '2025-03-30'],
    },
    {
      claim: 'are read day first if a day above twelve shows it',
      period: 'Statement period: 01/03/2025 to 31/03/2025',
      dates: ['04/03/2025', '05/03/2025', '30/03/2025'],
      are: ['2025-03-04', '2025-03-05', '2025-03-30'],
    },
    {
      claim: 'are read in the order that keeps them inside the period if no day is above twelve',
      period: 'Statement period: 1 March 2025 to 31 March 2025',
      dates: ['04/03/2025', '05/03/2025', '11/03/2025'],
      are: ['2025-03-04', '2025-03-05', '2025-03-11'],
    },
  ] as const)('$claim', async ({ period, dates, are }) => {
    const account = await readAccount(dated(period, dates));
    expect(account.transactions.map((row) => row.date)).toEqual(are);
    expect(account.verdict).toBe('proven');
  });

  test.each(['Dec 17-Jan 16, 2025', 'Dec 17 - Jan 16, 2025', 'Dec 17-Jan 16 2025'])(
    'take the year of a period without spaces: %s',
    async (period) => {
      const account = await readAccount(dated(period, ['Dec 18', 'Dec 20', 'Jan 15']));
      expect(account.transactions.map((row) => row.date)).toEqual(['2024-12-18', '2024-12-20', '2025-01-15']);
    },
  );

  test('have no year in a number after a dashed day and month', async () => {
    const account = await readAccount(
      dated('Statement of 17-Jan 16, Main Street', ['Dec 18', 'Dec 20', 'Jan 15']),
    );
    expect(account.transactions.every((row) => row.date?.startsWith('2016') !== true)).toBe(true);
    expect(account.transactions.every((row) => row.date?.startsWith('2015') !== true)).toBe(true);
  });

  test('apply to the rows below if a date is printed once', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', ''],
        ['', 'SECOND SHOP', '-20.00', ''],
        ['', 'THIRD SHOP', '-5.00', '65.00'],
        ['2025-03-09', 'SALARY', '500.00', ''],
        ['', 'FOURTH SHOP', '-15.00', '550.00'],
        ['', 'Closing balance', '', '550.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 FIRST SHOP',
      '2025-03-04 -20.00 SECOND SHOP',
      '2025-03-04 -5.00 THIRD SHOP',
      '2025-03-09 500.00 SALARY',
      '2025-03-09 -15.00 FOURTH SHOP',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('stay those of the date line if a description continues with a date of its own', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '100.00'],
        ['4 Mar', 'CARD PAYMENT FIRST SHOP', '-10.00', ''],
        ['', '02/03', '', ''],
        ['', 'TRANSFER TO A FRIEND', '-20.00', '70.00'],
        ['', '03/03', '', ''],
        ['9 Mar', 'SALARY', '500.00', '570.00'],
        ['', 'Closing balance', '', '570.00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2025-03-04 -10.00 CARD PAYMENT FIRST SHOP 02/03',
      '2025-03-04 -20.00 TRANSFER TO A FRIEND 03/03',
      '2025-03-09 500.00 SALARY',
    ]);
  });

  test('are two if there is a column each for posting date and value date', async () => {
    const account = await readAccount([
      say('Kontoauszug'),
      say('Zeitraum 01.03.2025 bis 31.03.2025'),
      ...table('50 120 200 440> 540>', [
        ['Buchung', 'Valuta', 'Verwendungszweck', 'Betrag', 'Saldo'],
        ['', '', 'Alter Kontostand', '', '100,00'],
        ['04.03.2025', '05.03.2025', 'MIETE', '-40,00', '60,00'],
        ['17.03.2025', '18.03.2025', 'GEHALT', '500,00', '560,00'],
        ['', '', 'Neuer Kontostand', '', '560,00'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -40.00 MIETE', '2025-03-17 500.00 GEHALT']);
    expect(account.verdict).toBe('proven');
  });

  test.each([
    ['12/16', '12/18', '12/28', '12-16', '12-18', '12-28'],
    ['16 Mar', '', '28 Mar', '03-16', '03-16', '03-28'],
    ['02/29', '02/30', '02/28', '02-29', undefined, '02-28'],
    ['03/04', '03/05', '03/06', undefined, undefined, undefined],
  ])(
    'whose year is printed nowhere keep day and month, if the document shows which is which: %s, %s, %s',
    async (first, second, third, ...days) => {
      const { accounts } = await readStatement([dated('This month', [first, second, third])]);
      const rows = accounts[0]?.transactions ?? [];
      expect(rows.map(({ date }) => date)).toEqual([null, null, null]);
      expect(rows.map(({ monthDay }) => monthDay)).toEqual(days);
      expect(accounts[0]?.verdict).toBe('unproven');
    },
  );

  test('that do not exist become null and a finding, never another date', async () => {
    const { accounts, findings } = await readStatement([
      dated('Statement period: 2025-02-01 to 2025-02-28', ['2025-02-03', '2025-02-30', '2025-02-27']),
    ]);
    expect(accounts[0]?.transactions.map((row) => row.date)).toEqual(['2025-02-03', null, '2025-02-27']);
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'date-doubtful',
        parameters: expect.objectContaining({ reason: 'impossible' }),
        severity: 'warning',
        row: 1,
        page: 1,
      }),
    );
  });

  test('are not made from row numbers with a period', async () => {
    const account = await readAccount([
      say('Statement period: 01.03.2025. - 31.03.2025.'),
      ...table('40 70 150 340> 440> 540>', [
        ['No.', 'Date', 'Description', 'Debit', 'Credit', 'Balance'],
        ['', '', 'Opening balance', '', '', '100.00'],
        ['1.', '04.03.2025.', 'FIRST SHOP', '10.00', '', '90.00'],
        ['2.', '05.03.2025.', 'SECOND SHOP', '20.00', '', '70.00'],
        ['3.', '25.03.2025.', 'EMPLOYER', '', '500.00', '570.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-03-04', '2025-03-05', '2025-03-25']);
  });

  test('may be Hijri, solar or lunar', async () => {
    const days = async (...printed: string[]) =>
      (
        await readAccount([
          say('Statement of account'),
          ...table('50 130 340> 440> 540>', [
            ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
            ['', 'Opening balance', '', '', '100.00'],
            ...printed.map((day, at) => [day, 'SHOP', '10.00', '', `${90 - at * 10}.00`]),
          ]),
        ])
      ).transactions.map(({ date }) => date);
    expect(await days('1402/12/29', '1403/01/01')).toEqual(['2024-03-19', '2024-03-20']);
    expect(await days('1445/08/29', '1445/09/01')).toEqual(['2024-03-10', '2024-03-11']);
  });

  test('are those of the text line that begins a row, although no other row of the page begins that way', async () => {
    const shops = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
    const account = await readAccount([
      say('Statement period: 1 March 2025 to 31 March 2025'),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
        ...shops.map((shop, at) => ['', shop, '-10.00', `${80 - at * 10}.00`]),
        ['2025-03-10', 'CARD PAYMENT', '', ''],
        ['', 'LAST SHOP', '-10.00', '30.00'],
      ]),
    ]);
    expect(account.transactions.at(-1)).toMatchObject({
      date: '2025-03-10',
      description: 'CARD PAYMENT LAST SHOP',
    });
    expect(account.transactions.at(-2)?.description).toBe('FIVE');
  });

  test('may have an era letter, which is no currency sign', async () => {
    const days = ['R6.08.18', 'R6.08.23', 'R6.09.08', 'R6.09.12'];
    const account = await readAccount([
      say('Statement period: 15 August 2024 to 14 September 2024'),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '1,000.00'],
        ...days.map((day, at) => [day, 'SHOP', '-100.00', `${900 - 100 * at}.00`]),
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual([
      '2024-08-18',
      '2024-08-23',
      '2024-09-08',
      '2024-09-12',
    ]);
  });

  test('do not take the month of the title below them', async () => {
    const account = await readAccount([
      say('Statement period: 27 December 2023 to 26 January 2024'),
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '100.00'],
        ['31st Dec', 'FIRST SHOP', '-10.00', '90.00'],
        ['January 2024', '', '', ''],
        ['4th Jan', 'SECOND SHOP', '-20.00', '70.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2023-12-31', '2024-01-04']);
  });

  test('do not take a check number after a named month for their year', async () => {
    const account = await readAccount([
      say('Statement date: Mar 31, 2025'),
      ...table('50 82 340> 440> 540>', [
        ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
        ['', 'Opening balance', '', '', '100.00'],
        ['Mar 04', '1402 CHECK', '10.00', '', '90.00'],
        ['Mar 05', '1415 CHECK', '20.00', '', '70.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2025-03-04', '2025-03-05']);
  });

  test('are day first if all countries of the language write them that way', async () => {
    const rows = [
      ['01/12/2024', 'SALDO ANTERIOR', '', '', '100,00'],
      ['02/12/2024', 'SAQUE NO CAIXA', '10,00', '', '90,00'],
      ['03/12/2024', 'DEPÓSITO DE SALÁRIO', '', '500,00', '590,00'],
      ['05/12/2024', 'TARIFA MENSAL', '20,00', '', '570,00'],
    ];
    const account = await readAccount([
      say('Banco Exemplo, extrato de conta corrente'),
      ...table('50 120 380> 460> 540>', [['Data', 'Histórico', 'Débito', 'Crédito', 'Saldo'], ...rows]),
    ]);
    expect(account.verdict).toBe('proven');
    expect(rowsOf(account)[0]).toBe('2024-12-02 -10.00 SAQUE NO CAIXA');
  });

  test('take their order from the date of a balance too', async () => {
    const account = await readAccount([
      say('Sample Bank statement of account'),
      ...table('50 120 380> 460> 540>', [
        ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'],
        ['30/06/2026', 'OPENING BALANCE', '', '', '100.00'],
        ['01/07/2026', 'FIRST SHOP', '10.00', '', '90.00'],
        ['02/07/2026', 'SALARY', '', '500.00', '590.00'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
    expect(account.transactions.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-02']);
  });

  test('do not cover a whole month if only one day of it is printed', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement date 12 August 2025'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['21 Jul 2025', 'FIRST SHOP', '-10.00', '90.00'],
        ['28 Jul 2025', 'SALARY', '500.00', '590.00'],
      ]),
    ]);
    expect(account.period).toBeNull();
  });
});

describe('a period that contains few of the rows', () => {
  test('is replaced by one that contains them: an offer may have dates of its own', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('1 NOVEMBER 2022 TO 30 NOVEMBER 2022'),
      say('Offer period: 23/11/2023 to 02/03/2024'),
      ...table('50 120 440> 540>', [
        HEADINGS,
        ['01 NOV', 'OPENING BALANCE', '', '100.00'],
        ['04 NOV', 'FIRST SHOP', '-10.00', '90.00'],
        ['15 NOV', 'SECOND SHOP', '-20.00', '70.00'],
        ['27 NOV', 'SALARY', '500.00', '570.00'],
        ['', 'Closing balance', '', '570.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2022-11-04', '2022-11-15', '2022-11-27']);
    expect(account.period).toEqual({ start: '2022-11-01', end: '2022-11-30' });
  });

  test.each([
    {
      language: 'Polish',
      head: ['Wyciąg bankowy', 'Okres: od 1 listopada 2022 do 30 listopada 2022'],
      headings: ['Data', 'Tytuł operacji', 'Kwota', 'Saldo'],
      day: '05.11.',
      is: '2022-11-01',
    },
    {
      language: 'Croatian',
      head: ['Izvadak po transakcijskom računu', 'Razdoblje: od 1. listopada 2022. do 31. listopada 2022.'],
      headings: ['Datum', 'Opis', 'Iznos', 'Stanje'],
      day: '05.10.',
      is: '2022-10-01',
    },
  ])('are of the month its name means in $language', async ({ head, headings, day, is }) => {
    const account = await readAccount([
      ...head.map((line) => say(line)),
      ...table(COLUMNS, [headings, [day, 'KUPNJA', '-10,00', '90,00'], [day, 'PLAĆA', '500,00', '590,00']]),
    ]);
    expect(account.period?.start).toBe(is);
  });

  test('cover the dates of the balances if the only printed period is that of an offer', async () => {
    const account = await readAccount([
      say('Estratto conto N. 002/2026'),
      ...table('50 300>', [
        ['Saldo iniziale al 01.04.2026', '+1.250,00 €'],
        ['Saldo finale al 30.06.2026', '+2.750,00 €'],
      ]),
      ...table('50 120 440>', [
        ['Data', 'Descrizione', 'Importo'],
        ['27.04.2026', 'Accredito stipendio', '+2.400,00 €'],
        ['05.05.2026', 'Bonifico affitto', '-900,00 €'],
      ]),
      say('Prelievi gratuiti dal 3 luglio 2026 al 30 giugno 2027'),
    ]);
    expect(account.period).toEqual({ start: '2026-04-01', end: '2026-06-30' });
  });
});

describe('dates on lines above their rows', () => {
  test('are not read as dates below because a number is alone before the table', async () => {
    const account = await readAccount([
      say('Account statement from 13 December 2023 to 31 December 2023'),
      ...table('50 400>', [
        ['For further information call', '13.22'],
        ['For cards that are lost', '13.44'],
        ['Account Balance Summary', ''],
        ['Opening balance', '100.00'],
        ['Total credits', '0.00'],
        ['Total debits', '80.00'],
        ['Closing balance', '20.00'],
        ['Statement starts', '13 December 2023'],
        ['Statement ends', '31 December 2023'],
        ['Transaction Details', ''],
      ]),
      ...table('50 130 400> 470> 540>', [
        ['Date', 'Particulars', 'Debits', 'Credits', 'Balance'],
        ['13 Dec 2023', 'Brought forward', '', '', '100.00'],
        ['13 Dec 2023', 'FABLE STREAMING', '', '', ''],
        ['', 'DIRECT DEBIT', '50.00', '', '50.00'],
        ['14 Dec 2023', 'EFTPOS', '', '', ''],
        ['', 'HARBOUR BOOKS', '10.00', '', '40.00'],
        ['16 Dec 2023', 'EFTPOS', '', '', ''],
        ['', 'METRO TRANSIT', '20.00', '', '20.00'],
      ]),
    ]);
    expect(account.transactions.map(({ date }) => date)).toEqual(['2023-12-13', '2023-12-14', '2023-12-16']);
  });

  test('are not read as dates below because the longest table continues the date of the page before', async () => {
    const account = await readAccount(
      [
        say('Account statement from 13 December 2023 to 31 December 2023'),
        ...table('50 130 400> 470> 540>', [
          ['Date', 'Description', 'Paid in', 'Withdrawn', 'Balance'],
          ['13 Dec 2023', 'Brought forward', '', '', '100.00'],
          ['13 Dec 2023', 'Card Transaction', '', '', ''],
          ['', 'FABLE STREAMING', '', '5.00', '95.00'],
          ['14 Dec 2023', 'Card Transaction', '', '', ''],
          ['', 'HARBOUR BOOKS', '', '10.00', '85.00'],
        ]),
      ],
      [
        ...table('60 140 410> 480> 550>', [
          ['Date', 'Details', 'Paid in', 'Withdrawn', 'Balance'],
          ['', 'Brought forward', '', '', '85.00'],
          ['', 'Card Transaction', '', '', ''],
          ['', 'METRO TRANSIT', '', '20.00', '65.00'],
          ['16 Dec 2023', 'Card Transaction', '', '', ''],
          ['', 'LANTERN GROCERS', '', '15.00', '50.00'],
          ['18 Dec 2023', 'Card Transaction', '', '', ''],
          ['', 'HARBOUR BOOKS', '', '10.00', '40.00'],
        ]),
      ],
    );
    expect(account.transactions.map(({ date }) => date)).toEqual([
      '2023-12-13',
      '2023-12-14',
      '2023-12-14',
      '2023-12-16',
      '2023-12-18',
    ]);
  });
});

test('a date under a date header is the row’s, although another is before it under an illegible header', async () => {
  const account = await readAccount([
    say('Extrait de compte du 10/12/2025 au 09/01/2026'),
    say('Solde au 09/12/2025 1.000,00'),
    ...table('40 100 330 400 550>', [
      ['DAT COMPTA', 'LIBELLE', 'DATE OPERATION', 'DATE VALEUR', 'MONTANT'],
      ['13/12', 'LIBRAIRIE', '11/12', '14/12', '- 62,06'],
      ['15/12', 'BOULANGERIE', '14/12', '16/12', '- 31,04'],
      ['16/12', 'VIREMENT RECU', '15/12', '17/12', '+ 26,38'],
    ]),
    say('Solde au 09/01/2026 933,28'),
  ]);
  expect(account.transactions.map(({ date }) => date?.slice(5))).toEqual(['12-11', '12-14', '12-15']);
});

test('dates printed as titles at the same height of two pages are no page furniture', async () => {
  const row = (day: string, text: string, amount: string) => table('60 370 555>', [[text, day, amount]]);
  const account = await readAccount(
    [
      say('Example Bank account statement, 1 March 2025 to 31 March 2025'),
      say('Opening balance 500.00'),
      say('Closing balance 400.00'),
      ...table('60 370 555>', [['Details', 'Value date', 'Amount']]),
      say('March 5, 2025'),
      ...row('06/03/2025', 'FIRST SHOP', '-10.00'),
      ...row('06/03/2025', 'SECOND SHOP', '-20.00'),
      say('March 6, 2025'),
      ...row('06/03/2025', 'THIRD SHOP', '-30.00'),
    ],
    [
      say('Example Bank'),
      ...row('06/03/2025', 'FOURTH SHOP', '-15.00'),
      say(''),
      say(''),
      say('March 7, 2025'),
      ...row('10/03/2025', 'FIFTH SHOP', '-25.00'),
    ],
  );
  expect(account.transactions.map(({ date }) => date)).toEqual([
    '2025-03-05',
    '2025-03-05',
    '2025-03-06',
    '2025-03-06',
    '2025-03-07',
  ]);
});

test('days that touch the reference behind them are read, not the value dates instead', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('01/12/2024 to 31/12/2024'),
    ...table('50 95 170 330 450> 540>', [
      ['Date', 'Reference', 'Details', 'Value date', 'Amount', 'Balance'],
      ['', '', 'Opening balance', '', '', '100.00'],
      ['03/12/2024', '10276235', 'FIRST SHOP', '05/12/2024', '-10.00', '90.00'],
      ['17/12/2024', '37931091', 'SECOND SHOP', '19/12/2024', '-20.00', '70.00'],
      ['18/12/2024', '37931177', 'SALARY', '20/12/2024', '500.00', '570.00'],
      ['', '', 'Closing balance', '', '', '570.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2024-12-03', '2024-12-17', '2024-12-18']);
});

test('of two headers for the posting date the first is the transaction date if none names that', async () => {
  const account = await readAccount([
    say('Extrato da conta corrente  Período 01/12/2024 a 31/12/2024'),
    ...table('50 130 220 450> 540>', [
      ['Data lançamento', 'Data contábil', 'Descrição', 'Valor', 'Saldo'],
      ['', '', 'Saldo anterior', '', '100,00'],
      ['03/12/2024', '04/12/2024', 'PADARIA CENTRAL', '-10,00', '90,00'],
      ['29/12/2024', '31/12/2024', 'ALUGUEL', '-20,00', '70,00'],
    ]),
  ]);
  expect(account.transactions.map(({ date, postDate }) => [date, postDate])).toEqual([
    ['2024-12-03', '2024-12-04'],
    ['2024-12-29', '2024-12-31'],
  ]);
});

test('days of short numbers many years before and after one another prove no account: another number is the year', async () => {
  const card = (number: string, year: string, next: string, thousands: string) => [
    say('Tarjeta Ejemplo, resumen de cuenta'),
    say(`Cierre anterior 26-Dic-${year}   Cierre actual 25-Ene-${next}`),
    say(`Titular Ejemplo Julieta   Tarjeta XXXX XXXX XXXX ${number}`),
    ...table('40 140 555>', [
      ['Fecha', 'Referencia', 'Pesos'],
      ['', 'Saldo anterior', `${thousands}.000,00`],
      [`${next} Enero 03`, 'Bonificación librería', '100,00-'],
      [`${next} Enero 21`, 'Bonificación farmacia', '50,00-'],
      [`${year} Diciem. 26`, 'Almacén primero', '80,00'],
      [`${next} Enero 07`, 'Almacén segundo', '30,00'],
      ['', 'Saldo actual', `${Number(thousands) - 1}.960,00`],
    ]),
  ];
  const { accounts } = await readStatement([card('4850', '23', '24', '7'), card('5096', '20', '21', '4')]);
  expect(accounts.map(({ verdict }) => verdict)).toEqual(['unproven', 'unproven']);
});

test('rows with the month first take their years from a period with the day first', async () => {
  const account = await readAccount([
    say('Estado de cuenta corriente   Cuenta N° 90-57-63-026333-8   USD'),
    say('Período: 25/12/2022 - 24/01/2023'),
    say('Saldo anterior 2,511.62'),
    ...table('40 120 420> 540>', [
      ['FECHA', 'DESCRIPCIÓN', 'DÉBITOS', 'CRÉDITOS'],
      ['12/27', 'RETIRO EN CAJERO COLÓN', '227.56', ''],
      ['12/31', 'ACH RECIBIDO HOTEL', '', '2,598.43'],
      ['01/15', 'PAGO DE SERVICIOS', '106.92', ''],
    ]),
    say('Saldo actual 4,775.57'),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2022-12-27', '2022-12-31', '2023-01-15']);
  expect(account.verdict).toBe('proven');
});

describe('dates that a narrow column wraps', () => {
  const row = (date: string, text: string, amount: string, raised: number): DrawnLine => [
    { text: date, left: 40, raised },
    { text, left: 120, raised },
    { text: amount, right: 520, raised },
  ];
  const rest = (text: string, raised: number): DrawnLine => [{ text, left: 40, raised }];

  test('are joined from three lines, and not with the number of the next row', async () => {
    const account = await readAccount([
      say('Výpis z účtu 123456-7890123456/0800'),
      say('CZK, 5. prosince 2021 – 4. ledna 2022'),
      say('Počáteční zůstatek 1 000,00'),
      ...table('40 120 520>', [['Datum', 'Transakce', 'Částka CZK']]),
      row('9. 12.', 'Vrácení platby', '+269,16', 0),
      rest('2021', 5),
      row('10.', 'Vedení účtu', '-75,16', 10),
      rest('12.', 15),
      rest('2021', 20),
      row('1. 1.', 'Inkaso', '-94,00', 25),
      rest('2022', 30),
      row('4. 1.', 'Nákup u obchodníka', '-50,00', 35),
      rest('2022', 40),
      say('Konečný zůstatek 1 050,00'),
    ]);
    expect([account.verdict, ...rowsOf(account)]).toEqual([
      'proven',
      '2021-12-09 269.16 Vrácení platby',
      '2021-12-10 -75.16 Vedení účtu',
      '2022-01-01 -94.00 Inkaso',
      '2022-01-04 -50.00 Nákup u obchodníka',
    ]);
  });

  test('have their year below a comma, in every list next to another', async () => {
    const pair = (texts: readonly [string, string, string, string], raised: number): DrawnLine =>
      [50, 200, 320, 480].flatMap((at, index) => {
        const text = texts[index] ?? '';
        return text === '' ? [] : [{ text, ...(index % 2 === 0 ? { left: at } : { right: at }), raised }];
      });
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement dates Apr 1, 2024 thru Apr 30, 2024'),
      say('Previous balance 1,000.00'),
      title('Checks'),
      ...table('50 200> 320 480>', [['Date', 'Amount', 'Date', 'Amount']]),
      pair(['Apr 2,', '10.00-', 'Apr 4,', '30.00-'], 0),
      pair(['2024', '', '2024', ''], 5),
      pair(['Apr 3,', '20.00-', 'Apr 5,', '40.00-'], 10),
      pair(['2024', '', '2024', ''], 15),
      say('Current balance 900.00'),
    ]);
    expect([account.verdict, ...account.transactions.map(({ date, amount }) => `${date} ${amount}`)]).toEqual(
      ['proven', '2024-04-02 -10.00', '2024-04-03 -20.00', '2024-04-04 -30.00', '2024-04-05 -40.00'],
    );
  });
});

test('two dates in one cell are read wherever their column is', async () => {
  const account = await readAccount([
    say('Kontoauszug vom 11.12.2022 bis 10.01.2023'),
    say('Alter Kontostand 100,00'),
    ...table('50 160> 240> 260 480', [
      ['PNr', 'Soll', 'Haben', 'Vorgang', 'Buchung/Wert'],
      ['4596', '10,00', '', 'Kartenzahlung', '12.12./13.12.'],
      ['4596', '', '30,00', 'Gutschrift', '31.12./02.01.'],
      ['4596', '20,00', '', 'Lastschrift', '03.01./05.01.'],
    ]),
    say('Neuer Kontostand 100,00'),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2022-12-12 -10.00 Kartenzahlung',
    '2022-12-31 30.00 Gutschrift',
    '2023-01-03 -20.00 Lastschrift',
  ]);
});

test('a date with the year first is split from the day that touches it', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('10 December 2024 - 9 January 2025'),
    ...table('30 80 140 450> 540>', [
      ['Trans date', '', 'Details', 'Debit', 'Balance'],
      ['', '', 'Opening balance', '', '100.00'],
      ['2024-12-1314 Dec', '', 'FIRST SHOP', '10.00', '90.00'],
      ['2024-12-2222 Dec', '', 'SECOND SHOP', '20.00', '70.00'],
      ['', '', 'Closing balance', '', '70.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2024-12-13', '2024-12-22']);
});

test('dashes that fill an empty cell are no sign of the day behind them', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    say('1 December 2020 to 31 December 2020'),
    ...table('50 330> 428> 437 540>', [
      ['Details', 'Debits', 'Credits', 'Date', 'Balance'],
      ['BALANCE BROUGHT FORWARD', '', '', '12 02', '100.00'],
      ['FIRST SHOP', '10.00', '--', '12 03', '90.00'],
      ['SECOND SHOP', '20.00', '--', '12 09', '70.00'],
      ['SALARY', '--', '500.00', '12 31', '570.00'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2020-12-03', '2020-12-09', '2020-12-31']);
});

test('months have short names of three letters in Lithuanian', async () => {
  const account = await readAccount([
    say('Sąskaitos išrašas'),
    say('Laikotarpis 21-grd-20 - 20-sau-21'),
    ...table('40 120 440> 540>', [
      ['Data', 'Mokėjimo paskirtis', 'Debetas', 'Kreditas'],
      ['21-grd-20', 'Likutis laikotarpio pradžiai', '', '100,00'],
      ['24-grd-20', 'Kortelė', '10,00', ''],
      ['02-sau-21', 'Grąžinimas', '', '30,00'],
      ['20-sau-21', 'Likutis laikotarpio pabaigai', '', '120,00'],
    ]),
  ]);
  expect(account.transactions.map(({ date }) => date)).toEqual(['2020-12-24', '2021-01-02']);
});

test('two dates one below the other, of which the header names one in words not known, are doubted', async () => {
  const account = await readAccount([
    say('Example Bank výpis z účtu'),
    say('Statement period: 1 March 2025 to 31 March 2025'),
    say('Opening balance 500.00'),
    ...table('40 130 450>', [
      ['Zaúčtováno', 'Popis transakce', 'Částka'],
      ['Ykqado', 'Popis, zpráva', ''],
      ['04/03/2025', 'FIRST SHOP', '-20.00'],
      ['02/03/2025', 'CARD 1234', ''],
      ['09/03/2025', 'SECOND SHOP', '60.00'],
      ['07/03/2025', 'CARD 1234', ''],
    ]),
    say('Closing balance 540.00'),
  ]);
  expect([rowsOf(account).length, account.verdict]).toEqual([2, 'unproven']);
});

test('a day with its time joined to it is the day of its row', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('40 200 440> 540>', [
      ['Date/Time', 'Description', 'Amount', 'Balance'],
      ['', 'Opening balance', '', '100.00'],
      ['16/12/2021-02:23', 'FIRST SHOP', '-10.00', '90.00'],
      ['18/12/2021-14:05', 'SECOND SHOP', '-20.00', '70.00'],
      ['', 'Closing balance', '', '70.00'],
    ]),
  ]);
  expect([...rowsOf(account), account.verdict]).toEqual([
    '2021-12-16 -10.00 FIRST SHOP',
    '2021-12-18 -20.00 SECOND SHOP',
    'proven',
  ]);
});
