import { describe, expect, test } from 'vitest';
import type { AccountReading, Figure } from '../src/interpret/account-reading.ts';
import { type RowDay, rowDays } from '../src/interpret/row-days.ts';
import type { Entry, Row } from '../src/interpret/rows/row.ts';
import type { Line } from '../src/lines/line.ts';
import type { NumberStyle } from '../src/values/number-style.ts';
import type { DateOrder, TimeFrame } from '../src/values/settle-date.ts';
import { columnDoubts } from '../src/verify/column-doubts.ts';
import type { Doubt } from '../src/verify/doubt.ts';
import { missingPageDoubts as missingPageDoubtsOn } from '../src/verify/missing-page-doubts.ts';
import {
  claimedBalances,
  otherClosingDoubts as otherClosingDoubtsOn,
} from '../src/verify/other-closing-doubts.ts';
import { mixedMoneyDoubts, otherMoneyDoubts } from '../src/verify/other-money-doubts.ts';
import { rowsElsewhereDoubts } from '../src/verify/rows-elsewhere-doubts.ts';
import { scaleDoubts } from '../src/verify/scale-doubts.ts';
import { summariesIn, summaryDoubts as summaryDoubtsOn } from '../src/verify/summary-doubts.ts';
import { tooLargeDoubts } from '../src/verify/too-large-doubts.ts';
import { messageOf, nameOf } from './finding-names.ts';
import {
  amountOf,
  balanceAt,
  entriesOf,
  lineAt,
  printed,
  readingOf,
  rowsOf,
  tableOf,
} from './written-account.ts';

type Own = Parameters<typeof readingOf>[1];
type Roles = NonNullable<Parameters<typeof tableOf>[0]['roles']>;

function written(roles: Roles, text: string, own: Own = {}): AccountReading {
  return readingOf(rowsOf(tableOf({ roles, text })), own);
}

/** The rows of a reading but one. */
function without(account: AccountReading, at: number): AccountReading {
  return { ...account, rows: account.rows.filter((_, index) => index !== at) };
}

const codes = (doubts: readonly Doubt[]) => doubts.map((doubt) => `${nameOf(doubt)} ${doubt.severity}`);

const STYLE: NumberStyle = { decimalMark: '.', decimals: 2 };

const TIME = { frame: { start: null, end: null, isBuddhist: false }, order: 'day-month' } as const;

// Doubts by what is printed among those entries.
function missingPageDoubts(
  account: AccountReading,
  entries: readonly Entry[],
  missing: Parameters<typeof missingPageDoubtsOn>[2],
  time: { days: readonly RowDay[]; frame: TimeFrame; order: DateOrder },
) {
  const checked = { ...account, dates: time.days.map(({ date }) => date) };
  return missingPageDoubtsOn(claimedBalances(entries, time), checked, missing, time.frame);
}
function otherClosingDoubts(account: AccountReading, entries: readonly Entry[], isCard: boolean) {
  const dates = rowDays(account.rows, TIME.order, TIME.frame, isCard).map(({ date }) => date);
  return otherClosingDoubtsOn(claimedBalances(entries, TIME), { ...account, dates }, isCard);
}
function summaryDoubts(account: AccountReading, entries: readonly Entry[], figures: () => readonly Figure[]) {
  return summaryDoubtsOn(summariesIn(account, entries, figures), account);
}

describe('one amount in both the debit and the credit column', () => {
  const roles: Roles = ['date', null, 'out', 'in', 'balance'];
  const HEAD = 'Date        Description     Paid out     Paid in     Balance';
  const check = (...lines: readonly string[]) =>
    codes(columnDoubts(written(roles, [HEAD, ...lines].join('\n'))));
  const plain = '03/03/2025  Shop               10.00                   90.00';

  test('is doubted', () => {
    expect(check(plain, '04/03/2025  Pay                20.00       20.00      110.00')).toEqual([
      'sign-doubtful both-columns warning',
    ]);
  });

  test.each([
    ['each row has one', [plain]],
    ['they differ by a cent', [plain, '04/03/2025  Pay                20.00       20.01       90.00']],
    ['it is nothing', [plain, '04/03/2025  Pay                 0.00        0.00       90.00']],
    ['it repeats the balance', [plain, '04/03/2025  Pay                            90.00       90.00']],
  ])('is not doubted where %s', (_, lines) => {
    expect(check(...lines)).toEqual([]);
  });

  test('is not doubted where one figure stands flush under both headings', () => {
    const heads = 'Date        Description                 Out';
    const account = written(['date', null, 'in'], `${heads}\n03/03/2025  Shop                      10.00`);
    const both = account.rows.map((row) => {
      const { headings } = row.anchor.table;
      const twins = headings.flatMap((heading) =>
        heading.role === 'in' ? [heading, { ...heading, role: 'out' as const }] : [heading],
      );
      return { ...row, anchor: { ...row.anchor, table: { ...row.anchor.table, headings: twins } } };
    });
    expect(columnDoubts({ ...account, rows: both })).toEqual([]);
  });

  test('is doubted where one of two columns of money in has it', () => {
    const heads = 'Date        Description     Paid out     Deposit     Interest';
    const lines = ['04/03/2025  Pay                20.00       20.00         1.00', plain];
    const account = written(['date', null, 'out', 'in', 'in'], [heads, ...lines].join('\n'));
    expect(codes(columnDoubts(account))).toEqual(['sign-doubtful both-columns warning']);
  });

  test('is not doubted on lines that are no rows', () => {
    const account = written(
      roles,
      [HEAD, plain, '04/03/2025  Pay                20.00       20.00      110.00'].join('\n'),
    );
    expect([columnDoubts(account).length, columnDoubts(without(account, 1)).length]).toEqual([1, 0]);
  });

  test('is doubted in the second table of an account', () => {
    const first = written(roles, [HEAD, plain].join('\n'));
    const second = written(
      roles,
      [HEAD, '04/03/2025  Pay                20.00       20.00      110.00'].join('\n'),
    );
    expect(codes(columnDoubts({ ...first, rows: [...first.rows, ...second.rows] }))).toEqual([
      'sign-doubtful both-columns warning',
    ]);
  });
});

describe('the balance before each row', () => {
  const roles: Roles = ['date', null, 'foreign', 'amount', 'balance'];
  const HEAD = 'Date        Description      Before      Amount     Balance';
  const row = (before: string, amount: string, after: string) =>
    `03/03/2025  Shop         ${before.padStart(10)}${amount.padStart(12)}${after.padStart(12)}`;
  const check = (lines: readonly string[], head = HEAD, own = roles) =>
    codes(columnDoubts(written(own, [head, ...lines].join('\n'))));
  const good = [
    row('100.00', '10.00', '90.00'),
    row('90.00', '20.00', '70.00'),
    row('70.00', '10.00', '60.00'),
    row('60.00', '5.00', '55.00'),
  ];
  const broken = good.with(2, row('70.01', '10.00', '60.00'));

  test('is not doubted if each row continues from the one above', () => {
    expect(check(good)).toEqual([]);
  });

  test('is not doubted if each row continues from the one below', () => {
    expect(check(good.toReversed())).toEqual([]);
  });

  test.each([
    ['oldest first', broken],
    ['newest first', broken.toReversed()],
  ])('is doubted where one row differs by a cent, %s', (_, lines) => {
    expect(check(lines)).toEqual(['figures-disagree balance-before warning']);
  });

  test('is not doubted if half of the rows differ: it is something else then', () => {
    const odd = [
      row('100.00', '10.00', '90.00'),
      row('1.00', '20.00', '70.00'),
      row('2.00', '10.00', '60.00'),
      row('60.00', '5.00', '55.00'),
    ];
    expect(check(odd)).toEqual([]);
    expect(check([...odd, row('55.00', '5.00', '50.00')])).toEqual([
      'figures-disagree balance-before warning',
    ]);
  });

  test('reads an overdrawn balance as negative', () => {
    expect(
      check([
        row('10.00', '20.00', '-10.00'),
        row('-10.00', '5.00', '-15.00'),
        row('-15.00', '1.00', '-16.00'),
      ]),
    ).toEqual([]);
    expect(
      check([
        row('10.00', '20.00', '-10.00'),
        row('10.00', '5.00', '-15.00'),
        row('-15.00', '1.00', '-16.00'),
      ]),
    ).toHaveLength(1);
  });

  test.each([
    ['the column says something else', HEAD.replace('Before', 'Foreig'), roles],
    ['the column is one of amounts', HEAD, ['date', null, 'amount', 'amount', 'balance'] as Roles],
    ['there is no balance after each row', HEAD, ['date', null, 'foreign', 'amount', null] as Roles],
  ])('is not doubted where %s', (_, head, own) => {
    expect(check(broken, head, own)).toEqual([]);
  });

  test('is not doubted on lines without a balance after it', () => {
    expect(check(good.with(2, row('70.00', '10.00', '')))).not.toEqual(['x']);
    expect(check([...good, row('54.00', '1.00', '')])).toEqual([]);
  });
});

describe('pages missing from the file', () => {
  const entries = [balanceAt('opening', amountOf(10_000)), balanceAt('closing', amountOf(5000, 'minus'))];
  const time = {
    days: [],
    frame: { start: null, end: null, isBuddhist: false },
    order: 'day-month',
  } as const;
  const check = (
    numbers: readonly number[],
    isFirst = false,
    found: NonNullable<Own>['found'] = { opening: 10_000, closing: -5000 },
    balances: Entry[] = entries,
  ) => missingPageDoubts(readingOf([], { found }), balances, { numbers, isFirst, isRunning: false }, time);

  test('are doubted by number if rows may be on them', () => {
    const [one] = check([2], true);
    expect(one).toMatchObject({ code: 'pages-missing', severity: 'warning' });
    expect(messageOf(one)).toContain('Page 2 of this statement is not in the file');
    expect(messageOf(check([2, 3, 5], true)[0])).toContain('Pages 2-3, 5 of this statement are not');
  });

  test.each([
    ['none is missing', check([], true)],
    ['the rows lead from the opening to the closing balance printed', check([2])],
  ])('are not doubted if %s', (_, actual) => {
    expect(actual).toEqual([]);
  });

  test.each([
    ['no opening balance is printed', { opening: 10_000, closing: -5000 }, entries.slice(1)],
    ['no closing balance is printed', { opening: 10_000, closing: -5000 }, entries.slice(0, 1)],
    ['another opening balance is printed', { opening: 10_001, closing: -5000 }, entries],
    ['another closing balance is printed', { opening: 10_000, closing: 4999 }, entries],
    ['the opening balance is not known', { opening: null, closing: -5000 }, entries],
    ['the closing balance is not known', { opening: 10_000, closing: null }, entries],
    [
      'both are printed as opening ones',
      { opening: 10_000, closing: 5000 },
      [entries[0], balanceAt('opening', amountOf(5000))],
    ],
    [
      'they are sums of rows',
      { opening: 10_000, closing: 5000 },
      [
        entries[0],
        {
          kind: 'total',
          side: 'in',
          role: 'closing',
          amounts: [],
          amount: amountOf(5000),
          body: lineAt(1, 'x'),
        },
      ],
    ],
  ] as [string, NonNullable<Own>['found'], Entry[]][])('are doubted where %s', (_, found, balances) => {
    expect(codes(check([2], false, found, balances))).toEqual(['pages-missing warning']);
  });
});

describe('another closing balance above the rows', () => {
  const rows = rowsOf(
    tableOf({
      roles: ['date', null, 'amount'],
      text: 'Date        Description      Amount\n03/03/2025  Shop              10.00\n04/03/2025  Pay               20.00',
    }),
  );
  const other = (minor: number, own: Parameters<typeof balanceAt>[2] = {}) =>
    balanceAt('closing', amountOf(minor), { body: lineAt(3, 'Closing balance 1.00', 2), ...own });
  const check = (
    head: readonly Entry[],
    own: Own = {},
    { isCard = false, of = rows }: { isCard?: boolean; of?: Row[] } = {},
  ) =>
    otherClosingDoubts(
      readingOf(of, {
        amounts: [-1000, 2000],
        balances: [9000, null],
        found: { opening: 10_000, closing: 11_000 },
        ...own,
      }),
      [...head, ...entriesOf(of)],
      isCard,
    ).map((doubt) => `${nameOf(doubt)} ${doubt.severity} ${doubt.page}`);
  const DOUBTED = ['other-closing-balance warning 2'];

  test.each([1, 10_999, 11_001, 1000, 2000])('of %i is doubted', (minor) => {
    expect(check([other(minor)])).toEqual(DOUBTED);
  });

  test.each([
    ['the opening balance', 10_000],
    ['the closing balance', 11_000],
    ['one the rows pass', 9000],
  ])('is not doubted where it is %s', (_, minor) => {
    expect(check([other(minor)])).toEqual([]);
  });

  test('is not doubted where it is the balance of its day, and is where it is another', () => {
    const own = { opening: 10_000, closing: 11_000 };
    const at = (day: number, minor: number) =>
      check([other(minor, { date: printed(day, 3) })], { balances: [null, null], found: own });
    expect(at(3, 9000)).toEqual([]);
    expect([at(2, 9000), at(3, 9001)]).toEqual([DOUBTED, DOUBTED]);
  });

  test.each([
    ['printed in the table', other(1, { isInTable: true })],
    ['no closing one', balanceAt('opening', amountOf(1))],
    ['what may be drawn', other(1, { amount: amountOf(1), body: lineAt(3, 'Available balance 0.01') })],
  ])('is not doubted where it is %s', (name, entry) => {
    if (name === 'what may be drawn') {
      const body = lineAt(3, 'Available credit 0.01');
      const [token] = body.tokens.filter(({ kind }) => kind === 'amount');
      const amount = token?.kind === 'amount' ? token.amount : amountOf(1);
      expect(check([other(1, { body, amount })])).toEqual([]);
      const owed = lineAt(3, 'New balance 0.01', 2);
      const [own] = owed.tokens.filter(({ kind }) => kind === 'amount');
      expect(
        check([other(1, { body: owed, amount: own?.kind === 'amount' ? own.amount : amountOf(1) })]),
      ).toEqual(DOUBTED);
    } else expect(check([entry])).toEqual([]);
  });

  test('is not doubted after the first row', () => {
    const account = readingOf(rows, { amounts: [-1000, 2000], found: { opening: 10_000, closing: 11_000 } });
    expect(otherClosingDoubts(account, [...entriesOf(rows), other(1)], false)).toEqual([]);
    expect(otherClosingDoubts(account, [other(1)], false)).toEqual([]);
    const [one, two] = entriesOf(rows);
    const between = [one, other(1), two].filter((entry) => entry !== undefined);
    expect(otherClosingDoubts(account, between, false)).toEqual([]);
  });

  describe('after the first row, or on a card', () => {
    const account = readingOf(rows, { amounts: [-1000, 2000], found: { opening: 10_000, closing: 11_000 } });
    const doubtCount = (own: readonly number[], another: number, isCard = false) =>
      otherClosingDoubts(
        account,
        [
          ...own.map((strength) => balanceAt('closing', amountOf(11_000), { strength })),
          ...entriesOf(rows),
          other(1, { strength: another }),
        ],
        isCard,
      ).length;

    test('is doubted if it is labelled as clearly as the one they lead to, wherever that is clearest', () => {
      expect([doubtCount([2], 2), doubtCount([2], 3), doubtCount([2], 2, true), doubtCount([], 1)]).toEqual([
        1, 1, 1, 1,
      ]);
      expect([doubtCount([2], 1), doubtCount([1, 3], 2), doubtCount([], 0)]).toEqual([0, 0, 0]);
    });
  });

  test('is compared with those that are the account’s own, however clearly others are claimed', () => {
    const account = readingOf(rows, { amounts: [-1000, 2000], found: { opening: 10_000, closing: 11_000 } });
    const pages = (...claimed: readonly Entry[]) =>
      otherClosingDoubts(account, [...entriesOf(rows), ...claimed], false).map(({ page }) => page);
    const own = balanceAt('closing', amountOf(11_000), { strength: 2 });
    const on = (page: number, strength: number) =>
      other(page, { strength, body: lineAt(3, 'Closing balance', page) });
    expect([pages(own, on(2, 2), on(3, 3)), pages(own, on(2, 1), on(3, 3))]).toEqual([[2], [3]]);
    expect(pages(own, on(2, 2), on(3, 2))).toEqual([2]);
  });

  test('is the first of several opening ones over the rows', () => {
    const on = (page: number) =>
      balanceAt('opening', amountOf(page), { strength: 2, body: lineAt(3, 'Opening balance', page) });
    expect(check([balanceAt('opening', amountOf(10_000), { strength: 2 }), on(2), on(3)])).toEqual(DOUBTED);
  });

  test('may be an opening one above the rows, labelled as clearly as the one they start from', () => {
    const opening = (minor: number, strength: number) => balanceAt('opening', amountOf(minor), { strength });
    expect([
      check([opening(10_000, 2), opening(1, 2)]).length,
      check([opening(10_000, 2), opening(1, 1)]).length,
      check([opening(10_000, 2), opening(9000, 3)]).length,
    ]).toEqual([1, 0, 0]);
  });

  test('is doubted once, by the first', () => {
    expect(check([other(9000), other(1), other(2, { body: lineAt(5, 'x', 3) })])).toEqual(DOUBTED);
  });

  test('is not doubted if no closing balance is known, and doubted without a row if it is', () => {
    expect(check([other(1)], { found: { opening: 10_000, closing: null } })).toEqual([]);
    const none = readingOf([], { found: { opening: 10_000, closing: 11_000 } });
    expect(codes(otherClosingDoubts(none, [other(1, { strength: 1 })], false))).toEqual([
      'other-closing-balance warning',
    ]);
    const one = rows.slice(0, 1);
    expect(check([other(1)], { amounts: [1000], balances: [] }, { of: one })).toEqual(DOUBTED);
  });

  test('skips an unknown opening balance', () => {
    expect(check([other(1)], { found: { opening: null, closing: 11_000 } })).toEqual(DOUBTED);
    expect(check([other(0)], { found: { opening: null, closing: 11_000 } })).toEqual(DOUBTED);
  });

  test('may be a debit or credit total if printed totals pass', () => {
    const hold: Own = {
      amounts: [-1000, -500, 2000, 3000],
      found: { opening: 10_000, closing: 11_000, totals: 'hold' },
    };
    expect([
      check([other(5000)], hold),
      check([other(1500)], hold),
      check([other(2000)], hold),
      check([other(3500)], hold),
    ]).toEqual([[], [], DOUBTED, DOUBTED]);
    const cents: Own = { ...hold, amounts: [-1000, -1, 0, 2000, 1] };
    expect([check([other(2001)], cents), check([other(1001)], cents)]).toEqual([[], []]);
    const fails: Own = { ...hold, found: { opening: 10_000, closing: 11_000, totals: null } };
    expect(check([other(5000)], fails)).toEqual(DOUBTED);
  });

  test('on a card is doubted only above the newest row', () => {
    const newest: Own = { found: { opening: 10_000, closing: 11_000, chain: { isNewestFirst: true } } };
    expect([
      check([other(1)], {}, { isCard: true }),
      check([other(1)], newest, { isCard: true }),
      check([other(1)], newest),
    ]).toEqual([[], DOUBTED, DOUBTED]);
  });
});

describe('rows of several currencies', () => {
  const account = written(
    ['date', null, 'amount'],
    'Date        Description      Amount\n03/03/2025  Shop              10.00\n04/03/2025  Pay               20.00',
  );
  const check = (...titles: readonly (readonly [number, string | null])[]) =>
    codes(
      mixedMoneyDoubts(
        account,
        titles.map(([position, currency]) => ({ position, currency })),
      ),
    );

  test('are doubted under titles that name two', () => {
    expect(check([0, 'USD'], [1, 'PEN'])).toEqual(['mixed-currencies warning']);
    expect(check([0, 'USD'], [1, null])).toEqual(['mixed-currencies warning']);
  });

  test.each([
    ['there is no title', []],
    [
      'both name one',
      [
        [0, 'USD'],
        [1, 'USD'],
      ],
    ],
    [
      'the other is below the rows',
      [
        [0, 'USD'],
        [2, 'PEN'],
      ],
    ],
    ['only some rows are under one', [[1, 'USD']]],
  ] as [string, [number, string][]][])('are not doubted if %s', (_, titles) => {
    expect(check(...titles)).toEqual([]);
  });

  test('are doubted if a table has another one next to the account’s', () => {
    const table = (role: 'foreign' | 'amount') =>
      tableOf({
        roles: ['date', null, role, 'amount'],
        text: 'Date        Description         Dollars       Pesos\n03/03/2025  Shop                  10.00\n04/03/2025  Pay                               20.00\n            Closing balance       50.00',
      });
    expect([
      codes(otherMoneyDoubts([table('amount'), table('foreign')], account, [], STYLE)),
      otherMoneyDoubts([table('amount')], account, [], STYLE),
    ]).toEqual([['rows-unread other-currency warning'], []]);
  });

  test('are doubted where all that moved is in another column, in the decimals of the document', () => {
    const idle = { ...readingOf([], { found: { opening: 0, closing: 0 } }), zeroRows: 1 };
    const doubts = (text: string, style: NumberStyle) =>
      codes(otherMoneyDoubts([], idle, [lineAt(3, text).line], style));
    expect([
      doubts('16/12/2022 Shop 46.870 0.000', { decimalMark: '.', decimals: 3 }),
      doubts('16/12/2022 Shop 1.250 0', { decimalMark: ',', decimals: 0 }),
      doubts('16/12/2022 Shop 0.000 0.000', { decimalMark: '.', decimals: 3 }),
    ]).toEqual([['rows-unread other-currency warning'], ['rows-unread other-currency warning'], []]);
  });
});

describe('a total printed with its parts', () => {
  const HEAD = 'Date        Description   Principal    Interest     Payment';
  const roles: Roles = ['date', 'description', null, 'foreign', 'amount'];
  const row = (first: string, second: string, whole: string) =>
    `03/03/2025  Shop        ${first.padStart(11)}${second.padStart(12)}${whole.padStart(12)}`;
  const check = (lines: readonly string[], own = roles) =>
    codes(columnDoubts(written(own, [HEAD, ...lines].join('\n'))));
  const good = [
    row('80.00', '20.00', '100.00'),
    row('81.00', '19.00', '100.00'),
    row('82.00', '18.00', '100.00'),
  ];

  test('is not doubted if the parts add up on each row', () => {
    expect(check(good)).toEqual([]);
  });

  test.each([
    ['too great', row('83.00', '17.00', '100.01')],
    ['too small', row('83.00', '17.00', '99.99')],
  ])('is doubted where it is a cent %s on one', (_, odd) => {
    expect(check([...good, odd])).toEqual(['figures-disagree parts warning']);
    expect(check([odd, ...good])).toEqual(['figures-disagree parts warning']);
  });

  test('is doubted if the total comes first', () => {
    const turned = [...good, row('83.00', '17.00', '100.01')].map((line) => line);
    expect(
      check(
        turned.map((line) => {
          const [, first = '', second = '', whole = ''] = /([\d.]+)\s+([\d.]+)\s+([\d.]+)$/.exec(line) ?? [];
          return row(whole, first, second);
        }),
      ),
    ).toEqual(['figures-disagree parts warning']);
  });

  test.each([
    ['two rows alone agree', [...good.slice(0, 2), row('83.00', '17.00', '100.01')]],
    ['half of the rows agree', [...good, ...[1, 2, 3].map(() => row('83.00', '17.00', '100.01'))]],
    ['a row lacks a part', [...good, row('83.00', '', '100.01')]],
  ])('is not doubted where %s', (_, lines) => {
    expect(check(lines)).toEqual([]);
  });

  test('is doubted if more than half of the rows agree', () => {
    expect(check([...good, row('83.00', '17.00', '100.01'), row('84.00', '17.00', '100.01')])).toEqual([
      'figures-disagree parts warning',
    ]);
  });

  test('is not doubted in two columns, nor with a balance column', () => {
    const lines = [...good, row('83.00', '17.00', '100.01')];
    expect(check(lines, ['date', 'description', null, 'foreign', 'balance'])).toEqual([]);
    const two = [
      '03/03/2025  Shop             80.00       80.00',
      '03/03/2025  Shop             81.00       81.00',
      '03/03/2025  Shop             82.00       82.00',
      '03/03/2025  Shop             83.00       83.01',
    ];
    expect(
      codes(
        columnDoubts(
          written(
            ['date', 'description', null, 'amount'],
            ['Date        Description   Principal     Payment', ...two].join('\n'),
          ),
        ),
      ),
    ).toEqual([]);
  });

  test('is not doubted on lines that are no rows', () => {
    const account = written(roles, [HEAD, ...good, row('83.00', '17.00', '100.01')].join('\n'));
    expect([columnDoubts(account).length, columnDoubts(without(account, 3)).length]).toEqual([1, 0]);
  });

  test('is not doubted if another column gives the total of each row', () => {
    const nothing = [
      row('50.00', '0.00', '50.00'),
      row('51.00', '0.00', '51.00'),
      row('52.00', '0.00', '52.00'),
      row('53.00', '1.00', '52.00'),
    ];
    expect(check(nothing)).toEqual([]);
  });
});

describe('three digits after the only separator of each amount', () => {
  const account = (...amounts: readonly string[]) => {
    const lines = amounts.map((amount) => `03/03/2025  Shop        ${amount.padStart(10)}`);
    const style = { decimalMark: ',' as const, decimals: 0 as const };
    return readingOf(
      rowsOf(
        tableOf({
          roles: ['date', null, 'amount'],
          style,
          text: ['Date        Description   Amount', ...lines].join('\n'),
        }),
      ),
    );
  };
  const check = (amounts: readonly string[], currency: string | null = null, decimals: 0 | 2 | 3 = 0) =>
    codes(scaleDoubts(account(...amounts), { decimalMark: '.', decimals }, currency));

  test('are doubted if no currency is printed, or one with three decimals', () => {
    expect([check(['1.234', '5.678']), check(['1.234'], 'KWD')]).toEqual([
      ['scale-doubtful warning'],
      ['scale-doubtful warning'],
    ]);
  });

  test.each([
    ['the currency has two decimals', ['1.234'], 'EUR', 0],
    ['decimals are known', ['1.234'], null, 3],
    ['one is grouped twice', ['1.234', '1.234.567'], null, 0],
    ['one has a sign of its currency', ['€1.234'], null, 0],
    ['one begins with a zero', ['0.234', '1.234'], null, 0],
    ['there is no amount', [], null, 0],
  ] as [string, string[], string | null, 0 | 2 | 3][])(
    'are not doubted if %s',
    (_, amounts, currency, decimals) => {
      expect(check(amounts, currency, decimals)).toEqual([]);
    },
  );

  test('are doubted with a sign before or after', () => {
    expect([check(['-1.234']), check(['1.234-']), check(['123.456'])].flat()).toHaveLength(3);
  });
});

describe('a second balance', () => {
  const HEAD = 'Date        Description       Moved      Amount     Balance        Loan';
  const roles: Roles = ['date', null, null, 'amount', 'balance', 'balance'];
  const row = (moved: string, amount: string, balance: string, loan: string) =>
    `03/03/2025  Shop         ${moved.padStart(10)}${amount.padStart(12)}${balance.padStart(12)}${loan.padStart(12)}`;
  // The column nobody knows is none of the table's, so that its figures are no cells.
  const check = (lines: readonly string[], own = roles) => {
    const table = tableOf({
      roles: own,
      text: [HEAD, ...lines].join('\n'),
      columns: (all) => all.filter(({ right }) => right > 40 * 6),
    });
    return codes(columnDoubts(readingOf(rowsOf(table))));
  };
  const start = row('', '10.00', '90.00', '500.00');

  test('is doubted if it moves by its own amounts', () => {
    expect(
      check([start, row('7.00', '10.00', '80.00', '493.00'), row('8.00', '10.00', '70.00', '485.00')]),
    ).toEqual(['rows-unread second-balance warning']);
    expect(
      check([start, row('7.00', '10.00', '80.00', '507.00'), row('8.00', '10.00', '70.00', '515.00')]),
    ).toEqual(['rows-unread second-balance warning']);
  });

  test.each([
    [
      'it moves so once',
      [start, row('7.00', '10.00', '80.00', '493.00'), row('8.00', '10.00', '70.00', '484.99')],
    ],
    [
      'it moves by the amounts of the rows',
      [start, row('', '10.00', '80.00', '490.00'), row('', '10.00', '70.00', '480.00')],
    ],
    [
      'it moves by other sums',
      [start, row('7.00', '10.00', '80.00', '493.01'), row('8.00', '10.00', '70.00', '485.00')],
    ],
    [
      'it does not move',
      [start, row('0.00', '10.00', '80.00', '500.00'), row('0.00', '10.00', '70.00', '500.00')],
    ],
  ])('is not doubted where %s', (_, lines) => {
    expect(check(lines)).toEqual([]);
  });

  test('skips lines without it', () => {
    expect(
      check([
        start,
        row('7.00', '10.00', '80.00', '493.00'),
        row('', '1.00', '79.00', ''),
        row('8.00', '10.00', '69.00', '485.00'),
      ]),
    ).toHaveLength(1);
  });

  test('is not the first one', () => {
    const first = [
      row('7.00', '10.00', '500.00', ''),
      row('7.00', '10.00', '493.00', ''),
      row('8.00', '10.00', '485.00', ''),
    ];
    expect(check(first)).toEqual([]);
  });
});

describe('a summary between the opening and the closing balance', () => {
  const rows = rowsOf(
    tableOf({
      roles: ['date', null, 'amount'],
      text: 'Date        Description      Amount\n03/03/2025  Shop              10.00',
    }),
  );
  const found = { opening: 10_000, closing: 12_000 };
  const NAMED: Entry = { kind: 'total', side: 'in', amounts: [], body: lineAt(9, 'sum') };
  const [OTHER_ROW = NAMED] = entriesOf(
    rowsOf(
      tableOf({
        roles: ['date', null, 'amount'],
        text: 'Date        Description      Amount\n03/03/2025  Fee                1.00',
      }),
    ),
  );
  type Part = number | readonly number[];
  /** A figure a line, or several on one, between the two balances. */
  const check = (
    parts: readonly Part[],
    {
      sums = parts.length,
      own = found,
      first = 10_000,
      last = 12_000,
      page = 2,
      lastPage = 2,
      between = [] as readonly Entry[],
      behind = [] as readonly Entry[],
      begin = 'opening' as 'opening' | 'closing',
      end = 'closing' as 'opening' | 'closing',
    } = {},
  ) => {
    const bodies = parts.map((_, at) => lineAt(11 + at, 'sum', page));
    const figures = parts.flatMap((part, at): Figure[] => {
      const body = bodies[at] ?? lineAt(11, 'sum');
      return [part].flat().map((amount) => ({ body, amount: Number(amount), mark: 'none' }));
    });
    const entries: Entry[] = [
      balanceAt(begin, amountOf(first), { body: lineAt(10, 'Opening', page) }),
      ...bodies.slice(0, sums).map((body): Entry => ({ kind: 'total', side: 'in', amounts: [], body })),
      ...between,
      balanceAt(end, amountOf(last), { body: lineAt(30, 'Closing', lastPage) }),
      ...behind,
    ];
    return summaryDoubts(readingOf(rows, { found: own }), entries, () => figures).map(
      (doubt) => `${nameOf(doubt)} ${doubt.severity} ${doubt.page}`,
    );
  };
  const DOUBTED = ['figures-disagree summary warning 2'];

  test('is not doubted if its figures lead from one to the other, in whatever direction', () => {
    expect([
      check([5000, 3000]),
      check([5000, 2000, 1000]),
      check([1000, 1000, 700]),
      check([2000, 999]),
    ]).toEqual([[], [], [], []]);
  });

  test('is doubted if they are a cent off', () => {
    expect([check([5000, 3001]), check([5000, 2999]), check([5000, 1700, 1001])]).toEqual([
      DOUBTED,
      DOUBTED,
      DOUBTED,
    ]);
  });

  test('is doubted if one of several figures is no labelled total', () => {
    expect([check([5000, 1700, 1001], { sums: 1 }), check([5000, 3001], { sums: 2 })]).toEqual([
      DOUBTED,
      DOUBTED,
    ]);
  });

  test.each([
    ['no sum is named', check([5000, 1700, 1001, 17], { sums: 0 })],
    ['there is one figure', check([5000])],
    ['few figures and sums are there', check([5000, 3001], { sums: 1 })],
    ['there are more than eight figures', check([5000, 1, 1, 1, 1, 1, 1, 1, 1], { sums: 2 })],
    ['several figures are on a line of their own', check([[5000, 7], 3001, 9])],
    ['the closing balance is on another page', check([5000, 3001], { lastPage: 3 })],
    ['another opening balance is printed', check([5000, 3001], { first: 10_001 })],
    ['another closing balance is printed', check([5000, 3001], { last: 12_001 })],
    [
      'the opening balance is not known',
      check([5000, 3001], { own: { opening: null as never, closing: 12_000 } }),
    ],
    [
      'the closing balance is not known',
      check([5000, 3001], { own: { opening: 10_000, closing: null as never } }),
    ],
    ['a single figure stands next to many sums', check([5000], { between: [NAMED, NAMED] })],
    ['what stands next to few sums is none', check([5000, 3001], { sums: 1, between: [OTHER_ROW] })],
    ['it ends in an opening balance', check([5000, 3001], { end: 'opening' })],
    ['it begins with a closing balance', check([5000, 3001], { begin: 'closing' })],
    ['sums are named behind it', check([5000, 3001], { sums: 1, behind: [NAMED] })],
    ['a row stands between', check([5000, 3001], { between: entriesOf(rows) })],
    ['another balance stands between', check([5000, 3001], { between: [balanceAt('opening', amountOf(1))] })],
  ])('is not doubted where %s', (_, actual) => {
    expect(actual).toEqual([]);
  });

  test('is doubted with eight figures', () => {
    expect(check([5000, 1, 1, 1, 1, 1, 1, 1], { sums: 2 })).toEqual(DOUBTED);
  });

  test('continues past a row of another account', () => {
    expect(OTHER_ROW.kind).toBe('row');
    expect(check([5000, 3001], { between: [OTHER_ROW] })).toEqual(DOUBTED);
  });

  test('continues to the repeated closing balance if a box next to it has it first', () => {
    const box = balanceAt('closing', amountOf(12_000), { body: lineAt(14, 'New balance', 2) });
    const parts = [5000, 3100, 17, 12_000, 83];
    expect(check(parts, { sums: 3, between: [box] })).toEqual([]);
    expect(check([5000, 3100, 17, 12_000, 84], { sums: 3, between: [box] })).toEqual(DOUBTED);
  });

  describe('with its closing balance in a box next to it', () => {
    const body = (at: number, page = 2) => lineAt(at, 'sum', page);
    type Sum = readonly [at: number, amount: number];
    /** Sums on lines by their place; the box is printed on line 20, the closing balance again on line 30. */
    const boxed = (
      sums: readonly Sum[],
      again: Entry | null = balanceAt('closing', amountOf(12_000), { body: body(30) }),
      behind: readonly Entry[] = [],
    ) => {
      const bodies = new Map([...sums, [20, 0] as const].map(([at]) => [at, body(at)] as const));
      const on = (at: number) => bodies.get(at) ?? body(at);
      const figures = sums.map(([at, amount]): Figure => ({ body: on(at), amount, mark: 'none' }));
      const entries: Entry[] = [
        balanceAt('opening', amountOf(10_000), { body: body(10) }),
        ...[11, 12].map((at): Entry => ({ kind: 'total', side: 'in', amounts: [], body: on(at) })),
        balanceAt('closing', amountOf(12_000), { body: on(20) }),
        ...(again === null ? [] : [again]),
        ...behind,
      ];
      return summaryDoubts(readingOf(rows, { found }), entries, () => figures).length;
    };
    const above: Sum[] = [
      [11, 10_000],
      [12, 7],
    ];

    test('leaves that out of its sums, and nothing else', () => {
      expect(boxed([...above, [20, 12_000], [25, 3]])).toBe(1);
      expect(boxed([...above, [20, 12_000], [25, 2000]])).toBe(0);
      expect(boxed([...above, [20, 2000], [20, 12_000]])).toBe(0);
      expect(boxed([...above, [13, 12_000], [20, 12_000]])).toBe(0);
    });

    test.each([
      ['it is not printed again', null],
      ['another is printed behind it', balanceAt('closing', amountOf(12_001), { body: body(30) })],
      ['an opening one is printed behind it', balanceAt('opening', amountOf(12_000), { body: body(30) })],
      ['it is printed again on another page', balanceAt('closing', amountOf(12_000), { body: body(30, 3) })],
    ] as [string, Entry | null][])('ends there where %s', (_, again) => {
      expect(boxed([...above, [20, 12_000], [25, 2000]], again)).toBe(1);
    });

    test('ends with the second, whatever balance follows', () => {
      const again = balanceAt('closing', amountOf(12_000), { body: body(30) });
      const other = balanceAt('closing', amountOf(12_000), { body: body(40, 3) });
      expect(boxed([...above, [20, 12_000], [25, 2000]], again, [other])).toBe(0);
    });

    test('ends there where more than eight sums stand before the second', () => {
      const behind = (count: number) =>
        Array.from({ length: count }, (_, at): Sum => [21 + at, at === 0 ? 2000 : 1]);
      expect([
        boxed([...above, [20, 12_000], ...behind(6)]),
        boxed([...above, [20, 12_000], ...behind(7)]),
      ]).toEqual([0, 1]);
    });
  });

  test('may have overdrawn balances', () => {
    expect(check([5000, 3000], { own: { opening: -10_000, closing: -12_000 } })).toEqual([]);
    expect(check([5000, 3001], { own: { opening: -10_000, closing: -12_000 } })).toEqual(DOUBTED);
  });

  test('may be all on one line', () => {
    const body = lineAt(10, 'Opening Sum Sum Closing', 2);
    const one = (...amounts: readonly number[]) => {
      const figures = [10_000, ...amounts, 12_000].map((amount): Figure => ({ body, amount, mark: 'none' }));
      const sums = amounts.map((): Entry => ({ kind: 'total', side: 'in', amounts: [], body }));
      const entries = [
        balanceAt('opening', amountOf(10_000), { body }),
        ...sums,
        balanceAt('closing', amountOf(12_000), { body }),
      ];
      return summaryDoubts(readingOf(rows, { found }), entries, () => figures).length;
    };
    expect([one(5000, 3000), one(5000, 3001)]).toEqual([0, 1]);
  });

  test('needs an opening balance first', () => {
    const entries = [balanceAt('closing', amountOf(10_000)), balanceAt('closing', amountOf(12_000))];
    expect(summaryDoubts(readingOf(rows, { found }), entries, () => [])).toEqual([]);
    expect(
      summaryDoubts(readingOf(rows, { found }), [balanceAt('opening', amountOf(10_000))], () => []),
    ).toEqual([]);
  });
});

describe('dated lines with amounts in an unknown column', () => {
  const HEAD = 'Date        Description      Income   Principal';
  const roles: Roles = ['date', null, 'amount', null];
  const row = (income: string, principal: string, day = '03/03/2025') =>
    `${day.padEnd(10)}  Shop         ${income.padStart(10)}${principal.padStart(12)}`;
  const check = (lines: readonly string[], head = HEAD, own = roles) => {
    // Only known headings make columns.
    const table = tableOf({
      roles: own,
      text: [head, ...lines].join('\n'),
      columns: (all) => all.filter(({ right }) => right < 40 * 6),
    });
    return codes(columnDoubts(readingOf(rowsOf(table))));
  };
  const [first, last] = [row('10.00', ''), row('20.00', '')];

  test('are doubted between rows that are read', () => {
    expect(check([first, row('', '99.00'), last])).toEqual(['rows-unread unknown-column warning']);
  });

  test.each([
    ['all are read', [first, row('15.00', ''), last]],
    ['they are over the first row', [row('', '99.00'), first, last]],
    ['they are under the last row', [first, last, row('', '99.00')]],
    ['they print no day', [first, row('', '99.00', ''), last]],
    ['they are over nothing', [first, row('', '0.00'), last]],
    ['rows have money there too', [first, row('15.00', '99.00'), last]],
  ])('are not doubted if %s', (_, lines) => {
    expect(check(lines)).toEqual([]);
  });

  describe('in one of several tables, or next to lines read otherwise', () => {
    const table = (lines: readonly string[]) =>
      tableOf({
        roles,
        text: [HEAD, ...lines].join('\n'),
        columns: (all) => all.filter(({ right }) => right < 40 * 6),
      });
    const UNREAD = ['rows-unread unknown-column warning'];

    test('are doubted whichever table they are of', () => {
      const [whole, torn] = [rowsOf(table([first, last])), rowsOf(table([first, row('', '99.00'), last]))];
      expect(codes(columnDoubts(readingOf([...whole, ...torn])))).toEqual(UNREAD);
      expect(codes(columnDoubts(readingOf([...torn, ...whole])))).toEqual(UNREAD);
    });

    test('are not doubted where they are rows by a figure elsewhere', () => {
      const of = table([first, row('', '99.00'), last]);
      const [one, two] = rowsOf(of);
      const middle = of.lines[1];
      if (one === undefined || two === undefined || middle === undefined) throw new Error('rows are written');
      const taken = { ...one, anchor: { ...one.anchor, body: middle } };
      expect(columnDoubts(readingOf([one, taken, two]))).toEqual([]);
      expect(codes(columnDoubts(readingOf([one, two])))).toEqual(UNREAD);
    });

    test('are not doubted where a column that is known has a figure of theirs too', () => {
      const own = readingOf(rowsOf(table([first, row('15.00', '99.00'), last])));
      expect(columnDoubts(without(own, 1))).toEqual([]);
    });
  });

  test('are not doubted if the column is known', () => {
    expect(check([first, row('', '99.00'), last], HEAD, ['date', null, 'amount', 'foreign'])).toEqual([]);
  });

  describe('without headers', () => {
    const bare = (middle: string) => {
      const table = tableOf({
        isBare: true,
        text: [first, middle, last].join('\n'),
        columns: (all) => all.filter(({ right }) => right < 40 * 6),
      });
      return codes(columnDoubts(readingOf(rowsOf(table))));
    };

    test('are doubted by the date they begin with and the amount they end with', () => {
      expect(bare(row('', '99.00'))).toEqual(['rows-unread unknown-column warning']);
    });

    test.each([
      ['they begin with a word', row('', '99.00', 'Note')],
      ['they end with a word', `${row('', '99.00')} x`],
      ['their figure is nothing', row('', '0.00')],
      ['their figure is a bare number', row('', '99')],
      ['their figure is a balance', '03/03/2025  Closing balance        99.00'],
      ['their last figure of two is a balance', '03/03/2025  7.00 Closing balance   99.00'],
    ])('are not doubted if %s', (_, middle) => {
      expect(bare(middle)).toEqual([]);
    });
  });
});

describe('rows outside their document’s table', () => {
  const table = tableOf({
    roles: ['date', null, 'amount'],
    text: 'Date        Description      Amount\n03/03/2025  Shop              10.00\n04/03/2025  Pay               20.00',
  });
  const summed = tableOf({
    roles: ['date', null, 'amount'],
    text: 'Date        Description      Amount\n03/03/2025  Shop              10.00\n04/03/2025  Pay               20.00\n            Sum               30.00',
  });
  const totalled = readingOf(rowsOf(summed));
  const under = (edge: number) => () => [
    { role: 'amount' as const, edge, alignment: 'right' as const, left: edge - 36, right: edge },
  ];
  const loose = readingOf(
    rowsOf(
      tableOf({
        isBare: true,
        text: 'Deposits         100.00\nWithdrawals       50.00',
        columns: under(138),
      }),
    ),
  );
  const rest = readingOf(rowsOf(table));
  const check = (
    own: AccountReading,
    { tables = [table], accounts = [own] }: { tables?: (typeof table)[]; accounts?: AccountReading[] } = {},
  ) => codes(rowsElsewhereDoubts(own, { tables, accounts }));

  test('are doubted if dated lines of the table belong to no account', () => {
    expect(loose.rows).toHaveLength(2);
    expect(check(loose)).toEqual(['rows-unread outside-table warning']);
    expect(check(loose, { accounts: [loose, without(rest, 0)] })).toEqual([
      'rows-unread outside-table warning',
    ]);
  });

  test.each([
    ['another account reads them', check(loose, { accounts: [loose, rest] })],
    ['there is no such table', check(loose, { tables: [] })],
    ['the table heads no days', check(loose, { tables: [{ ...table, headings: table.headings.slice(1) }] })],
    [
      'the table heads no amounts',
      check(loose, { tables: [{ ...table, headings: table.headings.slice(0, 2) }] }),
    ],
    [
      'its other lines bear no day',
      check(loose, { tables: [summed], accounts: [loose, without(totalled, 2)] }),
    ],
    ['the table has no dated lines', check(loose, { tables: [{ ...table, lines: [] }] })],
    ['they are of a table', check(rest)],
    ['there are none', check(readingOf([]))],
  ])('are not doubted if %s', (_, actual) => {
    expect(actual).toEqual([]);
  });

  test('are not doubted if one has a date, or is in a table with headers', () => {
    const dated = readingOf(
      rowsOf(
        tableOf({
          isBare: true,
          text: '03/03/2025  Deposits         100.00\nWithdrawals                   50.00',
          columns: under(210),
        }),
      ),
    );
    expect(dated.rows.some(({ anchor }) => anchor.cells.date !== null)).toBe(true);
    expect(check(dated)).toEqual([]);
    const undated = readingOf(
      rowsOf(tableOf({ roles: [null, 'amount'], text: 'Description      Amount\nDeposits         100.00' })),
    );
    expect(check(undated)).toEqual([]);
    expect(check({ ...loose, rows: [...loose.rows, ...undated.rows] })).toEqual([]);
  });
});

describe('amounts of more digits than can be counted', () => {
  const HEAD = 'Date        Description                    Amount';
  const WHOLE: NumberStyle = { decimalMark: '.', decimals: 0 };
  const account = (page = 1) => {
    const own = rowsOf(
      tableOf({
        roles: ['date', null, 'amount'],
        style: WHOLE,
        from: 4,
        text: `${HEAD}\n03/03/2025  Shop                           12,000\n04/03/2025  Shop                            5,000`,
      }),
    );
    return readingOf(own.map((row) => ({ ...row, page })));
  };
  const LARGE = '99999999999999999';
  /** A line with a bare number that ends so many characters from the edge of the amounts. */
  const bare = (at: number, beyond = 0, page = 1) =>
    lineAt(at, `05/03/2025  Shop ${LARGE.padStart(32 + beyond)}`, page).line;
  const check = (lines: readonly Line[], of: readonly AccountReading[] = [account()], style = WHOLE) =>
    tooLargeDoubts(lines, of, style).map((doubt) => `${nameOf(doubt)} ${doubt.page}`);

  test('are doubted, with their page', () => {
    const grouped = lineAt(9, 'Shop   99,999,999,999,999,999.00', 3).line;
    expect(
      check([grouped, lineAt(10, 'Shop   9,999.00').line], [], { decimalMark: '.', decimals: 2 }),
    ).toEqual(['amount-too-large 3']);
  });

  test('are doubted as bare numbers under the amounts of rows', () => {
    expect([check([bare(9)]), check([bare(5)])]).toEqual([['amount-too-large 1'], ['amount-too-large 1']]);
  });

  test.each([
    ['further right', check([bare(9, 1)])],
    ['further left', check([bare(9, -1)])],
    ['over the first row', check([bare(4)])],
    ['on another page', check([bare(9, 0, 2)])],
    ['where no row is read', check([bare(9)], [])],
  ])('are numbers of something else %s', (_, actual) => {
    expect(actual).toEqual([]);
  });

  test('end no more than one and a half points from those above', () => {
    const shifted = (by: number) => {
      const line = bare(9);
      return { ...line, words: line.words.map((word) => ({ ...word, right: word.right + by })) };
    };
    expect([check([shifted(1.5)]), check([shifted(-1.5)])].flat()).toHaveLength(2);
    expect([check([shifted(1.6)]), check([shifted(-1.6)])]).toEqual([[], []]);
  });

  test('are looked for under each row of each account', () => {
    expect(check([bare(9)], [account(2), account(1)])).toEqual(['amount-too-large 1']);
  });

  test('are listed twenty times at most', () => {
    const many = Array.from({ length: 21 }, (_, at) => bare(9 + at));
    expect(check(many)).toHaveLength(20);
  });
});
