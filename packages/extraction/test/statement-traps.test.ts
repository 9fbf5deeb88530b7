import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { readAccount, readDrawn, readStatement, rowsOf } from './read-drawn.ts';

const head = [say('Example Bank account statement'), say('Statement period: 2025-03-01 to 2025-03-31')];

const COLUMNS = '50 120 440> 540>';
const HEADINGS = ['Date', 'Description', 'Amount', 'Balance'];

/** A statement whose parts give the direction, with one fee in a part of its own. */
const inParts = (withdrawals: readonly (readonly string[])[], ending: string): DrawnLine[] => [
  ...head,
  say('Beginning balance $1,000.00'),
  title('Deposits and other credits'),
  ...table('50 120 540>', [
    ['Date', 'Description', 'Amount'],
    ['2025-03-03', 'ACME PAYROLL', '2,500.00'],
  ]),
  title('Withdrawals and other debits'),
  ...table('50 120 540>', [['Date', 'Description', 'Amount'], ...withdrawals]),
  title('Service fees'),
  ...table('50 120 540>', [
    ['Date', 'Description', 'Amount'],
    ['2025-03-31', 'MONTHLY FEE', '12.00'],
  ]),
  say(`Ending balance $${ending}`),
];

const RENT = ['2025-03-07', 'RENT', '450.25'];

describe('a statement in sections', () => {
  test('is proven with all its sections', async () => {
    const account = await readAccount(inParts([RENT], '3,037.75'));
    expect(rowsOf(account)).toEqual([
      '2025-03-03 2500.00 ACME PAYROLL',
      '2025-03-07 -450.25 RENT',
      '2025-03-31 -12.00 MONTHLY FEE',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('is proven if a section continues on the next page, under a title as close as headers', async () => {
    const columns = '20 100> 154 274';
    const headings = ['DATE', 'AMOUNT', 'TRANSACTION', 'DESCRIPTION'];
    const row = (amount: string, kind: string) => (day: string) => [`01-${day}`, amount, kind, 'E'];
    const deposits = '02 03 04 05 06 07 08 09'.split(' ').map(row('100.00', 'DEPOSIT'));
    const withdrawals = '02 03 04 05 06 07 08 09'.split(' ').map(row('75.00', 'DEBIT'));
    const over = [
      { text: 'ACCOUNT', left: 204 },
      { text: 'NO.', left: 253 },
      { text: '63', left: 298 },
      { text: '(CONTINUED)', left: 464 },
    ];
    const account = await readAccount(
      [
        say('Statement period: 2025-01-01 to 2025-01-31'),
        say('Beginning balance 1,000.00'),
        say('DEPOSITS/CREDITS', 250),
        ...table(columns, [headings, ...deposits.slice(0, 7)]),
      ],
      [
        over,
        say('DEPOSITS/CREDITS', 250),
        ...table(columns, [headings, ...deposits.slice(7)]),
        say('OTHER WITHDRAWALS/DEBITS', 250),
        ...table(columns, [headings, ...withdrawals.slice(0, 7)]),
      ],
      [
        over,
        say('OTHER WITHDRAWALS/DEBITS', 250),
        ...table(columns, [headings, ...withdrawals.slice(7)]),
        say('Ending balance 1,200.00'),
      ],
    );
    expect(account).toMatchObject({ verdict: 'proven', closing: '1200.00' });
    expect(account.transactions).toHaveLength(16);
  });

  test('is not proven by leaving out dated rows under a withdrawals title', async () => {
    const account = await readAccount(inParts([RENT, ['2025-03-08', 'PUT IN LATER', '12.00']], '3,037.75'));
    expect(account.verdict).not.toBe('proven');
  });

  test('is not proven by reading a section against its title', async () => {
    const account = await readAccount(inParts([RENT], '3,061.75'));
    expect(account.verdict).not.toBe('proven');
  });
});

describe('an incomplete document', () => {
  const [first, last] = [
    [
      ...head,
      ...table(COLUMNS, [
        HEADINGS,
        ['2025-03-01', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
        ['2025-03-06', 'SECOND SHOP', '-20.00', '70.00'],
      ]),
      say('Page 1 of 2'),
    ],
    [
      ...table(COLUMNS, [HEADINGS, ['2025-03-20', 'THIRD SHOP', '-10.00', '60.00']]),
      say('Closing balance 60.00'),
      say('Page 2 of 2'),
    ],
  ];

  test('is not proven if it says that its last page is missing', async () => {
    expect((await readAccount(first, last)).verdict).toBe('proven');
    const { accounts, findings } = await readStatement([first]);
    expect(accounts[0]?.verdict).toBe('unproven');
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'pages-missing', parameters: { pages: '2' } }),
    );
  });

  test('is not proven if its first page is missing, whatever the next one brings forward', async () => {
    for (const number of ['Page 2 of 2', 'Page 2']) {
      const { accounts, findings } = await readStatement([
        [
          ...head,
          ...table(COLUMNS, [
            HEADINGS,
            ['2025-03-06', 'Balance brought forward', '', '70.00'],
            ['2025-03-20', 'THIRD SHOP', '-10.00', '60.00'],
          ]),
          say('Closing balance 60.00'),
          say(number),
        ],
      ]);
      expect(accounts[0]).toMatchObject({ verdict: 'unproven', opening: '70.00', closing: '60.00' });
      expect(findings).toContainEqual(
        expect.objectContaining({ code: 'pages-missing', parameters: { pages: '1' } }),
      );
    }
  });

  test('is proven without a page after its closing balance', async () => {
    const lines = [...first.slice(0, -1), say('Closing balance 70.00'), say('Page 1 of 2')];
    expect((await readAccount(lines)).verdict).toBe('proven');
  });

  test('is read in the order of its page numbers, or reversed without them, if that ties out', async () => {
    for (const pages of [
      [last, first],
      [last.slice(0, -1), first.slice(0, -1)],
    ]) {
      const { accounts, findings } = await readStatement(pages);
      expect(accounts[0]?.verdict).toBe('proven');
      expect(accounts[0]?.transactions.map(({ amount, source }) => [amount, source.page])).toEqual([
        ['-10.00', 2],
        ['-20.00', 2],
        ['-10.00', 1],
      ]);
      expect(findings).toContainEqual(
        expect.objectContaining({ code: 'pages-reordered', parameters: { order: [2, 1] } }),
      );
    }
  });

  test('is read in the filed order if no order of its pages ties out', async () => {
    const wrong = [...last.slice(0, -2), say('Closing balance 61.00'), say('Page 2 of 2')];
    const { accounts, findings } = await readStatement([wrong, first]);
    expect(accounts[0]?.verdict).not.toBe('proven');
    expect(findings.map(nameOf)).not.toContain('pages-reordered');
  });

  test('is not proven if the balance brought forward differs from the one carried', async () => {
    const { accounts } = await readStatement([
      [
        ...head,
        ...table(COLUMNS, [
          HEADINGS,
          ['', 'Opening balance', '', '100.00'],
          ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
          ['', 'Balance carried forward', '', '90.00'],
        ]),
      ],
      table(COLUMNS, [
        HEADINGS,
        ['', 'Balance brought forward', '', '55.00'],
        ['2025-03-09', 'SECOND SHOP', '-5.00', '50.00'],
        ['', 'Closing balance', '', '50.00'],
      ]),
    ]);
    expect(accounts.map((account) => account.verdict)).not.toContain('proven');
  });

  test('is not proven if a row has an impossible date', async () => {
    const account = await readAccount([
      ...head,
      ...table(COLUMNS, [
        HEADINGS,
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
        ['2025-02-30', 'SECOND SHOP', '-20.00', '70.00'],
        ['', 'Closing balance', '', '70.00'],
      ]),
    ]);
    expect(account.verdict).not.toBe('proven');
  });

  test('reports a row it leaves out after the last balance', async () => {
    const { accounts, findings } = await readStatement([
      [
        ...head,
        ...table(COLUMNS, [
          HEADINGS,
          ['', 'Opening balance', '', '100.00'],
          ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
          ['2025-03-05', 'SECOND SHOP', '-20.00', ''],
          ['', 'Closing balance', '', '90.00'],
        ]),
      ],
    ]);
    const isRead = accounts[0]?.transactions.length === 2;
    expect(isRead || findings.some((finding) => finding.severity !== 'info')).toBe(true);
  });
});

describe('several statements in one file', () => {
  test('take the years of each from its own period', async () => {
    const ofPeriod = (period: string, rows: readonly (readonly string[])[]) => [
      say('Example Bank account statement'),
      say(`Statement period: ${period}`),
      ...table(COLUMNS, [HEADINGS, ...rows]),
    ];
    const { accounts } = await readStatement([
      ofPeriod('November 15, 2024 to December 14, 2024', [
        ['', 'Opening balance', '', '100.00'],
        ['11/20', 'FIRST SHOP', '-10.00', '90.00'],
        ['12/10', 'SECOND SHOP', '-10.00', '80.00'],
        ['', 'Closing balance', '', '80.00'],
      ]),
      ofPeriod('December 15, 2024 to January 14, 2025', [
        ['', 'Opening balance', '', '80.00'],
        ['12/20', 'THIRD SHOP', '-10.00', '70.00'],
        ['01/05', 'FOURTH SHOP', '-10.00', '60.00'],
        ['', 'Closing balance', '', '60.00'],
      ]),
    ]);
    expect(accounts.map((account) => account.transactions.map((row) => row.date))).toEqual([
      ['2024-11-20', '2024-12-10'],
      ['2024-12-20', '2025-01-05'],
    ]);
    expect(accounts[1]?.period).toEqual({ start: '2024-12-15', end: '2025-01-14' });
  });

  /** A month of an account without running balances, over two pages. */
  const month = (period: string, [opening, closing]: readonly [string, string], day: string) => [
    [
      say('Example Bank account statement'),
      say(`Statement period: ${period}`),
      say(`Opening balance ${opening}`),
      ...table('50 120 440>', [
        ['Date', 'Description', 'Amount'],
        [`${day}/03`, 'FIRST SHOP', '-10.00'],
      ]),
    ],
    [
      say('Example Bank account statement'),
      ...table('50 120 440>', [
        ['Date', 'Description', 'Amount'],
        [`${day}/17`, 'SECOND SHOP', '-20.00'],
      ]),
      say(`Closing balance ${closing}`),
    ],
  ];
  const march = month('03/01/2024 - 03/31/2024', ['100.00', '70.00'], '03');
  const november = month('11/01/2025 - 11/30/2025', ['500.00', '470.00'], '11');

  test('are split by their periods, each with its pages and its own dates', async () => {
    const { accounts, findings } = await readStatement([...march, ...november]);
    expect(accounts.map(({ verdict, opening, closing }) => [verdict, opening, closing])).toEqual([
      ['proven', '100.00', '70.00'],
      ['proven', '500.00', '470.00'],
    ]);
    expect(rowsOf(accounts[1])).toEqual(['2025-11-03 -10.00 FIRST SHOP', '2025-11-17 -20.00 SECOND SHOP']);
    expect(accounts[1]?.transactions.map(({ source }) => source.page)).toEqual([3, 4]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('leave an error in one to that one', async () => {
    const wrong = month('11/01/2025 - 11/30/2025', ['500.00', '480.00'], '11');
    const { accounts, findings } = await readStatement([...march, ...wrong]);
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['proven', 'contradicted']);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map(({ account }) => account))).toEqual(new Set([1]));
  });

  const german = [
    say('Kontoauszug'),
    say('Zeitraum 01.05.2024 - 31.05.2024'),
    ...table(COLUMNS, [
      ['Datum', 'Verwendungszweck', 'Betrag', 'Saldo'],
      ['', 'Alter Saldo', '', '1.000,00'],
      ['06.05.2024', 'MIETE', '-400,00', '600,00'],
      ['07.05.2024', 'GEHALT', '2.500,00', '3.100,00'],
      ['', 'Neuer Saldo', '', '3.100,00'],
    ]),
  ];

  test('of two countries keep their own number style, date order and language', async () => {
    const { accounts } = await readStatement([...march, german]);
    expect(accounts.map(({ verdict, closing }) => [verdict, closing])).toEqual([
      ['proven', '70.00'],
      ['proven', '3100.00'],
    ]);
    expect(rowsOf(accounts[1])).toEqual(['2024-05-06 -400.00 MIETE', '2024-05-07 2500.00 GEHALT']);
  });

  test('are split where page numbers restart under other dates', async () => {
    const ofDay = (day: string, pages: readonly (readonly DrawnLine[])[]) =>
      pages.map((page, index) => [
        say(day),
        say(`Page ${index + 1} of ${pages.length}`),
        ...page.filter((_, at) => index > 0 || at !== 1),
      ]);
    const { accounts } = await readStatement([
      ...ofDay('March 31, 2024', march),
      ...ofDay('November 30, 2025', november),
    ]);
    expect(accounts.map(({ verdict }) => verdict)).toEqual(['proven', 'proven']);
    expect(accounts[1]?.transactions.map(({ date }) => date)).toEqual(['2025-11-03', '2025-11-17']);
  });

  test('a page with another period next to its rows continues its statement', async () => {
    const [first = [], second = []] = march;
    const account = await readAccount(first, [
      ...second,
      say('Fees of this year: 01/01/2024 - 12/31/2024'),
      say('Total fees 0.00'),
    ]);
    expect(account.transactions).toHaveLength(2);
    expect(account.verdict).toBe('proven');
  });

  test('report an invoice among them that is not in the rows', async () => {
    const invoice = [
      say('INVOICE'),
      say('Invoice number: 2024-17'),
      say('Invoice date: 04/02/2024'),
      say('Page 1 of 1'),
      ...table('50 300> 400> 500>', [
        ['Description', 'Quantity', 'Unit price', 'Amount'],
        ['Paper', '2', '10.00', '20.00'],
        ['Ink', '1', '30.00', '30.00'],
      ]),
      say('Subtotal 50.00'),
      say('Tax 10% 5.00'),
      say('Total 55.00'),
    ];
    const extraction = await readDrawn([...march, invoice]);
    expect(extraction).toMatchObject({ kind: 'bank_statement', accounts: [{ verdict: 'proven' }] });
    expect('findings' in extraction ? extraction.findings : []).toContainEqual(
      expect.objectContaining({ code: 'pages-not-read', parameters: { reason: 'no-statement', pages: '3' } }),
    );
  });
});

describe('a foreign amount under the first row', () => {
  const foreign = [
    ...head,
    ...table(COLUMNS, [
      HEADINGS,
      ['', 'Opening balance', '', '100.00'],
      ['2025-03-04', 'BOOKS LONDON', '-10.00', '90.00'],
      ['', 'GBP 8.00 AT 1.25', '', ''],
      ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
      ['', 'Closing balance', '', '70.00'],
    ]),
  ];

  test('belongs to its description and is no balance', async () => {
    const account = await readAccount(foreign);
    expect(account.transactions[0]?.description).toBe('BOOKS LONDON GBP 8.00 AT 1.25');
  });

  test('says nothing about the currency of the account', async () => {
    expect((await readAccount(foreign)).currency).toBeNull();
  });
});

describe('balances on a day', () => {
  test('give the year of rows that have none', async () => {
    const account = await readAccount([
      say('Kontoauszug'),
      ...table('50 120 440>', [
        ['Datum', 'Text', 'Betrag'],
        ['', 'Kontostand am 01.03.2025', '1.000,00'],
        ['04.03.', 'MIETE', '-450,25'],
        ['14.03.', 'GEHALT', '2.500,00'],
        ['', 'Kontostand am 31.03.2025', '3.049,75'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -450.25 MIETE', '2025-03-14 2500.00 GEHALT']);
  });

  test.each([
    { first: 'Solde au 01/03/2025', last: 'Solde au 31/03/2025' },
    { first: 'Solde créditeur au 01/03/2025', last: 'Solde créditeur au 31/03/2025' },
    { first: 'Balance at 1 March 2025', last: 'Balance at 31 March 2025' },
  ])('open before the first row and close behind the last: $first', async ({ first, last }) => {
    const account = await readAccount([
      say(first.startsWith('Solde') ? 'Relevé de compte du 01/03/2025 au 31/03/2025' : 'Bank statement'),
      ...table('50 120 440> 540>', [
        first.startsWith('Solde')
          ? ['Date', 'Libellé', 'Débit', 'Crédit']
          : ['Date', 'Description', 'Debit', 'Credit'],
        ['', first, '', '1000.00'],
        ['04/03/2025', 'LOYER', '450.25', ''],
        ['14/03/2025', 'SALAIRE', '', '2500.00'],
        ['', last, '', '3049.75'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '1000.00', closing: '3049.75', verdict: 'proven' });
    expect(account.transactions.map((row) => row.amount)).toEqual(['-450.25', '2500.00']);
  });
});

describe('an old balance below the rows', () => {
  const rows = [
    ['2025-03-04', 'FIRST SHOP', '-10.00'],
    ['2025-03-05', 'SECOND SHOP', '-20.00'],
    ['2025-03-25', 'SALARY', '500.00'],
  ];
  const withBalances = (closing: string) => [
    ...head,
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ...rows,
      ['', 'Previous balance', '100.00'],
      ['', 'New balance', closing],
    ]),
  ];

  test('opens the account, and is no balance after the last of them', async () => {
    expect(await readAccount(withBalances('570.00'))).toMatchObject({
      opening: '100.00',
      closing: '570.00',
      verdict: 'proven',
    });
  });

  test('contradicts rows that do not lead from it to the new one', async () => {
    expect((await readAccount(withBalances('571.00'))).verdict).toBe('contradicted');
  });
});

describe('unrelated tables', () => {
  const ledger = [
    ...head,
    say('Opening balance 100.00'),
    ...table(COLUMNS, [
      HEADINGS,
      ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
      ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
    ]),
    say('Closing balance 70.00'),
  ];

  test('such as interest rates do not change the verdict', async () => {
    const account = await readAccount([
      ...ledger,
      title('Interest rates'),
      ...table('50 200> 300>', [
        ['Date', 'Rate', 'Balance'],
        ['2025-03-01', '0.50%', '100.00'],
        ['2025-03-15', '0.75%', '70.00'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
    expect(account.transactions).toHaveLength(2);
  });

  test.each([
    {
      what: 'daily balances',
      lines: [
        title('Daily balance summary'),
        ...table('50 200>', [
          ['Date', 'Balance'],
          ['2025-03-04', '90.00'],
          ['2025-03-05', '70.00'],
        ]),
      ],
    },
    {
      what: 'fees',
      lines: [
        title('Fee schedule'),
        ...table('50 300>', [
          ['Description', 'Amount'],
          ['Stop payment', '30.00'],
          ['Wire transfer', '15.00'],
        ]),
      ],
    },
    {
      what: 'a paragraph with dates and amounts',
      lines: [
        say('From 2025-04-01 the monthly fee is 12.00; it was 10.00 before. Claims over 50.00'),
        say('must reach us by 2025-05-31, or within 60 days of the statement of 2025-03-31.'),
      ],
    },
  ])('such as $what add no row', async ({ lines }) => {
    const account = await readAccount([...ledger, ...lines]);
    expect(rowsOf(account)).toEqual(['2025-03-04 -10.00 FIRST SHOP', '2025-03-05 -20.00 SECOND SHOP']);
    expect(account.verdict).toBe('proven');
  });
});
