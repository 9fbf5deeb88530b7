import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { readAccount } from './read-drawn.ts';

const ACCOUNT_ROWS = table('50 120 540>', [
  ['Date', 'Description', 'Amount'],
  ['04/03/2025', 'FIRST SHOP', '-30.00'],
  ['05/03/2025', 'TO MY SAVINGS', '-20.00'],
  ['25/03/2025', 'SALARY', '500.00'],
  ['31/03/2025', 'MONTHLY COST', '-5.00'],
]);
const CARD_ROWS = table('50 120 540>', [
  ['Date', 'Description', 'Amount'],
  ['04/03/2025', 'HARBOUR BOOKS', '30.00'],
  ['05/03/2025', 'FABLE STREAMING', '20.00'],
  ['25/03/2025', 'PAYMENT RECEIVED THANK YOU', '-100.00'],
  ['31/03/2025', 'CORNER SHOP', '5.00'],
]);

/** What is read under a summary of an account that goes from 100.00 to 545.00, or of a card from 1,000.00 to 955.00: "opening closing verdict". */
async function readUnder(
  summary: readonly DrawnLine[],
  rows: readonly DrawnLine[] = ACCOUNT_ROWS,
): Promise<string> {
  const kind = rows === CARD_ROWS ? 'credit card' : 'account';
  const { opening, closing, verdict } = await readAccount([
    say(`Example Bank ${kind} statement`),
    say('Statement period: 01/03/2025 to 31/03/2025'),
    ...summary,
    [],
    ...rows,
  ]);
  return `${opening} ${closing} ${verdict}`;
}

const ACCOUNT = '100.00 545.00 proven';
const CARD = '1000.00 955.00 proven';

describe('a row of figures below as many labels', () => {
  test('is matched in order, although each figure touches the next label', async () => {
    const summary = [
      ...table('50 150 250 350', [['Opening balance', 'Total credits', 'Total debits', 'Closing balance']]),
      ...table('135 225 325 435', [['100.00', '500.00', '55.00', '545.00']]),
    ];
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('is read as an equation, wherever its terms are', async () => {
    const summary = [
      say('Opening balance + Money in - Money out = Closing balance'),
      ...table('60 150 240 330 400 440 500', [['100.00', '+', '500.00', '-', '55.00', '=', '545.00']]),
    ];
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('is matched in order if figures are between the labels', async () => {
    const summary = [
      ...table('50 200 330 450', [['Opening balance', 'Money in', 'Money out', 'Closing balance']]),
      ...table('150 300 410 540>', [['100.00', '500.00', '55.00', '545.00']]),
    ];
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });
});

describe('the labels of a block are on one side of its figures', () => {
  test('after them', async () => {
    const summary = table('50 110 300 360', [
      ['100.00', 'Opening balance', '500.00', 'Paid in'],
      ['545.00', 'Closing balance', '55.00', 'Paid out'],
    ]);
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('below them', async () => {
    const summary = [
      '100.00',
      'Opening balance',
      '500.00',
      'Paid in',
      '55.00',
      'Paid out',
      '545.00',
      'Closing balance',
    ];
    expect(await readUnder(summary.map((text) => say(text)))).toBe(ACCOUNT);
  });

  test('below them in boxes one below the other, limits and due dates among them', async () => {
    const summary = table('50 250 420', [
      ['9,000.00', '8,045.00', '25.00'],
      ['Credit limit', 'Available credit', 'Minimum payment'],
      ['1,000.00', '100.00', '955.00'],
      ['Previous balance', 'Payments', 'New balance'],
    ]);
    expect(await readUnder(summary, CARD_ROWS)).toBe(CARD);
  });

  test('above them in boxes one below the other', async () => {
    const summary = table('50 250 420', [
      ['Credit limit', 'Available credit', 'Minimum payment'],
      ['9,000.00', '8,045.00', '25.00'],
      ['Previous balance', 'Payments', 'New balance'],
      ['1,000.00', '100.00', '955.00'],
    ]);
    expect(await readUnder(summary, CARD_ROWS)).toBe(CARD);
  });
});

describe('interest on a balance is no balance', () => {
  test('if its label names the balance it was calculated on', async () => {
    const summary = table('50 300>', [
      ['Opening balance', '100.00'],
      ['Closing balance', '545.00'],
      ['Average closing balance', '312.00'],
      ['Interest on closing balance', '0.12'],
    ]);
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('or that of a date', async () => {
    const summary = table('50 300>', [
      ['Balance at 28/02/2025', '100.00'],
      ['Balance at 31/03/2025', '545.00'],
      ['Interest paid on balance at 31/03/2025', '0.50'],
    ]);
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });
});

test('the closing line of a ledger has its balance last, although its figures are off their column edges', async () => {
  const ledger = table('50 120 340> 430> 540>', [
    ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    ['', 'Opening balance', '', '', '100.00'],
    ['04/03/2025', 'FIRST SHOP', '30.00', '', '70.00'],
    ['05/03/2025', 'TO MY SAVINGS', '20.00', '', '50.00'],
    ['25/03/2025', 'SALARY', '', '500.00', '550.00'],
    ['31/03/2025', 'MONTHLY COST', '5.00', '', '545.00'],
  ]);
  const end = table('120 326> 416> 526>', [['Closing balance', '55.00', '500.00', '545.00']]);
  expect(await readUnder([], [...ledger, ...end])).toBe(ACCOUNT);
});

describe('a card whose rows lead to a closing balance below them', () => {
  const card = (closing: string) =>
    readAccount([
      say('Example Bank credit card statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      [{ text: `New balance ${closing}`, left: 50, isBold: true }],
      say('Previous balance 1,000.00'),
      say('Credit limit 9,000.00'),
      [],
      ...CARD_ROWS,
      say('Closing balance 955.00'),
    ]);

  test('is proven if the bold one above them is equal', async () => {
    expect((await card('955.00')).verdict).toBe('proven');
  });

  test('is not if that differs: a row may be missing', async () => {
    expect((await card('981.50')).verdict).toBe('unproven');
  });
});

describe('balances that only their dates distinguish', () => {
  const balance = (day: string, figure: string) => table('120 540>', [[`Account balance on ${day}`, figure]]);

  test('open and close in date order, although the later is printed first', async () => {
    const summary = [...balance('31/03/2025', '545.00'), ...balance('28/02/2025', '100.00')];
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('close if there is only one and its date follows the rows', async () => {
    expect(await readUnder(balance('31/03/2025', '545.00'))).toBe('null 545.00 unproven');
  });

  test('open if there is only one and its date precedes the rows', async () => {
    expect(await readUnder(balance('28/02/2025', '100.00'))).toBe('100.00 null unproven');
  });
});

describe('labels and figures of boxes', () => {
  test('of different heights belong together if one is right above the other', async () => {
    const summary = [
      ...table('60 330> 440', [['Closing balance', '100.00', 'Average balance']]),
      ...table('130> 280 500>', [['545.00', 'Balance at 1 March 2025', '321.00']]),
    ];
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('of pairs below a row of figures are their own', async () => {
    const summary = [
      ...table('130> 250> 380> 500>', [['100.00', '+500.00', '-55.00', '545.00']]),
      ...table('60 190 310 430', [
        ['Beginning balance', 'Deposits & credits', 'Withdrawals, debits', 'Ending balance'],
      ]),
      ...table('50 250> 300 500>', [['Average ledger balance', '321.00', 'Interest paid this year', '7.77']]),
    ];
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('of two blocks side by side are not mixed', async () => {
    const summary = [
      ...table('50 250> 300 520>', [
        ['Average balance', '321.00', 'Opening balance', '100.00'],
        ['Tax rate %', '5.82', 'Total deposits', '500.00'],
        ['Gross rate %', '16.72', 'Total withdrawals', '55.00'],
        ['Interest earned', '7.77', 'Closing balance', '545.00'],
      ]),
    ];
    expect(await readUnder(summary)).toBe(ACCOUNT);
  });

  test('are read by the sentence above them that gives their total', async () => {
    const sentence =
      'Opening balance less payments and credits plus purchases and fees equals closing balance';
    const rows = table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ['04/03/2025', 'HARBOUR BOOKS', '30.00'],
      ['05/03/2025', 'FABLE STREAMING', '20.00'],
    ]);
    const { opening, closing, verdict } = await readAccount([
      say('Example Bank credit card statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      say(sentence),
      ...table('90> 200> 320> 450>', [['1,000.00', '0.00', '50.00', '1,050.00']]),
      [],
      ...rows,
    ]);
    expect(`${opening} ${closing} ${verdict}`).toBe('1000.00 1050.00 proven');
  });
});

describe('a balance with an unknown label', () => {
  const summary = (figure: string) => [
    ...table('50 540>', [['Zorbing of last month', figure]]),
    ...table('50 540>', [['Closing balance', '545.00']]),
  ];

  test('is the one that the rows lead from', async () => {
    expect(await readUnder(summary('100.00'))).toBe(ACCOUNT);
  });

  test.each([
    ['it differs by a cent', summary('100.01')],
    ['it is below nothing', summary('-100.00')],
    ['the words name something else', [say('Credit limit 100.00'), say('Closing balance 545.00')]],
  ])('is not where %s', async (_, lines) => {
    expect(await readUnder(lines)).toBe('null 545.00 unproven');
  });
});

describe('a recap after the rows', () => {
  test('that begins with the opening balance again contradicts nothing', async () => {
    const { verdict } = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['01/03/2025', 'Opening balance', '', '100.00'],
        ['04/03/2025', 'FIRST SHOP', '-30.00', '70.00'],
        ['25/03/2025', 'SALARY', '500.00', '570.00'],
        ['', 'Balance at 01/03/2025', '', '100.00'],
        ['', 'Total money in', '500.00', ''],
        ['', 'Total money out', '30.00', ''],
        ['', 'Balance at 31/03/2025', '', '570.00'],
      ]),
    ]);
    expect(verdict).toBe('proven');
  });
});

describe('a card with two figures that may close it', () => {
  test('is proven by the debt, although less is due now', async () => {
    const box = [
      ...table('50 200', [['Total balance', 'Amount due']]),
      ...table('50 200', [['955.00', '95.50']]),
    ];
    expect(await readUnder([say('Previous balance 1,000.00'), ...box], CARD_ROWS)).toBe(CARD);
  });
});

describe('a balance brought forward without a date', () => {
  test('to the second page closes nothing', async () => {
    const COLUMNS = '50 120 440> 540>';
    const heading = ['Date', 'Description', 'Amount', 'Balance'];
    const { opening, closing, verdict } = await readAccount(
      [
        say('Example Bank account statement'),
        ...table(COLUMNS, [
          heading,
          ['01/03/2025', 'Balance forward', '', '100.00'],
          ['04/03/2025', 'FIRST SHOP', '-30.00', '70.00'],
          ['', 'Subtotal', '', '70.00'],
        ]),
      ],
      [
        ...table(COLUMNS, [
          heading,
          ['', 'Balance forward', '', '70.00'],
          ['25/03/2025', 'SALARY', '500.00', '570.00'],
          ['', 'Subtotal', '', '570.00'],
        ]),
      ],
    );
    expect(`${opening} ${closing} ${verdict}`).toBe('100.00 570.00 proven');
  });
});

describe('a lone number above the label of a total', () => {
  test('is the end of a wrapped text, and no total', async () => {
    const { verdict } = await readAccount([
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      say('Opening balance 100.00'),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['04/03/2025', 'FIRST SHOP', '-30.00'],
        ['25/03/2025', 'SALARY OF THE MONTH CARD', '500.00'],
        ['', '5746', ''],
        ['', 'Total deposits', '500.00'],
        ['', 'Total withdrawals', '30.00'],
      ]),
      say('Closing balance 570.00'),
    ]);
    expect(verdict).toBe('proven');
  });
});
