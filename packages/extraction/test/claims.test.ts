import { describe, expect, test } from 'vitest';
import { cheapestPairs } from '../src/claims/cheapest-pairs.ts';
import { tableClaims } from '../src/claims/table-claims.ts';
import { linesOfWords } from '../src/lines/line.ts';
import type { Word } from '../src/read/page.ts';
import { tokensOf } from '../src/tables/token.ts';

const LETTER_PT = 5;
const LINE_PT = 14;
const STYLE = { decimalMark: '.', decimals: 2 } as const;

/** A line of a page: texts by their left edges, in points. */
type Line = readonly (readonly [number, string])[];

/** The claims on lines of 10-point type, as "amount kind: label". */
function claimed(...lines: readonly Line[]): string[] {
  const words = lines.flatMap((line, index) => line.flatMap(([left, text]) => wordsOf(text, left, index)));
  const bodies = linesOfWords(1, words).map((line, position) => ({
    line,
    position,
    tokens: tokensOf(line, STYLE),
  }));
  const claims = [...tableClaims({ lines: bodies, headings: [], columns: [] }, 10).values()].flat();
  return claims.map(({ figure, kind, label }) => `${figure.amount.minor / 100} ${kind}: ${label}`);
}

function wordsOf(text: string, left: number, index: number): Word[] {
  let at = left;
  return text.split(' ').map((part) => {
    const word: Word = {
      text: part,
      left: at,
      right: at + part.length * LETTER_PT,
      top: index * LINE_PT,
      bottom: index * LINE_PT + 10,
      fontSize: 10,
      isBold: false,
      confidence: 1,
    };
    at = word.right + 3;
    return word;
  });
}

describe('a figure has its own label', () => {
  test('above it, known or not, where the known one below labels the next figures', () => {
    expect(
      claimed(
        [
          [50, 'Settle before the end of May'],
          [250, 'Minimum payment'],
        ],
        [
          [150, '150.00'],
          [300, '7.50'],
        ],
        [
          [50, 'Previous balance'],
          [250, 'New balance'],
        ],
        [
          [150, '100.00'],
          [300, '150.00'],
        ],
      ),
    ).not.toContain('150 opening: Previous balance');
  });

  test('of two lines, the lower a note in brackets', () => {
    expect(
      claimed(
        [
          [50, 'TOTAL CREDIT LIMIT'],
          [250, 'MINIMUM DUE'],
        ],
        [[50, '(Including Cash)']],
        [
          [50, '2,000.00'],
          [250, '7.50'],
        ],
        [
          [50, 'PREVIOUS BALANCE'],
          [250, 'NEW BALANCE'],
        ],
        [
          [50, '100.00'],
          [250, '150.00'],
        ],
      ),
    ).not.toContain('2000 opening: PREVIOUS BALANCE');
  });

  test('the nearest before it, if two pairs are on a line', () => {
    expect(
      claimed(
        [
          [50, 'Opening balance'],
          [180, '100.00'],
          [300, 'Overdraft limit'],
          [420, '900.00'],
        ],
        [
          [50, 'Overdraft used'],
          [180, '7.00'],
          [300, 'Closing balance'],
          [420, '545.00'],
        ],
      ),
    ).toEqual([
      '100 opening: Opening balance',
      '900 limit: Overdraft limit',
      '7 other: Overdraft used',
      '545 closing: Closing balance',
    ]);
  });

  test('whatever balance label is above it', () => {
    expect(
      claimed(
        [[50, 'Closing balance']],
        [
          [50, 'Interest rate base'],
          [180, '7.00'],
        ],
      ),
    ).toEqual(['7 interest: Interest rate base']);
  });

  test('but not the name of its currency', () => {
    expect(
      claimed(
        [[150, 'Closing balance']],
        [
          [150, 'EUR'],
          [180, '545.00'],
        ],
      ),
    ).toEqual(['545 closing: Closing balance']);
  });
});

describe('as many figures as labels', () => {
  const labels: Line = [
    [50, 'Opening balance'],
    [150, 'Total credits'],
    [250, 'Total debits'],
    [350, 'Closing balance'],
  ];
  const expected = [
    '100 opening: Opening balance',
    '500 in: Total credits',
    '55 out: Total debits',
    '545 closing: Closing balance',
  ];

  test('are matched in order, although some touch the next label', () => {
    expect(
      claimed(labels, [
        [135, '100.00'],
        [225, '500.00'],
        [325, '55.00'],
        [435, '545.00'],
      ]),
    ).toEqual(expected);
  });

  test('are matched in order among dates and numbers too', () => {
    expect(
      claimed(
        [
          [50, 'Statement date'],
          [140, 'Opening balance'],
          [240, 'Closing balance'],
          [340, 'Due date'],
        ],
        [
          [60, '31/03/2025'],
          [220, '100.00'],
          [320, '545.00'],
          [420, '25/04/2025'],
        ],
      ),
    ).toEqual(['100 opening: Opening balance', '545 closing: Closing balance']);
  });

  test('above them, as with large figures', () => {
    expect(
      claimed(
        [
          [50, '100.00'],
          [150, '500.00'],
          [250, '55.00'],
          [350, '545.00'],
        ],
        labels,
      ),
    ).toEqual(expected);
  });
});

describe('boxes one below the other', () => {
  test('have labels above figures throughout', () => {
    expect(
      claimed(
        [
          [50, 'Credit limit'],
          [250, 'Minimum payment'],
        ],
        [
          [50, '9,000.00'],
          [250, '25.00'],
        ],
        [
          [50, 'Previous balance'],
          [250, 'New balance'],
        ],
        [
          [50, '1,000.00'],
          [250, '955.00'],
        ],
      ),
    ).toEqual([
      '9000 limit: Credit limit',
      '25 minimum payment: Minimum payment',
      '1000 opening: Previous balance',
      '955 closing: New balance',
    ]);
  });

  test('or figures above labels throughout', () => {
    expect(
      claimed(
        [[50, '100.00']],
        [[50, 'Opening balance']],
        [[50, '500.00']],
        [[50, 'Paid in']],
        [[50, '55.00']],
        [[50, 'Paid out']],
        [[50, '545.00']],
        [[50, 'Closing balance']],
      ),
    ).toEqual([
      '100 opening: Opening balance',
      '500 in: Paid in',
      '55 out: Paid out',
      '545 closing: Closing balance',
    ]);
  });
});

test('a line of figures before their labels is read that way throughout', () => {
  expect(
    claimed(
      [
        [50, '100.00'],
        [90, 'Opening balance'],
        [300, '500.00'],
        [340, 'Paid in'],
      ],
      [
        [50, '545.00'],
        [90, 'Closing balance'],
        [300, '55.00'],
        [340, 'Paid out'],
      ],
    ),
  ).toEqual([
    '100 opening: Opening balance',
    '500 in: Paid in',
    '545 closing: Closing balance',
    '55 out: Paid out',
  ]);
});

test('each term of an equation has its own label', () => {
  expect(
    claimed(
      [[50, 'Opening balance + Money in - Money out = Closing balance']],
      [
        [60, '100.00'],
        [150, '500.00'],
        [240, '55.00'],
        [330, '545.00'],
      ],
    ),
  ).toEqual([
    '100 opening: Opening balance',
    '500 in: Money in',
    '55 out: Money out',
    '545 closing: Closing balance',
  ]);
});

describe('figures that form an equation open and close, whatever their labels', () => {
  const strip: Line = [
    [50, '100.00'],
    [150, '500.00'],
    [250, '55.00'],
    [350, '545.00'],
  ];

  test('with unknown labels', () => {
    expect(claimed([[50, 'Then put aside taken now']], strip)).toEqual([
      '100 opening: Then put aside taken now',
      '545 closing: ',
    ]);
  });

  test('with other figures after them', () => {
    expect(claimed([...strip, [450, '9,000.00']])).toEqual(['100 opening: ', '545 closing: ']);
  });

  test('but not if labels of their own name both balances', () => {
    const labels: Line = [
      [50, 'Closing balance'],
      [150, 'Opening balance'],
      [250, 'Paid in'],
      [350, 'Paid out'],
    ];
    const reversed: Line = [
      [60, '545.00'],
      [160, '100.00'],
      [260, '500.00'],
      [360, '55.00'],
    ];
    expect(claimed(labels, reversed)).toEqual([
      '545 closing: Closing balance',
      '100 opening: Opening balance',
      '500 in: Paid in',
      '55 out: Paid out',
    ]);
  });

  test('and not if they are parts and their sum, or rows of an overview', () => {
    expect(
      claimed([
        [50, '100.00'],
        [150, '20.00'],
        [250, '3.00'],
        [350, '123.00'],
      ]),
    ).toEqual([]);
    expect(claimed(strip, strip)).toEqual([]);
  });
});

describe('a balance without opening or closing in its label', () => {
  test('closes its date', () => {
    expect(
      claimed([
        [50, 'Book balance on 31/03/2025'],
        [300, '545.00'],
      ]),
    ).toEqual(['545 closing: Book balance on']);
    expect(
      claimed([
        [50, 'Saldo rachunku 31.03.2025'],
        [300, '545.00'],
      ]),
    ).toEqual(['545 closing: Saldo rachunku 31.03.2025']);
  });

  test('neither opens nor closes without a date', () => {
    expect(
      claimed([
        [50, 'Book balance'],
        [300, '545.00'],
      ]),
    ).toEqual(['545 balance: Book balance']);
  });
});

test('pairs are made at the lowest total cost, not one after the other', () => {
  const costs = [
    [0, 1, null],
    [0.5, 5, null],
    [null, null, 4],
  ];
  expect(cheapestPairs(3, 3, (item, place) => costs[item]?.[place] ?? null, 2)).toEqual([1, 0, null]);
});
