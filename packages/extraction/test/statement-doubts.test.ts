import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { readAccount, readStatement } from './read-drawn.ts';

const head = [say('Example Bank account statement'), say('Statement period: 2025-03-01 to 2025-03-31')];
const SIGNED = '50 120 540>';
const WITH_BALANCE = '50 120 440> 540>';

/** The verdict of the one account drawn, and the codes of its warnings. */
async function judged(lines: readonly DrawnLine[]) {
  const { accounts, findings } = await readStatement([lines]);
  return {
    verdict: accounts.length === 1 ? accounts[0]?.verdict : `${accounts.length} accounts`,
    warnings: findings.filter(({ severity }) => severity === 'warning').map(nameOf),
  };
}

describe('printed debit and credit totals', () => {
  const withSums = (sums: readonly string[], rows: readonly (readonly string[])[], closing: string) => [
    ...head,
    say('Opening balance 100.00'),
    ...sums.map(say),
    ...table(SIGNED, [['Date', 'Description', 'Amount'], ...rows]),
    say(`Closing balance ${closing}`),
  ];
  const rows = [
    ['2025-03-04', 'FIRST SHOP', '-10.00'],
    ['2025-03-05', 'SECOND SHOP', '-20.00'],
    ['2025-03-25', 'SALARY', '500.00'],
  ];

  test('that differ from the rows contradict them, although opening and closing balance tie out', async () => {
    const sums = ['Total paid in 530.00', 'Total paid out 60.00'];
    const { accounts, findings } = await readStatement([withSums(sums, rows, '570.00')]);
    expect(accounts[0]?.verdict).toBe('contradicted');
    expect(findings.filter((finding) => nameOf(finding) === 'sum-break account')).toHaveLength(2);
  });

  test('of zero contradict a row with an amount', async () => {
    const sums = ['Total paid in 30.00', 'Total paid out 0.00'];
    const turned = [rows[0] ?? [], ['2025-03-05', 'SALARY', '40.00']];
    expect(await judged(withSums(sums, turned, '130.00'))).toMatchObject({ verdict: 'contradicted' });
  });

  test('are not those of fees, of the year to date or of available credit', async () => {
    const sums = [
      'Total paid in 500.00',
      'Total paid out 30.00',
      'Total fees for this period 10.00',
      'Total fees charged in 2025 44.00',
      'Total withdrawals year to date 990.00',
      'Total credit line 9,500.00',
    ];
    expect(await judged(withSums(sums, rows, '570.00'))).toEqual({ verdict: 'proven', warnings: [] });
  });

  test('may leave a part to an unknown label', async () => {
    const sums = ['Total paid in 500.00', 'Total paid out 20.00', 'Zorbing levy 10.00'];
    expect(await judged(withSums(sums, rows, '570.00'))).toMatchObject({ verdict: 'proven' });
  });
});

describe('the direction of amounts is in doubt', () => {
  test('if rows mark money out by a minus, and one without is money out by the words above it', async () => {
    const lines = [
      ...head,
      say('Opening balance 100.00'),
      ...table(WITH_BALANCE, [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['2025-03-03', 'RENT', '-20.00', '80.00'],
        ['2025-03-04', 'FUEL', '-10.00', '70.00'],
      ]),
      title('Withdrawals'),
      ...table(WITH_BALANCE, [['2025-03-05', 'SHOP', '5.00', '65.00']]),
      say('Closing balance 65.00'),
    ];
    expect(await judged(lines)).toMatchObject({ verdict: 'unproven', warnings: ['sign-doubtful by-title'] });
  });

  test('but not if a list of checks with its own headers and more than one row has no marks', async () => {
    const drawn = (...checks: string[][]) => [
      ...head,
      say('Opening balance 100.00'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-04', 'FIRST SHOP', '10.00-'],
        ['2025-03-05', 'SECOND SHOP', '20.00-'],
        ['2025-03-06', 'SALARY', '40.00'],
      ]),
      title('Checks paid'),
      ...table(SIGNED, [['Check number', 'Date', 'Amount'], ...checks]),
    ];
    const first = ['1369', '2025-03-11', '5.00'];
    const two = [...drawn(first, ['1370', '2025-03-12', '6.00']), say('Closing balance 99.00')];
    expect((await judged(two)).verdict).toBe('proven');
    expect((await judged([...drawn(first), say('Closing balance 105.00')])).verdict).toBe('unproven');
  });

  test('if a card marks money in under one title and not under another', async () => {
    const lines = [
      say('Credit card statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      say('Previous balance 100.00'),
      title('Payments'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-04', 'PAYMENT', '25.00'],
      ]),
      title('Credits'),
      ...table(SIGNED, [['2025-03-04', 'REFUND', '-5.00']]),
      title('Purchases'),
      ...table(SIGNED, [['2025-03-05', 'SHOP', '10.00']]),
      say('New balance 80.00'),
    ];
    expect(await judged(lines)).toEqual({ verdict: 'unproven', warnings: ['sign-doubtful by-title'] });
  });

  test('if an amount is below the second of two headers so close that they look like one', async () => {
    const sides = '50 130 440> 500> 567>';
    const withFirstRow = (...row: string[]) => [
      ...head,
      say('Opening balance 100.00'),
      ...table(sides, [
        ['Date', 'Description', 'Money out', 'Money in', 'Ledger Balance'],
        row,
        ['2025-03-04', 'FUEL', '10.00', '', '70.00'],
        ['2025-03-05', 'SHOP', '5.00', '', '65.00'],
      ]),
      say('Closing balance 65.00'),
    ];
    expect(await judged(withFirstRow('2025-03-03', 'RENT', '20.00', '', '80.00'))).toMatchObject({
      verdict: 'proven',
    });
    expect(await judged(withFirstRow('2025-03-03', 'RENT', '', '20.00', '80.00'))).toMatchObject({
      verdict: 'contradicted',
    });
  });

  test('if under one title as many amounts have a minus as have none', async () => {
    const lines = [
      say('Credit card statement'),
      say('Statement period: 2025-03-01 to 2025-03-31'),
      say('Previous balance 100.00'),
      title('Payments and credits'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-03', 'REFUND', '5.00'],
        ['2025-03-04', 'PAYMENT', '-25.00'],
      ]),
      title('Purchases'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-05', 'SHOP', '10.00'],
      ]),
      say('New balance 80.00'),
    ];
    expect(await judged(lines)).toEqual({ verdict: 'unproven', warnings: ['sign-doubtful half-minus'] });
  });

  test('if everything ties out only against the section titles', async () => {
    const lines = [
      ...head,
      say('Beginning balance $1,000.00'),
      title('Deposits and other credits'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-03', 'RENT', '450.25'],
      ]),
      title('Withdrawals and other debits'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-07', 'FIRST SHOP', '12.35'],
        ['2025-03-09', 'SECOND SHOP', '7.40'],
      ]),
      say('Ending balance $530.00'),
    ];
    expect(await judged(lines)).toEqual({ verdict: 'unproven', warnings: ['sign-doubtful against-titles'] });
  });

  test('if only a minus separates directions and most rows would be money in', async () => {
    const lines = [
      ...head,
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['', 'Opening balance', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '10.00'],
        ['2025-03-05', 'SECOND SHOP', '20.00'],
        ['2025-03-06', 'THIRD SHOP', '30.00'],
        ['2025-03-25', 'THANK YOU', '-40.00'],
        ['', 'Closing balance', '120.00'],
      ]),
    ];
    expect(await judged(lines)).toEqual({ verdict: 'unproven', warnings: ['sign-doubtful minus-alone'] });
  });

  const withWords = (last: string) => [
    ...head,
    ...table('50 120 420> 440 540>', [
      ['Date', 'Description', 'Amount', '', 'Balance'],
      ['', 'Opening balance', '', '', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '10.00', 'olim', '90.00'],
      ['2025-03-05', 'SECOND SHOP', '20.00', 'olim', '70.00'],
      ['2025-03-25', 'SALARY', '500.00', 'veni', '570.00'],
      ['2025-03-27', 'THIRD SHOP', '45.15', last, '524.85'],
      ['', 'Closing balance', '', '', '524.85'],
    ]),
  ];

  test('if words next to the amounts mean now one direction, now the other', async () => {
    expect(await judged(withWords('veni'))).toEqual({
      verdict: 'unproven',
      warnings: ['sign-doubtful against-words'],
    });
  });

  test('but not if those words always mean the same', async () => {
    expect(await judged(withWords('olim'))).toEqual({ verdict: 'proven', warnings: [] });
  });

  test('but not if each amount has a sign, whatever is above it', async () => {
    const lines = [
      ...head,
      say('Opening balance 100.00'),
      ...table(SIGNED, [['Date', 'Description', 'Amount']]),
      say('Withdrawals'),
      ...table(SIGNED, [
        ['2025-03-04', 'FIRST SHOP', '-10.00'],
        ['2025-03-05', 'REFUND', '+20.00'],
      ]),
      say('Closing balance 110.00'),
    ];
    expect(await judged(lines)).toEqual({ verdict: 'proven', warnings: [] });
  });

  test('nowhere next to a plus: it is never the direction of amounts without a mark', async () => {
    const account = await readAccount([
      ...head,
      say('Opening balance 100.00'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-04', 'FIRST SHOP', '10.00'],
        ['2025-03-05', 'SECOND SHOP', '5.00+'],
        ['2025-03-06', 'THIRD SHOP', '20.00'],
      ]),
      say('Closing balance 65.00'),
    ]);
    expect(account.verdict).toBe('contradicted');
  });
});

describe('the date of a row is in doubt', () => {
  const dated = (dates: readonly string[]) => [
    ...head,
    ...table(WITH_BALANCE, [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['', 'Opening balance', '', '100.00'],
      [dates[0] ?? '', 'FIRST SHOP', '-10.00', '90.00'],
      [dates[1] ?? '', 'SECOND SHOP', '-10.00', '80.00'],
      [dates[2] ?? '', 'THIRD SHOP', '-10.00', '70.00'],
      [dates[3] ?? '', 'FOURTH SHOP', '-10.00', '60.00'],
      ['', 'Closing balance', '', '60.00'],
    ]),
  ];

  test('if it has none, although others of one day each print it', async () => {
    const { accounts, findings } = await readStatement([
      dated(['2025-03-04', '2025-03-04', '', '2025-03-09']),
    ]);
    expect(accounts[0]?.verdict).toBe('unproven');
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'date-doubtful',
        parameters: expect.objectContaining({ reason: 'carried-down' }),
        severity: 'warning',
        row: 2,
        page: 1,
      }),
    );
  });

  test('but not if each date is printed once', async () => {
    expect(await judged(dated(['2025-03-04', '', '2025-03-09', '']))).toEqual({
      verdict: 'proven',
      warnings: [],
    });
  });

  test('but not across a page that begins with a title, if only the last row of each day has a balance', async () => {
    const pages = (balanceBeforePage: string) => {
      const columns = ['Date', 'Description', 'Amount', 'Balance'];
      const first = [
        columns,
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', ''],
        ['', 'SECOND SHOP', '-10.00', '80.00'],
        ['2025-03-05', 'THIRD SHOP', '-10.00', '70.00'],
        ['2025-03-09', 'FOURTH SHOP', '-10.00', balanceBeforePage],
      ];
      const second = [columns, ['', 'FIFTH SHOP', '-10.00', '50.00'], ['', 'Closing balance', '', '50.00']];
      return [
        [title('Your account statement'), ...head, ...table(WITH_BALANCE, first)],
        [title('Statement of account'), say('J Sample'), ...table(WITH_BALANCE, second)],
      ];
    };
    const read = async (balance: string) => (await readStatement(pages(balance))).accounts[0]?.verdict;
    expect(await read('')).toBe('proven');
    expect(await read('60.00')).toBe('unproven');
  });

  test('if it is years outside the period', async () => {
    const lines = [
      ...head,
      ...table(WITH_BALANCE, [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
        ['2017-03-05', 'SECOND SHOP', '-20.00', '70.00'],
        ['', 'Closing balance', '', '70.00'],
      ]),
    ];
    expect(await judged(lines)).toEqual({ verdict: 'unproven', warnings: ['date-doubtful outside-period'] });
  });

  test('if no row above has one either', async () => {
    const { accounts, findings } = await readStatement([dated(['', '2025-03-04', '2025-03-05', ''])]);
    expect(accounts[0]).toMatchObject({ verdict: 'unproven', transactions: [{ date: null }, {}, {}, {}] });
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'date-doubtful',
        parameters: expect.objectContaining({ reason: 'missing' }),
        row: 0,
      }),
    );
  });

  test('if nothing shows whether day or month comes first', async () => {
    const lines = [
      say('Example Bank account statement'),
      ...table(WITH_BALANCE, [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['03/04/2025', 'FIRST SHOP', '-10.00', '90.00'],
        ['05/06/2025', 'SECOND SHOP', '-10.00', '80.00'],
        ['', 'Closing balance', '', '80.00'],
      ]),
    ];
    expect(await judged(lines)).toEqual({ verdict: 'unproven', warnings: ['date-doubtful order-open'] });
  });
});

test('a word next to an amount that contradicts its column is a doubt', async () => {
  const drawn = (mark: string) => [
    ...head,
    say('Opening balance 100.00'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Paid out'],
      ['2025-03-04', 'FIRST SHOP', '10.00 DR'],
      ['2025-03-05', 'SECOND SHOP', `20.00 ${mark}`],
    ]),
    say('Closing balance 70.00'),
  ];
  expect(await judged(drawn('DR'))).toEqual({ verdict: 'proven', warnings: [] });
  expect(await judged(drawn('CR'))).toEqual({
    verdict: 'unproven',
    warnings: ['sign-doubtful against-words'],
  });
});

describe('a card with marks on every amount and balance', () => {
  const drawn = (opening: string, closing: string, ...rows: readonly (readonly [string, string])[]) => [
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['', 'Previous balance', opening],
      ...rows.map(([text, amount], index) => [`2025-03-0${index + 4}`, text, amount]),
      ['', 'New balance', closing],
    ]),
  ];

  test('has its holder’s signs if most are a minus', async () => {
    const rows = [['FIRST SHOP', '13.11-'] as const, ['SECOND SHOP', '20.00-'] as const];
    const lines = drawn('291.39-', '75.50+', ...rows, ['PAYMENT RECEIVED', '400.00+']);
    expect(await judged(lines)).toEqual({ verdict: 'proven', warnings: [] });
  });

  test('ties out in both ways if as many are a plus, which is a doubt', async () => {
    const lines = drawn('291.39-', '88.61+', ['FIRST SHOP', '20.00-'], ['PAYMENT RECEIVED', '400.00+']);
    expect(await judged(lines)).toEqual({ verdict: 'unproven', warnings: ['sign-doubtful unusual-minus'] });
  });
});

test('zero-amount rows are skipped and reported', async () => {
  const { accounts, findings } = await readStatement([
    [
      ...head,
      ...table(WITH_BALANCE, [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
        ['2025-03-05', 'MONTHLY FEE WAIVED', '0.00', '90.00'],
        ['2025-03-09', 'SECOND SHOP', '-20.00', '70.00'],
        ['', 'Closing balance', '', '70.00'],
      ]),
    ],
  ]);
  expect(accounts[0]).toMatchObject({ verdict: 'proven', transactions: [{}, {}] });
  expect(findings).toContainEqual(
    expect.objectContaining({
      code: 'rows-skipped',
      parameters: expect.objectContaining({ reason: 'zero-amount' }),
      severity: 'info',
    }),
  );
});

test('a list of checks that are rows too is reported in one note without a warning', async () => {
  const { accounts, findings } = await readStatement([
    [
      ...head,
      ...table(WITH_BALANCE, [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '100.00'],
        ['2025-03-04', 'CHECK 101', '-10.00', '90.00'],
        ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
        ['2025-03-09', 'CHECK 102', '-30.00', '40.00'],
        ['', 'Closing balance', '', '40.00'],
      ]),
      title('Checks paid'),
      ...table('50 120 540>', [
        ['Date', 'Check number', 'Amount'],
        ['2025-03-04', '101', '10.00'],
        ['2025-03-09', '102', '30.00'],
      ]),
    ],
  ]);
  expect(accounts[0]).toMatchObject({ verdict: 'proven', transactions: [{}, {}, {}] });
  expect(findings.filter(({ severity }) => severity === 'warning')).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'rows-skipped', parameters: { reason: 'repeated', count: 2 } }),
  );
});

describe('a statement whose arithmetic fails', () => {
  test('is still one if a payee mentions an invoice', async () => {
    const account = await readAccount([
      say('Opening balance 100.00'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-04', 'J SAMPLE', '-10.00'],
        ['', 'Invoice number: 22692', ''],
        ['2025-03-05', 'SECOND SHOP', '-30.00'],
        ['2025-03-06', 'THIRD SHOP', '-30.00'],
      ]),
      say('Total 70.00'),
      say('Closing balance 40.00'),
    ]);
    expect(account.verdict).toBe('contradicted');
  });
});

test('an advance in the payments and credits column contradicts a card, whatever its balances follow', async () => {
  const drawn = (cells: readonly string[]) => [
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table('50 110 180 380> 460> 540>', [
      ['Tran Date', 'Post Date', 'Description', 'Advances/Charges', 'Payments/Credits', 'Balance'],
      ['2025-03-01', '2025-03-01', 'Previous Balance', '', '', '500.00'],
      ['2025-03-04', '2025-03-04', 'Advance 1057', '10.00', '', '510.00'],
      ['2025-03-05', '2025-03-06', 'Advance 1058', ...cells, '530.00'],
      ['2025-03-09', '2025-03-09', 'Advance 1059', '5.00', '', '535.00'],
    ]),
    say('New Balance 535.00'),
  ];
  expect((await judged(drawn(['20.00', '']))).verdict).toBe('proven');
  expect((await judged(drawn(['', '20.00']))).verdict).toBe('contradicted');
});

test('a minus in a deposits section, which no account prints there, leaves an account unproven', async () => {
  const drawn = (amount: string) => [
    ...head,
    say('Opening balance 100.00'),
    title('Deposits'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'MOBILE DEPOSIT', amount],
    ]),
    title('Withdrawals'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-05', 'FIRST SHOP', '20.00'],
      ['2025-03-06', 'SECOND SHOP', '30.00'],
    ]),
    say('Closing balance 90.00'),
  ];
  expect((await judged(drawn('40.00'))).verdict).toBe('proven');
  expect((await judged(drawn('-40.00'))).verdict).toBe('unproven');
});

test('totals at the end of the table name the closing balance, which a missing row would change', async () => {
  const columns = '50 120 340> 440> 540>';
  const { verdict } = await judged([
    ...head,
    ...table(columns, [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['2025-03-01', 'Opening balance', '', '', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '10.00', '', '90.00'],
      ['2025-03-05', 'SECOND SHOP', '20.00', '', '70.00'],
      ['', 'Totals at end of period', '$60.00', '$0.00', '$40.00'],
    ]),
  ]);
  expect(verdict).toBe('contradicted');
});

test('transactions in another currency’s column that the balances lack leave a card unproven', async () => {
  const drawn = (rows: readonly (readonly string[])[]) => [
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table('50 120 440> 540>', [
      ['Date', 'Description', 'Amount', 'US Dollars'],
      ['', 'Previous balance', '100.00', '5.00'],
      ['2025-03-04', 'FIRST SHOP', '10.00', ''],
      ['2025-03-05', 'SECOND SHOP', '20.00', ''],
      ...rows,
      ['', 'New balance', '130.00', '12.00'],
    ]),
  ];
  expect((await judged(drawn([]))).verdict).toBe('proven');
  expect(await judged(drawn([['2025-03-06', 'SHOP ABROAD', '', '8.00']]))).toEqual({
    verdict: 'unproven',
    warnings: ['rows-unread other-currency'],
  });
});

test('a section that continues on the next page keeps its sign convention: the only amount there without a mark is reversed', async () => {
  const account = await readAccount(
    [
      ...head,
      say('Opening balance 100.00'),
      title('Withdrawals'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-04', 'FIRST SHOP', '10.00-'],
        ['2025-03-05', 'SECOND SHOP', '20.00-'],
        ['2025-03-06', 'THIRD SHOP', '5.00-'],
      ]),
    ],
    [
      title('Withdrawals (continued)'),
      ...table(SIGNED, [
        ['Date', 'Description', 'Amount'],
        ['2025-03-07', 'FOURTH SHOP', '15.00'],
      ]),
      say('Closing balance 50.00'),
    ],
  );
  expect(account.verdict).not.toBe('proven');
});

test('a minus under a title of charges, if others have none, leaves a card unproven', async () => {
  const drawn = (fee: string) => [
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Previous balance 100.00'),
    title('Purchases'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'FIRST SHOP', '10.00'],
      ['2025-03-05', 'SECOND SHOP', '20.00'],
    ]),
    title('Fees charged'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-11', 'FOREIGN TRANSACTION FEE', fee],
    ]),
    say('New balance 135.00'),
  ];
  expect((await judged(drawn('5.00'))).verdict).toBe('proven');
  expect((await judged(drawn('-5.00'))).verdict).not.toBe('proven');
});

test('the only payment of a card, without the minus of a refund or of its own total, is in doubt', async () => {
  const drawn = (refund: string, ...sum: DrawnLine[]) => [
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Previous balance 100.00'),
    title('Payments'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'PAYMENT', '25.00'],
    ]),
    ...sum,
    title('Purchases'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-05', 'FIRST SHOP', '10.00'],
      ['2025-03-06', 'SECOND SHOP', '20.00'],
      ['2025-03-07', 'REFUND', refund],
    ]),
    say(`New balance ${refund === '' ? '105.00' : '100.00'}`),
  ];
  const summed = (sum: string) => table(SIGNED, [['', 'Total payments', sum]]);
  const inDoubt = { verdict: 'unproven', warnings: ['sign-doubtful by-title'] };
  expect(await judged(drawn('-5.00'))).toEqual(inDoubt);
  expect(await judged(drawn('-5.00', ...summed('25.00')))).toEqual({ verdict: 'proven', warnings: [] });
  expect(await judged(drawn('', ...summed('-25.00')))).toEqual(inDoubt);
});

test('a minus before one amount, if all others have it after, leaves an account unproven', async () => {
  const drawn = (check: string) => [
    ...head,
    say('Opening balance 100.00'),
    title('Withdrawals'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'FIRST SHOP', '10.00-'],
      ['2025-03-05', 'SECOND SHOP', '20.00-'],
    ]),
    title('Checks paid'),
    ...table(SIGNED, [
      ['Date', 'Check number', 'Amount'],
      ['2025-03-11', '1369', check],
    ]),
    say('Closing balance 65.00'),
  ];
  expect((await judged(drawn('5.00-'))).verdict).toBe('proven');
  expect((await judged(drawn('-5.00'))).verdict).toBe('unproven');
});

describe('a new balance above rows that lead to another one, printed among them by value date', () => {
  const paper = (closing: string) => [
    ...head,
    say('Opening balance 100.00'),
    say(`New balance ${closing}`),
    say('Average ledger balance 81.20'),
    ...table(WITH_BALANCE, [
      ['Date', 'Description', 'Amount', ''],
      ['2025-03-04', 'FIRST SHOP', '-10.00', ''],
      ['', 'Closing balance by value on 2025-03-04', '90.00', ''],
      ['2025-03-05', 'SECOND SHOP', '-20.00', ''],
      ['', 'Closing balance by value on 2025-03-05', '70.00', ''],
    ]),
  ];

  test('leaves them in doubt: a row may be missing', async () => {
    expect((await judged(paper('61.50'))).warnings).toContain('other-closing-balance');
  });

  test('proves them if they lead to it, whatever the average balance', async () => {
    expect((await judged(paper('70.00'))).verdict).toBe('proven');
  });
});

describe('a closing balance above newest-first rows', () => {
  const paper = (closing: string) => [
    say('Example Bank account statement, 2025-03-01 to 2025-03-31'),
    say('Opening balance 100.00'),
    say(`Current ledger balance ${closing}`),
    ...table('50 120 440> 540>', [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['', 'Closing balance', '', '570.00'],
      ['2025-03-25', 'SALARY', '500.00', '570.00'],
      ['', 'Closing balance', '', '70.00'],
      ['2025-03-05', 'SECOND SHOP', '-20.00', '70.00'],
      ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
    ]),
  ];

  test('that they neither lead to nor pass leaves them in doubt: the newest may be missing', async () => {
    const { accounts, findings } = await readStatement([paper('530.13')]);
    expect(accounts[0]?.verdict).not.toBe('proven');
    expect(findings.map(nameOf)).toContain('other-closing-balance');
  });

  test('that they lead to proves them', async () => {
    const { accounts } = await readStatement([paper('570.00')]);
    expect(accounts[0]?.verdict).toBe('proven');
  });
});

describe('a list of daily balances', () => {
  const statement = (day: string, ...list: readonly DrawnLine[]): DrawnLine[] => [
    say('Example Bank account statement'),
    say('Statement period: 03/01/2025 to 03/31/2025'),
    say('Beginning balance 100.00'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['03/04', 'FIRST SHOP', '-10.00'],
      [day, 'SECOND SHOP', '-20.00'],
      ['03/19', 'THIRD SHOP', '-30.00'],
      ['03/25', 'SALARY', '500.00'],
    ]),
    say('Ending balance 540.00'),
    ...list,
  ];
  const columns = table('50 150> 200 300>', [
    ['Date', 'Balance', 'Date', 'Balance'],
    ['03/04', '90.00', '03/19', '40.00'],
    ['03/09', '70.00', '03/25', '540.00'],
  ]);
  const titled = [
    title('DAILY ENDING BALANCE'),
    ...table('50 150>', [
      ['DATE', 'AMOUNT'],
      ['03/04', '90.00'],
      ['03/09', '70.00'],
      ['03/19', '40.00'],
      ['03/25', '540.00'],
    ]),
  ];

  test.each([
    ['in columns', columns],
    ['under a title', titled],
  ])('%s confirms the dates of the rows', async (_, list) => {
    expect((await readAccount(statement('03/09', ...list))).verdict).toBe('proven');
  });

  test('contains no sentence below it that begins with a date', async () => {
    const list = table('50 110 300>', [
      ['Date', '', 'Balance'],
      ['03/04', '', '90.00'],
      ['03/09', '', '70.00'],
      ['03/19', '', '40.00'],
      ['03/25', '', '540.00'],
      ['04/01/2025', 'the monthly fee for accounts fell to', '12.00'],
    ]);
    expect((await readAccount(statement('03/09', ...list))).verdict).toBe('proven');
  });

  test.each([
    ['in columns', columns],
    ['under a title', titled],
  ])('%s shows that a row has another date', async (_, list) => {
    const { accounts, findings } = await readStatement([statement('03/14', ...list)]);
    expect(accounts[0]?.verdict).toBe('unproven');
    expect(findings.map(nameOf)).toContain('figures-disagree daily-balances');
  });

  test('that does not belong to these rows says nothing about their dates', async () => {
    const other = table('50 150>', [
      ['Date', 'Balance'],
      ['03/04', '12.00'],
      ['03/09', '13.00'],
      ['03/19', '14.00'],
    ]);
    expect((await readAccount(statement('03/09', ...other))).verdict).toBe('proven');
  });
});

test('An account with mostly deposits is no card if another in the document has a minus on most', async () => {
  const account = (name: string, opening: string, ...rows: readonly (readonly string[])[]) => [
    title(name),
    ...table(WITH_BALANCE, [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['', 'Balance Forward', '', opening],
      ...rows,
    ]),
  ];
  const { accounts } = await readStatement([
    [
      ...head,
      ...account(
        'Savings 1234567801',
        '100.00',
        ['2025-03-02', 'FROM CHECKING', '10.00', '110.00'],
        ['2025-03-09', 'FROM CHECKING', '10.00', '120.00'],
        ['2025-03-16', 'FROM CHECKING', '10.00', '130.00'],
        ['2025-03-23', 'EARNED', '0.50', '130.50'],
        ['', 'Ending Balance', '', '130.50'],
      ),
      ...account(
        'Checking 1234567802',
        '500.00',
        ['2025-03-02', 'TO SAVINGS', '-10.00', '490.00'],
        ['2025-03-04', 'FIRST SHOP', '-20.00', '470.00'],
        ['2025-03-09', 'TO SAVINGS', '-10.00', '460.00'],
        ['2025-03-16', 'TO SAVINGS', '-10.00', '450.00'],
        ['2025-03-25', 'SALARY', '900.00', '1,350.00'],
        ['', 'Ending Balance', '', '1,350.00'],
      ),
    ],
  ]);
  expect(accounts.map(({ verdict }) => verdict)).toEqual(['proven', 'proven']);
});

test('a card of discounts on purchases, read as an account, is left in doubt', async () => {
  const paper = (heading: string) => [
    say('Example Bank account statement, 2025-03-01 to 2025-03-31'),
    say('Opening balance 100.00'),
    ...table('50 120 380> 460> 540>', [
      ['Date', 'Description', 'Gross', heading, 'Net'],
      ['2025-03-04', 'FIRST STOP', '40.00', '1.00', '39.00'],
      ['2025-03-05', 'SECOND STOP', '30.00', '2.00', '28.00'],
      ['2025-03-06', 'THIRD STOP', '20.00', '3.00', '17.00'],
      ['2025-03-07', 'FOURTH STOP', '10.00', '1.00', '9.00'],
      ['2025-03-08', 'PAYMENT', '', '', '-50.00'],
    ]),
    say('Closing balance 143.00'),
  ];
  expect((await judged(paper('Discount'))).verdict).toBe('unproven');
  expect((await judged(paper('Fee'))).verdict).toBe('proven');
});

test('the only credit of a card, without the minus of its total in the summary, leaves it unproven', async () => {
  const drawn = (payment: string) => [
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Previous balance 100.00'),
    ...table(SIGNED, [
      ['', 'Payments', '-25.00'],
      ['', 'New charges', '30.00'],
    ]),
    say('Credit limit 1,000.00'),
    title('Payments and credits'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-04', 'PAYMENT THANK YOU', payment],
    ]),
    title('Purchases'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-05', 'FIRST SHOP', '10.00'],
      ['2025-03-06', 'SECOND SHOP', '20.00'],
    ]),
    say('New balance 105.00'),
  ];
  expect(await judged(drawn('-25.00'))).toEqual({ verdict: 'proven', warnings: [] });
  expect(await judged(drawn('25.00'))).toEqual({ verdict: 'unproven', warnings: ['sign-doubtful by-title'] });
});

test('a balance before one row that differs from the one after the previous row leaves an account unproven', async () => {
  const drawn = (before: string) => [
    ...head,
    say('Opening balance 100.00'),
    ...table('50 120 380> 470> 560>', [
      ['Date', 'Description', 'Amount', 'Bal before', 'Bal after'],
      ['2025-03-04', 'FIRST SHOP', '10.00', '100.00', '90.00'],
      ['2025-03-05', 'SECOND SHOP', '20.00', before, '70.00'],
      ['2025-03-06', 'THIRD SHOP', '15.00', '70.00', '55.00'],
      ['2025-03-07', 'SALARY', '500.00', '55.00', '555.00'],
    ]),
    say('Closing balance 555.00'),
  ];
  const whole = await judged(drawn('90.00'));
  expect(whole.warnings).not.toContain('figures-disagree balance-before');
  expect(await judged(drawn('50.00'))).toMatchObject({
    verdict: 'unproven',
    warnings: expect.arrayContaining(['figures-disagree balance-before']),
  });
});

describe('a four-digit number at the start of each row', () => {
  const rows = (first: string) => [
    ...head,
    say('Opening balance 100.00'),
    ...table('40 80 300 540>', [
      ['Ref', 'Description', 'Value date', 'Amount'],
      [first, 'FIRST SHOP', '2025-03-05', '-10.00'],
      ['0503', 'SECOND SHOP', '2025-03-07', '-20.00'],
      ['2503', 'SALARY', '2025-03-25', '500.00'],
    ]),
    say('Closing balance 570.00'),
  ];

  test('that may be its date makes the other date unsure', async () => {
    expect(await judged(rows('0403'))).toEqual({
      verdict: 'unproven',
      warnings: ['date-doubtful other-day', 'date-doubtful other-day'],
    });
  });

  test('that is no nearby date on each row does not', async () => {
    expect(await judged(rows('9917'))).toEqual({ verdict: 'proven', warnings: [] });
  });
});

describe('a statement with some card signs and no card title', () => {
  const drawn = (first: string, text: string) => [
    say(first),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    ...table(SIGNED, [
      ['Date', 'Description', 'Amount'],
      ['2025-03-01', 'Opening balance', '100.00'],
      ['2025-03-04', text, '-40.00'],
      ['2025-03-31', 'Closing balance', '60.00'],
    ]),
  ];
  const SIGNS = 'Card number 6034, new charges';

  test('may be a card’s whose minus pays it off', async () => {
    expect(await judged(drawn(SIGNS, 'THANK YOU'))).toEqual({
      verdict: 'unproven',
      warnings: ['sign-doubtful minus-alone'],
    });
  });

  test('is an account’s if a purchase is money out', async () => {
    expect(await judged(drawn(SIGNS, 'POS PURCHASE'))).toMatchObject({ verdict: 'proven' });
  });

  test('is an account’s if nothing names a card', async () => {
    expect(await judged(drawn('Account 6034', 'THANK YOU'))).toMatchObject({ verdict: 'proven' });
  });
});

describe('page numbers that continue from the statement before', () => {
  const sheet = (first: string, number: string) => [
    ...head,
    say(number),
    ...table(WITH_BALANCE, [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['', 'Balance brought forward', '', '100.00'],
      [first, 'FIRST SHOP', '-10.00', '90.00'],
      ['2025-03-24', 'SECOND SHOP', '-5.00', '85.00'],
      ['2025-03-25', 'THIRD SHOP', '-5.00', '80.00'],
      ['2025-03-26', 'FOURTH SHOP', '-5.00', '75.00'],
      ['2025-03-28', 'FIFTH SHOP', '-5.00', '70.00'],
    ]),
    say('Closing balance 70.00'),
  ];

  test('miss none if the rows begin with the period', async () => {
    expect(await judged(sheet('2025-03-03', 'Page 187'))).toEqual({ verdict: 'proven', warnings: [] });
  });

  test.each([
    ['a few pages would be missing', '2025-03-03', 'Page 3'],
    ['the first row comes late in the period', '2025-03-20', 'Page 187'],
    ['they say how many there are', '2025-03-03', 'Page 187 of 187'],
  ])('may be missing where %s', async (_, first, number) => {
    expect(await judged(sheet(first, number))).toEqual({ verdict: 'unproven', warnings: ['pages-missing'] });
  });
});

describe('rows after the total of the section above them', () => {
  const card = (second: string) => [
    say('Example Bank credit card statement'),
    say('Statement period: 2025-03-01 to 2025-03-31'),
    say('Previous balance 100.00'),
    say('Payments and credits'),
    ...table('50 120 540>', [
      ['2025-03-04', 'THANK YOU', '-40.00'],
      ['2025-03-05', 'REFUND', '-10.00'],
    ]),
    ...table('120 540>', [['Total payments and credits', '50.00']]),
    say(second),
    ...table('50 120 540>', [
      ['2025-03-08', 'FIRST SHOP', '20.00'],
      ['2025-03-09', 'SECOND SHOP', '30.00'],
      ['2025-03-10', 'THIRD SHOP', '35.00'],
    ]),
    say('New balance 135.00'),
  ];

  test('belong to another section, although its title is unknown', async () => {
    expect(await judged(card('Zorbing at home'))).toEqual({ verdict: 'proven', warnings: [] });
  });
});

describe('after a last row with its own balance', () => {
  const rows = [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['2025-03-04', 'FIRST SHOP', '-10.00', '90.00'],
    ['2025-03-05', 'SALARY', '500.00', '590.00'],
  ];
  const lines = (below: string) => [
    ...head,
    say('Opening balance 100.00'),
    say('Closing balance 590.00'),
    ...table(WITH_BALANCE, [...rows, ['', below, '', '0.00']]),
  ];

  test('an amount under “this statement” of another table breaks no running balance', async () => {
    expect((await judged(lines('This statement'))).verdict).not.toBe('contradicted');
  });
});

describe('a month between two two-digit numbers', () => {
  const rowsOf = (days: readonly string[]) => [
    say('Example Card statement of account, credit card'),
    say('Payment due date 22-May-23'),
    say('Previous balance 100.00'),
    ...table(SIGNED, [['Date', 'Description', 'Amount'], ...days.map((day) => [day, 'SHOP', '10.00'])]),
    say(`New balance ${100 + 10 * days.length}.00`),
  ];

  test('has the year first if the first number hardly changes', async () => {
    const { accounts } = await readStatement([rowsOf(['23 Abril 04', '23 Abril 27', '23 Diciem. 28'])]);
    expect(accounts[0]?.transactions.map(({ date }) => date)).toEqual([
      '2023-04-04',
      '2023-04-27',
      '2023-12-28',
    ]);
  });

  test('of one row has its year if the due date shows it', async () => {
    const { accounts } = await readStatement([rowsOf(['23 Abril 27'])]);
    expect(accounts[0]).toMatchObject({ verdict: 'proven', transactions: [{ date: '2023-04-27' }] });
  });

  test('leaves one row of a distant year in doubt', async () => {
    expect(await judged(rowsOf(['04 Abril 27']))).toMatchObject({ verdict: 'unproven' });
  });
});

test('an available amount, credit line included, is no closing balance of rows with another balance', async () => {
  const { accounts } = await readStatement([
    [
      say('Banco Exemplo extrato da conta corrente'),
      say('Período: 2025-03-01 - 2025-03-31'),
      ...table(WITH_BALANCE, [
        ['Data', 'Histórico', 'Valor', 'Saldo'],
        ['2025-03-01', 'SALDO ANTERIOR', '', '100,00'],
        ['2025-03-04', 'LOJA', '-10,00', '90,00'],
        ['2025-03-05', 'SALARIO', '500,00', '590,00'],
      ]),
      say('Limite de cheque azul 60.000,00'),
      say('Saldo total disponível 60.590,00'),
    ],
  ]);
  expect(accounts).toMatchObject([{ verdict: 'proven', opening: '100.00', closing: '590.00' }]);
});

test('amounts without a day under headers of days are not proven by the days of the closing balances below them', async () => {
  const part = (name: string, number: string, opening: string, moved: string, closing: string) => [
    title(name),
    say(`Account number ${number}   EUR   Period 01/07/2021 - 31/07/2021`),
    say(`Opening balance ${opening}`),
    ...table('50 100 360> 450> 550>', [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ['', 'Overall movement of the month', moved, '', ''],
      ['', 'Closing balance on 31/07/2021', '', '', closing],
    ]),
  ];
  const { accounts } = await readStatement([
    [
      ...part('Current account', '1501001081423342', '1,455.92', '7.38', '1,448.54'),
      ...part('Savings account', '1501001053063810', '5,526.82', '217.07', '5,309.75'),
    ],
  ]);
  expect(accounts.map(({ verdict }) => verdict)).not.toContain('proven');
});
