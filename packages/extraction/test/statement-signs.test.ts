import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

const head = [
  say('Example Bank'),
  say('Account statement'),
  say('Account number: 12345678'),
  say('Statement period: 2025-01-01 to 2025-01-31'),
];

const expected = [
  '2025-01-03 2500.00 ACME PAYROLL',
  '2025-01-07 -450.25 RENT JANUARY',
  '2025-01-15 -12.35 COFFEE HOUSE',
  '2025-01-20 30.00 REFUND SHOES',
];

describe('money in and out is detected', () => {
  test('by its column', async () => {
    const account = await readAccount([
      ...head,
      ...table('50 120 370> 450> 540>', [
        ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
        ['', 'Opening balance', '', '', '1,000.00'],
        ['2025-01-03', 'ACME PAYROLL', '', '2,500.00', '3,500.00'],
        ['2025-01-07', 'RENT JANUARY', '450.25', '', '3,049.75'],
        ['2025-01-15', 'COFFEE HOUSE', '12.35', '', '3,037.40'],
        ['2025-01-20', 'REFUND SHOES', '', '30.00', '3,067.40'],
        ['', 'Closing balance', '', '', '3,067.40'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(expected);
    expect(account).toMatchObject({ verdict: 'proven', opening: '1000.00', closing: '3067.40' });
    expect(account.transactions.map((row) => row.balance)).toEqual([
      '3500.00',
      '3049.75',
      '3037.40',
      '3067.40',
    ]);
  });

  test('by the word below a header that names both, however far apart its words are', async () => {
    const account = await readAccount([
      ...head,
      say('Vorig saldo EUR 1.000,00'),
      ...table('50 120 400 415 540>', [
        ['Datum', 'Omschrijving', 'Af', 'Bij', 'Bedrag'],
        ['2025-01-03', 'ACME PAYROLL', 'Bij', '', '2.500,00'],
        ['2025-01-07', 'RENT JANUARY', 'Af', '', '450,25'],
        ['2025-01-15', 'COFFEE HOUSE', 'Af', '', '12,35'],
        ['2025-01-20', 'REFUND SHOES', 'Bij', '', '30,00'],
      ]),
      say('Nieuw saldo EUR 3.067,40'),
    ]);
    expect(rowsOf(account)).toEqual(expected);
    expect(account.verdict).toBe('proven');
  });

  test('by the title of its section', async () => {
    const account = await readAccount([
      ...head,
      say('Beginning balance $1,000.00'),
      title('Deposits and other credits'),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['2025-01-03', 'ACME PAYROLL', '2,500.00'],
        ['2025-01-20', 'REFUND SHOES', '30.00'],
      ]),
      title('Withdrawals and other debits'),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['2025-01-07', 'RENT JANUARY', '450.25'],
        ['2025-01-15', 'COFFEE HOUSE', '12.35'],
      ]),
      say('Ending balance $3,067.40'),
    ]);
    expect(rowsOf(account).sort()).toEqual(expected);
    expect(account.verdict).toBe('proven');
  });

  test.each([
    { mark: 'a leading minus', out: (amount: string) => `-${amount}` },
    { mark: 'a trailing minus', out: (amount: string) => `${amount}-` },
    { mark: 'parentheses', out: (amount: string) => `(${amount})` },
    { mark: 'the word DR', out: (amount: string) => `${amount} DR` },
  ])('by $mark', async ({ out }) => {
    const account = await readAccount([
      ...head,
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '1,000.00'],
        ['2025-01-03', 'ACME PAYROLL', '2,500.00', '3,500.00'],
        ['2025-01-07', 'RENT JANUARY', out('450.25'), '3,049.75'],
        ['2025-01-15', 'COFFEE HOUSE', out('12.35'), '3,037.40'],
        ['2025-01-20', 'REFUND SHOES', '30.00', '3,067.40'],
        ['', 'Closing balance', '', '3,067.40'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(expected);
    expect(account.verdict).toBe('proven');
  });

  test('by the printed balances if nothing else shows it', async () => {
    const account = await readAccount([
      ...head,
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '1,000.00'],
        ['2025-01-03', 'ACME PAYROLL', '2,500.00', '3,500.00'],
        ['2025-01-07', 'RENT JANUARY', '450.25', '3,049.75'],
        ['2025-01-15', 'COFFEE HOUSE', '12.35', '3,037.40'],
        ['2025-01-20', 'REFUND SHOES', '30.00', '3,067.40'],
        ['', 'Closing balance', '', '3,067.40'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(expected);
  });
});

describe('unsigned amounts between two printed balances', () => {
  const statement = (refund: string, balance: string) =>
    readAccount([
      ...head,
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '3,000.00'],
        ['2025-01-03', 'RENT JANUARY', '450.00', '2,550.00'],
        ['2025-01-07', 'ENERGY', '50.00', '2,500.00'],
        ['2025-01-15', 'COFFEE HOUSE', '12.35', ''],
        ['2025-01-16', 'COFFEE MACHINE', refund, balance],
        ['2025-01-20', 'GROCER', '30.00', '2,470.00'],
        ['2025-01-21', 'BAKER', '20.00', '2,450.00'],
        ['', 'Closing balance', '', '2,450.00'],
      ]),
    ]);

  test('have the only signs that lead from one to the other', async () => {
    const account = await statement('12.35', '2,475.30');
    expect(rowsOf(account).slice(2, 4)).toEqual([
      '2025-01-15 -12.35 COFFEE HOUSE',
      '2025-01-16 -12.35 COFFEE MACHINE',
    ]);
  });

  test('are not proven by guessed signs if two choices lead there', async () => {
    expect((await statement('12.35', '2,500.00')).verdict).toBe('contradicted');
  });
});

describe('amounts without running balances', () => {
  test.each([
    {
      claim: 'are money out if only money in is marked',
      rows: [
        ['COFFEE', '50.00'],
        ['SALARY', '100.00 CR'],
      ],
      closing: '150.00',
      are: ['-50.00', '100.00'],
    },
    {
      claim: 'are money in if only money out is marked',
      rows: [
        ['COFFEE', '-50.00'],
        ['SALARY', '100.00'],
      ],
      closing: '150.00',
      are: ['-50.00', '100.00'],
    },
    {
      claim: 'are all money out if only that ties out',
      rows: [
        ['COFFEE', '50.00'],
        ['RENT', '10.00'],
      ],
      closing: '40.00',
      are: ['-50.00', '-10.00'],
    },
  ])('$claim', async ({ rows, closing, are }) => {
    const account = await readAccount([
      ...head,
      say('Opening balance 100.00'),
      ...table('50 120 440>', [
        ['Date', 'Description', 'Amount'],
        ...rows.map((cells, index) => [`2025-01-0${index + 4}`, ...cells]),
      ]),
      say(`Closing balance ${closing}`),
    ]);
    expect(account.transactions.map((row) => row.amount)).toEqual(are);
    expect(account.verdict).toBe('proven');
  });

  test('keep their marks if both directions tie out, and nothing is proven', async () => {
    const { accounts, findings } = await readStatement([
      [
        ...head,
        say('Opening balance 100.00'),
        ...table('50 120 440>', [
          ['Date', 'Description', 'Amount'],
          ['2025-01-04', 'SALARY', '50.00'],
          ['2025-01-05', 'RENT', '-50.00'],
        ]),
        say('Closing balance 100.00'),
      ],
    ]);
    const [account] = accounts;
    expect(account?.transactions.map((row) => row.amount)).toEqual(['50.00', '-50.00']);
    expect(account?.verdict).toBe('unproven');
    expect(findings.map(({ code }) => code)).toContain('sign-doubtful');
  });
});

describe('a card statement', () => {
  const card = [
    say('Example Bank Credit Card Statement'),
    say('Statement period: 2025-01-01 to 2025-01-31'),
    say('Credit limit 5,000.00'),
    say('Minimum payment due 25.00'),
    say('Previous balance 200.00'),
  ];

  test('is one if it names a card and a minimum payment, although no title says statement', async () => {
    const { kind, accounts } = await readStatement([
      [
        say('Example Rewards Card'),
        say('Statement period: 2025-01-01 to 2025-01-31'),
        say('Minimum payment due: 35.00'),
        say('Previous balance 300.00'),
        say('New balance 142.36'),
        ...table('50 120 540>', [
          ['Trans date', 'Description', 'Amount'],
          ['2025-01-04', 'GROCERY OUTLET', '112.35'],
          ['2025-01-09', 'PAYMENT THANK YOU', '-269.99'],
        ]),
      ],
    ]);
    expect(kind).toBe('credit_card_statement');
    expect(accounts[0]).toMatchObject({ opening: '300.00', closing: '142.36', verdict: 'proven' });
  });

  test('has negative purchases, positive payments, and debt as its balance', async () => {
    const { kind, accounts } = await readStatement([
      [
        ...card,
        ...table('50 120 200 540>', [
          ['Trans date', 'Post date', 'Description', 'Amount'],
          ['2025-01-04', '2025-01-05', 'GROCERY STORE', '60.00'],
          ['2025-01-09', '2025-01-10', 'PAYMENT THANK YOU', '-200.00'],
          ['2025-01-15', '2025-01-16', 'AIRLINE TICKETS', '340.10'],
        ]),
        say('New balance 400.10'),
      ],
    ]);
    expect(kind).toBe('credit_card_statement');
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({ opening: '200.00', closing: '400.10', verdict: 'proven' });
    expect(rowsOf(accounts[0])).toEqual([
      '2025-01-04 -60.00 GROCERY STORE',
      '2025-01-09 200.00 PAYMENT THANK YOU',
      '2025-01-15 -340.10 AIRLINE TICKETS',
    ]);
    expect(accounts[0]?.transactions.map((row) => row.postDate)).toEqual([
      '2025-01-05',
      '2025-01-10',
      '2025-01-16',
    ]);
  });

  test.each([
    {
      claim: 'payments alone',
      rows: [['PAYMENT THANK YOU', '-200.00']],
      closing: '0.00',
      are: ['200.00'],
      verdict: 'proven',
    },
    {
      claim: 'purchases alone',
      rows: [
        ['GROCERY', '40.00'],
        ['BOOKS', '40.00'],
      ],
      closing: '280.00',
      are: ['-40.00', '-40.00'],
      verdict: 'proven',
    },
    {
      claim: 'purchases and a refund',
      rows: [
        ['GROCERY', '40.00'],
        ['REFUND', '-240.00'],
        ['BOOKS', '10.00'],
        ['FLOWERS', '10.00'],
      ],
      closing: '20.00',
      are: ['-40.00', '240.00', '-10.00', '-10.00'],
      verdict: 'proven',
    },
    {
      claim:
        'one row alone that leads from what is owed to the other side, as a charge would if it began in credit,',
      rows: [['REFUND', '-240.00']],
      closing: '-40.00',
      are: ['240.00'],
      verdict: 'unproven',
    },
    {
      claim: 'a purchase altered into a refund',
      rows: [
        ['GROCERY', '-60.00'],
        ['TICKETS', '340.10'],
      ],
      closing: '600.10',
      are: ['60.00', '-340.10'],
      verdict: 'contradicted',
    },
    {
      claim: 'an altered purchase',
      rows: [
        ['GROCERY', '70.00'],
        ['TICKETS', '340.10'],
      ],
      closing: '600.10',
      are: ['-70.00', '-340.10'],
      verdict: 'contradicted',
    },
  ])('with $claim is $verdict', async ({ rows, closing, are, verdict }) => {
    const account = await readAccount([
      ...card,
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ...rows.map((cells, index) => [`2025-01-0${index + 4}`, ...cells]),
      ]),
      say(`New balance ${closing}`),
    ]);
    expect(account.transactions.map((row) => row.amount)).toEqual(are);
    expect(account).toMatchObject({ verdict, opening: '200.00', closing });
  });
});

test('a letter after each balance is the side whose header begins with it', async () => {
  const account = await readAccount([
    say('CARİ HESAP EKSTRESİ 01/12/2022 - 31/12/2022'),
    say('Döviz Cinsi: TRY'),
    ...table('50 120 360> 440> 530>', [
      ['Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye'],
      ['', 'Devreden Bakiye', '', '', '100,00 A'],
      ['24/12/2022', 'POS KITAP', '150,00', '', '50,00 B'],
      ['25/12/2022', 'POS MARKET', '20,00', '', '70,00 B'],
      ['26/12/2022', 'HAVALE', '', '200,00', '130,00 A'],
    ]),
  ]);
  expect(account.transactions.map(({ balance }) => balance)).toEqual(['-50.00', '-70.00', '130.00']);
  expect(account.verdict).toBe('proven');
});

test('a mark in a column before the texts is that of the amount of its row, not of one abroad in the text', async () => {
  const account = await readAccount([
    say('Business Credit Card Statement'),
    say('Card Number 6591-XXXX-XXXX-3739'),
    say('Previous Balance 100.00'),
    ...table('30 110 150 450 560>', [
      ['Posting', '', 'Details', 'Transaction', 'Amount'],
      ['03/01/2025', 'DR', 'FUEL STATION DUBAI USD 1640.00', '02/01/2025', '90.00'],
      ['05/01/2025', 'CR', 'REFUND TOOLS', '04/01/2025', '12.00'],
      ['09/01/2025', 'CR', 'REFUND FURNITURE USD 2536.00', '08/01/2025', '30.00'],
      ['11/01/2025', 'DR', 'STATIONERY', '10/01/2025', '8.00'],
    ]),
    say('Current Balance 156.00'),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-90.00', '12.00', '30.00', '-8.00']);
});

test('unmarked rows, newest first, follow the balances from the earlier of two with dates', async () => {
  const account = await readAccount([
    say('Example Bank account statement 2025-03-01 to 2025-03-31'),
    say('Balance on 2025-03-01 1,000.00'),
    say('Balance on 2025-03-31 930.00'),
    ...table('50 130 440> 540>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['2025-03-25', 'THIRD SHOP', '20.00', '930.00'],
      ['2025-03-14', 'SECOND SHOP', '40.00', '950.00'],
      ['2025-03-04', 'FIRST SHOP', '10.00', '990.00'],
    ]),
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual(['-20.00', '-40.00', '-10.00']);
});

test('a minus stands before a currency joined to its figure', async () => {
  const account = await readAccount([
    ...head,
    ...table('50 150 430> 540>', [
      ['Date', 'Details', 'Amount', 'Balance'],
      ['01 Jan 2025', 'Opening balance', '', '- Rs.50.00'],
      ['03 Jan 2025', 'Paid', '- Rs.20.00', '- Rs.70.00'],
      ['09 Jan 2025', 'Received', '+ Rs.100.00', 'Rs.30.00'],
    ]),
  ]);
  expect([account.verdict, account.opening, account.closing]).toEqual(['proven', '-50.00', '30.00']);
});

test('signs behind the amounts of two rows give their directions, though they end apart', async () => {
  const account = await readAccount([
    ...head,
    say('Opening balance on 01 Jan 2025   500.00 +'),
    ...table('50 150', [['04 Jan 2025', 'Collection for gas']]).map((line) => [
      ...line,
      { text: '60.00 -', right: 395 },
    ]),
    ...table('50 150', [['14 Jan 2025', 'Transfer from a customer']]).map((line) => [
      ...line,
      { text: '1,000.00 +', right: 386 },
    ]),
    say('Closing balance on 31 Jan 2025   1,440.00 +'),
  ]);
  expect([account.verdict, ...account.transactions.map(({ amount }) => amount)]).toEqual([
    'proven',
    '-60.00',
    '1000.00',
  ]);
});
