import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

/** A card's paper: what it owed before and after, and between them what the test is about. */
const card = (opening: string, closing: string, ...rows: readonly DrawnLine[]): DrawnLine[] => [
  say('Example Bank credit card statement'),
  say('Statement period: 01/10/2024 to 31/10/2024'),
  say('Credit limit 9,000.00'),
  say(`Previous balance ${opening}`),
  ...rows,
  say(`New balance ${closing}`),
];

describe('a card statement with times in its dates', () => {
  const rows = (plus: readonly DrawnLine[]) =>
    card(
      'C 1,000.00',
      'C 940.00',
      say('Minimum due C 47.00'),
      ...table('50 160 540>', [
        ['Date & Time', 'Transaction description', 'Amount'],
        ['05/10/2024| 14:30', 'HARBOUR BOOKS', 'C 25.00'],
        ['14/10/2024| 09:00', 'FABLE STREAMING', 'C 15.00'],
      ]),
      ...plus,
    );

  test('has a letter before its amounts that stands for a currency, and a plus for money in', async () => {
    const paid: DrawnLine = [
      { text: '20/10/2024| 07:05', left: 50 },
      { text: 'PAYMENT RECEIVED', left: 160 },
      { text: '+', left: 480 },
      { text: 'C 100.00', right: 540 },
    ];
    const account = await readAccount(rows([paid]));
    expect(rowsOf(account)).toEqual([
      '2024-10-05 -25.00 HARBOUR BOOKS',
      '2024-10-14 -15.00 FABLE STREAMING',
      '2024-10-20 100.00 PAYMENT RECEIVED',
    ]);
    expect(account.verdict).toBe('proven');
  });
});

describe('the legend of a star', () => {
  test('is no header, though it mentions dates next to words for totals', async () => {
    const account = await readAccount(
      card(
        '$1,000.00',
        '$1,040.00',
        [...say('Detail'), ...say('*Indicates posting date', 120)],
        title('New Charges'),
        title('Summary'),
        ...table('50 120 540>', [
          ['Total New Charges', '', '$40.00'],
          ['Card Ending 2-07741', '', 'Amount'],
          ['13/10/24*', 'HARBOUR BOOKS', '$25.00'],
          ['14/10/24', 'FABLE STREAMING', '$15.00'],
        ]),
      ),
    );
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['-25.00', '-15.00']);
    expect(account.verdict).toBe('proven');
  });
});

describe('two side-by-side lists of transactions', () => {
  test('have a lone currency sign above their amounts', async () => {
    const account = await readAccount(
      card(
        '1,000.00',
        '1,020.00',
        ...table('50 110 290> 320 380 540>', [
          ['Date', 'Description', '£', 'Date', 'Description', '£'],
          ['05 Oct 24', 'HARBOUR BOOKS', '25.00', '09 Oct 24', 'BLUE KETTLE', '5.00'],
          ['06 Oct 24', 'FABLE STREAMING', '15.00', '20 Oct 24', 'DIRECT DEBIT PAYMENT', '25.00 CR'],
        ]),
      ),
    );
    expect(rowsOf(account)).toEqual([
      '2024-10-05 -25.00 HARBOUR BOOKS',
      '2024-10-06 -15.00 FABLE STREAMING',
      '2024-10-09 -5.00 BLUE KETTLE',
      '2024-10-20 25.00 DIRECT DEBIT PAYMENT',
    ]);
  });
});

describe('a card total with the amount due next to it', () => {
  test('is one total: the minimum payment belongs to neither direction', async () => {
    const account = await readAccount([
      say('Example Bank credit card statement'),
      ...table('50 260> 300 540>', [
        ['Previous Balance', '$1,000.00', 'New Balance', '$990.00'],
        ['Payments/Credits', '-$35.00', 'Minimum Payment Due', '$40.00'],
        ['Purchases/Debits', '$25.00', 'Payment Due Date', '25 Nov 2024'],
        ['Fees Charged', '$0.00', 'Past Due Amount', '$0.00'],
        ['Interest Charged', '$0.00', 'Credit Limit', '$9,000.00'],
        ['New Balance', '$990.00', 'Available Credit', '$8,010.00'],
      ]),
      say('Statement Closing Date 31 Oct 2024'),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['05 Oct 2024', 'HARBOUR BOOKS', '$25.00'],
        ['14 Oct 2024', 'PAYMENT CENTER', '-$35.00'],
      ]),
    ]);
    expect(account.verdict).toBe('proven');
  });
});

describe('a date on a card statement', () => {
  const PLACES = '50 90 196 230 264 480> 540>';
  const HEADINGS = ['Card', 'Reference Number', 'Trans', 'Post', 'Description', 'Credits', 'Charges'];

  test('is read if the number before touches it, and no other date of its row is used instead', async () => {
    const row = (number: string, days: readonly [string, string], text: string, ...sums: string[]) =>
      table('50 196> 196 230 264 480> 540>', [['5229', number, ...days, text, ...sums]]);
    const account = await readAccount(
      card(
        '$1,000.00',
        '$940.00',
        ...table(PLACES, [HEADINGS]),
        ...row('24692168D0X0XSL7694', ['13/10', '14/10'], 'HARBOUR BOOKS', '', '25.00'),
        ...row('24692168D0X0XSL7695', ['14/10', '16/10'], 'FABLE STREAMING', '', '15.00'),
        ...row('24692168D0X0XSL7696', ['20/10', '21/10'], 'PAYMENT', '100.00'),
      ),
    );
    expect(account.transactions.map(({ date }) => date)).toEqual(['2024-10-13', '2024-10-14', '2024-10-20']);
  });

  test('is the last of the statement, doubted, if a section has none: interest is charged at closing', async () => {
    const account = await readAccount(
      card(
        '$1,000.00',
        '$944.50',
        ...table('50 120 540>', [
          ['Date', 'Description', 'Amount'],
          ['05/10/2024', 'HARBOUR BOOKS', '$25.00'],
          ['14/10/2024', 'FABLE STREAMING', '$15.00'],
          ['20/10/2024', 'PAYMENT - THANK YOU', '-$100.00'],
        ]),
        [],
        title('Interest Charged'),
        ...table('50 120 540>', [['Interest Charge on Purchases', '', '$4.50']]),
      ),
    );
    expect(rowsOf(account)[3]).toBe('2024-10-31 -4.50 Interest Charge on Purchases');
    expect(account.verdict).toBe('unproven');
  });
});

describe('a title on a card statement', () => {
  const rows = [
    ['05/10/2024', 'HARBOUR BOOKS', '$25.00'],
    ['14/10/2024', 'FABLE STREAMING', '$15.00'],
    ['20/10/2024', 'ONLINE PAYMENT', '$100.00-'],
  ] as const;
  const readUnder = (...lines: readonly DrawnLine[]) =>
    readAccount(
      card(
        '$1,000.00',
        '$940.00',
        ...lines,
        ...table('50 120 540>', [['Date', 'Description', 'Amount'], ...rows]),
      ),
    );

  test('that names all transactions and one type of them covers all', async () => {
    expect((await readUnder(title('Transactions, Payments and Credits'))).verdict).toBe('proven');
  });

  test('is none if it says there were none', async () => {
    expect((await readUnder(say('No Other Credits for this period'))).verdict).toBe('proven');
  });
});

describe('an account', () => {
  const rows = (...lines: readonly (readonly string[])[]) =>
    table('50 120 380> 460> 540>', [['Date', 'Description', 'Deposit', 'Withdrawal', 'Balance'], ...lines]);

  test('with trailing zeros dropped is read to the cent', async () => {
    const account = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 01/10/2024 to 31/10/2024'),
      say('Opening balance 1,000.5'),
      ...rows(
        ['05/10/2024', 'SALARY', '81,995', '', '82,995.5'],
        ['06/10/2024', 'HARBOUR BOOKS', '', '20.5', '82,975'],
        ['07/10/2024', 'FABLE STREAMING', '', '1,100.2', '81,874.8'],
        ['09/10/2024', 'BLUE KETTLE', '', '74.25', '81,800.55'],
      ),
      say('Closing balance 81,800.55'),
    ]);
    expect(account.transactions.map(({ amount }) => amount)).toEqual([
      '81995.00',
      '-20.50',
      '-1100.20',
      '-74.25',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('of a company whose name ends like a currency is not in that currency, and the number in its name is no amount', async () => {
    const head: readonly DrawnLine[] = [
      say('Example Bank account statement'),
      [...say('SAMPLE TRADING SDN BHD'), { text: 'A/C No : 78781555', right: 460 }],
    ];
    const account = await readAccount(
      [
        ...head,
        say('Statement period: 01/10/2024 to 31/10/2024'),
        say('Opening balance RM 1,000.00'),
        ...rows(['05/10/2024', 'SALARY', '500.00', '', '1,500.00']),
      ],
      [
        [{ text: 'A/C No : 78781555', right: 460 }],
        ...rows(['07/10/2024', 'HARBOUR BOOKS', '', '20.00', '1,480.00']),
        say('Closing balance RM 1,480.00'),
      ],
    );
    expect(account.currency).toBe('MYR');
    expect(account.transactions.map(({ amount }) => amount)).toEqual(['500.00', '-20.00']);
    expect(account.verdict).toBe('proven');
  });

  test('without transactions may come before one that has some', async () => {
    const part = (name: string, ...lines: readonly (readonly string[])[]) => [
      title(name),
      ...table('50 120 440> 540>', [['Date', 'Description', 'Amount', 'Balance'], ...lines]),
    ];
    const { accounts } = await readStatement([
      [
        say('Example Bank account statement'),
        say('Statement period: Oct 1, 2024 to Oct 31, 2024'),
        ...part(
          'Savings - 36129951208',
          ['Oct 1', 'Opening Balance', '', '$810.00'],
          ['Oct 31', 'Closing Balance', '', '$810.00'],
        ),
        ...part(
          'Checking - 36129952748',
          ['Oct 1', 'Opening Balance', '', '$1,000.00'],
          ['Oct 5', 'HARBOUR BOOKS', '- $25.00', '$975.00'],
          ['Oct 9', 'PAYROLL', '+ $500.00', '$1,475.00'],
          ['Oct 31', 'Closing Balance', '', '$1,475.00'],
        ),
      ],
    ]);
    expect(accounts.map(({ opening, closing }) => [opening, closing])).toEqual([
      ['810.00', '810.00'],
      ['1000.00', '1475.00'],
    ]);
    expect(accounts[1]?.verdict).toBe('proven');
  });
});
