import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

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

describe('a statement in parts', () => {
  test('is proven with all its parts', async () => {
    const account = await readAccount(inParts([RENT], '3,037.75'));
    expect(rowsOf(account)).toEqual([
      '2025-03-03 2500.00 ACME PAYROLL',
      '2025-03-07 -450.25 RENT',
      '2025-03-31 -12.00 MONTHLY FEE',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('is proven where a part goes on over the page, under its title set as close as headings', async () => {
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

  test('is not proven by leaving out a part of dated rows with a title of money out', async () => {
    const account = await readAccount(inParts([RENT, ['2025-03-08', 'PUT IN LATER', '12.00']], '3,037.75'));
    expect(account.verdict).not.toBe('proven');
  });

  test('is not proven by taking a part for the opposite of what its title says', async () => {
    const account = await readAccount(inParts([RENT], '3,061.75'));
    expect(account.verdict).not.toBe('proven');
  });
});

describe('a document that is not whole', () => {
  test('is not proven where the balance brought forward is another than was carried', async () => {
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

  test('is not proven where a date printed on a row does not exist', async () => {
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

  test('tells of a row it leaves out behind the last balance', async () => {
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

  test('says nothing of the currency of the account', async () => {
    expect((await readAccount(foreign)).currency).toBeNull();
  });
});

describe('balances on a day', () => {
  test('tell the year of rows that print none', async () => {
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

describe('an old balance under the rows', () => {
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

describe('tables of other things', () => {
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

  test('such as interest rates leave the verdict as it is', async () => {
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
